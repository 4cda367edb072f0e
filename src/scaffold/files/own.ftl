### The site's own words. The program brings all messages along; one that is given here takes its place.
### A text that begins with (todo) is still to be written: write it in place of the mark and of the hint.

# The site's name, on every page and in the titles that browsers and search engines show.
site-title = (todo) the site's name
# One line below the name, on the home page and the list of languages.
site-tagline = (todo) what the site is, in a few words

# The big heading of the home page.
home-heading = (todo) a heading that says what is here
# The paragraph below it; the page's description too.
home-lead = (todo) a sentence or two that say more

# The description of the list of languages.
languages-lead = (todo) the site's name, and that it is here in all its languages

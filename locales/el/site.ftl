### What stands on every page: header, footer, titles of pages, in Greek.
### What each message is for and what its variables hold is said in locales/en/site.ftl.

## The site

site-title = Variorum
site-tagline = Παλιά επιτραπέζια παιχνίδια, με κάθε ανάγνωση των κανόνων τους

## Titles, as a browser's tab and a search engine show them

title-page = { $name } · { $site }
title-home = { $site } · { $tagline }
picture-alt = { $name }: επιτραπέζιο έτοιμο για την αρχή μιας παρτίδας

## Header

skip-to-content = Μετάβαση στο περιεχόμενο
beta = Βήτα
language-nav = Γλώσσες
games-nav = Παιχνίδια
scheme = Χρώματα
scheme-auto = Όπως στη συσκευή
scheme-light = Φωτεινά
scheme-dark = Σκούρα

## Footer

footer-invitation = Χωρίς εγγραφή, χωρίς λήψη: στείλτε σε κάποιον τη διεύθυνση αυτής της σελίδας και παίξτε.
footer-about = Σχετικά με την έκδοση
footer-languages = Όλες οι γλώσσες
footer-feed = Νέοι και αλλαγμένοι κανόνες ως ροή
footer-nav = Αυτός ο ιστότοπος
footer-version = v{ $version } · { $digest }

## Search

search = Αναζήτηση
search-keys = Αναζήτηση (Ctrl+K ή ⌘K)
search-label = Αναζήτηση σε κανόνες και σελίδες
search-close = Κλείσιμο της αναζήτησης
search-first = Μετάβαση στο πρώτο αποτέλεσμα
search-hint = Γράψτε μία ή περισσότερες λέξεις ή την αρχή τους. Βρίσκεται ό,τι τις έχει όλες.
search-wait = Η αναζήτηση φορτώνεται.
search-failed = Η αναζήτηση δεν φορτώθηκε. Φορτώστε ξανά τη σελίδα για νέα προσπάθεια· και οι κατάλογοι παιχνιδιών και κανόνων στις σελίδες οδηγούν παντού.
search-none = Δεν βρέθηκε τίποτα. Δοκιμάστε λιγότερες ή άλλες λέξεις.
search-hits =
    { $count ->
        [one] { $count } αποτέλεσμα
       *[other] { $count } αποτελέσματα
    }
search-more =
    { $count ->
        [one] Περισσότερα από { $count } αποτέλεσμα· εμφανίζεται το καλύτερο.
       *[other] Περισσότερα από { $count } αποτελέσματα· εμφανίζονται τα { $count } καλύτερα.
    }

# What the preview itself says. Like the report, it is for those who edit a site, not for its readers.
heading = The site’s files have errors
still-shown = The page behind this is from the last build without errors. Escape hides the report.
nothing-to-show = The site is shown as soon as they are mended.
dismiss = Hide the report

### The edition of the rules on a page, in French: versions and what changed, the last review, how to
### cite the page and where to report an error.
### What each message is for and what its variables hold is said in locales/en/edition.ftl.

date =
    { $day ->
        [1] 1er
       *[other] { $day }
     } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
     } { NUMBER($year, useGrouping: "false") }

edition-changes = Changements apportés aux règles de cette page
edition-version = Version { $version }
edition-reviewed = Dernière révision de ces règles :

## The feed

feed-title = { $site } : règles nouvelles et modifiées
feed-entry = { $name } : version { $version }

## How to cite a page

cite = Citer cette page
cite-version = « { $name } », version { $version }, { $date }. { $site }. { $address }
cite-page = « { $name } ». { $site }. { $address }
cite-bibtex = BibTeX
cite-copy = Copier
cite-copy-text = Copier la référence
cite-copy-bibtex = Copier la notice BibTeX

## What comes of copying

copied-link = Lien copié.
copied-text = Copié.
copy-failed = Le navigateur ne l’a pas permis : veuillez copier à la main.

## Errors

report = Signaler une erreur
report-row = Signaler une erreur : { $topic }

### What the board says in Greek while it is played: shown below the board, and spoken.
### What each message is for and what its variables hold is said in locales/en/play.ftl.
### Names of sides and houses stand in the nominative: before a colon, between commas or in brackets.

## Squares in words: for screen readers, each square of the board is one of these

play-cell-empty = { $square }, κενό
play-cell-piece = { $square }, { $side }
play-cell-house-empty = { $square }, { $house }, κενό
play-cell-house-piece = { $square }, { $house }, { $side }
play-cell-can-move = { $cell }, μπορεί να κινηθεί
play-cell-chosen = { $cell }, επιλεγμένο πιόνι
play-cell-target = { $cell }, δυνατός προορισμός
play-cell-odds = { $cell }, πιθανότητα νίκης περίπου { $chance }
play-named-square = { $square } ({ $house })
play-list = { $list }, { $item }
play-sentences = { $said } { $next }

## Whose turn it is, and what to do

play-to-throw = { $side }: σειρά σας να ρίξετε.
play-throw-again = Ρίξτε ξανά.
play-choose = Διαλέξτε ποιο πιόνι θα κινηθεί.
play-to-choose = { $side }: διαλέξτε ποιο πιόνι θα κινηθεί.
play-chosen = Επιλέχθηκε το πιόνι στο { $from }. Προορισμός: { $to }.
play-chosen-off = Επιλέχθηκε το πιόνι στο { $from }. Προορισμός: έξοδος από το ταμπλό.
play-let-go = Ακυρώθηκε η επιλογή του πιονιού στο { $from }.
play-computer-turn = { $side }: παίζει ο υπολογιστής.
play-remote-turn = { $side }: παίζει ο άλλος παίκτης.

## Throws

play-threw = { $side }: η ρίψη έφερε { $throw }.
play-threw-none-up = { $side }: καμία ράβδος με την καλή όψη προς τα πάνω, η ρίψη μετρά { $throw }.

## Moves

play-moved = { $side }: από το { $from } στο { $to }.
play-moved-back = { $side }: προς τα πίσω, από το { $from } στο { $to }.
play-swapped = { $side }: από το { $from } στο { $to }· τα δύο πιόνια αλλάζουν θέση.
play-captured = { $side }: από το { $from } στο { $to }· το πιόνι που βρισκόταν εκεί αιχμαλωτίζεται και φεύγει από το παιχνίδι.
play-sent-away = { $side }: από το { $from } στο { $to } και από εκεί στο { $end }.
play-borne-off = { $side }: το πιόνι στο { $from } βγαίνει από το ταμπλό.

## No move; the sentence before names the side

play-passed = Καμία δυνατή κίνηση, η σειρά περνά στον αντίπαλο.
play-passed-again = Καμία δυνατή κίνηση, αλλά άλλη μία ρίψη.
play-turn-lost = Καμία δυνατή κίνηση, η σειρά χάνεται.

## An opening in which the players throw in turn until one throws a certain number

play-opening = Αρχίζει όποιος φέρει πρώτος { $needed }.
play-opening-missed = { $side }: η ρίψη έφερε { $throw }· δεν κρίθηκε ακόμη ποιος αρχίζει.
play-opening-won = { $side }: η ρίψη έφερε { $throw }· αρχίζει αυτός ο παίκτης. Πρώτη κίνηση: από το { $from } στο { $to }.

## The end

play-won = Το παιχνίδι τελείωσε. Νίκη: { $side }.
play-drawn = Το παιχνίδι τελείωσε: ισοπαλία.
play-version = Παίχτηκε με την έκδοση { $version } αυτών των κανόνων.
play-new-game = Νέο παιχνίδι.
play-can-come-back = Με αναίρεση επιστρέφει το προηγούμενο.
play-rematch = Νέο παιχνίδι, με αλλαγή πλευρών.
play-gave-up = { $side }: αυτός ο παίκτης παραιτήθηκε.

## The game in hand: what may come before whose turn it is

play-resumed = Το παιχνίδι σας συνεχίζεται.
play-set-aside = Το παιχνίδι που είχε κρατήσει αυτό το πρόγραμμα περιήγησης δεν μπορεί να ξαναπαιχτεί με αυτούς τους κανόνες. Μπήκε στην άκρη και αρχίζει νέο παιχνίδι.
play-opened = Το παιχνίδι συνεχίζεται από εδώ.
play-undone = Η κίνηση αναιρέθηκε.
play-nothing-to-undo = Δεν υπάρχει δική σας κίνηση για αναίρεση.
play-no-undo = Όταν ο άλλος παίκτης είναι αλλού, καμία κίνηση δεν αναιρείται.
play-brought-back = Το προηγούμενο παιχνίδι επέστρεψε.
play-looking = Προηγούμενη θέση: { $at } από { $plies }.
play-looked = Το παιχνίδι όπως είναι τώρα.
play-refused-looking = Αυτή είναι προηγούμενη θέση. Συνεχίστε από εδώ ή γυρίστε στο παιχνίδι, όπως είναι τώρα.

## The list of moves: a line for each throw

play-entry = { $side }, { $throw }: από το { $from } στο { $to }
play-entry-off = { $side }, { $throw }: από το { $from } έξω από το ταμπλό
play-entry-pass = { $side }, { $throw }: καμία κίνηση

## Estimates

play-percent = { $number }%
play-hint = Καλύτερη κατά την εκτίμηση: από το { $from } στο { $to }, πιθανότητα νίκης περίπου { $chance }.
play-hint-off = Καλύτερη κατά την εκτίμηση: από το { $from } έξω από το ταμπλό, πιθανότητα νίκης περίπου { $chance }.
play-cost = κόστισε περίπου { $number }%
play-cost-none = δεν υπήρχε καλύτερη
play-costs = { $side }: χάθηκε συνολικά περίπου { $number }%.
play-weigh-later = Το κόστος κάθε κίνησης φαίνεται όταν τελειώσει το παιχνίδι.

## Beside the board

play-tray = Βγήκαν: { $off }
play-tray-captured = Βγήκαν: { $off } · αιχμάλωτα: { $captured }

## Why a piece or a square may not be chosen

play-refused-over = Το παιχνίδι τελείωσε.
play-refused-not-thrown = Πρώτα πρέπει να γίνει η ρίψη.
play-refused-computer = Είναι η σειρά του υπολογιστή.
play-refused-empty = { $from }: εδώ δεν υπάρχει πιόνι.
play-refused-enemy = { $from }: το πιόνι εδώ είναι του αντιπάλου.
play-refused-throw = { $from }: το { $throw } δεν οδηγεί στο { $to }.
play-refused-beyond = { $from }: το { $throw } οδηγεί πέρα από το τελευταίο τετράγωνο και δεν βγάζει πιόνι από εδώ.
play-refused-own-piece = { $to }: εδώ υπάρχει δικό σας πιόνι.
play-refused-safe = { $to }: το τετράγωνο είναι ασφαλές, το πιόνι εδώ προστατεύεται.
play-refused-protected = { $to }: το πιόνι εδώ το προστατεύει ένας γείτονας.
play-refused-barrier = { $from }: ένα φράγμα κλείνει τον δρόμο, στα { $squares }.
play-refused-must-stop = { $from }: κάθε πιόνι πρέπει πρώτα να σταματήσει στο { $square }.
play-refused-only-bearing-off = { $from }: από εδώ ένα πιόνι κινείται μόνο για να βγει, και το { $throw } δεν το βγάζει.
play-refused-no-bearing-off = { $from }: τα πιόνια βγαίνουν μόνο από τα { $squares }.
play-refused-bear-off-throw = { $from }: το { $throw } δεν βγάζει πιόνι από εδώ.
play-refused-bear-off-others = { $from }: καμία έξοδος όσο δεν βρίσκονται στην τελευταία γραμμή όλα τα πιόνια σας (πιο πίσω: { $squares }).
play-refused-bears-off = { $from }: με αυτή τη ρίψη το πιόνι βγαίνει από το ταμπλό.
play-refused-backward = { $from }: τα πιόνια δεν κινούνται προς τα πίσω.
play-refused-forward-first = { $from }: καμία κίνηση προς τα πίσω όσο κάποιο πιόνι μπορεί να πάει εμπρός.
play-refused-backward-taken = { $to }: η κίνηση προς τα πίσω θέλει κενό τετράγωνο.
play-refused-other-first = { $from }: προηγείται πιόνι που μπορεί να κινηθεί (τετράγωνα: { $squares }).
play-refused-opening = Δεν έχει κριθεί ακόμη ποιος αρχίζει.

## When the board cannot be played

play-no-engine = Το παιχνίδι δεν φορτώθηκε. Οι κανόνες πιο κάτω είναι πλήρεις· φορτώστε ξανά τη σελίδα για να δοκιμάσετε πάλι.
play-wrong-engine = Το παιχνίδι είναι άλλης έκδοσης από τη σελίδα. Φορτώστε ξανά τη σελίδα για να διορθωθεί.
play-link-damaged = Ο σύνδεσμος είναι κατεστραμμένος ή ελλιπής. Ορίστε η αρχή ενός παιχνιδιού.
play-link-later = Ο σύνδεσμος φτιάχτηκε με νεότερη έκδοση αυτής της σελίδας. Φορτώστε ξανά τη σελίδα και ανοίξτε τον πάλι· ως τότε, ορίστε η αρχή ενός παιχνιδιού.
play-link-rules = Ο σύνδεσμος ανήκει σε άλλους κανόνες ή σε αυτούς πριν αλλάξουν. Ορίστε η αρχή ενός παιχνιδιού.
play-link-elsewhere = Ο σύνδεσμος ανήκει σε άλλους κανόνες: { $name }. Ο σύνδεσμος κάτω από το ταμπλό οδηγεί εκεί.
play-no-code = Στο κείμενο δεν βρέθηκε παιχνίδι ή θέση αυτών των κανόνων.
play-not-loaded = Αυτό το μέρος της σελίδας δεν φορτώθηκε. Φορτώστε ξανά τη σελίδα για νέα προσπάθεια.
# Said when a link tells a position or a game that these rules do not allow.
play-wrong-link = Αυτό που περιγράφει ο σύνδεσμος δεν μπορεί να συμβεί με αυτούς τους κανόνες. Ξεκινά νέο παιχνίδι.

### The words on and around the board that stand in the page before any script runs, in Greek.
### What each message is for and what its variables hold is said in locales/en/board.ftl.

board-game = Παιχνίδι: { $name }
board-name = Ταμπλό: { $name }
board-needs-script = Το ταμπλό δείχνει την αρχή του παιχνιδιού. Για να παίξετε πάνω του, επιτρέψτε σε αυτή τη σελίδα την JavaScript· οι κανόνες διαβάζονται και χωρίς αυτήν.
board-description = Τα τετράγωνα αριθμούνται με τη φορά του παιχνιδιού. Τα βέλη μετακινούν πάνω στο ταμπλό, το Enter επιλέγει πιόνι και έπειτα το τετράγωνό του, το T κάνει τη ρίψη, τα N και P πηγαίνουν στα πιόνια που μπορούν να κινηθούν, το H δίνει μια υπόδειξη, το U αναιρεί, το ερωτηματικό δείχνει όλα τα πλήκτρα.

## Controls

board-throw-sticks = Ρίξτε τις ράβδους
board-throw-die = Ρίξτε το ζάρι
board-bear-off = Μάζεμα πιονιού
board-new-game = Νέο παιχνίδι
board-undo = Αναίρεση
board-hint = Υπόδειξη
board-rematch = Ρεβάνς
board-players = Παίκτες
board-players-two = Δύο στο ίδιο ταμπλό
board-players-computer = Ο υπολογιστής παίζει: { $side }
board-level = Επίπεδο υπολογιστή
board-level-beginner = Αρχάριος
board-level-casual = Ερασιτέχνης
board-level-skilled = Έμπειρος
board-level-strong = Δυνατός

## Panels below the board; each is opened by its summary

board-moves = Κινήσεις
board-step-first = Στην αρχή
board-step-back = Μία κίνηση πίσω
board-step-on = Μία κίνηση μπροστά
board-step-last = Πίσω στο παιχνίδι, όπως είναι τώρα
board-go-on = Συνέχεια από εδώ
board-weigh = Πόσο κόστισε κάθε κίνηση (εκτίμηση)
board-share = Κοινοποίηση
board-share-what = Τι να κοινοποιηθεί
board-share-position = Αυτή η θέση
board-share-game = Ολόκληρο το παιχνίδι
board-copy-link = Αντιγραφή του συνδέσμου
board-send = Αποστολή με …
board-as-text = Το παιχνίδι ως κείμενο· για να συνεχίσετε ένα άλλο, βάλτε εδώ το κείμενο ή τον σύνδεσμό του
board-copy-text = Αντιγραφή του κειμένου
board-save = Αποθήκευση σε αρχείο
board-take-up = Συνέχεια από αυτό το κείμενο
board-more = Περισσότερα
board-sounds = Ήχοι
board-resign = Παραίτηση
board-resign-sure = Ναι, παραιτούμαι από το παιχνίδι

## Beside the board

board-tray = { $side }: πιόνια εκτός ταμπλό
board-houses = Οίκοι και σημάδια
board-safe = Ασφαλή τετράγωνα: { $squares }
board-version = Παίζεται με την έκδοση { $version } αυτών των κανόνων, { $date }

## Keys

board-keys = Πλήκτρα
board-key-arrows = μετακίνηση πάνω στο ταμπλό
board-key-enter = επιλογή πιονιού, έπειτα του τετραγώνου του
board-key-escape = ακύρωση της επιλογής
board-key-throw = ρίψη
board-key-next = επόμενο και προηγούμενο πιόνι που μπορεί να κινηθεί
board-key-hint = υπόδειξη: πόσο αξίζει κάθε κίνηση
board-key-undo = αναίρεση της τελευταίας κίνησης
board-key-step = πίσω και μπροστά στο παιχνίδι
board-key-keys = αυτός ο κατάλογος
board-key-name-arrows = Βέλη
board-key-name-enter = Enter
board-key-name-escape = Esc

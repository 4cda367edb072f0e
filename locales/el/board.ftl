### The words on and around the board that stand in the page before any script runs, in Greek.
### What each message is for and what its variables hold is said in locales/en/board.ftl.

board-name = Ταμπλό: { $name }
board-needs-script = Το ταμπλό δείχνει την αρχή του παιχνιδιού. Για να παίξετε πάνω του, επιτρέψτε στη σελίδα να εκτελεί σενάρια εντολών· οι κανόνες διαβάζονται και χωρίς αυτά.
board-description = Τα τετράγωνα αριθμούνται με τη φορά του παιχνιδιού.

## Controls

board-throw-sticks = Ρίξτε τις ράβδους
board-throw-die = Ρίξτε το ζάρι
board-bear-off = Έξοδος
board-new-game = Νέο παιχνίδι
board-players = Παίκτες
board-players-two = Δύο στο ίδιο ταμπλό
board-players-computer = Ο υπολογιστής παίζει: { $side }
board-dice = Ρίψη

## Beside the board

board-tray = { $side }: πιόνια εκτός ταμπλό
board-houses = Οίκοι και σημάδια
board-safe = Ασφαλές τετράγωνο

## Keys

board-keys = Πλήκτρα
board-key-arrows = μετακίνηση πάνω στο ταμπλό
board-key-enter = επιλογή πιονιού, έπειτα του τετραγώνου του
board-key-escape = ακύρωση της επιλογής
board-key-throw = ρίψη
board-key-next = επόμενο και προηγούμενο πιόνι που μπορεί να κινηθεί
board-key-name-arrows = Βέλη
board-key-name-enter = Enter
board-key-name-escape = Esc

### The board in a page of another site, in Greek.
### What each message is for and what its variables hold is said in locales/en/embed.ftl.

embed-lead = { $name }: ένα ταμπλό για να παίξετε, δύο μαζί ή με αντίπαλο τον υπολογιστή.
embed-new-tab = (ανοίγει σε νέα καρτέλα)
embed = Ενσωμάτωση αυτού του ταμπλό
embed-about = Βάλτε αυτόν τον κώδικα σε μια δική σας σελίδα, και το ταμπλό θα παίζεται και εκεί.
embed-code = Κώδικας ενσωμάτωσης
embed-copy = Αντιγραφή του κώδικα
embed-alone = Το ταμπλό μόνο του

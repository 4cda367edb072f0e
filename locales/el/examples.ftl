### Τα παραδείγματα των κανόνων: θέσεις που έχει παίξει η μηχανή, σχεδιασμένες και με λόγια κάτω από τη γραμμή τους.

example-summary = { $count ->
    [one] Παράδειγμα
   *[other] { $count } παραδείγματα
 }: { $topic }

## Σε τι διαφέρουν οι δύο κανονισμοί σε μια θέση

example-both = Και με τους δύο κανονισμούς επιτρέπεται να παίξει κανείς { $moves }.
example-only-standard = Μόνο με τους βασικούς κανόνες επιτρέπεται να παίξει κανείς { $moves }.
example-only-variant = Μόνο με τους κανόνες αυτής της σελίδας επιτρέπεται να παίξει κανείς { $moves }.
example-same-moves = Και οι δύο κανονισμοί επιτρέπουν εδώ τις ίδιες κινήσεις, αλλά αποκλείουν άλλες για διαφορετικούς λόγους.
example-same-moves-lead = Και οι δύο κανονισμοί επιτρέπουν εδώ τις ίδιες κινήσεις, αλλά η συνέχεια δεν είναι ίδια.

example-differs = Μετά την κίνηση { $move }, με τους βασικούς κανόνες { $standard }, ενώ με τους κανόνες αυτής της σελίδας { $variant }.
example-differs-no-move = Δεν υπάρχει εδώ δυνατή κίνηση: με τους βασικούς κανόνες { $standard }, ενώ με τους κανόνες αυτής της σελίδας { $variant }.
example-after-standard = Με τους βασικούς κανόνες, μετά από ρίψη { $throw } και την κίνηση { $move }, { $then }.
example-after-variant = Με τους κανόνες αυτής της σελίδας, μετά από ρίψη { $throw } και την κίνηση { $move }, { $then }.
example-then-stays = το πιόνι μένει στο { $to }
example-then-sent = το πιόνι πηγαίνει στο { $end }
example-then-swapped = τα δύο πιόνια αλλάζουν θέση
example-then-captured = το πιόνι στο { $to } αιχμαλωτίζεται
example-then-again = η ίδια πλευρά ρίχνει ξανά
example-then-passes = η σειρά περνά στον αντίπαλο
example-then-over = το παιχνίδι τελειώνει

## Κάτω από κάθε ταμπλό

example-legal = Επιτρεπτές κινήσεις: { $moves }.
example-no-such-throw = Με αυτούς τους κανόνες δεν υπάρχει ζαριά { $throw }.
example-move = από το { $from } στο { $to }
example-move-off = από το { $from } εκτός ταμπλό

## Για αναγνώστες οθόνης

example-position = { $first }. { $second }.
example-pieces = { $side }: { $squares }· εκτός ταμπλό: { $off }

## Ο σύνδεσμος προς το ταμπλό της σελίδας

example-play-on = Συνεχίστε το παιχνίδι από εδώ
example-play-on-label = Συνεχίστε το παιχνίδι από εδώ: { $name }

### What sources say on rule rows, in Greek.
### What each message is for and what its variables hold is said in locales/en/sources.ftl.

readings-disputed = Οι πηγές διαφέρουν: { $topic }
readings-told = Τι λένε οι πηγές: { $topic }
reading-differs = διαφέρει
reading-silent = το αφήνει ανοιχτό
reading-agrees = συμφωνεί
source-agrees = Συμφωνεί:
source-differs = Διαφέρει:
source-silent = Αφήνει ανοιχτό:
compare-disputed = Οι πηγές διαφέρουν ({ $name }): { $topic }

### What sources say on rule rows, in German.
### What each message is for and what its variables hold is said in locales/en/sources.ftl.

readings-disputed = Quellen weichen ab: { $topic }
readings-told = Was die Quellen sagen: { $topic }
reading-differs = weicht ab
reading-silent = lässt es offen
reading-agrees = stimmt überein
source-agrees = Stimmt überein:
source-differs = Weicht ab:
source-silent = Lässt offen:
compare-disputed = Quellen weichen ab ({ $name }): { $topic }

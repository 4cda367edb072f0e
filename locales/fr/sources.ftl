### What sources say on rule rows, in French.
### What each message is for and what its variables hold is said in locales/en/sources.ftl.

readings-disputed = Les sources divergent : { $topic }
readings-told = Ce que disent les sources : { $topic }
reading-differs = diverge
reading-silent = laisse le point ouvert
reading-agrees = concorde
source-agrees = Concorde :
source-differs = Diverge :
source-silent = Laisse ouvert :
compare-disputed = Les sources divergent ({ $name }) : { $topic }

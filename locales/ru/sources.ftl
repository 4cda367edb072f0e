### What sources say on rule rows, in Russian.
### What each message is for and what its variables hold is said in locales/en/sources.ftl.

readings-disputed = Источники расходятся: { $topic }
readings-told = Что говорят источники: { $topic }
reading-differs = расходится
reading-silent = оставляет открытым
reading-agrees = совпадает
source-agrees = Совпадает:
source-differs = Расходится:
source-silent = Оставляет открытым:
compare-disputed = Источники расходятся ({ $name }): { $topic }

### What sources say on rule rows, in Arabic.
### What each message is for and what its variables hold is said in locales/en/sources.ftl.

readings-disputed = المصادر تختلف: { $topic }
readings-told = ما تقوله المصادر: { $topic }
reading-differs = يختلف
reading-silent = يتركه مفتوحًا
reading-agrees = يوافق
source-agrees = يوافق في:
source-differs = يختلف في:
source-silent = يتركه مفتوحًا:
compare-disputed = المصادر تختلف ({ $name }): { $topic }

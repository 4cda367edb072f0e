### What sources say on rule rows, in Japanese.
### What each message is for and what its variables hold is said in locales/en/sources.ftl.

readings-disputed = 出典により異なる：{ $topic }
readings-told = 出典の記述：{ $topic }
reading-differs = 異なる
reading-silent = 記述なし
reading-agrees = 一致
source-agrees = 一致する点：
source-differs = 異なる点：
source-silent = 記述のない点：
compare-disputed = 出典により異なる（{ $name }）：{ $topic }

### The board in a page of another site, in Arabic.
### What each message is for and what its variables hold is said in locales/en/embed.ftl.

embed-lead = { $name }: لوحة للعب بين لاعبَين أو ضد الحاسوب.
embed-new-tab = (يُفتح في تبويب جديد)
embed = تضمين هذه اللوحة
embed-about = ضع هذه الشيفرة في إحدى صفحاتك، فيصبح اللعب على اللوحة ممكنًا هناك أيضًا.
embed-code = شيفرة التضمين
embed-copy = نسخ الشيفرة
embed-alone = اللوحة وحدها

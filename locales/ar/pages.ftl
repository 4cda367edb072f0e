### The headings and fixed sentences of each kind of page, in Arabic.
### What each message is for and what its variables hold is said in locales/en/pages.ftl.
### A name stands before a colon, in brackets, or after the word for "game", so that no verb or adjective has to agree with it.

## Home

home-heading = ألعاب قديمة بقراءة متأنية
home-lead = بقيت لوحات اللعب القديمة وضاعت قواعدها. هنا تُعرض كل قراءة للعبة إلى جانب قواعدها المعيارية، بندًا بندًا، ويمكن لعبها كلها على الصفحة.
home-standard = { $game }: القواعد المعيارية
home-variants = الصيغ

## The list of languages at the root of the site

languages-heading = اللغات
languages-lead = موقع Variorum بجميع لغاته.

## A game's page (its standard rules)

game-eyebrow = لعبة
game-about = ما لعبة { $name }؟
game-rules = القواعد بندًا بندًا
game-rules-caption = { $name }: القواعد المعيارية
game-rules-column = القاعدة المعيارية
game-variants = الصيغ

## A variant's page

variant-eyebrow = صيغة من:
variant-about = ما لعبة { $name }؟
variant-changes = ما تغيّر من القواعد
variant-changes-caption = { $name }: الاختلافات عن القواعد المعيارية ({ $game })
variant-others = { $game }: الصيغ الأخرى
variant-standard = { $game }: القواعد المعيارية

## Rule tables

table-topic = القاعدة
table-standard = { $game }: القواعد المعيارية
table-permalink = رابط دائم: { $topic }

## A game's glossary

glossary-heading = مسرد المصطلحات
glossary-name = { $game }: مسرد المصطلحات
glossary-lead = { $game }: الكلمات التي تستعملها القواعد، ومعنى كلٍّ منها.
glossary-link = ما معنى كلمات هذه القواعد

## The rulesets of a game side by side

compare-heading = جنبًا إلى جنب
compare-name = { $game }: القواعد جنبًا إلى جنب
compare-lead = { $game }: ما تقوله كل مجموعة من القواعد، بندًا بندًا. اختر ما تريد وضعه جنبًا إلى جنب.
compare-link = كل القواعد جنبًا إلى جنب
compare-columns = القواعد المراد مقارنتها
compare-rows = الصفوف
compare-differences = ما يختلف فقط
compare-same = كما في القواعد المعيارية
compare-under = مذكور في:
compare-row = { $name }: { $topic }

## Shared sections

draft = مسودة
unplayable = لا يمكن لعبها هنا بعد
history = نبذة تاريخية
sources = المصادر
card-topics = تختلف في:

## A translation that is older than its source

behind = هذه الترجمة أقدم في بعض أجزائها من النص الذي نُقلت عنه. النص كما هو الآن:
behind-rows = صفوف الجدول التي تغيّرت فيه:

## The page that says that there is no such page

not-found-eyebrow = 404
not-found-heading = لا توجد صفحة هنا
not-found-lead = ليس في هذا العنوان شيء. ربما نُقلت الصفحة أو كُتب العنوان خطأً.
not-found-home = إلى قائمة الألعاب

## The page at an address that another page has taken over

moved-heading = نُقلت هذه الصفحة
moved-lead = ما كان في هذا العنوان تجده هنا:

## Punctuation

list-separator = { "، " }
citation-separator = { "، " }
citation-more-authors = { " وآخرون" }
citation-pages = ص. { $pages }
label-separator = { " " }

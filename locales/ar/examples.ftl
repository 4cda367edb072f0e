### The examples of rule rows, in Arabic: positions that the engine has played, drawn and told below a row.
### What each message is for and what its variables hold is said in locales/en/examples.ftl.

example-summary = { $count ->
    [zero] أمثلة
    [one] مثال
    [two] مثالان
    [few] { $count } أمثلة
    [many] { $count } مثالًا
   *[other] { $count } مثال
 }: { $topic }

## How the two rulesets differ in a position; at most three of these follow one another

example-both = مسموح بحسب القواعد كلتيهما: { $moves }.
example-only-standard = بحسب القواعد المعيارية وحدها: { $moves }.
example-only-variant = بحسب قواعد هذه الصفحة وحدها: { $moves }.
example-same-moves = تسمح القواعد هنا وهناك بالنقلات نفسها، وتمنع غيرها لأسباب مختلفة.
example-same-moves-lead = تسمح القواعد هنا وهناك بالنقلات نفسها، لكن ما يليها مختلف.

## Below each of the two boards; what was thrown is said before

example-legal = النقلات المسموحة: { $moves }.
example-no-such-throw = لا تأتي الرمية { $throw } بحسب هذه القواعد.
example-move = من { $from } إلى { $to }
example-move-off = من { $from } إلى خارج اللوحة

## For screen readers: what is drawn

example-position = { $first }. { $second }.
example-pieces = { $side }: { $squares }؛ الخارجة: { $off }

## The link that takes the position to the board of the page

example-play-on = تابع اللعب من هنا
example-play-on-label = تابع اللعب من هنا: { $name }

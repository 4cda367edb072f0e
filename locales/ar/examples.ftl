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

## How the two rulesets differ in a position: which moves each allows, and what follows a move

example-both = تسمح القواعد هنا وهناك بالانتقال { $moves }.
example-only-standard = القواعد المعيارية وحدها تسمح بالانتقال { $moves }.
example-only-variant = قواعد هذه الصفحة وحدها تسمح بالانتقال { $moves }.
example-no-moves = لا تسمح القواعد هنا ولا هناك بأي نقلة، لكن لأسباب مختلفة.
example-same-moves = تسمح القواعد هنا وهناك بالنقلات نفسها، وتمنع غيرها لأسباب مختلفة.
example-same-moves-lead = تسمح القواعد هنا وهناك بالنقلات نفسها، لكن ما يليها مختلف.

example-differs = بعد الانتقال { $move }: { $standard } بحسب القواعد المعيارية، و{ $variant } بحسب قواعد هذه الصفحة.
example-differs-no-move = لا نقلة ممكنة هنا: { $standard } بحسب القواعد المعيارية، و{ $variant } بحسب قواعد هذه الصفحة.
example-after-standard = بحسب القواعد المعيارية، بعد الرمية { $throw } والانتقال { $move }، { $then }.
example-after-variant = بحسب قواعد هذه الصفحة، بعد الرمية { $throw } والانتقال { $move }، { $then }.
example-then-stays = تبقى القطعة على { $to }
example-then-sent = تُرسَل القطعة إلى { $end }
example-then-swapped = تتبادل القطعتان مكانيهما
example-then-captured = تؤسر القطعة التي على { $to }
example-then-again = يرمي اللاعب نفسه مرة أخرى
example-then-passes = ينتقل الدور إلى الخصم
example-then-over = تنتهي اللعبة

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

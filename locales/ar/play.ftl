### What the board says in Arabic while it is played: shown below the board, and spoken.
### What each message is for and what its variables hold is said in locales/en/play.ftl.
### Numbers stand alone or after the word for "square" or "throw", never before a counted noun; lists of squares are
### not joined by a dash: a dash between digits reads from the other side.

## Squares in words: for screen readers, each square of the board is one of these

play-cell-empty = { $square }، فارغ
play-cell-piece = { $square }، { $side }
play-cell-house-empty = { $square }، { $house }، فارغ
play-cell-house-piece = { $square }، { $house }، { $side }
play-cell-can-move = { $cell }، يمكن تحريك القطعة
play-cell-chosen = { $cell }، القطعة المختارة
play-cell-target = { $cell }، يمكن الانتقال إليه
play-cell-odds = { $cell }، احتمال الفوز نحو { $chance }
play-named-square = { $square } ({ $house })
play-list = { $list }{ "\u200F" }، { $item }
play-sentences = { $said } { $next }

## Whose turn it is, and what to do

play-to-throw = { $side }: دورك في الرمي.
play-throw-again = لك رمية أخرى.
play-choose = اختر قطعة لتحريكها.
play-to-choose = { $side }: اختر قطعة لتحريكها.
play-chosen = اختيرت القطعة التي على { $from }. الوجهة: { $to }.
play-chosen-off = اختيرت القطعة التي على { $from }. الوجهة: خارج اللوحة.
play-let-go = أُلغي اختيار القطعة التي على { $from }.
play-computer-turn = { $side }: دور الحاسوب.
play-remote-turn = { $side }: دور اللاعب الآخر.

## Throws

play-threw = { $side }: جاءت الرمية { $throw }.
play-threw-none-up = { $side }: وقعت العصي كلها ووجهها إلى أسفل، فتُحسب الرمية { $throw }.

## Moves

play-moved = { $side }: من { $from } إلى { $to }.
play-moved-back = { $side }: رجوعًا من { $from } إلى { $to }.
play-swapped = { $side }: من { $from } إلى { $to }؛ تتبادل القطعتان مكانيهما.
play-captured = { $side }: من { $from } إلى { $to }؛ تؤسر القطعة التي هناك وتغادر اللعبة.
play-sent-away = { $side }: من { $from } إلى { $to }، ومن هناك إلى { $end }.
play-borne-off = { $side }: من { $from } إلى خارج اللوحة.

## No move; the sentence before names the side

play-passed = لا نقلة ممكنة، فينتقل الدور.
play-passed-again = لا نقلة ممكنة، لكن تبقى رمية أخرى.
play-turn-lost = لا نقلة ممكنة، فيضيع الدور.

## An opening in which the players throw in turn until one throws a certain number

play-opening = يبدأ من يسبق إلى الرمية { $needed }.
play-opening-missed = { $side }: جاءت الرمية { $throw }، ولم يتقرر بعد من يبدأ.
play-opening-won = { $side }: جاءت الرمية { $throw }، فيبدأ هذا اللاعب. النقلة الأولى: من { $from } إلى { $to }.

## The end

play-won = انتهت اللعبة. الفائز: { $side }.
play-drawn = انتهت اللعبة بالتعادل.
play-version = جرت اللعبة وفق الإصدار { $version } من هذه القواعد.
play-new-game = لعبة جديدة.
play-can-come-back = التراجع يعيد اللعبة السابقة.
play-rematch = لعبة جديدة مع تبادل الجانبين.
play-gave-up = { $side }: استسلم هذا اللاعب.

## The game in hand: what may come before whose turn it is

play-resumed = لعبتك مستمرة.
play-set-aside = اللعبة المحفوظة في هذا المتصفح لا يمكن إعادتها وفق هذه القواعد. وُضعت جانبًا، وتبدأ لعبة جديدة.
play-opened = يستمر اللعب من هنا.
play-undone = أُلغيت النقلة.
play-nothing-to-undo = ليست لك نقلة يمكن التراجع عنها.
play-no-undo = لا تراجع عن نقلة في لعبة مع لاعب في مكان آخر.
play-brought-back = عادت اللعبة السابقة.
play-looking = وضع سابق: { $at } من { $plies }.
play-looked = اللعبة كما هي الآن.
play-refused-looking = هذا وضع سابق. تابع اللعب من هنا، أو عُد إلى اللعبة كما هي الآن.

## The list of moves: a line for each throw

play-entry = { $side }، { $throw }: من { $from } إلى { $to }
play-entry-off = { $side }، { $throw }: من { $from } إلى خارج اللوحة
play-entry-pass = { $side }، { $throw }: لا نقلة

## Estimates

play-percent = { $number }%
play-hint = الأفضل بالتقدير: من { $from } إلى { $to }، واحتمال الفوز نحو { $chance }.
play-hint-off = الأفضل بالتقدير: من { $from } إلى خارج اللوحة، واحتمال الفوز نحو { $chance }.
play-cost = كلّفت نحو { $number }%
play-cost-none = لا أفضل منها
play-costs = { $side }: ضاع في المجموع نحو { $number }%.
play-weigh-later = تُعرف كلفة كل نقلة بعد انتهاء اللعبة.

## Beside the board

play-tray = الخارجة: { $off }
play-tray-captured = الخارجة: { $off } · المأسورة: { $captured }

## Why a piece or a square may not be chosen

play-refused-over = انتهت اللعبة.
play-refused-not-thrown = لا بد من الرمي أولًا.
play-refused-computer = الدور الآن للحاسوب.
play-refused-empty = { $from }: لا قطعة هنا.
play-refused-enemy = { $from }: القطعة التي هنا للخصم.
play-refused-throw = { $from }: الرمية { $throw } لا تؤدي إلى { $to }.
play-refused-beyond = { $from }: الرمية { $throw } تتجاوز المربع الأخير ولا تُخرج قطعة من هنا.
play-refused-own-piece = { $to }: هنا قطعة من قطعك.
play-refused-safe = { $to }: مربع آمن، لا تُمسّ القطعة التي عليه.
play-refused-protected = { $to }: القطعة التي هنا تحميها قطعة مجاورة.
play-refused-barrier = { $from }: في الطريق حاجز، على { $squares }.
play-refused-must-stop = { $from }: على كل قطعة أن تقف أولًا على { $square }.
play-refused-only-bearing-off = { $from }: من هنا لا تتحرك القطعة إلا خارجةً من اللوحة، والرمية { $throw } لا تُخرجها.
play-refused-no-bearing-off = { $from }: لا تخرج القطع إلا من { $squares }.
play-refused-bear-off-throw = { $from }: الرمية { $throw } لا تُخرج قطعة من هنا.
play-refused-bear-off-others = { $from }: لا إخراج قبل أن تبلغ قطعك كلها الصف الأخير، وما زال بعضها على { $squares }.
play-refused-bears-off = { $from }: بهذه الرمية تخرج القطعة من اللوحة.
play-refused-backward = { $from }: القطع لا ترجع إلى الوراء.
play-refused-forward-first = { $from }: لا رجوع إلى الوراء ما دامت قطعة تستطيع أن تتقدم.
play-refused-backward-taken = { $to }: الرجوع إلى الوراء لا يكون إلا إلى مربع فارغ.
play-refused-other-first = { $from }: الأولوية لقطعة يمكن تحريكها، على { $squares }.
play-refused-opening = لم يتقرر بعد من يبدأ.

## When the board cannot be played

play-no-engine = لم يُحمَّل جزء الصفحة الذي تُلعب به القواعد. القواعد أدناه كاملة؛ أعد تحميل الصفحة للمحاولة من جديد.
play-wrong-engine = جزء الصفحة الذي تُلعب به القواعد من إصدار غير إصدار الصفحة. أعد تحميل الصفحة لتصحيح ذلك.
play-link-damaged = هذا الرابط تالف أو ناقص. هذه بداية لعبة.
play-link-later = أُنشئ هذا الرابط بإصدار أحدث من هذه الصفحة. أعد تحميل الصفحة وافتحه مرة أخرى؛ وحتى ذلك الحين هذه بداية لعبة.
play-link-rules = هذا الرابط لقواعد أخرى، أو لهذه القواعد قبل تغييرها. هذه بداية لعبة.
play-link-elsewhere = هذا الرابط لقواعد أخرى: { $name }. الرابط أسفل اللوحة يقود إليها.
play-no-code = لا يوجد في هذا النص لعبة ولا وضع وفق هذه القواعد.
play-not-loaded = لم يُحمَّل هذا الجزء من الصفحة. أعد تحميل الصفحة للمحاولة مرة أخرى.
play-wrong-link = ما يصفه هذا الرابط لا يمكن أن يحدث بحسب هذه القواعد. هذه بداية اللعبة.

### Live games in Arabic. What each message is for is said in locales/en/live.ftl.
### Numbers stand after a colon or after the word for "throw".

## The panel below the board

live-summary = اللعب بالروابط
live-lead = للاعبَين في مكانين مختلفين: ينشأ مع كل دور رابط يفتحه الآخر. لا خادوم بينهما، والمتصفحان يتحققان من كل رمية.
live-first = الرمية الأولى
live-first-own = لي
live-first-other = للاعب الآخر
live-strict = لعبة صارمة: يذهب رابط بعد كل رمية، فلا يستطيع أحد أن يستبق الرميات
live-invite = إنشاء دعوة
live-accept = قبول الدعوة
live-link = الرابط الذي ترسله إلى اللاعب الآخر
live-page = ما الذي يضمنه اللعب بالروابط

## What was agreed, a line each

play-live-side = قطعك: { $side }
play-live-begins = الرمية الأولى: { $side }
play-live-strictly = لعبة صارمة
play-live-checked = الرميات التي جرى التحقق منها: { $number }. كلها ناتجة من أعداد الطرفين.

## What is said when a game begins, goes on, or is opened

play-live-made = الدعوة جاهزة. افتح جوابها في هذا المتصفح.
play-live-invited = أنت مدعو إلى لعبة بالروابط. اقبلها تحت اللوحة، ثم أرسل الرابط ردًّا.
play-live-accepted = قُبلت الدعوة. افتح الجواب في هذا المتصفح.
play-live-played = { $ply }.
play-live-send = الدور التالي: { $side }. أرسل الرابط الذي تحت اللوحة إلى اللاعب الآخر.
play-live-watched = لا يلعب هذا المتصفح بأي من الطرفين في هذه اللعبة، فيمكنك هنا أن تشاهدها فقط. ولا يُلعب بطرف إلا في المتصفح الذي بدأ فيه، وما دام يحتفظ ببياناته.
play-live-earlier = كان هذا رابطًا أقدم من هذه اللعبة. وهذه هي اللعبة كما هي الآن.
play-live-no-hint = لا تعطي اللوحة تلميحات في لعبة مع لاعب في مكان آخر.

## Why a link is not accepted

play-live-other = لم يُقبل هذا الرابط: فهو يروي اللعبة على غير ما جرت هنا. وهذه هي اللعبة كما يعرفها هذا المتصفح.
play-live-bad-throw = لم يُقبل هذا الرابط: الرمية { $number } لا تنتج من أعداد الطرفين.
play-live-bad-value = لم يُقبل هذا الرابط: فيه عدد لا يوافق ختمه.
play-live-bad-terms = لم يُقبل هذا الرابط: ما يقوله عن اللعبة متناقض.
play-live-insecure = يحتاج اللعب بالروابط إلى اتصال آمن (https): فبدونه لا تتحقق المتصفحات من الرميات.
play-live-not-kept = لا يحتفظ هذا المتصفح بشيء لهذا الموقع، فلا يمكن أن تُلعب فيه لعبة بالروابط.
play-live-too-long = صارت اللعبة أطول من أن يسعها رابط، ولا يمكن أن تستمر.

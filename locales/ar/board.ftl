### The words on and around the board that stand in the page before any script runs, in Arabic.
### What each message is for and what its variables hold is said in locales/en/board.ftl.

board-game = اللعبة: { $name }
board-name = اللوحة: { $name }
board-needs-script = تُظهر اللوحة بداية اللعبة. وللعب عليها ينبغي السماح لهذه الصفحة بتشغيل JavaScript؛ أما القواعد فلا تحتاج إليها.
board-description = المربعات مرقّمة بترتيب السير. تتنقل الأسهم على اللوحة، ويختار المفتاح Enter قطعة ثم المربع الذي تقصده، ويرمي المفتاح T، وينتقل المفتاحان N وP بين القطع التي يمكن تحريكها، ويعطي المفتاح H تلميحًا، ويتراجع المفتاح U عن النقلة، وتعرض علامة الاستفهام جميع المفاتيح.

## Controls

board-throw-sticks = رمي العصي
board-throw-die = رمي النرد
board-bear-off = إخراج القطعة
board-new-game = لعبة جديدة
board-undo = تراجع
board-hint = تلميح
board-rematch = إعادة المباراة
board-players = اللاعبون
board-players-two = لاعبان على لوحة واحدة
board-players-computer = قطع الحاسوب: { $side }
board-level = مستوى الحاسوب
board-level-beginner = مبتدئ
board-level-casual = هاوٍ
board-level-skilled = متمرّس
board-level-strong = قوي

## Panels below the board; each is opened by its summary

board-moves = النقلات
board-step-first = إلى البداية
board-step-back = نقلة إلى الوراء
board-step-on = نقلة إلى الأمام
board-step-last = العودة إلى اللعبة الجارية
board-go-on = متابعة اللعب من هنا
board-weigh = كم كلّفت كل نقلة (تقدير)
board-share = مشاركة
board-share-what = ما الذي يُشارَك
board-share-position = هذا الوضع
board-share-game = اللعبة كلها
board-copy-link = نسخ الرابط
board-send = مشاركة عبر…
board-as-text = اللعبة نصًّا؛ ولمتابعة لعبة أخرى ضع نصها أو رابطها هنا
board-copy-text = نسخ النص
board-save = حفظ في ملف
board-take-up = متابعة اللعب من هذا النص
board-more = المزيد
board-sounds = الأصوات
board-resign = استسلام
board-resign-sure = نعم، أستسلم في هذه اللعبة

## Beside the board

board-tray = { $side }: قطع خارج اللوحة
board-houses = البيوت والعلامات
board-safe = المربعات الآمنة: { $squares }
board-version = اللعب وفق الإصدار { $version } من هذه القواعد، { $date }

## Keys

board-keys = المفاتيح
board-key-arrows = التنقل على اللوحة
board-key-enter = اختيار قطعة، ثم المربع الذي تقصده
board-key-escape = إلغاء اختيار القطعة
board-key-throw = الرمي
board-key-next = القطعة التالية أو السابقة التي يمكن تحريكها
board-key-hint = تلميح: قيمة كل نقلة
board-key-undo = التراجع عن آخر نقلة
board-key-step = إلى الوراء وإلى الأمام في اللعبة
board-key-keys = هذه القائمة
board-key-name-arrows = الأسهم
board-key-name-enter = Enter
board-key-name-escape = Esc

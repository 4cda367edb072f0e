### Setting up a position on the board, in Arabic.
### What each message is for and what its variables hold is said in locales/en/setup.ftl.

board-set-up = ترتيب وضعية
board-set-up-how = اختر مربعات من اللوحة: توضع القطعة في المربع، أو تُرفع منه إن كانت فيه. وعلى لوحة المفاتيح يفعل Enter الشيء نفسه، أما 1 و2 و0 فتضع قطعة للطرف الأول أو قطعة للثاني أو لا شيء.
board-put = على المربعات
board-put-nothing = لا شيء
board-off = خارج اللوحة
board-throws-next = الرمية التالية
board-play-from-here = اللعب من هنا
board-clear = إخلاء اللوحة

## Said by the board

play-set-up = ترتيب وضعية: اختر مربعًا.
play-set-none-stays = لا تبقى أي قطعة على هذه المربعات: { $squares }.
play-set-too-many = { $side }: مجموع ما على اللوحة وخارجها { $count }، وليس هناك إلا { $pieces }.
play-set-too-few = { $side }: مجموع ما على اللوحة وخارجها { $count }، وينبغي أن يكون { $pieces }.
play-set-both-out = أخرج الطرفان كل قطعهما، لكن اللعبة تنتهي بأول من يفعل ذلك.

### What the board says in Russian while it is played: shown below the board, and spoken.
### What each message is for and what its variables hold is said in locales/en/play.ftl.
### Names of sides and houses stand in the nominative: after a colon, between commas or in brackets.

## Squares in words: for screen readers, each square of the board is one of these

play-cell-empty = { $square }, пусто
play-cell-piece = { $square }, { $side }
play-cell-house-empty = { $square }, { $house }, пусто
play-cell-house-piece = { $square }, { $house }, { $side }
play-cell-can-move = { $cell }, фишка может пойти
play-cell-chosen = { $cell }, фишка выбрана
play-cell-target = { $cell }, сюда можно пойти
play-cell-odds = { $cell }, вероятность победы около { $chance }
play-named-square = { $square } ({ $house })
play-list = { $list }, { $item }
play-sentences = { $said } { $next }

## Whose turn it is, and what to do

play-to-throw = { $side }: ваш бросок.
play-throw-again = Бросайте ещё раз.
play-choose = Выберите фишку для хода.
play-to-choose = { $side }: выберите фишку для хода.
play-chosen = Выбрана фишка на { $from }. Куда пойти: { $to }.
play-chosen-off = Выбрана фишка на { $from }. Куда пойти: с доски.
play-let-go = Выбор фишки на { $from } отменён.
play-computer-turn = { $side }: ходит компьютер.
play-remote-turn = { $side }: ходит другой игрок.

## Throws

play-threw = { $side }: выпало { $throw }.
play-threw-none-up = { $side }: ни одна палочка не упала лицевой стороной вверх, бросок даёт { $throw }.

## Moves

play-moved = { $side }: с { $from } на { $to }.
play-moved-back = { $side }: назад с { $from } на { $to }.
play-swapped = { $side }: с { $from } на { $to }; две фишки меняются местами.
play-captured = { $side }: с { $from } на { $to }; стоявшая там фишка взята и выбывает из игры.
play-sent-away = { $side }: с { $from } на { $to }, а оттуда на { $end }.
play-borne-off = { $side }: фишка с { $from } снята с доски.

## No move; the sentence before names the side

play-passed = Возможного хода нет, очередь переходит к сопернику.
play-passed-again = Возможного хода нет, но есть ещё один бросок.
play-turn-lost = Возможного хода нет, ход пропадает.

## An opening in which the players throw in turn until one throws a certain number

play-opening = Начинает тот, у кого раньше выпадет { $needed }.
play-opening-missed = { $side }: выпало { $throw }, ещё не решено, кто начинает.
play-opening-won = { $side }: выпало { $throw }: начинает этот игрок. Первый ход: с { $from } на { $to }.

## The end

play-won = Игра окончена. Победитель: { $side }.
play-drawn = Игра окончена: ничья.
play-version = Игра шла по редакции { $version } этих правил.
play-new-game = Новая игра.
play-can-come-back = Отмена хода вернёт прежнюю.
play-rematch = Новая игра, стороны поменялись.
play-gave-up = { $side }: этот игрок сдался.

## The game in hand: what may come before whose turn it is

play-resumed = Ваша игра продолжается.
play-set-aside = Игру, сохранённую в этом браузере, нельзя воспроизвести по этим правилам. Она отложена, начинается новая игра.
play-opened = Игра продолжается отсюда.
play-undone = Ход отменён.
play-nothing-to-undo = Отменять нечего: вашего хода ещё не было.
play-no-undo = В игре с тем, кто далеко, ходы не отменяют.
play-brought-back = Прежняя игра вернулась.
play-looking = Более ранняя позиция: { $at } из { $plies }.
play-looked = Текущая игра.
play-refused-looking = Это более ранняя позиция. Продолжите отсюда или вернитесь к текущей игре.

## The list of moves: a line for each throw

play-entry = { $side }, { $throw }: с { $from } на { $to }
play-entry-off = { $side }, { $throw }: с { $from } с доски
play-entry-pass = { $side }, { $throw }: хода нет

## Estimates

play-percent = { $number } %
play-hint = Лучший ход по оценке: с { $from } на { $to }, вероятность победы около { $chance }.
play-hint-off = Лучший ход по оценке: снять фишку с { $from }, вероятность победы около { $chance }.
play-cost = стоил около { $number } %
play-cost-none = лучше не было
play-costs = { $side }: всего упущено около { $number } %.
play-weigh-later = Чего стоил каждый ход, можно узнать после конца игры.

## Beside the board

play-tray = Снято с доски: { $off }
play-tray-captured = Снято с доски: { $off } · взято: { $captured }

## Why a piece or a square may not be chosen

play-refused-over = Игра окончена.
play-refused-not-thrown = Сначала сделайте бросок.
play-refused-computer = Сейчас ходит компьютер.
play-refused-empty = { $from }: здесь нет фишки.
play-refused-enemy = { $from }: здесь стоит фишка соперника.
play-refused-throw = { $from }: бросок { $throw } не ведёт на { $to }.
play-refused-beyond = { $from }: бросок { $throw } ведёт за последнюю клетку, но снять фишку отсюда не даёт.
play-refused-own-piece = { $to }: здесь стоит ваша фишка.
play-refused-safe = { $to }: клетка безопасная, трогать фишку на ней нельзя.
play-refused-protected = { $to }: фишку здесь защищает сосед.
play-refused-barrier = { $from }: путь преграждает барьер на клетках { $squares }.
play-refused-must-stop = { $from }: сначала каждая фишка обязана остановиться на { $square }.
play-refused-only-bearing-off = { $from }: отсюда фишку можно только снять с доски, а бросок { $throw } этого не даёт.
play-refused-no-bearing-off = { $from }: фишки снимают с доски только с клеток { $squares }.
play-refused-bear-off-throw = { $from }: бросок { $throw } снять фишку отсюда не даёт.
play-refused-bear-off-others = { $from }: снять фишку нельзя, пока ваши фишки на { $squares } не в последнем ряду.
play-refused-bears-off = { $from }: при этом броске фишка уходит с доски.
play-refused-backward = { $from }: назад фишки не ходят.
play-refused-forward-first = { $from }: ходить назад нельзя, пока хоть одна фишка может пойти вперёд.
play-refused-backward-taken = { $to }: для хода назад нужна пустая клетка.
play-refused-other-first = { $from }: фишка на { $squares } может пойти и обязана пойти первой.
play-refused-opening = Ещё не решено, кто начинает.

## When the board cannot be played

play-no-engine = Часть страницы, отвечающая за игру, не загрузилась. Правила ниже приведены полностью; чтобы попробовать ещё раз, обновите страницу.
play-wrong-engine = Часть страницы, отвечающая за игру, другой версии, чем сама страница. Чтобы это исправить, обновите страницу.
play-link-damaged = Ссылка повреждена или неполная. Вот начало партии.
play-link-later = Ссылка создана более новой версией этой страницы. Обновите страницу и откройте ссылку ещё раз; а пока вот начало партии.
play-link-rules = Ссылка относится к другим правилам или к этим, но до их изменения. Вот начало партии.
play-link-elsewhere = Ссылка относится к другим правилам: { $name }. Ссылка под доской ведёт туда.
play-no-code = В этом тексте нет ни игры, ни позиции по этим правилам.
play-not-loaded = Эта часть страницы не загрузилась. Чтобы попробовать ещё раз, обновите страницу.
# Said when a link tells a position or a game that these rules do not allow.
play-wrong-link = То, что записано в этой ссылке, по этим правилам невозможно. Вот начало партии.

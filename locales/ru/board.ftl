### The words on and around the board that stand in the page before any script runs, in Russian.
### What each message is for and what its variables hold is said in locales/en/board.ftl.

board-game = Игра: { $name }
board-name = Доска: { $name }
board-needs-script = На доске показано начало игры. Чтобы играть, разрешите этой странице скрипты; для чтения правил они не нужны.
board-description = Клетки пронумерованы в том порядке, в каком их проходят. Стрелки ведут по доске, Enter выбирает фишку и затем клетку для неё, T — бросок, N и P ведут к фишкам, которые могут пойти, H даёт подсказку, U отменяет ход, вопросительный знак показывает все клавиши.

## Controls

board-throw-sticks = Бросить палочки
board-throw-die = Бросить кость
board-bear-off = Снять с доски
board-new-game = Новая игра
board-undo = Отменить ход
board-hint = Подсказка
board-rematch = Реванш
board-players = Игроки
board-players-two = Двое за одной доской
board-players-computer = Компьютер играет: { $side }
board-level = Сила компьютера
board-level-beginner = Новичок
board-level-casual = Любитель
board-level-skilled = Опытный
board-level-strong = Сильный

## Panels below the board; each is opened by its summary

board-moves = Ходы
board-step-first = В начало
board-step-back = На ход назад
board-step-on = На ход вперёд
board-step-last = Назад к текущей игре
board-go-on = Играть отсюда
board-weigh = Чего стоил каждый ход (оценка)
board-share = Поделиться
board-share-what = Чем поделиться
board-share-position = Эта позиция
board-share-game = Вся игра
board-copy-link = Копировать ссылку
board-send = Отправить…
board-as-text = Игра текстом; чтобы продолжить другую, вставьте сюда её текст или ссылку
board-copy-text = Копировать текст
board-save = Сохранить в файл
board-take-up = Играть по этому тексту
board-more = Ещё
board-sounds = Звуки
board-resign = Сдаться
board-resign-sure = Да, сдаться в этой игре

## Beside the board

board-tray = { $side }: фишки, снятые с доски
board-houses = Дома и знаки
board-safe = Безопасные клетки: { $squares }
board-version = Игра идёт по редакции { $version } этих правил, { $date }

## Keys

board-keys = Клавиши
board-key-arrows = двигаться по доске
board-key-enter = выбрать фишку, затем клетку для неё
board-key-escape = отменить выбор фишки
board-key-throw = сделать бросок
board-key-next = следующая и предыдущая фишка, которая может пойти
board-key-hint = подсказка: чего стоит каждый ход
board-key-undo = отменить последний ход
board-key-step = назад и вперёд по игре
board-key-keys = этот список
board-key-name-arrows = Стрелки
board-key-name-enter = Enter
board-key-name-escape = Esc

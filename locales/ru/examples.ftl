### Примеры к правилам: позиции, которые сыграл движок, на рисунке и словами под строкой таблицы.

example-summary = { $count ->
    [one] { $count } пример
    [few] { $count } примера
    [many] { $count } примеров
   *[other] { $count } примера
 }: { $topic }

## Чем два свода правил различаются в этой позиции

example-both = Оба свода правил разрешают пойти { $moves }.
example-only-standard = Только стандартные правила разрешают пойти { $moves }.
example-only-variant = Только правила этой страницы разрешают пойти { $moves }.
example-no-moves = Ни по одному из двух сводов правил хода здесь нет, но по разным причинам.
example-same-moves = Оба свода правил разрешают здесь одни и те же ходы, но запрещают другие по разным причинам.
example-same-moves-lead = Оба свода правил разрешают здесь одни и те же ходы, но приводят они к разному.

example-differs = После хода { $move } по стандартным правилам { $standard }, а по правилам этой страницы { $variant }.
example-differs-no-move = Возможного хода здесь нет: по стандартным правилам { $standard }, а по правилам этой страницы { $variant }.
example-after-standard = По стандартным правилам после броска { $throw } и хода { $move } { $then }.
example-after-variant = По правилам этой страницы после броска { $throw } и хода { $move } { $then }.
example-then-stays = фишка остаётся на { $to }
example-then-sent = фишка попадает на { $end }
example-then-swapped = две фишки меняются местами
example-then-captured = фишка на { $to } взята
example-then-again = та же сторона бросает ещё раз
example-then-passes = очередь переходит к сопернику
example-then-over = игра окончена

## Под каждой из двух досок

example-legal = Возможные ходы: { $moves }.
example-no-such-throw = По этим правилам бросок { $throw } не выпадает.
example-move = с { $from } на { $to }
example-move-off = с { $from } за пределы доски

## Для программ чтения с экрана

example-position = { $first }. { $second }.
example-pieces = { $side }: { $squares }; снято с доски: { $off }

## Ссылка, которая переносит позицию на доску страницы

example-play-on = Играть отсюда
example-play-on-label = Играть отсюда: { $name }

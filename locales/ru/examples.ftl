### Примеры к правилам: позиции, которые сыграл движок, на рисунке и словами под строкой таблицы.

example-summary = { $count ->
    [one] { $count } пример
    [few] { $count } примера
    [many] { $count } примеров
   *[other] { $count } примера
 }: { $topic }

## Чем два свода правил различаются в этой позиции

example-both = Можно по обоим правилам: { $moves }.
example-only-standard = Только по стандартным правилам: { $moves }.
example-only-variant = Только по правилам этой страницы: { $moves }.
example-same-moves = Оба свода правил разрешают здесь одни и те же ходы, но запрещают другие по разным причинам.
example-same-moves-lead = Оба свода правил разрешают здесь одни и те же ходы, но приводят они к разному.

## Под каждой из двух досок

example-legal = Возможные ходы: { $moves }.
example-no-such-throw = По этим правилам бросок { $throw } не выпадает.
example-move = { $from } на { $to }
example-move-off = { $from } с доски

## Для программ чтения с экрана

example-position = { $first }. { $second }.
example-pieces = { $side }: { $squares }; снято с доски: { $off }

## Ссылка, которая переносит позицию на доску страницы

example-play-on = Играть отсюда
example-play-on-label = Играть отсюда: { $name }

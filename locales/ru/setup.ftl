### Setting up a position on the board, in Russian.
### What each message is for and what its variables hold is said in locales/en/setup.ftl.

board-set-up = Расставить позицию
board-set-up-how = Выбирайте клетки на доске: фишка встанет на клетку или уйдёт с неё, если уже стоит там. С клавиатуры то же делает Enter, а 1, 2 и 0 ставят фишку первой стороны, второй или убирают любую.
board-put = На клетки
board-put-nothing = Ничего
board-off = Снято с доски
board-throws-next = Следующий бросок
board-play-from-here = Играть отсюда
board-clear = Очистить доску

## Said by the board

play-set-up = Расстановка позиции: выберите клетку.
play-set-none-stays = На этих клетках фишка стоять не может: { $squares }.
play-set-too-many = { $side }: на доске и снято вместе { $count }, а всего их { $pieces }.
play-set-too-few = { $side }: на доске и снято вместе { $count }, а должно быть { $pieces }.
play-set-both-out = Обе стороны сняли с доски все свои фишки, но игра кончается, как только это удаётся одной.

### The headings and fixed sentences of each kind of page, in Russian.
### What each message is for and what its variables hold is said in locales/en/pages.ftl.

## Home

home-heading = Старинные игры: пристальное чтение
home-lead = Старинные доски сохранились, а правила к ним — нет. Здесь каждое прочтение игры поставлено рядом со стандартными правилами, пункт за пунктом, и в каждое можно сыграть прямо на странице.
home-standard = { $game }: стандартные правила
home-variants = Варианты

## The list of languages at the root of the site

languages-heading = Языки
languages-lead = Variorum на всех языках сайта.

## A game's page (its standard rules)

game-eyebrow = Игра
game-about = Что такое «{ $name }»?
game-rules = Правила по пунктам
game-rules-caption = { $name }: стандартные правила
game-rules-column = Стандартное правило
game-variants = Варианты

## A variant's page

variant-eyebrow = Вариант:
variant-about = Что такое «{ $name }»?
variant-changes = Отличия в правилах
variant-changes-caption = { $name }: отличия от стандартных правил ({ $game })
variant-others = { $game }: другие варианты
variant-standard = { $game }: стандартные правила

## Rule tables

table-topic = Правило
table-standard = { $game }: стандартные правила
table-permalink = Постоянная ссылка: { $topic }

## A game's glossary

glossary-heading = Словарь терминов
glossary-name = { $game }: словарь терминов
glossary-lead = { $game }: термины, которые встречаются в правилах, и значение каждого.
glossary-link = Что значат термины этих правил

## The rulesets of a game side by side

compare-heading = Правила рядом
compare-name = { $game }: правила рядом
compare-lead = { $game }: что говорит каждый свод правил, пункт за пунктом. Выберите, какие из них поставить рядом.
compare-link = Все правила рядом
compare-columns = Какие правила сравнить
compare-rows = Строки
compare-differences = Только различия
compare-same = Как в стандартных правилах
compare-under = Сказано в строке:
compare-row = { $name }: { $topic }

## Shared sections

draft = Черновик
unplayable = Сыграть здесь пока нельзя
history = История
sources = Источники
card-topics = Отличия:

## A translation that is older than its source

behind = Этот перевод местами старше текста, с которого сделан. Текст в его нынешнем виде:
behind-rows = Правила, которые там изменились:

## The page that says that there is no such page

not-found-eyebrow = 404
not-found-heading = Такой страницы нет
not-found-lead = По этому адресу ничего нет. Возможно, страницу перенесли или в адресе опечатка.
not-found-home = К списку игр

## The page at an address that another page has taken over

moved-heading = Эта страница переехала
moved-lead = То, что находилось по этому адресу, теперь здесь:

## Punctuation

list-separator = { ", " }
citation-separator = { ", " }
citation-more-authors = { " и др." }
citation-pages = с. { $pages }
label-separator = { " " }

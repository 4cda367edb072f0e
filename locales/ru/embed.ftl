### The board in a page of another site, in Russian.
### What each message is for and what its variables hold is said in locales/en/embed.ftl.

embed-lead = { $name }: доска, на которой можно играть вдвоём или с компьютером.
embed-new-tab = (откроется в новой вкладке)
embed = Встроить эту доску
embed-about = Вставьте этот код в свою страницу, и на доске можно будет играть и там.
embed-code = Код для вставки
embed-copy = Копировать код
embed-alone = Доска на отдельной странице

### The board in a page of another site, in Japanese.
### What each message is for and what its variables hold is said in locales/en/embed.ftl.

embed-lead = { $name }：二人で、またはコンピューターを相手に遊べる盤です。
embed-new-tab = （新しいタブで開きます）
embed = この盤を埋め込む
embed-about = このコードを自分のページに貼り付けると、そこでもこの盤で遊べます。
embed-code = 埋め込み用コード
embed-copy = コピー：埋め込み用コード
embed-alone = 盤だけのページ

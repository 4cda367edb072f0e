### Setting up a position on the board, in Japanese.
### What each message is for and what its variables hold is said in locales/en/setup.ftl.

board-set-up = 配置を作る
board-set-up-how = 盤のマスを選ぶとそこに駒が置かれ、すでにその駒があれば取り除かれます。キーではEnterが同じ働きをします。また、1と2はそれぞれの側の駒を置き、0は駒を取り除きます。
board-put = マスに置くもの
board-put-nothing = なし
board-off = 上がった駒
board-throws-next = 次に投げる側
board-play-from-here = ここから遊ぶ
board-clear = 盤を空にする

## Said by the board

play-set-up = 配置を作っています。マスを選んでください。
play-set-none-stays = 次のマスには駒がとどまれません：{ $squares }。
play-set-too-many = { $side }：盤上と上がりを合わせて{ $count }。全部で{ $pieces }しかありません。
play-set-too-few = { $side }：盤上と上がりを合わせて{ $count }。{ $pieces }でなければなりません。
play-set-both-out = 両方の側が駒をすべて上げていますが、ゲームはどちらかが上げ終えたときに終わります。

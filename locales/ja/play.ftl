### What the board says in Japanese while it is played: shown below the board, and spoken.
### What each message is for and what its variables hold is said in locales/en/play.ftl.

## Squares in words: for screen readers, each square of the board is one of these

play-cell-empty = { $square }、空き
play-cell-piece = { $square }、{ $side }
play-cell-house-empty = { $square }、{ $house }、空き
play-cell-house-piece = { $square }、{ $house }、{ $side }
play-cell-can-move = { $cell }、動かせる駒
play-cell-chosen = { $cell }、選択中
play-cell-target = { $cell }、ここへ動かせる
play-cell-odds = { $cell }、勝率約{ $chance }
play-named-square = { $square }（{ $house }）
play-list = { $list }、{ $item }
play-sentences = { $said }{ $next }

## Whose turn it is, and what to do

play-to-throw = { $side }：投げる番です。
play-throw-again = もう一度投げてください。
play-choose = 動かす駒を選んでください。
play-to-choose = { $side }：動かす駒を選んでください。
play-chosen = { $from }の駒を選びました。行き先：{ $to }。
play-chosen-off = { $from }の駒を選びました。行き先：盤の外（上がり）。
play-let-go = { $from }の駒の選択をやめました。
play-computer-turn = { $side }：コンピューターの番です。
play-remote-turn = { $side }：相手の番です。

## Throws

play-threw = { $side }：出た目は{ $throw }。
play-threw-none-up = { $side }：表が一本も出ず、目は{ $throw }。

## Moves

play-moved = { $side }：{ $from }から{ $to }へ。
play-moved-back = { $side }：{ $from }から{ $to }へ後退。
play-swapped = { $side }：{ $from }から{ $to }へ。二つの駒が入れ替わります。
play-captured = { $side }：{ $from }から{ $to }へ。そこにあった駒は取られ、ゲームから除かれます。
play-sent-away = { $side }：{ $from }から{ $to }へ、そこから{ $end }へ。
play-borne-off = { $side }：{ $from }から上がり。

## No move; the sentence before names the side

play-passed = 動かせる駒がないので、手番が移ります。
play-passed-again = 動かせる駒はありませんが、もう一度投げられます。
play-turn-lost = 動かせる駒がないので、手番を失います。

## An opening in which the players throw in turn until one throws a certain number

play-opening = 先に{ $needed }の目を出した側から始めます。
play-opening-missed = { $side }：出た目は{ $throw }。どちらが始めるかはまだ決まりません。
play-opening-won = { $side }：出た目は{ $throw }。この側から始めます。最初の手：{ $from }から{ $to }へ。

## The end

play-won = ゲーム終了。勝者：{ $side }。
play-drawn = ゲーム終了。引き分けです。
play-version = この規則の第{ $version }版で遊びました。
play-new-game = 新しいゲームを始めます。
play-can-come-back = 「待った」で前のゲームに戻れます。
play-rematch = 駒を入れ替えて、新しいゲームを始めます。
play-gave-up = { $side }：投了しました。

## The game in hand: what may come before whose turn it is

play-resumed = ゲームの続きです。
play-set-aside = このブラウザーに保存されていたゲームは、このルールでは再現できません。別に取り置いて、新しいゲームを始めます。
play-opened = ここから続けます。
play-undone = 手を取り消しました。
play-nothing-to-undo = 取り消せる手はありません。
play-no-undo = 離れた相手とのゲームでは、手は取り消せません。
play-brought-back = 前のゲームに戻りました。
play-looking = 前の局面：{ $plies }手中の{ $at }手目。
play-looked = 今のゲームです。
play-refused-looking = これは前の局面です。ここから続けるか、今のゲームに戻ってください。

## The list of moves: a line for each throw

play-entry = { $side }、{ $throw }：{ $from }から{ $to }へ
play-entry-off = { $side }、{ $throw }：{ $from }から上がり
play-entry-pass = { $side }、{ $throw }：動けず

## Estimates

play-percent = { $number }%
play-hint = 推定では{ $from }から{ $to }への手が最善で、勝率は約{ $chance }です。
play-hint-off = 推定では{ $from }の駒を上げる手が最善で、勝率は約{ $chance }です。
play-cost = 損は約{ $number }%
play-cost-none = 最善
play-costs = { $side }：損は合わせて約{ $number }%。
play-weigh-later = 一手ごとの損は、ゲームが終わるとわかります。

## Beside the board

play-tray = 上がり：{ $off }
play-tray-captured = 上がり：{ $off }／取られた駒：{ $captured }

## Why a piece or a square may not be chosen

play-refused-over = ゲームは終わっています。
play-refused-not-thrown = 先に投げてください。
play-refused-computer = コンピューターの番です。
play-refused-empty = { $from }：ここには駒がありません。
play-refused-enemy = { $from }：ここにあるのは相手の駒です。
play-refused-throw = { $from }：{ $throw }の目では{ $to }へ動けません。
play-refused-beyond = { $from }：{ $throw }の目では最後のマスを越えますが、ここから上がることはできません。
play-refused-own-piece = { $to }：ここには自分の駒があります。
play-refused-safe = { $to }：安全なマスなので、ここの駒には手を出せません。
play-refused-protected = { $to }：ここの駒は隣の駒に守られています。
play-refused-barrier = { $from }：{ $squares }の壁が道をふさいでいます。
play-refused-must-stop = { $from }：どの駒も、まず{ $square }に止まらなければなりません。
play-refused-only-bearing-off = { $from }：ここの駒は上がることしかできず、{ $throw }の目では上がれません。
play-refused-no-bearing-off = { $from }：上がれるのは{ $squares }からだけです。
play-refused-bear-off-throw = { $from }：{ $throw }の目では、ここから上がれません。
play-refused-bear-off-others = { $from }：{ $squares }にある自分の駒が最後の段に入るまで、上がれません。
play-refused-bears-off = { $from }：この目では、駒は盤から上がります。
play-refused-backward = { $from }：駒は後ろへ動けません。
play-refused-forward-first = { $from }：前へ動かせる駒があるうちは、後退できません。
play-refused-backward-taken = { $to }：後退できるのは空きマスだけです。
play-refused-other-first = { $from }：{ $squares }に動かせる駒があり、そちらを先に動かさなければなりません。
play-refused-opening = どちらが始めるかは、まだ決まっていません。

## When the board cannot be played

play-no-engine = このページのうち、ルールに従って盤を動かす部分を読み込めませんでした。下のルールはすべて読めます。もう一度試すには、ページを再読み込みしてください。
play-wrong-engine = このページのうち、ルールに従って盤を動かす部分のバージョンが、ページと合っていません。ページを再読み込みすると直ります。
play-link-damaged = このリンクは壊れているか、途中で切れています。ゲームを最初から始めます。
play-link-later = このリンクは、このページの新しいバージョンで作られました。ページを再読み込みして、もう一度開いてください。それまでは、ゲームを最初から始めます。
play-link-rules = このリンクは別のルールのものか、変更される前のこのルールのものです。ゲームを最初から始めます。
play-link-elsewhere = このリンクは別のルールのものです：{ $name }。盤の下のリンクから、そのルールのページへ進めます。
play-no-code = このテキストには、このルールのゲームも局面も見つかりませんでした。
play-not-loaded = ページのこの部分を読み込めませんでした。もう一度試すには、ページを再読み込みしてください。
play-wrong-link = このリンクの内容は、このルールではありえません。ゲームを最初から始めます。

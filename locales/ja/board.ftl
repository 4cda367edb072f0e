### The words on and around the board that stand in the page before any script runs, in Japanese.
### What each message is for and what its variables hold is said in locales/en/board.ftl.

board-game = ゲーム：{ $name }
board-name = 盤：{ $name }
board-needs-script = 盤には開始時の配置が示されています。ここで遊ぶには、このページのスクリプトを許可してください。ルールを読むだけなら必要ありません。
board-description = マスには進む順に番号がついています。矢印キーで盤の上を移動し、Enterキーで駒を選び、続けて行き先のマスを選びます。Tキーで投げ、NキーとPキーで動かせる駒へ移ります。Hキーでヒントを出し、Uキーで手を取り消し、?キーですべてのキーを表示します。

## Controls

board-throw-sticks = 棒を投げる
board-throw-die = サイコロを投げる
board-bear-off = 駒を上げる
board-new-game = 新しいゲーム
board-undo = 待った
board-hint = ヒント
board-rematch = 再戦
board-players = プレイヤー
board-players-two = 一つの盤で二人
board-players-computer = コンピューターの駒：{ $side }
board-level = コンピューターの強さ
board-level-beginner = 入門
board-level-casual = 初級
board-level-skilled = 中級
board-level-strong = 上級

## Panels below the board; each is opened by its summary

board-moves = 棋譜
board-step-first = 最初へ
board-step-back = 一手戻る
board-step-on = 一手進む
board-step-last = 今のゲームに戻る
board-go-on = ここから続ける
board-weigh = 一手ごとの損（推定）
board-share = 共有
board-share-what = 共有するもの
board-share-position = この局面
board-share-game = ゲーム全体
board-copy-link = リンクをコピー
board-send = ほかのアプリで共有…
board-as-text = ゲームのテキスト（別のゲームを続けるには、そのテキストかリンクをここに入れてください）
board-copy-text = テキストをコピー
board-save = ファイルに保存
board-take-up = このテキストから続ける
board-more = その他
board-sounds = 音
board-resign = 投了
board-resign-sure = はい、投了します

## Beside the board

board-tray = { $side }：盤の外の駒
board-houses = 家と印
board-safe = 安全なマス：{ $squares }
board-version = この規則の第{ $version }版（{ $date }）で遊びます

## Keys

board-keys = キー操作
board-key-arrows = 盤の上を移動する
board-key-enter = 駒を選び、続けてマスを選ぶ
board-key-escape = 駒の選択をやめる
board-key-throw = 投げる
board-key-next = 動かせる次の駒、前の駒へ移る
board-key-hint = ヒント：それぞれの手の価値
board-key-undo = 最後の手を取り消す
board-key-step = ゲームを一手ずつ戻る、進む
board-key-keys = この一覧
board-key-name-arrows = 矢印キー
board-key-name-enter = Enter
board-key-name-escape = Esc

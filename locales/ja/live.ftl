### Live games in Japanese. What each message is for is said in locales/en/live.ftl.

## The panel below the board

live-summary = リンクで対局
live-lead = 離れた場所にいる二人のための対局です。手番ごとにリンクができ、相手がそれを開きます。間にサーバーはなく、両方のブラウザーがすべての投げを確かめます。
live-first = 最初に投げる側
live-first-own = 自分
live-first-other = 相手
live-strict = 厳格：投げるたびにリンクを送り、先読みをできなくする
live-invite = 招待を作る
live-accept = 招待を受ける
live-link = 相手に送るリンク
live-page = リンクでの対局で保証されること

## What was agreed, a line each

play-live-side = 自分の側：{ $side }
play-live-begins = 最初の投げ：{ $side }
play-live-strictly = 厳格な対局
play-live-checked = 確かめた投げ：{ $number }。すべて双方の数から出た目です。

## What is said when a game begins, goes on, or is opened

play-live-made = 招待ができました。返事はこのブラウザーで開いてください。
play-live-invited = リンクでの対局に招待されています。盤の下で招待を受け、リンクを送り返してください。
play-live-accepted = 招待を受けました。返事はこのブラウザーで開いてください。
play-live-played = { $ply }。
play-live-send = 次は{ $side }です。盤の下のリンクを相手に送ってください。
play-live-watched = このブラウザーはこの対局のどちらの側でもないため、見ることだけができます。自分の側を指せるのは、対局を始めたブラウザーで、そのデータが残っている間だけです。
play-live-earlier = この対局の古いリンクでした。現在の対局を示します。
play-live-no-hint = 離れた相手との対局では、ヒントは出ません。

## Why a link is not accepted

play-live-other = このリンクは受け付けられません。ここでの進行と食い違っています。このブラウザーが知っている対局を示します。
play-live-bad-throw = このリンクは受け付けられません。{ $number }番目の目が双方の数から出てきません。
play-live-bad-value = このリンクは受け付けられません。封印に合わない数が含まれています。
play-live-bad-terms = このリンクは受け付けられません。対局についての内容が矛盾しています。
play-live-insecure = リンクでの対局には安全な接続（https）が必要です。それがなければ、ブラウザーは目を確かめません。
play-live-not-kept = このブラウザーはこのサイトのためのデータを保存しないため、リンクでの対局はできません。
play-live-too-long = 対局が長くなりすぎてリンクに収まらないため、続けられません。

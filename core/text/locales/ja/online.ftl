# クイック対局: 離れた相手との対局。

# 盤の前で

player-opponent = 相手
player-opponent-named = 相手 { $name }
panel-to-play = 手番
result-opponent-wins = 相手の勝ち
summary-online = クイック対局
online-draw-offered = 引き分けを申し込みました
refusal-opponents-turn = 相手の手番です。
refusal-opponents-side = それは相手側です。
refusal-not-online = オンライン対局では使えません。
refusal-elsewhere = オンラインの対局です。ここでは見ることしかできません。
refusal-unanswered = サーバーの返事がまだありません。
refusal-not-taken = サーバーがその手を受け付けませんでした。

# 時計

clock-minutes = { $minutes }分
clock-seconds = { $seconds }秒
clock-both = { $minutes }{ $seconds }
clock-spoken = 残り{ $left }
clock-periods-to-come = その後30秒{ $periods }回
clock-periods-left = 秒読み残り{ $periods }回
clock-last-period = 最後の秒読み

# 相手を探す

online-title = クイック対局：{ $game }
online-title-friend = 友だちと：{ $game }
online-title-code = 友だちと
online-connecting = サーバーに接続中…
online-unreachable = サーバーに接続できません。再試行しています…
online-waiting = 相手を探しています…
online-called-off = 相手が退出しました。ほかの相手を探しています…
online-inviting-soon = コードを取得中…
online-inviting = このコードを友だちに伝えてください。入力されるとすぐに始まります。
online-joining = 友だちの対局を探しています…
online-paired = 相手が見つかりました。あなたは{ $side }です。
online-choose-setup = 相手が見つかりました。あなたは{ $side }です。布陣を選んでください。両者が選ぶと互いに見えます。
online-setup-chosen = 相手の選択を待っています…
online-begun = 対局が始まりました。

# 対局の後

online-rematch-sent = 相手の返事を待っています…
online-rematch-offered = 相手がもう一局指したいそうです。
online-opponent-left = 相手が退出しました。
online-over-called-off = 対局は取り消されました。
online-closed = クイック対局を閉じました。

# 接続

connection-offline = 未接続
connection-connecting = 接続中…
connection-online = 接続済み
connection-reconnecting = 再接続中…
connection-away = 相手が離席中
connection-away-loses = 相手が離席中・時間切れまで
connection-away-called-off = 相手が離席中・対局取り消しまで
connection-away-spoken = 相手の接続が切れています。時計は進みます。
connection-back-spoken = 相手が戻りました。

# 問題が起きたとき

online-failed-app-old = このアプリは古すぎて接続できません。アプリを更新してください。
online-failed-server-old = サーバーがこのアプリより古いものです。
online-failed-identity = サーバーがこのアプリの鍵を認めません。
online-failed-replaced = 別の端末またはウィンドウから接続されました。
online-failed-code = その招待はないか、すでに始まっています。
online-failed-busy = 別の対局がまだ続いています。
online-failed-gone = サーバーにこの対局はもうありません。
online-failed-rules = アプリとサーバーで対局の内容が食い違っています。アプリを更新してください。
online-failed-refused = サーバーに断られました。
online-refused-late = 間に合いませんでした。相手がもう指しました。
online-refused = 今はできません。

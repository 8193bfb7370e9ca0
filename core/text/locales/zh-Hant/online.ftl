# 快速對局：與不在身邊的人下棋。

# 棋盤前

player-opponent = 對手
player-opponent-named = 對手 { $name }
panel-to-play = 行棋
result-opponent-wins = 對手獲勝
summary-online = 快速對局
online-draw-offered = 你已提和
refusal-opponents-turn = 輪到對手走。
refusal-opponents-side = 那是對手的一方。
refusal-not-online = 連線對局中不能這樣做。
refusal-elsewhere = 這是連線的對局，在這裡只能查看。
refusal-unanswered = 伺服器還沒有答覆。
refusal-not-taken = 伺服器沒有接受這步棋。

# 棋鐘

clock-minutes = { $minutes }分
clock-seconds = { $seconds }秒
clock-both = { $minutes }{ $seconds }
clock-spoken = 剩餘{ $left }
clock-periods-to-come = 其後30秒{ $periods }次
clock-periods-left = 讀秒剩{ $periods }次
clock-last-period = 最後一次讀秒

# 尋找對手

online-title = 快速對局：{ $game }
online-title-friend = 與好友：{ $game }
online-title-code = 與好友
online-connecting = 正在連線到伺服器…
online-unreachable = 無法連線到伺服器，正在重試…
online-waiting = 正在尋找對手…
online-called-off = 對手已離開，正在尋找另一位…
online-inviting-soon = 正在取得邀請碼…
online-inviting = 把這個邀請碼告訴好友，輸入後對局立即開始。
online-joining = 正在尋找好友的對局…
online-paired = 已找到對手。你執{ $side }。
online-choose-setup = 已找到對手。你執{ $side }，請選擇布陣。雙方都選好後才會互相看到。
online-setup-chosen = 等待對手選擇…
online-begun = 對局已開始。

# 對局之後

online-rematch-sent = 等待對手答覆…
online-rematch-offered = 對手想再來一局。
online-opponent-left = 對手已離開。
online-over-called-off = 對局已取消。
online-closed = 快速對局已關閉。

# 連線

connection-offline = 未連線
connection-connecting = 連線中…
connection-online = 已連線
connection-reconnecting = 重新連線中…
connection-away = 對手離線
connection-away-loses = 對手離線，距超時判負
connection-away-called-off = 對手離線，距對局取消
connection-away-spoken = 對手離線，棋鐘繼續走。
connection-back-spoken = 對手回來了。

# 出問題時

online-failed-app-old = 應用程式版本太舊，無法使用該伺服器。請更新應用程式。
online-failed-server-old = 伺服器版本比本應用程式舊。
online-failed-identity = 伺服器不認可本應用程式的金鑰。
online-failed-replaced = 你已在另一台裝置或視窗中連線。
online-failed-code = 沒有這個邀請，或者對局已經開始。
online-failed-busy = 你還有另一局沒有下完。
online-failed-gone = 伺服器上已沒有這局棋。
online-failed-rules = 應用程式與伺服器對這局棋的記錄不一致。請更新應用程式。
online-failed-refused = 伺服器拒絕了。
online-refused-late = 來不及了，對手已經走棋。
online-refused = 現在不能這樣做。

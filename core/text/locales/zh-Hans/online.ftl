# 快速对局：与不在身边的人下棋。

# 棋盘前

player-opponent = 对手
player-opponent-named = 对手 { $name }
panel-to-play = 行棋
result-opponent-wins = 对手获胜
summary-online = 快速对局
online-draw-offered = 你已提和
refusal-opponents-turn = 轮到对手走。
refusal-opponents-side = 那是对手的一方。
refusal-not-online = 联网对局中不能这样做。
refusal-elsewhere = 这是联网的对局，在这里只能查看。
refusal-unanswered = 服务器还没有答复。
refusal-not-taken = 服务器没有接受这步棋。

# 棋钟

clock-minutes = { $minutes }分
clock-seconds = { $seconds }秒
clock-both = { $minutes }{ $seconds }
clock-spoken = 剩余{ $left }
clock-periods-to-come = 其后30秒{ $periods }次
clock-periods-left = 读秒剩{ $periods }次
clock-last-period = 最后一次读秒

# 寻找对手

online-title = 快速对局：{ $game }
online-title-friend = 与好友：{ $game }
online-title-code = 与好友
online-connecting = 正在连接服务器…
online-unreachable = 无法连接服务器，正在重试…
online-waiting = 正在寻找对手…
online-called-off = 对手已离开，正在寻找另一位…
online-inviting-soon = 正在获取邀请码…
online-inviting = 把这个邀请码告诉好友，输入后对局立即开始。
online-joining = 正在寻找好友的对局…
online-paired = 已找到对手。你执{ $side }。
online-choose-setup = 已找到对手。你执{ $side }，请选择布阵。双方都选好后才会互相看到。
online-setup-chosen = 等待对手选择…
online-begun = 对局已开始。

# 对局之后

online-rematch-sent = 等待对手答复…
online-rematch-offered = 对手想再来一局。
online-opponent-left = 对手已离开。
online-over-called-off = 对局已取消。
online-closed = 快速对局已关闭。

# 连接

connection-offline = 未连接
connection-connecting = 正在连接…
connection-online = 已连接
connection-reconnecting = 正在重新连接…
connection-away = 对手离线
connection-away-loses = 对手离线，距超时判负
connection-away-called-off = 对手离线，距对局取消
connection-away-spoken = 对手离线，棋钟继续走。
connection-back-spoken = 对手回来了。

# 出问题时

online-failed-app-old = 应用版本太旧，无法使用该服务器。请更新应用。
online-failed-server-old = 服务器版本比本应用旧。
online-failed-identity = 服务器不认可本应用的密钥。
online-failed-replaced = 你已在另一台设备或窗口中连接。
online-failed-code = 没有这个邀请，或者对局已经开始。
online-failed-busy = 你还有另一局没有下完。
online-failed-gone = 服务器上已没有这局棋。
online-failed-rules = 应用与服务器对这局棋的记录不一致。请更新应用。
online-failed-refused = 服务器拒绝了。
online-refused-late = 来不及了，对手已经走棋。
online-refused = 现在不能这样做。

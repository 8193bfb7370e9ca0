# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = 楚
side-han = 汉
table-turn = 轮到{ $side }方走棋
piece-king = 王
piece-guard = 士
piece-chariot = 车
piece-cannon = 包
piece-horse = 马
piece-elephant = 象
piece-soldier-cho = 卒
piece-soldier-han = 兵
whose-piece = { $side }{ $piece }

# Places and pieces

place = { $rank }行{ $file }列
piece-on = { $place }的{ $piece }
list-two = { $first }，{ $second }
say-two = { $first }。{ $second }
say-two-ended = { $first }{ $second }

# Where the game stands

status-thinking = 电脑正在思考
status-hint = 正在寻找好棋
status-check = { $side }方被将军
status-check-plain = { $side }方被将军
status-bikjang = 照面：{ $side }方须解除，或接受照面
status-review = 共{ $plies }着，第{ $ply }着

# The players’ panels

player-you = 你
player-computer-newcomer = 电脑（入门）
player-computer-beginner = 电脑（初级）
player-computer-improver = 电脑（初中级）
player-computer-intermediate = 电脑（中级）
player-computer-skilled = 电脑（中高级）
player-computer-advanced = 电脑（高级）
panel-score = { $side }方{ $score }分
panel-to-move = 轮到走棋
panel-your-turn = 轮到你了
panel-thinking = 正在思考…
panel-waiting = 等待中
panel-check = 被将军，请应将
panel-check-plain = 被将军，请应将
panel-bikjang = 照面：请解除，或接受
panel-opponent-passed = 对方停了一手。再停一手就按分数定胜负
panel-passed = 停了一手
warning-pass-loses = 现在停一手，对局就会结束，你以{ $own }分比{ $other }分落败
warning-pass-behind = 分数落后，{ $own }分比{ $other }分。对方也停一手，你就会落败
panel-won = 获胜
panel-lost = 落败
panel-draw = 和棋

# Banners

banner-janggun = 将军！
banner-janggun-detail = 请应将
banner-check = 将军！
banner-meonggun = 应将！
banner-meonggun-detail = 已解除将军
banner-meonggun-janggun = 应将反将！
banner-mate = 将死！
banner-bikjang = 照面！
banner-bikjang-detail = 请解除，或接受
banner-also-bikjang = 同时形成照面
banner-also-meonggun = 同时解除了将军
banner-pass = 停一手
banner-pass-detail = 再停一手就按分数定胜负

# Results

result-win = { $side }方获胜
result-you-win = 你赢了
result-computer-wins = 电脑获胜
result-draw = 和棋
result-by-mate = { $side }方被将死
result-by-mate-plain = { $side }方被将死
result-by-passes = 双方连续停一手，{ $high }分比{ $low }分
result-by-repetition = 同一局面出现四次，{ $high }分比{ $low }分
result-by-bikjang-accepted = 照面：{ $side }方接受，成为和棋
result-by-bikjang-unresolvable = 照面：{ $side }方无法解除
result-by-stalemate = { $side }方无子可走
result-by-threefold = 同一局面出现三次
result-by-perpetual-check = { $side }方长将不止
result-by-ply-limit = 已走满400着
result-by-king-captured = { $side }方失去王将
result-by-bare-king = { $side }方只剩王将
result-by-quiet-plies = 199着内没有吃子，也没有升变
result-by-insufficient-material = 剩余棋子无法将死
result-by-agreement = 双方同意和棋
result-by-resignation = { $side }方认输
result-by-time = { $side }方超时
result-points = 楚方{ $cho }分，汉方{ $han }分
result-moves = 共{ $moves }着

# Hints

hint-move = 提示：{ $piece }，{ $from }到{ $to }
hint-pass = 提示：停一手
hint-accept = 提示：接受照面

# What a screen reader says of a point

spoken-piece = { $place }，{ $piece }
spoken-empty = { $place }，没有棋子
spoken-selected = 已选中
spoken-target = 可走到这里
spoken-capture = 可吃
spoken-last-move = 上一着
spoken-step = 已走到这里
spoken-check = 被将军
spoken-hint-from = 提示：从这里
spoken-hint-over = 提示：先到这里
spoken-hint-to = 提示：到这里
spoken-movable = 可以走

# What a screen reader says when something happens

say-move = { $piece }，{ $from }到{ $to }
say-capture = { $piece }，{ $from }到{ $to }，吃{ $captured }
say-pass = { $side }方停一手
say-chosen = 已选{ $piece }，可走{ $targets }个交叉点
say-taken-back = 已悔棋
say-bikjang-on = 已开启照面规则
say-bikjang-off = 已关闭照面规则

# Refusals

refusal-over = 对局已结束。
refusal-not-over = 对局尚未结束。
refusal-computers-turn = 现在轮到电脑。
refusal-computers-side = 那一方是电脑的。
refusal-not-in-this-game = 这种棋没有这一项。
refusal-nothing-chosen = 请先选自己的棋子。
refusal-not-yours = 那是{ $piece }，现在轮到{ $side }方。
refusal-own-piece = { $place }有自己的{ $piece }。
refusal-touched = 摸了{ $place }的{ $piece }，就必须走它。
refusal-shape-king = 王在九宫内沿线走一步。
refusal-shape-guard = 士在九宫内沿线走一步。
refusal-shape-chariot = 车沿线直走。
refusal-shape-cannon = 包沿线直走，须越过一枚棋子。
refusal-shape-horse = 马先直走一步，再向外斜走一步。
refusal-shape-elephant = 象先直走一步，再向外斜走两步。
refusal-shape-soldier = 卒和兵向前或向左右走一步。
refusal-palace-king = 王不能离开九宫。
refusal-palace-guard = 士不能离开九宫。
refusal-backward = 卒和兵不能后退。
refusal-no-diagonal = 那里没有斜线。
refusal-blocked = { $place }的{ $piece }挡住了路。
refusal-horse-leg = { $place }的{ $piece }绊住了马。
refusal-elephant-path = { $place }的{ $piece }绊住了象。
refusal-no-screen = 途中没有炮架可越。
refusal-cannon-screen = 包不能越过包。
refusal-two-screens = 包只能越过一枚棋子。
refusal-cannon-target = 包不能吃包。
refusal-answer-check = 必须应将：{ $by }。
refusal-leaves-king = 这样王会被吃：{ $by }。
refusal-king-attacked = 王走到那里会被吃：{ $by }。
refusal-bikjang = 照面：请先解除，或接受照面。
refusal-pass-in-check = 被将军时不能停一手：{ $by }。
refusal-pass-facing = 照面时不能停一手：请解除，或接受照面。
refusal-nothing-to-accept = 现在没有照面，不能接受。
refusal-no-offer = 没有待答复的提议。
refusal-offer-open = 请先答复提议。
refusal-offer-computer = 不能向电脑提议。
refusal-nothing-begun = 没有走到一半的着法。
refusal-nothing-to-undo = 没有可悔的棋。
refusal-no-such-ply = 这盘棋只有{ $plies }着。
refusal-switch-would-end = 现在切换会立即结束对局，请先解除照面。
refusal-stuck = { $piece }现在无处可走。
refusal-stuck-check = { $piece }无法应将：{ $by }。
refusal-stuck-bikjang = { $piece }无法解除照面。
refusal-stuck-pinned = { $piece }一走，王会被吃：{ $by }。

# Saved games

summary-computer-newcomer = 与电脑对局（入门）
summary-computer-beginner = 与电脑对局（初级）
summary-computer-improver = 与电脑对局（初中级）
summary-computer-intermediate = 与电脑对局（中级）
summary-computer-skilled = 与电脑对局（中高级）
summary-computer-advanced = 与电脑对局（高级）
summary-two-players = 双人对局
game-janggi = 韩国象棋
game-xiangqi = 中国象棋
game-chushogi = 中将棋

# What one of two players proposes to the other

offer-draw = { $side }方提和
offer-takeback-one = { $side }方请求悔棋，退回一着
offer-takeback-two = { $side }方请求悔棋，连同应着退回两着
offer-takeback-end = { $side }方请求继续对局
offer-declined = 未被接受，对局继续

# What the computer thinks of a finished game

analysis-inaccuracy = 略有损失
analysis-mistake = 有损失
analysis-blunder = 局势逆转
analysis-piece-lost = 丢了一子
analysis-defence-missed = 没有解除威胁
analysis-mate-missed = 错过了将死
analysis-better = { $what }。更好的着法：{ $move }
analysis-done = 分析完成

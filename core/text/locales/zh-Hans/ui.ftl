# The shells' own labels: screens, buttons, settings.
app-name = Palgak

## Everywhere
common-back = 返回
common-close = 关闭
common-cancel = 取消

## Home
home-tagline = 韩国象棋
home-continue = 继续对局
home-look-back = 查看上一局
home-two = 双人对局
home-two-detail = 同一部手机，面对面下棋
home-computer = 人机对局
home-computer-detail = 三种难度，无需联网
home-guide = 规则
home-settings = 设置

## A new game
new-title = 新对局
new-start = 开始对局
new-side = 我方
new-side-first = 先走
new-side-second = 后走，贴1.5分
new-level = 难度
level-newcomer = 入门
level-newcomer-detail = 只看自己的一步，常有疏漏
level-beginner = 初级
level-beginner-detail = 看两步，有时会出错
level-improver = 初中级
level-improver-detail = 看两步，兑子算到底
level-intermediate = 中级
level-intermediate-detail = 看三步，不会漏吃棋子
level-skilled = 中高级
level-skilled-detail = 每着计算几千个局面
level-advanced = 高级
level-advanced-detail = 全力以赴，每着最多1.5秒
new-setup = 布阵
new-setup-detail = 选择马和象的起始位置
new-recommended = 推荐
new-bikjang = 照面规则
new-bikjang-detail = 两王照面时，须解除照面或接受和棋
new-replace-title = 开始新对局吗？
new-replace-detail = 未下完的对局将会丢失。

## During a game
game-menu = 菜单
game-thinking = 电脑正在思考
game-no-moves = 尚未走棋
game-leave = 离开对局
action-pass = 停一手
action-accept-bikjang = 接受照面
action-undo = 悔棋
action-hint = 提示
action-flip = 翻转棋盘
action-resign = 认输
action-rematch = 再来一局
action-review = 复盘
action-offer-draw = 提和
action-accept-draw = 同意和棋
action-decline-draw = 继续下
action-accept-takeback = 同意悔棋
action-decline-takeback = 不同意
action-cancel-step = 取消这步
action-promote = 升变
action-keep-unpromoted = 不升变
action-analyse = 分析
action-stop-analysis = 停止分析
resign-title = 要认输吗？
resign-detail = 本局将判负。

## After a game
result-share = 复制棋谱
result-home = 回到首页
review-slider = 当前着数
review-first = 回到开局
review-previous = 上一着
review-next = 下一着
review-last = 到终局
review-close = 结束复盘

## Settings
settings-letters = 棋子文字
letters-hanja = 汉字
letters-hangul = 韩文
letters-latin = 拉丁字母
settings-seating = 双人对局时的座位
settings-seating-detail = 只用于双人对局
seating-face = 面对面
seating-face-detail = 手机平放，对面的棋子和按钮朝向对方
seating-one = 并排坐
seating-one-detail = 全部朝向下方
seating-turn = 每着后翻转
seating-turn-detail = 棋盘转向轮到的一方
settings-notation = 记谱方式
notation-korean = 韩国式 79졸78
notation-machine = 坐标 e4e5
settings-sound = 声音
settings-sound-detail = 落子声与将军提示音
settings-theme = 外观
settings-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
settings-motion = 动画
motion-full = 完整
motion-reduced = 减少
settings-language = 语言
settings-language-system = 跟随系统
settings-foot = 更改立即生效，对局中也是如此。

## When something is wrong
notice-settings = 无法读取设置，已恢复默认值；原文件已保留。
notice-damaged = 无法读取已保存的对局，已另行保留。
notice-save = 保存失败。
notice-table = 操作失败。

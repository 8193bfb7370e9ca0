# The shells' own labels: screens, buttons, settings.
app-name = Palgak

## Everywhere
common-back = 返回
common-close = 關閉
common-cancel = 取消

## Home
home-tagline = 韓國象棋
home-continue = 繼續對局
home-look-back = 查看上一局
home-two = 雙人對局
home-two-detail = 同一支手機，面對面下棋
home-computer = 人機對局
home-computer-detail = 三種難度，無需連線
home-guide = 規則
home-settings = 設定

## A new game
new-title = 新對局
new-start = 開始對局
new-side = 我方
new-side-first = 先走
new-side-second = 後走，貼1.5分
new-level = 難度
level-newcomer = 入門
level-newcomer-detail = 只看自己的一步，常有疏漏
level-beginner = 初級
level-beginner-detail = 看兩步，有時會出錯
level-improver = 初中級
level-improver-detail = 看兩步，兌子算到底
level-intermediate = 中級
level-intermediate-detail = 看三步，不會漏吃棋子
level-skilled = 中高級
level-skilled-detail = 每著計算幾千個局面
level-advanced = 高級
level-advanced-detail = 全力以赴，每著最多1.5秒
new-setup = 布陣
new-setup-detail = 選擇馬和象的起始位置
new-recommended = 推薦
new-bikjang = 照面規則
new-bikjang-detail = 兩王照面時，須解除照面或接受和棋
new-replace-title = 開始新對局嗎？
new-replace-detail = 未下完的對局將會遺失。

## During a game
game-menu = 選單
game-thinking = 電腦正在思考
game-no-moves = 尚未走棋
game-leave = 離開對局
action-pass = 停一手
action-accept-bikjang = 接受照面
action-undo = 悔棋
action-hint = 提示
action-flip = 翻轉棋盤
action-resign = 認輸
action-rematch = 再來一局
action-review = 覆盤
action-offer-draw = 提和
action-accept-draw = 同意和棋
action-decline-draw = 繼續下
action-accept-takeback = 同意悔棋
action-decline-takeback = 不同意
action-cancel-step = 取消這步
action-promote = 升變
action-keep-unpromoted = 不升變
action-analyse = 分析
action-stop-analysis = 停止分析
resign-title = 要認輸嗎？
resign-detail = 本局將判負。

## After a game
result-share = 複製棋譜
result-home = 回到首頁
review-slider = 目前著數
review-first = 回到開局
review-previous = 上一著
review-next = 下一著
review-last = 到終局
review-close = 結束覆盤

## Settings
settings-letters = 棋子文字
letters-hanja = 漢字
letters-hangul = 韓文
letters-latin = 拉丁字母
settings-seating = 雙人對局時的座位
settings-seating-detail = 只用於雙人對局
seating-face = 面對面
seating-face-detail = 手機平放，對面的棋子和按鈕朝向對方
seating-one = 並排坐
seating-one-detail = 全部朝向下方
seating-turn = 每著後翻轉
seating-turn-detail = 棋盤轉向輪到的一方
settings-notation = 記譜方式
notation-korean = 韓國式 79졸78
notation-machine = 座標 e4e5
settings-sound = 聲音
settings-sound-detail = 落子聲與將軍提示音
settings-theme = 外觀
settings-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
settings-motion = 動畫
motion-full = 完整
motion-reduced = 減少
settings-language = 語言
settings-language-system = 跟隨系統
settings-foot = 變更立即生效，對局中也是如此。

## When something is wrong
notice-settings = 無法讀取設定，已恢復預設值；原檔案已保留。
notice-damaged = 無法讀取已儲存的對局，已另行保留。
notice-save = 儲存失敗。
notice-table = 操作失敗。

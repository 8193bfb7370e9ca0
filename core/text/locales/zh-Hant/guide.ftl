# The rules of the games as told in the app. docs/rules/janggi.md says the same at length.

## Janggi: the aim and the board

guide-aim-title = 勝負目標
guide-aim-sides = 韓國象棋由兩人對弈：楚方執青綠色棋子，漢方執紅色棋子。楚方先走，之後雙方輪流走棋。將死對方的王就獲勝。
guide-aim-board = 開局時的棋盤。棋子擺在線與線的交叉點上。
guide-aim-palace = 畫有X形斜線的兩處是九宮，王就在裡面。棋盤上沒有河界，除王和士以外，棋子可以走遍全盤。
guide-aim-capture = 走到對方棋子所在的交叉點，就吃掉那枚棋子。被吃的棋子永遠離開棋盤，不能再打入；棋子也不會升變。能越過其他棋子的只有包。
guide-column-piece = 棋子
guide-column-face = 字樣
guide-column-count = 每方數量
guide-column-points = 每枚分數

## The pieces

guide-palace-title = 王與士
guide-palace-move = 兩者都在自己的九宮內沿線走一步，不能離開九宮。只有畫了斜線的地方才能斜走，所以斜走總是從中心出發或走到中心。
guide-palace-king = 王在中心時，可以走到九宮的任何一點。
guide-palace-guard = 邊線中點沒有斜線，只能直走。
guide-chariot-title = 車
guide-chariot-move = 車沿橫線或直線走，只要沒有阻擋，走幾步都可以。它是最強的棋子。
guide-chariot-lines = 遇到己方的卒就得停下，漢方的兵可以吃。
guide-chariot-diagonal = 在雙方的九宮裡，車也能沿斜線走；中心空著時，可以一步走到對角。
guide-chariot-palace = 車在漢方九宮的角上，還可以走斜線。
guide-cannon-title = 包
guide-cannon-move = 包必須跳著走。在橫線或直線上，以任意一方的一枚棋子為炮架，恰好越過這一枚，落在後面的空點上，或吃掉後面遇到的第一枚對方棋子。沒有炮架就不能走。
guide-cannon-jump = 越過卒之後，可以停在空點，也可以吃馬。
guide-cannon-cannon = 包不能越過包，也不能吃包。
guide-cannon-blocked = 前方的包不能當炮架，右邊的包不能吃。
guide-cannon-diagonal = 在九宮裡，包也能越過中心的棋子，從一角跳到對角；中心是包時不行。
guide-cannon-palace = 從一角越過士，跳到對角。
guide-leap-title = 馬與象
guide-horse-title = 馬
guide-horse-move = 先直走一步，再向外斜走一步。直走的那一點有棋子，馬就被絆住，不能往那邊走。
guide-horse-blocked = 前面的卒絆住馬，往前的兩著都走不了。
guide-elephant-title = 象
guide-elephant-move = 先直走一步，再向外斜走兩步。途經的兩點中只要有一點有棋子，象就被絆住。
guide-elephant-blocked = 左邊的卒擋住兩著，斜線上的馬又擋住一著。
guide-soldier-title = 卒與兵
guide-soldier-move = 楚方的卒和漢方的兵從第一著起就能向前或向左右走一步，不能後退。
guide-soldier-steps = 向前、向左、向右走，吃子也是這樣。
guide-soldier-diagonal = 在對方九宮裡，有斜線的地方還可以向斜前方走一步。
guide-soldier-palace = 卒到了漢方九宮的角上，可以吃中心的士。

## Setups

guide-setup-title = 四種布陣
guide-setup-choice = 走第一著之前，雙方各自選擇馬和象的位置，不必相同。左右是指從自己座位看到的方向。
guide-setup-advice = 第一次下韓國象棋？先用左象吧。它攻守均衡，進攻和防守都能練到。

## Check and mate

guide-check-title = 將軍、應將、將死
guide-check-janggun = 攻擊對方的王，下一著就能吃掉它，叫將軍（장군）。
guide-check-meonggun = 被將軍必須馬上應將（멍군）：吃掉進攻的棋子、用棋子墊在中間、撤走炮架，或把王移開。讓自己的王處於被將狀態的走法和停一手都不允許。
guide-check-answer = 漢方的車在將軍，士可以墊在中間。
guide-check-mate = 沒有任何一著能應將，就是將死（외통），對局結束。
guide-check-mated = 將死：兩個車控制兩條橫線，王無處可走。

## Pass and bikjang

guide-pass-title = 停一手與照面
guide-pass-heading = 停一手
guide-pass-rule = 沒有被將軍時，可以不走棋，把輪次讓給對方，叫停一手（한수쉼）。雙方連續停一手，對局就結束，按分數定勝負。所以韓國象棋沒有無子可動的和棋。
guide-bikjang-heading = 照面
guide-bikjang-rule = 兩個王在同一條直線上相對，中間沒有棋子，叫照面（빅장）。可以主動走成照面。輪到的一方只有兩種選擇：解除照面（把王移到別的線上，或用棋子墊在中間），或接受照面，作為和棋。其他著法和停一手都不允許。
guide-bikjang-between = 兩個王照面。車只有一著：墊在中間。
guide-bikjang-forced = 沒有一著能解除照面，就立刻成為和棋。但將軍優先：解除照面的著法也必須應將，應不了就是將死。
guide-bikjang-switch = 照面規則可以在對局前或對局中關閉。關閉後，兩王相對沒有任何影響。

## Points and the end of a game

guide-end-title = 分數與終局
guide-points-heading = 分數
guide-points-rule = 一方的分數是棋盤上自己棋子分數的總和。漢方後走，另加貼分（덤）1.5分。開局是72分對73.5分；因為有半分，不會出現平分。
guide-end-heading = 對局怎樣結束
guide-end-mate = 將死
guide-end-mate-text = 被將死的一方落敗。
guide-end-resign = 認輸
guide-end-resign-text = 認輸的一方落敗。
guide-end-passes = 連續停一手
guide-end-passes-text = 雙方連續停一手，分數多的一方獲勝。
guide-end-repetition = 重複局面
guide-end-repetition-text = 連輪到誰走都相同的局面第四次出現時，分數多的一方獲勝。
guide-end-bikjang = 照面
guide-end-bikjang-text = 接受照面，或無法解除照面，都是和棋。
guide-readings-heading = 各地不同的規則
guide-readings-intro = 有些規則因棋會和比賽而異。本應用程式採用以下規則：
guide-readings-bikjang = 照面判和，不計分數；被將軍時也可以接受照面。
guide-readings-repetition = 允許重複走棋。同一局面第四次出現時，按分數定勝負。
guide-readings-pass = 停一手不限次數，但被將軍或兩王照面時不行。棋子位置相同，由停一手形成的局面和由走子形成的局面也算不同局面。
guide-readings-deom = 無論用哪種布陣，貼分都是1.5分。

## Records and the computer

guide-record-title = 棋譜與電腦
guide-record-heading = 怎樣讀棋譜
guide-record-form = 著法按韓國的寫法記錄。「79졸78」的意思是：7行9列的卒（졸）走到7行8列。從楚方看，行（橫線）從上往下數，第10行寫作0；列（直線）從左往右數。
guide-record-pass = 停一手寫作「한수쉼」。
guide-record-machine = 在設定裡可以改用e4e5這樣的座標：直線從左起為a到i，橫線從楚方起為1到10。
guide-column-record = 棋譜用字
guide-levels-heading = 電腦的難度
guide-level-newcomer = 只看自己的一步，很少顧及對方的應著。適合熟悉棋子走法。
guide-level-beginner = 往前看兩步，偶爾出錯。適合初次對局。
guide-level-improver = 往前看兩步，兌子算到底，但對局面的判斷較粗略。
guide-level-intermediate = 往前看三步，不放過吃子的機會。
guide-level-skilled = 每著計算幾千個局面，看到四步以外。
guide-level-advanced = 能看多遠就看多遠，每著最多思考1.5秒。這是最強的難度。

## Pictures of boards, in words for a screen reader

picture-side = { $side }方：{ $pieces }
picture-check = { $side }方的王被將軍
picture-reach = { $place }的{ $piece }可以走到：{ $places }
picture-back-rank = 底線從左起：{ $pieces }

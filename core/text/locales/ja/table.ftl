# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = 楚
side-han = 漢
table-turn = { $side }の手番

piece-king = 王
piece-guard = 士
piece-chariot = 車
piece-cannon = 包
piece-horse = 馬
piece-elephant = 象
piece-soldier-cho = 卒
piece-soldier-han = 兵
whose-piece = { $side }の{ $piece }

# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = 楚
side-han = 漢
table-turn = 輪到{ $side }方走棋

# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = 초
side-han = 한
table-turn = { $side } 차례

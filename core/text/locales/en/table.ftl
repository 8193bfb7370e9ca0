# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = Cho
side-han = Han
table-turn = { $side } to move

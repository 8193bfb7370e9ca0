# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = 초
side-han = 한
table-turn = { $side } 차례

piece-king = 왕
piece-guard = 사
piece-chariot = 차
piece-cannon = 포
piece-horse = 마
piece-elephant = 상
piece-soldier-cho = 졸
piece-soldier-han = 병
whose-piece = { $side } { $piece }

# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = Cho
side-han = Han
table-turn = { $side } to move

piece-king = king
piece-guard = guard
piece-chariot = chariot
piece-cannon = cannon
piece-horse = horse
piece-elephant = elephant
piece-soldier-cho = soldier
piece-soldier-han = soldier
whose-piece = { $side }’s { $piece }

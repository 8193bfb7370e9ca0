# Chu Shogi: sides, pieces, what is said of its moves and refusals. What moves alike has one name, promoted or not.

chushogi-sente = Sente
chushogi-gote = Gote

chushogi-king = king
chushogi-lion = lion
chushogi-free-king = free king
chushogi-dragon-king = dragon king
chushogi-dragon-horse = dragon horse
chushogi-rook = rook
chushogi-bishop = bishop
chushogi-kirin = kirin
chushogi-phoenix = phoenix
chushogi-drunk-elephant = drunk elephant
chushogi-blind-tiger = blind tiger
chushogi-side-mover = side mover
chushogi-vertical-mover = vertical mover
chushogi-reverse-chariot = reverse chariot
chushogi-lance = lance
chushogi-gold = gold general
chushogi-silver = silver general
chushogi-copper = copper general
chushogi-leopard = ferocious leopard
chushogi-go-between = go-between
chushogi-pawn = pawn
chushogi-crown-prince = crown prince
chushogi-soaring-eagle = soaring eagle
chushogi-horned-falcon = horned falcon
chushogi-flying-stag = flying stag
chushogi-free-boar = free boar
chushogi-flying-ox = flying ox
chushogi-whale = whale
chushogi-white-horse = white horse
chushogi-tokin = promoted pawn

# A move that takes more than two taps

chushogi-pending-step = Where does the { $piece } go on? The same square again: it stays. Its own square: it comes back.
chushogi-pending-promotion = Does the { $piece } promote to { $promoted }?
chushogi-given-up = Given up: choose again where it goes
chushogi-say-chosen =
    { $targets ->
        [one] { $piece } chosen, { $targets } square to go to
       *[other] { $piece } chosen, { $targets } squares to go to
    }
chushogi-spoken-step = can step here and go on
chushogi-spoken-step-capture = can be captured with a step, and the way goes on
chushogi-spoken-stay = a tap stays here
chushogi-spoken-stay-capture = a tap captures and stays here
chushogi-spoken-jitto = a tap comes back here and passes the turn
chushogi-spoken-igui = a tap comes back here, having captured { $piece }
chushogi-spoken-promoting = asks here whether to promote

# Double moves and promotions, as a screen reader says them

chushogi-say-double = { $piece }, { $from } over { $over } to { $to }, captures { $captured }
chushogi-say-igui = { $piece } on { $place } captures { $captured } without leaving its square
chushogi-say-jitto = { $piece } on { $place } steps out and back: the turn passes
chushogi-say-promotes = promotes
chushogi-hint-promote = Hint: { $piece }, { $from } to { $to }, and promote
chushogi-hint-double = Hint: { $piece }, { $from } over { $over } to { $to }
chushogi-hint-igui = Hint: { $piece } on { $from } captures on { $over } and comes back
chushogi-hint-jitto = Hint: { $piece } on { $from } steps out and back

# Mate, and what a player should know

chushogi-mate-detail = Nothing helps any more. Resign, or play on to the capture
chushogi-status-mated = Mate: { $side } may resign or play on
chushogi-panel-mated = Mate: resign, or play on
chushogi-warning-senjishi = Senjishi: a lion was just taken, so only a lion may take a lion now
chushogi-warning-senjishi-other-square = Senjishi: apart from the piece that just took a lion, only a lion may take a lion now
chushogi-warning-senjishi-protected = Senjishi: a lion was just taken, so only a lion may take a protected lion now
chushogi-warning-kings-alone = Only kings are left: you may agree to a draw

# Refusals

chushogi-shape = The { $piece } does not go there. { $how }
chushogi-move-promoted-go-between = One step anywhere but straight back.
chushogi-repetition = The same position would come up for the fourth time. Play something else.
chushogi-lion-protected = The lion on { $lion } is two squares away and protected by { $by }.
chushogi-lion-hidden = The lion on { $lion } is protected from behind by { $by }, whose way opens when your lion leaves.
chushogi-lion-bridge = Taking { $piece } on { $place } on the way is not enough.
chushogi-lion-with = Step by step, it may be taken together with { $pieces }.
chushogi-senjishi = Senjishi: a lion was just taken on { $place }. Only a lion may take this lion now.
chushogi-no-promotion-here = The { $piece } does not promote with this move.
chushogi-promoted-already = The { $piece } has promoted already.
chushogi-never-promotes = The { $piece } never promotes.
chushogi-exposure-refused = Your { $royal } could be captured then by { $by }. The rules of this game refuse that.
chushogi-exposure-warning = Your { $royal } could be captured then by { $by }. Do the same again to play it anyway.
chushogi-stuck = { $piece } has no square to go to now.
chushogi-stuck-exposed = With any move of { $piece } your { $royal } could be captured by { $by }.

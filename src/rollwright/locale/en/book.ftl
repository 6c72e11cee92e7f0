# The score book of a game.
book-title = { $game }: your score book
book-name = Score book
book-empty = This book is still blank.
book-empty-line = Play a game of { $game } to its end: its score is the first line.
book-bests = Your bests
book-best = best { $best }
book-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
book-alone = alone
book-company = in company
book-next =
    { $fewer ->
        [yes] { $short } over { $title }
       *[no] { $short } short of { $title }
    }
book-medals = Medals
book-no-medal = no medal yet
book-last = The last ten
book-friends = Head to head
book-friend = { $won } to { $lost }
book-friend-said = against { $name }: { $won } won, { $lost } lost, in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
book-friends-line = Games with the better place, yours first.
book-with = with { $names }
book-stood-in =
    { $count ->
        [one] a bot wrote 1 round
       *[other] a bot wrote { $count } rounds
    }
book-place = place { $place } of { $seats }
book-early = ended early
book-line-first = Your first game of this kind.
book-line-best = Your best so far, of { $games } games.
book-line = Your best: { $best }. This one is number { $rank } of { $games }.
book-all = All books
book-paper = on paper

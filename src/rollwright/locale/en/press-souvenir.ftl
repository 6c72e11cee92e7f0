## An evening on one page
souvenir-title = The evening of room { $code }
souvenir-lead =
    { $count ->
        [one] One game, { $day }
       *[other] { $count } games, { $day }
    }
souvenir-place = Place
souvenir-player = Player
souvenir-points = Points
souvenir-gold = 1st
souvenir-silver = 2nd
souvenir-bronze = 3rd
souvenir-games = What was played
souvenir-number = No.
souvenir-game = Game
souvenir-winner = Won by
souvenir-total = Points
souvenir-early = ended early
souvenir-more-people =
    { $count ->
        [one] And one more player.
       *[other] And { $count } more players.
    }
souvenir-more-games =
    { $count ->
        [one] And one earlier game.
       *[other] And { $count } earlier games.
    }
souvenir-link = The page of this evening: { $address }
press-seat = Player { $seat }

## Une soirée sur une page
souvenir-title = La soirée du salon { $code }
souvenir-lead =
    { $count ->
        [one] Une partie, le { $day }
       *[other] { $count } parties, le { $day }
    }
souvenir-place = Place
souvenir-player = Nom
souvenir-points = Points
souvenir-gold = 1er
souvenir-silver = 2e
souvenir-bronze = 3e
souvenir-games = Les parties
souvenir-number = Nº
souvenir-game = Jeu
souvenir-winner = Victoire
souvenir-total = Points
souvenir-early = arrêtée avant la fin
souvenir-more-people =
    { $count ->
        [one] Et une personne de plus.
       *[other] Et { $count } personnes de plus.
    }
souvenir-more-games =
    { $count ->
        [one] Et une partie plus tôt.
       *[other] Et { $count } parties plus tôt.
    }
souvenir-link = La page de cette soirée : { $address }
press-seat = Place { $seat }

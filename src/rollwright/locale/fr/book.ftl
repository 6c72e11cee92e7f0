# The score book of a game.
book-title = { $game } : votre carnet
book-name = Carnet de scores
book-empty = Ce carnet est encore vierge.
book-empty-line = Jouez à { $game } jusqu’à la fin : le score sera la première ligne.
book-bests = Vos records
book-best = record { $best }
book-games =
    { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
book-alone = en solo
book-company = à plusieurs
book-next =
    { $fewer ->
        [yes] { $short } de trop pour { $title }
       *[no] encore { $short } pour { $title }
    }
book-medals = Médailles
book-no-medal = pas encore de médaille
book-last = Les dix dernières
book-friends = Face à face
book-friend = { $won } à { $lost }
book-friend-said = contre { $name } : { $won } gagnées, { $lost } perdues, en { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
book-friends-line = Les parties mieux classées, les vôtres d’abord.
book-with = avec { $names }
book-stood-in =
    { $count ->
        [one] un robot a écrit 1 manche
       *[other] un robot a écrit { $count } manches
    }
book-place = place { $place } sur { $seats }
book-early = arrêtée avant la fin
book-line-first = Votre première partie de ce genre.
book-line-best = Votre record, sur { $games } parties.
book-line = Votre record : { $best }. Celle-ci est numéro { $rank } sur { $games }.
book-all = Tous les carnets
book-paper = sur papier

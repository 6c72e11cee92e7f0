# La relecture d’une partie finie : la chance d’un côté, les choix de l’autre.
terminal-help-review = Relire une partie finie : la part de la chance, les choix les plus coûteux, la meilleure feuille de ces dés ; pour Difference, le temps de chaque trouvaille.
terminal-help-review-file = Une partie finie téléchargée, ou une partie recopiée du papier (docs/review.md) ; - est l’entrée standard.
terminal-reviewing = Relecture
review-seat-points = { $name } : { $final } points
review-seat-win = { $name } : { $final } de la victoire
review-start = attendu au départ
review-luck = chance
review-loss = perdu par les choix
review-error = erreur d’estimation du robot
review-final = résultat
review-lead = avance sur le rival le mieux placé
review-costly-points = La manche { $round } a coûté { $loss } { $plural ->
    [one] point
   *[other] points
} : { $own } au lieu de { $best }.
review-costly-win = La manche { $round } a coûté { $loss } des chances de victoire : { $own } au lieu de { $best }.
review-head-round = manche
review-head-dice = dés
review-head-luck = chance
review-head-loss = perte
review-head-then = ensuite
review-head-own = écrit
review-head-best = mieux
review-best-proved = La meilleure feuille de ces dés a { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Aucune feuille n’en a plus.
review-best-found = La meilleure feuille trouvée pour ces dés a { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Aucune n’en a plus de { $bound }.
error-review-busy = Beaucoup de parties attendent leur relecture. Redemandez dans quelques minutes.
error-ended-early = Cette partie a été arrêtée avant sa fin : il n’y en a pas de relecture.
error-no-review = Les parties de { $title } ne peuvent pas encore être relues.
error-cannot-review = Ce fichier ne passe pas ses propres contrôles ({ $check }) : il ne peut pas être relu. Lancez rollwright verify pour voir ce qui ne va pas.
error-bad-game-file = Ce n’est pas une de nos parties terminées : le fichier est incomplet, modifié, ou c’est autre chose.
error-game-file-too-big = Le fichier d’une partie fait au plus { $megabytes } Mo.
error-no-game-told = Ce fichier ne raconte aucune partie : il faut une ligne « game », une ligne « seat » par personne, puis les manches.
error-cannot-type = Les parties de { $title } ne se tapent pas : chaque coup a son instant. Relisez le fichier de la page de fin.
error-cannot-type-dice = Les parties de { $title } ne se tapent pas : tout le monde n’y a pas les mêmes dés. Relisez le fichier de la page de fin.
error-bad-line = La ligne { $line } est illisible : { $words }. Une ligne commence par game, option, seat ou round, ou par un nom et deux-points ; une ligne « round » donne tous les dés lancés.
error-impossible-line = La ligne { $line } est impossible ({ $words }) : { $reason }
error-unexpected-line = Ligne { $line } ({ $words }) : { $expected }

# Ce qu’une ligne d’une partie tapée de Word Roller devrait avoir
typed-expected-botcard = une ligne « botcard » nomme une de ces BotCards, chacune une fois : { $cards }. { $name } n’en est pas une, ou est nommée deux fois.
typed-expected-botcards = avant le premier tour, { $count ->
    [0] aucune ligne « botcard » n’a sa place : cette partie n’a pas de BotCards.
    [one] une ligne « botcard » doit nommer la BotCard de la table, comme botcard Dot.
   *[other] { $count } lignes « botcard » doivent nommer les BotCards de la table, comme botcard Dot.
}
typed-expected-card = une ligne « card » donne une place et sa carte de jeu, une de { $cards }.
typed-expected-seat-card = avant le premier tour, une ligne « card » doit donner la carte de jeu { DE($name) }, avec la face jouée.
typed-expected-deck = une ligne « deck » donne les cartes avantage dans l’ordre où elles ont été retournées, séparées par des virgules. Ce sont { $cards }.
typed-expected-too-many-cards = la ligne « deck » a trop souvent la carte { $card } pour ce nombre de joueurs.
typed-expected-more-deck = la ligne « deck » donne { $known } cartes, mais { $needed } étaient retournées quand celle-ci a été prise.
typed-expected-letters = ici viennent les lettres des { $count } dés, le dé 1 d’abord.
typed-expected-faces = les { $count } dés ne peuvent pas montrer ces lettres ensemble.
typed-expected-no-round = aucun lancer n’est attendu ici. Le dernier tour était le { $round }.
typed-expected-round-first = une ligne « round » avec les lettres vient avant les mots.
typed-expected-again = une ligne « dice » vient d’abord, avec toutes les lettres après la relance des dés { $dice }.
typed-expected-same-dice = les dés qui n’ont pas été relancés montrent la même lettre qu’avant : { $dice }.
typed-expected-action = la ligne d’une place a un mot avec sa première case et across ou down, comme CŒUR r5c3 down ; ou take, turn, reroll, echo, name, place ou pass.
typed-expected-offers = un Écho recopie un de ces mots : { $words }.
typed-expected-take = avant cela, { $name } prend une carte pour un rond.
typed-expected-word = avant cela vient le mot { DE($name) }, ou pass.
typed-expected-name = avant cela, { $name } nomme un mot court pour son voisin, comme name AU.
typed-expected-place = avant cela, { $name } place le mot nommé, comme place r5c3 down.

# Pourquoi un choix a coûté cher. Des parties sont jouées à partir des deux choix, avec les mêmes dés.
review-why-total = Sur { $games } suites jouées, le meilleur choix finit à { $best } points en moyenne, le vôtre à { $own }.
review-why-expected-points = Notre robot le plus fort attend { $best } points après le meilleur choix, { $own } après le vôtre.
review-why-expected-win = Notre robot le plus fort estime les chances de gagner à environ { $best } % après le meilleur choix, à environ { $own } % après le vôtre.
review-why-splitter-hearts-closed = Après votre choix, les cœurs montrent des nombres différents et { $points ->
    [one] leur { $points } point est perdu
   *[other] leurs { $points } points sont perdus
} ; après le meilleur, ils peuvent encore concorder.
review-why-splitter-completed = { $points ->
    [one] Le meilleur choix rapporte tout de suite { $points } point de plus, pour les groupes de { $number }.
   *[other] Le meilleur choix rapporte tout de suite { $points } points de plus, pour les groupes de { $number }.
}
review-why-splitter-nearer = { $own ->
    [0] Après le meilleur choix, un groupe de { $number } a { $best } de ses cases ; après le vôtre, aucun ne peut plus aboutir.
   *[other] Après le meilleur choix, le plus grand groupe de { $number } inachevé a { $best } de ses cases ; après le vôtre, il en a { $own }.
}
review-why-splitter-spoiled =
    { $cells ->
        [one] Après votre choix, une case avec un { $number } ne peut plus appartenir à un groupe de { $number } ; après le meilleur, elle le peut encore.
       *[other] Après votre choix, { $cells } cases avec un { $number } ne peuvent plus appartenir à un groupe de { $number } ; après le meilleur, elles le peuvent encore.
    }
review-why-splitter-groups-chance = Sur { $games } suites jouées à partir du meilleur choix, { $best } % avaient un groupe de { $number } ; à partir du vôtre, { $own } %.
review-why-splitter-groups-points = Sur { $games } suites jouées, les groupes de { $number } rapportent { $best } en moyenne après le meilleur choix, { $own } après le vôtre.
review-why-splitter-hearts-chance = Sur { $games } suites jouées à partir du meilleur choix, les cœurs concordent dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-splitter-hearts-points = Sur { $games } suites jouées, les cœurs rapportent { $best } en moyenne après le meilleur choix, { $own } après le vôtre.
review-why-difference-closed-row = Après votre choix, la rangée { $line } { $own ->
    [0] ne peut plus rien rapporter
   *[other] peut rapporter { $own } points au plus
} ; après le meilleur, elle peut encore en rapporter { $best }, avec { $best ->
    [3] deux différences égales
    [5] trois différences égales
    [6] deux paires de différences égales
   *[7] quatre différences égales
}.
review-why-difference-closed-column = Après votre choix, la colonne { $line } { $own ->
    [0] ne peut plus rien rapporter
   *[other] peut rapporter { $own } points au plus
} ; après le meilleur, elle peut encore en rapporter { $best }, avec { $best ->
    [3] deux différences égales
   *[5] trois différences égales
}.
review-why-difference-at-once-row = Le meilleur choix donne tout de suite { $best } points à la rangée { $line }, avec { $best ->
    [3] deux différences égales
    [5] trois différences égales
    [6] deux paires de différences égales
   *[7] quatre différences égales
} ; après le vôtre, elle { $own ->
    [0] n’en a aucun
   *[other] en a { $own }
}.
review-why-difference-at-once-column = Le meilleur choix donne tout de suite { $best } points à la colonne { $line }, avec { $best ->
    [3] deux différences égales
   *[5] trois différences égales
} ; après le vôtre, elle { $own ->
    [0] n’en a aucun
   *[other] en a { $own }
}.
review-why-difference-crossing = Après le meilleur choix, un { $number } dans la case { $cell } rapporterait des points à la fois dans la rangée { $row } et la colonne { $column } ; après le vôtre, aucun nombre ne le ferait pour deux lignes, dans aucune case.
review-why-difference-numbers = Après le meilleur choix, { $best ->
    [1] un des six nombres rapporte
    [6] chacun des six nombres rapporte
   *[other] { $best } des six nombres rapportent
} tout de suite des points dans une case ; après le vôtre, { $own ->
    [0] aucun
    [1] un seul
   *[other] { $own }
}.
review-why-difference-equal-row = Parmi les façons de remplir la rangée { $line }, environ une sur { $best } rend ses quatre différences égales après le meilleur choix ; après le vôtre, { $own ->
    [0] aucune
   *[other] une sur { $own }
}.
review-why-difference-equal-column = Parmi les façons de remplir la colonne { $line }, environ une sur { $best } rend ses trois différences égales après le meilleur choix ; après le vôtre, { $own ->
    [0] aucune
   *[other] une sur { $own }
}.
review-why-difference-lost-row = Après votre choix, la rangée { $line } ne peut plus { $ties ->
    [count] atteindre
   *[lose] dépasser
} { $known ->
    [yes] { $rival }, qui a déjà { $sum }
   *[no] une autre feuille, qui a déjà { $sum }
} ; après le meilleur, elle peut encore aller jusqu’à { $best }.
review-why-difference-lost-column = Après votre choix, la colonne { $line } ne peut plus { $ties ->
    [count] atteindre
   *[lose] dépasser
} { $known ->
    [yes] { $rival }, qui a déjà { $sum }
   *[no] une autre feuille, qui a déjà { $sum }
} ; après le meilleur, elle peut encore aller jusqu’à { $best }.
review-why-difference-secured-row = Après le meilleur choix, plus personne ne peut vous prendre la rangée { $line }, avec votre somme de { $best } ; après le vôtre, c’est encore possible.
review-why-difference-secured-column = Après le meilleur choix, plus personne ne peut vous prendre la colonne { $line }, avec votre somme de { $best } ; après le vôtre, c’est encore possible.
review-why-difference-cards-row = Après le meilleur choix, la rangée { $line } peut encore { $ties ->
    [count] atteindre
   *[lose] dépasser
} { $all ->
    [yes] toutes les { $cards }
   *[no] { $best } des { $cards }
} BotCards qui sont peut-être posées là ; après le vôtre, { $own ->
    [0] aucune
   *[other] { $own }
}.
review-why-difference-cards-column = Après le meilleur choix, la colonne { $line } peut encore { $ties ->
    [count] atteindre
   *[lose] dépasser
} { $all ->
    [yes] toutes les { $cards }
   *[no] { $best } des { $cards }
} BotCards qui sont peut-être posées là ; après le vôtre, { $own ->
    [0] aucune
   *[other] { $own }
}.
review-why-difference-highest-row = Après le meilleur choix, la rangée { $line } a une somme de { $best_now } et peut encore aller jusqu’à { $best } ; après le vôtre, elle a { $own_now } et ne dépassera pas { $own }.
review-why-difference-highest-column = Après le meilleur choix, la colonne { $line } a une somme de { $best_now } et peut encore aller jusqu’à { $best } ; après le vôtre, elle a { $own_now } et ne dépassera pas { $own }.
review-why-difference-row-chance = Sur { $games } suites jouées à partir du meilleur choix, la rangée { $line } marque dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-difference-row-points = Sur { $games } suites jouées, la rangée { $line } rapporte { $best } en moyenne après le meilleur choix, { $own } après le vôtre.
review-why-difference-column-chance = Sur { $games } suites jouées à partir du meilleur choix, la colonne { $line } marque dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-difference-column-points = Sur { $games } suites jouées, la colonne { $line } rapporte { $best } en moyenne après le meilleur choix, { $own } après le vôtre.
review-why-lead = Sur { $games } suites jouées, le meilleur choix gagne { $best } % des parties et finit en moyenne { $best_way ->
    [ahead] avec { $best_lead } { $best_lead ->
        [one] point
       *[other] points
    } d’avance
    [behind] avec { $best_lead } { $best_lead ->
        [one] point
       *[other] points
    } de retard
   *[level] à égalité
} ; le vôtre en gagne { $own } % et finit { $own_way ->
    [ahead] avec { $own_lead } { $own_lead ->
        [one] point
       *[other] points
    } d’avance
    [behind] avec { $own_lead } { $own_lead ->
        [one] point
       *[other] points
    } de retard
   *[level] à égalité
}.
review-why-lead-alone = Sur { $games } suites jouées, les deux choix gagnent { $best } % des parties : ce coût est donc une estimation grossière. Le meilleur choix finit en moyenne { $best_way ->
    [ahead] avec { $best_lead } { $best_lead ->
        [one] point
       *[other] points
    } d’avance
    [behind] avec { $best_lead } { $best_lead ->
        [one] point
       *[other] points
    } de retard
   *[level] à égalité
}, le vôtre { $own_way ->
    [ahead] avec { $own_lead } { $own_lead ->
        [one] point
       *[other] points
    } d’avance
    [behind] avec { $own_lead } { $own_lead ->
        [one] point
       *[other] points
    } de retard
   *[level] à égalité
}.
review-why-take-row = Sur { $games } suites jouées à partir du meilleur choix, la rangée { $line } est prise dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-take-column = Sur { $games } suites jouées à partir du meilleur choix, la colonne { $line } est prise dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-hexroller-pair-joined = La meilleure manche relie les deux { $number }, ce qui vaut { $number }.
review-why-hexroller-pair-closed = Votre manche ferme tous les chemins entre les deux { $number } ; après la meilleure, { $best ->
    [one] un hexagone de plus les relierait.
   *[other] { $best } hexagones de plus les relieraient.
}
review-why-hexroller-pair-nearer = Après la meilleure manche, il manque { $best ->
    [one] un hexagone
   *[other] { $best } hexagones
} entre les deux { $number } ; après la vôtre, { $own }.
review-why-hexroller-straights-reached = Après la meilleure manche, les rangées du soleil et de la lune comptent { $best } ensemble ; après la vôtre, { $own }.
review-why-hexroller-straights-promised = En ne jouant que pour les rangées du soleil et de la lune, on finirait à { $best } points en moyenne après la meilleure manche ; après la vôtre, à { $own }.
review-why-hexroller-bonus-kept = La meilleure manche garde un bonus que la vôtre utilise ; s’il reste, il vaut { $points }.
review-why-hexroller-area-full = La meilleure manche remplit { $area ->
    [middle] le milieu
   *[other] la zone { $area }
}.
review-why-hexroller-area-nearer = Après la meilleure manche, { $area ->
    [middle] le milieu
   *[other] la zone { $area }
} a { $best ->
    [one] un hexagone vide
   *[other] { $best } hexagones vides
} ; après la vôtre, { $own }.

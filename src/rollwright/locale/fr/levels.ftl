# Les niveaux de nos robots, et les résultats parmi leurs parties : l’ouverture, la relecture, le carnet de scores et le terminal.
level-gentle-means = Pour une première partie : il laisse passer plus de la moitié de ce que rapportent de bons choix.
level-steady-means = Pour une partie équilibrée : il laisse passer environ deux cinquièmes de ce que rapportent de bons choix.
level-sharp-means = Pour une partie difficile : il laisse passer peu de chose, et on peut encore le battre.
level-master-means = Aussi fort que possible : il ne laisse presque rien passer, et il relit les parties.
level-adaptive-means = Il ralentit ou accélère jusqu’à ce que vous gagniez à peu près aussi souvent que lui.
levels-better = Mieux que { $levels }.
levels-better-tenths = { $tenths ->
    [0] presque aucune partie
    [10] presque toutes les parties
    [1] 1 partie sur 10
   *[other] { $tenths } parties sur 10
} du robot { $level }
chart-as-table = En tableau
levels-title = Parmi les parties de nos robots
levels-text = { $games } parties de chaque robot, tout seul. En foncé, les parties avec moins de points.
levels-mark = { $you ->
    [yes] vous : { $points }
   *[no] { $name } : { $points }
}
levels-said = { $tenths ->
    [0] presque toutes les parties ont plus de points
    [10] mieux que presque toutes les parties
    [1] mieux qu’une partie sur 10
   *[other] mieux que { $tenths } parties sur 10
}
levels-verdict = { $tenths ->
    [0] Presque toutes les parties du robot { $level } ont plus de points.
    [10] Mieux que presque toutes les parties du robot { $level }.
    [1] Mieux qu’une partie sur 10 du robot { $level }.
   *[other] Mieux que { $tenths } parties sur 10 du robot { $level }.
}
levels-head-level = robot
levels-head-mean = moyenne
levels-head-middle = la moitié de ses parties
levels-middle = { $low } à { $high }
levels-head-below = parties avec moins de points
levels-percent = { $percent } %
strength-title = Au fil du temps
strength-few = { $missing ->
    [one] Encore une partie terminée de ce genre, et une courbe sera tracée ici.
   *[other] Encore { $missing } parties terminées de ce genre, et une courbe sera tracée ici.
}
strength-text = Vos points à la fin, et la moyenne de chacun de nos robots. Les points tiennent aussi à la chance.
strength-kind = Quelles parties
strength-slider = Partie
strength-said = { $day } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $difference ->
    [more] { $by } de plus que la moyenne du robot { $level }
    [less] { $by } de moins que la moyenne du robot { $level }
   *[same] autant que la moyenne du robot { $level }
}.
strength-lost-title = Perdu par les choix
strength-lost-text = Ce qu’a perdu en moyenne une de vos décisions, dans les parties relues. Moins vous perdez, plus la ligne est haute ; la chance n’y est pour rien.
strength-lost-said = { $day } : { $loss } { $plural ->
    [one] point perdu
   *[other] points perdus
} par décision.
strength-head-day = jour
strength-head-points = points
strength-head-lost = perdu par décision

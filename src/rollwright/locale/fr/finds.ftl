# La relecture de Difference : le temps de chaque trouvaille, les erreurs, et là où l’on est lent.
finds-kind-colour = couleur
finds-kind-missing = absent
finds-kind-moved = déplacé
finds-kind-mirrored = retourné
finds-kind-size = taille
finds-kind-count = nombre
finds-kind-shape = forme
finds-region-upper-left = en haut à gauche
finds-region-upper = en haut
finds-region-upper-right = en haut à droite
finds-region-left = à gauche
finds-region-middle = au milieu
finds-region-right = à droite
finds-region-lower-left = en bas à gauche
finds-region-lower = en bas
finds-region-lower-right = en bas à droite
finds-seconds = { $seconds } s
finds-times = × { $times }
finds-seat = { $name } : { $finds ->
    [0] rien de trouvé
    [one] { $finds } trouvaille
   *[other] { $finds } trouvailles
}
finds-each = temps d’une trouvaille, en moyenne
finds-pace-gentle = rapporté à celui d’un robot tranquille
finds-pace-steady = rapporté à celui d’un robot solide
finds-pace-sharp = rapporté à celui d’un robot coriace
finds-lost = { $misses ->
    [0] aucune erreur
    [one] { $misses } erreur a coûté
   *[other] { $misses } erreurs ont coûté
}
finds-slow = lent ici
finds-head-kind = changement
finds-head-region = endroit
finds-head-finds = trouvailles
finds-head-looking = temps moyen
finds-head-pace = au robot
finds-head-at = à
finds-head-who = qui
finds-head-what = quoi
finds-head-time = temps
finds-head-bot = robot solide
finds-head-others = cherche encore
finds-head-tapped = touché
finds-head-cost = coût
finds-head-unfound = vu sans trouver
finds-head-misses = erreurs
finds-still = { $name } { $looking }
finds-still-second = { $name } { $looking }, juste mais après
finds-right = { $what } (juste)
finds-nothing-there = un endroit vide
finds-stand-in = un robot a joué
finds-hinted = avec un indice
finds-hints = { $hinted ->
    [one] { $hinted } trouvaille avec un indice, comparée à rien
   *[other] { $hinted } trouvailles avec un indice, comparées à rien
}

# Sur la page
finds-said = { $you ->
    [yes] { $way ->
        [quicker] Il vous a fallu { $percent } du temps d’un robot solide pour les mêmes cartes.
        [slower] Il vous a fallu { $times } fois le temps d’un robot solide pour les mêmes cartes.
       *[same] Vous êtes à peu près au rythme d’un robot solide sur les mêmes cartes.
    }
   *[no] { $way ->
        [quicker] Il a fallu à { $name } { $percent } du temps d’un robot solide pour les mêmes cartes.
        [slower] Il a fallu à { $name } { $times } fois le temps d’un robot solide pour les mêmes cartes.
       *[same] { $name } est à peu près au rythme d’un robot solide sur les mêmes cartes.
    }
}
finds-said-none = { $you ->
    [yes] Vous n’avez rien trouvé dans cette partie.
   *[no] { $name } n’a rien trouvé dans cette partie.
}
finds-said-hinted = { $you ->
    [yes] Vous avez trouvé chaque carte avec un indice : il n’y a rien à comparer.
   *[no] { $name } a trouvé chaque carte avec un indice : il n’y a rien à comparer.
}
finds-a-find = par trouvaille, en moyenne
finds-count = { $finds ->
    [one] { $finds } trouvaille.
   *[other] { $finds } trouvailles.
}
finds-count-misses = { $misses ->
    [0] Aucune erreur.
    [one] Une erreur a coûté { $lost }.
   *[other] { $misses } erreurs ont coûté { $lost }.
}
finds-slow-at = À travailler : { $kinds }.
finds-map-title = Où vous regardez d’abord, et où en dernier
finds-map-title-of = Où { $name } regarde d’abord, et où en dernier
finds-map-text = Chaque nombre compte les secondes avant que l’endroit soit trouvé. Plus d’anneaux et un fond plus sombre : plus tard.
finds-map-none = Rien de trouvé, donc rien à dessiner.
finds-map-said = L’image avec { $finds ->
    [one] { $finds } endroit trouvé
   *[other] { $finds } endroits trouvés
}. Le plus rapide : { $quickest }. Le dernier : { $slowest }. Le tableau ci-dessous les dit tous.
finds-map-whose = Quelles parties
finds-map-this = Cette partie
finds-map-all = { $games ->
   *[other] Vos { $games } parties sur cette image
}
finds-step-up-to = jusqu’à { $seconds }
finds-step-over = plus de { $seconds }
finds-step-unfound = vu sans trouver
finds-step-miss = { PRESS("touché", "cliqué") } à tort
finds-kinds-title = Quels changements prennent du temps
finds-kinds-text = × 1 est le temps d’un robot solide pour les mêmes cartes : ce qui est bien caché peut prendre plus longtemps. Peu de trouvailles ne disent pas grand-chose.
finds-head-before = avant
finds-times-title = Chaque trouvaille
finds-times-text = Le temps court depuis que la carte est visible, sans les attentes ni les absences.
finds-times-text-others = Le temps court depuis que la carte est visible, sans les attentes ni les absences. Pour les trouvailles des autres : ce que { $you ->
    [yes] vous cherchiez
   *[no] { $name } cherchait
}.
finds-looked-for = en cherchant { $what }, { $looking }
finds-looked-for-second = { $what } : juste aussi, mais après
finds-head-by = trouvé par
finds-misses-title = Erreurs
finds-misses-none = Aucune erreur.
finds-miss-at = À { $at }, sur la carte avec : { $card }
finds-miss-tapped = { PRESS("Touché", "Cliqué") } : { $tapped }.
finds-miss-cost = { $kind ->
    [fine] Pénalité : { $cost }.
   *[wait] L’attente a coûté { $cost }.
}
finds-compared-title = À côté des autres
finds-compared-title-alone = À côté des robots et de vos parties passées
finds-compared-text = Deux personnes ne cherchent jamais la même carte. Chaque temps est donc rapporté à la moyenne d’un robot solide pour cette carte, et une carte vue sans être trouvée compte aussi. Les attentes n’y sont pas : elles sont notées à côté.
finds-past = { $games ->
    [one] Votre partie d’avant
   *[other] Vos { $games } parties d’avant
}
finds-past-none = Ce navigateur garde les temps de chaque partie dont vous ouvrez la relecture, sur cet appareil seulement. Dès la prochaine, votre passé sera ici.
finds-past-forget = Oublier mes temps sur cet appareil
finds-past-forgotten = Oublié : ce navigateur ne garde aucun de vos temps.
finds-column-bot = robot solide
finds-bot-gentle = Un robot tranquille
finds-bot-steady = Un robot solide
finds-bot-sharp = Un robot coriace

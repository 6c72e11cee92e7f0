# Les règles de chaque jeu dans nos propres mots, pour la page.
rules-of = { $game } : les règles
rules-points =
    { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }

## Splitter
rules-splitter-lead = Chaque lancer donne à tous les deux mêmes nombres. Vous les écrivez dans deux cases qui se répondent de part et d’autre du pli, et vous formez des groupes : autant de cases que le nombre qu’elles portent.
rules-splitter-need = Ce qu’il y a sur la table
rules-splitter-need-text = Deux dés et, pour chacun des 1 à 12 joueurs, une feuille du même bloc : 44 cases, 22 de chaque côté du pli, en miroir. Une partie compte { $rounds } manches.
rules-splitter-round = Une manche
rules-splitter-round-1 = On lance les deux dés. Tous les joueurs utilisent les deux mêmes nombres, en même temps.
rules-splitter-round-2 = Choisissez une case vide et sa case miroir de l’autre côté du pli. Écrivez un nombre dans chacune. Lequel va à gauche, lequel va à droite : à vous de voir.
rules-splitter-round-3 = Ce que vous écrivez est au crayon, et vous seul le voyez : déplacez, échangez, effacez, jusqu’à « C’est écrit ». Quand tout le monde a fini, le crayon devient encre.
rules-splitter-round-4 = Puis vient le lancer suivant. L’encre ne change plus, et après { $rounds } manches chaque feuille est pleine.
rules-splitter-groups = Les groupes
rules-splitter-groups-text = Des cases de même nombre qui se touchent par un côté forment un groupe. Les coins ne relient pas, les vides séparent, et le pli n’est pas un mur. Un groupe rapporte son nombre s’il a exactement autant de cases ; trop peu ou trop, il ne rapporte rien. Plusieurs groupes du même nombre peuvent compter.
rules-splitter-ex-three = Trois 3 ensemble.
rules-splitter-ex-few = Deux 3 : il en manque un.
rules-splitter-ex-many = Quatre 3 : un de trop.
rules-splitter-ex-corner = Les coins ne relient pas : deux 1 isolés.
rules-splitter-ex-fold = Deux 2 de part et d’autre du pli.
rules-splitter-marks = Étoiles et cœurs
rules-splitter-marks-text = Un groupe qui compte et qui couvre une étoile vaut double. Le bloc B porte aussi trois cœurs : si le même nombre est écrit sur les trois, ajoutez { $bonus }, que ces cases comptent ou non. Une étoile ne double jamais les cœurs.
rules-splitter-ex-star = Cinq 5, dont un sur une étoile.
rules-splitter-ex-star-lost = Quatre 5 : l’étoile ne double rien.
rules-splitter-ex-hearts = Les trois cœurs portent un 4.
rules-splitter-end = La fin
rules-splitter-end-text = Le plus haut total gagne. À égalité, la victoire est partagée.
rules-splitter-alone = En solo
rules-splitter-alone-text = Jouez une partie normale et lisez votre titre sur l’échelle. Chaque titre demande au moins tant de points :
rules-splitter-title = Titre

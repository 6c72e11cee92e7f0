# Les règles de chaque jeu dans nos propres mots, pour la page.
rules-points =
    { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }

rules-none = Les règles de ce jeu ne sont pas écrites. Demandez à la table.

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

## Make a Difference
rules-make-a-difference-lead = Chaque lancer donne à tout le monde les mêmes deux nombres. Vous les écrivez où vous voulez, et entre voisins leur écart apparaît de lui-même.
rules-make-a-difference-need = Ce qui est sur la table
rules-make-a-difference-need-text = Deux dés, et pour chacun des 1 à 12 joueurs une feuille de vingt cases : quatre rangées (f à i) et cinq colonnes (a à e). Entre voisins se trouve un anneau, simple dans une rangée, double dans une colonne. Une partie a { $rounds } manches.
rules-make-a-difference-round = Une manche
rules-make-a-difference-round-1 = On lance les deux dés. Tout le monde emploie les mêmes deux nombres, en même temps.
rules-make-a-difference-round-2 = Écrivez les deux, chacun dans une case vide, côte à côte ou non. Le premier dé est en main ; { PRESS("touchez", "cliquez sur") } l’autre pour commencer par lui.
rules-make-a-difference-round-3 = Dès que deux voisines sont remplies, l’anneau entre elles reçoit le plus grand nombre moins le plus petit, de 0 à 5.
rules-make-a-difference-round-4 = Ce que vous écrivez reste au crayon tant que tout le monde n’a pas fini ; puis c’est de l’encre. Après { $rounds } manches, toutes les cases sont pleines.
rules-make-a-difference-a = Mode A : chacun pour soi
rules-make-a-difference-a-text = Dans chaque ligne à part, les écarts égaux comptent : { $two } points pour deux, { $three } pour trois, { $four } pour quatre. Plusieurs groupes d’une ligne s’additionnent, et 0 est un écart comme un autre.
rules-make-a-difference-ex-four = Quatre 3.
rules-make-a-difference-ex-three = Trois 1.
rules-make-a-difference-ex-pairs = Deux 2 et deux 1.
rules-make-a-difference-ex-zero = Deux 0.
rules-make-a-difference-ex-none = Tous différents.
rules-make-a-difference-b = Mode B : la lutte pour les lignes
rules-make-a-difference-b-text = Sur chaque ligne on additionne les écarts. Qui a seul la plus haute somme prend la ligne : { $row } points pour une rangée, { $column } pour une colonne. Si la plus haute somme est partagée, personne ne marque la ligne ; avec les égalités amicales, tous ceux qui la partagent la marquent. Pendant que vous écrivez, votre somme est devant la lettre d’une ligne, la plus haute des autres derrière.
rules-make-a-difference-cards = BotCards
rules-make-a-difference-cards-text = Douze cartes jouent comme adversaires, quatre à une, deux et trois étoiles. On les tire au départ, faces cachées jusqu’au décompte. En mode A, une carte a un score à battre ; en mode B, une somme sur chaque ligne. Pour jouer en solo en mode B, il en faut au moins une.
rules-make-a-difference-end = La fin
rules-make-a-difference-end-text = Le plus haut score gagne ; une BotCard peut gagner aussi. Une première place partagée se joue à pierre, feuille, ciseaux, en deux coups gagnés. À plus de deux, qui gagne reste et affronte la suite. Au bout de 20 secondes, les dés choisissent pour qui n’a rien montré. La table peut s’en passer et partager la victoire.
rules-make-a-difference-alone = En solitaire
rules-make-a-difference-alone-text = Jouez contre des BotCards et lisez votre titre sur l’échelle : en mode A selon vos points, en mode B selon la somme de toutes vos lignes.
rules-make-a-difference-title = Titre
rules-credits = Crédits

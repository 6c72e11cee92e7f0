# Quintet : son titre, ses cases, ce qu’on peut faire, et les lignes de sa feuille de score.

game-quintet = Quintette
game-quintet-line = Cinq dés, trois lancers.

quintet-box-ones = les 1
quintet-box-twos = les 2
quintet-box-threes = les 3
quintet-box-fours = les 4
quintet-box-fives = les 5
quintet-box-sixes = les 6
quintet-box-trio = trio
quintet-box-quartet = quatuor
quintet-box-house = maison
quintet-box-short = petite suite
quintet-box-long = grande suite
quintet-box-quintet = quintette
quintet-box-free = libre
quintet-cell = { $box ->
    [ones] { quintet-box-ones }
    [twos] { quintet-box-twos }
    [threes] { quintet-box-threes }
    [fours] { quintet-box-fours }
    [fives] { quintet-box-fives }
    [sixes] { quintet-box-sixes }
    [trio] { quintet-box-trio }
    [quartet] { quintet-box-quartet }
    [house] { quintet-box-house }
    [short] { quintet-box-short }
    [long] { quintet-box-long }
    [quintet] { quintet-box-quintet }
   *[free] { quintet-box-free }
  }

# Ce qu’on peut faire
quintet-keep = Garder le dé { $die }
quintet-release = Libérer le dé { $die }
quintet-roll = { $number ->
    [2] Relancer
   *[3] Relancer une dernière fois
  }
quintet-write = inscrire les dés dans la case { $cell }
quintet-tap = Gardez des dés et relancez, ou touchez une case.
quintet-tap-again = Touchez une autre case pour déplacer vos points.
quintet-missing = Choisissez une case

# Les lignes du score
quintet-item-numbers = Chiffres
quintet-item-bonus = Bonus
quintet-item-figures = Figures
quintet-detail-numbers = des 1 aux 6
quintet-detail-bonus = pour 60 dans les cases à chiffres
quintet-detail-figures = du trio à la case libre
quintet-won-numbers = { $points } dans une case à chiffre.
quintet-won-bonus = Le bonus est à vous : { $points }.
quintet-won-figures = { $points } pour la figure.
quintet-lost-numbers = { $points } de moins dans une case à chiffre.
quintet-lost-bonus = Le bonus est perdu.
quintet-lost-figures = { $points } de moins pour la figure.

# Pourquoi pas
error-quintet-box-full = Cette case est pleine. Choisissez-en une vide.
error-quintet-no-rolls = C’était le dernier lancer. Choisissez une case.
error-quintet-box-first = Vous avez écrit. Effacez pour continuer avec les dés.

terminal-quintet-keep = keep 0 … keep 4 : ce dé ne bouge plus
terminal-quintet-release = release 0 … release 4 : il sera relancé
terminal-quintet-roll = roll : tous les autres dés, encore une fois
terminal-quintet-write = nommez une case (trio) pour y inscrire les dés
terminal-quintet-undo = undo : effacer
terminal-quintet-done = Entrée : c’est écrit

# Make a Difference : les cases, les lignes, ce qu’un nombre gagne, les options, les BotCards, le décompte et le duel.

make-a-difference-cell = { $kind ->
    [ring] entre { $from } et { $to }
    [row] rangée { $line }
    [column] colonne { $line }
    [rows] rangées
    [columns] colonnes
    [total] score
   *[field] case { $row } { $column }
  }
make-a-difference-rows = rangées
make-a-difference-columns = colonnes
make-a-difference-total = score
make-a-difference-mode-A = Mode A, chacun pour soi
make-a-difference-mode-B = Mode B, la lutte pour les lignes

# Ce qu’on peut faire
make-a-difference-write = écrire { $first } en { $cell }
make-a-difference-tap = { PRESS("Touchez", "Cliquez sur") } une case pour écrire { $first }. L’autre dé vient ensuite.
make-a-difference-tap-again = { PRESS("Touchez", "Cliquez sur") } une case pour écrire { $first }.
make-a-difference-tap-done = { PRESS("Touchez", "Cliquez sur") } une autre case pour déplacer votre { $last }, ou un nombre pour le reprendre.
make-a-difference-missing = Écrivez { $first }
make-a-difference-die = { $state ->
    [held] { $figure }, en main
    [used] { $figure }, écrit
   *[free] Prendre le { $figure } en main
  }
make-a-difference-in-hand = en main

# Les BotCards
make-a-difference-face-down = { $count ->
    [one] 1 BotCard, face cachée
   *[other] { $count } BotCards, faces cachées
  }
make-a-difference-stars = { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
  }

# Les lignes pendant qu’on écrit
make-a-difference-lines = Les lignes jusqu’ici
make-a-difference-line = { $kind ->
    [row] Rangée { $line }
   *[column] Colonne { $line }
  }
make-a-difference-line-points = { make-a-difference-line } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
make-a-difference-line-sums = { make-a-difference-line } : vous { $own }, le plus haut des autres { $best }.

# Les lignes du décompte
make-a-difference-item-column-a = Colonne a
make-a-difference-item-column-b = Colonne b
make-a-difference-item-column-c = Colonne c
make-a-difference-item-column-d = Colonne d
make-a-difference-item-column-e = Colonne e
make-a-difference-item-row-f = Rangée f
make-a-difference-item-row-g = Rangée g
make-a-difference-item-row-h = Rangée h
make-a-difference-item-row-i = Rangée i

# Ce que les nombres de cette manche gagneraient : des écarts égaux dans une ligne, ou la ligne elle-même
make-a-difference-won = { $note ->
    [taken] {" "}est à vous pour l’instant.
   *[other] {" : "}écart { $note } { $points ->
        [3] deux fois
        [5] trois fois
       *[7] quatre fois
      }.
  }
make-a-difference-won-column-a = Colonne a{ make-a-difference-won }
make-a-difference-won-column-b = Colonne b{ make-a-difference-won }
make-a-difference-won-column-c = Colonne c{ make-a-difference-won }
make-a-difference-won-column-d = Colonne d{ make-a-difference-won }
make-a-difference-won-column-e = Colonne e{ make-a-difference-won }
make-a-difference-won-row-f = Rangée f{ make-a-difference-won }
make-a-difference-won-row-g = Rangée g{ make-a-difference-won }
make-a-difference-won-row-h = Rangée h{ make-a-difference-won }
make-a-difference-won-row-i = Rangée i{ make-a-difference-won }

# Les options
option-make-a-difference-mode = Quel mode
option-make-a-difference-mode-A = Mode A
option-make-a-difference-mode-A-line = chacun pour soi
option-make-a-difference-mode-A-short = mode A
option-make-a-difference-mode-B = Mode B
option-make-a-difference-mode-B-line = la lutte pour les lignes
option-make-a-difference-mode-B-short = mode B
option-make-a-difference-friendly_ties = Égalités amicales : la plus haute somme partagée compte pour tous
option-make-a-difference-friendly_ties-true-short = égalités amicales
option-make-a-difference-bot_cards = BotCards
option-make-a-difference-bot_cards-value = { $value ->
    [0] aucune BotCard
    [one] 1 BotCard
   *[other] { $value } BotCards
  }
option-make-a-difference-bot_cards-short = { $value ->
    [one] 1 BotCard
   *[other] { $value } BotCards
  }
option-make-a-difference-bot_cards-why = Une BotCard n’a pas de place : les sommes imprimées sur elle jouent contre tout le monde.
open-bots-make-a-difference = Un robot prend une place et remplit une feuille à lui.
option-make-a-difference-bot_cards-less = Une BotCard de moins
option-make-a-difference-bot_cards-more = Une BotCard de plus
option-make-a-difference-stars = Tirées parmi
option-make-a-difference-stars-any = toutes
option-make-a-difference-stars-1 = ★
option-make-a-difference-stars-2 = ★★
option-make-a-difference-stars-3 = ★★★
option-make-a-difference-first_roller = Qui lance en premier
option-make-a-difference-first_roller-value = place { $value }
option-make-a-difference-first_roller-less = Une place avant
option-make-a-difference-first_roller-more = Une place après
option-make-a-difference-duel = Une première place partagée se joue à pierre, feuille, ciseaux
option-make-a-difference-duel-false-short = la première place peut se partager

# Le décompte
make-a-difference-ledger = Ligne par ligne
make-a-difference-worth = vaut
make-a-difference-shared = partagée
make-a-difference-nobody = personne
make-a-difference-taken = { $count ->
    [one] { $count } ligne prise sur neuf
   *[other] { $count } lignes prises sur neuf
  }
make-a-difference-light = { $line }, l’éclairer sur la feuille
make-a-difference-takes = prend la ligne
make-a-difference-card = BotCard, { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
  }
make-a-difference-turned = On retourne { $name }.
make-a-difference-tied = Une première place partagée à { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
make-a-difference-win-duel = Vous gagnez à pierre, feuille, ciseaux
make-a-difference-won-duel = { $name } gagne à pierre, feuille, ciseaux

# Pierre, feuille, ciseaux
make-a-difference-duel = Pierre, feuille, ciseaux
make-a-difference-duel-match = { $first } contre { $second }. Il faut gagner deux coups.
make-a-difference-duel-queue = Ensuite : { $names }.
make-a-difference-throw = Choisissez. Personne ne voit rien avant que les deux aient choisi.
make-a-difference-thrown = C’est choisi. On attend { $name }.
make-a-difference-duel-waiting = On attend { $names }.
make-a-difference-duel-left = Encore { $seconds } s ; puis les dés choisissent.
make-a-difference-hand-rock = Pierre
make-a-difference-hand-paper = Feuille
make-a-difference-hand-scissors = Ciseaux
make-a-difference-hand-chance = Laisser choisir les dés
make-a-difference-hidden = caché
make-a-difference-wins = { $name }, { $wins ->
    [one] { $wins } coup gagné
   *[other] { $wins } coups gagnés
  }
make-a-difference-throws = Les coups jusqu’ici
make-a-difference-throw-said = { $first } : { $one }. { $second } : { $other }. { $winner ->
    [none] Égalité, on recommence.
   *[other] { $winner } gagne le coup.
  }
make-a-difference-duel-keys = Les touches 1, 2 et 3 choisissent aussi.

# Ce que l’auteur conseille, et les remerciements
option-make-a-difference-bot_cards-proposed = À un ou deux joueurs, l’auteur conseille des BotCards ; ★★ est à la hauteur d’un joueur attentif. On peut aussi s’en passer.
make-a-difference-credit-thanks = tous les testeurs et les organisateurs du concours

# En solitaire : les titres, selon les points en mode A, selon la somme de toutes les lignes en mode B
make-a-difference-title-much-the-same = Du pareil au même
make-a-difference-title-a-shade-apart = À une nuance près
make-a-difference-title-a-clear-contrast = Un net contraste
make-a-difference-title-a-real-difference = Une vraie différence
make-a-difference-title-worlds-apart = Deux mondes à part
make-a-difference-title-night-and-day = Le jour et la nuit
make-a-difference-title-one-of-a-kind = Unique en son genre
make-a-difference-alone-B = Toutes les lignes ensemble : { $figure }.
make-a-difference-next-title = À partir de { $from } : { $title }.
make-a-difference-line-sum = { make-a-difference-line } : { $own } jusqu’ici.

# Dans les premières parties, quand rien n’est gagné : ce qui manque à un nombre ou à une différence
make-a-difference-near-alone = { $figure } : un nombre à côté fera une différence.
make-a-difference-near-single = Différence { $figure } : un deuxième { $figure } dans la même ligne ou colonne rapporte 3 points.

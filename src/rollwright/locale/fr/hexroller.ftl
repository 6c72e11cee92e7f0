# HexRoller : les hexagones et les cases, ce qu’on peut faire, les lignes de la marque, pourquoi quelque chose n’est pas possible, l’échelle en solitaire.

hexroller-cell = { $kind ->
    [light] case soleil de la manche { $nth }
    [dark] case lune de la manche { $nth }
    [extra] bonus, un hexagone de plus
    [two] bonus, un 2 n’importe où
    [third] bonus, un troisième nombre
   *[hex] { $area ->
        [M] milieu
       *[other] zone { $area }
      }, hexagone { $nth }
  }
hexroller-side-front = Recto, Flocon
hexroller-side-back = Verso, Engrenage
hexroller-name-front = Flocon
hexroller-name-back = Engrenage
hexroller-third-short = 3ᵉ

# Les options
option-hexroller-side = Quelle face
option-hexroller-side-front = Recto, Flocon
option-hexroller-side-front-line = 8 dés, 7 manches
option-hexroller-side-front-short = recto
option-hexroller-side-back = Verso, Engrenage
option-hexroller-side-back-line = 7 dés, 6 manches
option-hexroller-side-back-short = verso

# Ce qu’on peut faire
hexroller-write = écrire { $first } en { $cell }
hexroller-say-choose = choisir { $number }
hexroller-say-flip = échanger les rangées
hexroller-say-use = { $bonus ->
    [extra] Un hexagone de plus
    [two] Un 2 n’importe où
   *[third] Un troisième nombre
  }
hexroller-hint-first = Choisissez un nombre, ou { PRESS("touchez", "cliquez sur") } un hexagone éclairé.
hexroller-hint-second = Choisissez un deuxième nombre.
hexroller-hint-none = Aucun nombre ne tient. Finissez, ou prenez un bonus.
hexroller-hint-done = Les deux nombres sont écrits. Finissez, ou effacez.
hexroller-hint-chain = { $left ->
    [1] { PRESS("Touchez", "Cliquez sur") } un hexagone éclairé pour votre { $number }.
   *[other] Tracez { $left } hexagones pour vos { $number }, depuis un éclairé.
  }
hexroller-near-joins = { $more ->
    [one] Encore un { $figure } pour relier les deux { $figure } imprimés.
   *[other] Encore { $more } fois { $figure } pour relier les deux { $figure } imprimés.
  }
hexroller-hint-two = { PRESS("Touchez", "Cliquez sur") } un hexagone vide pour écrire un 2.
hexroller-hint-third = Choisissez un troisième nombre.
hexroller-hint-extra = Quelle chaîne a un hexagone de plus ?
hexroller-more = { $left ->
    [1] Encore un { $number }
   *[other] Encore { $left } fois { $number }
  }
hexroller-missing-first = Choisissez un nombre
hexroller-missing-second = Un deuxième nombre
hexroller-missing-two = Écrivez le 2
hexroller-missing-third = Un troisième nombre
hexroller-missing-extra = Choisissez une chaîne

# Les dés, triés
hexroller-dice = Les dés, triés
hexroller-count = { $written } sur { $count }
hexroller-group = { $count ->
    [1] un { $number }
   *[other] { $count } fois { $number }
  }{ $state ->
    [growing] , { $written } écrits
    [written] , écrit
    [third] , écrit comme troisième nombre
    [no-room] , pas de place pour toute la chaîne
    [not-now] , pas maintenant
   *[open] {""}
  }
hexroller-no-room = sans place
hexroller-bonuses = Bonus
hexroller-flip = Échanger les rangées
hexroller-keys = Les flèches parcourent la feuille, Entrée écrit, un chiffre choisit son nombre, F échange les rangées, U gomme, D finit, / ouvre cette ligne.

# Les hexagones suivants, dits
hexroller-cell-next = { $cell }, suite de votre { $number }
hexroller-cell-bonus = { $cell }, vous pouvez le prendre
hexroller-cell-start = { $cell }, vous pouvez y commencer { $numbers }

# Les lignes de la marque
hexroller-item-bonuses = Bonus restants
hexroller-item-area-A = Zone A
hexroller-item-area-B = Zone B
hexroller-item-area-C = Zone C
hexroller-item-area-D = Zone D
hexroller-item-area-E = Zone E
hexroller-item-area-F = Zone F
hexroller-item-middle = Le milieu
hexroller-item-pair-3 = Les deux 3
hexroller-item-pair-4 = Les deux 4
hexroller-item-pair-5 = Les deux 5
hexroller-item-pair-6 = Les deux 6
hexroller-item-pair-7 = Les deux 7
hexroller-item-pair-8 = Les deux 8
hexroller-item-straight-light = Rangée du soleil
hexroller-item-straight-dark = Rangée de la lune

# Sous chaque ligne
hexroller-detail-bonuses = { $count ->
    [0] tous pris
    [1] un non pris
   *[other] { $count } non pris
  }
hexroller-detail-area = { $count ->
    [0] pas pleine
   *[other] pleine, surtout des { $note }
  }
hexroller-detail-area-A = { hexroller-detail-area }
hexroller-detail-area-B = { hexroller-detail-area }
hexroller-detail-area-C = { hexroller-detail-area }
hexroller-detail-area-D = { hexroller-detail-area }
hexroller-detail-area-E = { hexroller-detail-area }
hexroller-detail-area-F = { hexroller-detail-area }
hexroller-detail-middle = { $count ->
    [0] pas plein
   *[other] plein, surtout des { $note }, ×2
  }
hexroller-detail-pair = { $count ->
    [0] pas reliés
   *[other] reliés
  }
hexroller-detail-pair-3 = { hexroller-detail-pair }
hexroller-detail-pair-4 = { hexroller-detail-pair }
hexroller-detail-pair-5 = { hexroller-detail-pair }
hexroller-detail-pair-6 = { hexroller-detail-pair }
hexroller-detail-pair-7 = { hexroller-detail-pair }
hexroller-detail-pair-8 = { hexroller-detail-pair }
hexroller-detail-straight = { $count ->
    [0] sans 3
   *[other] jusqu’à { $points }
  }
hexroller-detail-straight-light = { hexroller-detail-straight }
hexroller-detail-straight-dark = { hexroller-detail-straight }

# Ce que le crayon de cette manche gagnerait
hexroller-won-area-A = La zone A est pleine, surtout des { $note }.
hexroller-won-area-B = La zone B est pleine, surtout des { $note }.
hexroller-won-area-C = La zone C est pleine, surtout des { $note }.
hexroller-won-area-D = La zone D est pleine, surtout des { $note }.
hexroller-won-area-E = La zone E est pleine, surtout des { $note }.
hexroller-won-area-F = La zone F est pleine, surtout des { $note }.
hexroller-won-middle = Le milieu est plein, surtout des { $note }, et compte double.
hexroller-won-pair-3 = Ici, les deux 3 se rejoignent.
hexroller-won-pair-4 = Ici, les deux 4 se rejoignent.
hexroller-won-pair-5 = Ici, les deux 5 se rejoignent.
hexroller-won-pair-6 = Ici, les deux 6 se rejoignent.
hexroller-won-pair-7 = Ici, les deux 7 se rejoignent.
hexroller-won-pair-8 = Ici, les deux 8 se rejoignent.
hexroller-won-straight-light = La rangée du soleil monte.
hexroller-won-straight-dark = La rangée de la lune monte.

# Ce qu’il coûte
hexroller-lost-bonuses = Un bonus est pris.

# Pourquoi quelque chose n’est pas possible
error-choose-first = Choisissez d’abord un nombre : les hexagones où il peut commencer s’éclairent.
error-bad-start = Une chaîne commence à côté de son propre nombre. Les hexagones éclairés y sont.
error-broken-chain = L’hexagone suivant doit toucher celui qui vient d’être écrit.
error-dead-end = De là, le reste de la chaîne ne tient pas. Prenez un hexagone éclairé.
error-not-rolled = Aucun dé ne montre ce nombre. Choisissez parmi les dés.
error-repeated-number = Ce nombre est déjà écrit. Choisissez-en un autre.
error-too-many-numbers = Deux nombres sont écrits. Un troisième demande son bonus.
error-no-room = Il n’y a plus de place pour cela.
error-bonus-used = Ce bonus est barré. Chacun sert une fois par partie.
error-bonus-limit = Un bonus par manche. Le suivant peut attendre.
error-third-without-two = Écrivez d’abord deux nombres. Le troisième vient ensuite.
error-chain-unfinished = Finissez d’abord ce qui est en main, ou effacez.
error-must-write-more = Un autre nombre tient encore. Écrivez-le aussi.

# L’échelle en solitaire
hexroller-title-first-frost = Première gelée
hexroller-title-hailstone = Grêlon
hexroller-title-snowball = Boule de neige
hexroller-title-ice-carver = Sculpture de glace
hexroller-title-snow-queen = Reine des neiges
hexroller-title-polar-legend = Légende polaire
hexroller-title-absolute-zero = Zéro absolu

# Les règles
rules-hexroller-lead = On trie tous les dés, et chacun écrit deux de leurs nombres en chaînes d’hexagones : autant d’hexagones que de dés montrent le nombre.
rules-hexroller-need = Ce qu’il y a sur la table
rules-hexroller-need-text = Huit dés aux faces de 3 à 8 et, pour chacun des 1 à 8 joueurs, une feuille. Tout le monde écrit sur la même face : le recto avec { $front } dés, ou le verso avec { $back }.
rules-hexroller-round = Une manche
rules-hexroller-round-1 = On lance tous les dés, pour tout le monde. Choisissez un nombre sorti et écrivez toute sa chaîne. Le premier hexagone en touche un qui porte déjà ce nombre, imprimé ou écrit ; chacun des suivants touche celui qui vient d’être écrit. Tous doivent être vides.
rules-hexroller-round-2 = Choisissez un deuxième nombre, différent, et écrivez sa chaîne de même. Un nombre dont la chaîne ne tient pas entière ne peut pas être choisi ; si moins de deux tiennent, écrivez ce qui tient.
rules-hexroller-round-3 = Notez les deux nombres dans les cases de cette manche, l’un dans la rangée du soleil, l’autre dans celle de la lune, comme vous voulez.
rules-hexroller-round-4 = Ce que vous écrivez est au crayon jusqu’à « C’est écrit ». Quand tout le monde a fini, le crayon devient encre, et vient le lancer suivant : { $front } manches au recto, { $back } au verso.
rules-hexroller-ex-chain = Trois dés montrent 8 : une chaîne de trois depuis le 8 imprimé.
rules-hexroller-ex-broken = Pas une chaîne : le troisième 8 ne touche pas le deuxième.
rules-hexroller-ex-short = Quatre dés montrent 6 : trois hexagones ne font pas toute la chaîne.
rules-hexroller-bonuses = Trois bonus
rules-hexroller-bonuses-text = Chacun sert une fois par partie, et un seul par manche. Un bonus pris est barré.
rules-hexroller-extra = Une des deux chaînes gagne un hexagone.
rules-hexroller-two = Écrivez un 2 dans un hexagone vide, à tout moment de la manche.
rules-hexroller-third = Après deux chaînes, écrivez aussi un troisième nombre. Il ne va pas dans les cases.
rules-hexroller-score = La marque
rules-hexroller-score-text = Une zone pleine rapporte le nombre le plus fréquent, le plus haut en cas d’égalité ; le milieu compte double. Une paire imprimée rapporte son nombre si des hexagones de ce nombre la relient. Chaque rangée de cases rapporte le dernier nombre atteint en comptant à partir de 3. Un bonus non pris rapporte 2.
rules-hexroller-ex-area = Une zone pleine, surtout des 7.
rules-hexroller-ex-empty = Un hexagone est vide.
rules-hexroller-ex-pair = Les deux 6 sont reliés.
rules-hexroller-ex-straight = 3, 4, 5, mais pas de 6.
rules-hexroller-end = La fin
rules-hexroller-end-text = Le plus haut total gagne ; à égalité, la victoire est partagée. En solo, lisez votre titre sur l’échelle, la même pour les deux faces :
rules-hexroller-title = Titre
rules-hexroller-from = à partir de

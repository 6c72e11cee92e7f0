# Les mots que l’on tape, par le mot qu’emploient les jeux. Des virgules en séparent plusieurs ; le premier est montré.

typed-write = écrire
typed-swap = échanger
typed-undo = effacer, annuler
typed-done = fini, c’est écrit
typed-pick = choisir
typed-throw = jouer
typed-rock = pierre
typed-paper = feuille, papier
typed-scissors = ciseaux
typed-chance = hasard
typed-choose = choisir
typed-use = prendre
typed-extra = extra
typed-two = deux
typed-third = troisième
typed-flip = inverser
typed-side = face
typed-turn = tourner
typed-reroll = relancer
typed-begin = commencer
typed-across = horizontal, horiz
typed-down = vertical, vert
typed-letter = lettre
typed-take = prendre
typed-name = nommer
typed-echo = recopier
typed-copy = copie
typed-place = placer
typed-pass = passer
typed-smallest = petit
typed-biggest = longue
typed-consonant = consonne
typed-twice = jumelles
typed-two-words = double
typed-claim = trouver
typed-lay = poser
typed-bury = enterrer

## Les mots du terminal lui-même
typed-hint = indice
typed-look = voir
typed-quit = q, quitter, fin
typed-yes = o, oui
typed-start = commencer
typed-leave = partir
typed-bot = robot
typed-again = revanche

## Les niveaux des robots
typed-gentle = tranquille
typed-steady = solide
typed-sharp = coriace
typed-master = maître
typed-adaptive = souple
typed-none = aucun

## Les parties inachevées, et les écrans trop petits
terminal-help-resume = Reprendre une partie inachevée : la plus récente, ou la plus récente de GAME.
terminal-more-lines = … encore { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
terminal-winner = { $name } gagne avec { terminal-points }.
terminal-resumed = La partie reprend : { $names }.
terminal-resume-question = Il y a une partie inachevée { DE($game) } (manche { $round } sur { $rounds }). La reprendre ? (o/n){" "}
terminal-not-kept = Cette machine ne peut pas garder la partie ; si vous arrêtez, elle est perdue.
error-input-ended-kept = La partie s’arrête ici, inachevée. « rollwright resume » la reprend.
error-nothing-to-resume = Il n’y a pas de partie inachevée. « rollwright play GAME » en commence une.
terminal-page = page { $page } sur { $pages } · ? la tourne

# Word Roller dans le terminal : ce que l’on peut taper, et les lignes à côté des feuilles.

terminal-word-roller-side = face a (9 cases sur 9, 4 étoiles) ou face b (11 sur 9, 5 étoiles)
terminal-word-roller-sides = { $name } : carte { $card }, { $a } sur la face a, { $b } sur la face b
terminal-word-roller-turn = tourner 6 Q : le dé 6 montre Q
terminal-word-roller-reroll = relancer 1,3 : ces dés de nouveau
terminal-word-roller-begin = commencer r5c3 horizontal (ou vertical) ; le mot peut suivre : r5c3 horizontal trains
terminal-word-roller-letter = des lettres : la suite du mot
terminal-word-roller-undo = effacer
terminal-word-roller-done = Entrée : le mot est écrit
terminal-word-roller-take = prenez une carte par son nom (jumelles), avec sa lettre s’il en faut une (lettre S)
terminal-word-roller-name = nommer : le mot est entier
terminal-word-roller-echo = recopier 0 : le premier mot offert
terminal-word-roller-place = placer r5c3 vertical : à cet endroit
terminal-word-roller-pass = passer
terminal-word-roller-market = Marché : { $cards } · { $left } dans la pioche
terminal-word-roller-holds = { $name } : { $cards }
terminal-word-roller-claim = Vous avez écrit sur un rond. Prenez une carte.
terminal-word-roller-erased = Effacé : { $word } ({ $name })
terminal-word-roller-mend = { $neighbour } nomme un mot de 2 ou 3 lettres pour { $owner } : { $letters }
terminal-word-roller-named = { $neighbour } a nommé { $word } ; { $owner } choisit où l’écrire.
terminal-word-roller-offers = À copier : { $words }
terminal-word-roller-copy = { $word } est à copier.

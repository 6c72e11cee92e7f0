# Make a Difference dans le terminal : ce que l’on peut taper, et les lignes à côté des feuilles.

terminal-proposal-make-a-difference = { $bot_cards ->
    [one] { $bot_cards } BotCard ★★
   *[other] { $bot_cards } BotCards ★★
  }
terminal-make-a-difference-sums = Sommes
terminal-make-a-difference-face-down = (face cachée)
terminal-make-a-difference-all = total
terminal-make-a-difference-pick = choisir 0 ou choisir 1 : l’autre dé d’abord
terminal-make-a-difference-write = nommez une case (fa) : { $first } y va
terminal-make-a-difference-undo = effacer
terminal-make-a-difference-done = Entrée : c’est écrit
terminal-make-a-difference-throw = pierre, feuille, ciseaux ou hasard
terminal-make-a-difference-tie-break-won = Vous gagnez à pierre, feuille, ciseaux.
terminal-make-a-difference-tie-break-lost = { $name } gagne à pierre, feuille, ciseaux.

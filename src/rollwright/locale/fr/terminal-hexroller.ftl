# HexRoller dans le terminal : ce que l’on peut taper, et les lignes à côté des feuilles.

terminal-hexroller-choose = un nombre le choisit (6) ; ses hexagones peuvent suivre (6 M2 M3)
terminal-hexroller-write = nommez un hexagone vif : { $first } y va
terminal-hexroller-use = extra, deux, troisième : un bonus
terminal-hexroller-flip = inverser : échanger les rangées
terminal-hexroller-undo = effacer
terminal-hexroller-done = Entrée : c’est écrit

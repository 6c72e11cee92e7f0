# Splitter dans le terminal : ce que l’on peut taper, et les lignes à côté des feuilles.

terminal-splitter-write = nommez une case (3L4) : { $first } y va, { $second } de l’autre côté du pli
terminal-splitter-swap = échanger
terminal-splitter-undo = effacer
terminal-splitter-done = Entrée : c’est écrit

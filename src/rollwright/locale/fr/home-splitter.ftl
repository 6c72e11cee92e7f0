# Splitter à l’accueil et à l’entrée de la table, avant que le jeu lui-même soit chargé.

game-splitter = Splitter
game-splitter-line = Deux nombres, un pli.
option-splitter-pad = Quel bloc
option-splitter-pad-A = A, Papillon
option-splitter-pad-A-line = pour débuter
option-splitter-pad-B = B, Lanterne
option-splitter-pad-B-line = avec trois cœurs
option-splitter-pad-A-short = bloc A
option-splitter-pad-B-short = bloc B

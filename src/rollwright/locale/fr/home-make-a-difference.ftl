# Make a Difference à l’accueil et à l’entrée de la table, avant que le jeu lui-même soit chargé.

game-make-a-difference = Make a Difference
game-make-a-difference-line = Soustrayez vos voisins.

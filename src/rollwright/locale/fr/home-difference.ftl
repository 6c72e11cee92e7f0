# Difference à l’accueil et à l’entrée de la table, avant que le jeu lui-même soit chargé.

game-difference = Difference
game-difference-line = Deux choses ont changé. Trouvez vite.

# HexRoller à l’accueil et à l’entrée de la table, avant que le jeu lui-même soit chargé.

game-hexroller = HexRoller
game-hexroller-line = Des chaînes dans la neige.

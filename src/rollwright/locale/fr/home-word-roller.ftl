# Word Roller à l’accueil et à l’entrée de la table, avant que le jeu lui-même soit chargé.

game-word-roller = Word Roller
game-word-roller-line = Huit lettres, à chacun sa grille.
word-roller-resume-playing = { $game }, tour { $round } sur { $rounds }.

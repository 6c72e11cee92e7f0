# Ce qui remplace les mots qu’un jeu venu d’un paquet n’apporte pas.

any-game-line = Un jeu de dés et de crayon.
any-game-less = Moins
any-game-more = Plus

# What stands in for words that a game from a package does not bring.

any-game-line = A game with dice and pencil.
any-game-less = Less
any-game-more = More

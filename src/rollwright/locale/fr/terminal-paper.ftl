# Les dés lancés par le crieur pour ceux qui jouent sur papier, vérifiés au terminal ; les feuilles qu’on y compte.

terminal-check-called = Les règles du jeu demandent exactement ces lancers, dans cet ordre.
terminal-fault-called = Les règles du jeu ne demandent pas ces lancers.
terminal-help-sheet = la feuille dessinée, si le jeu en a plusieurs : une carte de Word Roller, comme 3a
terminal-help-rolls = comparer la feuille à ces lancers : le fichier du crieur ou d’une partie finie

# Les dés lancés par le crieur pour ceux qui jouent sur papier, vérifiés au terminal ; les feuilles qu’on y compte.

terminal-check-called = Les règles du jeu demandent exactement ces lancers, dans cet ordre.
terminal-fault-called = Les règles du jeu ne demandent pas ces lancers.

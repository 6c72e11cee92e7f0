# Une leçon : sa fiche et ses touches. Les phrases de chaque leçon sont dans lesson-<jeu>.ftl.
learn-title = Apprendre { $game }
learn-step = Leçon, étape { $step } sur { $count }
learn-next = Suite
learn-skip = Passer
learn-skipped = La leçon vous attend sur la carte du jeu. Et maintenant ?
learn-home = Tous les jeux
# Pour l’oreille : la case dont parle la phrase.
learn-where = C’est { $cell }.
learn-hint = Pas là pour l’instant : ce qu’il faut est éclairé.
learn-hint-next = D’abord la phrase, puis Suite.

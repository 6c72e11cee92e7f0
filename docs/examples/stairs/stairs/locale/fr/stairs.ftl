# Stairs : son titre, ses marches, ce qu’on peut faire, et les lignes de sa feuille de score.

game-stairs = L’escalier
game-stairs-line = Plus haut à chaque marche.
option-stairs-steps = Combien de marches
option-stairs-steps-5 = cinq
option-stairs-steps-7 = sept

stairs-cell = marche { $step }
stairs-take = Prendre { $first }
stairs-write = écrire { $first } sur { $cell }
stairs-tap = Prenez un dé.
stairs-tap-again = Touchez une autre marche pour déplacer votre chiffre.
stairs-missing = Choisissez une marche

stairs-item-climbs = Montées
stairs-item-last = Dernière marche
stairs-won-climbs = Une montée rapporte { $points }.
stairs-lost-climbs = Une montée est perdue.
stairs-won-last = La dernière marche rapporte { $points }.
stairs-lost-last = La dernière marche est perdue.
stairs-detail-climbs = { $count ->
    [0] aucune montée
    [1] une montée
   *[other] { $count } montées
  }
stairs-detail-last = le chiffre d’en haut

terminal-stairs-take = take 0 ou take 1 : ce dé
terminal-stairs-write = nommez une marche (3) : { $first } y va
terminal-stairs-undo = undo : effacer
terminal-stairs-done = Entrée : c’est écrit

stairs-lesson-take = Deux dés pour tout le monde, et chacun en prend un. Prenez le 5.
stairs-lesson-write = Écrivez-le sur la marche éclairée. Toute marche vide conviendrait.
stairs-lesson-climb = De 2 à 5, on monte : 2 points.
stairs-lesson-done = « C’est écrit » passe le crayon à l’encre, et on relance les dés.
stairs-lesson-gap = Une marche vide entre deux nombres ne coupe rien. Un nombre plus bas, si.
stairs-lesson-last = Le nombre de la dernière marche rapporte aussi ses points.
stairs-lesson-end = C’est tout. Quand chaque marche a son nombre, le plus de points gagne.

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

# L’entraînement dans le terminal.
terminal-help-practice = Retravailler les choix coûteux de parties finies : chacun est demandé jusqu’à ce qu’il soit résolu.
terminal-help-practice-file = Des parties finies, téléchargées ou recopiées du papier (docs/review.md).
terminal-help-practice-seat = Les choix de qui : un nom ou le numéro d’une place. D’ordinaire, la première.
terminal-practice-none = Aucun choix de ces parties n’a coûté cher.
terminal-practice-position =
    { $left ->
        [one] La dernière position.
       *[other] Encore { $left } positions.
    } Ce choix a coûté { $cost } dans la partie. Jouez mieux la manche.
terminal-practice-points = { $loss } { $plural ->
    [one] point
   *[other] points
}
terminal-practice-win = { $loss } des chances de gagner
terminal-practice-solved = Résolu : aussi bien que le meilleur.
terminal-practice-wrong = Cela coûte { $cost }. Mieux : { $better }. La position reviendra.
terminal-practice-end = { $solved } sur { $count } résolues.
error-no-such-name = Personne ne s’appelle { $name } dans cette partie. Il y a : { $names }.

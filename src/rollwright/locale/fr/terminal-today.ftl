# Les jeux du jour au terminal : `rollwright today`.

terminal-help-today = Lister les jeux du jour d’un serveur ; avec un jeu, y jouer.
terminal-help-today-game = Le jeu à jouer, par exemple splitter ; sans lui, les jeux sont listés.
terminal-help-today-server = Le serveur de ces jeux.
terminal-help-today-name = Votre nom ; sans lui, celui de votre compte. Le même nom retrouve les mêmes résultats.
today-line = { $date } : les mêmes dés pour tous. { $hours ->
    [0] Il reste moins d’une heure.
    [1] Il reste 1 heure.
   *[other] Il reste { $hours } heures.
  }
today-column-game = Jeu
today-column-mine = Votre résultat
today-column-par = Par
today-column-streak = Jours de suite
today-column-seal = Sceau
today-unplayed = à jouer
today-begun = commencé
today-with-loss = { $total }, { $loss } de perdus
today-share = À partager :
join-still-sealed = Les dés restent scellés tant que d’autres peuvent jouer. Ensuite, la page montre toutes les feuilles, et les dés se vérifient.

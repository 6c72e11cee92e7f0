# Défis : les jeux du jour, et les ligues aux mêmes dés pour tous.

## Aujourd’hui
today = Les dés du jour
today-text = Une seule série de dés par jeu, la même pour tout le monde ici. On y joue une fois, en solo ; son secret a été scellé la veille au soir.
today-left = { $hours ->
    [0] Il reste moins d’une heure.
    [1] Il reste une heure.
   *[other] Il reste { $hours } heures.
  }
today-play = Jouer
today-on = Continuer
today-wait = On met la table
today-results = Résultats
challenge-faces = Les visages sont nos robots, avec les points qu’ils ont tirés des mêmes dés.
today-legend = { challenge-faces } Un nombre au crayon, comme −3,4, dit ce que vos choix ont coûté.
today-yesterday = Les meilleures feuilles d’hier
today-leagues = Vos ligues
today-league = Lancer une ligue
today-streak = { $days ->
    [1] Un jour pour l’instant
   *[other] { $days } jours d’affilée
  }
today-entered = { $count ->
    [0] Personne n’y a encore joué
    [1] Une personne a joué
   *[other] { $count } personnes ont joué
  }
today-tomorrow = Les sceaux de demain
today-tomorrow-text = Le secret de chaque jeu de demain est déjà scellé : voici les premiers chiffres de son sceau. À la fin du jour, le secret est ouvert, et chacun peut recalculer les dés.
today-home = { $played ->
    [0] Les mêmes dés pour tous, une fois par jour
    [1] { $played } jeu sur { $games } joué aujourd’hui
   *[other] { $played } jeux sur { $games } joués aujourd’hui
  }

## Un défi
challenge-day = { $game }, { $date }
challenge-league = { $title }
challenge-league-untitled = Une ligue : { $game }
challenge-left-days = { $days ->
    [0] La ligue ferme aujourd’hui.
    [1] Encore un jour pour jouer.
   *[other] Encore { $days } jours pour jouer.
  }
challenge-over = C’est fini. Toutes les feuilles se laissent regarder.
challenge-nobody = Personne n’a encore terminé.
challenge-place = { $place ->
    [1] Vous êtes en tête sur { $count }
   *[other] Vous êtes à la { $place }ᵉ place sur { $count }
  }
challenge-alone = { $over ->
    [yes] Personne d’autre n’a terminé
   *[no] Vous terminez avant tous les autres
  }
challenge-points = { $total ->
    [0] 0 point
    [1] 1 point
   *[other] { $total } points
  }
challenge-par = Par : { $par }
challenge-par-one = { $level } { $total }
challenge-ranked = Résultats
challenge-sheet = La feuille { DE($name) }
challenge-me = vous
challenge-sealed = Scellé
challenge-opened = Ouvert
challenge-still-sealed = Le secret reste scellé tant que d’autres peuvent jouer. Ensuite, les dés se vérifient ici.
challenge-play = Jouer ces dés
challenge-name = Sous quel nom ?
challenge-name-why = Il figure à côté de votre résultat, pour tous ceux qui jouent ces dés. On ne vous le demande qu’une fois.
challenge-invite = Inviter des amis
challenge-copied = Le lien est copié
challenge-share = Partager le résultat
challenge-share-text = Rollwright, { $game }, { $when } : { $result }{ $loss ->
    [none] .
    [one] , { $loss } de perdu.
   *[other] , { $loss } de perdus.
  }{ $par ->
    [none] {""}
   *[other] {" "}Nos robots : { $par }.
  }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $streak } jours de suite.
  }
challenge-shared = Copié : à coller où vous voulez
challenge-share-save = Enregistrer l’image
challenge-order = Classé par
challenge-order-points = { $timed ->
    [yes] temps
   *[no] points
  }
challenge-order-loss = points perdus
challenge-lost-said = { $loss ->
    [0] Aucun point perdu par les choix
    [one] { $loss } point perdu par les choix
   *[other] { $loss } points perdus par les choix
  }
challenge-lost-later = Les points de nos robots et ceux que les choix ont coûtés s’affichent ici une fois que vous avez joué : ils diraient ce que valent les dés.
challenge-par-later = Les points de nos robots s’affichent ici une fois que vous avez joué : ils diraient ce que valent les dés.
challenge-lost-waiting = { $place ->
    [0] sa relecture attend
    [1] prochaine relecture
   *[other] { $place } relectures avant elle
  }
challenge-lost-making = en cours de relecture
challenge-lost-failed = pas de relecture
challenge-best = Les meilleures feuilles
challenge-best-allowed = Le mieux que ces dés permettaient
challenge-ghosts = { $count ->
    [1] Jouer ces dés contre la meilleure feuille
    [2] Jouer ces dés contre les deux meilleures
   *[other] Jouer ces dés contre les trois meilleures
  }
challenge-page = Tous les résultats

## Ouvrir une ligue
league = Une ligue
league-text = Les mêmes dés scellés pour tous ceux qui ont le lien, chacun à son heure. Là où notre relecture compte les points perdus, le moins de points perdus passe devant ; ailleurs, le plus de points ou le meilleur temps. Pas de compte : le crayon de l’appareil, avec un nom.
league-game = Son jeu
league-title = Son nom, si vous voulez
league-days = { $days ->
    [1] Un jour pour jouer
   *[other] { $days } jours pour jouer
  }
league-less = Un jour de moins
league-more = Un jour de plus
league-lay = Ouvrir la ligue
league-laying = On scelle les dés

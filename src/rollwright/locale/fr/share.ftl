# L’image d’un résultat partagé, que le serveur dessine.
share-date = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  }
share-points = { $total ->
    [0] point
    [1] point
   *[other] points
  }
share-loss = { $loss ->
    [0] Aucun point perdu par les choix
    [one] { $loss } point perdu par les choix
   *[other] { $loss } points perdus par les choix
  }
share-par = Nos robots : { $par }
share-streak = { $days ->
    [1] Premier jour
   *[other] { $days } jours de suite
  }
share-luck = La chance de chaque lancer
share-sealed = Scellé tant que d’autres peuvent jouer
share-motto = Les mêmes dés pour tous

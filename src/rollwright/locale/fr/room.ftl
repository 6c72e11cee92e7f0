# La page d’un salon, et la page de sa soirée à garder.
room-title = La soirée
room-of = La soirée à { $code }
room-coming = Un instant : on cherche la table.
room-now-open = { $game } est sur la table. On prend place.
room-now-playing = On joue à { $game }.
room-now-over = { $game }, c’est fini.
room-to-table = À la table
room-to-result = Au résultat
room-empty = Aucune partie n’est finie. Le compte grandit avec chacune.
room-tally = Le compte
room-person = Qui
room-points = Points
room-medals = Médailles
room-gold = { $count ->
    [one] une première place
   *[other] { $count } premières places
}
room-silver = { $count ->
    [one] une deuxième place
   *[other] { $count } deuxièmes places
}
room-bronze = { $count ->
    [one] une troisième place
   *[other] { $count } troisièmes places
}
room-early = finie avant l’heure
room-cell = { $place }e place, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
room-cell-early = { $total ->
    [one] { $total } point, sans place
   *[other] { $total } points, sans place
}
room-absent = pas de la partie
room-you = vous
room-how = Une partie donne un point pour y avoir joué, et un pour chaque place derrière soi.
room-keep = Une page à garder
room-keep-why = Cette page s’imprime et se partage. Elle ne laisse entrer personne.
room-print = Imprimer
room-count = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
room-paper = sur papier
room-paper-note = * écrit sur papier
room-souvenir = Souvenir d’une page (PDF)

## Du papier à une table en direct
on-paper-mark = sur papier
on-paper-without = aucune feuille saisie
on-paper-seat-done = écrit, sur papier
on-paper-seat-writing = écrit sur papier…
on-paper-awaited =
    { $count ->
        [one] On attend la feuille de papier : { $names }
       *[other] On attend les feuilles de papier : { $names }
    }
on-paper-no-result = Pas de feuille, pas de résultat

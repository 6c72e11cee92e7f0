## Du papier à une table en direct
error-no-paper-seat = Personne ne peut écrire sur papier ici : à cette table, { $title } demande que toutes les feuilles soient à l’écran.
error-on-paper = Votre place écrit sur papier : dites « C’est écrit » à chaque manche, et saisissez votre feuille à la fin.
error-not-on-paper = Votre place écrit à l’écran : il n’y a pas de feuille à saisir.
error-sheet-too-early = Les feuilles de papier se saisissent après la dernière manche.
error-sheet-entered = Votre feuille est déjà saisie, ou la table a continué sans elle.
error-impossible-sheet = Cette feuille est impossible. { $fault }{ $more ->
        [0] {""}
        [one] { " " }Il y a un autre endroit de ce genre.
       *[other] { " " }Il y a { $more } autres endroits de ce genre.
    }
error-paper-review = { $names } : sur papier, personne ne connaît l’ordre d’écriture. Cette partie ne peut pas être relue.

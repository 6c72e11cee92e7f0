# Les dés
table-honest = Ces dés étaient honnêtes
table-honest-text = Les { $rolls } lancers viennent du secret scellé avant le premier. Votre navigateur vient de les recalculer.
table-unproven = Ces dés concordent, mais ce n’est pas une preuve
table-dishonest = Ces dés ne concordent pas
table-shares = { $count ->
    [one] La part d’une page y est mêlée.
   *[other] Les parts de { $count } pages y sont mêlées.
  }
table-shares-own = { $count ->
    [one] La part de votre page y est mêlée.
   *[other] Les parts de { $count } pages, dont la vôtre, y sont mêlées.
  }
table-doubt-shares = Aucune page n’a ajouté de part à ces dés : l’exploitant du serveur aurait pu les choisir.
table-doubt-common = Tout le monde joue avec ces dés : aucune page n’y a ajouté de part, et l’exploitant du serveur les a scellés seul.
table-doubt-left-out = Votre page n’a pas ajouté de part à ces dés : elle est venue trop tard, ou n’a pas été retenue.
table-doubt-rules = Cette page ne sait pas quels lancers ce jeu demande. « rollwright verify » le sait.
table-honest-shown = { $all ->
    [yes] Cette page les a tous montrés, avec les mêmes valeurs.
   *[no] { $count ->
        [one] L’un d’eux était visible sur cette page, avec la même valeur.
       *[other] { $count } d’entre eux étaient visibles sur cette page, avec les mêmes valeurs.
    }
}
table-dishonest-text = Sur { $rolls } lancers, { $right } sont en ordre. Gardez la partie téléchargée et le reçu : ensemble, ils le montrent.
table-fault-secret = { $key } : le secret ouvert donne un autre lancer.
table-fault-key = { $key } : les règles ne demandent aucun lancer de ce nom.
table-fault-twice = { $key } : figure deux fois dans la liste.
table-fault-shown = { $key } : le serveur dit maintenant { $listed }, mais cette page a montré { $shown }.
table-fault-missing = { $key } : ce lancer manque.
table-fault-words = Les mots des places ne sont pas ceux qui ont été montrés avant le premier lancer ({ $names }).
table-fault-hashes = Les empreintes des parts ne sont pas celles qui ont été montrées avant le premier lancer ({ $names }).
table-fault-swapped = Le serveur a montré pour votre place une autre empreinte que celle que votre page a envoyée.
table-fault-share = Une part n’est pas celle que sa place avait promise ({ $names }).
table-fault-own = La part de votre page a été envoyée, mais elle n’est pas dans les dés.
table-fault-earlier = { $key } : le serveur donne pour ce lancer les dés d’une autre partie.
table-fault-reused = Le sceau de cette table avait déjà servi, à une autre table ou pour une partie déjà commencée : son secret n’en était plus un.
table-unsealed-text = Le secret ouvert n’est pas celui qui était scellé. Gardez la partie téléchargée et le reçu : ensemble, ils le montrent.
table-sealed = scellé au départ
table-opened = ouvert à la fin
table-shared = parts ajoutées par les pages de
table-left-out = sans part dans les dés
table-record-hash = empreinte de toute la partie, noms et heures compris
table-words = les mots des joueurs
table-no-words = aucun
table-quoted = « { $words } »
table-rolls-right = { $right } sur { $rolls }
table-rolls-label = { $right } lancers sur { $rolls } concordent
table-receipt = Reçu
table-check-yourself = Vérifiez vous-même
table-check-how = Téléchargez la partie et le reçu, et lancez « rollwright verify PARTIE --receipt REÇU » : les lancers, les coups et les points sont refaits et comparés à ce que votre page a vu, sans ce serveur.

# La relecture sur la page. La feuille est dessinée ; ces mots disent le reste.
review-title = Relecture
review-open = Relire cette partie
review-back = Retour à la table
review-making = La partie est en cours de relecture
review-making-text = Cela prend quelques secondes. Vous pouvez quitter cette page et revenir : la relecture est gardée.
review-waiting = { $place ->
    [one] Une autre relecture passe d’abord.
   *[other] { $place } autres relectures passent d’abord.
}
review-progress = Fait jusqu’ici
review-failed = La relecture n’a pas abouti. Rien n’est perdu : redemandez-la.
review-ask = Redemander
review-asking = Demande en cours
review-seats = La partie de
review-said-points = { $you ->
    [yes] { $way ->
        [more] Les dés vous ont donné { $luck } de plus que d’habitude ; vos choix ont coûté { $loss }.
        [less] Les dés vous ont donné { $luck } de moins que d’habitude ; vos choix ont coûté { $loss }.
       *[usual] Les dés étaient comme d’habitude ; vos choix ont coûté { $loss }.
    }
   *[no] { $way ->
        [more] Les dés ont donné à { $name } { $luck } de plus que d’habitude ; les choix ont coûté { $loss }.
        [less] Les dés ont donné à { $name } { $luck } de moins que d’habitude ; les choix ont coûté { $loss }.
       *[usual] Les dés étaient comme d’habitude ; les choix ont coûté { $loss }.
    }
}
review-said-win = { $you ->
    [yes] { $way ->
        [more] La chance et les choix des autres ont ajouté { $luck } à votre probabilité de gagner ; vos choix ont coûté { $loss }.
        [less] La chance et les choix des autres ont retiré { $luck } à votre probabilité de gagner ; vos choix ont coûté { $loss }.
       *[usual] La chance était comme d’habitude ; vos choix ont coûté { $loss } de la probabilité de gagner.
    }
   *[no] { $way ->
        [more] La chance et les choix des autres ont ajouté { $luck } à la probabilité de gagner ; les choix ont coûté { $loss }.
        [less] La chance et les choix des autres ont retiré { $luck } à la probabilité de gagner ; les choix ont coûté { $loss }.
       *[usual] La chance était comme d’habitude ; les choix ont coûté { $loss } de la probabilité de gagner.
    }
}
review-said-lead = { $you ->
    [yes] { $way ->
        [more] La chance et les choix des autres vous ont donné { $luck } { $luck-plural ->
            [one] point
           *[other] points
        } d’avance de plus que d’habitude ; vos choix en ont coûté { $loss }.
        [less] La chance et les choix des autres vous ont pris { $luck } { $luck-plural ->
            [one] point
           *[other] points
        } d’avance ; vos choix en ont coûté { $loss }.
       *[usual] La chance était comme d’habitude ; vos choix ont coûté { $loss } { $loss-plural ->
            [one] point
           *[other] points
        } d’avance.
    }
   *[no] { $way ->
        [more] La chance et les choix des autres ont donné à { $name } { $luck } { $luck-plural ->
            [one] point
           *[other] points
        } d’avance de plus que d’habitude ; les choix en ont coûté { $loss }.
        [less] La chance et les choix des autres ont pris à { $name } { $luck } { $luck-plural ->
            [one] point
           *[other] points
        } d’avance ; les choix en ont coûté { $loss }.
       *[usual] La chance était comme d’habitude ; les choix ont coûté { $loss } { $loss-plural ->
            [one] point
           *[other] points
        } d’avance.
    }
}
review-ledger = D’où { $currency ->
    [win] vient la probabilité de gagner
   *[points] viennent les points
}
review-column-win = victoire
review-column-lead = avance en points
review-lead-text = L’avance est celle sur le rival le mieux placé : des points devant avec un plus, derrière avec un moins.
review-give = à { $error } près
review-error-text = « D’habitude » est ce qu’attend notre robot le plus fort. Il peut se tromper : la part que ni la chance ni les choix n’expliquent est son erreur d’estimation.
review-strip = Vers le haut, un lancer favorable ; vers le bas, un mauvais. Une croix : un choix qui a coûté.
review-strip-said = La chance de chaque lancer et le coût de chaque choix, manches { $first } à { $last }. Le plus de chance à la manche { $kind } : { $most }. Le moins à la manche { $unkind } : { $least }. { $choices ->
    [0] Aucun choix n’a rien coûté.
    [one] Un choix a coûté { $loss }, à la manche { $dearest }.
   *[other] { $choices } choix ont coûté { $loss } en tout, le plus à la manche { $dearest } : { $cost }.
}
review-strip-table = Chance et perte, manche par manche
review-doubt = { $luck } ± { $error }
review-in-terminal = L’analyse de ce jeu se lit dans le terminal : téléchargez la partie, puis lancez « rollwright review FICHIER ».
review-costly-title = Ce qui a le plus coûté
review-costly-none = Aucun choix n’a coûté cher : notre robot le plus fort aurait joué presque pareil.
review-cost-points = La manche { $round } a coûté { $loss } { $plural ->
    [one] point
   *[other] points
}
review-cost-win = La manche { $round } a coûté { $loss } de la probabilité de gagner
review-drawn = Manche { $round }, dés { $dice }. Mieux : { $better } Barré, le choix fait : { $own }
review-own-said = Écrit aux mêmes endroits : { $own }
review-key-better = mieux
review-key-own = écrit
review-best-title = La meilleure feuille de ces dés
review-best-sheet = La meilleure feuille de ces dés, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
review-yours = { $you ->
    [yes] La vôtre
   *[no] { $name }
}
review-best = La meilleure
review-line = Ligne
review-look-at = La feuille à montrer
review-compare = Feuille écrite et meilleure feuille, ligne par ligne
review-course-title = Manche par manche
review-course-text = { $currency ->
    [win] La probabilité de gagner après chaque manche ; dessous, la chance de chaque lancer et, d’une croix, le coût des choix.
   *[points] Les points attendus à la fin, après chaque manche ; dessous, la chance de chaque lancer et, d’une croix, le coût des choix.
}
review-slider = Manche
review-round-said = Manche { $round }, dés { $dice } : chance { $luck }, coût { $loss }. Ensuite { $then } attendus.
review-before-said = Avant le premier lancer : { $then } attendus.
review-rivals = Dans la chance, { $rivals } par les choix des autres.
review-column-error = erreur
review-practise = S’y entraîner
review-kept =
    { $count ->
        [one] Cette position est sur votre liste d’entraînement et revient jusqu’à ce que vous l’ayez résolue.
       *[other] Ces { $count } positions sont sur votre liste d’entraînement et reviennent jusqu’à ce que vous les ayez résolues.
    }
review-kept-open = Entraînement

# Une partie apportée
brought-title = Relecture d’une partie
brought-line = Apportez une partie terminée : vous verrez sa chance, ses choix coûteux et la meilleure feuille de ses dés.
brought-file = Choisir un fichier
brought-file-line = Le fichier de « Télécharger la partie », à la fin d’une table, ou de rollwright play --save.
brought-text = Ou recopiez une partie du papier
brought-text-line = Une ligne pour le jeu, une par place, puis une par lancer avec ce que chaque place a écrit.
brought-how = À quoi ressemblent les lignes de chaque jeu
brought-how-splitter = La case du premier dé ; le second va dans la case miroir. 3L4 est en rangée 3, à gauche du pli, la quatrième à partir de lui ; R est à droite.
brought-how-make-a-difference = La case du premier dé, puis celle du second, comme sur la feuille : rangée f, colonne a, c’est fa.
brought-how-hexroller = Chaque nombre avec ses hexagones dans l’ordre de la chaîne : zone et numéro, rangée par rangée depuis le haut à gauche, M pour le milieu. « flip » échange les rangées de cases ; « use two, A4 » est un bonus.
brought-how-word-roller = La carte de jeu et la face de chaque place, les cartes Avantage dans l’ordre où elles sont apparues, puis les lettres. Un mot a la ligne et la colonne de sa première case, puis across ou down.
brought-key = Relire cette partie
brought-wait = On apporte la partie
brought-too-big = Ce fichier est trop gros pour une partie : { $megabytes } Mo au plus.
brought-kept = Le serveur ne garde rien de la partie elle-même, et sa relecture en mémoire une heure au plus.
brought-another = Une autre partie
brought-back = Vos parties

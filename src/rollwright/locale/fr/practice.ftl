# L’entraînement : les positions coûteuses de ses propres parties, qui reviennent jusqu’à ce qu’elles soient résolues.
practice-title = Entraînement
practice-back = Retour à l’entraînement
practice-waiting =
    { $count ->
        [0] Rien n’attend aujourd’hui.
        [one] Une position attend aujourd’hui.
       *[other] { $count } positions attendent aujourd’hui.
    }
practice-progress = { $solved } sur { $count } résolues
practice-begin = Commencer
practice-again-today = Manquée aujourd’hui
practice-rule = Chacune est une manche d’une de vos parties où votre choix a coûté cher. Rejouez-la, en mieux. Une fois résolue, elle revient après 1 jour, puis après 3, puis après 7. Résolue du premier coup deux jours de suite, elle rejoint la pile des résolues.
practice-solved-means = Résolue veut dire aussi bien que le meilleur choix : à moins de 0,25 point près, ou de 1 % des chances de gagner.
practice-device = La liste n’est gardée que dans ce navigateur.
practice-empty = Aucune position ne vous attend.
practice-empty-line = Après une partie de Splitter, de Make a Difference ou de HexRoller, lisez sa relecture : les choix qui vous ont coûté le plus arrivent ici.
practice-empty-games = Vos parties finies
practice-today = Aujourd’hui
practice-later = À revoir
practice-pile = Résolues
practice-round = Manche { $round }
practice-cost-points = a coûté { $loss } { $plural ->
    [one] point
   *[other] points
}
practice-cost-win = a coûté { $loss } des chances de gagner
practice-back-on = revient le { $day }
practice-solved-on = résolue le { $day }
practice-off = Retirer
practice-off-name = Retirer { $game }, manche { $round }
practice-about-points = Ici, votre choix a coûté { $loss } { $plural ->
    [one] point
   *[other] points
}. Jouez mieux la manche, puis « C’est écrit ».
practice-about-win = Ici, votre choix a coûté { $loss } des chances de gagner. Jouez mieux la manche, puis « C’est écrit ».
practice-about = Jouez la manche de votre mieux, puis « C’est écrit ».
practice-weighing = Votre choix est pesé
practice-right = Résolue
practice-right-best = Il n’y a pas de meilleur choix.
practice-right-near = Aussi bien que le meilleur.
practice-wrong-points = Cela coûte { $loss } { $plural ->
    [one] point
   *[other] points
}
practice-wrong-win = Cela coûte { $loss } des chances de gagner
practice-stays = Le meilleur choix est dessiné. La position attend d’être résolue.
practice-comes-back =
    { $days ->
        [one] Elle revient demain.
       *[other] Elle revient dans { $days } jours.
    }
practice-second-try = Pas du premier coup : il reste à la résoudre deux jours de suite.
practice-piled = Du premier coup, deux fois de suite : elle rejoint la pile des résolues.
practice-why = Pourquoi ?
practice-once-more = Encore une fois
practice-next = Position suivante
practice-list = Vers la liste
practice-gone = La position a quitté votre liste.
practice-all-done = C’était la dernière pour aujourd’hui.

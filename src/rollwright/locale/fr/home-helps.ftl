# À l’ouverture d’une table : indices et professeur.
helps-hints = Indices
helps-hints-line = À la demande ; chacun est noté à côté du résultat.
helps-teacher = Professeur
helps-teacher-line = Dit après chaque manche ce que votre choix a coûté, à chaque personne séparément.
helps-teacher-term = dit après chaque manche ce qu’a coûté son propre choix
helps-yes = Oui
helps-no = Non

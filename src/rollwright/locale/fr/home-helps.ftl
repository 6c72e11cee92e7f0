# À l’ouverture d’une table : indices et professeur.
helps-hints = Indices
helps-teacher = Professeur
helps-teacher-term = dit après chaque manche ce que votre choix a coûté
helps-yes = Oui
helps-no = Non

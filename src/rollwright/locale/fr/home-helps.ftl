# À l’ouverture d’une table : indices et professeur.
helps-hints = Indices
helps-teacher = Professeur
helps-teacher-term = dit après chaque manche ce qu’a coûté son propre choix
helps-yes = Oui
helps-no = Non

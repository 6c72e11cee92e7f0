## Du papier à une table en direct
on-paper-sit = J’écris sur papier
on-paper-sit-why = Vous suivez les dés ici, et saisissez votre feuille à la fin.
on-paper-choose = Écrire sur papier
on-paper-chosen = Sur papier ✓

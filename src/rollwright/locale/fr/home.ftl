# La page autour de la table : accueil, ouvrir une table, s’asseoir, réglages.
name = Rollwright

lost-title = Il n’y a rien ici
lost-sentence = Cette adresse ne mène à aucune table ni à aucune page. À l’accueil, vous pouvez en ouvrir une.

# La liste de mots que l’on garde dans ce navigateur, et si un mot est courant.
kept-words-title = Vos mots
kept-words-back = Vos parties
kept-words-text = Des mots rencontrés dans les relectures de Word Roller. La liste est dans ce navigateur seulement.
kept-words-empty = Aucun mot n’est gardé.
kept-words-empty-text = À la fin d’une partie de Word Roller, la relecture montre de meilleurs mots que vous pouvez garder.
kept-words-count = { $count ->
    [one] Un mot
   *[other] { $count } mots
}
kept-words-copy = Tout copier
kept-words-copied = Copié
kept-words-save = Enregistrer un fichier
kept-words-file = mots
kept-words-remove = Retirer
kept-words-remove-name = Retirer { $word }
kept-words-list-en = anglais
kept-words-list-fr = français
kept-words-list-own = liste de la table
kept-words-class-common = tout le monde le connaît
kept-words-class-known = la plupart le connaissent
kept-words-class-few = peu de gens le connaissent
kept-words-class-rare = rare

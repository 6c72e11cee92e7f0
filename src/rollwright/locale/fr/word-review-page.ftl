# La relecture de Word Roller sur la page.
word-review-said = { $you ->
    [yes] Vous avez laissé
   *[no] { $name } a laissé
} { $left ->
    [0] zéro point.
    [one] { $left } point.
   *[other] { $left } points.
} { $way ->
    [more] Les lettres ont été bonnes : { $luck } de plus que d’ordinaire.
    [less] Les lettres ont été avares : { $luck } de moins que d’ordinaire.
   *[usual] Les lettres ont été ordinaires.
}
word-review-sums = Mots, lettres, cartes
word-review-about-page = Les points sont ceux qu’un mot rapporte aussitôt. La chance compare le meilleur mot connu à celui de { $rolls } autres lancers sur la même carte. La valeur des cartes est une estimation de nos robots.
word-review-costly-none = Aucun tour n’a beaucoup coûté : peu de mots connus auraient rapporté davantage.
word-review-drawn = Tour { $round }. Au crayon, le meilleur mot, { $better }, à partir de : { $from }. { $written ->
    [yes] Barré, le mot qui a été écrit : { $own }.
   *[no] Rien n’a été écrit.
}
word-review-turns = Tour par tour
word-review-turn = Tour { $round }
word-review-dice = Lettres { $dice }
word-review-changed = Lettres { $dice }, après les cartes { $then }
word-review-luck = chance { $luck }, à { $error } près
word-review-source-second = Coup double
word-review-source-copy = Écho
word-review-source-substitute = mot du voisin
word-review-brings = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
word-review-nothing = rien
word-review-same = aussi bon
word-review-new = Des mots à garder
word-review-new-text = De meilleurs mots de cette partie, à mettre sur une liste si vous voulez. Elle reste dans ce navigateur.
word-review-first = { $count ->
    [0] Des relectures précédentes vous les ont tous montrés.
    [one] L’un de ces mots figure pour la première fois dans une relecture.
   *[other] { $count } de ces mots figurent pour la première fois dans une relecture.
  }
word-review-before = déjà vu
word-review-new-none = Aucun mot meilleur ne manque sur la carte.
word-review-kept = Vos mots : { $count }

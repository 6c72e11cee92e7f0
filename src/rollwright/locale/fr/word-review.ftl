# La relecture de Word Roller : les mots et les points laissés, la chance des lettres, et les cartes. Page et terminal.
word-review-seat = { $name } : { $final ->
    [one] { $final } point
   *[other] { $final } points
}
word-review-sum-known = points laissés, mots que l’on connaît
word-review-sum-best = points laissés, tous les mots de la liste
word-review-sum-luck = chance des lettres
word-review-sum-cards = perdu par le choix des cartes
word-review-more-cards = { $cards ->
    [one] les mots écrits ont rapporté une carte de plus
   *[other] les mots écrits ont rapporté { $cards } cartes de plus
}
word-review-about = Les points sont ceux qu’un mot rapporte aussitôt ; « +1 » est une carte qu’il donne. La chance compare le meilleur mot connu à celui de { $rolls } autres lancers sur la même carte. La valeur des cartes est une estimation de nos robots.
word-review-costly = Tour { $round } : { $left ->
    [0] aucun point laissé, mais une carte
    [one] { $left } point laissé
   *[other] { $left } points laissés
}
word-review-head-turn = tour
word-review-head-letters = lettres
word-review-head-luck = chance
word-review-head-own = écrit
word-review-head-known = meilleur connu
word-review-head-best = meilleur de tous
word-review-erased = (effacé)
word-review-taken-of = Prise : { $card }. Au choix : { $offered }.
word-review-letter-good = { word-roller-card-letter } { $letter } : { $worth } par tour en moyenne. Aucune autre lettre ne rapporte nettement plus.
word-review-letter-better = { word-roller-card-letter } { $letter } : { $worth } par tour en moyenne. { $best } rapporte { $most }.
word-review-used-place = Main sûre, dé { $dice } sur { $letter } : { $worth }, au mieux { $best }.
word-review-used-reroll = Second souffle, { $count ->
    [one] dé { $dice } relancé
   *[other] dés { $dice } relancés
} : { $worth }, au mieux { $best }.

# Les noms des deux cartes qu’une phrase compare
word-review-card-taken = { $taken ->
    [copy] { word-roller-card-copy }
    [two-words] { word-roller-card-two-words }
    [smallest] { word-roller-card-smallest }
    [biggest] { word-roller-card-biggest }
    [consonant] { word-roller-card-consonant }
    [letter] { word-roller-card-letter }
    [twice] { word-roller-card-twice }
    [place] { word-roller-card-place }
   *[reroll] { word-roller-card-reroll }
}
word-review-card-offered = { $offered ->
    [copy] { word-roller-card-copy }
    [two-words] { word-roller-card-two-words }
    [smallest] { word-roller-card-smallest }
    [biggest] { word-roller-card-biggest }
    [consonant] { word-roller-card-consonant }
    [letter] { word-roller-card-letter }
    [twice] { word-roller-card-twice }
    [place] { word-roller-card-place }
   *[reroll] { word-roller-card-reroll }
}

# Pourquoi un tour a coûté
word-review-why-better = { $best } était là pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, soit { $more } de plus que { $own }.
word-review-why-place = { $best } à un autre endroit rapportait { $points ->
    [one] { $points } point
   *[other] { $points } points
}, soit { $more } de plus.
word-review-why-copy = En Écho, { $best } aurait rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
}, soit { $more } de plus que { $own }.
word-review-why-erased = { $own } a été effacé. { $best } était là pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-nothing = { $own } a fait perdre { $more ->
    [one] { $more } point
   *[other] { $more } points
} : mieux valait ne rien écrire.
word-review-why-unwritten-roll = Rien n’a été écrit. { $best } était là pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-unwritten-second = Le Coup double n’a jamais servi. { $best } était là pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-unwritten-copy = L’Écho n’a jamais servi. { $best } était là pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-cards = Mais { $own } a donné { $cards ->
    [one] une carte.
   *[other] { $cards } cartes de plus.
}
word-review-why-best = Peu de gens le connaissent : { $best } aurait rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-taken = Il y avait aussi { word-review-card-offered }. Nos robots en attendent { $best ->
    [one] { $best } point
   *[other] { $best } points
}, et { $worth } { DE(word-review-card-taken) }.
word-review-why-letter = Avec cette carte, { $letter } ajoute en moyenne { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} au meilleur mot connu d’un tour, et { $best } en ajoute { $most }. Il restait { $turns ->
    [one] un tour.
   *[other] { $turns } tours.
}
word-review-why-used-place = La carte a changé le meilleur mot connu de { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}. Un autre dé ou une autre face en aurait rapporté { $best }.
word-review-why-used-reroll = Relancer ces dés rapporte { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} en moyenne. Le meilleur choix en rapporte { $best }.

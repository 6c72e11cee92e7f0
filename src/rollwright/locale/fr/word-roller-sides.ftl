# Word Roller : la face de la carte, quand chacun la choisit.

option-word-roller-side-each = Chacun choisit
option-word-roller-side-each-line = la face a ou b de sa propre carte
option-word-roller-side-each-short = faces au choix de chacun
word-roller-side = Face { $side }
word-roller-side-choose = Sur quelle face de votre carte écrivez-vous ?
word-roller-side-rest = L’autre face reste dessous. Tout se découvre quand chacun a choisi.
word-roller-side-alone = L’autre face reste dessous pendant toute la partie.
word-roller-side-key = { $card } : { $about }
word-roller-ask-side = Choisissez une face de votre carte.
word-roller-wait-side = { $count ->
    [one] { $name } choisit une face.
   *[other] { $name } choisissent une face.
  }
word-roller-seat-side = choisit une face

# Word Roller : les cases, les lignes du score, les options, pourquoi un mot ne tient pas, et les médailles en solitaire.

word-roller-cell = rangée { $row }, colonne { $col }{ $mark ->
    [star] , étoile
    [ring] , rond
    [side] , bord orange
   *[none] {""}
  }

# Les lignes du score
word-roller-item-stars = Mots sur les étoiles
word-roller-item-sides = Bords orange
word-roller-item-chain = Plus longue chaîne
word-roller-item-smallest = Petit mais costaud
word-roller-item-smallest-2 = Petit mais costaud, encore
word-roller-item-biggest = Longue portée
word-roller-item-biggest-2 = Longue portée, encore
word-roller-item-consonant = Consonne favorite
word-roller-item-consonant-2 = Consonne favorite, encore

# Ce que le crayon gagne et gâche avant que le mot soit confirmé
word-roller-won-stars = { $note } couvre une étoile.
word-roller-won-sides = { $note ->
    [top] Le bord du haut est atteint.
    [right] Le bord de droite est atteint.
    [bottom] Le bord du bas est atteint.
   *[left] Le bord de gauche est atteint.
  }
word-roller-won-chain = { $points ->
    [one] Il peut ouvrir une chaîne.
   *[other] { $points } mots se tiennent.
  }
word-roller-won-smallest = Le mot le plus court a plus de lettres.
word-roller-won-smallest-2 = Cela compte encore.
word-roller-won-biggest = { $note } est le mot le plus long.
word-roller-won-biggest-2 = Cela compte encore.
word-roller-won-consonant = { $note } s’y trouve { $points } fois.
word-roller-won-consonant-2 = { $note } s’y trouve { $points } fois.
word-roller-lost-chain = La chaîne est plus courte.
word-roller-lost-smallest = Le mot le plus court est plus court.
word-roller-lost-smallest-2 = Cela compte encore.

# Les options
option-word-roller-cleanup = Quand l’orthographe est vérifiée
option-word-roller-cleanup-strict = Aussitôt
option-word-roller-cleanup-strict-line = un mot faux ne peut pas être confirmé
option-word-roller-cleanup-strict-short = vérification aussitôt
option-word-roller-cleanup-rulebook = À la découverte
option-word-roller-cleanup-rulebook-line = un mot faux est effacé, votre voisin en nomme un court
option-word-roller-cleanup-rulebook-short = vérification à la découverte
option-word-roller-side = Quelles cartes
option-word-roller-side-a = Face a
option-word-roller-side-a-line = 9 cases sur 9, 4 étoiles
option-word-roller-side-a-short = face a
option-word-roller-side-b = Face b
option-word-roller-side-b-line = 11 cases sur 9, 5 étoiles
option-word-roller-side-b-short = face b
option-word-roller-same_card = La même carte pour tous
option-word-roller-timer_s = Temps pour écrire
option-word-roller-timer_s-0 = Sans horloge
option-word-roller-timer_s-60 = 60 s
option-word-roller-timer_s-90 = 90 s
option-word-roller-timer_s-120 = 120 s
option-word-roller-answer_s = Temps pour répondre
option-word-roller-answer_s-why = Pour tout sauf écrire : prendre une carte, changer des dés, copier un mot, le mot court d’un voisin.
option-word-roller-answer_s-0 = Sans horloge
option-word-roller-answer_s-15 = 15 s
option-word-roller-answer_s-30 = 30 s
option-word-roller-answer_s-60 = 60 s
option-word-roller-words = Quels mots
option-word-roller-words-en = Anglais
option-word-roller-words-en-short = mots anglais
option-word-roller-words-fr = Français
option-word-roller-words-fr-short = mots français
option-word-roller-words-own = Seulement les nôtres
option-word-roller-words-own-short = nos mots
option-word-roller-house = Nos propres mots
option-word-roller-house-line = des mots à ajouter ; un moins devant un mot le raye
option-word-roller-family = Les robots n’écrivent pas de gros mots
option-word-roller-hints = On peut demander un indice
option-word-roller-spelling_help = Aide à l’orthographe pendant l’écriture
option-word-roller-spelling_help-line = sinon, on apprend qu’un mot n’existe pas en le rendant
option-word-roller-spelling_help-false-short = sans aide à l’orthographe
option-word-roller-chain = La chaîne est
option-word-roller-chain-group = tous les mots reliés entre eux
option-word-roller-chain-path = un chemin de mot en mot
option-word-roller-chain-path-short = chaîne : un chemin
option-word-roller-chain-why = La règle parle de la plus longue chaîne de mots ; les deux lectures se défendent.
option-word-roller-consonant = La consonne préférée compte
option-word-roller-consonant-all = chaque case qui la montre
option-word-roller-consonant-after = les cases écrites après la prise
option-word-roller-consonant-after-short = consonne : dès la prise
option-word-roller-consonant-why = La carte donne un point chaque fois que la lettre est écrite ; les deux lectures se défendent.

# Pourquoi un mot ne tient pas, ou ce qui n’est pas possible maintenant
error-bad-shape = Un mot a au moins 2 lettres, de A à Z.
error-wrong-length = Un mot de remplacement a 2 ou 3 lettres.
error-no-advantage = Il faut une carte que vous n’avez pas, ou dont les cases sont pleines.
error-not-copyable = Personne d’autre n’a écrit ce mot ce tour-ci.
error-off-card = Cela sort de la carte.
error-conflict = Une autre lettre s’y trouve déjà.
error-no-new-letter = Il faut au moins une lettre nouvelle.
error-run-longer = Des lettres le touchent, juste avant ou juste après. Écrivez le mot entier.
error-letters = Les dés ne montrent pas assez cette lettre.
error-bad-word = Un des mots formés n’est pas dans la liste.
error-square-filled = Une lettre s’y trouve. Commencez sur une case vide ; on passe par-dessus les lettres en chemin.
error-word-begun = Un mot est commencé. Confirmez-le, ou effacez-le d’abord.
error-claim-first = Vous avez écrit sur un rond. Prenez d’abord une carte.
error-no-claim = Une carte vient avec un rond sur lequel on écrit.
error-market-empty = Il ne reste aucune carte à prendre.
error-card-gone = Cette carte vient de partir. Choisissez-en une autre.
error-bad-letter = Cette carte se prend avec une autre lettre, ou sans lettre.
error-once-per-roll = Chaque Second souffle sert une fois par lancer.
error-bad-count = Un Second souffle relance 1 à 4 dés, nommés dans l’ordre.
error-bad-die = Il y a les dés 1 à 8.
error-bad-face = Ce dé n’a pas cette lettre, ou la montre déjà.
error-bad-house = « { $word } » ne peut pas être parmi vos mots. Un mot a 2 à { $most } lettres, de A à Z.
error-no-house = Pour jouer avec vos seuls mots, il faut au moins un mot dans la liste.
error-not-asked = Ce n’est pas votre réponse que l’on attend.

# En solitaire
word-roller-table-tie = À égalité de points, le mot le plus long l’emporte, puis le plus de cases remplies.
word-roller-tie-has = mot le plus long { $word }, { $squares } cases
word-roller-title-none = Échauffement
word-roller-title-bronze = Bronze
word-roller-title-silver = Argent
word-roller-title-gold = Or

# rollwright words
words-help = Les listes de mots.
words-help-check = Dire si un mot tient, et dans quelle liste.
words-help-word = Un mot, avec ou sans accents.
words-stands = { $word } est dans la liste { $list ->
    [fr] française
   *[en] anglaise
  }.
words-stands-not = { $word } n’est pas dans la liste { $list ->
    [fr] française
   *[en] anglaise
  }.
error-no-word = « { $word } » n’est pas un mot de lettres de A à Z.

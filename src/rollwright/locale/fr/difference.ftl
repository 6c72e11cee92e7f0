# Difference : images, options, lignes du résultat, refus d’une annonce, et médailles de l’entraînement en solitaire.

difference-picture-circus = Sous le chapiteau
difference-picture-castle = Le château sur la colline
difference-picture-lake = Le lac aux nénuphars
difference-picture-dragon = Le trésor du dragon
difference-picture-reef = Le récif de corail
difference-picture-winter = Le marché d’hiver

# Les lignes du résultat
difference-item-shed = Cartes posées
difference-item-time = Temps
difference-item-fines = Pénalités
difference-item-hints = Indices

# Les options
option-difference-illustration = Quelle image
option-difference-illustration-circus = Cirque
option-difference-illustration-circus-line = claire et facile
option-difference-illustration-circus-short = cirque
option-difference-illustration-castle = Château
option-difference-illustration-castle-line = claire et facile
option-difference-illustration-castle-short = château
option-difference-illustration-lake = Lac
option-difference-illustration-lake-line = riche et difficile
option-difference-illustration-lake-short = lac
option-difference-illustration-dragon = Dragon
option-difference-illustration-dragon-line = riche et difficile
option-difference-illustration-dragon-short = dragon
option-difference-illustration-reef = Récif
option-difference-illustration-reef-line = riche et difficile
option-difference-illustration-reef-short = récif
option-difference-illustration-winter = Hiver
option-difference-illustration-winter-line = claire et facile
option-difference-illustration-winter-short = hiver
option-difference-mode = Quel jeu
option-difference-mode-basic = De base
option-difference-mode-basic-line = votre carte contre celle du milieu
option-difference-mode-basic-short = de base
option-difference-mode-advanced = Avancé
option-difference-mode-advanced-line = les cartes se posent côte à côte, chacune contre toutes celles qu’elle touche
option-difference-mode-advanced-short = avancé
option-difference-mode-solo = En solitaire
option-difference-mode-solo-line = contre la montre
option-difference-mode-solo-short = en solitaire
option-difference-lockout_s = Secondes d’attente après une erreur
option-difference-lockout_s-value = { $value ->
    [0] sans attente
   *[other] { $value } s
  }
option-difference-lockout_s-less = Une seconde de moins
option-difference-lockout_s-more = Une seconde de plus
option-difference-after_wrong = Après une annonce fausse
option-difference-after_wrong-lock-out = quelques secondes d’attente
option-difference-after_wrong-next-call = attendre une autre annonce
option-difference-after_wrong-next-call-short = faux : attendre une annonce
option-difference-after_wrong-why = La règle du jeu continue jusqu’à l’annonce d’un autre joueur.
option-difference-grid = Jusqu’où vont les cartes
option-difference-grid-box = un carré de 5 sur 5
option-difference-grid-lines = 5 par ligne et colonne
option-difference-grid-lines-short = 5 par ligne
option-difference-grid-why = La règle limite les lignes et les colonnes ; le carré est de nous et tient sur un petit écran.
option-difference-bury_pause_s = Secondes d’attente après une carte mise sous la pile
option-difference-bury_pause_s-value = { $value ->
    [0] aucune, comme dans la règle
   *[other] { $value } s
  }
option-difference-bury_pause_s-less = Une seconde de moins
option-difference-bury_pause_s-more = Une seconde de plus
option-difference-bury = On peut glisser une carte sous sa pile
option-difference-bury-line = pour débuter : une carte difficile revient plus tard
option-difference-bury-true-short = débutant
option-difference-play_on = Continuer pour les autres places
option-difference-play_on-line = sinon, qui finit en premier termine la partie
option-difference-confirm = Confirmer une annonce par un bouton
option-difference-confirm-line = plus lent, et pas d’annonce d’un doigt qui glisse
option-difference-relaxed = Tout doucement
option-difference-relaxed-line = plus de temps pour regarder ; en solitaire, sans chronomètre et avec un indice
option-difference-relaxed-true-short = tout doux
option-difference-strong = Places avec un handicap
option-difference-strong-line = leurs numéros, comme 1 ou 13
option-difference-strong-why = Qui joue bien attend un instant après chaque nouvelle carte : ainsi un enfant peut battre un parent. Qui ouvre la table a la place 1.
option-difference-strong-short = avec avance
option-difference-handicap_s = Secondes qu’elles attendent après chaque nouvelle carte
option-difference-handicap_s-value = { $value } s
option-difference-handicap_s-less = Une seconde de moins
option-difference-handicap_s-more = Une seconde de plus
option-difference-length = Cartes à trouver en solitaire
option-difference-length-value = { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
  }
option-difference-length-less = Une carte de moins
option-difference-length-more = Une carte de plus
option-difference-fine_s = Secondes ajoutées par erreur en solitaire
option-difference-fine_s-value = { $value } s
option-difference-fine_s-less = Une seconde de moins
option-difference-fine_s-more = Une seconde de plus

# Pourquoi quelque chose ne peut se faire maintenant
error-one-alone = L’entraînement est pour une seule personne.
error-needs-company = Ce jeu est pour 2 à 6 personnes. Seul, choisissez l’entraînement.
error-not-turned = Les cartes ne sont pas encore retournées.
error-claim-waiting = Votre annonce est reçue. Elle est comparée aux autres.
error-no-cards = Vous n’avez plus de cartes.
error-locked-out = Attendez un instant avant le prochain essai.
error-wait-for-call = Votre dernière annonce était fausse. Vous pourrez annoncer de nouveau après un autre joueur.
error-nobody-else-calls = En solitaire, il n’y a pas d’autre annonce à attendre. Choisissez quelques secondes d’attente, ou jouez à plusieurs.
error-no-burying = À cette table, une carte reste sur la pile jusqu’à ce qu’elle soit trouvée.
error-last-card = Votre dernière carte ne peut aller sous la pile.
error-lay-it-down = Dans ce jeu, une carte se pose à côté des autres. Choisissez une case.
error-no-laying = Dans ce jeu, la carte va sur celle du milieu.
error-two-spots-needed = Marquez exactement deux différences pour chaque carte comparée.
error-off-picture = C’est à côté de l’image.
error-being-shown = Les différences sont montrées. Annoncez de nouveau dans un instant.
error-hint-while-shown = Les différences sont montrées. Redemandez dans un instant.
error-stale-claim = Quelqu’un a été plus rapide. La carte du milieu est nouvelle.
error-cell-occupied = Une carte s’y trouve. Choisissez une case vide.
error-cell-not-adjacent = Une carte doit en toucher une autre, bord à bord.
error-cell-box = Toutes les cartes doivent tenir dans cinq lignes et cinq colonnes.
error-cell-line = Une ligne ou une colonne ne peut avoir plus de cinq cartes.
error-cell-wrong-neighbours = Nommez deux différences pour chaque carte touchée, et pour aucune autre.
error-no-picture = Il n’y a pas de telle image pour vous maintenant.

# Entraînement en solitaire
difference-title-none = Tout trouvé
difference-title-bronze = Bronze
difference-title-silver = Argent
difference-title-gold = Or

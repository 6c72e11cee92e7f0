# L’impression : feuilles, cartes et règles imprimées, `rollwright print` et la page Imprimer.

press-name = nom
press-score = Score
press-total = total
press-sheet-alt = { $game } : { $sheet }. Une feuille de { $places } cases où écrire.

press-splitter-number-1 = 1
press-splitter-number-2 = 2
press-splitter-number-3 = 3
press-splitter-number-4 = 4
press-splitter-number-5 = 5
press-splitter-number-6 = 6
press-splitter-hearts = cœurs
press-splitter-foot = Un groupe compte s’il a exactement autant de cases que le dit son nombre. Une étoile le double.

# La page qui teste une imprimante
press-calibration = L’imprimante garde-t-elle la taille ?
press-calibration-front = Imprimez cette page à 100 %, sans « ajuster à la page ». Posez une règle : chaque ligne mesure 10 cm. Le cadre est à 5 mm du bord du papier.
press-calibration-front-alt = Deux règles de 10 cm, une carte de 63 sur 88 mm et six croix.
press-calibration-back = Tenez la page face à la lumière : chaque rond doit entourer une croix du recto. Sinon, retournez le papier sur son grand côté pour imprimer le verso.
press-calibration-back-alt = Six ronds, chacun derrière une croix du recto.

# rollwright print
terminal-help-print = Imprimer en PDF les feuilles, cartes et règles d’un jeu, ou une partie terminée
terminal-help-print-game = un jeu (voir rollwright games), ou le fichier d’une partie terminée
terminal-help-print-output = le PDF à écrire
terminal-help-print-what = sheets (feuilles), cards (cartes), rules (règles) ou all (tout)
terminal-help-print-paper = a4 ou letter
terminal-help-print-ink = colour (couleur), grey (gris) ou low (contours seuls)
terminal-help-print-copies = pages de chaque sorte
terminal-help-print-per-page = feuilles par page : 1, 2 ou 4
terminal-help-print-only = seulement ces feuilles ou cartes, comme A ou front
terminal-help-print-large = grands caractères : une feuille par page, mots plus grands
terminal-help-print-left = pour la main gauche : noms et cases de l’autre côté
terminal-help-print-marks = avec les repères de coupe
terminal-help-print-bleed = les couleurs dépassent la coupe de 3 mm
terminal-help-print-two-sided = pour une imprimante recto verso
terminal-help-print-calibration = avec une page qui teste l’imprimante
terminal-help-print-code = avec le code qui permet de reconnaître la photo d’une feuille
terminal-printed = { $pages ->
    [one] { $file } : une page.
   *[other] { $file } : { $pages } pages.
  } Imprimez à 100 %, pour que tout garde sa taille.

error-unknown-print-choice = « { $value } » n’est pas un choix pour { $option }. Choisissez parmi : { $choices }.
error-bad-copies = Impossible d’imprimer « { $copies } » exemplaires. Choisissez un nombre de 1 à { $most }.
error-bad-print = Ceci ne peut pas être imprimé : { $detail }.
error-nothing-to-print = { $game } n’a rien de tel à imprimer ({ $what }). Choisissez une autre partie, ou tout.
error-no-press-fonts = Les polices de l’impression manquent dans cette installation. Construisez la page (make play, ou python tools/web.py build), ou réinstallez le paquet.

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
error-too-many-pages-to-print = Cela ferait { $pages } pages. Au plus { $most } s’impriment à la fois : choisissez moins d’exemplaires.
error-bad-print = Ceci ne peut pas être imprimé : { $detail }.
error-nothing-to-print = { $game } n’a rien de tel à imprimer ({ $what }). Choisissez une autre partie, ou tout.
error-no-press-fonts = Les polices de l’impression manquent dans cette installation. Construisez la page (make play, ou python tools/web.py build), ou réinstallez le paquet.

## Make a Difference
press-make-a-difference-foot = Dans chaque rond, écrivez le plus grand de ses deux voisins moins le plus petit.
press-mode-A = Mode A
press-mode-B = Mode B
press-bot-card-alt = BotCard { $name }, { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
  }, { $score } points en mode A.
press-card-back-alt = Le dos d’une carte.

## HexRoller
press-hexroller-front = Recto
press-hexroller-back = Verso
press-hexroller-bonuses = bonus
press-hexroller-middle = cœur
press-hexroller-straight-light = soleil
press-hexroller-straight-dark = lune
press-hexroller-foot = Écrivez chaque nombre autant de fois que le montrent les dés, en une chaîne qui part à côté de lui.

## Word Roller
press-word-roller-stars = étoiles
press-word-roller-sides = côtés
press-word-roller-chain = chaîne
press-word-roller-cards = cartes
press-word-roller-foot = Un mot sur une étoile compte sa longueur, un rond donne une carte. Côtés orange : 1, 3, 6 pour deux, trois, quatre.
press-card-alt = Carte avantage : { $title }.
press-die = Dé { $die }, { $kind ->
    [vowel] voyelles
   *[consonant] consonnes
  } : découpez, et collez sur les faces d’un dé de 16 mm
press-die-alt = Étiquettes du dé { $die } : { $letters }.

press-own-words = Règles dans nos propres mots ; les feuilles aussi sont les nôtres.

# Les règles qui parlent de touches et d’écran, en d’autres mots sur papier
press-rules-splitter-round-3 = Personne ne montre sa feuille avant que tout le monde ait écrit. D’ici là, vous pouvez gommer et écrire ailleurs.
press-rules-make-a-difference-round-2 = Écrivez les deux, chacun dans un champ vide, côte à côte ou non.
press-rules-make-a-difference-round-4 = Vous pouvez gommer tant que tout le monde n’a pas écrit. Après { $rounds } tours, tous les champs sont pleins.
press-rules-make-a-difference-b-text = Sur chaque ligne, on additionne les différences. La plus grande somme, si elle est seule, prend la ligne : { $row } points pour une rangée, { $column } pour une colonne. Si elle est partagée, personne ne marque ; avec les égalités amicales, toutes celles qui la partagent marquent. Entourez les points pris, barrez les autres.
press-rules-hexroller-round-4 = Quand tout le monde a écrit, on relance : { $front } tours au recto, { $back } au verso.
press-rules-difference-round-2 = Tout le monde cherche en même temps. Celui ou celle qui voit les deux différences entre sa carte et celle du milieu annonce « Différence » et les montre.

# Une table sur papier
press-place = Rang
press-player = Nom
press-finished = Une partie terminée
press-running = Tour { $round } sur { $rounds }
press-dice = Les dés
press-commitment = Avant le premier lancer, le secret des dés a été scellé. Voici son sceau ; la relecture et « rollwright verify » montrent que chaque lancer en découle.
press-replay = La relecture : { $address }
press-replay-alt = Un code qui mène à la relecture : { $address }

## Difference
press-picture-alt = { $picture }, carte { $card }.
press-solution = { $picture } : solutions
press-solution-how = La carte 7 diffère de toutes les autres à l’endroit qui porte le numéro 7. Deux cartes diffèrent donc aux endroits de leurs deux numéros.
press-solution-alt = { $picture }, avec un numéro à chacun des 25 endroits.

error-no-page = Cet aperçu n’a pas de page { $page }.
error-press-busy = L’imprimerie est occupée. Réessayez dans un moment.
terminal-painting = Peinture des images

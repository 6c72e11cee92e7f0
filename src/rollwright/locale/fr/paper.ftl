# Papier et crayon : le crieur, qui lance les dés pour ceux qui ont du papier, et le compteur, qui lit leurs feuilles.

error-no-dice = { $title } n’a pas de dés à annoncer : ses cartes sont sur la table, et les yeux font le reste.

## Le crieur
caller-title = { $game }, le crieur
caller-what = Des dés pour une table de papier : imprimez une feuille pour chacun, posez cet écran où tous le voient.
caller-none = Pas de dés à annoncer
caller-set = Quelle feuille est sur la table ?
caller-dice = { $rounds } manches de { $dice } dés
caller-whose = Quels dés ?
caller-here = Lancer ici
caller-real = De vrais dés
caller-real-note = De vrais dés sont tombés, et vous avez touché ce qu’ils montraient. Cette page n’a rien lancé : il n’y a rien à vérifier.
caller-clock = Une minuterie pour chaque manche ?
caller-clock-none = sans minuterie
caller-clock-of = { $seconds } s
caller-words-why = Lisez d’abord le sceau, puis laissez quelqu’un en face dire un mot. Il est mêlé à chaque lancer.
caller-words-are = Mots pour les dés : « { $words } »
caller-seal = Les lancers sont fixés par un secret de cet appareil. Voici son sceau, le SHA-256 ; le secret est montré à la fin.
caller-begin = Aux dés
caller-more = Plus
caller-aloud = Lire les lancers à voix haute
caller-round = Manche
caller-of = sur { $rounds }
caller-ready = Les crayons sont prêts ?
caller-first = Premier lancer
caller-next = Lancer suivant
caller-back = Retour
caller-back-to = Retour à la manche { $round } : { $dice }.
caller-before = avant
caller-nothing = rien encore
caller-time = Le temps est écoulé.
caller-end = Vers la fin
caller-end-here = Finir ici et montrer le secret
caller-what-fell = Que montrent vos dés ?
caller-tap-them = Touchez chaque dé
caller-tapped = Touchés jusqu’ici : { $dice }
caller-counted =
    { $count ->
        [one] { $times } { $face }
       *[other] { $times } { $face }
    }
caller-number-0 = zéro
caller-number-1 = un
caller-number-2 = deux
caller-number-3 = trois
caller-number-4 = quatre
caller-number-5 = cinq
caller-number-6 = six
caller-number-7 = sept
caller-number-8 = huit
caller-number-9 = neuf
caller-number-10 = dix
caller-number-11 = onze
caller-number-12 = douze
splitter-caller = Écrivez les deux sur votre bloc, un de chaque côté du pli.
make-a-difference-caller = Écrivez les deux, chacun dans une case vide de votre choix.
hexroller-caller = Choisissez deux nombres et écrivez chacun autant de fois qu’il est tombé, de case en case.
word-roller-caller-round = Tour
word-roller-caller = Écrivez sur votre carte un mot avec ces lettres.

caller-rolls =
    { $count ->
        [one] Un lancer annoncé
       *[other] { $count } lancers annoncés
    }
caller-honest = Ces lancers répondent au sceau
caller-honest-text =
    { $rolls ->
        [one] Le lancer vient
       *[other] Les { $rolls } lancers viennent
    } du secret scellé avant le premier. Cette page vient de tout recalculer.
caller-dishonest = Ces lancers ne concordent pas
caller-dishonest-text = Sur { $rolls } lancers, { $right } sont en ordre. Ce que cet appareil gardait a été changé.
caller-sealed = scellé avant le premier lancer
caller-secret = le secret
caller-words = mots pour les dés
caller-no-words = aucun
caller-proves = Personne n’a ajouté de mots : cet appareil seul a fixé les dés. Il n’a pu les changer après le sceau, mais personne d’autre n’y a pris part.
caller-proves-words = Si les mots ont été dits par quelqu’un qui avait vu le sceau, personne à la table n’a pu choisir ces dés.
caller-download = Télécharger les lancers
caller-anew = Nouvelle partie, nouveau secret

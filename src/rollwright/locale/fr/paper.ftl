# Papier et crayon : le crieur, qui lance les dés pour ceux qui ont du papier, et le compteur, qui lit leurs feuilles.

error-no-dice = { $title } n’a pas de dés à annoncer : ses cartes sont sur la table, et les yeux font le reste.

## Le crieur
caller-title = { $game }, le crieur
caller-line = Le crieur, pour des crayons sur du vrai papier
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

## Le compteur
error-no-scorer = { $title } n’a pas de feuille à compter.
error-no-paper = Il n’y a pas de feuille « { $paper } ». Nous avons { $papers }.
error-bad-rolls = Ce ne sont pas des lancers { DE($title) }.
error-bad-drawing = Le dessin n’a pas de ligne « { $row } ». Dessinez la feuille comme le fait le terminal.
error-drawing-too-big = Le dessin d’une feuille a au plus { $most } signes.
paper-score = Compter une feuille
score-title = { $game } : compter une feuille
score-none = Pas de feuille à compter
score-sheet = La feuille, case par case
score-figures = Quoi écrire
score-rub = Effacer
score-hint = Choisissez quoi écrire, puis { PRESS("touchez", "cliquez sur") } les cases où cela se trouve sur votre papier.
score-hint-holds = { PRESS("Touchez", "Cliquez sur") } chaque { $figure } de votre papier. Une fois encore l’efface.
score-cell = { $cell }, { $figure }
score-empty = vide
score-paper = Quelle carte
score-paper-named = Carte { $name }
score-total-said =
    { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
score-faults-said =
    { $count ->
        [0] { "" }
        [one] Une chose est impossible.
       *[other] { $count } choses sont impossibles.
    }
score-faults =
    { $count ->
        [one] Une chose est impossible
       *[other] { $count } choses sont impossibles
    }
score-with-rolls =
    { $count ->
        [one] La comparer au lancer annoncé sur cet appareil
       *[other] La comparer aux { $count } lancers annoncés sur cet appareil
    }
score-fine = Rien sur cette feuille n’est impossible.
score-clear = Vider la feuille
make-a-difference-score-note = Mode B : voici les sommes de vos lignes. Comparez chacune aux autres feuilles : la plus haute prend la ligne.
word-roller-score-note = Les cartes d’avantage qui comptent à la fin s’y ajoutent.

## Ce qui ne peut être sur une feuille
fault = C’est impossible : { $cells }.
fault-no-cell = La feuille n’a pas de case { $cell }.
fault-no-figure = { $first } : un { $figure } n’est jamais tombé. Il y a { $figures }.
splitter-fault-not-mirrored = { $first } et { $second } ne sont pas en miroir.
splitter-fault-alone = { $first } a un nombre ; sa case en miroir, { $second }, n’en a pas.
splitter-fault-pair-never-fell = { $low } et { $high } ne sont jamais tombés ensemble : { $cells }.
splitter-fault-pair-too-often = { $low } et { $high } sont tombés { $fell } fois et sont écrits { $stands } fois : { $cells }.
splitter-fault-pair-not-written = { $low } et { $high } sont tombés et { $more ->
        [one] ne sont pas écrits.
       *[other] manquent { $more } fois.
    }
make-a-difference-fault-odd = { $filled ->
        [one] Une case est remplie
       *[other] { $filled } cases sont remplies
    } : chaque manche écrit deux nombres.
make-a-difference-fault-number-never-fell = Un { $number } n’est jamais tombé : { $cells }.
make-a-difference-fault-number-too-often = Le { $number } est tombé { $fell } fois et est écrit { $stands } fois : { $cells }.
make-a-difference-fault-number-not-written = Un { $number } est tombé et { $more ->
        [one] n’est pas écrit.
       *[other] manque { $more } fois.
    }
hexroller-fault-two-without-bonus = Un 2 vient de son bonus, qui n’est pas coché : { $cells }.
hexroller-fault-too-many-twos = On ne peut écrire qu’un seul 2 : { $cells }.
hexroller-fault-bonus-without-two = Le bonus du 2 est coché, et aucun 2 n’est écrit.
hexroller-fault-unreached = Ces { $number } ne touchent aucun { $number } imprimé, ni de proche en proche : { $cells }.
hexroller-fault-same-number-twice = Manche { $round } : les deux cases montrent { $number }. Un nombre se choisit une fois.
hexroller-fault-round-not-played = La manche { $round } a des cases remplies, et ses dés ne sont pas tombés.
hexroller-fault-box-never-fell = Manche { $round } : aucun dé ne montrait { $number }.
hexroller-fault-box-without-hex = Le { $number } est dans { $boxes ->
        [one] une case de manche et dans aucun hexagone
       *[other] { $boxes } cases de manche et dans moins d’hexagones
    }. Chaque chaîne en a au moins un.
hexroller-fault-hex-without-box = Le { $number } est écrit et n’est dans aucune case de manche : { $cells }.
hexroller-fault-wrong-count = Le { $number } est écrit { $stands } fois ; les dés de ses manches l’ont montré { $fell } fois.
word-roller-fault-no-word = { $word } n’est pas dans la liste ({ $way ->
        [across] horizontal
       *[down] vertical
    }, depuis { $first }).
word-roller-fault-lone-letter = { $first } : cette lettre n’appartient à aucun mot.

## Difference : deux cartes de la boîte
difference-solution = Qu’est-ce qui change entre deux cartes ?
difference-solution-what = Choisissez l’image et les numéros imprimés sur les deux cartes.
difference-solution-card = Carte { $number }
difference-solution-less = Numéro plus petit
difference-solution-more = Numéro plus grand
difference-solution-same = C’est deux fois la même carte.
difference-solution-spot = { $what } : changé sur la carte { $number }
caller-print = Imprimer des feuilles

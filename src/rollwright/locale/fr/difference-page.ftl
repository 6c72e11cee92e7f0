# Difference sur la page : la table, la grille, ce qui se dit près de la main, la fin.

difference-illustration-circus = { difference-picture-circus }
difference-illustration-castle = { difference-picture-castle }
difference-illustration-lake = { difference-picture-lake }
difference-illustration-dragon = { difference-picture-dragon }
difference-illustration-reef = { difference-picture-reef }
difference-illustration-winter = { difference-picture-winter }
difference-mode-advanced = grille

# Les cartes
difference-middle = Au milieu
difference-now-middle = Au milieu à présent
difference-middle-card = La carte du milieu
difference-last = la dernière carte { DE($name) }
difference-your-last = votre dernière carte
difference-yours = La vôtre
difference-your-card = Votre carte
difference-under = { $count ->
    [0] la dernière
    [1] encore 1 dessous
   *[other] encore { $count } dessous
  }
difference-stays = elle vous reste
difference-left = { $left ->
    [0] 0 carte
    [one] encore 1 carte
   *[other] encore { $left } cartes
  }
difference-cards = { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  }
difference-picture-missing = Cette image n’est pas arrivée.
difference-picture-retry = La redemander

# Les autres
difference-looking = cherche
difference-found = a trouvé
difference-out = fini, { $place }

# Une annonce juste, montrée à tout le monde
difference-found-you = Vous avez trouvé
difference-found-by = { $name } a trouvé
difference-laid-you = Vous avez posé une carte
difference-laid-by = { $name } a posé une carte
difference-call = Différence !
difference-names = { $count ->
    [1] { $first }
    [2] { $first } et { $second }
   *[other] { $first }, { $second } et encore { $more }
  }

# Près de la main : ce qui est, puis ce qu’on peut faire
difference-near = Vos marques
difference-countdown = À vos crayons.
difference-countdown-then = Toutes les cartes se retournent ensemble.
difference-lagging = { $count ->
    [one] Les cartes seront retournées quand { $names } les aura.
   *[other] Les cartes seront retournées quand { $names } les auront.
  }
difference-lagging-you = Vos cartes sont en route.
difference-none = Deux différences.
difference-none-then = { PRESS("Touchez‑les,", "Cliquez dessus,") } sur l’une ou l’autre carte.
difference-one = Une de marquée.
difference-one-then = { PRESS("Touchez", "Cliquez sur") } l’autre, sur l’une ou l’autre carte.
difference-claims-tap = { PRESS("La seconde touche", "Le second clic") } annonce.
difference-claims-key = Puis pressez Annoncer.
difference-cost-wait = { $lockout ->
    [0] Une erreur ne coûte rien, et personne ne saura pourquoi.
   *[other] En cas d’erreur : { $lockout } s d’attente, et personne ne saura pourquoi.
  }
difference-cost-call = Faux : vous attendez l’annonce d’un autre joueur, et personne ne sait pourquoi.
difference-cost-fine = En cas d’erreur, { $fine } s s’ajoutent.
difference-cost-none = Prenez votre temps.
difference-both = { $mode ->
    [advanced] Tout est marqué.
   *[other] Les deux sont marquées.
  }
difference-both-then = { $mode ->
    [advanced] Posez-la ici, ou gommez une marque.
   *[other] Annoncez-les, ou gommez-en une.
  }
difference-both-showing = { $mode ->
    [advanced] Elle sera posée dès que les cartes seront libres.
   *[other] Elles seront annoncées dès que les cartes seront libres.
  }
difference-weighed = Votre annonce est à l’examen.
difference-wrong = Ce n’est pas ça.
difference-wrong-then = Regardez encore.
difference-wrong-fine = { $fine } s s’ajoutent. Regardez encore.
difference-wrong-relaxed = Regardez encore, rien ne presse.
difference-late = Quelqu’un a été un peu plus rapide.
difference-late-then = Votre carte vous reste.
difference-wait-wrong = Ce n’est pas ça : { $seconds } s d’attente.
difference-wait-bury = Nouvelle carte : { $seconds } s d’attente.
difference-wait-hint = Un indice : { $seconds } s d’attente.
difference-wait-handicap = Les autres ont de l’avance : { $seconds } s.
difference-wait-on = { $seconds } s d’attente.
difference-silent = Pas ces deux-là : un autre joueur doit d’abord annoncer.
difference-wait-both = { $mode ->
    [advanced] Tout est marqué : posée dans { $seconds } s.
   *[other] Les deux marquées : annoncées dans { $seconds } s.
  }
difference-wait-both-then = Gommez une marque en cas de doute.
difference-wait-then = Vous pouvez regarder et marquer en attendant.
difference-done-then = Les autres continuent.
difference-claim = { $mode ->
    [advanced] La poser ici
   *[other] Annoncer
  }
difference-rub-out = Gommer
difference-bury = Sous la pile
difference-closer = De plus près
difference-whole = Image entière
difference-ask-hint = { $price ->
    [wait] Un indice : { $hold } s d’attente
    [fine] Un indice : { $fine } s de plus
   *[none] Un indice
  }

# La grille
difference-grid = Les cartes posées et les places libres
difference-grid-whole = Grille entière
difference-grid-card = Rangée { $row }, colonne { $column } : une carte. La regarder
difference-grid-neighbour = Rangée { $row }, colonne { $column } : une carte que la vôtre toucherait, { $count } marque sur 2. La regarder
difference-grid-free = Rangée { $row }, colonne { $column } : libre, touche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
difference-grid-here = Rangée { $row }, colonne { $column } : votre carte irait ici
difference-here = votre carte, { $count } différences
difference-tag = { $count } sur 2
difference-tag-both = les deux
difference-neighbours = Les cartes que la vôtre toucherait
difference-side-n = Dessus
difference-side-e = Droite
difference-side-s = Dessous
difference-side-w = Gauche
difference-side-marked = { $count ->
    [0] pas encore
    [1] encore une
   *[other] les deux
  }
difference-beside = Sur la table
difference-beside-n = Au-dessus
difference-beside-e = À droite
difference-beside-s = Au-dessous
difference-beside-w = À gauche
difference-laid-card = Une carte de la table
difference-choose = Choisissez une place.
difference-choose-then = La vôtre doit toucher une carte ; moins de voisines, moins de différences.
difference-elsewhere = Une autre place
difference-marked = { $marked } sur { $asked } marquées

# En solitaire
difference-time = { $time } jusqu’ici
difference-medals = Les médailles
difference-within = jusqu’à { $time }
difference-hint = Un indice.
difference-hint-then = La différence de votre carte est quelque part dans le cercle pointillé.

# La fin
difference-headline = { $won } ; à vous la { $place }
difference-you-out = Vous avez fini : { $place }
difference-places = Les places
difference-all-laid = toutes les cartes posées
difference-left-over = { difference-left }
difference-stood-in = un robot a joué
difference-time-of = { $fines ->
    [0] { $time }, sans pénalité
   *[other] { $time } et { $fines } s de pénalité
  }
difference-relaxed-end = { $laid ->
    [one] { $laid } carte posée, sans chronomètre.
   *[other] { $laid } cartes posées, sans chronomètre.
  }
difference-film = Le film des trouvailles
difference-film-at = Trouvaille { $nth } sur { $count }, après { $time }
difference-film-was = La carte qui était là
difference-film-is = La carte posée
difference-film-before = Trouvaille précédente
difference-film-next = Trouvaille suivante
difference-film-run = Lancer le film
difference-film-stop = Arrêter
difference-film-finds = Toutes les trouvailles
difference-film-none = Personne n’a rien trouvé dans cette partie.
difference-last-card = La dernière carte posée
difference-last-found = Les deux dernières différences.
difference-honest = Les cartes ont été bien mélangées
difference-honest-text = { $rolls ->
    [one] L’ordre des cartes vient
   *[other] L’ordre des cartes et le reste, { $rolls } tirages en tout, viennent
  } du secret scellé avant le départ. Votre navigateur vient de le recalculer.
difference-unproven = Les cartes concordent, mais ce n’est pas une preuve
difference-dishonest = Les cartes ne correspondent pas
difference-dishonest-text = Sur { $rolls } tirages, { $right } sont en ordre. Gardez la partie téléchargée et le reçu : ensemble, ils le montrent.
difference-rolls-label = { $right } tirages sur { $rolls } correspondent
sit-words-difference = Quelques mots pour les cartes
sit-words-why-difference = Ils sont mêlés au tirage des cartes : personne, pas même ce serveur, ne peut les choisir.
difference-sealing = Chaque place ajoute au mélange : personne ne peut choisir les cartes.
difference-sealed = Les cartes sont scellées : leur ordre est fixé et ne peut plus changer. À la fin, tout le monde peut vérifier le mélange.

# Pour qui écoute ou joue au clavier
difference-eyes = Ce jeu se joue avec les yeux : on compare deux images. Ce qui se passe à la table est dit ici ; ce que montrent les images ne peut pas l’être.
difference-keys = Les flèches déplacent une mire sur les deux cartes, à grands pas avec Maj. Entrée marque, Retour arrière gomme, plus et moins rapprochent et éloignent, 0 montre l’image entière.
difference-crosshair = { $right } % depuis la gauche, { $down } % depuis le haut, { $marked } sur 2 marquées.
difference-said-begin = Ce jeu se joue avec les yeux : on compare deux images.
difference-said-countdown = Dans 3 secondes, toutes les cartes se retournent.
difference-said-on = La course est en route.
difference-said-have = Vous avez { difference-left }.
difference-said-turned = Les cartes sont retournées.
difference-said-wrong = { $seconds ->
    [0] Ce n’est pas ça.
   *[other] Ce n’est pas ça : { $seconds } s d’attente.
  }
difference-said-silent = Pas ces deux-là. Un autre joueur doit d’abord annoncer.
difference-said-open = Vous pouvez de nouveau annoncer.
difference-said-found = { $name } a trouvé : { difference-left }.
difference-said-found-you = Vous avez trouvé : { difference-left }.
difference-said-out = { $name } pose sa dernière carte : { $place }.
difference-said-out-you = Vous posez votre dernière carte : { $place }.
difference-said-all = Tout est trouvé.
difference-said-time = Tout est trouvé en { $time }.

# Word Roller sur la page : cartes Avantage, que faire à chaque phase, pourquoi un mot ne tient pas, ce qui s’est passé.

word-roller-round = Tour { $round } sur { $rounds }
word-roller-table-step = Revoir tour par tour
word-roller-table-stood-in = un robot a joué, { $count ->
    [1] tour { $rounds }
   *[other] tours { $rounds }
  }
word-roller-replay-title = Tour par tour
word-roller-replay-slider = Tour
word-roller-replay-before = Tour précédent
word-roller-replay-next = Tour suivant
word-roller-replay-at = Tour { $round } sur { $rounds }, dés { $dice }
word-roller-paper-1a = Carte 1a, Moulinet
word-roller-paper-2a = Carte 2a, Moulin
word-roller-paper-3a = Carte 3a, Pignon
word-roller-paper-4a = Carte 4a, Lanterne
word-roller-paper-5a = Carte 5a, Pente
word-roller-paper-6a = Carte 6a, Semis
word-roller-paper-1b = Carte 1b, Carrefour
word-roller-paper-2b = Carte 2b, Comète
word-roller-paper-3b = Carte 3b, Théâtre
word-roller-paper-4b = Carte 4b, Port
word-roller-paper-5b = Carte 5b, Ruisseau
word-roller-paper-6b = Carte 6b, Archipel

# Les cartes Avantage : titre, quand elles servent, une ligne, et le tout
word-roller-card-copy = Écho
word-roller-card-copy-line = Recopiez le mot d’une autre place.
word-roller-card-copy-short = Recopiez un mot écrit ce tour-ci par une autre place. Sans dés.
word-roller-card-copy-text = Quand les mots du tour sont connus, recopiez-en un que quelqu’un d’autre vient d’écrire, en plus du vôtre. Aucun dé n’est nécessaire, et ses ronds donnent des cartes.
word-roller-card-two-words = Coup double
word-roller-card-two-words-line = Un second mot du même lancer.
word-roller-card-two-words-short = Écrivez un second mot du même lancer, avec tous les dés.
word-roller-card-two-words-text = Après votre mot, écrivez-en un autre avec le même lancer. Tous les dés sont de nouveau disponibles.
word-roller-card-smallest = Petit mais costaud
word-roller-card-smallest-line = Fin : 2 par lettre, mot court.
word-roller-card-smallest-short = 2 points par lettre de votre mot le plus court.
word-roller-card-smallest-text = À la fin : 2 points par lettre du mot le plus court de votre carte, d’où qu’il vienne.
word-roller-card-biggest = Longue portée
word-roller-card-biggest-line = Fin : 1 par lettre, mot long.
word-roller-card-biggest-short = 1 point par lettre de votre mot le plus long.
word-roller-card-biggest-text = À la fin : 1 point par lettre du mot le plus long de votre carte.
word-roller-card-consonant = Consonne fétiche
word-roller-card-consonant-line = Fin : 1 par case avec votre lettre.
word-roller-card-consonant-short = Choisissez une consonne : 1 point par case qui la contient.
word-roller-card-consonant-text = Choisissez une consonne en prenant la carte. À la fin : 1 point par case de votre carte qui la contient.
word-roller-card-letter = Lettre maison
word-roller-card-letter-line = Un dé qui montre votre lettre.
word-roller-card-letter-short = Choisissez une lettre : un dé à vous qui la montre toujours.
word-roller-card-letter-text = Choisissez une lettre en prenant la carte. Vous disposez désormais d’un dé de plus, pour vous, qui la montre toujours.
word-roller-card-twice = Lettres jumelles
word-roller-card-twice-line = Un dé donne sa lettre deux fois.
word-roller-card-twice-short = Un dé donne sa lettre deux fois dans un mot.
word-roller-card-twice-text = Dans un même mot, un dé peut donner sa lettre deux fois. Une case n’est cochée que si le mot en a besoin.
word-roller-card-place = Main sûre
word-roller-card-place-line = Tournez un dé sur la face voulue.
word-roller-card-place-short = Tournez un dé sur la face voulue, pour tout le monde.
word-roller-card-place-text = Après le lancer, tournez un dé sur une autre de ses faces, pour tout le monde. Chaque case tourne un dé.
word-roller-card-reroll = Second souffle
word-roller-card-reroll-line = Relancez 1 à 4 dés.
word-roller-card-reroll-short = Relancez 1 à 4 dés, pour tout le monde.
word-roller-card-reroll-text = Après le lancer, relancez 1 à 4 dés, pour tout le monde. Une fois par lancer ; chaque case vaut pour un lancer.
word-roller-boxes = { $used } sur { $boxes } cases cochées
word-roller-card-points = points
word-roller-when-roll = après le lancer
word-roller-when-write = en écrivant
word-roller-when-words = après les mots
word-roller-when-end = à la fin

# Si une carte peut servir
word-roller-use-now = { $card ->
    [copy] Vous pouvez l’utiliser : choisissez un mot.
    [two-words] Elle vous donne un second mot ce tour-ci.
    [twice] Elle sert d’elle-même quand un mot en a besoin.
   *[other] Vous pouvez l’utiliser : { PRESS("touchez", "cliquez sur") } les dés voulus.
  }
word-roller-use-later = { $card ->
    [copy] Son moment vient quand les mots sont révélés.
    [place] Son moment vient après le prochain lancer.
    [reroll] Son moment vient après le prochain lancer.
   *[other] Son moment vient quand tout le monde écrit.
  }
word-roller-use-rested = Elle a servi pour ce lancer. Le prochain est de nouveau à elle.
word-roller-use-spent = Toutes ses cases sont cochées.
word-roller-use-always = Votre { $letter } est dans le plateau, à chaque tour.
word-roller-use-end = Elle compte d’elle-même à la fin.
word-roller-use-market = Elle est sur la table. Qui écrit sur un rond peut la prendre.

# Le marché
word-roller-market = Sur la table
word-roller-market-empty = Il ne reste aucune carte.
word-roller-deck = { $left ->
    [0] La pioche est vide
    [one] 1 carte dans la pioche
   *[other] { $left } cartes dans la pioche
  }
word-roller-yours = À vous
word-roller-yours-none = Un rond donne une carte.
word-roller-your-card = votre carte
word-roller-a-card = une carte

# Une carte à prendre
word-roller-claim = Vous avez écrit sur un rond : prenez une carte.
word-roller-claim-brief = Un rond : prenez une carte.
word-roller-claim-word = { $claims ->
    [1] { $word } est écrit, et sur un rond : prenez une carte.
   *[other] { $word } est écrit, et sur { $claims } ronds : prenez une carte, puis une autre.
  }
word-roller-claim-time = Dans { $seconds } s, la plus ancienne est à vous.
word-roller-claim-letter = { $card } : choisissez sa lettre.
word-roller-claim-other = L’autre carte
word-roller-take = Je la prends
word-roller-older = ancienne
word-roller-lost-race = { $name } a été plus rapide d’un instant : { $card } est partie. Votre rond donne toujours une carte.
word-roller-took = { $name } a pris { $card }.
word-roller-took-own = { $card } est à vous.

# Écrire
word-roller-write = CAR { $cell } horizontal
word-roller-keys = Tapez un mot là où est le curseur. Les flèches le mènent, Espace le tourne, Retour arrière efface, Entrée écrit le mot, / ouvre cette ligne.
word-roller-across = horizontal
word-roller-down = vertical
word-roller-caret = , votre mot part d’ici, { $dir ->
    [down] vertical
   *[across] horizontal
  }
word-roller-cell-start = { $cell }, le mot peut commencer ici
word-roller-die = { $own ->
    [yes] votre { $letter }
   *[no] { $letter }
  }{ $used ->
    [yes] , utilisé
   *[no] {""}
  }
word-roller-hint-first = { PRESS("Touchez une case, puis des lettres", "Cliquez sur une case, puis sur des lettres") }. { PRESS("Touchez‑la", "Cliquez‑y") } encore pour tourner.
word-roller-hint-second = Coup double : écrivez un second mot, tous les dés sont là.
word-roller-ask-hint = Un indice
word-roller-hint-waits = On cherche un mot
word-roller-hint = { $word } irait dans les cases éclairées : +{ $points }.
word-roller-hint-where = De { $first } à { $last }.
word-roller-hint-none = Aucun mot ne vient. Regardez d’autres cases, ou passez.
word-roller-best = Votre meilleur mot était { $word } : +{ $points }.
word-roller-astray = Les lettres d’un mot sont sur une ligne, sans trou.
word-roller-why-short = Un mot a au moins 2 lettres.
word-roller-why-word = { $words ->
    [en] { $word } n’est pas encore un mot anglais.
    [fr] { $word } n’est pas encore un mot français.
   *[own] { $word } n’est pas encore un mot de cette table.
  }
word-roller-why-longer = { $word } n’est pas un mot : votre { $letter } prolongerait { $old }.
word-roller-why-beside = { $word } n’est pas un mot : il naîtrait à côté du vôtre.
word-roller-worth-ring = { $count ->
    [one] Le rond donne une carte.
   *[other] Les ronds donnent { $count } cartes.
  }
word-roller-worth-none = Il ne rapporte rien pour l’instant.
word-roller-brief = { $claims ->
    [0] { $word }
    [1] { $word }, et une carte
   *[other] { $word }, et { $claims } cartes
  }
word-roller-sum-stars = étoiles
word-roller-sum-sides = bords
word-roller-sum-chain = chaîne
word-roller-sum-cards = cartes

# Les touches
word-roller-write-it = L’écrire
word-roller-choose-letters = Écrivez un mot
word-roller-not-yet = Pas encore un mot
word-roller-move-it = À déplacer ou changer
word-roller-pass = Passer
word-roller-no-second = Pas de second mot
word-roller-clear = Effacer le mot
word-roller-pass-ask = Passer ce tour ?
word-roller-no-second-ask = Pas de second mot ?
word-roller-pass-company = Vous n’écrirez plus rien ce tour-ci. Vous pourrez revenir dessus tant que tout le monde n’a pas fini.
word-roller-pass-last = Vous n’écrirez plus rien, et le tour se termine.
word-roller-pass-yes = Finir mon tour
word-roller-keep-writing = Continuer à écrire
word-roller-leave-dice = Pas ce tour-ci
word-roller-name-it = Le proposer
word-roller-no-echo = Pas ce tour-ci
word-roller-choose-square = Choisissez une case
word-roller-waiting = Un instant

# Cartes de dés
word-roller-dice-choose = { $cards ->
    [both] { PRESS("Touchez", "Cliquez sur") } un dé pour le tourner, ou jusqu’à 4 pour les relancer.
    [turn] Main sûre : { PRESS("touchez", "cliquez sur") } un dé pour le tourner.
   *[roll] Second souffle : { PRESS("touchez jusqu’à 4 dés", "cliquez sur 4 dés au plus") } à relancer.
  }
word-roller-dice-turn = Tourner le { $letter } sur
word-roller-dice-face = { $letter }
word-roller-dice-chosen = Choisis : { $letters }.
word-roller-dice-again = { $count ->
    [0] Relancer
    [one] Le relancer
   *[other] En relancer { $count }
  }
word-roller-dice-changed = Les dés montrent maintenant { $dice }.

# Mots de remplacement et échos
word-roller-name = { $name } : { $word } ne tient pas. Proposez un mot de 2 ou 3 lettres avec les dés ; les lettres éclairées y mènent.
word-roller-card-of = La carte { DE($name) }
word-roller-name-none = aucune lettre encore
word-roller-place = { $word } : { PRESS("touchez", "cliquez sur") } la case où il commence, encore pour le tourner.
word-roller-echo-choose = Écho : quel mot recopiez-vous ?

# Qui l’on attend
word-roller-ask-dice = Vous pouvez changer les dés.
word-roller-ask-name = Proposez un mot de 2 ou 3 lettres.
word-roller-ask-place = Choisissez où { $word } s’écrit.
word-roller-ask-echo = Vous pouvez recopier un mot.
word-roller-wait-dice = { $count ->
    [one] { $name } peut changer les dés.
   *[other] { $name } peuvent changer les dés.
  }
word-roller-wait-name = { $name } propose un mot court.
word-roller-wait-place = { $name } choisit où le mettre.
word-roller-wait-echo = { $count ->
    [one] { $name } peut recopier un mot.
   *[other] { $name } peuvent recopier un mot.
  }
word-roller-answered = Votre réponse compte quand tous ceux qu’on interroge ont répondu.
word-roller-seat-dice = aux dés
word-roller-seat-name = propose un mot
word-roller-seat-place = place un mot
word-roller-seat-echo = écho possible
word-roller-seat-waits = attend

# Ce qui s’est passé
word-roller-you = Vous
word-roller-rolled = Tour { $round } sur { $rounds } : { $dice }.
word-roller-seat-wrote = { $name } : { $words }.
word-roller-seat-passed = { $name } : aucun mot.
word-roller-seat-erased = { $name } : { $words }, effacé : ce n’est pas un mot.
word-roller-seat-both = { $name } : { $words } ; { $erased } effacé : ce n’est pas un mot.

# Un tour revu, à côté de sa carte
word-roller-past-wrote = A écrit { $about }.
word-roller-past-passed = Aucun mot.
word-roller-past-erased = Effacé, ce n’est pas un mot : { $about }.
word-roller-past-took = A pris { $about }.
word-roller-past-used = A utilisé { $about }.

# Dit en mots
word-roller-say-pass = passer
word-roller-say-name = proposer
word-roller-say-letter = { $letter }
word-roller-say-take = prendre { $card } { $letter }
word-roller-say-turn = tourner { $die } sur { $letter }
word-roller-say-reroll = relancer { $dice }

# Sous chaque ligne du score
word-roller-detail-stars = { $count ->
    [0] aucun mot sur une étoile
    [one] un mot
   *[other] { $count } mots
  }
word-roller-detail-sides = { $count ->
    [0] aucun atteint
    [one] un atteint
   *[other] { $count } atteints
  }
word-roller-detail-chain = { $points ->
    [0] aucun mot
    [one] un mot
   *[other] { $points } mots liés
  }
word-roller-detail-smallest = { $note }, 2 par lettre
word-roller-detail-smallest-2 = { word-roller-detail-smallest }
word-roller-detail-biggest = { $note }, 1 par lettre
word-roller-detail-biggest-2 = { word-roller-detail-biggest }
word-roller-detail-consonant = { $note }, 1 par case
word-roller-detail-consonant-2 = { word-roller-detail-consonant }

# La table à l’écran : la barre, les places, les touches, ce qui se dit en écrivant, la fin et la relecture.

table-code = table { $code }
table-home = Quitter la table
table-rules = Règles
table-lamp = Lampe et langue
table-more = Plus
table-round = Manche { $round } sur { $rounds }
table-time-left = encore { $time }
table-opening = On dresse la table.
table-shut = Plus de place pour l’instant
table-line-down = La liaison est coupée. Vos marques sont gardées ; on réessaie.
table-line-up = La liaison est rétablie.

# Les places
table-others = Les autres
table-your-sheet = votre feuille
table-your-sheet-label = Votre feuille
table-sheet-of = La feuille { DE($name) }, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-own-sheet = Votre feuille, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-stands = Ce qui y est écrit
table-stands-nothing = rien encore
table-crossed = barré
table-seat-writing = écrit…
table-seat-done = fini
table-seat-bot-writing = robot, écrit…
table-seat-bot-done = robot, fini
table-seat-away = pause { $time }
table-seat-sitting-in = un robot joue
table-away = À { $limit }, un robot prend son crayon, et le lui rend dès son retour.
table-sitting-in = Un robot tient ce crayon, et le rendra dès le retour.
table-near = Les dés
table-awaited = On attend { $names }.
table-watching = Vous regardez.

# Qui vient et qui part, dit à voix haute
table-came = { $name } prend place.
table-gave-back = { $name } rend sa place.
table-went = { $name } est en pause.
table-sits-in = Un robot joue pour { $name }.
table-back = { $name } est de retour.

# Les cases, dites
table-cells = Vos cases
table-cell-empty = { $cell }, vide
table-cell-legal = { $cell }, vous pouvez écrire ici
table-cell-pencil = { $cell }, { $figure } au crayon
table-cell-ink = { $cell }, { $figure }
table-cell-printed = { $cell }, { $figure } imprimé

# Ce qui se dit entre la feuille et le plateau
table-dice = Dés : { $dice }
table-mark = { $figure } : { $cell }.
table-rolled = Manche { $round } : { $dice }.
table-waiting = C’est écrit. On attend { $names }.
table-waiting-all = C’est écrit.
table-inked = Tout le monde a écrit : le crayon devient encre.
table-worth-none = Rien de gagné, rien de perdu.
table-so-far = Votre feuille jusqu’ici
table-so-far-lines = { $total ->
    [one] { $total } point jusqu’ici
   *[other] { $total } points jusqu’ici
  }
table-so-far-opens = { $sum }, ligne par ligne
table-worth-sum = de { $before } à { $after ->
    [one] { $after } point
   *[other] { $after } points
  }
table-undone = C’est gommé.

# Tout jeu : ce qu’on peut faire, quand le jeu n’a pas de mots à lui pour le dire
table-cell = ligne { $row }, colonne { $col }
table-die = Dé { $nth } : { $face }
table-held = gardé
table-dice-of = Les dés { DE($name) } : { $dice }
table-round-begins = Manche { $round }.
table-write = écrire { $first }, { $cell }
table-act-roll = Relancer
table-act-pass = Passer
table-hint-cell = { PRESS("Touchez", "Cliquez sur") } une case éclairée de votre feuille.
table-hint-write = { PRESS("Touchez", "Cliquez sur") } une case éclairée pour écrire { $figure }.
table-hint-die = { PRESS("Touchez", "Cliquez sur") } un dé.
table-hint-both = { PRESS("Touchez", "Cliquez sur") } un dé ou une case éclairée.
table-hint-key = Choisissez une des touches.
table-hint-done = C’est écrit, ou changez encore.
table-then-cell = { PRESS("Touchez maintenant", "Cliquez maintenant sur") } une case éclairée.
table-then-die = { PRESS("Touchez maintenant", "Cliquez maintenant sur") } un dé.
table-then-key = Choisissez maintenant une des touches.
table-missing-cell = Choisissez une case
table-missing-die = Choisissez un dé
table-missing-key = Choisissez d’abord
table-mark-star = étoile
table-mark-heart = cœur
table-mark-flake = flocon
table-mark-ring = anneau

# Les touches
table-undo = Effacer
table-reopen = Reprendre
table-reopened = C’est repris. Vous pouvez de nouveau écrire.
table-done = C’est écrit
table-written = C’est écrit

# Le feuillet sous les points
table-menu = À cette table
table-menu-text = Jouer par écrit
table-menu-rules = Lire les règles
table-menu-settings = Lampe, langue, son
table-menu-leave = Laisser un robot jouer pour moi
table-menu-close = Fermer
table-keys = Les flèches parcourent la feuille, Entrée écrit, U gomme, D finit, / ouvre cette ligne.

# Jouer par écrit
table-text-label = Dites-le avec des mots
table-text-hint = Par exemple « { $example } », « effacer » ou « c’est écrit ».
table-text-say = Dire
table-text-unknown = « { $text } » n’est pas un de vos choix. Nommez une case libre, ou dites « c’est écrit ».

# La fin
table-win-alone = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-won-alone = { $name } a { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-win = Vous gagnez, { $by ->
    [1] un point
   *[other] { $by } points
  } devant { $name }
table-win-plain = Vous gagnez
table-win-shared = Vous partagez la victoire avec { $names }
table-lose = { $name } gagne, { $by ->
    [1] un point
   *[other] { $by } points
  } devant vous
table-win-tie = Vous gagnez, à égalité de points avec { $name }
table-lose-tie = { $name } gagne, à égalité de points avec vous
table-won-by = { $name } gagne
table-won-shared = { $names } partagent la victoire
table-alone = En solitaire, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
table-items = La marque, ligne par ligne
table-total = Total
table-standings = Les totaux de tout le monde
table-place-shared = { table-place }, partagée
table-tie = À égalité de points, la place est partagée.
table-points-word = { $total ->
    [one] point
   *[other] points
  }
table-place = { $place ->
    [1] première place
   *[other] { $place }ᵉ place
  }
table-bot = robot
table-stood-in = un robot a joué, { $count ->
    [1] manche { $rounds }
   *[other] manches { $rounds }
  }
table-look-at = Voir la feuille { DE($name) }, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-again = La même table, encore
table-invitation = Invitation
table-invited = { $name } relance une partie à la même table : venez.
table-invited-plain = Une nouvelle partie attend à la même table : venez.
table-come-along = J’y vais
table-again-ready = À la table suivante
table-step = Revoir manche par manche
table-download = Télécharger la partie

# Manche par manche
replay-title = Manche par manche
replay-back = Retour à la table
replay-slider = Manche
replay-before = Manche précédente
replay-next = Manche suivante
replay-at = Manche { $round } sur { $rounds }, dés { $dice }
replay-wrote = { $name } : { $wrote }
table-print = Imprimer cette partie

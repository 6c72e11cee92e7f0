# La ligne de commande.

## Pourquoi une commande est refusée
error-bad-usage = { $detail } « rollwright --help » montre ce qu’il y a.
error-unknown-language = Nous ne parlons pas encore { $wish }. Nous avons { $languages }.
error-no-file = { $file } ne s’ouvre pas ({ $detail }).
error-bad-json = { $file } n’est pas du JSON ({ $detail }).
error-file-too-big = { $file } dépasse { $megabytes } Mo : ce ne peut pas être un de nos fichiers.
error-bad-receipt = { $file } n’est pas un reçu de chez nous ({ $detail }).
error-bad-record = { $file } n’est pas une partie finie de chez nous ({ $detail }).
error-cannot-replay = Les coups du fichier { $file } ne font pas une partie. « rollwright verify » dit ce qui ne va pas.
error-no-round = Cette partie a { $rounds } manches.
error-cannot-write = { $file } ne peut pas être écrit ({ $detail }).
error-input-ended = La partie s’arrête ici, inachevée.
error-not-in-terminal = Un terminal ne peut pas montrer { $title }, une course d’images. On y joue dans le navigateur : « rollwright » l’ouvre.
error-bot-failed = Le robot { $bot } a échoué à { $game }, graine { $seed } : { $detail }.
error-unknown-words = Il n’y a pas de liste de mots { $words }.
error-unknown-picture = Il n’y a pas d’image { $picture }.

## --help
terminal-help = La table des jeux de dés et de crayon. Sans commande, elle sert la page, dit où, et ouvre le navigateur.
terminal-help-end = Chaque commande accepte --lang ({ $languages }) ; sinon votre système décide. Les codes de sortie sont dans docs/terminal.md.
terminal-help-games = Lister les jeux et leurs options.
terminal-help-list-bots = Lister les niveaux des robots de chaque jeu, et leur force.
terminal-help-play = Jouer dans le terminal, contre des robots ou en solo.
terminal-help-score = Juger des cas donnés en JSON, ou compter une feuille dessinée en texte.
terminal-help-verify = Vérifier une partie finie : la promesse, chaque lancer, chaque coup, chaque score.
terminal-help-replay = Montrer une partie finie, manche par manche.
terminal-help-sim = Faire jouer les robots souvent et montrer leur force.
terminal-help-game = Un des jeux que liste « rollwright games ».
terminal-help-file = Un fichier JSON, ou - pour l’entrée standard.
terminal-help-option = Une option du jeu, comme pad=B. Peut être répétée.
terminal-help-host = Où écouter. 127.0.0.1 garde la table sur cette machine ; sinon tout votre réseau peut venir.
terminal-help-port = Le port où écouter, 8000 si rien d’autre n’est dit.
terminal-help-browser = Ouvrir la page s’il y a un écran.
terminal-help-version = Dire de quelle version il s’agit.
terminal-help-bots-beside = Qui joue avec vous : les niveaux que « rollwright bots » énumère, plusieurs avec des virgules, ou none.
terminal-help-players = Qui joue : les niveaux que « rollwright bots » énumère, ou random ; plusieurs avec des virgules.
terminal-help-name = Votre nom à la table.
terminal-help-words = Quelques mots de vous, mêlés aux dés.
terminal-help-receipt = Comparer avec ce reçu : ce que votre propre page a vu de la partie.
terminal-help-seal = Comparer avec ce sceau, comme la page l’a montré avant le premier lancer.
terminal-help-save = Garder la partie finie dans ce fichier ; « rollwright verify » la vérifie.
terminal-help-round = Montrer cette manche seulement.
terminal-help-number = Combien de parties.
terminal-help-seed = La même graine donne les mêmes parties.
terminal-help-json = Donner le résultat en JSON.

## Servir
terminal-tag = La table est mise.
terminal-here = sur cette machine
terminal-network = sur votre réseau
terminal-stop = Ctrl+C débarrasse la table. Les parties reprendront où elles en étaient.
terminal-stopped = La table est débarrassée. Rien n’est perdu.
terminal-left-out = { $kind ->
    [bots] Laissés de côté : les robots
    [review] Laissée de côté : la relecture
   *[game] Laissé de côté : le jeu
  } { $name } du paquet { $package }. { $reason }

## Jouer
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-round = Manche { $round } sur { $rounds }
terminal-seat-done = fini
terminal-worth-sum = de { $before } à { $after ->
    [one] { $after } point
   *[other] { $after } points
  }
terminal-total = Total
terminal-win-alone = { $total ->
    [one] { $total } point.
   *[other] { $total } points.
  }
terminal-win = Vous gagnez, { $by } devant { $name }.
terminal-win-shared = Vous partagez la victoire avec { $names }.
terminal-lose = { $name } gagne, { $by } devant vous.
terminal-won-shared = Victoire partagée : { $names }.
terminal-tie-break-won = Vous gagnez au départage.
terminal-tie-break-lost = { $name } gagne au départage.
terminal-title = En solo, { $total } vaut « { $title } ».
terminal-proposal = Pour { $game }, l’auteur conseille { $words }. Pour jouer ainsi : « { $options } ».
terminal-proposal-question = Pour { $game }, l’auteur conseille { $words }. Jouer ainsi ? (o/n){" "}
terminal-more = tous les choix : ? · voir NOM · arrêter : q
terminal-unknown = « { $text } » ne veut rien dire ici. Vous pouvez taper, par exemple : { $words }.
terminal-more-hint = { $word } : quelque chose à essayer
terminal-hint = { $note }, de { $cell } à { $end } : { terminal-points }.
terminal-no-hint = Il n’y a pas d’indice maintenant.
terminal-best = Le meilleur mot était { $note }, de { $cell } à { $end } : { terminal-points }. Le vôtre a rapporté { $got }.
terminal-sealed = Les dés sont scellés : { $commitment }…
terminal-opened = Les dés viennent de ce secret : { $secret }
terminal-bot-failed = Le robot { $name } a échoué ({ $detail }). Un de ses choix a été joué à sa place.
terminal-saved = La partie est gardée dans { $file }.
terminal-replay-prompt = Entrée : suite · b : retour · un nombre : cette manche · q : fin >{" "}

## Juger
terminal-case = Cas { $number } : { $sentence }

## Vérifier
terminal-check-format = C’est une partie aux règles que nous connaissons.
terminal-check-commitment = Le secret est celui qui fut scellé avant le premier lancer.
terminal-check-shares = Les dés contiennent { $shares ->
    [0] la part d’aucune page
    [one] la part d’une page ({ $names })
   *[other] les parts de { $shares } pages ({ $names })
  }, promises avant que la première soit montrée.
terminal-check-hash = L’empreinte du fichier, { $hash }…, le couvre en entier, noms et heures compris.
terminal-check-rolls = Les { $rolls } lancers viennent de ce secret et de ce que les places ont ajouté.
terminal-check-moves = Les { $moves } coups sont permis avec ces lancers{ $early ->
    [yes] . L’hôte a terminé la partie avant sa fin.
   *[no] {" "}et mènent à la fin de la partie.
  }
terminal-check-scores = Les scores et les rangs sont ceux des feuilles finales.
terminal-check-seal = Le sceau est celui que vous avez donné.
terminal-check-receipt = Le reçu est celui de cette partie.
terminal-check-receipt-seal = Le sceau est celui que votre page a vu.
terminal-check-receipt-origin = Votre page savait dès le début ce que le fichier dit d’une partie précédente.
terminal-check-receipt-words = Les mots des places sont ceux que votre page a vus.
terminal-check-receipt-hashes = Les empreintes de toutes les parts sont celles que votre page a vues avant de montrer la sienne.
terminal-check-receipt-share = La part de votre page est dans les dés.
terminal-check-receipt-rolls = Tous les dés que votre page a vus sont ceux du fichier.
terminal-check-receipt-record = Le fichier est celui que votre page a reçu à la fin, avec ses noms et ses heures.
terminal-fault-format = Ce n’est pas une partie aux règles que nous connaissons.
terminal-fault-commitment = Le secret n’est pas celui qui fut scellé avant le premier lancer.
terminal-fault-shares = Une part n’est pas celle que sa page avait promise.
terminal-fault-hash = L’empreinte du fichier ne convient pas : quelque chose y a été changé.
terminal-fault-seal = Le sceau n’est pas celui que vous avez donné.
terminal-fault-receipt = Ce n’est pas un reçu de cette partie.
terminal-fault-receipt-seal = Le sceau n’est pas celui que votre page a vu.
terminal-fault-receipt-reused = Le sceau avait déjà servi, à une autre table ou pour une partie déjà commencée : son secret n’en était plus un.
terminal-fault-receipt-origin = Le serveur avait dit autre chose à votre page d’une partie précédente.
terminal-fault-receipt-words = Les mots des places ne sont pas ceux que votre page a vus.
terminal-fault-receipt-hashes = Les empreintes des parts ne sont pas celles que votre page a vues.
terminal-fault-receipt-share = La part de votre page n’est pas dans les dés.
terminal-fault-receipt-rolls = Les dés que votre page a vus ne sont pas ceux du fichier.
terminal-fault-receipt-record = Le fichier n’est pas celui que votre page a reçu à la fin.
terminal-fault-rolls = Des lancers ne viennent pas de ce secret et de ce que les places ont ajouté.
terminal-fault-moves = Les coups ne traversent pas la partie avec ces lancers.
terminal-fault-scores = Les scores ou les rangs ne sont pas ceux des feuilles finales.
terminal-no-share = Ces pages n’ont pas ajouté de part aux dés : { $names }.
terminal-doubt-shares = Aucune page n’a ajouté de part à ces dés : le programme qui les a lancés aurait pu les choisir.
terminal-doubt-known = Les dés sont ceux d’une partie terminée, donc chacun pouvait les connaître.
terminal-doubt-left-out = Votre part n’est pas dans les dés : elle est venue trop tard, ou n’a pas été retenue.
terminal-honest = Ces dés étaient honnêtes.
terminal-unproven = Ces dés concordent, mais ce n’est pas une preuve.
terminal-dishonest = On ne peut pas se fier à ce fichier.

## Simuler
terminal-sim-playing = On joue
terminal-sim-title = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, graine { $seed }
terminal-sim-player = robot
terminal-sim-points = points
terminal-sim-wins = victoires
terminal-sim-time = un coup

## rollwright database
database-help = Déplacer toutes les tables vers une autre base, les sauvegarder et restaurer une sauvegarde.
database-help-copy = Copier toutes les tables d’une base dans une autre, vide. Arrêtez d’abord les serveurs.
database-help-backup = Écrire toutes les tables dans un fichier. Les serveurs peuvent continuer.
database-help-restore = Remplir la base de ROLLWRIGHT_DATABASE, qui doit être vide, depuis une sauvegarde.
database-help-from = Un fichier SQLite, ou postgresql://utilisateur:motdepasse@hote/base.
database-help-to = Un fichier SQLite qui n’existe pas encore, ou une base PostgreSQL vide.
database-help-file = Le fichier de la sauvegarde.
database-copied = { $tables } tables avec { $events } événements sont copiées. Chaque événement a été relu et comparé.

## rollwright bots
terminal-bots-game = jeu
terminal-bots-level = niveau
terminal-bots-share = perdu
terminal-bots-loss = par décision
terminal-bots-points = points en moyenne
terminal-bots-scale = Perdu : ce que perd une décision en moyenne, rapporté à ce que perd une décision au hasard. 0 %, c’est le jeu du relecteur lui-même.

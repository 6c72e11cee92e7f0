# Pourquoi une demande est refusée : une phrase par code.

## Ce qui n’existe pas
error-not-found = Il n’y a rien à cette adresse.
error-no-table = Il n’y a pas de table { $table }. Vérifiez le code, ou ouvrez une nouvelle table.
error-no-free-code = Tous les codes de table sont pris en ce moment. Réessayez plus tard.
error-unknown-game = Il n’y a pas de jeu { $game }. Nous avons { $games }.
error-no-lesson = { $title } n’a pas encore de leçon. Ses règles sont à portée de main.
error-unknown-version = Cette partie suit la version { $version } des règles { DE($title) }. Nous avons { $versions } : installez un Rollwright plus récent, ou le paquet d’où vient le jeu.
error-no-bots = { $game } n’a pas de robots.
error-unknown-bot = { $game } n’a pas de robot { $level }. Il a { $levels }.
error-no-seat = Cette table a les places 1 à { $seats }.

## S’asseoir
error-not-seated = Vous regardez cette table. Prenez une place pour jouer.
error-still-reading = Encore à la table précédente : { $names }. Attendez, ou commencez sans.
error-host-away = { $name } tient la table et vient de partir : vous pourrez le faire après { $seconds } secondes d’absence.
error-not-host = C’est { $name } qui tient la table et qui en décide.
error-table-full = Toutes les places sont prises. Vous pouvez regarder, ou ouvrir votre table.
error-empty-seat = Personne n’est assis à cette place.
error-no-handicap = Ce jeu n’a pas de handicap.
error-seat-taken = Quelqu’un vient de prendre cette place. Choisissez-en une autre.
error-already-started = La partie a commencé ; les places sont fixées.
error-not-sealing = Les pages n’ajoutent aux dés qu’entre le départ et le premier lancer.
error-already-committed = Une autre page de cette place ajoute aux dés.
error-not-held = Cette page n’a pas encore les cartes. Elle va les chercher d’elle-même.
error-wrong-share = Ce n’est pas la part que cette place avait promise.
error-not-started = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas finie. Cela viendra à la fin.
error-bad-name = Un nom a de 1 à { $most } lettres, sur une ligne.
error-mixed-name = Un mot de ce nom mélange deux alphabets dont les lettres se ressemblent. Tapez-le dans un seul.
error-unseen-name = Ce nom contient des signes qu’on ne voit pas. Tapez-le à nouveau avec des lettres, des chiffres ou des images.
error-name-taken = Quelqu’un à cette table s’appelle { $name }. Choisissez un autre nom, ou ajoutez une lettre.
error-bot-name = { $name } est le nom d’un robot. Choisissez un autre nom, ou ajoutez une lettre.
error-bad-words = Les mots pour les dés ont au plus { $most } lettres, sur une ligne.
error-bad-seats = Ce jeu se joue de { $low } à { $high }.
error-too-many-bots = Laissez au moins une des { $seats } places à une personne.
error-bad-options = Ce jeu n’a pas cette option : { $detail }.
error-option-too-long = Ce texte est trop long. Au plus { $most } caractères.

## Jouer
error-refused = Ce n’est pas possible maintenant.
error-illegal-action = « { $action } » n’est pas un choix possible. Choisissez parmi ce qui est proposé.
error-unknown-action = Ce jeu n’a pas d’action { $action }.
error-stale-round = C’était pour la manche { $round } ; la table en est à la manche { $now }.
error-game-over = La partie est finie ; les feuilles sont pleines.
error-already-done = Vous avez fini cette manche. Reprenez, ou attendez les autres.
error-nothing-written = Écrivez d’abord ; ce sera possible ensuite.
error-unknown-cell = Cette feuille n’a pas cette case.
error-occupied = Cette place est prise. Choisissez-en une vide.

## Cas pour la ligne de commande
error-bad-case = Ce cas ne peut pas être lu : « { $key } » manque ou n’est pas de la bonne sorte.
error-unknown-task = Il n’y a pas de tâche { $task }.

## Lecture et limites
error-bad-message = Le serveur n’a pas pu lire ce message. Rien n’a changé.
error-bad-id = L’identifiant d’une demande a de 1 à { $most } lettres.
error-frame-too-big = Ce message est trop long. Il tient au plus { $most } octets.
error-too-many-messages = Trop de messages à la fois. Attendez une seconde et continuez.
error-too-many-requests = Trop de demandes depuis votre adresse. Attendez quelques secondes et continuez.
error-too-many-sockets = { $most } pages sont déjà ouvertes depuis votre adresse. Fermez-en une d’abord.
error-too-many-guesses = Trop de codes ou de liens de table qui ne mènent nulle part. Demandez le lien de la table, ou attendez quelques minutes.
error-too-many-lookups = Trop d’indices ou de parties à la fois. Attendez quelques secondes et réessayez.
error-too-many-tables = Vous avez { $most } tables ouvertes. Finissez-en d’abord une.
error-too-many-tables-here = { $most } tables ont été ouvertes depuis votre adresse en une journée. Prenez l’une d’elles, ou revenez demain.
error-too-many-pages = { $most } pages comme celle-ci sont déjà ouvertes à la table. Fermez-en d’abord une.
error-too-many-spectators = { $most } personnes regardent déjà cette table : il n’y a plus de place. Réessayez dans quelques minutes.
error-too-many-spectators-here = { $most } pages de votre adresse regardent déjà cette table. Fermez-en d’abord une.
error-too-many-steps = Vous avez fait { $most } coups dans cette manche. Ne gommez plus rien : écrivez, puis choisissez « C’est écrit ».
error-too-many-newcomers = Beaucoup de personnes ont pris place à cette table depuis votre adresse. Attendez { $seconds } secondes et réessayez.
error-too-many-changes = Trop de choses ont changé à cette table. Commencez la partie telle quelle, ou ouvrez une nouvelle table.
error-wrong-origin = Cette demande vient d’un autre site ; elle n’a pas été exécutée.
error-wrong-host = Ce serveur ne répond pas sous le nom { $host }. La personne qui l’exploite peut l’autoriser avec ROLLWRIGHT_HOSTS.
error-headers-too-big = Cette demande apporte trop d’en-têtes : { $most } octets au plus. Effacez les cookies de ce site et réessayez.

## Lancer le serveur
error-port-in-use = Le port { $port } est occupé sur { $host }. Arrêtez l’autre programme, ou choisissez un autre port.
error-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $detail }). Choisissez une autre adresse ou un autre port.
error-bad-setting = { $name } ne peut pas être { $value }. Il faut un nombre entier de { $least } à { $most }.
error-bad-setting-form = { $name } ne peut pas être { $value }. Écrivez par exemple : { $example }
error-password-needed = Ce site a un mot de passe. Ouvrez sa page et donnez-le.
error-wrong-password = Ce n’est pas le mot de passe de ce site.
error-bad-host-name = { $name } ne peut pas contenir { $value }. Il faut des noms d’hôtes séparés par des virgules, comme jeux.example.org.
error-no-database = Il n’y a pas de base { $path }. Nommez-en une : --database FICHIER, ou ROLLWRIGHT_DATABASE.
error-no-such-table = Il n’y a pas de table { $table } dans cette base.
error-unknown-setting = Il n’y a pas de réglage { $name }. Vouliez-vous dire { $nearest } ?
error-bad-redis = ROLLWRIGHT_REDIS est illisible ({ $detail }). Exemple : redis://hote:6379/0.
error-redis-alone = ROLLWRIGHT_REDIS demande ROLLWRIGHT_DATABASE=postgresql://… : plusieurs machines ne partagent pas un fichier.
error-no-home = Cet utilisateur n’a pas de dossier personnel. Donnez à ROLLWRIGHT_DATABASE et à ROLLWRIGHT_PICTURES des endroits où il peut écrire.
error-nothing-to-copy = Le fichier { $path } n’existe pas. Nommez une base qui existe.
error-database-not-empty = { $path } n’est pas vide. Choisissez un nouveau fichier ou une base vide ; rien n’a changé.
error-copy-differs = La copie des tables à partir de { $table } diffère de l’original. Ne l’utilisez pas ; recopiez dans une base vide.
error-copy-outgrown = Un serveur a écrit dans { $path } pendant la copie. Arrêtez tous les serveurs, videz la cible et recopiez.
error-bad-database = { $path } n’est pas une base Rollwright en bon état ({ $detail }). Restaurez une copie, ou choisissez un autre fichier.
error-database-unknown = Rollwright ne connaît aucune base sous { $kind }://. Écrivez le chemin d’un fichier, ou une adresse comme : postgresql://utilisateur:mot-de-passe@hôte/base
error-database-unreachable = { $path } ne s’ouvre pas ({ $detail }). Choisissez un fichier dans un dossier où vous pouvez écrire, ou un serveur PostgreSQL qui répond.
error-too-little-memory = Le serveur peut utiliser { $found } Mio de mémoire, et il lui en faut { $least }. Relevez la limite (ulimit -v), puis redémarrez.
error-database-read-only = { $path } ne peut pas être modifié ({ $detail }). Le fichier est en bon état : donnez à cet utilisateur le droit d’y écrire ainsi que dans son dossier, ou choisissez un autre fichier.
error-database-in-use = Un autre serveur Rollwright utilise { $path }. Arrêtez-le, ou donnez à celui-ci son propre fichier (ROLLWRIGHT_DATABASE). Plusieurs serveurs peuvent partager une base PostgreSQL.
error-database-locked = Un autre programme a verrouillé { $path } ({ $detail }). Arrêtez ce programme, ou attendez qu’il ait fini, puis redémarrez.
error-database-too-new = { $path } vient d’un Rollwright plus récent. Le fichier est en bon état : installez cette version, ou choisissez un autre fichier.

## À nous de réparer
error-error = Quelque chose a mal tourné de notre côté. Rien de votre partie n’est perdu.
error-broken = Quelque chose a mal tourné de notre côté. Rien de votre partie n’est perdu.
error-corrupt-log = Le journal de cette table ne peut pas être lu. Il est gardé tel quel.
error-seq-taken = La table a avancé au même moment. Réessayez.
error-busy = Le serveur ne peut rien noter pour l’instant. Rien n’a changé ; réessayez dans un moment.
error-store-failed = Le serveur n’a pas pu le noter. Rien n’a changé ; réessayez.
error-database-away = Le serveur n’atteint pas sa base de données. Rien n’a changé ; réessayez dans une minute.

## Défis
error-no-challenge = Il n’y a ici ni jeu du jour ni ligue de ce nom.
error-no-result = Il n’y a pas de résultat à dessiner : la partie avec ces dés n’est pas terminée ici.
error-challenge-shut = Le temps de jouer ces dés est passé. Les résultats restent à lire.
error-challenge-played = Vous avez déjà joué ces dés, et votre résultat reste. On n’y joue qu’une fois.
error-still-sealed = D’autres jouent encore ces dés. Les feuilles se laissent regarder à la clôture du défi.
error-bad-title = Le nom d’une ligue a au plus { $most } lettres, sur une ligne.
error-too-many-leagues = Vous avez ouvert { $most } ligues en un jour. Continuez l’une d’elles, ou attendez demain.
error-too-many-leagues-here = { $most } ligues ont été ouvertes depuis votre adresse en une journée. Continuez l’une d’elles, ou revenez demain.
error-not-alone = { $title } ne se joue pas en solo.

# Façons de jouer : sur plusieurs jours, un appareil que l’on se passe, horloges.

## Ouvrir une table
ways-legend = Comment vous jouez
ways-live = En direct
ways-days = Sur plusieurs jours
ways-device = Un seul appareil
ways-live-line = Ensemble, chacun sur son appareil.
ways-days-line = Quand vous voulez, même page fermée.
ways-device-line = On se passe cet appareil.
ways-clock = Horloge
ways-days-legend = Temps pour un tour
ways-days-count = { $days ->
    [one] 1 jour
   *[other] { $days } jours
  }
ways-bank = { $minutes } min chacun
ways-zero-pace = Quand le temps d’un tour est écoulé, un robot écrit pour ceux qui n’ont pas fini.
ways-zero-days = Ensuite, un robot écrit pour ceux qui n’ont pas fini. Personne n’a besoin de garder la page ouverte.
ways-zero-bank = { $minutes } minutes pour toute votre partie ; elles ne s’écoulent que pendant que la table vous attend. À zéro, un robot écrit pour vous jusqu’à la fin.
ways-zero-device = Sans horloge. Ce que chacun écrit reste couvert jusqu’à la fin du tour.

## Le salon
ways-term = Façon de jouer
ways-term-days = { $days ->
    [one] sur plusieurs jours, 1 jour par tour
   *[other] sur plusieurs jours, { $days } jours par tour
  }
ways-term-device = sur cet appareil, que l’on se passe
ways-term-bank = { $minutes } minutes chacun, pour toute la partie
ways-name-first = Qui joue ?
ways-name-next = Qui d’autre joue ?
ways-name-line = Écrivez les noms l’un après l’autre. Ensuite, on se passe cet appareil.
ways-name-add = Ajouter
ways-name-enough = Tout le monde est là
ways-name-correct = Quel est le nom ?
ways-name-write = L’écrire
ways-correct = corriger le nom
ways-name-more = Ajouter un nom
ways-device-watch = Cette table se joue sur un seul appareil, que l’on se passe. Vous pouvez regarder.

## Se passer l’appareil
ways-pass = Passez l’appareil à
ways-i-am = C’est moi, { $name }
ways-covered = { $name } a écrit. Cette feuille est sous la couverture ; personne ne la voit avant la fin du tour.
ways-first = Les dés sont jetés. Chacun écrit à son tour ; les autres regardent ailleurs.
ways-turns = À qui le tour
ways-turn-done = écrit
ways-turn-now = maintenant
ways-turn-then = ensuite
ways-bots-write = Les robots écrivent.
ways-cover = Couvrir et passer
ways-at = La feuille { DE($name) }
ways-revealed = Le tour { $round } commence. Toutes les feuilles sont visibles.
ways-spoken-pass = La feuille est couverte. Passez l’appareil à { $name }.

## Temps
ways-time-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
  } { $hours } h
ways-time-hours = { $hours } h { $minutes } min
ways-out-of-time = temps épuisé
ways-bank-of = { $name } : encore { $time }
ways-bank-empty = Votre temps est épuisé. Un robot écrit pour vous jusqu’à la fin.

## À vous
ways-your-move = À vous de jouer
ways-your-move-title = À vous : { $title }
ways-until = encore { $time }
ways-notifications = Me prévenir quand c’est à moi
ways-notifications-line = Ce navigateur reçoit un court message, même page fermée.
ways-notifications-on = On vous prévient quand c’est à vous.
ways-notifications-off = Ne plus me prévenir
ways-notifications-denied = Ce navigateur ne laisse pas ce site envoyer de messages. Vous pouvez changer cela dans ses réglages.
ways-feed = Ou suivez cette adresse privée dans un lecteur de flux :
ways-feed-copy = Copier l’adresse
ways-feed-copied = Copié
ways-feed-title = Rollwright : à vous de jouer
ways-feed-entry = { $game }, tour { $round } : à vous de jouer
ways-feed-text = Table { $table }. Écrivez avant le { $until }.
ways-feed-text-free = Table { $table }.
ways-push-title = À vous de jouer
ways-push-text = { $game }, tour { $round }. { $names ->
    [none] { "" }
   *[other] Avec { $names }.
  }

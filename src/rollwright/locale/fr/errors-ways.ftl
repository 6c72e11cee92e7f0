# Façons de jouer : pourquoi une demande a été refusée.
error-one-device = Cette table se joue sur un seul appareil, que l’on se passe. Vous pouvez regarder.
error-no-hand = Personne de cet appareil n’occupe cette chaise.
error-bad-days = Un tour sur plusieurs jours dure, au choix : { $days } jours.
error-bad-bank = Une réserve de temps contient, au choix : { $minutes } minutes.
error-one-clock = Une table a une seule horloge : des secondes par tour, des jours par tour ou une réserve de temps. Sur un seul appareil, il n’y en a pas.
error-game-of-speed = { $game } est un jeu de vitesse : tout le monde y joue en même temps, chacun sur son appareil.
error-bad-push-address = Les messages ne peuvent être envoyés qu’à un service de notifications sur Internet, par https.
error-bad-push-keys = Ce ne sont pas les clés d’un navigateur.
error-time-is-up = Votre temps est épuisé. Un robot écrit pour vous jusqu’à la fin.

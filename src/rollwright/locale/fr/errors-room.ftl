# Pourquoi une demande au sujet d’un salon ou de son hôte a été refusée, une phrase par code.
error-own-seat = Vous ne pouvez pas vous retirer vous-même. Rendez votre place, et la personne suivante tiendra la table.
error-bot-seat = Un robot joue déjà à la place { DE($name) }.
error-not-awaited = Personne n’attend { $name }.
error-taken-off = On vous a retiré votre place à cette table. Vous pouvez regarder, et vous rasseoir quand on vous rouvrira la porte.
error-door-shut = La porte est fermée : personne d’autre ne peut s’asseoir ici. Demandez qu’on l’ouvre.
error-paused = La partie est en pause. Elle reprendra quand la personne qui tient la table le dira.
error-too-few-chairs = { $people } personnes sont assises ici. Demandez d’abord à quelqu’un de rendre sa place.
error-has-seat = Vous avez une place à cette table.
error-gone-on = Les autres sont déjà à la table suivante. Rejoignez-les là-bas.
error-too-many-waiting = { $most } personnes attendent déjà la prochaine partie.
error-too-many-games = Ce salon a vu { $most } parties. Ouvrez une nouvelle table pour la suivante.
error-challenge-laid = Cette table joue les dés d’un défi. Ouvrez une autre table pour un autre jeu.
error-challenge-runs = Un défi ne peut pas être mis en pause : son temps court pour tout le monde.

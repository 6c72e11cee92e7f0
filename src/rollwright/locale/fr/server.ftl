# Ce que le serveur montre lui-même dans un navigateur.
server-not-built-title = La page n’est pas encore construite
server-not-built-text = Le serveur fonctionne. Lancez « make play » dans le dossier du projet, puis rechargez cette page.
server-password-title = Ce site a un mot de passe
server-password-text = La personne qui le tient peut vous le donner. Il ne sera plus demandé à ce navigateur.
server-password-label = Mot de passe
server-password-enter = Entrer
server-password-slowly = Trop de mots de passe erronés sont venus d’ici. Attendez une minute, puis réessayez.
server-app-description = Une table pour des jeux de dés et de crayon, seul ou entre amis.

# Ce que le serveur montre lui-même dans un navigateur.
server-not-built-title = La page n’est pas encore construite
server-not-built-text = Le serveur fonctionne. Lancez « make play » dans le dossier du projet, puis rechargez cette page.

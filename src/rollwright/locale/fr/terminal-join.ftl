# Les tables d’un serveur : `rollwright join`.

terminal-help-join = Prendre place à la table d’un serveur et y jouer avec d’autres.
terminal-help-link = Le lien d’une table, comme la page le montre, ou son code avec --server.
terminal-help-join-name = Votre nom à la table ; le même nom retrouve sa place.
terminal-help-password = Le mot de passe du site, s’il en a un ; un terminal le demande.
terminal-help-server = Le serveur d’une table nommée par son seul code.
terminal-help-watch = Regarder, sans place.
terminal-help-start = Si vous êtes l’hôte, commencer dès que toutes les places sont prises.
terminal-help-own-receipt = Garder dans ce fichier ce que ce terminal a vu des dés ; « rollwright verify --receipt » le lit.

error-bad-link = { $link } n’est pas le lien d’une table. Il ressemble à http://localhost:8000/table/KITE27-7M4Q0Z3VX1RN8C5T.
error-no-server = Aucun serveur de tables ne répond à { $address } ({ $detail }).
error-server-refused = Le serveur a refusé.
error-password-refused = Le site a un mot de passe. Donnez-le avec --password.
error-input-ended-seat = Vous arrêtez ici ; votre place est gardée. La même commande vous y ramène.
error-not-in-terminal-link = Un terminal ne peut pas montrer ce jeu, une course d’images. Votre navigateur le peut : { $link }

join-name-question = Votre nom ({ $account }) :{" "}
join-password-question = Le mot de passe du site :{" "}
join-free-seat = (libre)
join-me = vous
join-host = hôte
join-away = absent
join-sitting-in = un robot joue
join-lobby = L’hôte lance la partie · partir : rendre la place · q : arrêter
join-lobby-host = commencer : lancer la partie · robot 2 coriace : un robot à la place 2 (robot 2 aucun : le retirer) · partir · q : arrêter
join-lobby-unknown = « { $text } » ne veut rien dire avant le début.
join-sealing = On scelle les dés.
join-line-lost = La liaison est perdue ; nouvel essai…
join-watching = Vous regardez · voir NOM : cette feuille · q : arrêter
join-waiting = C’est écrit. On attend { $names } · voir NOM : cette feuille · partir : un robot continue pour vous · q : arrêter

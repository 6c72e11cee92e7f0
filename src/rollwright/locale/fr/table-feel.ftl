# Son et vibration à la table.
table-hush = Son et vibration
table-menu-hush = Couper le son et la vibration
table-menu-unhush = Remettre le son et la vibration
# À la fin, si l’hébergeur a choisi un dictionnaire.
table-meanings = Chercher un mot

# Moving the pencil to another device.
move-title = Emportez votre crayon
move-why = Vos places, vos records, votre nom et votre liste d’exercices passent sur un autre téléphone ou ordinateur. Sans compte.
move-give = D’ici vers un autre appareil
move-make = Faire un code
move-making = On taille le crayon
move-scan = Visez le carré avec l’autre appareil, ou ouvrez-y le lien.
move-type = Ou ouvrez-y { $address } et tapez :
move-qr = Le lien en code QR
move-lasts = Il sert une fois, pendant { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
move-over = Ce code a fait son temps. Faites-en un nouveau.
move-after = Ensuite, les deux appareils écrivent avec le même crayon.
move-put-down = Poser le crayon ici
move-put-down-ask = Poser le crayon ici ?
move-put-down-text = Cet appareil oublie ses places et son carnet. Emportez d’abord le crayon, sinon ils sont perdus.
move-put-down-no = Le garder
move-put-down-yes = Le poser
move-take = D’un autre appareil vers ici
move-code = Le code de l’autre appareil
move-take-key = Prendre le crayon ici
move-taking = On le prend
move-in-use-ask = Laisser les parties de cet appareil ?
move-in-use-text = Cet appareil a ses propres parties. En prenant le crayon, vous les laissez.
move-in-use-no = Les garder
move-in-use-yes = Prendre le crayon
move-done = Le crayon est ici.
move-done-line = Vos places, vos records, votre nom et votre liste d’exercices ont suivi.
move-done-put-down = Cet appareil a un nouveau crayon.
move-copy = Copier le lien
move-copied = Copié

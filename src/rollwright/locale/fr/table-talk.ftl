# La parole à une table : gestes et petits mots.
talk-open = Parler{ $count ->
    [0] {""}
    [one] , un nouveau mot
   *[other] , { $count } nouveaux mots
}
talk-title = Parler
talk-gestures = Gestes
talk-nod = Signe de tête
talk-found = Bien vu
talk-ouch = Aïe
talk-hurry = Vite
talk-pencil = Crayon levé
talk-thanks = Merci
talk-line = Un mot à tout le monde
talk-send = Dire
talk-said = Ce qui s’est dit
talk-watching = Vous regardez : vous entendez ce qui se dit.
talk-is-off = L’hôte a coupé la parole.
talk-hear = Qui vous entendez, sur cet appareil
talk-mute-all = N’entendre personne
talk-mute = Ne pas entendre { $name }
talk-host = Vous êtes l’hôte
talk-off = Personne ne parle à cette table
talk-gone = Les mots disparaissent quand tout le monde est parti
talk-forget = Effacer tous les mots
talk-forget-sure = Les effacer pour tous : appuyez encore
talk-close = Fermer
# Pour l’oreille.
talk-heard = { $name } : { $what }.
talk-heard-note = { $name } dit : { $text }

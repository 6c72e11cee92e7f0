# Réglages pour l’oreille, l’œil et la main.
settings-touch = Vibration
settings-touch-why = Un téléphone répond doucement à un trait, un lancer, un refus.
settings-contrast = Contraste élevé
settings-contrast-why = De l’encre noire sur du papier uni, aux bords nets.
settings-text = Grand texte
settings-text-why = Tout ce qui se lit est plus grand, en plus du réglage du système.
settings-left = Pour la main gauche
settings-left-why = Les touches et les dés sont à gauche.

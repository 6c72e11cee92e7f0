# La page Imprimer.
print-title = Imprimer { $game }
print-lead = Découpez, distribuez, lancez de vrais dés.
print-back = Retour aux règles
print-ready = { $pages ->
    [one] Une page prête
   *[other] { $pages } pages prêtes
  }
print-making = Les pages se préparent.
print-preview = Les pages telles qu’elles seront imprimées
print-page = Page { $page } sur { $pages }
print-what = Quoi
print-what-sheets = Feuilles
print-what-cards = Cartes
print-what-rules = Règles
print-what-all = Tout
print-which = Lesquelles
print-which-all = Toutes
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Encre
print-ink-colour = Deux encres
print-ink-grey = Gris
print-ink-low = Peu d’encre
print-size = Taille
print-size-plain = Telle quelle
print-size-large = Grands caractères
print-per-page = Feuilles par page
print-copies = Exemplaires
print-less = Un exemplaire de moins
print-more = Un exemplaire de plus
print-copies-pages = { $copies ->
    [one] 1 exemplaire
   *[other] { $copies } exemplaires
} : { print-pages }
print-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
  }
print-further = Plus
print-calibration = D’abord une page qui teste l’imprimante
print-two-sided = Recto verso, retourné sur le grand côté
print-bleed = Les couleurs dépassent la coupe de 3 mm
print-hand-right = Main droite
print-hand-left = Main gauche
print-full-size = Imprimez à 100 %, pour que tout garde sa taille.
print-make = Faire le PDF
print-caller = Faire annoncer les dés par un écran
print-score = Compter une feuille

# La leçon de HexRoller : 20 mots au plus par étape. `-hint` : après un geste qui n’est pas le bon.
hexroller-lesson-start = Trois dés montrent 6 : écrivez trois 6. Commencez dans l’hexagone éclairé, il touche un 6 imprimé.
hexroller-lesson-start-hint = Plus tard. Cette chaîne commence dans l’hexagone éclairé.
hexroller-lesson-chain = Chaque 6 touche le précédent. { PRESS("Touchez", "Cliquez sur") } les deux hexagones éclairés, vers l’autre 6 imprimé.
hexroller-lesson-chain-hint = L’un après l’autre : d’abord l’hexagone éclairé à côté de votre 6.
hexroller-lesson-joined = C’est fermé : des 6 relient les deux 6 imprimés. Cela fait 6 points.
hexroller-lesson-second = Un second nombre : deux 3. { PRESS("Touchez", "Cliquez sur") } les hexagones éclairés, d’un 3 imprimé à l’autre.
hexroller-lesson-second-hint = D’abord l’hexagone éclairé à côté du 3 du bas, puis l’autre.
hexroller-lesson-boxes = Vos nombres sont notés ici, un par rangée. Une rangée compte tant qu’elle monte : 3, puis 4, puis 5.
hexroller-lesson-done = Deux nombres sont écrits. « C’est écrit » les passe à l’encre, et on relance tous les dés.
hexroller-lesson-areas = Une zone remplie rapporte son nombre le plus fréquent. Le milieu le rapporte deux fois.
hexroller-lesson-bonuses = Une fois chacun : un hexagone de plus, un 2 n’importe où, un troisième nombre. Inutilisé, 2 points.
hexroller-lesson-end = C’est tout. Sept manches, et un nombre ne se choisit que si toute sa chaîne tient.

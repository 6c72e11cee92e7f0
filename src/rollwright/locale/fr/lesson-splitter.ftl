# La leçon de Splitter : 20 mots au plus par étape. `-hint` : après un geste qui n’est pas le bon.
splitter-lesson-write = Vous avez lancé 5 et 2. Quatre 5 entourent une étoile : { PRESS("touchez-la", "cliquez dessus") }, votre 5 s’y écrit.
# La leçon de Splitter : 20 mots au plus par étape. `-hint` : après un geste qui n’est pas le bon.
splitter-lesson-write-hint = Une bonne case pour plus tard. { PRESS("Touchez", "Cliquez sur") } l’étoile éclairée.
splitter-lesson-mirror = Le 2 est allé dans la case miroir, de l’autre côté du pli. Chaque manche remplit une telle paire.
splitter-lesson-worth = Cinq 5 se touchent : 5 points. L’étoile parmi eux en fait 10.
splitter-lesson-swap = Vous choisissez les côtés. Appuyez sur la touche entre les dés et regardez.
splitter-lesson-back = Le 2 est sur l’étoile, et les 10 points ont disparu. Appuyez encore sur la touche.
splitter-lesson-done = Le crayon peut encore bouger. « C’est écrit » le passe à l’encre, et on relance les dés.
splitter-lesson-exact = Cinq 5, pas plus : un sixième fait perdre les 10 points. De même, deux 2, trois 3 comptent.
splitter-lesson-end = C’est tout. Après 22 manches la feuille est pleine, et le plus de points gagne.

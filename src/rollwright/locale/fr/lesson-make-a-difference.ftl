# La leçon de Make a Difference : 20 mots au plus par étape. `-hint` : après un geste qui n’est pas le bon.
make-a-difference-lesson-first = Vous avez lancé 1 et 6. Le 1 est en main : écrivez-le dans la case éclairée.
make-a-difference-lesson-first-hint = Cette case est libre aussi. Aujourd’hui, le 1 va dans celle qui est éclairée.
make-a-difference-lesson-row = L’anneau s’est rempli seul : 4 moins 1 font 3. Deux 3 dans cette ligne : 3 points.
make-a-difference-lesson-second = Au tour du 6. Dans la case éclairée, il a un 1 au-dessus et un 1 au-dessous.
make-a-difference-lesson-second-hint = La case éclairée est celle entre deux 1.
make-a-difference-lesson-column = 6 moins 1, deux fois : deux 5 dans cette colonne, et 3 points de plus.
make-a-difference-lesson-done = Un geste déplace encore vos nombres. « C’est écrit » les passe à l’encre, et on relance les dés.
make-a-difference-lesson-more = Trois différences égales sur une ligne font 5 points, quatre en font 7. Les colonnes comptent aussi.
make-a-difference-lesson-end = C’est tout. Après dix manches les vingt cases sont pleines, et le plus de points gagne.

# La leçon de Word Roller : 20 mots au plus par étape. `-hint` : après un geste qui n’est pas le bon.
word-roller-lesson-begin = Écrivez LAC à l’horizontale. { PRESS("Touchez", "Cliquez sur") } la case éclairée avec le rond, puis le dé L.
word-roller-lesson-begin-hint = D’abord la case éclairée, puis le dé L.
word-roller-lesson-free = Le A est déjà là, et les lettres en place sont gratuites. Maintenant, le dé C.
word-roller-lesson-free-hint = Il ne manque que le C : { PRESS("touchez", "cliquez sur") } son dé.
word-roller-lesson-star = LAC a un C sur une étoile : un point par lettre. Il rejoint aussi TRAIN : un de plus.
word-roller-lesson-done = Un mot par tour, avec les dés que l’on veut. Appuyez sur « L’écrire » : il reste.
word-roller-lesson-card = Le L est sur un rond, et un rond donne une carte. Prenez la première : un dé servira deux fois.
word-roller-lesson-card-hint = Les deux sont bonnes. Prenez aujourd’hui la carte éclairée.
word-roller-lesson-chain = LAC et TRAIN partagent une case : une chaîne de deux mots, un point pour chacun.
word-roller-lesson-sides = Des lettres sur deux, trois ou quatre côtés hachurés rapportent 1, 3 ou 6 points.
word-roller-lesson-end = C’est tout. Après six tours, on compte étoiles, côtés, chaîne et cartes.

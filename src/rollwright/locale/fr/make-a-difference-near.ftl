# Dans les premières parties, quand rien n’est gagné : ce qui manque à un nombre ou à une différence
make-a-difference-near-alone = { $figure } : un nombre à côté fera une différence.
make-a-difference-near-single = Différence { $figure } : un deuxième { $figure } dans la même ligne ou colonne rapporte 3 points.

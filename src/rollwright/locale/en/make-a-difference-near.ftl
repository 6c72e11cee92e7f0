# In the first games, where nothing is won: what a number or a difference still lacks
make-a-difference-near-alone = { $figure }: a number beside it makes a difference.
make-a-difference-near-single = Difference { $figure }: a second { $figure } in the same line brings 3 points.

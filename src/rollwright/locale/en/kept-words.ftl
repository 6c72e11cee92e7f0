# The list of words that somebody keeps in this browser, and how common a word is.
kept-words-title = Your words
kept-words-back = Your games
kept-words-text = Words you met in reviews of Word Roller. The list is in this browser alone.
kept-words-empty = No word is kept yet.
kept-words-empty-text = At the end of a game of Word Roller, the review shows better words that you can keep.
kept-words-count = { $count ->
    [one] One word
   *[other] { $count } words
}
kept-words-copy = Copy all
kept-words-copied = Copied
kept-words-save = Save as a file
kept-words-file = words
kept-words-remove = Remove
kept-words-remove-name = Remove { $word }
kept-words-list-en = English
kept-words-list-fr = French
kept-words-list-own = own list
kept-words-class-common = everybody knows it
kept-words-class-known = most people know it
kept-words-class-few = few people know it
kept-words-class-rare = rare

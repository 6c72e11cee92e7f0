book-paper = on paper

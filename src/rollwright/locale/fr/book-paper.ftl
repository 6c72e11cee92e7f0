book-paper = sur papier

"""A browser's score book, made from the results of its finished tables."""

# Pourquoi Splitter refuse quelque chose, une phrase par code.

error-already-there = Votre nombre y est déjà. Échangez, ou choisissez une autre paire.
splitter-error-occupied = Cette paire est prise. Choisissez-en une vide.

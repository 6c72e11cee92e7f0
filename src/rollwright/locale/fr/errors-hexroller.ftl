# Pourquoi HexRoller refuse quelque chose, une phrase par code.

hexroller-error-occupied = Cette case est prise. Choisissez-en une vide.

# Pourquoi Make a Difference refuse quelque chose, une phrase par code.

error-needs-botcard = En mode B, seul, il n’y a rien à comparer : prenez une BotCard, ou de la compagnie.
error-no-ties-in-mode-a = En mode A, on ne se dispute pas les lignes : il n’y en a pas à partager. Les égalités amicales vont avec le mode B.
error-too-few-botcards = Il n’y a que { $cards } BotCards avec ces étoiles.
error-no-such-roller = Qui lance en premier occupe l’une des { $seats } places.
error-unknown-die = Il y a deux dés : 0 et 1, comme ils sont posés.
error-already-held = Ce dé est déjà en main. Choisissez une case pour l’écrire.
error-die-used = Un dé est écrit, l’autre est donc en main. Annulez pour choisir à nouveau.
error-both-written = Les deux nombres sont écrits. Validez par « C’est écrit », ou effacez-en un.
error-one-more-number = Il faut écrire les deux nombres. Écrivez aussi l’autre.
error-already-thrown = Vous avez choisi. Le premier choix compte.
error-no-throw-now = Il n’y a rien à départager maintenant.
make-a-difference-error-occupied = Cette case est prise. Choisissez-en une vide.

# Refus des messages à une table.
error-talk-off = L’hôte a coupé la parole à cette table.
error-not-host-of-talk = Seul l’hôte, { $name }, décide de la parole.
error-bad-note = Un mot tient sur une ligne de 1 à { $most } lettres visibles.
error-too-much-talk = Cela fait beaucoup d’un coup. Vous pourrez parler de nouveau dans { $seconds } secondes.

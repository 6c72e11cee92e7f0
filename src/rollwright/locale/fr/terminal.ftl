# The command line.

## Why a command was refused
error-unknown-words = Il n’y a pas de liste de mots { $words }.
error-unknown-picture = Il n’y a pas d’image { $picture }.
error-too-few-botcards = Le paquet n’a que { $cards } cartes de cette sorte.
error-needs-botcard = Dans ce mode, on joue en solo contre au moins une carte.
error-no-such-roller = Qui lance les dés occupe l’une des { $seats } places.

# The command line.

## Why a command was refused
error-unknown-words = There is no word list called { $words }.
error-unknown-picture = There is no picture called { $picture }.
error-too-few-botcards = The deck has only { $cards } cards of this kind.
error-needs-botcard = Alone in this mode, one plays against at least one card.
error-no-such-roller = The roller sits at one of the { $seats } seats.

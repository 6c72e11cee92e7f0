# Why Make a Difference refuses something, one sentence per code.

error-needs-botcard = Alone in Mode B there is nothing to compare with: take a BotCard, or somebody to play with.
error-no-ties-in-mode-a = In Mode A no lines are fought for, so none can be shared. Friendly ties belong to Mode B.
error-too-few-botcards = There are only { $cards } BotCards with these stars.
error-no-such-roller = Who rolls first sits at one of the { $seats } seats.
error-unknown-die = There are two dice: 0 and 1, as they lie.
error-already-held = That die is in hand already. Choose a field to write it.
error-die-used = One die is written, so the other is in hand. Undo to choose anew.
error-both-written = Both numbers are written. Say Done, or undo one.
error-one-more-number = Both numbers must be written. Write the other one, too.
error-already-thrown = You have thrown. The first throw counts.
error-no-throw-now = There is nothing to throw for now.
make-a-difference-error-occupied = That field is taken. Choose an empty one.

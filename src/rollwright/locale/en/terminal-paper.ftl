# Dice that a caller rolled for people with paper, checked in the terminal; sheets of paper, scored there.

terminal-check-called = The rules of the game ask for exactly these rolls, in this order.
terminal-fault-called = The rules of the game do not ask for these rolls.
terminal-help-sheet = the sheet drawn, where a game has several: a card of Word Roller, such as 3a
terminal-help-rolls = hold the sheet against these rolls: the file of a caller or of a finished game

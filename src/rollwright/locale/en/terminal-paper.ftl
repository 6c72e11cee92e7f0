# Dice that a caller rolled for people with paper, checked in the terminal; sheets of paper, scored there.

terminal-check-called = The rules of the game ask for exactly these rolls, in this order.
terminal-fault-called = The rules of the game do not ask for these rolls.

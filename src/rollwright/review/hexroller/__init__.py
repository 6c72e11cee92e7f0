"""Review HexRoller: the best sheet of its dice, and why a round was costly."""

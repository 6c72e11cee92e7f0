"""Review Make a Difference in both modes: the best sheet of its dice, and why a placement was costly."""

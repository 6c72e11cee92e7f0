"""Review Splitter: the best sheet of its dice, and why a placement was costly."""

"""Play any game in a terminal, and the command line."""

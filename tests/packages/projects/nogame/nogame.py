"""A package whose game is none."""

GAME = "chess"

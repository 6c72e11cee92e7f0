"""Splitter in the terminal: its sheet is drawn as any other."""

from rollwright.terminal.display import GameDisplay, once_a_round

DISPLAY = GameDisplay(shown_rolls=once_a_round)

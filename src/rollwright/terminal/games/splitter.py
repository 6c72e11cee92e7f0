"""Splitter in the terminal: its sheet is drawn as any other, with less room for a cell."""

from rollwright.terminal.display import GameDisplay, shown_once_a_round

DISPLAY = GameDisplay(cell_width=3, shown_rolls=shown_once_a_round)

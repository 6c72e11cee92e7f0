"""The games that the home page announces; each leaves this list on the day it is built."""

from rollwright.server.messages import GameCard

COMING: tuple[GameCard, ...] = (
    GameCard("make-a-difference", "Make a Difference", (), (1, 12), 30, 8, "coral", False),
    GameCard("hexroller", "HexRoller", ("Rustan Håkansson",), (1, 8), 20, 8, "ice", False),
    GameCard("word-roller", "Word Roller", ("Lucas Gerlach",), (2, 6), 30, 12, "plum", False),
    GameCard("difference", "Difference", (), (2, 6), 15, 6, "ochre", False),
)

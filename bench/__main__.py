"""`make bench`: everything we measure."""

from rich.console import Console

from bench import beside, bots, cards, hexroller, lexicon, page, press, review, scale, server

PARTS = (
    ("What a move costs the server", server.main),
    ("What grows: logs, tables, databases, sockets", scale.main),
    ("Moves while a review is being made", beside.main),
    ("How long bots think", bots.main),
    ("HexRoller: rounds listed a second", hexroller.main),
    ("Word Roller: words found", lexicon.main),
    ("Difference: cards on a slow line", cards.main),
    ("The press: sheets and cards", press.main),
    ("A review: time and memory", review.main),
    ("The page on a slow phone", page.main),
)

for heading, run in PARTS:
    Console().rule(heading)
    run()

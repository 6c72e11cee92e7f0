"""`make bench`: everything we measure."""

from rich.console import Console

from bench import bots, server

for heading, run in (("What a move costs the server", server.main), ("How long bots think", bots.main)):
    Console().rule(heading)
    run()

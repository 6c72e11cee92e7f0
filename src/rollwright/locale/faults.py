"""The faults of a sheet of paper as sentences."""

from collections.abc import Callable
from typing import Any

from rollwright.core import Fault, Game, Paper, Place

Say = Callable[..., str]
"""Says a message with its parameters, in one language."""
Knows = Callable[[str, dict[str, Any]], bool]
"""Says whether the catalogue has a message that takes these parameters."""


def fault_said(say: Say, knows: Knows, game: Game, paper: Paper, found: Fault) -> str:
    """Return a fault as a sentence, with its cells as the drawing names them."""
    places = {place.id: place for place in paper.places}
    names = [cell_said(say, knows, game, places[cell]) if cell in places else cell for cell in found.cells]
    given: dict[str, Any] = {
        "first": (*names, "")[0],
        "second": (*names, "", "")[1],
        "cells": ", ".join(names),
        "count": len(names),
        **found.said,
    }
    own = f"{game.info.id}-fault-{found.code}"
    known = next((one for one in (own, f"fault-{found.code}") if knows(one, given)), "fault")
    return say(known, **given)


def cell_said(say: Say, knows: Knows, game: Game, place: Place) -> str:
    """Return the name of a cell."""
    message = f"{game.info.id}-cell"
    if not knows(message, place.said):
        return place.id
    return say(message, **{**place.said, **({"mark": "none"} if "mark" in place.said else {})})

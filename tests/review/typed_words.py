"""A game of Word Roller as a person would type it in from paper."""

import json
from collections.abc import Iterator

from rollwright.core import Record
from rollwright.games import GAMES
from rollwright.games.word_roller.actions import Done, Name, Pass, Place, Reroll, Take, Turn
from rollwright.games.word_roller.card import cell
from rollwright.games.word_roller.pencil import drafted
from rollwright.games.word_roller.state import State
from rollwright.review import from_record
from rollwright.review.played import Step


def typed_words(kept: Record) -> str:
    """Return the lines of a game in which nobody took anything back."""
    game = from_record(GAMES[kept.game], kept)
    opened: State = game.states[0]
    lines = [
        f"game {kept.game}",
        *(f"option {name}={json.dumps(value)}".replace('"', "") for name, value in kept.options.items()),
        *(f"seat {name}" for name in kept.seats),
        *(f"card {name} {player.card}" for name, player in zip(kept.seats, opened.players, strict=True)),
        f"deck {', '.join((*opened.market, *opened.deck))}",
        f"round {' '.join(opened.dice)}",
    ]
    for step in game.steps:
        if step.move.seat is not None:
            lines += [f"{kept.seats[step.move.seat]}: {said}" for said in _said(step, step.move.seat)]
        before, after = step.before, step.after
        if after.round != before.round:
            lines.append(f"round {' '.join(after.dice)}")
        elif after.dice != before.dice:
            lines.append(f"dice {' '.join(after.dice)}")
    return "\n".join(lines) + "\n"


def _said(step: Step, seat: int) -> Iterator[str]:
    before: State = step.before
    player = before.players[seat]
    match step.move.action:
        case Done():
            word = drafted(player)
            assert word is not None
            yield f"{word.text} {cell((word.row, word.col))} {word.dir}"
        case Pass() if before.phase == "write" and not player.entries:
            yield "pass"
        case Take(card=card, letter=letter):
            yield f"take {card} {letter or ''}"
        case Turn(die=die, letter=letter):
            yield f"turn {die} {letter}"
        case Reroll(dice=dice):
            yield f"reroll {' '.join(map(str, dice))}"
        case Name():
            yield f"name {before.substitutes[0].letters}"
        case Place(cell=at, dir=way):
            yield f"place {at} {way}" if before.phase == "mend" else f"echo {player.echo} {at} {way}"
        case _:
            pass

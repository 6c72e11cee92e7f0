"""Word Roller's scoring: starred words, orange sides, the longest chain, and the cards that score at the end."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from rollwright.core import Item, Part, Score, tally
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import Card, Grid, Run, Square, cell, filled, letter, side_points, words_on
from rollwright.games.word_roller.state import Options, Player, State

MEDALS = {"gold": 45, "silver": 35, "bronze": 25}  # for practice alone
Chain = Literal["group", "path"]
SCORING = ("smallest", "biggest", "consonant")


def score(state: State, seat: int) -> Score:
    player = state.players[seat]
    return score_player(player, player.ink, state.options.chain)


def title(options: Options, total: int) -> str:  # noqa: ARG001
    """Return the medal that a total earns when playing alone."""
    return "word-roller-title-" + next((medal for medal, points in MEDALS.items() if total >= points), "none")


def score_player(player: Player, grid: Grid, chain: Chain = "group") -> Score:
    """Score a seat's card with these letters on it; of two advantages of a kind the second has a line of its own."""
    counted = score_card(player.face, grid, player.held, chain)
    ids = [item.id for item in counted.items]
    return tally(
        *(
            replace(item, id=f"{item.id}-2") if item.id in ids[:place] else item
            for place, item in enumerate(counted.items)
        )
    )


def score_card(card: Card, grid: Grid, held: Sequence[Held], chain: Chain = "group") -> Score:
    """Score a card as it stands."""
    runs = words_on(grid)
    starred = words_on_stars(card, grid)
    sides = touched_sides(card, grid)
    groups = chains(runs)
    linked = longest_path(groups) if chain == "path" else groups[0] if groups else []
    return tally(
        Item("stars", sum(len(run.word) for run in starred), tuple(_part(run) for run in starred)),
        Item(
            "sides", side_points(len(sides)), tuple(Part(_names([*_on(card, grid, side)]), 0, side) for side in sides)
        ),
        Item("chain", len(linked), (_chain(linked),) if linked else ()),
        *(_kept(grid, runs, kept) for kept in held if kept.id in SCORING),
    )


def words_on_stars(card: Card, grid: Grid) -> list[Run]:
    """Return the words that cover a star, or several."""
    return [run for run in words_on(grid) if card.stars.intersection(run.squares)]


def touched_sides(card: Card, grid: Grid) -> list[str]:
    """Return the orange sides that hold a letter, in the order top, right, bottom, left."""
    return [side for side in ("top", "right", "bottom", "left") if any(_on(card, grid, side))]


def chains(runs: Sequence[Run]) -> list[list[Run]]:
    """Return the groups of words linked by shared squares, the largest first."""
    left, groups = [(run, frozenset(run.squares)) for run in runs], list[list[Run]]()
    while left:
        group = [left.pop(0)]
        for _, squares in group:
            joined = [other for other in left if not squares.isdisjoint(other[1])]
            left = [other for other in left if squares.isdisjoint(other[1])]
            group += joined
        groups.append([run for run, _ in group])
    return sorted(groups, key=len, reverse=True)


def longest_path(groups: Sequence[Sequence[Run]]) -> list[Run]:
    """Return the longest way from word to word over shared squares on which no word comes twice."""
    best: list[Run] = []
    for group in groups:
        if len(group) <= len(best):
            break  # the largest groups come first
        touching = [
            [place for place, other in enumerate(group) if set(run.squares) & set(other.squares)] for run in group
        ]
        found = max((_farthest(touching, [start]) for start in range(len(group))), key=len)
        best = [group[place] for place in found] if len(found) > len(best) else best
    return best


def _farthest(touching: Sequence[Sequence[int]], way: list[int]) -> list[int]:
    further = [_farthest(touching, [*way, place]) for place in touching[way[-1]] if place not in way]
    return max(further, key=len, default=way)


def longest(grid: Grid) -> int:
    return max((len(run.word) for run in words_on(grid)), default=0)


def rank(state: State) -> tuple[int, ...]:
    """Return each seat's place: by total, then the longest word, then the filled squares."""
    return places([(score(state, seat).total, *tiebreak(player.ink)) for seat, player in enumerate(state.players)])


def places(results: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each result, a total and its tiebreak; equal ones share it (1, 2, 2, 4)."""
    return tuple(1 + sum(other > result for other in results) for result in results)


def tiebreak(grid: Grid) -> tuple[int, int]:
    """Return the figures that decide between equal totals: the longest word, then the filled squares."""
    return longest(grid), len(filled(grid))


def _kept(grid: Grid, runs: Sequence[Run], kept: Held) -> Item:
    lengths = [len(run.word) for run in runs]
    match kept.id:
        case "smallest":
            shortest = min(lengths, default=0)
            return Item("smallest", 2 * shortest, tuple(_part(run, 2) for run in runs if len(run.word) == shortest)[:1])
        case "biggest":
            most = max(lengths, default=0)
            return Item("biggest", most, tuple(_part(run) for run in runs if len(run.word) == most)[:1])
        case _:
            shown = (square for square in filled(grid) if letter(grid, square) == kept.letter)
            squares = [square for square in shown if cell(square) not in kept.older]
            return Item("consonant", len(squares), (Part(_names(squares), len(squares), kept.letter),))


def _on(card: Card, grid: Grid, side: str) -> list[Square]:
    wanted = next(squares for name, squares in card.orange.items() if name == side)
    return [square for square in filled(grid) if square in wanted]


def _chain(group: Sequence[Run]) -> Part:
    return Part(_names(sorted({square for run in group for square in run.squares})), len(group))


def _part(run: Run, each: int = 1) -> Part:
    return Part(_names(run.squares), each * len(run.word), run.word)


def _names(squares: Sequence[Square]) -> tuple[str, ...]:
    return tuple(map(cell, squares))

"""Reveal and clean-up: all words of the turn are judged, and wrong ones are erased."""

from msgspec.structs import replace

from rollwright.core import put
from rollwright.games.word_roller.advantages import Held, boxes, spend
from rollwright.games.word_roller.card import Grid, letter, square_of
from rollwright.games.word_roller.market import drop_lost_claims, refilled, with_claims
from rollwright.games.word_roller.state import Entry, Erased, Player, Reveal, State, Substitute
from rollwright.games.word_roller.writing import PRICE, Refusal, Written, write


def clean_up(state: State, now: int) -> State:
    """Judge every word in the order written, seat by seat, each on the card without those erased before it."""
    owed: list[Substitute] = []
    before, held = (
        tuple(player.ink for player in state.players),
        tuple(_held_before(player) for player in state.players),
    )
    state = replace(state, erased=())
    for seat in range(len(state.players)):
        state, wrong = _judged(state, seat, now)
        owed += [Substitute(seat, (seat - 1) % len(state.players))] * wrong
    players = tuple(replace(player, ink=player.grid) for player in state.players)
    last = Reveal(state.round, state.dice, before, tuple(player.ink for player in players), held)
    return drop_lost_claims(
        replace(state, phase="mend", players=players, substitutes=tuple(owed), last=last, since=now)
    )


def _held_before(player: Player) -> tuple[Held, ...]:
    """Return the cards that a seat held when the writing began."""
    return player.entries[0].held if player.entries else player.held


def _judged(state: State, seat: int, now: int) -> tuple[State, int]:
    """Keep the sound words of a seat, erase the others and take back the cards they gave.

    Return also how many wrong words are owed a substitute.
    """
    player, wrong = state.players[seat], 0
    grid, held, kept, gone = player.ink, player.held, list[Entry](), list[int]()
    for entry in player.entries:
        result = _again(state, player, grid, entry, gone)
        if isinstance(result, Written):
            # On the card without an erased word it may fill more squares than it did.
            held = spend(held, "twice", result.twins - entry.written.twins)
            player = with_claims(player, max(0, result.claims - entry.written.claims), now)
            grid = result.grid
            kept.append(replace(entry, written=result))
        else:
            # A word that was sound when written, and falls with one it crossed, is owed no substitute.
            wrong += bool(entry.written.wrong)
            state = replace(state, erased=(*state.erased, Erased(seat, entry.word.text)))
            gone += range(len(entry.held), len(entry.held) + entry.taken)
    deck = (*state.deck, *(held[place].id for place in gone))
    held = tuple(_still_older(card, grid) for place, card in enumerate(held) if place not in gone)
    player = replace(player, grid=grid, entries=tuple(kept), held=held)
    return refilled(replace(state, players=put(state.players, seat, player), deck=deck)), wrong


def _still_older(card: Held, grid: Grid) -> Held:
    """Forget the squares of a Favourite consonant that were erased: filled anew, they count."""
    standing = tuple(cell for cell in card.older if letter(grid, square_of(cell)) == card.letter)
    return card if standing == card.older else replace(card, older=standing)


def _again(state: State, player: Player, grid: Grid, entry: Entry, gone: list[int]) -> Written | Refusal:
    """Try a word once more without the cards that went back; a word that was written with such a card falls."""
    used = boxes(entry.held, "twice", entry.written.twins)
    if entry.word.source in PRICE:
        used += boxes(entry.held, PRICE[entry.word.source])
    if set(used) & set(gone):
        return Refusal("no-advantage")
    held = [card for place, card in enumerate(entry.held) if place not in gone]
    return write(player.face, grid, state.dice, held, (), state.options.allowed, entry.word)

"""The market: a player who fills a pink square takes one of the two face-up cards, in the order of the claims."""

from msgspec.structs import replace

from rollwright.core import put, roll_faces, shuffle
from rollwright.games.word_roller.actions import Action, Take
from rollwright.games.word_roller.advantages import Held, Kind, kinds, letters_for
from rollwright.games.word_roller.card import Grid, cell
from rollwright.games.word_roller.state import MARKET, Player, State


def new_deck(seed: str, seats: int) -> tuple[Kind, ...]:
    """Shuffle: all cards for three and more players, one of each kind for fewer; alone without Echo."""
    each = 2 if seats > 2 else 1
    deck: list[Kind] = [kind for kind in kinds() for _ in range(each) if seats > 1 or kind != "copy"]
    return shuffle(seed, "deck", items=deck)


def choices(state: State) -> list[Action]:
    return [Take(kind, letter) for kind in dict.fromkeys(state.market) for letter in letters_for(kind)]


def take(state: State, seat: int, kind: Kind, letter: str | None, now: int) -> State:
    """Give a face-up card to a seat, of two alike the older one, and refill the market."""
    player = state.players[seat]
    older = squares_with(player.grid, letter) if letter and state.options.consonant == "after" else ()
    held = (*player.held, Held(kind, letter or "", older=older if kind == "consonant" else ()))
    player = replace(player, held=held, claims=player.claims - 1, asked_at=now)
    if state.phase == "write":
        last = player.entries[-1]
        player = replace(player, entries=(*player.entries[:-1], replace(last, taken=last.taken + 1)))
    else:
        state = replace(state, since=now)  # the time of the next question starts now
    slot = state.market.index(kind)
    market = (*state.market[:slot], *state.market[slot + 1 :])
    return drop_lost_claims(refilled(replace(state, players=put(state.players, seat, player), market=market)))


def take_for_absent(state: State, seat: int, now: int) -> State:
    """Take the older face-up card, with a letter by chance, for a seat that did not answer in time."""
    letters = [letter for letter in letters_for(state.market[0]) if letter]
    key = ("turn", state.round, "letter", seat, len(state.players[seat].held))
    letter = roll_faces(state.seed, *key, dice=1, faces=letters)[0] if letters else None
    return take(state, seat, state.market[0], letter, now)


def with_claims(player: Player, claims: int, now: int) -> Player:
    """Return the player with so many cards more to take."""
    if not claims:
        return player
    return replace(player, claims=player.claims + claims, asked_at=now)


def squares_with(grid: Grid, letter: str) -> tuple[str, ...]:
    """Return the squares of a card that show a letter."""
    return tuple(cell((row, col)) for row, text in enumerate(grid) for col, shown in enumerate(text) if shown == letter)


def refilled(state: State) -> State:
    missing = MARKET - len(state.market)
    return replace(state, market=(*state.market, *state.deck[:missing]), deck=state.deck[missing:])


def drop_lost_claims(state: State) -> State:
    """Drop all claims when the market is empty."""
    if state.market:
        return state
    return replace(state, players=tuple(replace(player, claims=0) for player in state.players))

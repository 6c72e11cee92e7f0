"""A game of Make a Difference typed in from paper: before the first roll it names its BotCards (docs/review.md).

    game make-a-difference
    option mode=B
    option bot_cards=1
    seat Ada
    botcard Dot
    round 4 2
    Ada: fa, gb

A sheet is judged against these cards, so a game without their names cannot be reviewed.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from rollwright.core import Game
from rollwright.games.make_a_difference.botcards import BotCard, pile
from rollwright.games.make_a_difference.state import Options, State
from rollwright.review.typed_lines import Reading, Unreadable


class CardReading(Reading):
    """The lines of a game of Make a Difference read so far."""

    options: Options
    state: State | None

    def __init__(self) -> None:
        super().__init__()
        self.named: list[BotCard] = []

    def take(self, words: str) -> None:
        verb, _, rest = words.partition(" ")
        if verb == "botcard" and self.game is not None and self.state is None:
            self.named.append(self._card(rest.strip()))
        else:
            super().take(words)

    def opened(self, game: Game) -> State:
        state: State = super().opened(game)
        cards = pile(self.options.stars)
        for card in self.named:
            if card not in cards:
                raise _no_card(card.name, cards)
        if len(self.named) != self.options.bot_cards:
            raise Unreadable("botcards", count=self.options.bot_cards)
        return replace(state, cards=tuple(self.named))

    def _card(self, name: str) -> BotCard:
        """Return the card of this name, if it is not named yet."""
        for card in pile("any"):
            if card.name.casefold() == name.casefold() and card not in self.named:
                return card
        raise _no_card(name, pile("any"))


def _no_card(name: str, cards: Sequence[BotCard]) -> Unreadable:
    return Unreadable("botcard", name=name[:40], cards=", ".join(card.name for card in cards))

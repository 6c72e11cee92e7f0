"""A game of Make a Difference typed in from paper: before the first roll it names its BotCards (docs/review.md).

game make-a-difference
option mode=B
option bot_cards=1
seat Ada
botcard Dot
round 4 2
Ada: fa, gb
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
            self.named.append(self._card(rest.strip(), pile("any")))
        else:
            super().take(words)

    def opened(self, game: Game) -> State:
        state: State = super().opened(game)
        named, self.named = self.named, []
        for card in named:
            self.named.append(self._card(card.name, pile(self.options.stars)))
        if len(named) != self.options.bot_cards:
            raise Unreadable("botcards", count=self.options.bot_cards)
        return replace(state, cards=tuple(named))

    def _card(self, name: str, cards: Sequence[BotCard]) -> BotCard:
        """Return the card of this name among `cards`, if it is not named yet."""
        for card in cards:
            if card.name.casefold() == name.casefold() and card not in self.named:
                return card
        raise Unreadable("botcard", name=name[:40], cards=", ".join(card.name for card in cards))

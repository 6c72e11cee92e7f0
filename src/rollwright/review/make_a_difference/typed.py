"""A game of Make a Difference typed in from paper: before the first roll it names its BotCards (docs/review.md).

game make-a-difference
option mode=B
option bot_cards=1
seat Ada
botcard Dot
round 4 2
Ada: fa, gb
"""

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
        self.named: list[str] = []

    def take(self, words: str) -> None:
        verb, _, rest = words.partition(" ")
        if verb == "botcard" and self.game is not None and self.state is None:
            self.named.append(rest.strip())
        else:
            super().take(words)

    def opened(self, game: Game) -> State:
        state: State = super().opened(game)
        known = {card.name.casefold(): card for card in pile(self.options.stars)}
        cards: dict[str, BotCard] = {}
        for name in self.named:
            card = known.get(name.casefold())
            if card is None or card.id in cards:
                raise Unreadable("botcard", name=name[:40], cards=", ".join(each.name for each in known.values()))
            cards[card.id] = card
        if len(cards) != self.options.bot_cards:
            raise Unreadable("botcards", count=self.options.bot_cards)
        return replace(state, cards=tuple(cards.values()))

"""The costliest turns of a seat, each with sentences of the catalogue."""

from collections.abc import Iterator, Sequence

from rollwright.bots.word_roller.position import worth_of_a_claim
from rollwright.games.word_roller.state import TURNS
from rollwright.review.reason import Reason
from rollwright.review.word_roller.result import (
    CardTaken,
    CostlyTurn,
    DiceCardUsed,
    LetterChosen,
    OccasionReview,
    PlacedWord,
    WordTurn,
)

MOST_COSTLY = 3
NOTABLE = 1.0  # a turn that costs less is as good as the best


def costliest(turns: Sequence[WordTurn]) -> tuple[CostlyTurn, ...]:
    """Return the costliest turns, the first one first."""
    costs = {turn.round: _cost(turn) for turn in turns}
    chosen = sorted((turn for turn in turns if costs[turn.round] >= NOTABLE), key=lambda turn: -costs[turn.round])
    return tuple(
        CostlyTurn(turn.round, sum(occasion.left_known for occasion in turn.occasions), tuple(_why(turn)))
        for turn in chosen[:MOST_COSTLY]
    )


def _cost(turn: WordTurn) -> float:
    """Return the points left lying, less what the own words brought in cards, and what the choice of cards cost."""
    card = worth_of_a_claim(TURNS - turn.round)
    words = sum(max(0.0, each.left_known - card * more_cards(each)) for each in turn.occasions)
    return words + lost_by_cards(turn)


def lost_by_cards(turn: WordTurn) -> float:
    """Return the points that the choice of cards, of their letters and of their use cost."""
    letters = sum(card.chosen.lost for card in turn.taken if card.chosen is not None)
    return letters + sum(each.lost for each in (*turn.taken, *turn.used))


def more_cards(occasion: OccasionReview) -> int:
    """Return how many more cards the own word brought than the better known one."""
    own, better = (0 if word is None else word.cards for word in (occasion.own, occasion.known))
    return max(0, own - better)


def _why(turn: WordTurn) -> Iterator[Reason]:
    for occasion in turn.occasions:
        if occasion.left_known:
            yield _better(occasion, occasion.known)
            if occasion.own is not None and more_cards(occasion):
                yield Reason("word-review-why-cards", {"own": occasion.own.text, "cards": more_cards(occasion)})
        if occasion.best is not None and occasion.left_best > occasion.left_known:
            yield Reason("word-review-why-best", {"best": occasion.best.text, "points": occasion.best.points})
    yield from (_taken(card) for card in turn.taken if card.lost >= NOTABLE)
    yield from (
        _chosen(card.letter, card.chosen)
        for card in turn.taken
        if card.chosen is not None and card.chosen.lost >= NOTABLE
    )
    yield from (_used(card) for card in turn.used if card.lost >= NOTABLE)


def _better(occasion: OccasionReview, best: PlacedWord | None) -> Reason:
    own, more = occasion.own, occasion.left_known
    if best is None:
        return Reason("word-review-why-nothing", {"own": "" if own is None else own.text, "more": more})
    found: dict[str, str | int | float] = {"best": best.text, "points": best.points, "more": more}
    if own is None:
        return Reason(f"word-review-why-unwritten-{occasion.source}", found)
    if occasion.erased:
        return Reason("word-review-why-erased", {**found, "own": own.text})
    if own.text == best.text:
        return Reason("word-review-why-place", found)
    kind = "copy" if occasion.source == "copy" else "better"
    return Reason(f"word-review-why-{kind}", {**found, "own": own.text})


def _taken(card: CardTaken) -> Reason:
    best = max(card.offered, key=lambda each: each.worth)
    worths = {"worth": round(card.worth, 1), "best": round(best.worth, 1)}
    return Reason("word-review-why-taken", {"taken": card.card, "offered": best.card, **worths})


def _chosen(letter: str, chosen: LetterChosen) -> Reason:
    worths = {"worth": round(chosen.worth, 1), "most": round(chosen.most, 1)}
    return Reason("word-review-why-letter", {"letter": letter, "best": chosen.best, "turns": chosen.turns, **worths})


def _used(card: DiceCardUsed) -> Reason:
    return Reason(f"word-review-why-used-{card.card}", {"worth": round(card.worth, 1), "best": round(card.best, 1)})

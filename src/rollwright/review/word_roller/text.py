"""The review of Word Roller in words, line by line."""

from collections.abc import Iterator

from rollwright.locale import Language, say
from rollwright.review.figures import decimal, signed
from rollwright.review.word_roller.result import (
    LetterChosen,
    OccasionReview,
    PlacedWord,
    WordReview,
    WordSeat,
    WordTurn,
)

SAME = "="  # in the place of a word: the own one is as good


def tell_words(review: WordReview, language: Language) -> Iterator[str]:
    """Yield the lines of a review: of each seat the sums, the costliest turns and all turns."""
    for place, seat in enumerate(review.seats):
        if place:
            yield ""
        yield from _sums(seat, language)
        yield from _costly(seat, language)
        yield from _turns(seat, language)
    yield ""
    yield say(language, "word-review-about", rolls=review.rolls)


def _sums(seat: WordSeat, language: Language) -> Iterator[str]:
    yield say(language, "word-review-seat", name=seat.name, final=seat.final)
    beside = {
        "known": say(language, "word-review-more-cards", cards=seat.more_cards) if seat.more_cards else "",
        "luck": f"± {decimal(language, seat.luck_se)}",
    }
    sums = {
        "known": str(seat.left_known),
        "best": str(seat.left_best),
        "luck": signed(decimal(language, seat.luck)),
        "cards": decimal(language, seat.cards_lost),
    }
    for name, amount in sums.items():
        yield f"  {say(language, f'word-review-sum-{name}'):44}{amount:>6}  {beside.get(name, '')}".rstrip()


def _costly(seat: WordSeat, language: Language) -> Iterator[str]:
    for turn in seat.costly:
        yield "  " + say(language, "word-review-costly", round=turn.round, left=turn.left)
        yield from (f"    {say(language, reason.message, **reason.params)}" for reason in turn.why)


def _turns(seat: WordSeat, language: Language) -> Iterator[str]:
    heads = [say(language, f"word-review-head-{head}") for head in ("turn", "letters", "luck", "own", "known", "best")]
    yield "  {:>5}  {:10}{:>6}  {:16}{:16}{}".format(*heads)
    for turn in seat.turns:
        yield from _words(turn, language)
        for card in turn.taken:
            offered = ", ".join(
                f"{say(language, f'word-roller-card-{each.card}')} {decimal(language, each.worth)}"
                for each in card.offered
            )
            name = " ".join(filter(None, (say(language, f"word-roller-card-{card.card}"), card.letter)))
            yield " " * 9 + say(language, "word-review-taken-of", card=name, offered=offered)
            if card.chosen is not None:
                yield " " * 9 + _letter(card.letter, card.chosen, language)
        for used in turn.used:
            told = {"dice": ", ".join(map(str, used.dice)), "count": len(used.dice), "letter": used.letter}
            figures = {"worth": signed(decimal(language, used.worth)), "best": signed(decimal(language, used.best))}
            yield " " * 9 + say(language, f"word-review-used-{used.card}", **told, **figures)


def _letter(letter: str, chosen: LetterChosen, language: Language) -> str:
    told = {"letter": letter, "best": chosen.best}
    figures = {"worth": signed(decimal(language, chosen.worth)), "most": signed(decimal(language, chosen.most))}
    return say(language, f"word-review-letter-{'better' if chosen.lost else 'good'}", **told, **figures)


def _words(turn: WordTurn, language: Language) -> Iterator[str]:
    first = f"  {turn.round:>5}  {''.join(turn.rolled):10}{signed(decimal(language, turn.luck)):>6}"
    for place, each in enumerate(turn.occasions):
        words = [_written(each, language), *(_better(each, word) for word in (each.known, each.best))]
        yield "{:25}  {:16}{:16}{}".format("" if place else first, *words).rstrip()


def _written(each: OccasionReview, language: Language) -> str:
    if each.own is None:
        return "-"
    return f"{each.own.text} {say(language, 'word-review-erased')}" if each.erased else _word(each.own)


def _better(each: OccasionReview, word: PlacedWord | None) -> str:
    return "-" if word is None else SAME if word == each.own else _word(word)


def _word(word: PlacedWord) -> str:
    return f"{word.text} {word.points}{' +' * bool(word.cards)}{word.cards or ''}"

"""Word Roller's table in lines: the market, the cards held, what the word lacks, and whose answer is waited for."""

from rollwright.core import View
from rollwright.games.word_roller.advantages import Held, Kind, kinds
from rollwright.games.word_roller.view import DraftView, WordView
from rollwright.terminal.voice import Voice


def tell(voice: Voice, view: View, names: tuple[str, ...]) -> list[str]:
    """Say all that the cards and the dice do not show."""
    if not isinstance(view, WordView):
        return []
    said = [
        voice("terminal-word-roller-holds", name=name, cards=", ".join(_held(voice, card) for card in held))
        for name, held in _holders(view, names)
    ]
    if view.over:
        return said
    said.append(
        voice(
            "terminal-word-roller-market",
            cards=", ".join(_face(voice, kind) for kind in view.market) or "-",
            left=view.deck,
        )
    )
    said += [voice("terminal-word-roller-erased", name=names[erased.seat], word=erased.word) for erased in view.erased]
    if view.claims:
        said += [
            voice("terminal-word-roller-claim"),
            *(f"{kind}: {kinds()[kind].text[voice.language]}" for kind in dict.fromkeys(view.market)),
        ]
    if view.mend is not None:
        mend = {
            "owner": names[view.mend.owner],
            "neighbour": names[view.mend.neighbour],
            "word": view.mend.named,
            "letters": view.mend.letters or "-",
        }
        said.append(voice(f"terminal-word-roller-{'named' if view.mend.named else 'mend'}", **mend))
    if view.offers:
        said.append(
            voice(
                "terminal-word-roller-offers",
                words=", ".join(f"{place} {word}" for place, word in enumerate(view.offers)),
            )
        )
    if view.echo:
        said.append(voice("terminal-word-roller-copy", word=view.echo))
    return [*said, *_lacking(voice, view.draft)]


def _holders(view: WordView, names: tuple[str, ...]) -> list[tuple[str, tuple[Held, ...]]]:
    return [(name, held) for name, held in zip(names, view.held, strict=True) if held]


def _face(voice: Voice, kind: Kind) -> str:
    """Name a card as it is printed and as it is typed."""
    return f"{kinds()[kind].title[voice.language]} ({kind})"


def _held(voice: Voice, card: Held) -> str:
    boxes = "☒" * card.used + "□" * card.left
    return " ".join(filter(None, (kinds()[card.id].title[voice.language], card.letter, boxes)))


def _lacking(voice: Voice, draft: DraftView | None) -> list[str]:
    if draft is None or not draft.word or not draft.reason:
        return []
    about = ", ".join(draft.wrong or tuple(draft.missing))
    return [f"{draft.word}: {voice(f'error-{draft.reason}')}{f' ({about})' if about else ''}"]

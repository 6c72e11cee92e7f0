"""`rollwright words`: ask the word lists."""

from typing import Annotated

import typer
from rich.text import Text

from rollwright.core import Refused
from rollwright.terminal.voice import Voice


class NoWord(Refused):
    """What can stand in no list."""

    code = "no-word"
    exit_code = 1


def words_app(voice: Voice) -> typer.Typer:
    """Return the commands about words, with their help in the language of `voice`."""
    app = typer.Typer(help=voice("words-help"), no_args_is_help=True)

    @app.callback()
    def words() -> None:  # pyright: ignore[reportUnusedFunction]
        """Keep `check` a command of its own, although it is the only one."""

    @app.command(help=voice("words-help-check"))
    def check(
        word: Annotated[str, typer.Argument(help=voice("words-help-word"), metavar="WORD", show_default=False)],
    ) -> int:  # pyright: ignore[reportUnusedFunction]
        return check_word(voice, word)

    return app


def check_word(voice: Voice, given: str) -> int:
    """Say for each list whether a word stands, and return the exit code: 1 when it stands in none."""
    from rollwright.lexicon import fold, word_list
    from rollwright.lexicon.lists import LANGUAGES

    word = fold(given)
    if word is None:
        raise NoWord(word=given[:40])
    standing = [language for language in LANGUAGES if word in word_list(language)]
    for language in LANGUAGES:
        stands = language in standing
        mark = Text("✓ ", "green") if stands else Text("✗ ", "dim")
        voice.out.print(
            Text.assemble(mark, voice("words-stands" if stands else "words-stands-not", word=word[:40], list=language))
        )
    return 0 if standing else 1

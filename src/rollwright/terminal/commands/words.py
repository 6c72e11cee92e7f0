"""`rollwright words`: look words up in the word lists."""

from typing import Annotated

import typer
from rich.text import Text

from rollwright.core import Refused
from rollwright.terminal.output import Output
from rollwright.terminal.usage import Commands


class NoWord(Refused):
    """The text cannot be a word of any list."""

    code = "no-word"
    exit_code = 1


def words_app(output: Output) -> typer.Typer:
    """Return the subcommands of `rollwright words`, with their help in the language of `output`."""
    app = Commands(output, help=output.text("words-help"), no_args_is_help=True)

    @app.callback()
    def words() -> None:
        """Make Typer keep `check` as a subcommand, although it is the only one."""

    @app.command(help=output.text("words-help-check"))
    def check(
        word: Annotated[str, typer.Argument(help=output.text("words-help-word"), metavar="WORD", show_default=False)],
    ) -> int:
        return check_word(output, word)

    return app


def check_word(output: Output, given: str) -> int:
    """Print for each list whether it holds the word, and return the exit code: 1 when none does."""
    from rollwright.lexicon import fold, word_list
    from rollwright.lexicon.lists import LANGUAGES

    word = fold(given)
    if word is None:
        raise NoWord(word=given[:40])
    standing = [language for language in LANGUAGES if word in word_list(language)]
    for language in LANGUAGES:
        listed = language in standing
        mark = Text("✓ ", "green") if listed else Text("✗ ", "dim")
        output.out.print(
            Text.assemble(
                mark, output.text("words-stands" if listed else "words-stands-not", word=word[:40], list=language)
            )
        )
    return 0 if standing else 1

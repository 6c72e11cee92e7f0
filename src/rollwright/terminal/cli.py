"""The command `rollwright`: it reads what was asked for, calls one function for it and says how that ended."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, cast

import typer

from rollwright import __version__
from rollwright.core import Refused, RollwrightError
from rollwright.games import find
from rollwright.locale import LANGUAGES, Language, prefer
from rollwright.terminal.voice import Voice
from rollwright.terminal.words import words_app

OURS_TO_FIX, INTERRUPTED = 70, 130
UsageError = cast(
    "type[typer.BadParameter]", typer.BadParameter.__bases__[0]
)  # what Typer raises for any words it cannot read


class BadUsage(Refused):
    """Words on the command line that cannot be read."""

    code = "bad-usage"
    exit_code = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; docs/terminal.md lists them."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    voice = Voice(prefer(next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")))
    try:
        voice = Voice(_take_language(given) or voice.language)
        return build(voice)(given, prog_name="rollwright", standalone_mode=False) or 0
    except UsageError as error:
        said = error.format_message()
        voice.complain(BadUsage(detail=said if said.endswith((".", "?")) else f"{said}."))
        return BadUsage.exit_code
    except RollwrightError as error:
        voice.complain(error)
        return getattr(error, "exit_code", BadUsage.exit_code if isinstance(error, Refused) else OURS_TO_FIX)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def build(voice: Voice) -> typer.Typer:
    """Return all commands, with their help in the language of `voice`.

    What a command needs is imported when it is called: a server is no part of scoring a sheet.
    """
    app = typer.Typer(
        help=voice("terminal-help"),
        epilog=voice("terminal-help-end", languages=", ".join(LANGUAGES)),
        invoke_without_command=True,
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    a_game = typer.Argument(help=voice("terminal-help-game"), metavar="GAME", show_default=False)
    a_file = typer.Argument(help=voice("terminal-help-file"), metavar="FILE", show_default=False)
    options = typer.Option("--option", "-o", metavar="NAME=VALUE", help=voice("terminal-help-option"))

    @app.callback()
    def start(
        context: typer.Context,
        host: Annotated[
            str | None, typer.Option(help=voice("terminal-help-host"), metavar="ADDRESS", show_default=False)
        ] = None,
        port: Annotated[
            int | None,
            typer.Option(help=voice("terminal-help-port"), metavar="PORT", min=0, max=65535, show_default=False),
        ] = None,
        browser: Annotated[bool, typer.Option("--browser/--no-browser", help=voice("terminal-help-browser"))] = True,
        version: Annotated[bool, typer.Option("--version", help=voice("terminal-help-version"))] = False,
    ) -> None:
        if version:
            voice.out.print(f"rollwright {__version__}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            from rollwright.terminal.start import start

            raise typer.Exit(start(voice, host, port, browser))

    @app.command(help=voice("terminal-help-games"))
    def games() -> int:
        from rollwright.terminal.games import show_games

        return show_games(voice)

    @app.command(help=voice("terminal-help-play"))
    def play(
        game: Annotated[str, a_game],
        bots: Annotated[str, typer.Option(help=voice("terminal-help-bots-beside"), metavar="LEVELS")] = "steady",
        option: Annotated[list[str] | None, options] = None,
        name: Annotated[str | None, typer.Option(help=voice("terminal-help-name"), show_default=False)] = None,
        words: Annotated[str, typer.Option(help=voice("terminal-help-words"))] = "",
        save: Annotated[
            Path | None, typer.Option(help=voice("terminal-help-save"), metavar="FILE", show_default=False)
        ] = None,
    ) -> int:
        from rollwright.terminal.arguments import read_levels, read_pairs
        from rollwright.terminal.play import play

        played = find(game)
        return play(
            voice,
            played,
            read_pairs(played, option or []),
            name or voice("name-alone"),
            read_levels(game, bots),
            words,
            save,
        )

    @app.command(help=voice("terminal-help-score"))
    def score(game: Annotated[str, a_game], file: Annotated[str, a_file]) -> int:
        from rollwright.terminal.score import score

        return score(voice, game, file)

    @app.command(help=voice("terminal-help-verify"))
    def verify(file: Annotated[str, a_file]) -> int:
        from rollwright.terminal.check import check

        return check(voice, file)

    @app.command(help=voice("terminal-help-replay"))
    def replay(
        file: Annotated[str, a_file],
        number: Annotated[
            int | None,
            typer.Option("--round", min=1, metavar="N", help=voice("terminal-help-round"), show_default=False),
        ] = None,
    ) -> int:
        from rollwright.terminal.replay import replay

        return replay(voice, file, number)

    @app.command(help=voice("terminal-help-sim"))
    def sim(
        game: Annotated[str, a_game],
        bots: Annotated[str, typer.Option(help=voice("terminal-help-bots"), metavar="LEVELS")] = "sharp,steady",
        games: Annotated[int, typer.Option(help=voice("terminal-help-number"), min=1)] = 1000,
        seed: Annotated[str, typer.Option(help=voice("terminal-help-seed"))] = "1",
        option: Annotated[list[str] | None, options] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice("terminal-help-json"))] = False,
    ) -> int:
        from rollwright.terminal.arguments import read_levels, read_pairs
        from rollwright.terminal.sim import sim

        played = find(game)
        return sim(voice, played, read_pairs(played, option or []), read_levels(game, bots), games, seed, as_json)

    app.add_typer(words_app(voice), name="words")
    return app


def _take_language(given: list[str]) -> Language | None:
    """Take `--lang fr` or `--lang=fr` out of the arguments, wherever it stands."""
    for place, word in enumerate(given):
        if word == "--lang" or word.startswith("--lang="):
            wish = word.removeprefix("--lang=") if "=" in word else "".join(given[place + 1 : place + 2])
            del given[place : place + (1 if "=" in word else 2)]
            for language in LANGUAGES:
                if wish == language:
                    return language
            raise BadUsage("unknown-language", wish=wish[:40], languages=", ".join(LANGUAGES))
    return None

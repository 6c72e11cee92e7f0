"""The command `rollwright`: read the command line, call one function, and return its exit code."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from rollwright import __version__
from rollwright.core import Refused, RollwrightError
from rollwright.games import find
from rollwright.games.packages import BOTS_GROUP, LEFT_OUT
from rollwright.locale import LANGUAGES, Language, prefer
from rollwright.terminal.commands.admin import admin_app
from rollwright.terminal.commands.database import database_app
from rollwright.terminal.commands.words import words_app
from rollwright.terminal.output import Output
from rollwright.terminal.streams import READER_GONE, abandon_streams, flush_streams, prepare_streams
from rollwright.terminal.usage import Commands, say_usage_error, set_help_language

INTERNAL_ERROR, INTERRUPTED = 70, 130
UsageError = cast("type[typer.BadParameter]", typer.BadParameter.__bases__[0])  # the base of every usage error


class BadUsage(Refused):
    """The command line cannot be read."""

    code = "bad-usage"
    exit_code = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; docs/terminal.md lists them."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    prepare_streams()
    try:
        code = _run(given)
        flush_streams()
    except BrokenPipeError:
        abandon_streams()
        return READER_GONE
    return code


def _run(given: list[str]) -> int:
    output = Output(prefer(next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")))
    try:
        output = Output(_take_language(given) or output.language)
        return build(output)(given, prog_name="rollwright", standalone_mode=False) or 0
    except UsageError as error:
        output.print_error(BadUsage(detail=say_usage_error(output, error)))
        return BadUsage.exit_code
    except RollwrightError as error:
        output.print_error(error)
        return getattr(error, "exit_code", BadUsage.exit_code if isinstance(error, Refused) else INTERNAL_ERROR)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def build(output: Output) -> typer.Typer:
    """Return all commands, with their help in the language of `output`.

    Each command imports what it needs when it is called, so that scoring a sheet does not load a server.
    """
    set_help_language(output)
    app = Commands(
        output,
        help=output.text("terminal-help"),
        epilog=output.text("terminal-help-end", languages=", ".join(LANGUAGES)),
        invoke_without_command=True,
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    a_game = typer.Argument(help=output.text("terminal-help-game"), metavar="GAME", show_default=False)
    a_file = typer.Argument(help=output.text("terminal-help-file"), metavar="FILE", show_default=False)
    options = typer.Option("--option", "-o", metavar="NAME=VALUE", help=output.text("terminal-help-option"))

    @app.callback()
    def start(
        context: typer.Context,
        host: Annotated[
            str | None, typer.Option(help=output.text("terminal-help-host"), metavar="ADDRESS", show_default=False)
        ] = None,
        port: Annotated[
            int | None,
            typer.Option(help=output.text("terminal-help-port"), metavar="PORT", min=0, max=65535, show_default=False),
        ] = None,
        browser: Annotated[
            bool, typer.Option("--browser/--no-browser", help=output.text("terminal-help-browser"))
        ] = True,
        version: Annotated[bool, typer.Option("--version", help=output.text("terminal-help-version"))] = False,
    ) -> None:
        if version:
            output.out.print(f"rollwright {__version__}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            from rollwright.terminal.commands.serve import serve_page

            raise typer.Exit(serve_page(output, host, port, browser))
        context.call_on_close(lambda: _warn_of_packages(output))

    _add_lists(app, output)

    @app.command(help=output.text("terminal-help-play"))
    def play(
        game: Annotated[str, a_game],
        bots: Annotated[
            str | None,
            typer.Option(help=output.text("terminal-help-bots-beside"), metavar="LEVELS", show_default=False),
        ] = None,
        option: Annotated[list[str] | None, options] = None,
        name: Annotated[str | None, typer.Option(help=output.text("terminal-help-name"), show_default=False)] = None,
        words: Annotated[str, typer.Option(help=output.text("terminal-help-words"))] = "",
        save: Annotated[
            Path | None, typer.Option(help=output.text("terminal-help-save"), metavar="FILE", show_default=False)
        ] = None,
    ) -> int:
        from rollwright.terminal.arguments import read_levels, read_option_pairs, usual_company, with_usual_options
        from rollwright.terminal.commands.play import play
        from rollwright.terminal.proposal import with_proposal

        played = find(game)
        levels = read_levels(game, bots, output.language) if bots is not None else usual_company(played)
        wished = with_usual_options(played, output.language, option or [])
        chosen = read_option_pairs(played, with_proposal(output, played, 1 + len(levels), wished))
        return play(output, played, chosen, name or output.text("name-alone"), levels, words, save)

    @app.command(help=output.text("terminal-help-resume"))
    def resume(
        game: Annotated[
            str | None, typer.Argument(help=output.text("terminal-help-game"), metavar="GAME", show_default=False)
        ] = None,
        save: Annotated[
            Path | None, typer.Option(help=output.text("terminal-help-save"), metavar="FILE", show_default=False)
        ] = None,
    ) -> int:
        from rollwright.terminal.commands.play import resume

        return resume(output, find(game).info.id if game else None, save)

    @app.command(help=output.text("terminal-help-score"))
    def score(
        game: Annotated[str, a_game],
        file: Annotated[str, a_file],
        option: Annotated[list[str] | None, options] = None,
        sheet: Annotated[
            str | None, typer.Option(help=output.text("terminal-help-sheet"), metavar="NAME", show_default=False)
        ] = None,
        rolls: Annotated[
            str | None, typer.Option(help=output.text("terminal-help-rolls"), metavar="FILE", show_default=False)
        ] = None,
        photo: Annotated[bool, typer.Option("--photo", help=output.text("terminal-help-photo"))] = False,
    ) -> int:
        from rollwright.terminal.commands.score import score

        return score(output, game, file, option or [], sheet, rolls, photo=photo)

    @app.command(help=output.text("terminal-help-verify"))
    def verify(
        file: Annotated[str, a_file],
        receipt: Annotated[
            str | None,
            typer.Option(help=output.text("terminal-help-receipt"), metavar="RECEIPT", show_default=False),
        ] = None,
        seal: Annotated[
            str | None, typer.Option(help=output.text("terminal-help-seal"), metavar="HEX", show_default=False)
        ] = None,
    ) -> int:
        from rollwright.terminal.commands.verify import verify_file

        return verify_file(output, file, receipt, seal)

    @app.command(help=output.text("terminal-help-replay"))
    def replay(
        file: Annotated[str, a_file],
        number: Annotated[
            int | None,
            typer.Option("--round", min=1, metavar="N", help=output.text("terminal-help-round"), show_default=False),
        ] = None,
    ) -> int:
        from rollwright.terminal.commands.replay import replay

        return replay(output, file, number)

    @app.command(help=output.text("terminal-help-sim"))
    def sim(
        game: Annotated[str, a_game],
        bots: Annotated[
            str | None, typer.Option(help=output.text("terminal-help-bots"), metavar="LEVELS", show_default=False)
        ] = None,
        games: Annotated[int, typer.Option(help=output.text("terminal-help-number"), min=1)] = 1000,
        seed: Annotated[str, typer.Option(help=output.text("terminal-help-seed"))] = "1",
        option: Annotated[list[str] | None, options] = None,
        as_json: Annotated[bool, typer.Option("--json", help=output.text("terminal-help-json"))] = False,
    ) -> int:
        from rollwright.terminal.arguments import read_levels, read_option_pairs, usual_players
        from rollwright.terminal.commands.sim import sim

        played = find(game)
        levels = read_levels(game, bots, output.language) if bots is not None else usual_players(played)
        return sim(output, played, read_option_pairs(played, option or []), levels, games, seed, as_json)

    _add_review(app, output)
    _add_print(app, output)
    _add_join(app, output)
    app.add_typer(words_app(output), name="words")
    app.add_typer(admin_app(output), name="admin")
    app.add_typer(database_app(output), name="database")
    return app


def _add_review(app: typer.Typer, output: Output) -> None:
    """Add the command that reviews a finished game."""

    @app.command(help=output.text("terminal-help-review"))
    def review(
        file: Annotated[
            str, typer.Argument(help=output.text("terminal-help-review-file"), metavar="FILE", show_default=False)
        ],
        as_json: Annotated[bool, typer.Option("--json", help=output.text("terminal-help-json"))] = False,
    ) -> int:
        from rollwright.terminal.commands.review import review_file

        return review_file(output, file, as_json)


def _add_print(app: typer.Typer, output: Output) -> None:
    """Add the command that prints."""

    def flag(name: str, short: str = "") -> Any:
        return typer.Option(f"--{name}{short}", help=output.text(f"terminal-help-print-{name}"), show_default=False)

    def choice(name: str, metavar: str) -> Any:
        return typer.Option(f"--{name}", help=output.text(f"terminal-help-print-{name}"), metavar=metavar)

    @app.command(name="print", help=output.text("terminal-help-print"))
    def print_pdf(
        game: Annotated[
            str, typer.Argument(help=output.text("terminal-help-print-game"), metavar="GAME", show_default=False)
        ],
        file: Annotated[
            Path, typer.Option("--output", "-o", help=output.text("terminal-help-print-output"), metavar="FILE")
        ],
        what: Annotated[str, choice("what", "PART")] = "all",
        paper: Annotated[str, choice("paper", "SIZE")] = "a4",
        ink: Annotated[str, choice("ink", "INK")] = "colour",
        copies: Annotated[str, choice("copies", "N")] = "1",
        per_page: Annotated[str, choice("per-page", "N")] = "4",
        only: Annotated[str, choice("only", "NAMES")] = "",
        large: Annotated[bool, flag("large")] = False,
        left: Annotated[bool, flag("left")] = False,
        marks: Annotated[bool, flag("marks", "/--no-marks")] = True,
        bleed: Annotated[bool, flag("bleed")] = False,
        two_sided: Annotated[bool, flag("two-sided", "/--one-sided")] = True,
        calibration: Annotated[bool, flag("calibration")] = False,
        code: Annotated[bool, flag("code", "/--no-code")] = True,
    ) -> int:
        from rollwright.terminal.commands.print import print_to_file

        given = {
            "what": what, "paper": paper, "ink": ink, "copies": copies, "per_page": per_page, "only": only,
            "large": large, "left": left, "marks": marks, "bleed": bleed, "two_sided": two_sided,
            "calibration": calibration, "code": code,
        }  # fmt: skip
        return print_to_file(output, game, file, given)


def _add_join(app: typer.Typer, output: Output) -> None:
    """Add the command that takes a seat at a table of a server."""

    @app.command(help=output.text("terminal-help-join"))
    def join(
        link: Annotated[str, typer.Argument(help=output.text("terminal-help-link"), metavar="LINK")],
        name: Annotated[str, typer.Option(help=output.text("terminal-help-join-name"), show_default=False)] = "",
        words: Annotated[str, typer.Option(help=output.text("terminal-help-words"), show_default=False)] = "",
        password: Annotated[str, typer.Option(help=output.text("terminal-help-password"), show_default=False)] = "",
        server: Annotated[
            str, typer.Option(help=output.text("terminal-help-server"), metavar="ADDRESS")
        ] = "http://localhost:8000",
        watch: Annotated[bool, typer.Option("--watch", help=output.text("terminal-help-watch"))] = False,
        start: Annotated[bool, typer.Option("--start", help=output.text("terminal-help-start"))] = False,
        save: Annotated[
            Path | None, typer.Option(help=output.text("terminal-help-save"), metavar="FILE", show_default=False)
        ] = None,
        receipt: Annotated[
            Path | None,
            typer.Option(help=output.text("terminal-help-own-receipt"), metavar="FILE", show_default=False),
        ] = None,
    ) -> int:
        from rollwright.terminal.commands.join import join
        from rollwright.terminal.network.link import read_link
        from rollwright.terminal.network.visit import Wishes

        wishes = Wishes(
            link=read_link(link, server),
            name=name,
            password=password,
            words=words,
            watch=watch,
            start=start,
            save=save,
            receipt=receipt,
        )
        return join(output, wishes)


def _warn_of_packages(output: Output) -> None:
    """Name each game and bot that an installed package offers and that could not be used."""
    for left in LEFT_OUT:
        kind = "bots" if left.group == BOTS_GROUP else "game"
        output.warn("terminal-left-out", kind=kind, package=left.package, name=left.name, reason=left.reason)


def _add_lists(app: typer.Typer, output: Output) -> None:
    """Add the commands that list something."""

    @app.command(help=output.text("terminal-help-games"))
    def games(
        as_json: Annotated[bool, typer.Option("--json", help=output.text("terminal-help-json"))] = False,
    ) -> int:
        from rollwright.terminal.commands.games import show_games

        return show_games(output, as_json)

    @app.command(help=output.text("terminal-help-list-bots"))
    def bots() -> int:
        from rollwright.terminal.commands.bots import show_bots

        return show_bots(output)


def _take_language(given: list[str]) -> Language | None:
    """Remove `--lang fr` or `--lang=fr` from the arguments, wherever it stands, and return the language.

    `--language` means the same.
    """
    for place, word in enumerate(given):
        if word.partition("=")[0] in ("--lang", "--language"):
            wish = word.partition("=")[2] if "=" in word else "".join(given[place + 1 : place + 2])
            del given[place : place + (1 if "=" in word else 2)]
            for language in LANGUAGES:
                if wish == language:
                    return language
            raise BadUsage("unknown-language", wish=wish[:40], languages=", ".join(LANGUAGES))
    return None

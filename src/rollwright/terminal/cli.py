"""The command `rollwright`: read the command line, call one function, and return its exit code."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, cast

import typer

from rollwright import __version__
from rollwright.core import Refused, RollwrightError
from rollwright.games.packages import BOTS_GROUP, LEFT_OUT, REVIEWS_GROUP
from rollwright.locale import LANGUAGES, Language, prefer
from rollwright.terminal.command_line.finished_games import add_replay, add_review, add_score, add_verify
from rollwright.terminal.command_line.playing import add_lists, add_play, add_resume, add_sim
from rollwright.terminal.command_line.printing import add_print
from rollwright.terminal.command_line.servers import add_join, add_today
from rollwright.terminal.commands.admin import admin_app
from rollwright.terminal.commands.database import database_app
from rollwright.terminal.commands.words import words_app
from rollwright.terminal.output import Output
from rollwright.terminal.streams import READER_GONE, abandon_streams, flush_streams, prepare_streams
from rollwright.terminal.usage import Commands, say_usage_error, set_help_language

INTERNAL_ERROR, INTERRUPTED = 70, 130
COMMANDS = (  # in the order of the help
    *(add_lists, add_play, add_resume, add_score, add_verify, add_replay),
    *(add_sim, add_review, add_print, add_join, add_today),
)
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

    for add in COMMANDS:
        add(app, output)
    app.add_typer(words_app(output), name="words")
    app.add_typer(admin_app(output), name="admin")
    app.add_typer(database_app(output), name="database")
    return app


def _warn_of_packages(output: Output) -> None:
    """Name each game and bot that an installed package offers and that could not be used."""
    for left in LEFT_OUT:
        kind = {BOTS_GROUP: "bots", REVIEWS_GROUP: "review"}.get(left.group, "game")
        output.warn("terminal-left-out", kind=kind, package=left.package, name=left.name, reason=left.reason)


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

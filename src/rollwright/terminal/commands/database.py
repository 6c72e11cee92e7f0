"""`rollwright database`: move a site between SQLite and PostgreSQL, back it up, and restore a backup."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from rollwright.terminal.output import Output
from rollwright.terminal.usage import Commands


def database_app(output: Output) -> typer.Typer:
    """Return the subcommands of `rollwright database`, with their help in the language of `output`."""
    app = Commands(output, help=output.text("database-help"), no_args_is_help=True)
    a_source = typer.Argument(help=output.text("database-help-from"), metavar="FROM", show_default=False)
    a_target = typer.Argument(help=output.text("database-help-to"), metavar="TO", show_default=False)
    a_file = typer.Argument(help=output.text("database-help-file"), metavar="FILE", show_default=False)

    @app.command(help=output.text("database-help-copy"))
    def copy(source: Annotated[str, a_source], target: Annotated[str, a_target]) -> int:
        return copy_database(output, source, target)

    @app.command(help=output.text("database-help-backup"))
    def backup(file: Annotated[Path, a_file]) -> int:
        return backup_database(output, file)

    @app.command(help=output.text("database-help-restore"))
    def restore(file: Annotated[Path, a_file]) -> int:
        return restore_database(output, file)

    return app


def copy_database(output: Output, source: str, target: str) -> int:
    from rollwright.server.store.copying import copy
    from rollwright.server.store.open import read_database

    copied = asyncio.run(copy(read_database(source), read_database(target)))
    output.print("database-copied", tables=copied.tables, events=copied.events)
    return 0


def backup_database(output: Output, file: Path) -> int:
    """Back up the database of the settings."""
    from rollwright.server.settings import read_settings
    from rollwright.server.store.copying import backup

    copied = asyncio.run(backup(read_settings().database, file))
    output.print("database-copied", tables=copied.tables, events=copied.events)
    return 0


def restore_database(output: Output, file: Path) -> int:
    """Fill the database of the settings, which must be empty, from a backup."""
    from rollwright.server.settings import read_settings
    from rollwright.server.store.copying import copy

    copied = asyncio.run(copy(file, read_settings().database))
    output.print("database-copied", tables=copied.tables, events=copied.events)
    return 0

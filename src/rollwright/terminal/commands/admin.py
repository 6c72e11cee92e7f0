"""`rollwright admin`: its subcommands. They import the server only when they are called."""

from pathlib import Path
from typing import Annotated

import typer

from rollwright.terminal.output import Output
from rollwright.terminal.usage import Commands


def admin_app(output: Output) -> typer.Typer:
    """Return the subcommands of `rollwright admin`, with their help in the language of `output`."""
    app = Commands(output, help=output.text("admin-help"), no_args_is_help=True)
    which = typer.Option("--database", metavar="DATABASE", help=output.text("admin-help-database"), show_default=False)
    one = typer.Argument(help=output.text("admin-help-table"), metavar="TABLE", show_default=False)
    several = typer.Argument(help=output.text("admin-help-table"), metavar="TABLE...", show_default=False)

    @app.command("list", help=output.text("admin-help-list"))
    def list_all(
        database: Annotated[str | None, which] = None,
        limit: Annotated[int, typer.Option(help=output.text("admin-help-limit"), min=1)] = 50,
        as_json: Annotated[bool, typer.Option("--json", help=output.text("admin-help-json"))] = False,
    ) -> int:
        from rollwright.terminal.commands.admin_tables import list_tables

        return list_tables(output, database, limit, as_json)

    @app.command(help=output.text("admin-help-show"))
    def show(table: Annotated[str, one], database: Annotated[str | None, which] = None) -> int:
        from rollwright.terminal.commands.admin_tables import show_table

        return show_table(output, database, table)

    @app.command(help=output.text("admin-help-export"))
    def export(
        table: Annotated[str, one],
        to: Annotated[
            Path | None, typer.Option(help=output.text("admin-help-to"), metavar="FILE", show_default=False)
        ] = None,
        all_events: Annotated[bool, typer.Option("--events", help=output.text("admin-help-events"))] = False,
        database: Annotated[str | None, which] = None,
    ) -> int:
        from rollwright.terminal.commands.admin_tables import export_table

        return export_table(output, database, table, to, all_events)

    @app.command(help=output.text("admin-help-close"))
    def close(tables: Annotated[list[str], several], database: Annotated[str | None, which] = None) -> int:
        from rollwright.terminal.commands.admin_tables import close_tables

        return close_tables(output, database, tables)

    @app.command(help=output.text("admin-help-delete"))
    def delete(
        tables: Annotated[list[str], several],
        yes: Annotated[bool, typer.Option("--yes", help=output.text("admin-help-yes"))] = False,
        database: Annotated[str | None, which] = None,
    ) -> int:
        from rollwright.terminal.commands.admin_tables import delete_tables

        return delete_tables(output, database, tables, yes)

    @app.command(help=output.text("admin-help-sweep"))
    def sweep(database: Annotated[str | None, which] = None) -> int:
        from rollwright.terminal.commands.admin_tables import sweep_database

        return sweep_database(output, database)

    return app

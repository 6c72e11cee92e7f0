"""The commands that play at a table of a server."""

from pathlib import Path
from typing import Annotated

import typer

from rollwright.terminal.output import Output

LOCAL_SERVER = "http://localhost:8000"


def add_join(app: typer.Typer, output: Output) -> None:
    """Add the command that takes a seat at a table of a server."""

    @app.command(help=output.text("terminal-help-join"))
    def join(
        link: Annotated[str, typer.Argument(help=output.text("terminal-help-link"), metavar="LINK")],
        name: Annotated[str, typer.Option(help=output.text("terminal-help-join-name"), show_default=False)] = "",
        words: Annotated[str, typer.Option(help=output.text("terminal-help-words"), show_default=False)] = "",
        password: Annotated[str, typer.Option(help=output.text("terminal-help-password"), show_default=False)] = "",
        server: Annotated[
            str, typer.Option(help=output.text("terminal-help-server"), metavar="ADDRESS")
        ] = LOCAL_SERVER,
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
        from rollwright.terminal.network.visit import JoinArguments

        arguments = JoinArguments(
            link=read_link(link, server),
            name=name,
            password=password,
            words=words,
            watch=watch,
            start=start,
            save=save,
            receipt=receipt,
        )
        return join(output, arguments)


def add_today(app: typer.Typer, output: Output) -> None:
    """Add the command that lists the day's games of a server and plays one."""

    @app.command(help=output.text("terminal-help-today"))
    def today(
        game: Annotated[
            str | None, typer.Argument(help=output.text("terminal-help-today-game"), metavar="GAME", show_default=False)
        ] = None,
        server: Annotated[
            str, typer.Option(help=output.text("terminal-help-today-server"), metavar="ADDRESS")
        ] = LOCAL_SERVER,
        name: Annotated[str, typer.Option(help=output.text("terminal-help-today-name"), show_default=False)] = "",
        password: Annotated[str, typer.Option(help=output.text("terminal-help-password"), show_default=False)] = "",
    ) -> int:
        from rollwright.terminal.commands.today import today

        return today(output, game, server, name, password)

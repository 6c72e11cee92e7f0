"""The commands that score, check, show, review and practise what was played."""

from typing import Annotated

import typer

from rollwright.terminal.output import Output


def add_score(app: typer.Typer, output: Output) -> None:
    """Add the command that scores sheets."""
    a_game = typer.Argument(help=output.text("terminal-help-game"), metavar="GAME", show_default=False)
    a_file = typer.Argument(help=output.text("terminal-help-file"), metavar="FILE", show_default=False)
    options = typer.Option("--option", "-o", metavar="NAME=VALUE", help=output.text("terminal-help-option"))

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


def add_verify(app: typer.Typer, output: Output) -> None:
    """Add the command that checks a finished game."""
    a_file = typer.Argument(help=output.text("terminal-help-file"), metavar="FILE", show_default=False)

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


def add_replay(app: typer.Typer, output: Output) -> None:
    """Add the command that shows a finished game round by round."""
    a_file = typer.Argument(help=output.text("terminal-help-file"), metavar="FILE", show_default=False)

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


def add_review(app: typer.Typer, output: Output) -> None:
    """Add the commands that review a finished game, and ask its costly choices again."""

    @app.command(help=output.text("terminal-help-review"))
    def review(
        file: Annotated[
            str, typer.Argument(help=output.text("terminal-help-review-file"), metavar="FILE", show_default=False)
        ],
        as_json: Annotated[bool, typer.Option("--json", help=output.text("terminal-help-json"))] = False,
    ) -> int:
        from rollwright.terminal.commands.review import review_file

        return review_file(output, file, as_json)

    @app.command(help=output.text("terminal-help-practice"))
    def practice(
        files: Annotated[
            list[str],
            typer.Argument(help=output.text("terminal-help-practice-file"), metavar="FILE...", show_default=False),
        ],
        seat: Annotated[
            str, typer.Option(help=output.text("terminal-help-practice-seat"), metavar="SEAT", show_default=False)
        ] = "",
    ) -> int:
        from rollwright.terminal.commands.practice import practise

        return practise(output, files, seat)

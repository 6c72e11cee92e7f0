"""The command that prints sheets, cards and rules."""

from pathlib import Path
from typing import Annotated, Any

import typer

from rollwright.terminal.output import Output


def add_print(app: typer.Typer, output: Output) -> None:
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

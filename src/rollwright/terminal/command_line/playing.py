"""The commands that list games and bots, play on this machine, and let bots play."""

from pathlib import Path
from typing import Annotated

import typer

from rollwright.games import find
from rollwright.terminal.output import Output


def add_lists(app: typer.Typer, output: Output) -> None:
    """Add the commands that list something."""

    @app.command(help=output.text("terminal-help-games"))
    def games(
        as_json: Annotated[bool, typer.Option("--json", help=output.text("terminal-help-json"))] = False,
    ) -> int:
        from rollwright.terminal.commands.games import show_games

        return show_games(output, as_json)

    @app.command(help=output.text("terminal-help-list-bots"))
    def bots(
        as_json: Annotated[bool, typer.Option("--json", help=output.text("terminal-help-json"))] = False,
    ) -> int:
        from rollwright.terminal.commands.bots import show_bots

        return show_bots(output, as_json)


def add_play(app: typer.Typer, output: Output) -> None:
    """Add the command that plays a game in the terminal."""
    a_game = typer.Argument(help=output.text("terminal-help-game"), metavar="GAME", show_default=False)
    options = typer.Option("--option", "-o", metavar="NAME=VALUE", help=output.text("terminal-help-option"))

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
        teacher: Annotated[bool, typer.Option("--teacher", help=output.text("terminal-help-teacher"))] = False,
    ) -> int:
        from rollwright.terminal.arguments import read_levels, read_option_pairs, usual_company, with_usual_options
        from rollwright.terminal.commands.play import play
        from rollwright.terminal.proposal import with_proposal

        played = find(game)
        levels = read_levels(game, bots, output.language) if bots is not None else usual_company(played)
        wished = with_usual_options(played, output.language, option or [])
        chosen = read_option_pairs(played, with_proposal(output, played, 1 + len(levels), wished))
        return play(output, played, chosen, name or output.text("name-alone"), levels, words, save, teacher)


def add_resume(app: typer.Typer, output: Output) -> None:
    """Add the command that goes on with an unfinished game."""

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


def add_sim(app: typer.Typer, output: Output) -> None:
    """Add the command that lets bots play many games."""
    a_game = typer.Argument(help=output.text("terminal-help-game"), metavar="GAME", show_default=False)
    options = typer.Option("--option", "-o", metavar="NAME=VALUE", help=output.text("terminal-help-option"))

    @app.command(help=output.text("terminal-help-sim"))
    def sim(
        game: Annotated[str, a_game],
        bots: Annotated[
            str | None, typer.Option(help=output.text("terminal-help-players"), metavar="LEVELS", show_default=False)
        ] = None,
        games: Annotated[int, typer.Option(help=output.text("terminal-help-number"), min=1)] = 1000,
        seed: Annotated[str, typer.Option(help=output.text("terminal-help-seed"))] = "1",
        option: Annotated[list[str] | None, options] = None,
        as_json: Annotated[bool, typer.Option("--json", help=output.text("terminal-help-json"))] = False,
    ) -> int:
        from rollwright.terminal.arguments import read_option_pairs, read_players, usual_players
        from rollwright.terminal.commands.sim import sim

        played = find(game)
        players = read_players(game, bots, output.language) if bots is not None else usual_players(played)
        return sim(output, played, read_option_pairs(played, option or []), players, games, seed, as_json)

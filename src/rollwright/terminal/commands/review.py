"""`rollwright review`: luck and skill of a finished game, from a downloaded file or from one typed in from paper."""

import msgspec
from rich.progress import BarColumn, Progress, TextColumn

from rollwright.games import find
from rollwright.review import Played, from_record, review
from rollwright.review.standing import among_levels
from rollwright.review.text import tell
from rollwright.review.typed import read_typed
from rollwright.terminal.files import is_json, read_record, read_text
from rollwright.terminal.output import Output


def review_file(output: Output, file: str, as_json: bool) -> int:
    played = read_played(output, file)
    with Progress(TextColumn("{task.description}"), BarColumn(), console=output.err, transient=True) as progress:
        task = progress.add_task(output.text("terminal-reviewing"), total=1.0)
        found = among_levels(review(played, lambda share: progress.update(task, completed=share)), played.options)
    if as_json:
        output.out.file.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    for line in tell(found, output.language, played.game.sheet(played.options)):
        output.out.print(line, markup=False, soft_wrap=True)
    return 0


def read_played(output: Output, file: str) -> Played:
    """Read a finished game that was downloaded, or one typed in from paper."""
    text = read_text(file)
    if not is_json(text):
        return read_typed(text, output.language)
    kept = read_record(file, text)
    return from_record(find(kept.game), kept)

"""`rollwright verify`: check a finished game without any server, one finding a line."""

from rich.text import Text

from rollwright.core import verify
from rollwright.games import find
from rollwright.terminal.files import read_record
from rollwright.terminal.voice import Voice


def check(voice: Voice, file: str) -> int:
    """Print the findings and return the exit code: 1 when one does not hold."""
    kept = read_record(file)
    findings = verify(find(kept.game), kept)
    for finding in findings:
        mark = Text("✓ ", "green") if finding.holds else Text("✗ ", "bold red")
        said = voice(
            f"terminal-check-{finding.check}" if finding.holds else f"terminal-fault-{finding.check}",
            rolls=len(kept.rolls),
            moves=len(kept.moves),
        )
        detail = f" ({finding.detail})" if finding.detail and not finding.holds else ""
        voice.out.print(Text.assemble(mark, said, (detail, "dim")))
    if all(finding.holds for finding in findings):
        voice.print("terminal-honest")
        return 0
    voice.print("terminal-dishonest")
    return 1

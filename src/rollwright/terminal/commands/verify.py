"""`rollwright verify`: check a finished game without any server, one finding a line."""

from rich.text import Text

from rollwright.core import verify
from rollwright.games import find
from rollwright.terminal.files import read_record
from rollwright.terminal.output import Output


def verify_file(output: Output, file: str) -> int:
    """Print the findings and return the exit code: 1 when one does not hold."""
    kept = read_record(file)
    findings = verify(find(kept.game), kept)
    for finding in findings:
        mark = Text("✓ ", "green") if finding.holds else Text("✗ ", "bold red")
        kind = "check" if finding.holds else "fault"
        line = output.text(f"terminal-{kind}-{finding.check}", rolls=len(kept.rolls), moves=len(kept.moves))
        detail = f" ({finding.detail})" if finding.detail and not finding.holds else ""
        output.out.print(Text.assemble(mark, line, (detail, "dim")))
    if all(finding.holds for finding in findings):
        output.print("terminal-honest")
        return 0
    output.print("terminal-dishonest")
    return 1

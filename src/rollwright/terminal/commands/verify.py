"""`rollwright verify`: check a finished game without any server, one finding a line."""

from rich.text import Text

from rollwright.core import Finding, Record, compare_receipt, compare_seal, verify
from rollwright.games import find
from rollwright.terminal.files import read_receipt, read_record
from rollwright.terminal.output import Output


def verify_file(output: Output, file: str, receipt: str | None = None, seal: str | None = None) -> int:
    """Print the findings and return the exit code: 1 when one does not hold.

    `receipt` is the file that the page gave at the end, `seal` the one that a person wrote down before the first roll.
    """
    kept = read_record(file)
    findings = list(verify(find(kept.game), kept))
    if seal is not None:
        findings.append(compare_seal(kept, seal))
    if receipt is not None:
        findings += compare_receipt(kept, read_receipt(receipt))
    for finding in findings:
        _print_finding(output, kept, finding)
    if kept.left_out:
        names = ", ".join(kept.seats[seat] for seat in kept.left_out if 0 <= seat < len(kept.seats))
        output.print("terminal-no-share", names=names)
    if all(finding.holds for finding in findings):
        output.print("terminal-honest")
        return 0
    output.print("terminal-dishonest")
    return 1


def _print_finding(output: Output, kept: Record, finding: Finding) -> None:
    mark = Text("✓ ", "green") if finding.holds else Text("✗ ", "bold red")
    kind = "check" if finding.holds else "fault"
    shares = sum(share is not None for share in kept.shares)
    counts = {"rolls": len(kept.rolls), "moves": len(kept.moves), "shares": shares}
    line = output.text(f"terminal-{kind}-{finding.check}", hash=kept.hash[:16], **counts)
    detail = f" ({finding.detail})" if finding.detail and not finding.holds else ""
    output.out.print(Text.assemble(mark, line, (detail, "dim")))

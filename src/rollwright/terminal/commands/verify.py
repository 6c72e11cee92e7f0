"""`rollwright verify`: check a finished game without any server, one finding a line."""

from rich.text import Text

from rollwright.core import Called, Finding, Record, compare_receipt, compare_seal, doubts, verify, verify_called
from rollwright.games import find
from rollwright.terminal.files import read_dice, read_receipt
from rollwright.terminal.output import Output


def verify_file(output: Output, file: str, receipt: str | None = None, seal: str | None = None) -> int:
    """Print the findings and return the exit code: 1 when one does not hold.

    `receipt` is the file that the page gave at the end, `seal` the one that a person wrote down before the first roll.
    """
    kept = read_dice(file)
    if isinstance(kept, Called):
        return _verify_called(output, kept, seal)
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
    return _verdict(output, findings, doubts(kept))


def _verify_called(output: Output, called: Called, seal: str | None) -> int:
    """Check the file of a caller: people played on paper, so there are rolls and no moves."""
    findings = list(verify_called(find(called.game), called))
    if seal is not None:
        findings.append(compare_seal(called, seal))
    for finding in findings:
        _print_finding(output, called, finding)
    return _verdict(output, findings)


def _verdict(output: Output, findings: list[Finding], why_unproven: tuple[str, ...] = ()) -> int:
    holds = all(finding.holds for finding in findings)
    for doubt in why_unproven if holds else ():
        output.print(f"terminal-doubt-{doubt}")
    honest = "terminal-unproven" if why_unproven else "terminal-honest"
    output.print(honest if holds else "terminal-dishonest")
    return 0 if holds else 1


def _print_finding(output: Output, kept: Record | Called, finding: Finding) -> None:
    mark = Text("✓ ", "green") if finding.holds else Text("✗ ", "bold red")
    kind = "check" if finding.holds else "fault"
    counts: dict[str, int | str] = {"rolls": len(kept.rolls)}
    if isinstance(kept, Record):
        shares = sum(share is not None for share in kept.shares)
        counts |= {"moves": len(kept.moves), "shares": shares, "hash": kept.hash[:16]}
        counts |= {"names": _sharing(kept), "early": "yes" if kept.early else "no"}
    line = output.text(f"terminal-{kind}-{finding.check}", **counts)
    detail = f" ({finding.detail})" if finding.detail and not finding.holds else ""
    output.out.print(Text.assemble(mark, line, (detail, "dim")))


def _sharing(kept: Record) -> str:
    """Name the seats whose pages added a share, so that a person who is missing among them is noticed."""
    return ", ".join(name for name, share in zip(kept.seats, kept.shares, strict=False) if share is not None)

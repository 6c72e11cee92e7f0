"""The end of a game at a server: its record is replayed, checked, and compared with what the terminal was shown."""

from rich.text import Text

from rollwright.core import (
    Finding,
    Game,
    Receipt,
    Record,
    compare_receipt,
    doubts,
    read_options,
    start_of,
    step,
    verify,
)
from rollwright.core.record import moves_of
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.result import print_result
from rollwright.terminal.network.memory import RememberedTable
from rollwright.terminal.network.receipt import receipt_of
from rollwright.terminal.output import Output


def print_end(
    output: Output, game: Game | None, kept: Record, me: int | None, seen: RememberedTable, display: GameDisplay
) -> tuple[int, Receipt]:
    """Print the result and whether the dice were honest; return the exit code and the receipt."""
    receipt = receipt_of(kept.game, me, seen, display.sorted_rolls, kept)
    was_late = not seen.revealed and receipt.seat in kept.left_out  # it was not there at the start
    findings = [
        finding for finding in compare_receipt(kept, receipt) if not (finding.check == "receipt-share" and was_late)
    ]
    why_unproven = doubts(kept) or (("left-out",) if was_late else ())
    if game is None:
        for name, score in zip(kept.seats, kept.scores, strict=True):
            output.out.print(Text(f" {name}  {output.text('terminal-points', points=score.total)}"))
    else:
        findings += verify(game, kept)
        if all(finding.holds for finding in findings if finding.check == "moves"):
            _print_result(output, game.under(kept.version), kept, me)
    return _judge(output, findings, why_unproven), receipt


def _print_result(output: Output, game: Game, kept: Record, me: int | None) -> None:
    options = read_options(game, kept.options)
    state = start_of(game, options, kept.seats, kept.seed, kept.origin)
    for move in moves_of(game, kept.moves):
        state = step(game, state, move)
    print_result(output, game, options, kept.seats, state, me)


def _judge(output: Output, findings: list[Finding], why_unproven: tuple[str, ...]) -> int:
    """Print what does not hold, or that the dice were honest, or why that is not proved."""
    broken = [finding for finding in findings if not finding.holds]
    for finding in broken:
        detail = f" ({finding.detail})" if finding.detail else ""
        output.out.print(Text(f" ✗ {output.text(f'terminal-fault-{finding.check}')}{detail}", "bold red"))
    for doubt in () if broken else why_unproven:
        output.out.print(Text(f" {output.text(f'terminal-doubt-{doubt}')}"))
    verdict = "terminal-dishonest" if broken else "terminal-unproven" if why_unproven else "terminal-honest"
    output.out.print(Text(f" {output.text(verdict)}", "bold"))
    return 1 if broken else 0

"""`rollwright` without a command: start the server, print its addresses, and open the page in a browser."""

import logging
import os
import socket
import sys
import webbrowser
from contextlib import suppress

import segno
from msgspec.structs import replace
from rich.text import Text

from rollwright.server.serve import serve
from rollwright.server.settings import read_settings
from rollwright.terminal.output import Output

EVERYWHERE = ("0.0.0.0", "::")
QUIET_ZONE = 2  # modules of white around a code, so that a phone finds it


def serve_page(output: Output, host: str | None, port: int | None, browser: bool) -> int:
    """Serve until Ctrl+C. Without a host the server listens on every address, so the whole local network can join."""
    settings = read_settings()
    chosen = host or os.environ.get("ROLLWRIGHT_HOST") or EVERYWHERE[0]
    settings = replace(settings, host=chosen, port=settings.port if port is None else port)

    def ready(bound: int) -> None:
        here = (
            f"http://localhost:{bound}"
            if chosen in EVERYWHERE
            else f"http://{f'[{chosen}]' if ':' in chosen else chosen}:{bound}"
        )
        address = network_address() if chosen in EVERYWHERE else None
        print_welcome(output, here, f"http://{address}:{bound}" if address else None)
        if browser and has_screen():
            webbrowser.open(here)

    with suppress(KeyboardInterrupt):
        serve(settings, ready, logging.WARNING)  # the welcome already says where the server listens
    output.print("terminal-stopped")
    return 0


def print_welcome(output: Output, here: str, network: str | None) -> None:
    """Print the addresses, and a QR code for phones on the same network."""
    out = output.out
    out.print()
    out.print(Text.assemble(("  Rollwright  ", "bold"), (output.text("terminal-tag"), "bright_black")))
    out.print()
    addresses = {output.text("terminal-here"): here} | ({output.text("terminal-network"): network} if network else {})
    for name, address in addresses.items():
        out.print(Text.assemble(f"  {name:{max(map(len, addresses))}}   ", (address, "bold cyan")), soft_wrap=True)
    if network:
        out.print()
        out.print(qr_code(network))
    out.print()
    out.print(Text(f"  {output.text('terminal-stop')}", "bright_black"))
    out.print()


def qr_code(address: str) -> Text:
    """Draw a QR code, two rows of modules on a line, always dark on light."""
    code = segno.make(address, micro=False, error="m")
    rows = [list(row) for row in code.matrix_iter(border=QUIET_ZONE)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    lines = [
        "".join(" ▀▄█"[top + 2 * bottom] for top, bottom in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
    return Text("\n").join(Text.assemble("  ", (line, "black on white")) for line in lines)


def network_address() -> str | None:
    """Return this machine's address on the local network. Connecting a UDP socket sends nothing; it selects a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

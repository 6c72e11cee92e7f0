"""How what stands on a sheet looks in a terminal."""

INK, PENCIL, LIT, EMPTY, MARK, LABEL = (
    "bold",
    "italic",
    "bold black on green3",
    "bright_black",
    "yellow",
    "bright_black",
)
OPEN = "bold cyan"  # a place one may write in now

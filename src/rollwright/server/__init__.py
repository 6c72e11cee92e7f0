"""The server: any number of tables, each a log of events. docs/architecture.md shows the way through it."""

import os

# NumPy's OpenBLAS takes memory for every core and ends the process, inside C, where it gets none. Bots multiply small
# matrices, in threads of ours: one is enough. OpenBLAS reads this when NumPy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

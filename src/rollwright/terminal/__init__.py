"""Play any game in a terminal, and the command line."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in rollwright.server: this command starts the server, too

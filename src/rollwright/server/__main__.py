"""`python -m rollwright.server`: the bare server. The command `rollwright` adds the browser and the QR code."""

import argparse
import os
import sys

from msgspec.structs import replace

from rollwright.core import RollwrightError
from rollwright.locale import prefer, sentence
from rollwright.server.serve import serve
from rollwright.server.settings import read_settings
from rollwright.server.store.open import read_database


def main() -> int:
    try:
        settings = read_settings()
        parser = argparse.ArgumentParser(prog="python -m rollwright.server")
        parser.add_argument("--host", default=settings.host)
        parser.add_argument("--port", type=int, default=settings.port)
        parser.add_argument("--database", type=read_database, default=settings.database)
        parser.add_argument("--away-limit", type=float, default=settings.away_limit)
        parser.add_argument("--bot-delay", type=float, default=settings.bot_delay)
        serve(replace(settings, **vars(parser.parse_args())))
    except RollwrightError as error:
        sys.stderr.write(sentence(prefer(os.environ.get("LANG", "")), error) + "\n")
        return getattr(error, "exit_code", 70)
    return 0


if __name__ == "__main__":
    sys.exit(main())

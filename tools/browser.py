"""Find a Chromium for the browser tests, or install Debian's when root; else say what to install.

python tools/browser.py        prints its path
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
MISSING = (
    "The browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium), "
    "or name it in ROLLWRIGHT_BROWSER."
)
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"


def find() -> str | None:
    named = os.environ.get("ROLLWRIGHT_BROWSER")
    return named or next((path for name in (*NAMES, MAC) if (path := shutil.which(name))), None)


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *words], check=True, stdout=subprocess.DEVNULL, env=environment)


if __name__ == "__main__":
    if find() is None:
        install()
    print(find() or sys.exit(MISSING))

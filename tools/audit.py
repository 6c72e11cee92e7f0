"""Known holes in what we depend on, and bills of materials in dist/.

python tools/audit.py         asks the registries for known holes (pip-audit, npm audit); exit code 1 if there are any
python tools/audit.py bills   writes dist/rollwright-X.Y.Z-python.cdx.json and -page.cdx.json (CycloneDX)

Of Python both look at what a user of the wheel gets; of the page at all packages from which it is built. A registry
that cannot be reached is a sentence, never a failure: then nothing was checked, and the sentence says so.
"""

import json
import os
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any

import web
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
TOOLS = ROOT / ".tools" / "audit"
WANTED = ("pip-audit==2.10.1", "cyclonedx-bom==7.5.0")
PATIENCE = 300  # seconds for one program
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def needed() -> list[str]:
    """Return all packages that an installed Rollwright needs here, as name==version."""
    found: dict[str, str] = {}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    waiting = [Requirement(text) for text in project["dependencies"]]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name in found or (wanted.marker and not wanted.marker.evaluate()):
            continue
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue  # for another system
        for inner in map(Requirement, requires(name) or ()):
            extras = ("", *wanted.extras)
            if not inner.marker or any(inner.marker.evaluate({"extra": extra}) for extra in extras):
                inner.marker = None
                waiting.append(inner)
    return [f"{name}=={number}" for name, number in sorted(found.items())]


def run(command: list[str], folder: Path = ROOT, path: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **({"PATH": path} if path else {})}
    try:
        return subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment
        )
    except (subprocess.TimeoutExpired, OSError) as error:
        return subprocess.CompletedProcess(command, 99, "", str(error))


def tool(name: str) -> str | None:
    """Return the path of one of our tools, in an environment of their own; None where they cannot be installed."""
    binary = TOOLS / ("Scripts" if sys.platform == "win32" else "bin")
    stamp = TOOLS / "wanted"
    if not stamp.is_file() or stamp.read_text("utf-8") != "\n".join(WANTED):
        made = run([sys.executable, "-m", "venv", str(TOOLS)])
        if made.returncode or run([str(binary / "pip"), "install", "-q", *WANTED]).returncode:
            return None
        stamp.write_text("\n".join(WANTED), "utf-8")
    return str(binary / name)


# ------------------------------------------------------------------ known holes


def audit_python() -> bool:
    """Say which packages have known holes; return whether there are none that we know of."""
    auditor = tool("pip-audit")
    if auditor is None:
        print("Python: not checked, because pip-audit cannot be installed from here.")
        return True
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "needed.txt"
        listed.write_text("\n".join(needed()), "utf-8")
        done = run([auditor, "-r", str(listed), "--no-deps", "--disable-pip", "-f", "json"])
    try:
        packages: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        print("Python: not checked, because the index of known holes does not answer.")
        return True
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    holes = [(package["name"], hole["id"]) for package in packages for hole in package.get("vulns", [])]
    for name, hole in holes:
        print(f"Python: {name} has a known hole, {hole}.")
    print(f"Python: {len(packages) - len(skipped)} of {len(packages)} packages checked, {len(holes)} known holes.")
    if skipped:
        print(f"Python: the index does not know {len(skipped)} packages here, so they were not checked.")
    return not holes


def audit_page() -> bool:
    done = npm(ROOT / "web", "audit", "--json")
    try:
        counts: dict[str, int] = json.loads(done.stdout)["metadata"]["vulnerabilities"]
    except (ValueError, KeyError):
        print("Page: not checked, because the registry does not answer.")
        return True
    print(f"Page: {counts['total']} known holes.")
    return not counts["total"]


# ------------------------------------------------------------------ bills of materials


def bill_of_python(to: Path) -> None:
    maker = tool("cyclonedx-py")
    if maker is None:
        print(f"{to.name} was not written, because cyclonedx-bom cannot be installed from here.")
        return
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "needed.txt"
        listed.write_text("\n".join(needed()), "utf-8")
        project = ["--pyproject", str(ROOT / "pyproject.toml"), "--mc-type", "application"]
        reproducible = ["--output-reproducible", "--spec-version", "1.6", "--output-format", "JSON"]
        done = run([maker, "requirements", *project, *reproducible, "-o", str(to), str(listed)])
    print(f"{to.name} is written." if not done.returncode else f"{to.name} was not written: {done.stderr[-300:]}")


def bill_of_page(to: Path) -> None:
    """Ask npm, which reads the lock file; it wants a version, which our package.json leaves out."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json"):
            content = json.loads((ROOT / "web" / name).read_text("utf-8"))
            content["version"] = VERSION
            if "packages" in content:
                content["packages"][""]["version"] = VERSION
            (Path(folder) / name).write_text(json.dumps(content), "utf-8")
        kinds = ["--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"]
        done = npm(Path(folder), "sbom", *kinds)
    if done.returncode:
        print(f"{to.name} was not written: {done.stderr[-300:]}")
        return
    to.write_text(done.stdout, "utf-8")
    print(f"{to.name} is written.")


def npm(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command, path = web.npm_command()
    return run([*command, *words], folder, path)


def main(arguments: list[str]) -> int:
    if arguments == ["bills"]:
        (ROOT / "dist").mkdir(exist_ok=True)
        bill_of_python(ROOT / "dist" / f"rollwright-{VERSION}-python.cdx.json")
        bill_of_page(ROOT / "dist" / f"rollwright-{VERSION}-page.cdx.json")
        return 0
    return 0 if audit_python() & audit_page() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

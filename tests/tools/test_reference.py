"""`make reference` can read every module that it documents, and renders its docstrings."""

import re
import warnings
from pathlib import Path

import pdoc
from pdoc import render

ROOT = Path(__file__).parents[2]


def test_the_reference_has_a_page_of_every_module(tmp_path: Path):
    packages = re.findall(r"^REFERENCE := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)[0].split()
    render.configure(docformat="markdown", show_source=False, search=False)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # a module that cannot be imported is left out with a warning
        pdoc.pdoc(*packages, output_directory=tmp_path)
    pages = {file.relative_to(tmp_path).with_suffix("") for file in tmp_path.rglob("*.html")}
    assert {Path(*package.split(".")) for package in packages} <= pages

"""Each game, option, setting, error code, exit code and command has its place in the docs."""

import re
from typing import Any

import pytest

from rollwright.core import Item, Score, options_of
from rollwright.games import BROUGHT, GAMES
from rollwright.locale.needs import needs, needs_of_changes, needs_of_score
from rollwright.server.store.side_tables import SIDE_TABLES
from rollwright.terminal.cli import build
from rollwright.terminal.output import Output
from rollwright.terminal.streams import READER_GONE
from rollwright.testing import CHECKS
from tests.core.test_errors import codes, error_classes
from tests.examples import ROOT, folder_of
from tests.present import present

STATUS = {"frame-too-big": 413}  # the one that the framework finds out first
OURS = {name: game for name, game in GAMES.items() if name not in BROUGHT}  # not those of packages installed here
HEADINGS = ["Play", "Sheet", "Actions", "Scoring", "Readings of the rules", "Versions"]


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_every_game_has_a_page_with_the_same_headings(game: Any):
    text = (folder_of(game) / "README.md").read_text("utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == HEADINGS
    assert f"rules version {game.info.version}" in text
    for option in options_of(game):  # each with its values and the sentence of the rulebook that it comes from
        assert re.search(rf"^\| `{option.id}` \| [^|]+ \| [^|]+\. \|$", text, re.MULTILINE), option.id
    assert all(f"| `{verb}" in text for verb in {action.__struct_config__.tag for action in game.actions})


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_every_game_has_the_title_page_of_its_rulebook(game: Any):
    text = " ".join((folder_of(game) / "README.md").read_text("utf-8").split("##")[0].split())
    least, most = game.info.minutes
    assert (f"about {least} minutes" if least == most else f"{least} to {most} minutes") in text
    assert f"from {game.info.age} years" in text
    for name in (*game.info.designers, *(name for credit in game.info.credits for name in credit.names)):
        assert all(word in text for word in re.findall(r"[^\W\d_]{2,}", name)), name


def test_every_code_has_its_line_with_its_status_or_exit_code():
    lines = dict(re.findall(r"^\| `([\w-]+)` \| (\d+) \| .+ \|$", page("docs/errors.md"), re.MULTILINE))
    expected = {
        code: str(STATUS.get(code) or getattr(kind, "exit_code", None) or getattr(kind, "status", 500))
        for code, kind in codes().items()
    }
    assert {code: number for code, number in expected.items() if lines.get(code) not in (number, "1")} == {}


def test_every_table_of_the_database_has_its_line():
    made, gone = set[str](), {"earlier"}
    for file in (ROOT / "src/rollwright/server/store/migrations").rglob("*.sql"):
        made |= set(re.findall(r"^CREATE (?:UNLOGGED )?TABLE (\w+)", file.read_text("utf-8"), re.MULTILINE))
        gone |= set(re.findall(r"^DROP TABLE (\w+)", file.read_text("utf-8"), re.MULTILINE))
    listed = re.search(r"^\| table \| holds .+?\n\n", page("docs/hosting.md"), re.MULTILINE | re.DOTALL)
    lines = [line.split("|")[1:-1] for line in present(listed)[0].splitlines()[2:] if line]
    named = {name: line for line in lines for name in re.findall(r"`(\w+)`", line[0])}
    assert {*named} == made - gone | {"migration"}
    copied = {name for name, line in named.items() if line[3].strip() == "yes"}
    assert copied == {*SIDE_TABLES, "tip", "entry", "event"}


def test_every_exit_code_has_its_line():
    codes = {0, 1, 2, 70, 130, READER_GONE} | {
        int(code) for kind in error_classes().values() if (code := getattr(kind, "exit_code", None))
    }
    listed = {int(code) for code in re.findall(r"^\| (\d+) \|", page("docs/terminal.md"), re.MULTILINE)}
    assert listed == codes


def test_every_command_has_its_line():
    registered = build(Output()).registered_commands
    commands = [command.name or str(getattr(command.callback, "__name__", "")) for command in registered]
    assert len(commands) == 13
    assert all(f"| `rollwright {command}" in page("docs/terminal.md") for command in commands)


def test_every_option_of_a_command_is_named():
    for option in (
        "--host",
        "--port",
        "--no-browser",
        "--bots",
        "--option",
        "--name",
        "--words",
        "--save",
        "--round",
        "--games",
        "--seed",
        "--json",
        "--lang",
    ):
        assert option in page("docs/terminal.md")


def test_every_check_has_its_line():
    assert all(f"| `{check.__name__}` |" in page("docs/core.md") for check in CHECKS)


def test_every_setting_has_its_line():
    folder = ROOT / "src" / "rollwright" / "server"
    source = "".join((folder / name).read_text("utf-8") for name in ("settings.py", "site_settings.py"))
    names = set(re.findall(r'given(?:\.get\(|, )"(\w+)"', source))
    assert "database" in names
    docs = "".join(file.read_text("utf-8") for file in (ROOT / "docs").glob("*.md"))
    assert all(f"| `ROLLWRIGHT_{name.upper()}` |" in docs for name in names)


def test_every_kind_of_message_has_its_line():
    lines = {need.line for game in OURS.values() for need in needs(game)}
    lines |= {need.line for need in needs_of_score(GAMES["splitter"], Score((Item("ones", 0),), 0))}
    lines |= {need.line for need in needs_of_changes(GAMES["splitter"], ["ones"], ["ones"])}
    lines |= {"error-<code>", "<title>", "level-<level>"}
    listed = set(
        re.findall(r"^\| `([^`]+)` \|", page("docs/messages.md").partition("## What a game may")[0], re.MULTILINE)
    )
    assert listed == lines | {f"option-<game>-<option>-{part}" for part in ("value", "less", "more")}


def test_every_make_command_has_its_line():
    commands = re.findall(r"^## (\w+):", page("Makefile"), re.MULTILINE)
    assert {"play", "test", "soak", "dist"} <= {*commands}
    assert [command for command in commands if f"    make {command} " not in page("CONTRIBUTING.md")] == []


def test_every_decision_is_on_the_list():
    listed = re.findall(r"^\d+\. \[(.+)\]\((.+)\)$", page("docs/decisions/README.md"), re.MULTILINE)
    assert [file for _, file in listed] == sorted(path.name for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    for title, file in listed:
        text = page(f"docs/decisions/{file}")
        assert text.startswith(f"# {title}\n"), file
        for part in ("Why", "Decision", "What follows", "Where"):
            assert f"\n**{part}.** " in text, (file, part)


def test_every_place_that_a_decision_names_exists():
    for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md"):
        where = path.read_text("utf-8").split("**Where.** ")[1]
        for place in re.findall(r"`([^`]+/[^`]*)`", where):
            assert list(ROOT.glob(place)), (path.name, place)

"""Games and bots of installed packages in the terminal: listed, played to the end, simulated, scored, verified."""

import json
import re
from pathlib import Path

import pytest

from tests.examples import EXAMPLES
from tests.packages.install import rollwright
from tests.press.reading import read, words

STAIRS = "".join(f"take {step % 2}\n{step}\n\n" for step in range(1, 6))
BOXES = [
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "trio",
    "quartet",
    "house",
    "short",
    "long",
    "quintet",
    "free",
]
QUINTET = "".join(f"keep 0\nroll\nrelease 0\nkeep 4\nroll 3\n{box}\nundo\n{box}\n\n" for box in BOXES)


def test_both_games_are_on_the_list_with_their_own_words(installed: Path):
    said = rollwright(installed, "games")
    assert said.returncode == 0
    assert said.stderr == ""
    assert re.search(
        r"^stairs +Higher with every step\. +1–6 players · 3 min · 6\+ +steps=5\|7 *$", said.stdout, re.MULTILINE
    )
    assert re.search(r"^quintet +Five dice, three rolls\. +1–6 players · 20 min · \d+\+ *$", said.stdout, re.MULTILINE)
    assert "Plus haut à chaque marche." in rollwright(installed, "games", "--lang", "fr").stdout


LATER = pytest.mark.soak("a whole game of each example in the terminal in the other language, too", only=True)


@pytest.mark.parametrize(
    ("game", "language", "typed", "total"),
    [
        ("stairs", "en", STAIRS, "Last step"),
        ("quintet", "fr", QUINTET, "Figures"),
        pytest.param("stairs", "fr", STAIRS, "Dernière marche", marks=LATER),
        pytest.param("quintet", "en", QUINTET, "Figures", marks=LATER),
    ],
    ids=["stairs-en", "quintet-fr", "stairs-fr", "quintet-en"],
)
def test_a_whole_game_in_the_terminal_verifies(
    installed: Path, tmp_path: Path, game: str, language: str, typed: str, total: str
):
    file = tmp_path / "game.json"
    said = rollwright(installed, "play", game, "--save", str(file), "--lang", language, piped=typed)
    assert said.returncode == 0, said.stdout + said.stderr
    assert said.stderr == ""
    assert total in said.stdout
    assert not re.search(rf"\b(terminal|game|{game})-[a-z]", said.stdout)  # no id of a message
    verified = rollwright(installed, "verify", str(file))
    assert (verified.returncode, verified.stdout.splitlines()[-1]) == (0, "These dice fit, but that is no proof.")
    replayed = rollwright(installed, "replay", str(file), "--round", "2")
    assert replayed.returncode == 0, replayed.stderr


def test_own_dice_are_shown_and_the_kept_ones_stand_in_brackets(installed: Path):
    said = rollwright(installed, "play", "quintet", "--bots", "none", piped="keep 0\nkeep 2\n")
    dice = re.findall(r"Round 1 of 13 +(.+)", said.stdout)
    assert re.fullmatch(r"\d  \d  \d  \d  \d", dice[0])
    assert re.fullmatch(r"\[\d\]  \d  \[\d\]  \d  \d", dice[2])


def test_words_that_may_mean_several_choices_are_asked_for_again(installed: Path):
    said = rollwright(installed, "play", "quintet", "--bots", "none", piped="2\n")
    assert "“2” means nothing here. You can type, for instance: keep 0, roll 2, write ones, ?, q." in said.stdout


@pytest.mark.parametrize("game", ["stairs", "quintet"])
def test_bots_of_a_package_are_simulated(installed: Path, game: str):
    said = rollwright(installed, "sim", game, "--games", "3", "--json")
    assert said.returncode == 0, said.stderr
    players = json.loads(said.stdout)["players"]
    assert [player["level"] for player in players] == {
        "stairs": ["steady", "steady"],
        "quintet": ["sharp", "steady"],
    }[game]


def test_the_bots_of_quintet_differ_in_strength(installed: Path):
    said = rollwright(installed, "sim", "quintet", "--bots", "sharp,steady,gentle", "--games", "20", "--json")
    sharp, steady, gentle = (player["points"]["mean"] for player in json.loads(said.stdout)["players"])
    assert sharp > steady > gentle


def test_cases_of_a_package_are_scored(installed: Path):
    cases = json.loads((EXAMPLES / "quintet" / "tests" / "cases.json").read_text("utf-8"))
    said = rollwright(installed, "score", "quintet", "-", piped=json.dumps(cases))
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout) == [case["expect"] for case in cases]


LEFT_OUT = """\
exits of the package exits 0.1. SystemExit: goodbye (exits.py, line 5)
bad-action of the package misfits 0.1. actions lists Strange(), which is not of the union
bad-id of the package misfits 0.1. the id '../Stairs' is not made of small letters, digits and single hyphens
bad-info of the package misfits 0.1. info: Expected `array`, got `str` - at `$.minutes`
bad-options of the package misfits 0.1. options: TypeError: option steps is no Literal, bool, \
bounded int or bounded text
bad-seats of the package misfits 0.1. seats 3 to 99: between 1 and 12 can play
bad-sheet of the package misfits 0.1. sheet gives NoneType, not Paper
bad-start of the package misfits 0.1. start: ZeroDivisionError: no stairs today (misfits.py, line 24)
no-function of the package misfits 0.1. legal is no function
of-clock of the package misfits 0.1. clock.next_wake is no function
of-daily of the package misfits 0.1. daily: ZeroDivisionError: no stairs today (misfits.py, line 24)
of-default of the package misfits 0.1. options: TypeError: option steep has no default
of-frozen of the package misfits 0.1. the action Soft is not frozen
of-panic of the package misfits 0.1. Panic: no stairs left (misfits.py, line 32)
of-proposals of the package misfits 0.1. proposals: ValidationError: Object missing required field `seats` - at `$[0]`
of-race of the package misfits 0.1. race is no Race
of-ranking of the package misfits 0.1. ranking.compared is no tuple
of-tag of the package misfits 0.1. the action Bare has no tag
of-usual of the package misfits 0.1. usual: ZeroDivisionError: no stairs today (misfits.py, line 24)
nogame of the package nogame 0.1. it is no Game but str
raises of the package raises 0.1. RuntimeError: the dice are lost under the table (raises.py, line 3)
a-splitter of the package twins 0.1. the id splitter is taken by rollwright
b-stairs of the package twins 0.1. the id stairs is taken by stairs 1.0
unnamed of the package unnamed 0.1. AttributeError: module 'unnamed' has no attribute 'GAME'
"""
LEFT_OUT_BOTS = """\
a-no-pack of the package badpacks 0.1. it is no BotPack but function
b-no-game of the package badpacks 0.1. there is no game 'chess'
c-taken of the package badpacks 0.1. splitter has a level sharp already
d-name of the package badpacks 0.1. the level 'Very Lucky!' is not made of small letters, digits and single hyphens
d-pause of the package badpacks 0.1. pause is no function
takes-turns of the package racers 0.1. scramble is a game of speed: its bots are given as timed, not as levels
"""


def lines(kind: str, text: str) -> list[str]:
    return [f"Left out: the {kind} {line}" for line in text.splitlines()]


def test_a_reviewer_that_cannot_be_used_is_named(crowded: Path):
    said = rollwright(crowded, "review", "-", piped="nothing")
    assert (
        lines("review", "f-no-reviewer of the package badpacks 0.1. it is no Reviewer but function")[0] in said.stderr
    )


def test_a_package_that_cannot_be_used_is_named_in_one_line_and_everything_else_goes_on(crowded: Path):
    said = rollwright(crowded, "games")
    assert said.returncode == 0
    assert said.stderr.splitlines() == lines("game", LEFT_OUT)
    listed = [line.split()[0] for line in said.stdout.splitlines() if re.match(r"[a-z-]+  ", line)]
    ours = ["splitter", "make-a-difference", "hexroller", "word-roller", "difference"]
    assert listed == [*ours, "quintet", "dash", "scramble", "stairs", "other-stairs", "wordless"]


def test_a_bot_of_a_package_is_a_level_of_our_game(crowded: Path):
    said = rollwright(crowded, "sim", "splitter", "--bots", "lucky,gentle", "--games", "1", "--json")
    assert said.returncode == 0, said.stderr
    assert [player["level"] for player in json.loads(said.stdout)["players"]] == ["lucky", "gentle"]
    assert said.stderr.strip().splitlines() == [*lines("game", LEFT_OUT), *lines("bots", LEFT_OUT_BOTS)]


def test_a_level_of_a_package_has_its_name_at_the_table(crowded: Path):
    for typed in ("illegal", "against the rules"):
        said = rollwright(crowded, "play", "stairs", "--bots", typed, piped="")
        assert "against the rules  0 points" in said.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_without_words_is_played_in_plain_ones(crowded: Path, language: str):
    listed = rollwright(crowded, "games", "--lang", language).stdout
    assert re.search(r"^wordless +\S.* steps=5\|7 steep_sides=true\|false guests=0…3 note=… *$", listed, re.MULTILINE)
    typed = "take 0\n1\n1\n\n" + STAIRS.partition("\n\n")[2]
    said = rollwright(crowded, "play", "wordless", "--lang", language, piped=typed)
    assert said.returncode == 0, said.stdout + said.stderr
    assert re.search(r"^ *Climbs +\d+ +\d+", said.stdout, re.MULTILINE)
    assert not re.search(r"\b(terminal|game|error|wordless)-[a-z]", said.stdout)


def test_a_sheet_shows_its_labels_and_a_box_is_named_by_its_label(installed: Path):
    said = rollwright(installed, "play", "quintet", "--bots", "none", "--lang", "fr", piped="Petite suite\n?\n")
    sheet, written, _ = said.stdout.split("Manche ")[1:]
    for label in ("les 1", "quatuor", "grande suite", "≥ 60: +30"):
        assert label in sheet
    assert "quartet" not in sheet
    assert "petite suite" in written
    assert re.search(r"petite suite +‹\d+›", written)


@pytest.mark.usefixtures("press_fonts")
@pytest.mark.parametrize(
    ("game", "language", "said"),
    [("stairs", "en", "Last step"), ("quintet", "fr", "Quintette")],
)
def test_both_print_without_a_line_of_code(installed: Path, tmp_path: Path, game: str, language: str, said: str):
    file = tmp_path / "sheet.pdf"
    done = rollwright(installed, "print", game, "-o", str(file), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    pdf = read(file.read_bytes())
    assert said in words(pdf.pages[0])
    assert len(pdf.pages) > 1  # and the README as rules

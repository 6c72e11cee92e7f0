"""`rollwright review FILE`: its answer in words and as JSON, and every kind of file that it refuses."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollwright.bots.difference import TIMED_BOTS
from rollwright.bots.simulated_race import SimulatedRace
from rollwright.core import Record, begin, mix, read_options, record
from rollwright.games import GAMES
from rollwright.locale import say
from rollwright.review import Review, part_of
from rollwright.review.standing import among_levels
from rollwright.review.text import tell
from rollwright.terminal.cli import main
from tests.present import present
from tests.review.played_games import as_typed, recorded, reviewed

LEVELS = ("any", "steady")


@pytest.fixture
def kept() -> Record:
    return recorded("mode-a", LEVELS, 2)


def write(folder: Path, content: Any) -> str:
    file = folder / "game.json"
    file.write_bytes(content if isinstance(content, bytes) else msgspec.json.encode(content))
    return str(file)


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["review", *arguments])
    captured = capsys.readouterr()
    assert captured.out == ""
    return code, captured.err.strip()


def test_json_has_the_whole_review(tmp_path: Path, kept: Record, capsys: pytest.CaptureFixture[str]):
    assert main(["review", write(tmp_path, kept), "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert found == among_levels(reviewed("mode-a", LEVELS, 2), GAMES[kept.game].options())
    assert [each.level for each in found.standings[1]] == ["gentle", "steady", "sharp", "master"]


def test_words_tell_the_ledger_of_each_seat(kept: Record):
    game = GAMES[kept.game]
    said = "\n".join(tell(reviewed("mode-a", LEVELS, 2), "en", game.sheet(game.options())))
    assert said.startswith(f"any: {kept.scores[0].total}.0 points")
    assert "lost by choices" in said
    assert said.count("expected at the start") == 2


@pytest.mark.parametrize(("kind", "levels", "seed"), [("mode-a", LEVELS, 2), ("mode-b", ("sharp", "gentle"), 5)])
def test_the_lines_of_a_told_ledger_add_up(kind: str, levels: tuple[str, ...], seed: int):
    """Start, luck and loss are rounded, and the reviewer's error takes what that leaves."""
    game = GAMES[recorded(kind, levels, seed).game]
    said = list(tell(reviewed(kind, levels, seed), "en", game.sheet(game.options())))
    names = [say("en", f"review-{name}") for name in ("start", "luck", "loss", "error", "final")]
    for first in (place for place, line in enumerate(said) if names[0] in line):
        lines = said[first : first + len(names)]
        assert [name in line for name, line in zip(names, lines, strict=True)] == [True] * len(names)
        *parts, final = (float(line.removeprefix("  ")[32:].split("±")[0].replace("%", "")) for line in lines)
        assert sum(parts) == pytest.approx(final, abs=1e-9)


def test_mode_b_is_told_in_the_chance_to_win_and_in_the_lead():
    game = GAMES["make-a-difference"]
    found = reviewed("mode-b", ("sharp", "gentle"), 5)
    said = list(tell(found, "fr", game.sheet(game.options())))
    heads = [place for place, line in enumerate(said) if line.strip() == say("fr", "review-lead")]
    assert len(heads) == 2
    for seat, head in zip(found.seats, heads, strict=True):
        lead = present(seat.lead)
        final = said[head + 5].split()
        assert (final[0], float(final[-1].replace(",", "."))) == (say("fr", "review-final"), lead.final)


def test_the_rounds_stand_in_columns_however_long_a_choice_is():
    game = GAMES["hexroller"]
    said = tell(reviewed("back", ("master", "steady"), 3), "fr", game.sheet(read_options(game, {"side": "back"})))
    columns, gaps = list[int](), list[str]()
    for line in said:
        if "écrit" in line:
            columns = [line.index(head) for head in ("écrit", "mieux")]
        elif columns and "light-" in line and line.split()[0].isdigit():
            gaps += [line[place - 2 : place] for place in columns if len(line) > place]
    assert len(gaps) > 12  # two seats write in six rounds, and some of these choices have a better one
    assert set(gaps) == {"  "}


def test_words_come_in_french(tmp_path: Path, kept: Record, capsys: pytest.CaptureFixture[str]):
    assert main(["review", write(tmp_path, kept), "--language", "fr"]) == 0
    assert "perdu par les choix" in capsys.readouterr().out


def test_a_file_cut_short_is_refused(tmp_path: Path, kept: Record, capsys: pytest.CaptureFixture[str]):
    code, said = refusal(capsys, write(tmp_path, msgspec.json.encode(kept)[:-40]))
    assert code == 65
    assert "JSON" in said


def test_a_forged_roll_is_refused(tmp_path: Path, kept: Record, capsys: pytest.CaptureFixture[str]):
    forged = msgspec.to_builtins(kept)
    forged["rolls"][0]["values"] = [6, 6]
    code, said = refusal(capsys, write(tmp_path, forged))
    assert code == 65
    assert "(rolls)" in said


def test_an_impossible_move_is_refused(tmp_path: Path, kept: Record, capsys: pytest.CaptureFixture[str]):
    forged = msgspec.to_builtins(kept)
    forged["moves"] = [*forged["moves"][:3], forged["moves"][0], *forged["moves"][3:]]
    code, said = refusal(capsys, write(tmp_path, forged))
    assert code == 65
    assert "(moves)" in said


def test_an_unfinished_game_is_refused(tmp_path: Path, kept: Record, capsys: pytest.CaptureFixture[str]):
    code, said = refusal(capsys, write(tmp_path, msgspec.structs.replace(kept, moves=kept.moves[:-4])))
    assert code == 2
    assert said.startswith("The game has not ended yet")


def test_a_game_of_unknown_rules_is_refused(tmp_path: Path, kept: Record, capsys: pytest.CaptureFixture[str]):
    code, said = refusal(capsys, write(tmp_path, msgspec.structs.replace(kept, version=99)))
    assert code == 2
    assert "99" in said


def test_a_game_that_has_no_review_is_refused(tmp_path: Path, kept: Record, capsys: pytest.CaptureFixture[str]):
    code, said = refusal(capsys, write(tmp_path, {**msgspec.to_builtins(kept), "game": "stairs"}))
    assert code == 2
    assert "stairs" in said


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    code, said = refusal(capsys, str(tmp_path / "nowhere.json"))
    assert code == 66
    assert "nowhere.json" in said


def test_a_race_is_told_by_its_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    game = GAMES["difference"]
    options = read_options(game, {"mode": "solo", "length": 2, "illustration": "lake"})
    secret, words = f"{7:064x}", ("",)
    bot = TIMED_BOTS["steady"](options, 0, Random(1), None)
    race = SimulatedRace(game, begin(game, options, ("Ada",), mix(secret, words)), [bot])
    race.play()
    file = write(tmp_path, record(game, options, ("Ada",), secret, words, race.log))
    assert main(["review", file]) == 0
    assert capsys.readouterr().out.startswith("Ada: 2 finds\n")
    assert main(["review", file, "--language", "fr"]) == 0
    assert capsys.readouterr().out.startswith("Ada\N{NO-BREAK SPACE}: 2 trouvailles\n")
    assert main(["review", file, "--json"]) == 0
    made = part_of(msgspec.json.decode(capsys.readouterr().out, type=Review))
    assert [len(find.elements) for find in made.finds] == [2, 1]


# ------------------------------------------------------------------ games typed in from paper


def typed() -> str:
    return as_typed(recorded("mode-a", LEVELS, 6))


LATER = pytest.mark.soak("games typed in from paper of every kind, not of Mode B and its BotCards alone", only=True)


@pytest.mark.parametrize(
    "kind", ["mode-b", "mode-b-cards", *(pytest.param(kind, marks=LATER) for kind in ("splitter-b", "mode-a", "back"))]
)
def test_a_typed_game_gets_the_same_review_as_its_file(tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]):
    levels = ("sharp", "gentle")
    assert main(["review", write(tmp_path, as_typed(recorded(kind, levels, 5)).encode()), "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Review) == reviewed(kind, levels, 5)


@pytest.mark.parametrize(
    ("line", "instead", "code", "words"),
    [
        ("round", "throw 3 4", 65, "Line 12 cannot be read: throw 3 4"),
        ("round", "round 3 9", 65, "Line 12 cannot be read: round 3 9"),
        ("round", "round 3", 65, "Line 12 cannot be read: round 3"),
        ("round", "round 3 x", 65, "Line 12 cannot be read: round 3 x"),
        ("round", "round 3 ٣", 65, "Line 12 cannot be read: round 3 ٣"),
        ("round", "any: fa, fb", 65, "Line 12 cannot be read: any: fa, fb"),
        ("any:", "any: zz", 65, "Line 13 is not possible (any: zz):"),
        ("steady:", "any: aa", 65, "Line 14 is not possible"),
        ("any:", "game hexroller", 65, "Line 13 cannot be read: game hexroller"),
        ("any:", "option mode=B", 65, "Line 13 cannot be read: option mode=B"),
        ("any:", "any\x00\x1b", 65, "Line 13 cannot be read: any\ufffd\ufffd"),
        ("seat", "botcard Dot", 65, 'before the first round stands no line "botcard"'),
        ("game", "game chess", 65, "Line 1 is not possible (game chess)"),
        ("game", "game difference", 65, "Games of Difference cannot be typed in"),
    ],
)
def test_a_wrong_line_is_named(
    tmp_path: Path, line: str, instead: str, code: int, words: str, capsys: pytest.CaptureFixture[str]
):
    lines = typed().splitlines()
    lines[next(place for place, each in enumerate(lines) if each.startswith(line))] = instead
    assert refusal(capsys, write(tmp_path, "\n".join(lines).encode()))[0] == code
    assert main(["review", write(tmp_path, "\n".join(lines).encode())]) == code
    assert words in capsys.readouterr().err


def test_a_typed_game_must_be_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    lines = typed().splitlines()
    assert refusal(capsys, write(tmp_path, "\n".join(lines[:-3]).encode()))[1].startswith("The game has not ended yet")
    code, said = refusal(capsys, write(tmp_path, b"\n# nothing\n"))
    assert code == 65
    assert said.startswith("This file tells no game")

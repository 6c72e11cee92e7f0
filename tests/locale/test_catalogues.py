"""The catalogues say the same in every language, with the same parameters, by the same rules of writing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rollwright
from rollwright.core import NotFound
from rollwright.locale import LANGUAGES, Language, catalogue, prefer, say, sentence
from rollwright.locale.elision import de


class Parameters(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node: Any):  # noqa: N802 - Fluent's own name
        self.found.add(node.id.name)


def messages(language: Language, file: str) -> dict[str, set[str]]:
    """The messages of one file with the parameters each of them uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(language)[file]).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            parameters = Parameters()
            parameters.visit(entry)
            found[entry.id.name] = parameters.found
    return found


SOURCE = Path(rollwright.__file__).parent
PAGE = SOURCE.parents[1] / "web" / "src"
HOLE = r"\$?\{(?:[^{}]|\{[^{}]*\})*\}"  # of a template, in Python and in TypeScript
NAMING = re.compile(rf"""(["'`])((?:{HOLE}|[\w-])+)\1""")
ATTRIBUTE = re.compile(r"""\b(?:id|for|aria-\w+|class|name)="[^"{]*\"""")  # of HTML: no message
LEAST = 3  # letters that a template has of its own: "{game}-{item}" alone would name every message
# Messages whose template has fewer, or whose name is put together in two places.
BUILT = (
    "mine-[a-z-]+-no",
    "sit-words(-why)?-difference",
    "table-seat-(writing|done)",
    "table-(honest|unproven|dishonest)",
)


def named() -> tuple[set[str], re.Pattern[str]]:
    """Return the words in quotes of the whole source, and a pattern for those that it puts together."""
    whole, parts = set[str](), set[str](BUILT)
    texts = [file.read_text("utf-8") for file in SOURCE.rglob("*.py")]
    texts += [file.read_text("utf-8") for end in ("ts", "svelte") for file in PAGE.rglob(f"*.{end}")]
    for text in texts:
        for _, word in NAMING.findall(ATTRIBUTE.sub("", text)):
            if "{" not in word:
                whole.add(word)
            elif len(re.sub(rf"{HOLE}|-", "", word)) >= LEAST:
                parts.add(re.sub(HOLE, lambda _: r"[\w-]+", word))
    return whole, re.compile("|".join(sorted(parts)))


def test_every_message_is_said_somewhere():
    whole, parts = named()
    catalogues = catalogue("en").values()
    within = {name for text in catalogues for name in re.findall(r"\{ ?([a-z][\w-]+) ?\}", text)}
    names = [name for file in FILES for name in messages("en", file)]
    assert [name for name in names if name not in whole | within and not parts.fullmatch(name)] == []


ELISIONS: list[tuple[str, str]] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "elision.json").read_text("utf-8")
)  # for the page, too
FILES = sorted(catalogue("en"))


def test_every_language_has_the_same_files():
    assert all(sorted(catalogue(language)) == FILES for language in LANGUAGES)


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_parameters(file: str):
    assert messages("fr", file) == messages("en", file)


@pytest.mark.parametrize(("name", "elided"), ELISIONS)
def test_french_de_elides_before_a_vowel_and_a_mute_h(name: str, elided: str):
    assert de(name) == elided
    assert say("fr", "table-sheet-of", name=name, total=2) == f"La feuille {elided}, 2 points"


def test_no_message_is_in_two_files():
    names = [name for file in FILES for name in messages("en", file)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("file", FILES)
def test_french_puts_a_no_break_space_before_tall_marks_and_within_quotes(file: str):
    for line in catalogue("fr")[file].splitlines():
        text = re.sub(r"\{[^}]*\}|^\s*#.*|https?:", "x", line)
        assert not re.search(r"[^\s\u00a0\u202f:;?!*/\d][;?!:](\s|$)| [;?!:](\s|$)|« | [»%]", text), line


COUNTS = {"total", "points", "after", "before", "loss", "luck", "worth"}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_never_points(language: Language, file: str):
    """A sum stands before the word only where its number has chosen the word."""
    for entry in FluentParser().parse(catalogue(language)[file]).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            text = "".join(
                f"<{count}>" if (count := _count(part)) else str(getattr(part, "value", "") or "")
                for part in entry.value.elements
            )
            assert not re.search(r"<\w+> points?\b", text), entry.id.name


def _count(part: Any) -> str:
    """Return the name of the sum that stands here, if one does."""
    if not isinstance(part, ast.Placeable) or not isinstance(part.expression, ast.VariableReference):
        return ""
    return part.expression.id.name if part.expression.id.name in COUNTS else ""


@pytest.mark.parametrize("file", FILES)
def test_nobody_is_shouted_at_or_begged(file: str):
    for language in LANGUAGES:
        text = re.sub(r"^(#|difference-call =).*", "", catalogue(language)[file], flags=re.MULTILINE)  # a call is loud
        assert not re.search(r"!|\boops\b|\bplease\b|successfully|s’il vous plaît", text, re.IGNORECASE)


def test_an_error_becomes_its_sentence():
    error = NotFound("unknown-game", game="chess", games="splitter")
    assert sentence("en", error) == "There is no game called chess. We have splitter."
    assert "chess" in sentence("fr", error)


def test_a_message_we_do_not_have_is_a_fault_of_ours():
    with pytest.raises(LookupError):
        say("en", "no-such-message")
    with pytest.raises(LookupError):
        say("en", "error-illegal-action")


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("fr-CH,fr;q=0.9,en;q=0.8", "fr"),
        ("de,fr;q=0.5", "fr"),
        ("en;q=0.5,fr;q=0.9", "fr"),
        ("en;q=0.5, fr-CA", "fr"),
        ("fr;q=0,en;q=0.1", "en"),
        ("fr;q=0", "en"),
        ("fr ; q = 0.2 , en;q=0.1", "fr"),
        ("fr;q=much,en;q=0.1", "en"),
        ("fr;q=7,en;q=0.1", "en"),
        ("en-GB", "en"),
        ("fr_FR.UTF-8", "fr"),
        ("C", "en"),
        ("", "en"),
        ("*", "en"),
    ],
)
def test_the_language_with_the_highest_weight_is_chosen(wish: str, language: str):
    assert prefer(wish) == language


class UnsaidTotals(Visitor):
    """Variants `one` that write points out, though `other` names it: "one" is also -1, and 0 in French."""

    def __init__(self):
        self.found: list[str] = []

    def visit_SelectExpression(self, node: Any):  # noqa: N802 - Fluent's own name
        self.generic_visit(node)
        if not isinstance(node.selector, ast.VariableReference):
            return
        name = node.selector.id.name
        variants = {variant.key.name: variant for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in variants and _says_points(variants["one"]) and _names(variants["other"], name):
            self.found += [] if _names(variants["one"], name) else [name]


def _says_points(variant: Any) -> bool:
    return any("point" in part.value for part in variant.value.elements if isinstance(part, ast.TextElement))


def _names(variant: Any, name: str) -> bool:
    parameters = Parameters()
    parameters.visit(variant.value)
    return name in parameters.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_total_below_zero_is_said_with_its_sign(language: Language):
    unsaid: dict[str, list[str]] = {}
    for text in catalogue(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                totals = UnsaidTotals()
                totals.visit(entry)
                unsaid |= {entry.id.name: totals.found} if totals.found else {}
    assert unsaid == {}
    assert "-1" in say(language, "terminal-points", points=-1)

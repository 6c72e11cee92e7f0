"""Messages that are parsed one by one say the same as a whole file."""

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, Term

from rollwright.locale import LANGUAGES, Language, catalogue
from rollwright.locale.bundle import Bundle, entries


def written(text: str) -> dict[str, str]:
    """Return what the parser finds in a text, by name, without comments."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), text
        if isinstance(entry, (Message, Term)):
            entry.comment = None
            found[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_of_ours_is_the_same_alone_as_in_its_file(language: Language):
    for text in catalogue(language).values():
        alone = {name: written(entry)[name.lstrip("-")] for name, entry in entries(text)}
        assert {name.lstrip("-"): entry for name, entry in alone.items()} == written(text)


def loud(value: object) -> str:
    return f"{value}!"


def bundle(*texts: str) -> Bundle:
    return Bundle("en", texts, {"LOUD": loud})


def test_a_message_may_refer_to_others_in_any_text():
    found = bundle("plain = { greeting }, { -name }\n", "greeting = Hello\n-name = Ada\n")
    assert found.format("plain", {}) == ("Hello, Ada", [])


def test_messages_that_refer_to_each_other_are_both_found():
    found = bundle("one = { two }\ntwo = { one }\n")
    assert (found.has("one"), found.has("two")) == (True, True)


def test_the_first_message_of_a_name_stays_whichever_is_said_first():
    found = bundle("shared = ours\n", "shared = theirs\nnext = { shared }\n")
    assert found.format("next", {}) == ("ours", [])
    assert found.format("shared", {}) == ("ours", [])


def test_lines_of_a_message_may_begin_with_a_brace_and_comments_end_it():
    text = "count = { $n ->\n    [one] a die\n   *[other] { $n } dice\n} here\n# a comment = no message\nnext = 2\n"
    found = bundle(text)
    assert found.format("count", {"n": 2}) == ("2 dice here", [])
    assert found.format("next", {}) == ("2", [])
    assert not found.has("comment")


def test_functions_are_known_and_a_missing_parameter_is_an_error():
    found = bundle("shout = { LOUD($word) }\n")
    assert found.format("shout", {"word": "six"}) == ("six!", [])
    assert found.format("shout", {})[1]


def test_a_broken_entry_is_missing_and_its_neighbours_are_not():
    found = bundle("before = 1\nbroken = { $n ->\nafter = 2\n")
    assert (found.has("before"), found.has("broken"), found.has("after")) == (True, False, True)
    assert found.format("broken", {}) == (None, [])
    assert found.format("nothing", {}) == (None, [])


def test_a_message_with_attributes_alone_has_no_text():
    assert bundle("key =\n    .label = Press\n").format("key", {}) == (None, [])

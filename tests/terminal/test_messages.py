"""Every message that the command line says is in the catalogue."""

import re
from pathlib import Path

import rollwright.terminal
from rollwright.core import verify
from rollwright.locale import catalogue
from tests.core.test_record import KEPT, splitter

SOURCE = "\n".join(file.read_text("utf-8") for file in Path(rollwright.terminal.__file__).parent.rglob("*.py"))
MESSAGES = set(re.findall(r"^([\w-]+) =", "\n".join(catalogue("en").values()), re.MULTILINE))


def test_every_message_is_there():
    said = set(re.findall(r"""\.(?:text|print|warn)\(f?["']([a-z-]+)["']""", SOURCE))
    assert len(said) > 40
    assert said <= MESSAGES


def test_every_finding_has_its_two_sentences():
    for finding in verify(splitter, KEPT):
        assert {f"terminal-check-{finding.check}", f"terminal-fault-{finding.check}"} <= MESSAGES


def test_every_item_can_be_won_and_lost_in_words():
    for game, items in {"splitter": [*(f"number-{number}" for number in range(1, 7)), "hearts"]}.items():
        assert {f"{game}-item-{item}" for item in items} | {f"{game}-won-{item}" for item in items} <= MESSAGES
        assert {f"{game}-lost-{item}" for item in items if item != "hearts"} <= MESSAGES

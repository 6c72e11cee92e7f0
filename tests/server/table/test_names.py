"""Names are read by Unicode's rules: marks that shape a letter are taken, invisible signs are not."""

import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core import Refused
from rollwright.server.table.names import BOT_NAMES, NAME_LENGTH, name_key, read_name, read_words
from tests.server.client import Client
from tests.server.in_process import in_process

GOOD = {
    "a family": "👨‍👩‍👧‍👦",
    "a family of many colours": "👩🏽‍❤️‍👨🏿 Ada",
    "a heart on fire": "❤️‍🔥",
    "a flag": "Léa 🇫🇷",
    "the Scottish flag": "Iain 🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "the rainbow flag": "🏳️‍🌈",
    "a keycap": "Player 1️⃣",
    "Persian with a joiner": "نرگس‌خانم",
    "Hindi": "क्षितिज",
    "Hindi with joiners": "श्‍याम क्‌ष",
    "Sinhala": "ශ්‍රී",
    "Hebrew": "מרים",
    "Han with a selector": "葛󠄀城",
    "Vietnamese, taken apart": unicodedata.normalize("NFD", "Nguyễn"),
    "Cyrillic": "Мира Ёлкина",
    "Greek": "Μυρτώ",
    "two alphabets, a word each": "DJ Мира",
    "a hyphen and an apostrophe": "Jean-Loup d’Arc",
    "figures": "007",
    "24 letters": "x" * 24,
    "24 letters with accents": "e\u0301" * 24,
    "12 flags": "🇫🇷" * 12,
}
BAD = {
    "nothing": ("bad-name", ""),
    "spaces": ("bad-name", " \u00a0\u2003\t"),
    "25 letters": ("bad-name", "x" * 25),
    "a heap of marks": ("bad-name", "Z" + "\u0336\u0334\u0335\u0337\u0338" * 5),
    "a mark alone": ("bad-name", "\u0301"),
    "24 families and more": ("bad-name", "👨‍👩‍👧‍👦" * 25),
    "a joiner alone": ("unseen-name", "\u200d"),
    "joiners": ("unseen-name", "\u200c\u200d"),
    "a joiner between Latin letters": ("unseen-name", "Mi\u200dra"),
    "a joiner at the end": ("unseen-name", "نرگس\u200c"),
    "a space without width": ("unseen-name", "\u200b"),
    "a Hangul filler": ("unseen-name", "\u3164"),
    "another filler": ("unseen-name", "\u115f\u1160"),
    "an empty Braille cell": ("unseen-name", "\u2800"),
    "a soft hyphen": ("unseen-name", "Mi\u00adra"),
    "a word joiner": ("unseen-name", "Mira\u2060"),
    "turned around": ("unseen-name", "a\u202eb"),
    "an isolate": ("unseen-name", "\u2067Mira\u2069"),
    "a selector alone": ("bad-name", "\ufe0f"),
    "a selector after a letter": ("unseen-name", "Mira\ufe0f"),
    "tags without a flag": ("unseen-name", "Mira\U000e0061"),
    "a zero": ("unseen-name", "a\u0000b"),
    "private use": ("unseen-name", "\ue000"),
    "unassigned": ("unseen-name", "\U0003ffff"),
    "Cyrillic letters among Latin ones": ("mixed-name", "M\u0456r\u0430"),
    "a Latin letter among Cyrillic ones": ("mixed-name", "Ми\u0301рa"),
    "a Greek letter among Latin ones": ("mixed-name", "Mir\u03b1"),
    "an Armenian letter among Latin ones": ("mixed-name", "J\u057duniper"),
    "a Cherokee letter among Latin ones": ("mixed-name", "\u13abuniper"),
    "a Lisu letter among Latin ones": ("mixed-name", "\ua4d9uniper"),
    "a bell": ("unseen-name", "a\x07b"),
}


@pytest.mark.parametrize("name", GOOD.values(), ids=GOOD)
def test_a_name_as_people_write_it_is_taken(name: str):
    assert read_name(name) == unicodedata.normalize("NFC", name)
    assert read_words(name) == name


@pytest.mark.parametrize(("code", "name"), BAD.values(), ids=BAD)
def test_a_name_that_nobody_can_read_is_refused(code: str, name: str):
    with pytest.raises(Refused) as refusal:
        read_name(name)
    assert refusal.value.code == code


@given(st.text(max_size=200))
def test_any_text_is_taken_or_refused(text: str):
    try:
        name = read_name(text)
    except Refused:
        return
    assert read_name(name) == name
    assert 1 <= len(name) <= 5 * NAME_LENGTH
    assert name_key(name)


def test_names_that_look_alike_have_one_key():
    for alike in ("MIRA", "mira", " Mira ", "Ｍｉｒａ", "Mi\u00adra", "Mira\u200b", "𝐌𝐢𝐫𝐚"):
        assert name_key(alike) == name_key("Mira"), alike
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("e\u0301lan") == name_key("Élan")
    assert name_key("Mira B") != name_key("Mira")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("\u0420\u043e\u0441\u0441\u0430", "Pocca"),
        ("\u0410\u041d\u041d\u0410", "AHHA"),
        ("\u0401\u0416", "Ë\u0416"),
        ("\u039d\u0399\u039d\u0391", "Nina"),
        ("\u041d\u0430\u0437\u0435l", "Ha\u0437el"),
        ("Jun\u0131per", "Juniper"),
    ],
)
def test_letters_of_other_alphabets_that_look_alike_count_as_latin_ones(one: str, other: str):
    assert name_key(one) == name_key(other)
    assert name_key(one) == name_key(one.lower()) == name_key(one.upper())


def test_names_in_other_alphabets_stay_different():
    names = ("Мира", "Мара", "Вера", "Вова", "Μυρτώ", "Νίκη", "Mira", "Vera")
    assert len(set(map(name_key, names))) == len(names)


async def sit(client: Client, table: str, name: str) -> Any:
    answer = await client.post(f"/api/tables/{table}/seats", {"name": name})
    return answer.status_code if answer.status_code == 201 else answer.json()["code"]


async def test_nobody_sits_down_under_a_name_that_is_taken(tmp_path: Path):
    async with in_process(tmp_path) as place:
        first, second = Client(place), Client(place)
        table = await first.open(4, ["gentle"])
        assert await sit(first, table, "Mira") == 201
        assert await sit(first, table, "Mira") == 201  # the same browser, the same seat
        for name in ("Mira", "mira", "ＭＩＲＡ"):
            assert await sit(second, table, name) == "name-taken"
        for name in BOT_NAMES:  # one of them sits here
            assert await sit(second, table, name.upper()) in ("name-taken", "bot-name")
        assert await sit(second, table, "Mira B") == 201
        for client in (first, second):
            await client.close()

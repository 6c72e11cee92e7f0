"""Cards as pictures: names that say nothing, bytes only for people who may see them, files that are kept."""

import asyncio
import resource
import signal
import struct
from pathlib import Path
from typing import Any

import pytest

from rollwright.core import NotFound
from rollwright.games.difference.cutting import drawn, laid, rounded
from rollwright.games.difference.gallery import Gallery, edition, keep
from rollwright.games.difference.names import card_named, name_of
from rollwright.games.difference.painter import render
from rollwright.games.difference.picture import CARDS
from rollwright.games.difference.state import Options
from tests.games.difference.table import SEED, Table


def chunks(png: bytes) -> Any:
    """Return the kinds of the chunks of a PNG file."""
    place, kinds = 8, list[str]()
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place : place + 8])
        kinds.append(kind.decode())
        place += 12 + length
    return kinds


@pytest.fixture
def gallery(tmp_path: Path):
    """A gallery whose files were painted before: small ones, so that no test has to wait for them."""
    folder = tmp_path / edition()
    folder.mkdir()
    for card in CARDS:
        (folder / f"circus-{card}-2000.png").write_bytes(f"picture {card}".encode())
    return Gallery(tmp_path)


def test_names_differ_from_card_to_card_and_from_table_to_table():
    names = [name_of(seed, card) for seed in (SEED, "5eed" * 16) for card in CARDS]
    assert len({*names}) == 50
    assert {len(name) for name in names} == {32}


async def test_a_seat_is_given_the_table_and_its_own_card(gallery: Any):
    table = Table()
    for name in (table.view(0).own, table.view(0).table[0].picture):
        card = card_named(table.state, 0, name)
        assert await gallery.answer(table.state, 0, name, 2000) == f"picture {card}".encode()


@pytest.mark.parametrize("who", [1, None])
async def test_nobody_is_given_anothers_card(gallery: Any, who: int | None):
    table = Table()
    with pytest.raises(NotFound) as refused:
        await gallery.answer(table.state, who, table.view(0).own, 2000)
    assert (refused.value.code, refused.value.params) == ("no-picture", {})


async def test_a_name_that_is_guessed_of_another_table_or_of_the_pile_is_refused(gallery: Any):
    table = Table()
    face_down = table.pile(0)[1]
    for name in (
        "",
        "0" * 32,
        "é" * 32,
        str(table.pile(0)[0]),
        name_of("5eed" * 16, table.pile(0)[0]),
        name_of(SEED, face_down),
    ):
        with pytest.raises(NotFound):
            await gallery.answer(table.state, 0, name, 2000)


async def test_other_widths_are_refused(gallery: Any):
    table = Table()
    with pytest.raises(NotFound):
        await gallery.answer(table.state, 0, table.view(0).own, 1000)


async def test_a_card_is_not_given_before_it_is_turned(gallery: Any):
    table = Table(turned=False)
    with pytest.raises(NotFound):
        await gallery.answer(table.state, 0, name_of(SEED, table.pile(0)[0]), 2000)


async def test_shown_cards_can_be_seen_until_the_showing_ends(gallery: Any):
    table = Table()
    old = table.view().table[0].picture
    table.right(0)
    assert await gallery.answer(table.state, None, old, 2000)
    table.shown_over()
    with pytest.raises(NotFound):
        await gallery.answer(table.state, None, old, 2000)


@pytest.mark.slow
async def test_a_picture_is_cut_once_beside_the_event_loop_and_kept(tmp_path: Path):
    gallery, options = Gallery(tmp_path), Options(illustration="castle")
    try:
        one, other = await asyncio.gather(*(gallery.cut(options) for _ in range(2)))
        assert one == other
        assert [path.name for path in tmp_path.rglob("*.cut")] == ["castle.cut"]
        assert await Gallery(tmp_path).cut(options) == one
    finally:
        await gallery.close()
    assert sorted(one.cards) == list(CARDS)
    assert len(one.pieces) == 51
    assert b"EXIF" not in b"".join(piece.image for piece in one.pieces)
    assert (laid(one, one.cards[3]) == rounded(drawn("castle", 3))).all()


@pytest.mark.slow
def test_a_picture_has_its_size_and_no_metadata():
    png = render("castle", 3, 2000)
    assert {*chunks(png)} == {"IHDR", "IDAT", "IEND"}
    assert struct.unpack(">II", png[16:24]) == (2000, 1400)


async def test_a_folder_that_cannot_take_pictures_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """The disk is full, or the folder may not be written: the picture is painted, shown, and stays in memory."""
    (tmp_path / "file").write_text("in the way")
    painted: list[int] = []

    async def paint(_: str, card: str, __: str) -> bytes:
        painted.append(int(card))
        return f"picture {card}".encode()

    monkeypatch.setattr("rollwright.games.difference.gallery._rendered", paint)
    gallery = Gallery(tmp_path / "file")
    for _ in range(2):
        assert await gallery.picture("circus", 3, 2000) == b"picture 3"
    await gallery.picture("circus", 4, 2000)
    assert painted == [3, 4]
    assert sum("cannot be kept" in line.message for line in caplog.records) == 1


async def test_a_picture_that_does_not_fit_leaves_no_half_file(tmp_path: Path):
    gallery = Gallery(tmp_path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))  # as a disk that is full
    try:
        with pytest.raises(OSError, match="File too large"):
            keep(tmp_path / edition() / "circus-1-2000.png", b"x" * 5000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, ignored)
    assert [*(tmp_path / edition()).iterdir()] == []
    await gallery.close()

"""A shared first place is played for. For a player who does not throw in time the table's chance throws."""

from pathlib import Path

from rollwright.games.make_a_difference.duel import to_throw
from rollwright.games.make_a_difference.rules import THROW_MS
from tests.present import present
from tests.server.turned import Evening, evening

CELLS = [row + column for row in "fghi" for column in "abcde"]


async def write_alike(at: Evening, seats: int) -> None:
    """All write the same, so that all share the first place."""
    for number in range(len(CELLS) // 2):
        for seat in range(seats):
            await at.move(seat, f"write {CELLS[2 * number]}", f"write {CELLS[2 * number + 1]}", "done")


async def test_nobody_throws_and_yet_three_who_tie_are_parted(tmp_path: Path):
    async with evening(tmp_path, "make-a-difference", seats=3) as at:
        await write_alike(at, 3)
        table = at.session.table
        assert (table.phase, table.state.duel.pair, table.state.duel.queue) == ("playing", (0, 1), (2,))
        while table.phase == "playing":
            thrown = len(table.state.duel.throws)
            await at.turn(THROW_MS)
            assert len(table.state.duel.throws) > thrown
        assert table.state.duel.match == 2
        assert sorted(present(present(table.game.ranking).rank)(table.state)) == [1, 2, 2]


async def test_only_the_hand_that_is_missing_is_thrown_by_chance(tmp_path: Path):
    async with evening(tmp_path, "make-a-difference", seats=2) as at:
        await write_alike(at, 2)
        await at.move(0, "throw paper")
        assert to_throw(at.session.table.state.duel) == (1,)
        await at.turn(THROW_MS)
        assert at.session.table.state.duel.throws
        assert at.session.table.state.duel.throws[0].hands[0] == "paper"

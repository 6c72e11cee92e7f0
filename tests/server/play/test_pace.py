"""With a pace, a round has an end: a bot writes for everybody who is not done by then."""

from pathlib import Path

from tests.server.turned import evening


async def test_at_the_deadline_a_bot_writes_for_everybody_who_is_not_done(tmp_path: Path):
    async with evening(tmp_path, "splitter", seats=2, pace=45) as at:
        session = at.session
        assert session.deadline() == session.table.started_at + 45_000
        assert at.pages[0].state is not None
        await at.turn(44_999)
        assert session.table.round == 1  # in good time nobody is written for
        await at.turn(1)
        assert session.table.round == 2
        assert [chair.stood_in for chair in session.table.chairs] == [(1,), (1,)]
        assert session.deadline() == at.clock.now() + 45_000  # the next round has its own time
        await at.turn(44_999)
        assert session.table.round == 2

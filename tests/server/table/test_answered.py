"""A table remembers the last requests of each browser, however long its log is, and the same ones on every node."""

from rollwright.games.splitter import GAME as splitter
from rollwright.server.table import answered, events
from rollwright.server.table.answered import OF_A_BROWSER, Answered
from rollwright.server.table.table import Table, fold

ANN, BEN = "holder of Ann", "holder of Ben"
MANY = 3 * OF_A_BROWSER


def churned() -> list[events.Event]:
    """Return the log of a table at which Ben has written once, and Ann writes and takes back all the time."""
    chairs = (events.Chair("Ann", holder=ANN), events.Chair("Ben", holder=BEN))
    moves = [events.Moved(0, ("undo" if at % 2 else "write 3L4",), at, f"{at}") for at in range(MANY)]
    return [
        events.Opened("splitter", splitter.info.version, {"pad": "A"}, 0, "00" * 16, "", chairs),
        events.Started(0, events.Asked(BEN, "start")),
        events.Moved(1, ("write 3L4",), 0, "mine"),
        *moves,
    ]


def test_the_last_requests_of_each_browser_are_remembered():
    table = fold("KITE27", churned())
    assert [*table.answered] == [
        (BEN, "start"),
        (BEN, "mine"),
        *((ANN, f"{at}") for at in range(MANY - OF_A_BROWSER, MANY)),
    ]
    assert table.has_answered(events.Asked(ANN, f"{MANY - 1}"))
    assert not table.has_answered(events.Asked(ANN, "0"))


def test_a_node_that_has_followed_a_table_remembers_what_one_that_reads_its_log_does():
    log = churned()
    followed: Table = fold("KITE27", log[:700])
    for event in log[700:]:
        followed.add(event)
    assert [*followed.answered] == [*fold("KITE27", log).answered]


def test_many_browsers_are_remembered_up_to_a_bound():
    requests = Answered()
    for number in range(answered.MOST + 100):
        requests.add(f"browser {number}", "sit")
        requests.add(f"browser {number}", "sit")
    assert len(requests) == answered.MOST
    assert ("browser 100", "sit") in requests
    assert ("browser 99", "sit") not in requests
    for number in range(OF_A_BROWSER + 1):
        requests.add("one", f"{number}")
    assert len(requests) == answered.MOST
    assert ("one", "0") not in requests

"""The tally over the games of a room."""

from rollwright.server.room.evening import LINES, PlayedGame, PlayedSeat, tally
from rollwright.server.socket.messages import Medals


def played(*places: int, names: str = "ABCD", early: bool = False) -> PlayedGame:
    seats = tuple(
        PlayedSeat(name, "moss", 10 * (5 - place), 0 if early else place, holder=name)
        for name, place in zip(names, places, strict=False)
    )
    return PlayedGame("KITE27", "splitter", 0, seats, early)


def points(*games: PlayedGame) -> dict[str, int]:
    return {line.name: line.points for line in tally(games)}


def test_a_game_gives_a_point_for_taking_part_and_one_for_each_seat_behind():
    assert points(played(1, 2, 3)) == {"A": 3, "B": 2, "C": 1}
    assert points(played(1, 1, 3)) == {"A": 2, "B": 2, "C": 1}


def test_points_of_all_games_are_added_and_the_best_comes_first():
    lines = tally((played(2, 1), played(2, 1, 3)))
    assert [(line.name, line.place, line.points) for line in lines] == [("B", 1, 5), ("A", 2, 3), ("C", 3, 1)]
    assert [cell and cell.place for cell in lines[2].cells] == [None, 3]


def test_the_last_place_gives_no_medal():
    assert [line.medals for line in tally((played(1, 2, 3),))] == [Medals(1), Medals(0, 1), Medals()]
    assert tally((played(1),))[0].medals == Medals(), "nobody wins a medal alone"


def test_a_game_that_was_ended_early_gives_nothing():
    assert points(played(1, 2, early=True), played(1, 2)) == {"A": 2, "B": 1}


def test_a_person_is_known_by_the_browser_and_has_the_name_of_the_last_game():
    renamed = PlayedGame("KITE28", "splitter", 0, (PlayedSeat("Anna", "plum", 3, 1, holder="A"),))
    (line,) = tally((played(1), renamed), holder="A")
    assert (line.name, line.pencil, line.points, line.me) == ("Anna", "plum", 2, True)


def test_equal_points_share_a_place():
    assert [line.place for line in tally((played(1, 1, 3, 4),))] == [1, 1, 3, 4]


def test_a_room_that_thousands_have_passed_through_has_a_hundred_lines_and_the_readers_own():
    names = [chr(0x4E00 + number) for number in range(2400)]
    games = tuple(played(*range(1, 13), names="".join(names[first : first + 12])) for first in range(0, 2400, 12))
    lines = tally(games, holder=names[-1])
    assert [line.me for line in lines] == [False] * LINES + [True]
    assert {line.points for line in lines[:LINES]} == {12}
    assert lines[-1].place == 2201

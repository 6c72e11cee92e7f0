"""Limits hold whoever asks in many names: networks have buckets of their own, and only full ones are forgotten."""

from pathlib import Path

import pytest

from rollwright.server.limits import buckets, rates
from rollwright.server.limits.buckets import AddressBuckets, Buckets, Open, address_key, networks
from rollwright.server.limits.rates import RateLimits
from rollwright.server.refusals import TooMuch
from rollwright.server.settings import Limits
from tests.server.client import Client
from tests.server.in_process import in_process
from tests.server.turned import TurnedClock


def household(number: int, site: str = "2001:db8:1") -> str:
    """Return one of the 65,536 networks of 64 bits in one of 48."""
    return address_key(f"{site}:{number:x}::1")


def taken(limited: AddressBuckets, addresses: list[str]) -> int:
    return sum(limited.take(address) for address in addresses)


def test_an_ipv6_address_is_in_two_wider_networks_and_an_ipv4_address_in_none():
    assert networks(household(0x1234)) == ("2001:db8:1:1200::/56", "2001:db8:1::/48")
    assert networks(address_key("192.0.2.1")) == ()
    assert networks(address_key("::ffff:192.0.2.1")) == ()


async def test_a_network_of_48_bits_has_sixteen_addresses():
    limited = AddressBuckets(1, 10, TurnedClock())
    everywhere = [household(256 * number) for number in range(250)]
    assert taken(limited, everywhere) == 160
    assert taken(limited, everywhere) == 0
    assert taken(limited, [household(1, "2001:db8:2")] * 20) == 10  # another network is not concerned


async def test_a_network_of_56_bits_has_eight_addresses():
    limited = AddressBuckets(1, 10, TurnedClock())
    assert taken(limited, [household(number) for number in range(256)]) == 80
    assert taken(limited, [household(256)]) == 1


async def test_a_right_guess_is_given_back_to_every_network():
    limited = AddressBuckets(1, 1, TurnedClock())
    for number in range(100):
        guess = limited.of(household(number))
        assert guess.take()
        guess.put_back()
    assert taken(limited, [household(number) for number in range(100)]) == 8


def test_a_bucket_that_is_not_full_is_kept_however_many_others_ask():
    clock = TurnedClock()
    limited = Buckets(1, 2, clock)
    assert [limited.take("Eve") for _ in range(3)] == [True, True, False]
    for number in range(2 * buckets.KNOWN):
        limited.take(f"another {number}")
    assert not limited.take("Eve")


def test_full_buckets_are_forgotten():
    clock = TurnedClock()
    limited = Buckets(1, 2, clock)
    for round_ in range(3):
        clock.skip(1000)
        for number in range(buckets.KNOWN):
            limited.take(f"{round_} {number}")
    assert len(limited) <= buckets.KNOWN


def test_buckets_are_bounded_and_visitors_beyond_them_share_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(buckets, "MOST", 5)
    monkeypatch.setattr(buckets, "KNOWN", 3)
    limited = Buckets(1, 4, TurnedClock())
    assert sum(limited.take(f"visitor {number}") for number in range(20)) == 5 + 4
    assert len(limited) == 5


def test_open_sockets_count_for_the_networks_too():
    open_ = Open(2)
    inside = [household(number) for number in range(300)]
    entered = [address for address in inside if open_.enter(address)]
    assert len(entered) == 16 + 16
    for address in entered:
        open_.leave(address)
    assert sum(map(open_.enter, [household(256 * number) for number in range(256)])) == 32


def test_wrong_codes_have_a_limit_for_the_whole_site_and_links_have_none(monkeypatch: pytest.MonkeyPatch):
    """441,000 codes could be tried from many addresses; nobody finds a link by trying."""
    monkeypatch.setattr(rates, "SITE_GUESSES", 3)
    clock = TurnedClock()
    limited = RateLimits(Limits(guesses=8), clock)
    addresses = [f"192.0.2.{number}" for number in range(100)]
    assert sum(limited.guess(address, "code") is not None for address in addresses) == 12
    assert sum(limited.guess(address, "key") is not None for address in addresses) == 100
    assert sum(limited.guess(address, "pencil") is not None for address in addresses) == 100
    clock.skip(3_600_000 / 24)
    assert sum(limited.guess(address, "code") is not None for address in addresses) == 1


async def test_links_and_people_with_a_seat_get_in_while_codes_are_being_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(rates, "SITE_GUESSES", 1)
    async with in_process(tmp_path, Limits(posts=500, guesses=8)) as place:
        host = Client(place)
        opened = (await host.post("/api/tables", {"game": "splitter", "seats": 2})).json()
        await host.sit(opened["link"], "Mira")
        for _ in range(20):
            place.registry.limits.guess("192.0.2.1", "code")
        guest = Client(place)
        refused = (await guest.get(f"/api/tables/{opened['table']}")).json()
        assert refused["code"] == TooMuch("too-many-guesses").code
        assert (await guest.get(f"/api/tables/{opened['link']}")).status_code == 200
        assert (await host.get(f"/api/tables/{opened['table']}")).status_code == 200
        for client in (host, guest):
            await client.close()

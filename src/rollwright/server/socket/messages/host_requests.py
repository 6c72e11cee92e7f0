"""Requests of the host over the socket, and that of a spectator who waits for the next game."""

from typing import Annotated

from msgspec import Meta, Struct

from rollwright.server.socket.messages.tables import SitDown
from rollwright.server.socket.messages.values import Id, OptionValue, Pace, Small, Text


class PauseRequest(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """The host's: clocks and bots stand still or, with `paused` false, go on."""

    id: Id
    paused: bool = True


class EndRequest(Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """The host's: the game is over now, and nobody has won."""

    id: Id


class RemoveRequest(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host's: free a chair or, after the start, give a person's seat to a bot for good."""

    id: Id
    seat: Small


class HurryRequest(Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """The host's: wait no longer for a person in this round; a bot plays it."""

    id: Id
    seat: Small


class DoorRequest(Struct, frozen=True, tag="door", forbid_unknown_fields=True):
    """The host's: nobody new gets a chair or, with `shut` false, everybody may."""

    id: Id
    shut: bool


class ArrangeRequest(Struct, frozen=True, tag="arrange", forbid_unknown_fields=True):
    """The host's, before the start: lay this game with these options and so many chairs."""

    id: Id
    game: Annotated[str, Meta(max_length=64)]
    seats: Small
    options: Annotated[dict[Text, OptionValue], Meta(max_length=64)] = {}
    pace: Pace = 0


class SwapRequest(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """The host's, before the start: two seats change places."""

    id: Id
    seat: Small
    other: Small


class WaitRequest(Struct, frozen=True, tag="wait", forbid_unknown_fields=True):
    """A spectator's: wait for a chair at the next table or (without a person) no longer."""

    id: Id
    person: SitDown | None = None


HostRequest = PauseRequest | EndRequest | RemoveRequest | HurryRequest | DoorRequest | ArrangeRequest | SwapRequest

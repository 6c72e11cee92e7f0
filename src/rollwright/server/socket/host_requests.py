"""Requests of the host as commands."""

from rollwright.server.socket.messages import (
    ArrangeRequest,
    DoorRequest,
    EndRequest,
    HostRequest,
    HurryRequest,
    PauseRequest,
    RemoveRequest,
    SwapRequest,
)
from rollwright.server.table.arranging import Arrange, Swap
from rollwright.server.table.hosting import EndGame, HostCommand, Hurry, Pause, Remove, SetDoor
from rollwright.server.table.rights import Away


def host_command(request: HostRequest, holder: str, away: Away, now: int) -> HostCommand | Arrange | Swap:
    """Return the command of a request; `away` are the people without a page."""
    match request:
        case PauseRequest(id=name, paused=paused):
            return Pause(holder, name, away, now, paused)
        case EndRequest(id=name):
            return EndGame(holder, name, away)
        case RemoveRequest(id=name, seat=seat):
            return Remove(holder, name, away, seat)
        case HurryRequest(id=name, seat=seat):
            return Hurry(holder, name, away, seat)
        case DoorRequest(id=name, shut=shut):
            return SetDoor(holder, name, away, shut)
        case ArrangeRequest(id=name, game=game, options=options, seats=seats, pace=pace):
            return Arrange(holder, name, away, game, options, seats, pace)
        case SwapRequest(id=name, seat=seat, other=other):
            return Swap(holder, name, away, seat, other)

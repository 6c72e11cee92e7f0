"""What an operator may set, all of it by environment variables that begin with ROLLWRIGHT_."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field
from platformdirs import user_data_path

from rollwright.core import Refused

MOST = 65_535  # of any number that can be set


class BadSetting(Refused):
    """An environment variable that cannot be read."""

    code = "bad-setting"
    exit_code = 64


class Limits(Struct, frozen=True):
    """How much one page (`messages`), seat, browser (`open_tables`) or address (`posts`) may ask for; rates are per second."""

    frame_bytes: int = 4096
    messages: int = 20
    posts: int = 5
    body_bytes: int = 16_384
    open_tables: int = 30
    pages_of_a_seat: int = 100  # and of all who only watch

    @property
    def messages_at_once(self) -> int:
        return 2 * self.messages

    @property
    def posts_at_once(self) -> int:
        return 20 * self.posts


class Settings(Struct, frozen=True):
    """One server. Times are in seconds; port 0 takes any free one."""

    database: Path = field(default_factory=lambda: user_data_path("rollwright") / "tables.sqlite")
    pictures: Path = field(default_factory=lambda: user_data_path("rollwright") / "pictures")
    host: str = "127.0.0.1"
    port: int = 8000
    away_limit: float = 180.0
    bot_delay: float = 0.6
    limits: Limits = Limits()


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the environment; whoever starts the server may replace single fields afterwards."""
    given = {
        name.removeprefix("ROLLWRIGHT_").lower(): value
        for name, value in environment.items()
        if name.startswith("ROLLWRIGHT_")
    }
    standard = Settings()
    return Settings(
        database=Path(given.get("database") or standard.database),
        pictures=Path(given.get("pictures") or standard.pictures),
        host=given.get("host") or standard.host,
        port=_whole(given, "port", standard.port),
        away_limit=_whole(given, "away_limit", int(standard.away_limit)),
        limits=Limits(
            messages=_whole(given, "messages", standard.limits.messages, least=1),
            posts=_whole(given, "posts", standard.limits.posts, least=1),
            open_tables=_whole(given, "open_tables", standard.limits.open_tables),
        ),
    )


def _whole(given: Mapping[str, str], name: str, standard: int, least: int = 0) -> int:
    text = given.get(name, "")
    if not text:
        return standard
    if not re.fullmatch("[0-9]{1,5}", text) or not least <= int(text) <= MOST:
        raise BadSetting(name=f"ROLLWRIGHT_{name.upper()}", value=text[:40], least=str(least), most=str(MOST))
    return int(text)

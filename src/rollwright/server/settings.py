"""What an operator may set, all of it by environment variables that begin with ROLLWRIGHT_."""

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field
from platformdirs import user_data_path

from rollwright.core import Refused


class BadSetting(Refused):
    """An environment variable that cannot be read."""

    code = "bad-setting"
    exit_code = 64


class Limits(Struct, frozen=True):
    """How much one page, browser or address may ask for. Rates are per second."""

    frame_bytes: int = 4096
    messages: float = 20
    messages_at_once: int = 40
    posts: float = 5
    posts_at_once: int = 100
    body_bytes: int = 16_384
    open_tables: int = 30
    pages_at_a_table: int = 100


class Settings(Struct, frozen=True):
    """One server. Times are in seconds; port 0 takes any free one."""

    database: Path = field(default_factory=lambda: user_data_path("rollwright") / "tables.sqlite")
    host: str = "127.0.0.1"
    port: int = 8000
    away_limit: float = 180.0
    bot_delay: float = 0.6
    limits: Limits = Limits()


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the environment; whoever starts the server may replace single fields afterwards."""
    given = {name.removeprefix("ROLLWRIGHT_").lower(): value for name, value in environment.items() if name.startswith("ROLLWRIGHT_")}
    standard = Settings()
    return Settings(
        database=Path(given.get("database") or standard.database),
        host=given.get("host") or standard.host,
        port=_whole(given, "port", standard.port),
        away_limit=_whole(given, "away_limit", int(standard.away_limit)),
    )


def _whole(given: Mapping[str, str], name: str, standard: int) -> int:
    text = given.get(name, "")
    if not text:
        return standard
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise BadSetting(name=f"ROLLWRIGHT_{name.upper()}", value=text[:40])
    return int(text)

"""Two games whose ids others have, and one that has its own."""

from dataclasses import replace

from msgspec.structs import replace as renamed
from stairs import GAME, INFO

SPLITTER = replace(GAME, info=renamed(INFO, id="splitter"))
STAIRS = GAME
OTHER = replace(GAME, info=renamed(INFO, id="other-stairs", title="Other Stairs"))

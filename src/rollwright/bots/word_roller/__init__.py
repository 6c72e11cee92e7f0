"""Word Roller's bots: three people who know and notice more or fewer words. docs/bots.md says how strong each is."""

from typing import Literal

from rollwright.bots.word_roller.person import Person

BOTS: dict[Literal["gentle", "steady", "sharp"], Person] = {
    "gentle": Person(known=35, notices=0.033, thinks=False),
    "steady": Person(known=50, notices=0.043),
    "sharp": Person(known=60, notices=0.5),
}

"""The dice of a game as people with paper need them: how many rounds there are, and which dice are rolled in each."""

from collections.abc import Sequence

from msgspec import Struct

from rollwright.core.chance import DIE, Figure, Roll, roll_faces


class DiceOfRound(Struct, frozen=True):
    """Dice with the same faces that are rolled with one key, in which `{round}` stands for the number of the round."""

    key: str
    faces: tuple[Figure, ...]
    dice: int = 1

    def named(self, number: int) -> str:
        return self.key.replace("{round}", str(number))


class Rolls(Struct, frozen=True):
    """The rolls of a whole game. `sorted`: the table shows the dice in order of size."""

    rounds: int
    dice: tuple[DiceOfRound, ...]
    sorted: bool = False

    def drawn(self, seed: str, number: int) -> tuple[Roll, ...]:
        """Return the draws of a round as the rules make them."""
        return tuple(
            Roll(
                "roll",
                each.named(number),
                each.faces,
                roll_faces(seed, *each.named(number).split("/"), dice=each.dice, faces=each.faces),
            )
            for each in self.dice
        )

    def fits(self, values: Sequence[Figure]) -> bool:
        """Say whether the dice of a round can show these values, in the order of the dice."""
        faces = [each.faces for each in self.dice for _ in range(each.dice)]
        return len(values) == len(faces) and all(value in own for value, own in zip(values, faces, strict=True))


def once_a_round(rounds: int, dice: int, faces: tuple[Figure, ...] = DIE, *, in_order: bool = False) -> Rolls:
    """Return the rolls of a game that rolls the same dice for everybody, with the keys `round/1`, `round/2`, …"""
    return Rolls(rounds, (DiceOfRound("round/{round}", faces, dice),), in_order)

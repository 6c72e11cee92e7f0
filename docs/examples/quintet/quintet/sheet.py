"""The sheet as data, in millimetres: six number boxes on the left, seven figures on the right."""

from quintet.boxes import BONUS, BONUS_FROM, BOXES, FIGURES, NUMBERS
from quintet.state import Options
from rollwright.core import Mark, Paper, Place

LINE, TOP = 12.0, 10.0  # height of a line, and the middle of the first
WIDTH, HEIGHT = 104.0, TOP + LINE * len(FIGURES)
BOX_WIDTH, BOX_HEIGHT = 16.0, 10.0
COLUMNS = {1: (18.0, 36.0), 2: (68.0, 90.0)}  # the middle of each column's names and of its boxes


def sheet(options: Options) -> Paper:
    places = [_place(box, col, line) for col, boxes in ((1, NUMBERS), (2, FIGURES)) for line, box in enumerate(boxes)]
    names = [Mark("caption", COLUMNS[place.col][0], place.y, 4.5, f"quintet-box-{place.id}") for place in places]
    bonus = Mark("letter", COLUMNS[1][1] - 6, TOP + LINE * len(NUMBERS), 4.5, f"≥ {BONUS_FROM}: +{BONUS}")
    return Paper("quintet", WIDTH, HEIGHT, tuple(places), marks=(*names, bonus), rounds=len(BOXES))


def _place(box: str, col: int, line: int) -> Place:
    middle = COLUMNS[col][1]
    return Place(box, "box", middle, TOP + LINE * line, BOX_WIDTH, BOX_HEIGHT, row=line + 1, col=col, said={"box": box})

"""A photo of a printed sheet: straightened by its corner marks, its cells cut out and read, doubtful ones asked for."""

from rollwright.photo.reading import CellReading, SheetReading, read_sheet

__all__ = ["CellReading", "SheetReading", "read_sheet"]

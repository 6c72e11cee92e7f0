"""Pictures that cannot be read, each with its code."""

from rollwright.core import Refused


class BadPhoto(Refused):
    """A picture that no sheet can be read from."""

    code = "not-a-picture"
    status = 400


class NoSheet(BadPhoto):
    """A picture without the corner marks and the code of one of our sheets."""

    code = "no-sheet-found"
    status = 422

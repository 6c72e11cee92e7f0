"""The type of a request, as every route gets it."""

from typing import Any

from litestar import Request
from litestar.datastructures import State

Call = Request[Any, Any, State]

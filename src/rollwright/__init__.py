"""Rollwright: the table for pencil-and-dice games."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("rollwright")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0"

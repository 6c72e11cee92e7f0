"""The log: every line on standard error is one JSON object, also those of libraries."""

import logging
import sys
import threading
from types import TracebackType
from typing import Any

import structlog

COMMON: list[Any] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
]


def configure_log(level: int = logging.INFO) -> None:
    """Log one JSON object a line on standard error. No secret, no token and nothing in pencil is ever logged.

    Warnings, the log lines of libraries and exceptions that nobody caught are such lines, too.
    """
    render = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*COMMON, render],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),  # a line and its end in one write
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *COMMON],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))
    logging.captureWarnings(True)
    sys.excepthook = _log_uncaught
    threading.excepthook = _log_thread


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    structlog.get_logger().critical("exception not caught", exc_info=(kind, error, trace))


def _log_thread(given: threading.ExceptHookArgs) -> None:
    if given.exc_value is not None:
        _log_uncaught(given.exc_type, given.exc_value, given.exc_traceback)

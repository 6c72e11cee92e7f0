"""How many files the server may have open: each page is one, and most systems allow 1,024 unless asked for more."""

import sys

ENOUGH = 65_536


def allow_many_files() -> None:
    """Raise the soft limit as far as the hard one lets us: one visitor with idle connections must not use it up."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))

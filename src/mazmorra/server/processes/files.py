"""How many files the system lets this process open: every connection is one."""

from __future__ import annotations

ENOUGH = 4096
WANTED = 65536


def open_files() -> int:
    """As many as the system allows without asking anybody, asked for now."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows counts otherwise
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return WANTED if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most

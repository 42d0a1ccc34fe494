"""Games of a contest on a Ray cluster: the same games, on as many machines as there are."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec

from mazmorra.arena.contest.bout import Bout
from mazmorra.arena.contest.outcome import Outcome, played
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.contest.running import Hall
from mazmorra.arena.errors import NoCluster, NoRay
from mazmorra.bots import is_own
from mazmorra.kernel.errors import MazmorraError

PATIENCE = 10.0
"""So many seconds a cluster has to be reached."""


@contextmanager
def cluster(address: str, bots: Sequence[str] = ()) -> Iterator[Hall]:
    """Every processor of a cluster; each of its machines needs this package. Where somebody's own players
    take part the current folder goes along.
    """
    if find_spec("ray") is None:
        raise NoRay
    import ray

    _knock(address)
    try:
        ray.init(
            address=address, log_to_driver=False, logging_level=logging.ERROR, runtime_env=_luggage(bots)
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(address=address, reason=str(error).splitlines()[0]) from error
    task = ray.remote(played)

    def begin(contest: Contest, bout: Bout) -> Callable[[], Outcome]:
        reference = task.remote(contest, bout)
        return lambda: _outcome(_got(reference))

    def _got(reference: object) -> object:
        try:
            return ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, MazmorraError):
                raise error.cause from None
            raise

    try:
        yield Hall(begin, max(int(ray.cluster_resources().get("CPU", 1)), 1))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody answers at a host and port: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError, ValueError) as error:
        raise NoCluster(address=address, reason=str(error)) from error


def _luggage(bots: Sequence[str]) -> dict[str, str]:
    """What the machines of a cluster are sent."""
    return {"working_dir": "."} if any(is_own(bot) for bot in bots) else {}


def _outcome(found: object) -> Outcome:
    if not isinstance(found, Outcome):
        raise TypeError(f"a worker answered {found!r}")
    return found

"""Games of a contest on a Ray cluster: the same games, on as many machines as there are."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from mazmorra.arena.contest.outcome import Outcome, played
from mazmorra.arena.contest.plan import Bout, Contest
from mazmorra.arena.contest.running import Hall
from mazmorra.arena.errors import NoCluster, NoRay


@contextmanager
def cluster(address: str) -> Iterator[Hall]:
    """Every processor of a cluster; each of its machines needs this package."""
    if find_spec("ray") is None:
        raise NoRay
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(address=address, reason=str(error).splitlines()[0]) from error
    task = ray.remote(played)

    def begin(contest: Contest, bout: Bout) -> Callable[[], Outcome]:
        reference = task.remote(contest, bout)
        return lambda: _outcome(ray.get(reference))

    try:
        yield Hall(begin, max(int(ray.cluster_resources().get("CPU", 1)), 1))
    finally:
        ray.shutdown()


def _outcome(found: object) -> Outcome:
    if not isinstance(found, Outcome):
        raise TypeError(f"a worker answered {found!r}")
    return found

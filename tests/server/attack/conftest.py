"""A server as it comes, limits and all, that is attacked from addresses of the loopback."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from bench.attack.place import Place

from tests.server.http.running import Running, serving

homes = count(2)


@pytest.fixture(scope="session")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("attacked")) as running:
        yield running


@pytest.fixture
def place(attacked: Running) -> Place:
    """The server, attacked from an address that nobody has used yet."""
    return Place(attacked.url, attacked.process.pid, f"127.0.1.{next(homes)}")


@pytest.fixture(scope="session")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server that does not count: what holds here holds without any rate."""
    with serving(tmp_path_factory.mktemp("unlimited"), "--no-limits") as running:
        yield Place(running.url, running.process.pid)

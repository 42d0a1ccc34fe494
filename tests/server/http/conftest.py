"""Servers that several tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.http.playing import finished_table
from tests.server.http.running import Person, Running, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that does not count how often it is asked, and reviews games in a hurry."""
    hurried = ("--no-limits", "--review-tries", "2")
    with serving(tmp_path_factory.mktemp("server"), *hurried) as running:
        yield running


@pytest.fixture(scope="session")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server as it comes, behind a proxy of our own, with pages of a friend that may use it."""
    trusted = ("--trusted-proxy", "127.0.0.1", "--allowed-origin", "https://friend.example")
    with serving(tmp_path_factory.mktemp("limited"), *trusted) as running:
        yield running


@pytest.fixture
def ana(server: Running) -> Person:
    return server.person("Ana")


@pytest.fixture
def bruno(server: Running) -> Person:
    return server.person("Bruno")


@pytest.fixture(scope="session")
def winner(server: Running) -> Person:
    """Somebody who has played a whole game."""
    return server.person("Zoë")


@pytest.fixture(scope="session")
def over(winner: Person) -> str:
    """A table whose game is over: a person and two bots played it."""
    return finished_table(winner)

"""One server process for all tests; every test opens tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.play.serving import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'games.db'}", folder) as running:
        yield running

"""Films of games whose rules have moved on: unpacked and packed in a worker, once, while the event loop goes
on.
"""

from __future__ import annotations

import lzma
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.attack.damage import spoil
from tests.server.http.playing import finished_table
from tests.server.http.running import SECONDS, Running, refusal, serving
from tests.server.http.test_older_games import make_older, until

NO_TIME = 0.5
"""Seconds; nothing comes from a worker that stands still, however long one waits."""


@contextmanager
def older_tables(home: Path, count: int) -> Iterator[tuple[Running, list[str]]]:
    """Finished games that only their films can show."""
    with serving(home, "--no-limits") as running:
        ana = running.person("Ana")
        tables = [finished_table(ana) for _ in range(count)]
        until(lambda: spoil(running.database, "UPDATE films SET table_id = table_id") == count)
    make_older(home / "server.sqlite", set())
    spoil(running.database, "DELETE FROM snapshots")
    with serving(home, "--no-limits") as running:
        yield running, tables


@contextmanager
def standing_still(server: Running) -> Iterator[None]:
    """No worker of the server does anything meanwhile."""
    listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    workers = [int(each) for each in listed]
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)


@pytest.mark.parametrize("path", ["film?seat={}", "replay?number=9&seat={}"])
def test_an_old_film_is_made_once_and_never_in_the_event_loop(tmp_path: Path, path: str) -> None:
    with older_tables(tmp_path, 1) as (server, (table,)):
        asked = f"{server.url}/api/tables/{table}/{path}"
        first = httpx.get(asked.format("watcher"), timeout=SECONDS)
        assert first.status_code == 200

        with standing_still(server):
            assert httpx.get(asked.format("watcher"), timeout=SECONDS).json() == first.json()
            with pytest.raises(httpx.ReadTimeout):
                httpx.get(asked.format("everything"), timeout=NO_TIME)
            assert httpx.get(f"{server.url}/healthz", timeout=SECONDS).status_code == 200
        assert httpx.get(asked.format("everything"), timeout=SECONDS).status_code == 200


def test_a_film_that_is_none_is_told_so(tmp_path: Path) -> None:
    with older_tables(tmp_path, 1) as (server, (table,)):
        told = b'{"format": 1, "films": {}, "result": {}, "settings": {}, "components": {}, "saved": 7}'
        spoil(server.database, "UPDATE films SET data = :data", data=lzma.compress(told))
        stranger = server.person("Stranger")

        for path in ("film", "replay", "export"):
            assert refusal(stranger.ask("GET", f"/tables/{table}/{path}")) == (409, "unreadable")

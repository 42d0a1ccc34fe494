"""Every attack against a fresh server, and what the others noticed of it: `python -m bench.attack [NAME
...]`.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from bench.attack import bots, coming, contents, deaf, films, frames, half_open, halves, imports, undoing
from bench.attack.others import Waits, p95, play
from bench.attack.place import Held, Place

ATTACKS: dict[str, Callable[[Place], Awaitable[Held]]] = {
    "frames": frames.attack,
    "halves": halves.attack,
    "deaf": deaf.attack,
    "half-open": half_open.attack,
    "coming": coming.attack,
    "contents": contents.attack,
    "imports": partial(imports.attack, tries=24),
    "bots": bots.attack,
    "films": films.attack,
    "undoing": undoing.attack,
}
QUIET_SECONDS = 5.0
PEOPLE = 4
HEAD = ("attack", "stored p95: before", "during", "asked p95: before", "during", "thrown out", "held")


@contextmanager
def fresh_server() -> Iterator[Place]:
    """A server as it comes, with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.sqlite"
        command = [
            sys.executable,
            "-m",
            "mazmorra",
            "serve",
            "--port",
            "0",
            "--database",
            database,
            "--log-level",
            "error",
        ]
        with (Path(folder) / "log").open("w") as log:
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "MAZMORRA_LANG": "en"},
            )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            yield Place(found[0], process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


async def one(attack: Callable[[Place], Awaitable[Held]]) -> tuple[Waits, Waits, Held]:
    """The others before and during an attack, and what it came to."""
    with fresh_server() as place:
        waits = Waits()
        playing = [asyncio.ensure_future(play(place, waits, f"Ana {number}")) for number in range(PEOPLE)]
        while len(waits.asked) < PEOPLE:
            await asyncio.sleep(0.1)
        waits.taken()
        await asyncio.sleep(QUIET_SECONDS)
        before = waits.taken()
        held = await attack(place)
        during = waits.taken()
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return before, during, held


def row(name: str, before: Waits, during: Waits, held: Held) -> str:
    times = [f"{p95(waits):.0f} ms" for waits in (before.stored, during.stored, before.asked, during.asked)]
    return "| " + " | ".join([name, *times, str(during.lost), held.said]) + " |"


def main() -> None:
    print("| " + " | ".join(HEAD) + " |\n|" + "---|" * len(HEAD), flush=True)
    for name in sys.argv[1:] or ATTACKS:
        print(row(name, *asyncio.run(one(ATTACKS[name]))), flush=True)


if __name__ == "__main__":
    main()

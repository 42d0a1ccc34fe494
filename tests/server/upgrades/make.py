"""Makes the database of a release by its own code: `python -m tests.server.upgrades.make COMMIT NAME`, once a
release.

The commit's server runs from a copy of its source and is played over HTTP and sockets. What its database then
holds is kept here as NAME.json.gz, with who the people are; what is kept is never made again.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.server.http.running import SECONDS, Person, fine, serving

FOLDER = Path(__file__).parent
GAMES = {"raiders": 3, "quest": 4, "platformer": 1}
"""Each game and how many play it; a climb alone is short enough to be played by chance."""
A_FEW, MANY, ALL = 10, 56, 10**6
"""Entries of a game that has just begun, of one that went on for long enough to have been written down, and
of a whole one.
"""


def made(home: Path) -> dict[str, Any]:
    """A database with games of every kind at every stage: who made it, and its tables by what they are."""
    with serving(home, "--no-limits") as server:
        ana, bruno = server.person("Ana"), server.person("Bruno")
        here = [each["name"] for each in ana.get("/games")]
        tables = {
            f"{game}-{stage}": table for game in here for stage, table in of_game(ana, bruno, game).items()
        }
        tables["raiders-imported"] = fine(
            httpx.post(
                f"{server.url}/api/import",
                content=json.dumps(ana.get(f"/tables/{tables['raiders-over']}/export")),
                headers={"Authorization": f"Bearer {ana.token}"},
                timeout=SECONDS,
            )
        )["id"]
        ends = {
            name: ana.get(f"/tables/{table}")["result"]
            for name, table in tables.items()
            if name.endswith("-over")
        }
    return {
        "people": {"ana": [ana.id, ana.token], "bruno": [bruno.id, bruno.token]},
        "tables": tables,
        "ends": ends,
    }


def of_game(ana: Person, bruno: Person, game: str) -> dict[str, str]:
    """An open table, one just begun, one well under way, and a finished one."""
    stages = {"open": 0, "begun": A_FEW, "running": MANY, "over": ALL}
    return {stage: laid(ana, bruno, game, entries) for stage, entries in stages.items()}


def laid(ana: Person, bruno: Person, game: str, entries: int) -> str:
    """A table of Ana's, with Bruno and bots where there are seats for them, played so far; another where it
    ended before.
    """
    seats = GAMES[game]
    table = ana.table(seats, game=game, options={"public": True, "clock": {"seconds": 600}})
    ana.sit(table, 0)
    if not entries:
        return table
    if seats > 1:
        bruno.sit(table, 1, "pepper")
    for seat in range(2, seats):
        ana.post(f"/tables/{table}/bot", {"seat": seat, "bot": "random"})
    ana.begin(table, bruno)
    is_over = played(ana, bruno, table, entries)
    return table if is_over == (entries == ALL) else laid(ana, bruno, game, entries)


def played(ana: Person, bruno: Person, table: str, entries: int) -> bool:
    """Both answer by chance until the game is over, which is told, or its log has so many entries."""
    rng = random.Random(table)
    address = f"{ana.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address) as first, connect(address) as second:
        sockets = {0: first, 1: second}
        for seat, person in enumerate((ana, bruno)):
            sockets[seat].send(json.dumps({"type": "hello", "token": person.token}))
        number, answered = 0, {0: -1, 1: -1}
        while number < entries:
            for seat, socket in sockets.items():
                try:
                    message = json.loads(socket.recv(0.02))
                except TimeoutError:
                    continue
                assert message["type"] != "refused", message
                number = max(number, message["number"] if message["type"] == "update" else 0)
                for out in message["seats"] if message["type"] in ("welcome", "update") else []:
                    if out.get("over"):
                        return True
                    ask = out.get("ask") if out["seat"] == seat else None
                    if ask and ask["question"] != answered[seat]:
                        answered[seat] = ask["question"]
                        choice = {
                            "seat": seat,
                            "question": ask["question"],
                            "answer": rng.choice(ask["options"]),
                        }
                        socket.send(json.dumps({"type": "answer", **choice}))
    return False


def rows_in(database: Path) -> dict[str, Any]:
    """Everything a database holds: its schema as it was made, and every row."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute(
            "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
        )
        made = found.fetchall()
        schema, names = [sql for _, _, sql in made], [name for kind, name, _ in made if kind == "table"]
        tables = {}
        for name in names:
            found = connection.execute(f"SELECT * FROM {name}")
            columns = [each[0] for each in found.description]
            tables[name] = [dict(zip(columns, map(plain, row), strict=True)) for row in found]
    (version,) = tables.pop("alembic_version")
    return {"schema": schema, "revision": version["version_num"], "rows": tables}


def plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def main() -> None:
    commit, name = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        source = subprocess.run(["git", "archive", commit, "src"], check=True, capture_output=True).stdout
        subprocess.run(["tar", "x", "-C", folder], input=source, check=True)
        os.environ["PYTHONPATH"] = f"{folder}/src"
        home = Path(folder) / "home"
        home.mkdir()
        kept = made(home) | rows_in(home / "server.sqlite")
    path = FOLDER / f"{name}.json.gz"
    path.write_bytes(gzip.compress(json.dumps(kept).encode(), mtime=0))
    print(path.name, path.stat().st_size, {table: len(rows) for table, rows in kept["rows"].items()})


if __name__ == "__main__":
    main()

"""`mazmorra open`: a server on this machine, and the address of a table against bots that is ready to
play.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from platformdirs import user_data_path

from mazmorra.bots.own import offered
from mazmorra.cli.app import has_app
from mazmorra.cli.database import add_database, own_database
from mazmorra.cli.errors import NoApp, NotStarted
from mazmorra.cli.files import text_in
from mazmorra.cli.options import add_own_game
from mazmorra.cli.players import opponent
from mazmorra.client import Client, ServerRefused
from mazmorra.content.wording import Wording
from mazmorra.games import setting_names, usual_seats
from mazmorra.kernel import AnyGame
from mazmorra.kernel.errors import BadSeats
from mazmorra.terminal.opening import Wishes, wished_game

HOST = "127.0.0.1"
PORTS = range(8000, 8100)
PATIENCE = 60


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    add_own_game(parser, say)
    parser.add_argument("--seats", type=int, metavar="N", help=say.say("cli-play-seats"))
    parser.add_argument("--port", type=int, metavar="N", help=say.say("serve-port"))
    parser.add_argument("--bot", action="append", default=[], metavar="BOT", help=say.say("open-bot"))
    add_database(parser, say)


def run(args: argparse.Namespace, say: Wording) -> int:
    settings = {name: value for name in setting_names() if (value := getattr(args, name))}
    content = (args.content, text_in(args.content)) if args.content else None
    game = wished_game(Wishes(args.game, settings, content=content))
    seats = usual_seats(game.seats) if args.seats is None else args.seats
    if seats not in game.seats:
        raise BadSeats(game=game.name, allowed=game.seats, seats=seats)
    players = list(offered(args.bot))
    if not has_app():
        raise NoApp(build="make site", play=f"mazmorra play {game.name}")
    address = f"http://{HOST}:{args.port or free_port()}"
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    server = _served(address, args.database, say.language, args.bot)
    try:
        _wait(address, server)
        local = _local_person(address, say)
        table = _laid(local, game, seats, players, say)
        code = asyncio.run(_invitation(args.database or own_database(), local))
        print(say.say("open-ready", address=f"{address}/t/{table}#{code}"), flush=True)
        print(say.say("serve-runs", address=address), flush=True)
        return server.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        server.send_signal(signal.SIGTERM)
        with suppress(KeyboardInterrupt):
            server.wait()


def free_port() -> int:
    """The first port from 8000 on that nobody has."""
    for port in PORTS:
        with suppress(OSError), socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((HOST, port))
            return port
    return 0


def _served(address: str, database: str, language: str, players: Sequence[str]) -> subprocess.Popen[bytes]:
    port = address.rpartition(":")[2]
    options = ["--lang", language, *(["--database", database] if database else [])]
    options += [f"--bot={player}" for player in players]
    command = [
        sys.executable,
        "-m",
        "mazmorra",
        "serve",
        "--host",
        HOST,
        "--port",
        port,
        "--log-level",
        "warning",
        *options,
    ]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def _wait(address: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        with suppress(URLError, OSError), urlopen(f"{address}/healthz", timeout=5) as reply:
            if reply.status == 200:
                return
        time.sleep(0.05)
    raise NotStarted


def _local_person(address: str, say: Wording) -> Client:
    """Whoever plays on this machine: the same person each time, so that their games are there again."""
    kept = Path(user_data_path("mazmorra")) / "person"
    if kept.is_file():
        known = Client(address, "", kept.read_text("utf-8").strip())
        with suppress(ServerRefused):
            known.call("GET", "/api/me")
            return known
    name = secrets.choice(say.say("web-guest-names").split(", "))
    fresh = Client(address, name)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.touch(0o600)
    kept.write_text(fresh.token, "utf-8")
    return fresh


async def _invitation(database: str, local: Client) -> str:
    """A code that makes a browser of this machine the local person's, once; only who has the database can
    make one, and whoever has it hosts the server.
    """
    from mazmorra.server.people.accounts import new_link
    from mazmorra.server.store import Store

    person = local.call("GET", "/api/me")["id"]
    async with await Store.open(database) as store:
        await store.people.appoint(person, host=True)
        return await new_link(store, person)


def _laid(local: Client, game: AnyGame, seats: int, players: Sequence[str], say: Wording) -> str:
    """A table with bots round it, already begun."""
    table = local.create(game.name, seats, game.settings, game.own_content)
    local.sit(table, 0)
    names = say.say("terminal-bot-names").split(", ")
    for seat in range(1, seats):
        given = {"seat": seat, "bot": opponent(players, game.name, seat), "name": names[seat - 1]}
        local.call("POST", f"/api/tables/{table}/bot", **given)
    local.start(table)
    return table

"""`mazmorra serve`: people play together in this process or in several, and in as many others as share its
database.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from mazmorra.cli.app import has_app
from mazmorra.cli.calls import add_calls, calls_of
from mazmorra.cli.database import add_database, no_database, own_database
from mazmorra.cli.errors import NoPort, NoProcesses, NoRedis
from mazmorra.cli.files import text_in
from mazmorra.cli.players import offered_players
from mazmorra.content.wording import Wording
from mazmorra.kernel.ask import Phrase

if TYPE_CHECKING:
    import uvicorn

    from mazmorra.server.config import Config
    from mazmorra.server.processes.homes import Homes

T = TypeVar("T")
STOP_SECONDS = 10
SOCKET_BYTES = 64 * 1024
LONGEST_FOLDER = 60  # the address of a local socket has room for about a hundred letters
PORT_TROUBLES = {errno.EADDRINUSE: "taken", errno.EACCES: "forbidden", errno.EADDRNOTAVAIL: "elsewhere"}
LEVELS = ("debug", "info", "warning", "error")


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    from mazmorra.server.config import SILENCE, Keep

    keep = Keep()
    parser.add_argument("--host", default="127.0.0.1", help=say.say("serve-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=say.say("serve-port"))
    add_database(parser, say)
    parser.add_argument(
        "--content", action="append", default=[], metavar=say.say("arena-file"), help=say.say("serve-content")
    )
    parser.add_argument("--redis", default="", metavar="URL", help=say.say("serve-redis"))
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=say.say("serve-processes"))
    parser.add_argument("--workers-for-bots", type=int, default=1, metavar="N", help=say.say("serve-workers"))
    parser.add_argument("--bot", action="append", default=[], metavar="BOT", help=say.say("serve-bot"))
    parser.add_argument(
        "--workers-for-reviews", type=int, default=1, metavar="N", help=say.say("serve-reviewers")
    )
    parser.add_argument("--review-tries", type=int, default=0, metavar="N", help=say.say("serve-tries"))
    parser.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="IP", help=say.say("serve-proxy")
    )
    parser.add_argument(
        "--allowed-origin", action="append", default=[], metavar="URL", help=say.say("serve-origin")
    )
    parser.add_argument("--silence", type=float, default=SILENCE, metavar="N", help=say.say("serve-silence"))
    parser.add_argument(
        "--keep-open", type=int, default=keep.open_hours, metavar="N", help=say.say("serve-keep-open")
    )
    parser.add_argument(
        "--keep-running", type=int, default=keep.running_days, metavar="N", help=say.say("serve-keep-running")
    )
    parser.add_argument(
        "--keep-guests", type=int, default=keep.guest_days, metavar="N", help=say.say("serve-keep-guests")
    )
    add_calls(parser, say)
    parser.add_argument("--no-limits", action="store_true", help=say.say("serve-no-limits"))
    parser.add_argument("--log-level", choices=LEVELS, default="info", help=say.say("serve-log-level"))


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.server.logs import log_as_json
    from mazmorra.server.processes.files import ENOUGH, open_files

    stop = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())  # it may come while we start
    log_as_json(args.log_level)
    config, listener = config_of(args), listening(args.host, args.port)
    with contextlib.suppress(KeyboardInterrupt):
        _run(_try(config))
        if not has_app():
            print(say.say("serve-no-app", build="make site"), file=sys.stderr, flush=True)
        if (files := open_files()) < ENOUGH:
            print(say.say("serve-few-files", files=files, enough=ENOUGH), file=sys.stderr, flush=True)
        host, port = listener.getsockname()[:2]
        print(
            say.say("serve-runs", address=f"http://{f'[{host}]' if ':' in host else host}:{port}"), flush=True
        )
        return (
            _several(args.processes, config, listener, stop)
            if args.processes > 1
            else _alone(config, listener, stop)
        )
    return 0


def _several(processes: int, config: Config, listener: socket.socket, stop: threading.Event) -> int:
    """Serve in several processes that share the port; this one looks after them."""
    from mazmorra.server.config import SHARED_FIGURES
    from mazmorra.server.processes.parent import Parent
    from mazmorra.server.processes.siblings import Siblings

    if not hasattr(os, "fork"):
        raise NoProcesses
    short = tempfile.gettempdir() if len(tempfile.gettempdir()) < LONGEST_FOLDER else "/tmp"
    with tempfile.TemporaryDirectory(prefix="mazmorra-", dir=short) as folder:
        os.environ[SHARED_FIGURES] = folder
        from prometheus_client.multiprocess import mark_process_dead

        import mazmorra.server.app  # noqa: F401  (loaded once, for all of them)

        def serve(number: int) -> None:
            sys.exit(
                _alone(replace(config, siblings=Siblings(Path(folder), number, processes)), listener, stop)
            )

        Parent(processes, serve, mark_process_dead, 2 * STOP_SECONDS).run(stop)
    return 0


def _alone(config: Config, listener: socket.socket, stop: threading.Event) -> int:
    """Serve in this process, until a signal comes or the parent it may have has gone."""
    from mazmorra.server.processes.pauses import keep_pauses_short

    keep_pauses_short()
    with contextlib.suppress(KeyboardInterrupt):
        return _run(_serve(config, listener, stop))
    return 0


def _run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=_quick_loop()) as runner:
        return runner.run(work)


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ModuleNotFoundError:  # Windows has none
        return None
    return uvloop.new_event_loop


def config_of(args: argparse.Namespace) -> Config:
    """What the command line says, as the server wants to know it."""
    from mazmorra.server.config import Config, Keep

    return Config(
        database=args.database or own_database(),
        redis=args.redis,
        bot_workers=max(1, args.workers_for_bots),
        review_workers=max(1, args.workers_for_reviews),
        review_tries=max(0, args.review_tries),
        trusted_proxies=tuple(args.trusted_proxy),
        allowed_origins=tuple(args.allowed_origin),
        limited=not args.no_limits,
        silence=max(0.0, args.silence),
        own_bots=offered_players(args.bot),
        **calls_of(args),
        keep=Keep(max(0, args.keep_open), max(0, args.keep_running), max(0, args.keep_guests)),
        contents=tuple(house_content(file) for file in args.content),
    )


def house_content(file: str) -> tuple[str, str]:
    """The game a content file is for, and what it says, once it was read through."""
    from mazmorra.games.owned import game_of
    from mazmorra.terminal.opening import Wishes, wished_game

    text = text_in(file)
    name = game_of(text)
    wished_game(Wishes(name, content=(file, text)))
    return name, text


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens, before anything else is begun."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        opened = socket.socket(family, kind, protocol)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((address[0], port, *address[2:]))
        opened.listen(2048)
    except (OSError, OverflowError, UnicodeError) as error:
        raise NoPort(host=host, port=str(port), reason=_port_trouble(error)) from error
    return opened


def _port_trouble(error: Exception) -> Phrase:
    """Why nobody can listen there."""
    if isinstance(error, OverflowError):
        return Phrase("serve-port-range")
    if isinstance(error, socket.gaierror | UnicodeError):
        return Phrase("serve-port-host")
    number = getattr(error, "errno", None)
    return (
        Phrase(f"serve-port-{PORT_TROUBLES[number]}")
        if number in PORT_TROUBLES
        else Phrase("serve-port-other")
    )


async def _serve(config: Config, listener: socket.socket, stop: threading.Event) -> int:
    from mazmorra.server.processes.homes import Homes

    homes = Homes(config.siblings) if config.siblings else None
    server = _server(config, homes)
    signal.signal(signal.SIGTERM, server.handle_exit)
    server.should_exit = stop.is_set()
    if parent := multiprocessing.parent_process():
        asyncio.get_running_loop().add_reader(parent.sentinel, _stop, server, parent.sentinel)
    taking_in = asyncio.ensure_future(homes.take_in(server)) if homes else None
    await server.serve(sockets=[listener])
    if taking_in:
        taking_in.cancel()
    return 0 if server.started else 1


def _server(config: Config, homes: Homes | None) -> uvicorn.Server:
    import uvicorn

    from mazmorra.server.app import make_app
    from mazmorra.server.metrics import Metrics
    from mazmorra.server.processes.files import open_files
    from mazmorra.server.wire.frames import wire_of
    from mazmorra.server.wire.gate import Gate
    from mazmorra.server.wire.heads import heads_of

    metrics = Metrics()
    gate = Gate(config, open_files(), metrics.refused)
    heads = homes.protocol(heads_of(gate)) if homes else heads_of(gate)
    return uvicorn.Server(
        uvicorn.Config(
            make_app(config, metrics),
            log_config=None,
            access_log=False,
            http=heads,
            ws=wire_of(gate),
            ws_max_size=SOCKET_BYTES,
            ws_per_message_deflate=False,
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=STOP_SECONDS,
        )
    )


def _stop(server: uvicorn.Server, sentinel: int) -> None:
    """The parent has gone without a word."""
    asyncio.get_running_loop().remove_reader(sentinel)
    server.should_exit = True


async def _try(config: Config) -> None:
    """Whether the database and Redis can be used at all, so that a wrong address is told in a sentence."""
    from mazmorra.server.processes.redis_wakes import RedisWakes
    from mazmorra.server.store import Store, StoreError

    try:
        await (await Store.open(config.database)).close()
    except (StoreError, OSError) as error:
        raise no_database(config.database, error) from error
    try:
        if config.redis:
            await RedisWakes(config.redis).close()
    except StoreError as error:
        raise NoRedis(reason=Phrase("serve-no-driver")) from error
    except ValueError as error:
        raise NoRedis(reason=Phrase("serve-redis-address")) from error

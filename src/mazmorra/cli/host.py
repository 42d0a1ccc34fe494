"""`mazmorra host`: what the host of a server does about people and tables.

Running servers follow within a second or two.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from mazmorra.cli.database import add_database, kept_database, kept_text, no_database
from mazmorra.cli.options import add_language
from mazmorra.content.wording import Wording

if TYPE_CHECKING:
    from mazmorra.server.people.hosting import Hosting
    from mazmorra.server.store import Person

LARGEST = (1 << 63) - 1
"""The largest number that a database keeps."""
ORDERS = (
    "ban",
    "unban",
    "bans",
    "who",
    "words",
    "remove-words",
    "remove-table",
    "log",
    "appoint",
    "dismiss",
    "hosts",
)


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    text, number = partial(kept_text, say), partial(_number, say)
    orders = parser.add_subparsers(
        dest="order", required=True, metavar=say.say("host-order"), title=say.say("host-orders")
    )
    made = {}
    for name in ORDERS:
        about = say.say(f"host-{name}")
        made[name] = orders.add_parser(name, help=about, description=about)
        add_database(made[name], say)
        add_language(made[name], say)
        if name in ("ban", "remove-words", "remove-table"):
            made[name].add_argument("--reason", type=text, default="", help=say.say("host-reason"))
    for name in ("ban", "unban"):
        made[name].add_argument("target", type=text, help=say.say("host-target"))
    made["ban"].add_argument("--days", type=number, default=0, metavar="N", help=say.say("host-days"))
    for name in ("who", "appoint", "dismiss"):
        made[name].add_argument("target", type=text, help=say.say("host-person"))
    for name in ("words", "remove-words", "remove-table"):
        made[name].add_argument("table", type=text, help=say.say("host-table"))
    made["remove-words"].add_argument("line", type=number, nargs="?", metavar="N", help=say.say("host-line"))
    made["log"].add_argument("--before", type=number, metavar="N", help=say.say("host-before"))


def _number(say: Wording, given: str) -> int:
    """A number that a database can keep."""
    if not given.isascii() or not given.isdigit() or len(given) > len(str(LARGEST)) or int(given) > LARGEST:
        raise argparse.ArgumentTypeError(say.say("host-number", most=str(LARGEST)))
    return int(given)


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.server.refusals import Refused
    from mazmorra.server.store import StoreError

    database = kept_database(args.database)
    try:
        lines = asyncio.run(_done(database, args, say))
    except (StoreError, OSError) as error:
        raise no_database(database, error) from error
    except Refused as refused:
        print(say.say(f"server-{refused.code}", **refused.args_by_name), file=sys.stderr)
        return 2
    print("\n".join(lines))
    return 0


async def _done(database: str, args: argparse.Namespace, say: Wording) -> list[str]:
    from mazmorra.server.people.hosting import Hosting
    from mazmorra.server.processes.wake import LocalWakes
    from mazmorra.server.store import Store
    from mazmorra.server.tables.hub import Hub

    async with await Store.open(database) as store:
        return await DONE[args.order](Hosting(Hub(store, LocalWakes())), args, say)


async def _ban(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    await hosting.ban(args.target, args.days, args.reason)
    return [say.say("host-done")]


async def _unban(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    await hosting.unban(args.target)
    return [say.say("host-done")]


async def _bans(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    bans = await hosting.bans()
    return [
        _row(ban.kind, ban.target, _when(ban.until) if ban.until else "-", ban.reason) for ban in bans
    ] or [_none(say)]


async def _who(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    person, sessions = await hosting.who(args.target)
    devices = [_row(_when(each.used_at), each.address or "-", each.device or "-") for each in sessions]
    return [_person(person), *devices]


async def _appoint(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    await hosting.appoint(args.target, args.order == "appoint")
    return [say.say("host-done")]


async def _hosts(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    return [_person(each) for each in await hosting.hosts()] or [_none(say)]


async def _words(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    said = await hosting.words(args.table)
    return [_row(str(line.id), _when(line.at), line.person, line.name, line.text) for line in said] or [
        _none(say)
    ]


async def _remove_words(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    await hosting.remove_words(args.table, args.line, args.reason)
    return [say.say("host-done")]


async def _remove_table(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    await hosting.remove_table(args.table, args.reason)
    return [say.say("host-done")]


async def _log(hosting: Hosting, args: argparse.Namespace, say: Wording) -> list[str]:
    acts = await hosting.log(args.before)
    return [_row(str(act.id), _when(act.at), act.act, act.target, act.detail) for act in acts] or [_none(say)]


Done = Callable[["Hosting", argparse.Namespace, Wording], Awaitable[list[str]]]
DONE: dict[str, Done] = dict(
    zip(
        ORDERS,
        (
            _ban,
            _unban,
            _bans,
            _who,
            _words,
            _remove_words,
            _remove_table,
            _log,
            _appoint,
            _appoint,
            _hosts,
        ),
        strict=True,
    )
)


def _row(*cells: str) -> str:
    return "\t".join(cells).rstrip()


def _person(person: Person) -> str:
    return _row(person.id, person.name, person.username or "-")


def _when(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(" ", "minutes")


def _none(say: Wording) -> str:
    return say.say("host-none")

"""`mazmorra ratings`: what the host of a server does about ratings. There is one thing: count them anew."""

from __future__ import annotations

import argparse
import asyncio

from mazmorra.cli.database import add_database, kept_database, no_database
from mazmorra.cli.options import add_language
from mazmorra.content.wording import Wording


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    orders = parser.add_subparsers(
        dest="order", required=True, metavar=say.say("host-order"), title=say.say("host-orders")
    )
    about = say.say("ratings-recompute")
    recompute = orders.add_parser("recompute", help=about, description=about)
    add_database(recompute, say)
    add_language(recompute, say)


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.server.store import StoreError

    database = kept_database(args.database)
    try:
        games = asyncio.run(_recomputed(database))
    except (StoreError, OSError) as error:
        raise no_database(database, error) from error
    print(say.say("ratings-recomputed", games=games))
    return 0


async def _recomputed(database: str) -> int:
    from mazmorra.server.ratings.counting import recompute
    from mazmorra.server.store import Store

    async with await Store.open(database) as store:
        return await recompute(store)

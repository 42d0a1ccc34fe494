"""`mazmorra reset-code`: the host makes a one-time code with which somebody sets a new password.

It is shown once.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from mazmorra.cli.database import add_database, kept_database, no_database
from mazmorra.content.wording import Wording


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    parser.add_argument("username", help=say.say("serve-username"))
    add_database(parser, say)


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.server.people.accounts import CODE_HOURS
    from mazmorra.server.refusals import Refused
    from mazmorra.server.store import StoreError

    database = kept_database(args.database)
    try:
        code = asyncio.run(_made(database, args.username))
    except (StoreError, OSError) as error:
        raise no_database(database, error) from error
    except Refused as refused:
        print(say.say(f"server-{refused.code}", **refused.args_by_name), file=sys.stderr)
        return 2
    print(say.say("serve-code", username=args.username, hours=CODE_HOURS, code=code))
    return 0


async def _made(database: str, username: str) -> str:
    from mazmorra.server.people.accounts import new_code
    from mazmorra.server.store import Store

    async with await Store.open(database) as store:
        return await new_code(store, username)

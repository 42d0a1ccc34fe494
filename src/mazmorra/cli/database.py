"""The database a command is given: where it is, and in words why it cannot be used.

What drivers say is for the log.
"""

from __future__ import annotations

import argparse
import logging
import re
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_data_path

from mazmorra.cli.errors import NoDatabase
from mazmorra.cli.files import made
from mazmorra.content.trouble import trouble
from mazmorra.content.wording import Wording
from mazmorra.kernel.ask import Phrase

ADDRESS = re.compile(r"sqlite:///(?!:memory:|file:).+|(postgres(?:ql)?)://.+")
FILE = re.compile(r"sqlite:///(?!:memory:|file:)([^?]+).*")
log = logging.getLogger("mazmorra.database")


def add_database(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The option that says where games are kept."""
    parser.add_argument(
        "--database", type=partial(kept_text, say), default="", metavar="URL", help=say.say("serve-database")
    )


def kept_text(say: Wording, given: str) -> str:
    """Words as a database takes them; what a terminal hands over may be none."""
    try:
        given.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(say.say("file-not-text")) from None
    return given


def own_database() -> str:
    """Where games are kept when nothing else is said."""
    return f"sqlite:///{made(user_data_path('mazmorra')) / 'server.sqlite'}"


def kept_database(given: str) -> str:
    """The database of a server that has run. A new one is not made: an order carried out in it would look as
    if it had been.
    """
    address = given or own_database()
    if found := FILE.fullmatch(address):
        try:
            Path(found[1]).stat()
        except FileNotFoundError:
            raise NoDatabase(reason=Phrase("serve-database-missing", (("file", found[1]),))) from None
        except OSError:
            pass  # whoever opens it says what is wrong
    return address


def no_database(address: str, error: Exception) -> NoDatabase:
    """The error for a database that cannot be used."""
    log.debug("the database cannot be used: %s", error)
    return NoDatabase(reason=_reason(address, error))


def _reason(address: str, error: Exception) -> Phrase:
    if isinstance(error, OSError):
        return trouble(error)
    found = ADDRESS.fullmatch(address)
    if not found:
        return Phrase("serve-database-address")
    return (
        Phrase("serve-no-driver")
        if found[1] and find_spec("psycopg") is None
        else Phrase("serve-database-refuses")
    )

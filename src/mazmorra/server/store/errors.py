"""What goes wrong with a database, told without its secrets.

Parameters, rows and passwords never appear in a message.
"""

from __future__ import annotations

import sqlite3

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, TimeoutError


class StoreError(Exception):
    """The database could not do it. Whether a failed append was stored is not known: load the table again.

    `passing` says that it may go better later: the database is away, not the question wrong.
    """

    def __init__(self, message: str, passing: bool = False) -> None:
        super().__init__(message)
        self.passing = passing


class Unreadable(Exception):
    """What is stored of one table is not what we write. The others are as well as ever."""


def masked(url: str) -> str:
    """A database or Redis address that may be shown: its passwords are stars."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        return "an address that cannot be read"
    hidden = {key: "***" for key in parsed.query if "password" in key.lower()}
    return parsed.update_query_dict(hidden).render_as_string(hide_password=True)


def may_pass(error: BaseException) -> bool:
    """Whether trying again may help: the connection was lost, the file was locked, two transactions
    deadlocked.
    """
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(
        cause, sqlite3.Error
    ):  # what SQLite calls operational is mostly a wrong question or a full disk
        return "locked" in str(cause)
    return isinstance(error, OperationalError | InterfaceError | TimeoutError)


def told(error: BaseException) -> str:
    """The first line of what a database said; the following lines may quote a row."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    first = (str(cause).splitlines() or [""])[0]
    return f"{type(cause).__name__}: {first}"

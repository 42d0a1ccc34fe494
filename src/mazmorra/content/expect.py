"""Expectations about content: what a figure must be, said in words, with the line where it is something
else. Whoever opens a box is told of the first that is not met, whoever writes one of all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING

from mazmorra.content.errors import BadContent, bad
from mazmorra.kernel.ask import Phrase

if TYPE_CHECKING:
    from mazmorra.content.loader import Pack, Row

GATHERED: ContextVar[list[BadContent] | None] = ContextVar("gathered", default=None)
"""The faults found so far, where somebody wants all of them."""


def every_fault(check: Callable[[], object]) -> list[BadContent]:
    """What a check refuses, one fault a line, as far as it can go on after what it found."""
    found: list[BadContent] = []
    before = GATHERED.set(found)
    try:
        check()
    except BadContent as error:
        found.append(error)
    except Exception:  # a check that went on has stumbled over what an earlier one found
        if not found:
            raise
    finally:
        GATHERED.reset(before)
    return list({fault.args_by_name["line"]: fault for fault in reversed(found)}.values())[::-1]


def refuse(fault: BadContent) -> None:
    """Raise a fault, or note it where all are gathered."""
    found = GATHERED.get()
    if found is None:
        raise fault
    found.append(fault)


def settle() -> None:
    """Raise if anything was refused so far: what follows trusts the rows."""
    found = GATHERED.get()
    if found:
        raise found[0]


def expect(pack: Pack, table: str, row: Row, key: str, fits: bool, expected: str, /, **args: object) -> None:
    """Refuse a figure of a row that does not fit; `expected` is how the catalogues call what would."""
    if not fits:
        said = tuple(
            (name, ", ".join(map(str, value)) if isinstance(value, list) else value)
            for name, value in args.items()
        )
        wanted = Phrase(f"content-expect-{expected}", said)
        place, named = pack.place(table, row.id, key), pack.named(table, row.id)
        refuse(bad(place, "unfit", row=named, key=key, expected=wanted))


def expect_rows(pack: Pack, table: str, rows: Sequence[Row], fits: bool, expected: object) -> None:
    """Refuse a table with too few or too many rows."""
    if not fits:
        place = last_row(pack, table, rows)
        refuse(bad(place, "wrong-rows", table=table, found=len(rows), expected=expected))


def last_row(pack: Pack, table: str, rows: Sequence[Row], key: str = "") -> tuple[str, int]:
    """Where the last row of a table stands."""
    return pack.place(table, rows[-1].id if rows else "", key)

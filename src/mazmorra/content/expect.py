"""Expectations about content: what a figure must be, said in words, with the line where it is something
else.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.content.errors import bad
from mazmorra.content.loader import Pack, Row
from mazmorra.kernel.ask import Phrase


def expect(pack: Pack, table: str, row: Row, key: str, fits: bool, expected: str, /, **args: object) -> None:
    """Refuse a figure of a row that does not fit; `expected` is how the catalogues call what would."""
    if not fits:
        said = tuple(
            (name, ", ".join(map(str, value)) if isinstance(value, list) else value)
            for name, value in args.items()
        )
        wanted = Phrase(f"content-expect-{expected}", said)
        raise bad(
            pack.place(table, row.id, key), "unfit", row=pack.named(table, row.id), key=key, expected=wanted
        )


def expect_rows(pack: Pack, table: str, rows: Sequence[Row], fits: bool, expected: object) -> None:
    """Refuse a table with too few or too many rows."""
    if not fits:
        raise bad(last_row(pack, table, rows), "wrong-rows", table=table, found=len(rows), expected=expected)


def last_row(pack: Pack, table: str, rows: Sequence[Row], key: str = "") -> tuple[str, int]:
    """Where the last row of a table stands."""
    return pack.place(table, rows[-1].id if rows else "", key)

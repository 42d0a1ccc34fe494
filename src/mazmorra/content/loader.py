"""From TOML text to frozen rows.

Unknown keys, missing figures and figures without provenance are refused with their line.

A pack is one or more texts; later ones are overlays that add rows, or change the rows with the same id.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from mazmorra.content import ops
from mazmorra.content.errors import BadContent, bad
from mazmorra.content.expect import refuse
from mazmorra.content.figures import figure
from mazmorra.content.lines import Lines, longest_number
from mazmorra.content.names import CALLED, SAYS
from mazmorra.content.writer import echo
from mazmorra.kernel import Json
from mazmorra.kernel.ask import Phrase

PROVENANCE = ("rulebook", "sourced", "designed")
"""Where a figure comes from: printed in a rulebook, read off the cards by others, or ours."""

CITATION = "clause"
"""Where a row says which clause it follows from: no figure, so no provenance, and no part of the digest."""

NO_FIGURES = ("id", "source", CITATION, CALLED, SAYS)
"""What a row says besides its figures."""

DEEPEST = 50
"""Levels of tables and lists in one another; content needs a handful."""

Text: TypeAlias = tuple[str, str]
"""A file's name and what it says."""


Rows: TypeAlias = Mapping[str, tuple[Any, ...]]
"""The rows of a box by their table; each table has a kind of row of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """The base of every row: an id, and the provenance of each figure."""

    id: str
    source: Mapping[str, str] = field(default_factory=dict, compare=False)


@dataclass(slots=True)
class Pack:
    """Raw rows by table and id, and the line each key stands on."""

    rows: dict[str, dict[str, Json]]
    lines: dict[tuple[str, str, str], tuple[str, int]]

    def place(self, table: str, row: str, key: str = "") -> tuple[str, int]:
        """Where a key of a row stands; the row's own line if the key is nowhere."""
        return self.lines.get((table, row, key)) or self.lines.get((table, row, "")) or (table, 0)

    def named(self, table: str, row: str) -> Phrase:
        """How an error calls a row: a table that has one row by its name alone."""
        if set(self.rows.get(table, ())) == {table}:
            return Phrase("content-single", (("table", table),))
        return Phrase("content-row", (("table", table), ("row", row)))

    def digest(self, unsaid: Mapping[str, dict[str, Json]] | None = None) -> str:
        """A fingerprint of every figure, without the tables that say no more than `unsaid` does."""
        unsaid = unsaid or {}
        figures = {
            table: {
                name: {key: value for key, value in row.items() if key not in (CITATION, CALLED, SAYS)}
                for name, row in rows.items()
            }
            for table, rows in self.rows.items()
            if rows != unsaid.get(table)
        }
        return hashlib.sha256(json.dumps(figures, sort_keys=True).encode()).hexdigest()[:16]


def read_pack(texts: Sequence[Text], tables: Mapping[str, type[Row]]) -> Pack:
    """The rows of all texts laid over each other."""
    pack = Pack({}, {})
    for file, text in texts:
        lines = Lines(text)
        for table, rows in _parse(file, text).items():
            if table not in tables:
                place = file, lines.of_table(table)
                refuse(bad(place, "unknown-table", found=table, allowed=sorted(tables)))
                continue
            _lay(pack, file, lines, table, rows)
    return pack


def rows_of(pack: Pack, table: str, kind: type[Row], vocabulary: ops.Vocabulary) -> tuple[Any, ...]:
    """A table's rows as frozen values of their kind."""
    hints = get_type_hints(kind)
    return tuple(_row(pack, table, raw, kind, hints, vocabulary) for raw in pack.rows.get(table, {}).values())


def all_rows(pack: Pack, tables: Mapping[str, type[Row]], vocabulary: ops.Vocabulary) -> Rows:
    """The rows of every table."""
    return {table: rows_of(pack, table, kind, vocabulary) for table, kind in tables.items()}


def check_rows(pack: Pack, tables: Mapping[str, type[Row]], vocabulary: ops.Vocabulary) -> None:
    """Refuse each row that is wrong by itself; what only all of them together get wrong is not found here."""
    for table, kind in tables.items():
        hints = get_type_hints(kind)
        for raw in pack.rows.get(table, {}).values():
            try:
                _row(pack, table, raw, kind, hints, vocabulary)
            except BadContent as error:
                refuse(error)


def _parse(file: str, text: str) -> Json:
    try:
        return _shallow(tomllib.loads(text))
    except RecursionError as error:
        raise bad((file, 1), "too-deep", most=DEEPEST) from error
    except tomllib.TOMLDecodeError as error:
        problem = "said-twice" if re.search("overwrite|twice|mutate|Duplicate", str(error)) else "not-toml"
        line, column = _spot(text, str(error))
        raise bad((file, line), problem, column=column) from error
    except ValueError as error:  # more digits than Python reads
        raise bad((file, longest_number(text)), "too-many-digits") from error


def _spot(text: str, told: str) -> tuple[int, int]:
    """The line and column that a parser told; the end of the text if it told none."""
    found = re.search(r"line (\d+), column (\d+)", told)
    if found:
        return int(found[1]), int(found[2])
    lines = text.splitlines() or [""]
    return len(lines), len(lines[-1]) + 1


def _shallow(parsed: Json) -> Json:
    """What was read, unless it is so deep that nothing could walk through it."""
    level: list[object] = [parsed]
    for _ in range(DEEPEST):
        level = [each for value in level for each in _inside(value)]
        if not level:
            return parsed
    raise RecursionError


def _inside(value: object) -> Iterable[object]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def _lay(pack: Pack, file: str, lines: Lines, table: str, rows: Any) -> None:
    listed = rows if isinstance(rows, list) else [{"id": table, **rows}] if isinstance(rows, dict) else None
    if listed is None:
        raise bad((file, lines.of_key(table)), "not-a-table", table=table)
    seen = set[str]()
    headers = lines.headers(table)
    for index, row in enumerate(listed):
        header = headers[index] if index < len(headers) else 1
        if not isinstance(row, dict):
            raise bad((file, header), "not-a-table", table=table)
        name = _id((file, header), table, row)
        if name in seen:
            refuse(bad((file, header), "id-twice", table=table, found=name))
            continue
        seen.add(name)
        pack.rows.setdefault(table, {}).setdefault(name, {}).update(row)
        pack.lines[table, name, ""] = (file, header)
        for key in row:
            pack.lines[table, name, key] = (file, lines.of_key(key, header))


def _id(place: tuple[str, int], table: str, row: Json) -> str:
    """What a row is called: something that can be shown on one line."""
    if "id" not in row:
        raise bad(place, "needs-id", table=table)
    name = row["id"]
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise bad(place, "bad-id", table=table, found=echo(name))
    return name


def _row(
    pack: Pack,
    table: str,
    raw: Json,
    kind: type[Row],
    hints: Mapping[str, object],
    vocabulary: ops.Vocabulary,
) -> Row:
    name = raw["id"]
    for key in raw:
        if key not in hints and key not in (CALLED, SAYS):
            raise bad(
                pack.place(table, name, key),
                "unknown-key",
                row=pack.named(table, name),
                found=key,
                allowed=sorted({*hints, *(() if set(pack.rows[table]) == {table} else (CALLED, SAYS))}),
            )
    values: Json = {}
    for each in fields(kind):
        if each.name in raw and each.name != "source":
            values[each.name] = _value(
                pack.place(table, name, each.name), each.name, raw[each.name], hints[each.name], vocabulary
            )
        elif each.default is MISSING and each.default_factory is MISSING:
            raise bad(pack.place(table, name), "missing-key", row=pack.named(table, name), key=each.name)
    return kind(**values, source=_provenance(pack, table, raw))


def _provenance(pack: Pack, table: str, raw: Json) -> dict[str, str]:
    figures = [key for key in raw if key not in NO_FIGURES]
    source = raw.get("source")
    marks = dict.fromkeys(figures, source) if isinstance(source, str) else source
    place = pack.place(table, raw["id"], "source")
    if not isinstance(marks, dict) or set(marks) != set(figures):
        raise bad(place, "no-source", row=pack.named(table, raw["id"]), allowed=figures)
    for mark in marks.values():
        if mark not in PROVENANCE:
            raise bad(place, "bad-source", found=echo(mark), allowed=list(PROVENANCE))
    return dict(marks)


def _value(place: tuple[str, int], key: str, value: Any, hint: Any, vocabulary: ops.Vocabulary) -> Any:
    if get_origin(hint) is tuple:
        if not isinstance(value, list):
            raise bad(place, "not-a-list", key=key, found=echo(value))
        return tuple(_value(place, key, each, get_args(hint)[0], vocabulary) for each in value)
    if hint is ops.Op:
        return ops.read(place, value, vocabulary)
    return figure(place, key, value, get_args(hint) or (hint,))

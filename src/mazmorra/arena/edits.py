"""Somebody's own figures: random edits of a game's content that its checks accept, for the fuzzer to play
with.

An edit makes a row more like another one, or its figures a little different; what is refused is simply not
made.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from mazmorra.content.errors import BadContent
from mazmorra.content.writer import toml
from mazmorra.kernel import AnyGame

Row: TypeAlias = dict[str, Any]
Content: TypeAlias = "dict[str, list[Row]]"
"""Every table as its rows, a table of one row too."""

NAMED = ("id", "source")
"""What a row is called and where it comes from: no figures."""


class Edited:
    """The content of a game, changed edit by edit; `game` plays with what it is by now."""

    def __init__(self, game: AnyGame, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.text = game.own_content or type(game).content_text(game.settings, "edited")
        parsed = tomllib.loads(self.text)
        self.singles = tuple(table for table, rows in parsed.items() if isinstance(rows, dict))
        self.content: Content = {
            table: [rows] if table in self.singles else rows for table, rows in parsed.items()
        }

    def edit(self) -> bool:
        """One edit, if the game accepts it.

        What the checks let through and the box cannot hold raises here.
        """
        content = again(self.content)
        self.rng.choice(EDITS)(content, self.rng)
        text = self._written(content)
        self.text, before = text, self.text
        try:
            self.game = type(self.game)(self.game.settings, text)
        except BadContent:
            self.text = before
            return False
        self.content = content
        return True

    def _written(self, content: Content) -> str:
        lines = []
        for table, rows in content.items():
            header = f"[{table}]" if table in self.singles else f"[[{table}]]"
            for row in rows:
                lines += [header, *(f"{key} = {toml(value)}" for key, value in row.items()), ""]
        return "\n".join(lines)


def again(value: Any) -> Any:
    """The same plain values once more, to be changed without changing these."""
    if isinstance(value, dict):
        return {key: again(each) for key, each in value.items()}
    return [again(each) for each in value] if isinstance(value, list) else value


def _row(content: Content, rng: random.Random) -> tuple[list[Row], Row]:
    rows = content[rng.choice(list(content))]
    return rows, rng.choice(rows)


def _figures(row: Row) -> list[str]:
    return [key for key in row if key not in NAMED]


def _set(row: Row, key: str, value: Any, like: Row) -> None:
    """A figure from another row, and where it comes from, where that is said at all."""
    row[key] = again(value)
    source = like.get("source")
    mark = source.get(key) if isinstance(source, dict) else source
    if mark and isinstance(row.get("source"), dict):
        row["source"] = row["source"] | {key: mark}


def borrow(content: Content, rng: random.Random) -> None:
    """A figure is what it is in another row, which may have one that this row lacks."""
    rows, row = _row(content, rng)
    like = rng.choice(rows)
    key = rng.choice(_figures(like))
    _set(row, key, like[key], like)


def nudge(content: Content, rng: random.Random) -> None:
    """A number is one more or less, or a far one; a truth is turned round."""
    _, row = _row(content, rng)
    leaves = list(_leaves(row, lambda value: isinstance(value, int)))
    if leaves:
        holder, key = rng.choice(leaves)
        value = holder[key]
        holder[key] = (
            not value
            if isinstance(value, bool)
            else rng.choice((value - 1, value + 1, 0, 1, 2 * value, 9, 999))
        )


def rename(content: Content, rng: random.Random) -> None:
    """A word is another word that stands in the same table."""
    rows, row = _row(content, rng)
    leaves = list(_leaves(row, lambda value: isinstance(value, str)))
    if leaves:
        holder, key = rng.choice(leaves)
        others = [
            each
            for other in rows
            for each in _leaves(other, lambda value: isinstance(value, str))
            if each[1] == key
        ]
        theirs, name = rng.choice(others or leaves)
        holder[key] = theirs[name]


def relist(content: Content, rng: random.Random) -> None:
    """A list is shorter, longer by what another row has in it, or the other way round."""
    rows, row = _row(content, rng)
    keys = [key for key in _figures(row) if isinstance(row[key], list)]
    if not keys:
        return
    key = rng.choice(keys)
    pool = [each for other in rows for each in other.get(key, ()) if isinstance(other.get(key), list)]
    changed = row[key][:]
    match rng.randrange(4):
        case 0 if changed:
            changed.pop(rng.randrange(len(changed)))
        case 1 if pool:
            changed.insert(rng.randrange(len(changed) + 1), again(rng.choice(pool)))
        case 2 if changed and pool:
            changed[rng.randrange(len(changed))] = again(rng.choice(pool))
        case _:
            changed.reverse()
    row[key] = changed


def trade_copies(content: Content, rng: random.Random) -> None:
    """A copy of one card is a copy of another, so that sums stay what they are."""
    rows, row = _row(content, rng)
    other = rng.choice(rows)
    if "copies" in row and "copies" in other and row["copies"] > 0:
        row["copies"] -= 1
        other["copies"] += 1


def drop(content: Content, rng: random.Random) -> None:
    """A row is not there any more."""
    rows, row = _row(content, rng)
    rows.remove(row)
    if not rows:
        rows.append(row)


def twin(content: Content, rng: random.Random) -> None:
    """A row stands twice, under two names, with its copies shared out."""
    rows, row = _row(content, rng)
    new = again(row)
    new["id"] = f"{row.get('id', 'one')}_{rng.randrange(1000)}"
    if row.get("copies", 0) > 1:
        new["copies"] = 1
        row["copies"] -= 1
    rows.append(new)


def forget(content: Content, rng: random.Random) -> None:
    """A figure is not said, so that what is usual holds."""
    _, row = _row(content, rng)
    key = rng.choice(_figures(row))
    del row[key]
    if isinstance(row.get("source"), dict):
        row["source"] = {name: mark for name, mark in row["source"].items() if name != key}


EDITS: tuple[Callable[[Content, random.Random], None], ...] = (
    borrow,
    borrow,
    nudge,
    nudge,
    nudge,
    rename,
    relist,
    relist,
    trade_copies,
    drop,
    twin,
    forget,
)


def _leaves(value: Any, wanted: Callable[[Any], bool], depth: int = 0) -> Iterator[tuple[Any, Any]]:
    """Every place inside a row that holds such a value, as what holds it and where."""
    if not isinstance(value, dict | list):
        return
    for key, each in value.items() if isinstance(value, dict) else enumerate(value):
        if depth or key not in NAMED:
            if wanted(each):
                yield value, key
            yield from _leaves(each, wanted, depth + 1)

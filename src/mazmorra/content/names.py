"""What things of somebody's own are called: names and texts that stand in the content file itself, by
language.

`called = { en = "Basilisk", es = "Basilisco" }` and `says = { ... }` of a row. They are no figures: they need
no source and are no part of the digest, so a game goes on when a name is corrected.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.content.errors import bad
from mazmorra.content.languages import LANGUAGES
from mazmorra.content.writer import echo

if TYPE_CHECKING:
    from mazmorra.content.loader import Pack

CALLED, SAYS = "called", "says"
LONGEST = {CALLED: 60, SAYS: 400}
"""How long a name and a text may be."""
MARKUP = frozenset("[]{}<>\\")
"""What could be taken for markup somewhere stands in no name."""

Worded: TypeAlias = Mapping[str, tuple[str, str]]
"""For each table whose rows have names: the kind in the catalogues' keys, and what names a row there."""
OwnWords: TypeAlias = Mapping[str, Mapping[str, str]]
"""For each language the messages of a content file, by their keys in the catalogues."""


def own_words(pack: Pack, game: str, worded: Worded) -> dict[str, dict[str, str]]:
    """The names and texts in a pack, checked."""
    found: dict[str, dict[str, str]] = {}
    for table, rows in pack.rows.items():
        for name, row in rows.items():
            for key in (CALLED, SAYS):
                if key in row:
                    place = pack.place(table, name, key)
                    if table not in worded:
                        raise bad(place, "nameless", table=table, allowed=sorted(worded))
                    kind, by = worded[table]
                    message = f"{game}-{kind}-{row[by]}" + ("-text" if key == SAYS else "")
                    for language, text in _read(place, key, row[key]):
                        found.setdefault(language, {})[message] = text
    return found


def _read(place: tuple[str, int], key: str, value: object) -> list[tuple[str, str]]:
    """The texts of a row, a plain one for each language."""
    if not isinstance(value, dict) or not value:
        raise bad(place, "no-languages", key=key, found=echo(value))
    for language, text in value.items():
        if language not in LANGUAGES:
            raise bad(place, "bad-language", key=key, found=echo(language), allowed=list(LANGUAGES))
        if not isinstance(text, str) or not _is_plain(text, LONGEST[key]):
            raise bad(place, "bad-words", key=key, found=echo(text), most=LONGEST[key])
    return list(value.items())


def _is_plain(text: str, most: int) -> bool:
    return 0 < len(text) <= most and text == text.strip() and text.isprintable() and not MARKUP & set(text)

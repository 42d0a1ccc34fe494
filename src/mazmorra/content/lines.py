"""Where things stand in a content file: read once, so that finding a line takes no longer in a long file than
in a short one.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict

KEY = re.compile(r"""\s*["']?([\w-]+)["']?\s*=""")
HEADER = re.compile(r"""\s*\[+\s*["']?([\w-]+)""")


class Lines:
    """The lines of a text on which keys and tables stand."""

    def __init__(self, text: str) -> None:
        self._keys: dict[str, list[int]] = defaultdict(list)
        self._headers: dict[str, list[int]] = defaultdict(list)
        for number, line in enumerate(text.splitlines(), 1):
            if found := KEY.match(line):
                self._keys[found[1]].append(number)
            elif found := HEADER.match(line):
                self._headers[found[1]].append(number)

    def headers(self, table: str) -> list[int]:
        """The lines on which the rows of a table begin."""
        return self._headers.get(table, [])

    def of_key(self, key: str, start: int = 1) -> int:
        """The first line from a line on that begins with a key; that line itself if none does."""
        lines = self._keys.get(key, ())
        index = bisect_left(lines, start)
        return lines[index] if index < len(lines) else start

    def of_table(self, table: str) -> int:
        """The line that first speaks of a table, as a heading or as a key."""
        return min([*self.headers(table), *self._keys.get(table, ())], default=1)


def longest_number(text: str) -> int:
    """The first line with more digits than Python reads."""
    return next(
        (number for number, line in enumerate(text.splitlines(), 1) if re.search(r"\d{1000}", line)), 1
    )

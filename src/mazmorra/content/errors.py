"""What can be wrong with a content file; each error names the line and what was expected."""

from __future__ import annotations

from mazmorra.kernel.ask import Phrase
from mazmorra.kernel.errors import MazmorraError


class BadContent(MazmorraError):
    key = "error-bad-content"
    says = "{file}, line {line}: {problem}"

    def __str__(self) -> str:
        from mazmorra.content.wording import words

        return words("en").error(self)


def bad(place: tuple[str, int], problem: str, /, **args: object) -> BadContent:
    """The error for a place (file, line) and a problem of the catalogues."""
    listed = {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value for name, value in args.items()
    }
    return BadContent(
        file=place[0], line=place[1], problem=Phrase(f"content-{problem}", tuple(listed.items()))
    )

"""A pen that writes in any script its fonts have, and draws marks; what is written is said elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import groupby

from PIL import Image, ImageDraw, ImageFont

Font = ImageFont.FreeTypeFont
Point = tuple[float, float]
UNKNOWN = "\uffff"
"""No font has it: how it looks is how a letter looks that a font does not know."""
MARK = 40
"""Pixels of a mark's side; its points are given on a square of 24, as the web app has them."""


@lru_cache(maxsize=64)
def opened(data: bytes, size: int) -> Font:
    """A font of a size."""
    return ImageFont.truetype(BytesIO(data), size)


@lru_cache(maxsize=4096)
def knows(font: Font, letter: str) -> bool:
    """Whether a font has a letter."""
    return letter.isspace() or bytes(font.getmask(letter)) != bytes(font.getmask(UNKNOWN))


class Style:
    """One face of letters at one size: the fonts of its scripts, of which the first that knows a letter
    writes it. Letters that none knows are left out.
    """

    def __init__(self, fonts: Mapping[str, bytes], family: str, weight: int, size: int) -> None:
        mine = (name for name in sorted(fonts) if family in name and f"-{weight}-" in name)
        latin_first = sorted(mine, key=lambda name: "latin-" not in name)
        self.fonts = [opened(fonts[name], size) for name in latin_first]

    def runs(self, text: str) -> list[tuple[Font, str]]:
        """A text in pieces of one font each."""
        known = [(font, letter) for letter in text if (font := self._of(letter))]
        return [
            (font, "".join(letter for _, letter in run)) for font, run in groupby(known, lambda each: each[0])
        ]

    def width(self, text: str) -> float:
        return sum(font.getlength(run) for font, run in self.runs(text))

    def cut(self, text: str, most: float) -> str:
        """As much of a text as has room."""
        if self.width(text) <= most:
            return text
        while text and self.width(f"{text}…") > most:
            text = text[:-1]
        return f"{text.rstrip()}…"

    def wrapped(self, text: str, most: float, lines: int) -> list[str]:
        """A text as lines of at most a width, the last of them cut if it must be."""
        wrapped = [""]
        for word in text.split():
            longer = f"{wrapped[-1]} {word}".strip()
            if wrapped[-1] and len(wrapped) < lines and self.width(longer) > most:
                wrapped.append(word)
            else:
                wrapped[-1] = longer
        return [self.cut(line, most) for line in wrapped]

    def _of(self, letter: str) -> Font | None:
        return next((font for font in self.fonts if knows(font, letter)), None)


class Pen:
    """Writes and draws on a picture."""

    def __init__(self, picture: Image.Image) -> None:
        self.draw = ImageDraw.Draw(picture)

    def write(self, text: str, at: Point, style: Style, colour: str) -> float:
        """A line whose letters stand at a point; where it ends."""
        x, y = at
        for font, run in style.runs(text):
            self.draw.text((x, y), run, colour, font, anchor="ls")
            x += font.getlength(run)
        return x

    def mark(self, points: Sequence[Point], at: Point, colour: str, hollow: bool = False) -> None:
        """A shape, or a circle where it has no corners."""
        (x, y), fill = at, None if hollow else colour
        if not points:
            self.draw.ellipse((x + 3, y + 3, x + MARK - 3, y + MARK - 3), fill, colour, 4)
            return
        scaled = [(x + px * MARK / 24, y + py * MARK / 24) for px, py in points]
        self.draw.polygon(scaled, fill, colour, 4)

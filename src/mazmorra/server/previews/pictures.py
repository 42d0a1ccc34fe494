"""The picture of a table: its game's, with what the card says and who sits where.

Grounds and fonts come with the web app; `web/build/pictures.ts` makes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO

from PIL import Image

from mazmorra.server.previews.cards import Card, Sitter
from mazmorra.server.previews.pens import Pen, Point, Style

SIZE = (1200, 630)
LEFT, WIDTH, COLUMN = 64, 900, 470
INK, MUTED, EMBER, GOLD = "#f3e9d8", "#b9a88f", "#f2a33a", "#e8c15a"
SEATS = ("#f2a33a", "#8bbcf0", "#86c98a", "#e79ad0", "#e8e06a")
SHAPES: tuple[tuple[Point, ...], ...] = (
    (),
    ((3, 3), (21, 3), (21, 21), (3, 21)),
    ((12, 2), (23, 22), (1, 22)),
    ((12, 1), (22, 12), (12, 23), (2, 12)),
    ((12, 1), (21.5, 6.5), (21.5, 17.5), (12, 23), (2.5, 17.5), (2.5, 6.5)),
)
"""Each seat's mark, as the tables draw them; the first is a circle."""
CROWN: tuple[Point, ...] = ((1, 20), (23, 20), (23, 6), (17, 12), (12, 3), (7, 12), (1, 6))
COLOURS = 128
"""So many are enough for a dim picture, and make it a third as large."""


def picture(card: Card, files: Mapping[str, bytes]) -> bytes:
    """A card as a PNG, made of the web app's files."""
    ground = Image.open(BytesIO(files[f"cards/{card.game}.png"])).convert("RGB")
    fonts = {name: data for name, data in files.items() if name.endswith(".woff")}
    pen = Pen(ground)
    pen.write("Mazmorra", (LEFT, 92), Style(fonts, "grenze-gotisch", 600, 44), EMBER)
    title = Style(fonts, "grenze-gotisch", 600, 76)
    pen.write(title.cut(card.title, WIDTH), (LEFT, 190), title, INK)
    line = Style(fonts, "alegreya-sans", 400, 38)
    for row, text in enumerate(line.wrapped(card.text, WIDTH, 2)):
        pen.write(text, (LEFT, 256 + 48 * row), line, MUTED)
    _seats(pen, card.sitters, Style(fonts, "alegreya-sans", 700, 40))
    return _packed(ground)


def _seats(pen: Pen, sitters: tuple[Sitter, ...], style: Style) -> None:
    """Two columns of three: no game has more seats than five."""
    for seat, sitter in enumerate(sitters):
        x, y = LEFT + COLUMN * (seat // 3), 366 + 72 * (seat % 3)
        pen.mark(SHAPES[seat % 5], (x, y), SEATS[seat % 5], hollow=not sitter.name)
        end = pen.write(style.cut(sitter.name or "…", 320), (x + 60, y + 33), style, INK)
        if sitter.won:
            pen.mark(CROWN, (end + 16, y), GOLD)


def _packed(ground: Image.Image) -> bytes:
    out = BytesIO()
    ground.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=False)
    return out.getvalue()

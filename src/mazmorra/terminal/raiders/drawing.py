"""Dungeon Raiders drawn: five rooms in a row, lit or dark, and the seats with their coins, wounds and
cards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from mazmorra.games.raiders.game import RaidersView
from mazmorra.games.raiders.rules.cards import TORCH
from mazmorra.kernel import Face
from mazmorra.terminal.board import SHAPES
from mazmorra.terminal.raiders import glance
from mazmorra.terminal.theme import SEAT_COLOURS, TOKENS

if TYPE_CHECKING:
    from mazmorra.terminal.raiders.board import RaidersBoard

SYMBOLS = {"treasure": "¤", "monster": "☠", "vault": "▤", "trap": "⚠", "boss": "♛"}
PAIR = re.compile(r"(\d): ")
"""A card and what it springs, which a line must not part."""

STANDINGS = (glance.GONE, glance.HERE, glance.LIT, glance.DARK, glance.KNOWN)
TAKEN, WIDE = 24, 124
"""The lines that all but the seats take; the width from which on the headings are whole words."""


class RoomCard(Static):
    """One room of the level row."""


class LevelRow(Horizontal):
    """The five rooms of a level, left to right."""

    def compose(self) -> ComposeResult:
        for place in range(5):
            yield RoomCard(id=f"room-{place}")


class RaidersDrawing:
    """Draws views of Dungeon Raiders."""

    css = """
    RoomCard { width: 1fr; height: 1fr; border: round $muted; border-title-color: $ink;
               border-title-style: bold; border-subtitle-color: $muted; color: $ink; padding: 0 0;
               background: $panel-ground; }
    RoomCard.here { border: heavy $ember; border-title-color: $ember; border-subtitle-color: $ember;
                    background: $raised; }
    RoomCard.dark { border: dashed $raised; border-title-color: $muted; color: $raised; background: $ground; }
    RoomCard.known { border: dashed $arcane; border-title-color: $arcane; border-subtitle-color: $arcane;
                     background: $ground; }
    RoomCard.gone { border: round $raised; border-title-color: $muted; border-subtitle-color: $muted;
                    color: $muted; background: $ground; text-style: none; }
    #seats-side Static { height: auto; }
    #supply { color: $muted; }
    Screen.roomy RoomCard { padding: 0 1; }
    Screen.roomy #supply { margin: 1 0 0 0; }
    """

    def __init__(self, words: RaidersBoard) -> None:
        self.words = words
        self.say = words.say
        self.board = LevelRow(id="board")
        self.table = Static(id="seat-table")
        self.supply = Static(id="supply")
        self.seats = Vertical(self.table, self.supply, id="seats-side")

    def show(self, view: RaidersView, names: Sequence[str], news: Sequence[Face]) -> None:
        for place, card in enumerate(self.board.query(RoomCard)):
            self._show_room(card, view, place)
        self.table.update(self._seats(view, names))
        self.supply.update(self.words.common(view))

    def pan(self, right: int, down: int) -> None:
        """All five rooms are always in sight."""

    def _show_room(self, card: RoomCard, view: RaidersView, place: int) -> None:
        standing = glance.standing(view, place) if view["level"] >= 0 else glance.DARK
        card.remove_class(*STANDINGS)
        card.add_class(standing)
        room = glance.room_at(view, place) if view["level"] >= 0 else None
        if room is None:
            card.border_title = f"? {self.say('card-dark')}"
            card.border_subtitle = self._looked(view, place)
            card.update(Text("░" * 200, no_wrap=False, overflow="fold"))
            return
        symbol = SYMBOLS["boss" if room.boss else room.kind]
        kind = self.words.names.kind(room)
        gap = "" if len(kind) + 2 > card.size.width - 4 else " "
        card.border_title = symbol + gap + kind
        card.border_subtitle = self._subtitle(view, place, standing)
        name = (
            [Text(self.words.names.name(room), "bold")]
            if standing == glance.GONE or self.words.names.has_name(room)
            else []
        )
        attack = glance.attack_shown(view, place)
        facts = [] if standing == glance.GONE else self.words.names.of(room, view.seats, attack)
        if room.kind == "trap":
            facts = [PAIR.sub(r"\1→", fact) for fact in facts]
        card.update(Text("\n").join([*name, *map(Text, facts)]))

    def _subtitle(self, view: RaidersView, place: int, standing: str) -> str:
        if standing == glance.KNOWN:
            return self.say("only-you" if view.seat >= 0 else "still-dark")
        if standing == glance.HERE:
            return f"▶ {self.say('head-here')}"
        return "✓ " + self.say("done") if standing == glance.GONE else ""

    def _looked(self, view: RaidersView, place: int) -> str:
        shapes = " ".join(SHAPES[seat] for seat in glance.lookers(view, place))
        return self.say("looked", shapes=shapes) if shapes else ""

    def _seats(self, view: RaidersView, names: Sequence[str]) -> Grid:
        size = self.table.app.size
        heads = "head" if size.width >= WIDE else "short"
        grid = Grid(
            box=None,
            padding=(0, 1, 1 if size.height >= TAKEN + 2 * view.seats else 0, 0),
            expand=True,
            header_style=TOKENS["muted"],
            pad_edge=False,
        )
        grid.add_column(width=1)
        grid.add_column(overflow="ellipsis", no_wrap=True, ratio=1)
        for head in ("coins", "wounds", "played", "here", "cards"):
            grid.add_column(self.say(f"{heads}-{head}"), justify="right", no_wrap=True)
        here = glance.cards_here(view)
        for seat in range(view.seats):
            grid.add_row(*self._seat(view, seat, names, here[seat]))
        return grid

    def _seat(self, view: RaidersView, seat: int, names: Sequence[str], here: int) -> list[Text]:
        ember, muted, gold, wound = (TOKENS[name] for name in ("ember", "muted", "gold", "wound"))
        fate = self.words.fate(view, seat) if view.over or not view["alive"][seat] else ""
        mark = Text(
            "★" if fate == "winner" else "✕" if fate else self._mark(view, seat), ember if not fate else gold
        )
        out = Text(self.say(fate), muted if fate != "winner" else gold) if fate else None
        if not view["alive"][seat]:
            return [
                mark,
                self._name(view, seat, names),
                Text(""),
                Text(""),
                Text(""),
                Text(""),
                out or Text(""),
            ]
        played = "".join(
            str(card) if card in glance.power_cards_out(view, seat) else "·" for card in range(1, 6)
        )
        shown = Text(self.words.names.card(here)[:6], f"bold {ember}") if here else Text("")
        return [
            mark,
            self._name(view, seat, names),
            Text(str(view["coins"][seat]), f"bold {gold}"),
            Text(str(view["wounds"][seat]), f"bold {wound}"),
            Text(played, muted if here >= TORCH else TOKENS["ink"]),
            out or shown,
            Text(str(view["hand_sizes"][seat]), muted),
        ]

    def _mark(self, view: RaidersView, seat: int) -> str:
        """▶ is being waited for, ✓ has chosen, ⚑ starts."""
        if seat in view.waiting:
            return "▶"
        return (
            "✓"
            if seat in view.answered or view["has_locked"][seat]
            else "⚑"
            if view["starter"] == seat
            else ""
        )

    def _name(self, view: RaidersView, seat: int, names: Sequence[str]) -> Text:
        shape = Text(f"{SHAPES[seat]} ", SEAT_COLOURS[seat])
        name = Text(names[seat], "bold underline" if seat == view.seat else "bold")
        starts = Text(" ⚑", TOKENS["ember"]) if view["starter"] == seat and seat in view.waiting else Text("")
        return Text.assemble(
            shape, name, starts, Text(f" {self.words.character(view, seat)}", TOKENS["muted"])
        )

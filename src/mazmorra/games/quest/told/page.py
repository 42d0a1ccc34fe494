"""Everything in the box of DungeonQuest in words and ink, chapter by chapter, for whoever compares it with a
printed copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mazmorra.content.chapters import Chapters, capital
from mazmorra.content.leaflet import Chapter, Piece
from mazmorra.content.loader import Row
from mazmorra.content.markup import Markup, tag
from mazmorra.content.ops import Op
from mazmorra.games.quest.box.loading import printed
from mazmorra.games.quest.box.operations import VOCABULARY
from mazmorra.games.quest.box.paths import NAMED, branches
from mazmorra.games.quest.box.rows import (
    ATTRIBUTES,
    DECKS,
    TABLES,
    WEAPONS,
    CardRow,
    ClashRow,
    HeroRow,
    MonsterRow,
    OutcomeRow,
    RuneRow,
    SoloRow,
    SpaceRow,
    TileRow,
)
from mazmorra.games.quest.rules.spaces import at, place
from mazmorra.games.quest.told.drawing import RELATIVE, board, faces, sun_track, tile

if TYPE_CHECKING:
    pass

SIDES = {"o": "open", "w": "wall", "d": "door", "p": "portcullis"}


class QuestChapters(Chapters):
    game, tables, vocabulary, texts = "quest", TABLES, VOCABULARY, staticmethod(printed)
    words, things = "content-quest-{key}", "quest-{kind}-{name}"

    def all(self) -> Iterator[Chapter]:
        yield self.board()
        yield self.sun()
        yield self.chapter(
            "tile", [self.tile(row) for row in self.rows["tile"]], look="tiles", lead=self.say("tile-lead")
        )
        yield self.chapter("hero", [self.hero(row) for row in self.rows["hero"]])
        yield self.chapter("rune", [self.piece("rune", row, row.copies) for row in self.rows["rune"]])
        for deck in DECKS:
            pieces = [self.card(deck, row) for row in self.rows[deck]]
            yield Chapter(deck, self.say("deck", deck=self.name("deck", deck)), tuple(pieces))
        yield self.chapter(
            "outcome", [self.outcome(row) for row in self.rows["outcome"]], lead=self.say("outcome-lead")
        )
        yield self.chapter("monster", [self.monster(row) for row in self.rows["monster"]])
        yield self.clash()
        yield self.solo()

    # How things are called.

    def text(self, table: str, kind: str, row: Row) -> str:
        """What a piece does, in the words of its file, or in the catalogues' if its figures are the printed
        ones.
        """
        key = f"quest-{kind}-{row.id}-text"
        is_told = self.wording.is_own(key) or (self.is_printed(table, row) and self.wording.has(key))
        return self.wording.say(key) if is_told else ""

    # The board.

    def board(self) -> Chapter:
        pieces = [
            Piece(
                row.id,
                f"{self._room(row)} {place(at(row.column, row.row))}",
                self._ways(row.passages),
                source=row.source,
            )
            for row in self.rows["space"]
        ]
        return self.chapter(
            "space", pieces, lead=self.say("space-lead"), drawing=board(self.rows["space"], self.say("space"))
        )

    def _room(self, row: SpaceRow) -> str:
        return self.name("tower", row.id) if row.kind == "tower" else capital(self.name("room", row.kind))

    def _ways(self, ways: tuple[str, ...]) -> str:
        return self.say("passages", ways=self.wording.join([self.name("way", way) for way in ways]))

    def sun(self) -> Chapter:
        track = self.rows["sun"]
        drawing = sun_track([row.number for row in track], self.say("start"), self.say("sun"))
        pieces = [Piece(row.id, row.id, str(row.number), source=row.source) for row in track if row.number]
        return self.chapter("sun", pieces, lead=self.say("sun-lead"), look="drawing", drawing=drawing)

    def tile(self, row: TileRow) -> Piece:
        name = capital(self.name("room", row.kind))
        sides = [
            f"{self._side(where)} {self._side(SIDES[what])}"
            for where, what in zip(RELATIVE, row.sides, strict=True)
        ]
        text = capital(", ".join(sides)) + "."
        figures = [(self.say("die"), self._die(row.die))] if row.die else []
        figures += (
            [(self.say("groups"), " / ".join(self._group(group) for group in row.groups))]
            if row.groups
            else []
        )
        figures += [(self.say(icon), "✓") for icon in ("torch", "stairs") if getattr(row, icon)]
        return Piece(row.id, name, text, row.copies, tuple(figures), row.source, tile(row, f"{name}: {text}"))

    def _die(self, die: str) -> str:
        return ", ".join(f"{faces(die, side)} {self._side(side)}" for side in dict.fromkeys(die))

    def _group(self, group: str) -> str:
        return " + ".join(map(self._side, group))

    def _side(self, side: str) -> str:
        return self.wording.say(f"content-quest-side-{side}")

    # Heroes, runes and cards.

    def hero(self, row: HeroRow) -> Piece:
        figures = [(self.say("health"), str(row.health))]
        figures += [(self.name("attribute", each), str(getattr(row, each))) for each in ATTRIBUTES]
        abilities = [
            f"{self.name('ability', each)}: {self.name('ability', f'{each}-text')}" for each in row.abilities
        ]
        return Piece(row.id, self.name("hero", row.id), "\n".join(abilities), 1, tuple(figures), row.source)

    def piece(self, kind: str, row: RuneRow, copies: int) -> Piece:
        text = self.text(kind, kind, row) or (self.say("amount", amount=row.amount) if row.amount else "")
        return Piece(row.id, self.name(kind, row.id), text, copies, source=row.source)

    def card(self, deck: str, row: CardRow) -> Piece:
        figures = [(self.say("gold"), str(row.gold))] if row.gold else []
        text = self.text(deck, "card", row) or self._ops(row)
        return Piece(row.id, self.name("card", row.id), text, row.copies, tuple(figures), row.source)

    def _ops(self, row: CardRow) -> str:
        """A card the catalogues have no text of: what its row says, operation by operation."""
        said = [self.say("loot")] if row.loot else []
        said += [self._done(row.does)] if row.does else []
        if row.test:
            said.append(
                self.say(
                    "test", attribute=self.wording.join([self.name("attribute", each) for each in row.test])
                )
            )
        said += [
            self.say(branch, does=self._done(getattr(row, branch)))
            for branch in ("ok", "fail")
            if getattr(row, branch)
        ]
        return ". ".join(map(capital, said))

    def _done(self, ops: tuple[Op, ...]) -> str:
        return ", ".join(self.wording.say(f"content-quest-op-{op.op}", **self._worded(op)) for op in ops)

    def _worded(self, op: Op) -> dict[str, object]:
        """The figures of an operation: decks by their names, tables by the cards they are rolled for, yes and
        no as such.
        """
        words: dict[str, object] = dict(op.args)
        if "deck" in words:
            words["deck"] = self.name("deck", op["deck"])
        if "table" in words:
            words["table"] = self._rolled_for(op["table"])
        return {
            name: ("yes" if value else "no") if isinstance(value, bool) else value
            for name, value in words.items()
        }

    def _rolled_for(self, table: str) -> str:
        """The card a table of outcomes is rolled for."""
        cards = [row for deck in DECKS for row in self.rows[deck]]
        rolling = (
            row.id for row in cards for _, op in branches(row) if op.op == "roll" and op["table"] == table
        )
        return self.name("card", NAMED[table].card if table in NAMED else next(rolling, table))

    def outcome(self, row: OutcomeRow) -> Piece:
        rolls = str(row.low) if row.low == row.high else f"{row.low}-{row.high}"
        return Piece(
            row.id,
            f"{self._rolled_for(row.table)}: {rolls}",
            capital(self._done(row.does)),
            source=row.source,
        )

    # Fights.

    def monster(self, row: MonsterRow) -> Piece:
        figures = ((self.say("health"), str(row.health)), (self.say("escape"), str(row.escape)))
        return Piece(row.id, capital(self.name("monster", row.name)), "", row.copies, figures, row.source)

    def clash(self) -> Chapter:
        pieces = [
            Piece(
                row.id,
                f"{self._weapon(row.hero)} / {self._weapon(row.monster)}",
                self._wounds(row),
                source=row.source,
            )
            for row in self.rows["clash"]
        ]
        return self.chapter(
            "clash", pieces, lead=self.say("clash-lead"), look="drawing", drawing=self._chart()
        )

    def _chart(self) -> Markup:
        found = {(row.hero, row.monster): row for row in self.rows["clash"]}
        head = tag(
            "tr", tag("td"), *(tag("th", self.say("against", weapon=self._weapon(each))) for each in WEAPONS)
        )
        body = [
            tag(
                "tr",
                tag("th", self._weapon(hero)),
                *(tag("td", self._wounds(found[hero, monster])) for monster in WEAPONS),
            )
            for hero in WEAPONS
        ]
        return tag("table", tag("thead", head), tag("tbody", *body))

    def solo(self) -> Chapter:
        pieces = [
            Piece(row.id, self.say("pips", pips=row.pips), self._wounds(row), source=row.source)
            for row in sorted(self.rows["solo"], key=lambda row: int(row.pips))
        ]
        return self.chapter("solo", pieces, lead=self.say("solo-lead"))

    def _weapon(self, weapon: str) -> str:
        return self.name("weapon", weapon)

    def _wounds(self, row: ClashRow | SoloRow) -> str:
        return self.say("wounds", hero=row.hero_wounds, monster=row.monster_wounds)


leaflet = QuestChapters.leaflet

"""Everything in the box of Platformer in words and ink, chapter by chapter, for whoever compares it with a
printed copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mazmorra.content.chapters import Chapters, capital
from mazmorra.content.leaflet import Chapter, Piece
from mazmorra.content.loader import Row
from mazmorra.content.markup import Markup, tag
from mazmorra.content.ops import Op
from mazmorra.games.platformer.box.loading import printed
from mazmorra.games.platformer.box.operations import VOCABULARY
from mazmorra.games.platformer.box.rows import (
    TABLES,
    ArtifactRow,
    BossCardRow,
    BossRow,
    DieRow,
    EnemyRow,
    EventRow,
    HeroRow,
    SupplyRow,
    TileRow,
    TokenRow,
)
from mazmorra.games.platformer.rules.symbols import FACES
from mazmorra.games.platformer.told.drawing import SIGNS, faces, sample, tile

if TYPE_CHECKING:
    pass

KEY = ("platform", "crossed", "one-way", "wall", "ladder", *SIGNS)
"""What the key of the tiles explains."""
SUPPLY = ("gold", "gems", "health", "enemies", "boss_tokens", "rounds")
Figures = list[tuple[str, str]]


class PlatformerChapters(Chapters):
    game, tables, vocabulary, texts = "platformer", TABLES, VOCABULARY, staticmethod(printed)
    words, things = "content-platformer-{key}", "platformer-{kind}-{name}"

    def all(self) -> Iterator[Chapter]:
        yield self.chapter("die", [self.die(row) for row in self.rows["die"]])
        yield self.chapter("supply", [self.supply(row) for row in self.rows["supply"]])
        tiles = [self.tile(row) for row in self.rows["tile"]]
        yield self.chapter("tile", tiles, look="tiles", lead=self.say("tile-lead"), drawing=self.key())
        yield self.chapter("hero", [self.hero(row) for row in self.rows["hero"]])
        yield self.chapter(
            "enemy", [self.enemy(row) for row in self.rows["enemy"]], lead=self.say("enemy-lead")
        )
        for table, own in (("item", "passive"), ("potion", "reaction")):
            yield self.chapter(table, [self.ware(table, row, own) for row in self.rows[table]])
        yield self.chapter("artifact", [self.artifact(row) for row in self.rows["artifact"]])
        yield self.chapter(
            "event", [self.event(row) for row in self.rows["event"]], lead=self.say("event-lead")
        )
        yield self.chapter("boss", [self.boss(row) for row in self.rows["boss"]], lead=self.say("boss-lead"))
        yield self.chapter("token", [self.token(row) for row in self.rows["token"]])
        yield self.chapter("boss_card", [self.boss_card(row) for row in self.rows["boss_card"]])

    # How things are called.

    def figure(self, name: str, value: object = "✓") -> tuple[str, str]:
        return self.say(f"figure-{name}"), str(value)

    def extra(self, row: Any) -> Figures:
        """Marks what is not among the printed number of cards."""
        return [self.figure("extra")] if row.extra else []

    # Dice, supply and map.

    def die(self, row: DieRow) -> Piece:
        kind = "face" if set(row.faces) <= set(FACES) else "symbol"
        named = ", ".join(self.name(kind, each) for each in row.faces)
        return Piece(
            row.id,
            self.say(f"die-{row.id}"),
            capital(named),
            row.count,
            (),
            row.source,
            faces(row.faces, named),
        )

    def supply(self, row: SupplyRow) -> Piece:
        figures = [self.figure(f"supply-{each}", getattr(row, each)) for each in SUPPLY]
        return Piece(row.id, self.say("supply"), "", 0, tuple(figures), row.source)

    def key(self) -> Markup:
        """What each sign of a tile means."""
        return tag("ul", *(tag("li", sample(name), self.say(f"sign-{name}")) for name in KEY), class_="key")

    def tile(self, row: TileRow) -> Piece:
        cells = "".join(row.art[::2])
        counted = {name: cells.count(sign) for name, sign in SIGNS.items()}
        counted["gold"] += cells.count("g")
        counted["gem"] += cells.count("d")
        figures = [(row.code, capital(self.name("tiles", row.kind)))]
        figures += [self.figure("boss_level")] if row.boss else []
        text = ", ".join(f"{self.say(f'cell-{name}')} {count}" for name, count in counted.items() if count)
        name = self.name("tile", row.id)
        return Piece(row.id, name, capital(text), 1, tuple(figures), row.source, tile(row, f"{name}: {text}"))

    # Heroes and enemies.

    def hero(self, row: HeroRow) -> Piece:
        figures = [self.figure("health", row.health), self.figure("star", " / ".join(self.symbols(row.star)))]
        figures += [self.figure("once")] if row.once else []
        drawing = faces(row.star, ", ".join(self.symbols(row.star)))
        figures += self.extra(row)
        return Piece(
            row.id,
            self.name("hero", row.id),
            self.ability(row.ability),
            1,
            tuple(figures),
            row.source,
            drawing,
        )

    def symbols(self, names: tuple[str, ...]) -> list[str]:
        return [self.name("symbol", each) for each in names]

    def ability(self, name: str) -> str:
        return f"{self.name('ability', name)}: {self.wording.say(f'platformer-ability-{name}-text')}"

    def enemy(self, row: EnemyRow) -> Piece:
        rank = "I" * row.rank if row.rank else self.say("summons")
        figures = [
            self.figure("rank", rank),
            self.figure("damage", row.damage),
            self.figure("health", row.health),
        ]
        figures += [
            self.figure(f"loot-{each}", getattr(row, each))
            for each in ("gold", "gems", "potions")
            if getattr(row, each)
        ]
        figures += self.extra(row)
        name = capital(self.name("enemy", row.id))
        return Piece(row.id, name, self.ability(row.ability), row.tokens, tuple(figures), row.source)

    # Cards.

    def ware(self, table: str, row: Any, own: str) -> Piece:
        """What a shop sells."""
        figures = [self.figure("price", row.price), *self.extra(row)]
        text = self.text(table, table, row) or self.told(table, row, own)
        return Piece(row.id, self.name(table, row.id), text, row.copies, tuple(figures), row.source)

    def text(self, table: str, kind: str, row: Row, name: str = "") -> str:
        """What a card does, in the words of its file, or in the catalogues' if its figures are the printed
        ones.
        """
        key = f"platformer-{kind}-{name or row.id}-text"
        return self.wording.say(key) if self.wording.is_own(key) or self.is_printed(table, row) else ""

    def told(self, table: str, row: Any, own: str) -> str:
        """A card the catalogues have no text of: its operations, and the printed card that acts by itself as
        it does.
        """
        said = [self.done(row.does)] if row.does else []
        acting = getattr(row, own)
        if acting:
            like = next(each for each in self.printed[table] if getattr(each, own) == acting)
            said.append(self.say("as", name=self.name(table, like.id)))
        return ". ".join(map(capital, said))

    def done(self, ops: tuple[Op, ...]) -> str:
        return ", ".join(self.wording.say(f"content-platformer-op-{op.op}", **self.worded(op)) for op in ops)

    def worded(self, op: Op) -> dict[str, object]:
        """The figures of an operation; tokens and ways by their names."""
        words: dict[str, object] = dict(op.args)
        if "token" in words:
            kind = "token" if op.op == "tribute" else "badge"
            words["token"] = self.name(kind, op["token"])
        if "way" in words:
            words["way"] = self.name("way", op["way"])
        return words

    def artifact(self, row: ArtifactRow) -> Piece:
        figures = [] if row.solo else [self.figure("company")]
        told = f"{self.say(f'condition-{row.condition}')} {self.told('artifact', row, 'passive')}"
        text = self.text("artifact", "artifact", row) or told
        return Piece(row.id, self.name("artifact", row.id), text, 1, tuple(figures), row.source)

    def event(self, row: EventRow) -> Piece:
        like = next(each for each in self.printed["event"] if each.effect == row.effect)
        figures = (self.figure("timing", self.say(f"timing-{row.timing}")),)
        return Piece(
            row.id, self.name("event", row.id), self.name("event", f"{like.id}-text"), 1, figures, row.source
        )

    # Bosses.

    def boss(self, row: BossRow) -> Piece:
        figures = [
            self.figure("damage", row.damage),
            self.figure("health", self.say("pool", health=row.health)),
        ]
        figures.append(self.figure("token", self.name("badge", row.token)))
        figures += [self.figure("trade", row.trade)] if row.trade else []
        figures += (
            [self.figure("summon", f"{self.name('enemy', row.summon)} × {row.summoned}")]
            if row.summon
            else []
        )
        return Piece(
            row.id, self.name("boss", row.id), self.text("boss", "boss", row), 1, tuple(figures), row.source
        )

    def token(self, row: TokenRow) -> Piece:
        boss = next(each for each in self.rows["boss"] if each.id == row.boss)
        text = self.text("token", "badge", row) if self.is_printed("boss", boss) else ""
        figures = (
            self.figure("boss", self.name("boss", row.boss)),
            self.figure("good" if row.good else "bad"),
        )
        return Piece(row.id, self.name("badge", row.id), text, row.copies, figures, row.source)

    def boss_card(self, row: BossCardRow) -> Piece:
        marks = [self.name("face" if row.boss == "medusa" else "symbol", each) for each in row.marks]
        figures = [self.figure("boss", self.name("boss", row.boss)), self.figure("marks", ", ".join(marks))]
        figures.append(self.figure("range", self.name("range", row.range)))
        text = self.text("boss_card", "card", row, row.name) or self.struck(row)
        drawing = faces(row.marks, ", ".join(marks))
        return Piece(row.id, self.name("card", row.name), text, 1, tuple(figures), row.source, drawing)

    def struck(self, row: BossCardRow) -> str:
        """A boss's card by its operations."""
        said = [self.done(ops) for ops in (row.first, row.does) if ops]
        said += [self.say("mirror", gift=row.gift)] if row.mirror else []
        return ". ".join(map(capital, said))


leaflet = PlatformerChapters.leaflet

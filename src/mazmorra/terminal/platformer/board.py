"""Platformer in words: the table in sentences, the keys of its answers, what they risk, the final count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mazmorra.content.wording import Wording
from mazmorra.games.platformer.game import PlatformerView
from mazmorra.games.platformer.rules.shop import STALLS
from mazmorra.games.platformer.rules.symbols import NOBODY, NOWHERE
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.terminal.board import SHAPES
from mazmorra.terminal.board_words import HeroWords
from mazmorra.terminal.platformer import glance
from mazmorra.terminal.platformer.keys import keys_of
from mazmorra.terminal.platformer.names import Names, initial
from mazmorra.terminal.platformer.sentences import Sentences
from mazmorra.terminal.platformer.tower_map import SCALES, TowerMap

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerGame
    from mazmorra.terminal.drawing import Drawing

TONES = {
    "turn_began": "ember",
    "rolled": "arcane",
    "enemy_die": "wound",
    "level_revealed": "ember",
    "level_removed": "wound",
    "boss_level_entered": "ember",
    "gold_gained": "gold",
    "gems_gained": "arcane",
    "picked_up": "gold",
    "item_bought": "gold",
    "potion_bought": "gold",
    "potion_won": "gold",
    "artifact_taken": "gold",
    "badge_gained": "arcane",
    "defeated": "heal",
    "healed": "heal",
    "reborn": "heal",
    "attacked": "wound",
    "wounded": "wound",
    "downed": "wound",
    "hero_fell": "wound",
    "event_drawn": "arcane",
    "solo_lost": "wound",
    "nobody_won": "wound",
    "boss_drawn": "wound",
    "won": "gold",
}
CELL_RULES = {"X": "PL-17", "S": "PL-18", "H": "PL-19", "g": "PL-19", "d": "PL-19", "V": "PL-20"}


class PlatformerBoard(HeroWords["PlatformerGame", Names, Sentences]):
    """The words of one game of Platformer."""

    chapter, tones, heads = "turn_began", TONES, ("head-gold", "head-gems")

    def __init__(self, game: PlatformerGame, say: Wording) -> None:
        super().__init__(Sentences(Names(game, say)))

    def progress(self, view: PlatformerView) -> str:
        if not view["round"]:
            return self.say("setup")
        if view.seats > 1:
            return self.say("round", round=view["round"], rounds=self.game.rounds(view.seats))
        left = sum(view["event_deck"])
        return self.say("turns", turn=len(self.game.box.events) - left, left=left)

    def surroundings(self, view: PlatformerView, names: Sequence[str]) -> list[str]:
        return self.sentences.tower(view, names)

    def picture(self, view: PlatformerView, names: Sequence[str]) -> list[str]:
        letters, scale = self.names.letters(view), SCALES[-1]
        drawn = TowerMap(view, scale, letters, self.marks(view))
        width, height = scale.size(drawn.count)
        dark = max(drawn.count - len(glance.revealed_rows(view)) - 1, 0) * scale.down
        rows = drawn.cut(0, dark, width, height, self.say("level-mark"))
        heroes = [f"{SHAPES[seat]} {names[seat]}" for seat in range(view.seats)]
        foes = [
            f"{letters[kind]} {self.names.named('enemy', self.game.box.enemies[kind].id)}"
            for _, kind in glance.kinds_left(view)
        ]
        told = ", ".join([*heroes, *foes])
        return [*("".join(cell.char for cell in row).rstrip() for row in rows), told, *self.legend()[:2]]

    def hands(self, view: PlatformerView, names: Sequence[str]) -> list[str]:
        sheets = self.sheets(view, glance.in_focus(view), names)
        return [*sheets, *self.sentences.cards(view)]

    def hand(self, view: PlatformerView, names: Sequence[str]) -> str:
        return ""

    def keys(self, ask: Ask, option: Answer) -> tuple[str, ...]:
        return keys_of(self.wording, ask)[option]

    def marks(self, view: PlatformerView) -> dict[int, str]:
        """The keys of answers that are about a space, for the drawing."""
        return {
            space: self.keys(view.ask, option)[0]
            for option, space in glance.targets(view).items()
            if view.ask
        }

    def note(self, view: PlatformerView, option: Answer) -> str:
        if view.ask is None:
            return ""
        phrase = dict(zip(view.ask.options, self.game.notes(view), strict=True)).get(option)
        risk = initial(self.names.phrase(phrase)) if phrase else ""
        return ". ".join(part for part in (risk, self._card_of(view, option)) if part)

    def _card_of(self, view: PlatformerView, option: Answer) -> str:
        """What the card does that an answer uses or buys."""
        if option == "ability":
            hero = glance.hero_of(view, view.seat)
            return self.names.text("ability", hero.ability) if hero else ""
        if not isinstance(option, tuple) or option[0] not in ("item", "potion", "artifact", "buy"):
            return ""
        kind, what = str(option[0]), int(str(option[1]))
        if kind == "buy":
            kind, what = "item" if what < STALLS else "potion", view["shop"][what]
        rows = {
            "item": self.game.box.items,
            "potion": self.game.box.potions,
            "artifact": self.game.box.artifacts,
        }
        return self.names.text(kind, rows[kind][what].id)

    def clauses(self, view: PlatformerView) -> tuple[str, ...]:
        space = view["spaces"][view.seat] if view.seat >= 0 else NOWHERE
        if space == NOWHERE:
            return ()
        here = CELL_RULES.get(glance.lie_of(view).cells[space])
        falls = ("PL-55",) if glance.fall_of(view, view.seat) != NOWHERE else ()
        lair = ("PL-40", "PL-83") if view["inside"][view.seat] else ()
        return (*([here] if here else []), *falls, *lair)

    def count(self, view: PlatformerView, names: Sequence[str]) -> list[tuple[str, ...]]:
        return [*super().count(view, names), *self._scored(view)]

    def legend(self) -> list[str]:
        return [
            self.say("legend-tower"),
            self.say("legend-signs"),
            self.say("legend-dice"),
            self.say("legend-keys"),
        ]

    def drawing(self) -> Drawing:
        from mazmorra.terminal.platformer.drawing import PlatformerDrawing

        return PlatformerDrawing(self)

    def rank(self, view: PlatformerView, seat: int) -> tuple[int, ...]:
        """The winner first, then who climbed highest, then who is richest."""
        return (seat != view["winner"], -view["spaces"][seat], -view["gems"][seat], -view["gold"][seat])

    def counted(self, view: PlatformerView, seat: int, names: Sequence[str]) -> tuple[str, ...]:
        gold, gems = self.say("gold", gold=view["gold"][seat]), self.say("gems", gems=view["gems"][seat])
        won = f"- {self.say('winner')}" if seat == view["winner"] else ""
        return (names[seat], f"({self.names.hero(view, seat)}):", f"{gold},", gems, won)

    def _scored(self, view: PlatformerView) -> list[tuple[str, ...]]:
        """The points of a solo win, by what they are for."""
        if view.seats > 1 or view["winner"] == NOBODY:
            return []
        points: dict[str, int] = view["score"]
        rows = [
            (self.say(f"score-{part}"), "", self.say("points", points=each), "", "")
            for part, each in points.items()
        ]
        return [*rows, (self.say("score-all"), "", self.say("points", points=sum(points.values())), "", "")]

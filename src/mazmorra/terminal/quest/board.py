"""DungeonQuest in words: the table in sentences, the keys of its answers, what they risk, the final count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.content.wording import Wording
from mazmorra.games.quest.game import QuestView
from mazmorra.games.quest.rules.entering import ROOM_CLAUSES
from mazmorra.games.quest.rules.spaces import NOWHERE
from mazmorra.games.quest.state import BELOW, INSIDE, OUT
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.terminal.board import SHAPES
from mazmorra.terminal.board_words import HeroWords
from mazmorra.terminal.quest import glance, keys
from mazmorra.terminal.quest.dungeon_map import SCALES, DungeonMap
from mazmorra.terminal.quest.names import Names
from mazmorra.terminal.quest.sentences import Sentences

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestGame
    from mazmorra.terminal.drawing import Drawing

TONES = {
    "turn_began": "ember",
    "sun_moved": "gold",
    "entered": "ember",
    "rolled": "arcane",
    "test_passed": "heal",
    "test_failed": "wound",
    "loot_gained": "gold",
    "loot_lost": "wound",
    "gold_counted": "gold",
    "won": "gold",
    "left_dungeon": "gold",
    "healed": "heal",
    "wounded": "wound",
    "died": "wound",
    "nobody_wins": "wound",
    "sunset": "wound",
    "dragon_wakes": "wound",
    "monster_met": "wound",
    "monster_shown": "wound",
    "monster_slain": "heal",
    "escaped": "heal",
    "rune_used": "arcane",
    "cards_revealed": "arcane",
    "went_below": "arcane",
}
BELOW_RULES = ("DQ-CAT-4", "DQ-CAT-6", "DQ-CAT-7")
FIGHT_RULES = ("DQ-COM-4", "DQ-COM-5", "DQ-COM-6")


class QuestBoard(HeroWords["QuestGame", Names, Sentences]):
    """The words of one game of DungeonQuest."""

    chapter, tones, heads = "sun_moved", TONES, ("head-gold", "head-loot")

    def __init__(self, game: QuestGame, say: Wording) -> None:
        super().__init__(Sentences(Names(game, say)))

    def progress(self, view: QuestView) -> str:
        track, space = self.game.box.sun, view["sun"]
        number = track[min(space, len(track) - 1)]
        if number and space:
            return self.say("sun-low", space=space, last=len(track), number=number)
        return self.say("sun", space=space, last=len(track)) if space else self.say("setup")

    def surroundings(self, view: QuestView, names: Sequence[str]) -> list[str]:
        return self.sentences.explored(view)

    def picture(self, view: QuestView, names: Sequence[str]) -> list[str]:
        drawn = DungeonMap(view, SCALES[-1])
        rows = ["".join(cell.char for cell in row).rstrip() for row in drawn.cut(0, 0, *drawn.scale.size)]
        heroes = ", ".join(f"{SHAPES[seat]} {names[seat]}" for seat in range(view.seats))
        return [*rows, heroes, self.say("legend-rooms"), self.say("legend-signs")]

    def hands(self, view: QuestView, names: Sequence[str]) -> list[str]:
        sheets = self.sheets(view, glance.in_focus(view), names)
        return [*self.sentences.monster(view), *sheets]

    def hand(self, view: QuestView, names: Sequence[str]) -> str:
        return " ".join(self.sentences.monster(view))

    def keys(self, ask: Ask, option: Answer) -> tuple[str, ...]:
        return keys.keys(self.game.box, self.wording, ask, option)

    def note(self, view: QuestView, option: Answer) -> str:
        if view.ask is None:
            return ""
        if view.ask.kind == "orientation" and isinstance(option, int):
            return self._laid(view, view.ask, option)
        phrase = dict(zip(view.ask.options, self.game.notes(view), strict=True)).get(option)
        return self.names.phrase(phrase) if phrase else ""

    def clauses(self, view: QuestView) -> tuple[str, ...]:
        if view["foe"]:
            return FIGHT_RULES
        space = glance.place_of(view, view.seat) if view.seat >= 0 else NOWHERE
        if space == NOWHERE:
            return ()
        if view["standing"][view.seat] == BELOW:
            return BELOW_RULES
        kind = glance.kind_at(view, space)
        return (ROOM_CLAUSES[kind.type],) if kind else ()

    def fate(self, view: QuestView, seat: int) -> str:
        """Who won, who is out, who is dead: a key of the catalogue, or nothing for somebody inside."""
        if seat in view["winners"]:
            return "fate-winner"
        standing = view["standing"][seat]
        return "" if standing in (INSIDE, BELOW) else "fate-out" if standing == OUT else "fate-dead"

    def legend(self) -> list[str]:
        return [self.say("legend-rooms"), self.say("legend-signs"), self.say("legend-keys")]

    def drawing(self) -> Drawing:
        from mazmorra.terminal.quest.drawing import QuestDrawing

        return QuestDrawing(self)

    def _laid(self, view: QuestView, ask: Ask, entry: int) -> str:
        """The ways out of a room laid one way round, less those that end at a wall (DQ-MOV-6); some turn at
        once (DQ-R-13).
        """
        about = dict(ask.about)
        tile, space = about["tile"], about["space"]
        assert isinstance(tile, int)
        assert isinstance(space, int)
        turned = 2 if self.game.box.kinds[tile].type == "rotating" else 0
        board = list(view["board"])
        board[space] = 1 + 4 * tile + (entry + turned) % 4
        laid = replace(view, fields={**view.fields, "board": tuple(board)})
        ways = [
            ", ".join([self.names.way(way.way), *self.sentences.barriers(way)])
            for way in glance.ways_out(laid, space)
        ]
        return self.say("laid", ways="; ".join(ways) or self.say("none"))

    def rank(self, view: QuestView, seat: int) -> tuple[int, ...]:
        fates = ("fate-winner", "fate-out", "", "fate-dead")
        return (fates.index(self.fate(view, seat)), -glance.gold_of(view, seat), -len(view["loot"][seat]))

    def counted(self, view: QuestView, seat: int, names: Sequence[str]) -> tuple[str, ...]:
        fate, hero = self.fate(view, seat), f"({self.names.hero(view, seat)}):"
        if fate == "fate-dead":
            return (names[seat], hero, self.say(fate), "", "")
        gold = self.say("gold", gold=glance.gold_of(view, seat))
        loot = self.say("loot-cards", cards=len(view["loot"][seat]))
        return (names[seat], hero, f"{gold},", loot, f"- {self.say(fate)}" if fate else "")

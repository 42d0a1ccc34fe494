"""The hero sheets beside the map, in rich text: everybody at a glance, one in full, the duel, the latest
dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from mazmorra.games.quest.game import HIDDEN, QuestView
from mazmorra.games.quest.rules.spaces import place
from mazmorra.games.quest.state import BELOW, DEAD, INSIDE, NO_CARD
from mazmorra.kernel import Face
from mazmorra.terminal.board import SHAPES
from mazmorra.terminal.quest import glance
from mazmorra.terminal.quest.board import QuestBoard
from mazmorra.terminal.quest.dungeon_map import ARROWS, SKULL
from mazmorra.terminal.seats import Parts, named
from mazmorra.terminal.theme import SEAT_COLOURS, TOKENS

FACES = " ⚀⚁⚂⚃⚄⚅"
LITTLE = 5
"""So little health is a warning."""


class Sheets:
    """What stands beside the map."""

    def __init__(self, words: QuestBoard) -> None:
        self.words = words
        self.say = words.say
        self.names = words.names

    def all(self, view: QuestView, people: Sequence[str], news: Sequence[Face], wide: bool) -> Text:
        """Every sheet; the one in focus in full, the others too where there is room."""
        focus = glance.in_focus(view)
        lines = [*self.duel(view, people), *self.dice(news)]
        for seat in range(view.seats):
            lines += (
                self.full(view, seat, people) if seat == focus or wide else [self.short(view, seat, people)]
            )
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Text("\n").join(lines)

    # One seat.

    def full(self, view: QuestView, seat: int, people: Sequence[str]) -> list[Text]:
        hero = glance.hero_of(view, seat)
        if hero is None or view["standing"][seat] not in (INSIDE, BELOW):
            return [self.short(view, seat, people)]
        name = Text.assemble(
            *self._who(view, seat, people), (f"  {self.names.hero(view, seat)}", TOKENS["muted"])
        )
        figures = Text.assemble("   ", *self._figures(view, seat), "  ", *self._where(view, seat))
        attributes = self.say(
            "short-attributes", strength=hero.strength, agility=hero.agility, armor=hero.armor, luck=hero.luck
        )
        return [name, figures, Text(f"   {attributes}", TOKENS["muted"]), *self._belongings(view, seat)]

    def short(self, view: QuestView, seat: int, people: Sequence[str]) -> Text:
        """A seat in one line."""
        fate = self.words.fate(view, seat)
        if fate:
            gold = (
                []
                if view["standing"][seat] == DEAD
                else [(f"¤{glance.gold_of(view, seat)} ", f"bold {TOKENS['gold']}")]
            )
            style = TOKENS["gold"] if fate == "fate-winner" else TOKENS["muted"]
            return Text.assemble(*self._who(view, seat, people), "  ", *gold, (self.say(fate), style))
        if glance.hero_of(view, seat) is None:
            return Text.assemble(*self._who(view, seat, people))
        return Text.assemble(
            *self._who(view, seat, people, 9), *self._figures(view, seat), " ", *self._where(view, seat)
        )

    def _who(self, view: QuestView, seat: int, people: Sequence[str], width: int = 0) -> Parts:
        starts = "⚑" if view["starter"] == seat and glance.hero_of(view, view.seats - 1) else ""
        return named(seat, people[seat], seat == view.seat, self._mark(view, seat), starts, width)

    def _mark(self, view: QuestView, seat: int) -> str:
        """★ has won, ✕ is dead, ▶ is being waited for, ✓ has chosen in secret."""
        if seat in view["winners"]:
            return "★"
        if view["standing"][seat] == DEAD:
            return "✕"
        return "▶" if seat in view.waiting else "✓" if seat in view.answered else " "

    def _figures(self, view: QuestView, seat: int) -> Parts:
        hero = glance.hero_of(view, seat)
        assert hero is not None
        left = hero.health - view["wounds"][seat]
        return [
            (f"♥{left}", f"bold {TOKENS['wound'] if left <= LITTLE else TOKENS['heal']}"),
            (f"/{hero.health} ", TOKENS["muted"]),
            (f"✦{view['determination'][seat]} ", TOKENS["arcane"]),
            (f"¤{glance.gold_of(view, seat)}", f"bold {TOKENS['gold']}"),
        ]

    def _where(self, view: QuestView, seat: int) -> Parts:
        space = glance.place_of(view, seat)
        if space < 0:
            return []
        arrow = ARROWS[view["heading"][seat]] if view["standing"][seat] == BELOW else ""
        return [(f"{place(space)}{arrow}", TOKENS["arcane"] if arrow else TOKENS["ink"])]

    def _belongings(self, view: QuestView, seat: int) -> list[Text]:
        """Rune, loot, kept cards and the row of the catacombs, a line each."""
        found = [(self.names.rune(view, seat), "arcane"), (self.names.loot(view["loot"][seat]), "gold")]
        found.append((self.names.cards(view["kept"][seat]), "wound"))
        if view["standing"][seat] == BELOW:
            row = [self.say("short-below"), *map(self.names.card, view["row"][seat])]
            found.append((" · ".join(row), "arcane"))
        if view["skips"][seat]:
            found.append((self.say("skips", turns=view["skips"][seat]), "wound"))
        return [Text(f"   {text}", TOKENS[tone]) for text, tone in found if text]

    # The fight and the dice.

    def duel(self, view: QuestView, people: Sequence[str]) -> list[Text]:
        """The monster, its wounds, and who has locked in a card; the card itself only to those who may know
        it.
        """
        if not view["foe"]:
            return []
        monster, card = self.names.named("monster", view["foe"]), view["foe_card"]
        head = Text(f"{SKULL} {monster.capitalize()} ", f"bold {TOKENS['wound']}")
        if card in (HIDDEN, NO_CARD):
            head.append("✕" * view["foe_wounds"] + " ♥?", TOKENS["ink"])
        else:
            row = glance.box_of(view).monsters[card]
            left = row.health - view["foe_wounds"]
            head.append(
                self.say("short-health", left=left, health=row.health, penalty=row.escape), TOKENS["arcane"]
            )
        return [
            head,
            *(
                self._chooser(view, seat, people)
                for seat in dict.fromkeys(glance.fighters(view))
                if view.joint
            ),
        ]

    def _chooser(self, view: QuestView, seat: int, people: Sequence[str]) -> Text:
        chosen = seat in view.answered
        sign = SKULL if seat != view["turn"] else "⚔"
        told = self.say("short-chosen" if chosen else "short-duel")
        style = TOKENS["heal"] if chosen else TOKENS["muted"]
        return Text.assemble(
            f" {sign} ", (f"{SHAPES[seat]} ", SEAT_COLOURS[seat]), people[seat], (f"  {told}", style)
        )

    def dice(self, news: Sequence[Face]) -> list[Text]:
        """The latest roll that is news."""
        rolled = [face for face in news if face["kind"] == "rolled"]
        if not rolled:
            return []
        dice, about = rolled[-1]["dice"], rolled[-1]["about"]
        faces = " ".join(FACES[pip] for pip in dice)
        told = f"  {sum(dice)}  {self.names.named('about', about)}"
        return [Text.assemble((faces, f"bold {TOKENS['arcane']}"), (told, TOKENS["muted"]))]

"""What stands beside the tower, in rich text: everybody at a glance, one hero in full, enemies, boss, shop,
event.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from mazmorra.games.platformer.game import PlatformerView
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.symbols import NONE, NOWHERE
from mazmorra.terminal.platformer import glance
from mazmorra.terminal.platformer.board import PlatformerBoard
from mazmorra.terminal.platformer.names import initial
from mazmorra.terminal.platformer.tower_map import BOSS, SIGNS
from mazmorra.terminal.seats import Parts, named
from mazmorra.terminal.theme import TOKENS

LITTLE = 2
"""So little health is a warning."""
HEART, SWORD, COIN, GEM = "♥", "⚔", "¤", "✦"


class Sheets:
    """What stands beside the tower."""

    def __init__(self, words: PlatformerBoard) -> None:
        self.words = words
        self.say = words.say
        self.names = words.names

    def all(self, view: PlatformerView, people: Sequence[str], tall: bool) -> Text:
        """The attack that is being put together, every seat, the cards; in full where there is room."""
        focus = glance.in_focus(view)
        lines = self.attack(view)
        for seat in range(view.seats):
            lines += (
                self.full(view, seat, people) if seat == focus or tall else [self.short(view, seat, people)]
            )
        shop = self.shop(view) if tall or glance.is_at_shop(view, focus) else []
        lines += [*self.event(view), *self.foes(view), *shop]
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Text("\n").join(lines)

    # One seat.

    def full(self, view: PlatformerView, seat: int, people: Sequence[str]) -> list[Text]:
        if glance.hero_of(view, seat) is None:
            return [self.short(view, seat, people)]
        name = Text.assemble(
            *self._who(view, seat, people), (f"  {self.names.hero(view, seat)}", TOKENS["muted"])
        )
        figures = Text.assemble(
            "   ", *self._figures(view, seat), " ", *self._where(view, seat), *self._saved(view, seat)
        )
        return [name, figures, *self._belongings(view, seat)]

    def short(self, view: PlatformerView, seat: int, people: Sequence[str]) -> Text:
        """A seat in one line."""
        if glance.hero_of(view, seat) is None:
            return Text.assemble(*self._who(view, seat, people))
        return Text.assemble(
            *self._who(view, seat, people, 7), *self._figures(view, seat), " ", *self._where(view, seat)
        )

    def _who(self, view: PlatformerView, seat: int, people: Sequence[str], width: int = 0) -> Parts:
        mark = "★" if seat == view["winner"] else "▶" if seat in view.waiting else " "
        return named(seat, people[seat], seat == view.seat, mark, width=width)

    def _figures(self, view: PlatformerView, seat: int) -> Parts:
        left, most = view["health"][seat], glance.most_health(view, seat)
        return [
            (f"{HEART}{left}", f"bold {TOKENS['wound'] if left <= LITTLE else TOKENS['heal']}"),
            (f"/{most} ", TOKENS["muted"]),
            (f"{COIN}{view['gold'][seat]} ", f"bold {TOKENS['gold']}"),
            (f"{GEM}{view['gems'][seat]}", f"bold {TOKENS['arcane']}"),
        ]

    def _where(self, view: PlatformerView, seat: int) -> Parts:
        """The place, and where the hero would fall."""
        space, falls = view["spaces"][seat], glance.fall_of(view, seat)
        if space == NOWHERE:
            return [(self.say("short-off"), TOKENS["muted"])]
        fall = [(f"↓{place(falls)}", TOKENS["wound"])] if falls != NOWHERE else []
        return [(place(space), TOKENS["ink"]), *fall]

    def _saved(self, view: PlatformerView, seat: int) -> Parts:
        special = self.names.special(view, seat)
        return [(f" [{special}]", f"bold {TOKENS['arcane']}")] if special else []

    def _belongings(self, view: PlatformerView, seat: int) -> list[Text]:
        """Items, potions, artifacts and the boss's tokens, a line each."""
        found = [
            (self.names.items(view, seat), "ink"),
            (self.names.potions(view, seat), "heal"),
            (self.names.artifacts(view, seat), "gold"),
            (self.names.badges(view, seat), "arcane"),
        ]
        return [Text(f"   {', '.join(cards)}", TOKENS[tone]) for cards, tone in found if cards]

    # The cards.

    def attack(self, view: PlatformerView) -> list[Text]:
        """The wounds so far against those it takes."""
        if view.ask is None or view.ask.kind != "swords":
            return []
        about = dict(view.ask.about)
        enemy = self.names.named("enemy", str(about["enemy"]))
        told = self.say("short-attack", enemy=enemy, wounds=about["wounds"], health=about["health"])
        return [Text(f"{SWORD} {initial(told)}", f"bold {TOKENS['ember']}")]

    def foes(self, view: PlatformerView) -> list[Text]:
        """The enemies by their letters, the highest first; over them the boss."""
        letters, box = self.names.letters(view), glance.box_of(view)
        lines = []
        if view["boss"] != NONE:
            damage = box.bosses[view["boss"]].damage
            lines.append(self._foe(BOSS, glance.boss_health(view), damage, 0, 0, self.names.boss(view)))
        for _, kind in reversed(glance.kinds_left(view)):
            row = box.enemies[kind]
            lines.append(
                self._foe(
                    letters[kind],
                    row.health,
                    row.damage,
                    row.gold,
                    row.gems,
                    self.names.named("enemy", row.id),
                )
            )
        return lines

    def _foe(self, sign: str, health: int, damage: int, gold: int, gems: int, name: str) -> Text:
        loot = [
            (f" {COIN}{gold}" if gold else "   ", TOKENS["gold"]),
            (f" {GEM}{gems}" if gems else "   ", TOKENS["arcane"]),
        ]
        loot = loot if gold or gems else []
        return Text.assemble(
            (f" {sign} ", f"bold {TOKENS['wound']}"),
            (f"{HEART}{health:<2}", TOKENS["ink"]),
            (f"{SWORD}{damage}", TOKENS["wound"]),
            *loot,
            (f" {initial(name)}", TOKENS["ink"]),
        )

    def shop(self, view: PlatformerView) -> list[Text]:
        """What lies in the shop with its prices."""
        wares = self.names.stalls(view)
        lines = [Text(f" {SIGNS['S']} {self.say('short-shop')}", f"bold {TOKENS['gold']}")] if wares else []
        for kind, name, price in wares:
            tone = TOKENS["ink"] if kind == "item" else TOKENS["heal"]
            lines.append(
                Text.assemble((f"   {COIN}{price} ", TOKENS["gold"]), (self.names.named(kind, name), tone))
            )
        return lines

    def event(self, view: PlatformerView) -> list[Text]:
        """The event in force, in a solo game."""
        if view["event"] == NONE:
            return []
        name = self.names.named("event", glance.box_of(view).events[view["event"]].id)
        return [Text(f" ! {name}", f"bold {TOKENS['arcane']}")]

"""Platformer in sentences, for somebody who hears them one by one: where one stands, what is around, the
dice, the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.games.platformer.game import PlatformerView
from mazmorra.games.platformer.rules.spaces import BESIDE, COLUMNS, LEVEL, place
from mazmorra.games.platformer.rules.symbols import FACES, NOBODY, NONE, NOWHERE
from mazmorra.terminal.platformer import glance
from mazmorra.terminal.platformer.glance import LADDER, ONE_WAY, OPEN
from mazmorra.terminal.platformer.names import Names, initial

AT_LENGTH = ("act", "respawn_die", "respawn")
"""The questions before which the table is told; the others come in the middle of something, and want a word
or two.
"""
ON_THE_WAY = ("step", "push", "push_hero", "hand", "shift", "blink", "swap", "order")
"""The questions for which it matters what is around."""


class Sentences:
    """The sentences of one game in one language."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    def situation(self, view: PlatformerView, people: Sequence[str]) -> list[str]:
        """What somebody must know to answer; the whole table at the beginning of a turn, and to those who
        only look.
        """
        seat = glance.in_focus(view)
        if glance.hero_of(view, view.seats - 1) is None:
            return []
        if view.ask is not None and view.ask.kind in ON_THE_WAY:
            return self.whereabouts(view, seat, people)
        if view.ask is not None and view.ask.kind not in AT_LENGTH:
            dice = [self.dice(view)] if view.ask.seat == view["turn"] else []
            return [*dice, self.lot(view, view.ask.seat, people)]
        told = [*self.whereabouts(view, seat, people), self.dice(view), self.lot(view, seat, people)]
        if view.ask is not None and any(view["used"]):
            return [*told, *self.shop(view, seat)]
        others = [self.lot(view, other, people) for other in range(view.seats) if other != seat]
        return [
            *self.event(view),
            *told,
            *others,
            *self.enemies(view),
            self.boss(view),
            *self.shop(view, seat),
        ]

    # Where somebody is.

    def whereabouts(self, view: PlatformerView, seat: int, people: Sequence[str]) -> list[str]:
        """A hero's place, what holds it up, and what is around."""
        you, name, space = "yes" if seat == view.seat else "no", people[seat], view["spaces"][seat]
        if space == NOWHERE:
            return [self.say("off", you=you, name=name)]
        here = ", ".join([*self.names.on(view, space), self.footing(view, seat, people)])
        told = self.say("here", you=you, name=name, place=place(space), level=space // LEVEL + 1, here=here)
        around = "; ".join(self.way(view, seat, way, people) for way in range(4))
        return [told, self.say("around", ways=around)]

    def footing(self, view: PlatformerView, seat: int, people: Sequence[str]) -> str:
        """What holds a hero up, or where it would fall."""
        space, lie = view["spaces"][seat], glance.lie_of(view)
        falls = glance.fall_of(view, seat)
        if falls != NOWHERE:
            return self.say("in-air", you="yes" if seat == view.seat else "no", place=place(falls))
        under = lie.below[space]
        if under < 0:
            return self.say("on-platform")
        if lie.ladder[space]:
            return self.say("on-ladder")
        figure = glance.figure_at(view, under)
        return (
            self.say("hovers")
            if figure == NOBODY
            else self.say("on-figure", figure=self.names.figure(view, figure, people))
        )

    def way(self, view: PlatformerView, seat: int, way: int, people: Sequence[str]) -> str:
        """One way: what closes it, or what lies there and what going there costs."""
        space = view["spaces"][seat]
        side, to = glance.side(view, space, way), BESIDE[space][way]
        if side not in (OPEN, LADDER, ONE_WAY):
            return self.say("closed", way=self.names.way(way), by=self.say(f"side-{side}"))
        through = [] if side == OPEN else [self.say(f"side-{side}")]
        found = [*through, *self.beyond(view, seat, to, people), *self.cost(view, seat, to)]
        return self.say(
            "open", way=self.names.way(way), place=place(to), there=", ".join(found) or self.say("free")
        )

    def beyond(self, view: PlatformerView, seat: int, to: int, people: Sequence[str]) -> list[str]:
        """What is on a space, and whether a hero would fall from there."""
        figure, lie = glance.figure_at(view, to), glance.lie_of(view)
        there = [self.names.figure(view, figure, people)] if figure != NOBODY else []
        under = lie.below[to]
        loose = under >= 0 and not lie.ladder[to] and glance.figure_at(view, under) in (NOBODY, seat)
        return [*there, *self.names.on(view, to), *([self.say("no-floor")] if loose else [])]

    def cost(self, view: PlatformerView, seat: int, to: int) -> list[str]:
        """The wounds a step there would cost the hero whose turn it is."""
        costs = [
            step.wounds
            for step in glance.reach(view)
            if step.to == to and step.wounds and seat == view["turn"]
        ]
        return [self.say("costs", wounds=wounds) for wounds in costs]

    def tower(self, view: PlatformerView, people: Sequence[str]) -> list[str]:
        """Every revealed row from the top, space by space."""
        return [self.row(view, row, people) for row in reversed(glance.revealed_rows(view))]

    def row(self, view: PlatformerView, row: int, people: Sequence[str]) -> str:
        spaces = [self.space(view, space, people) for space in range(row * COLUMNS, (row + 1) * COLUMNS)]
        return self.say("row", row=row + 1, level=row * COLUMNS // LEVEL + 1, spaces="; ".join(spaces))

    def space(self, view: PlatformerView, space: int, people: Sequence[str]) -> str:
        """A space with its figure, what is on it, its floor, and a wall on its right."""
        figure, lie = glance.figure_at(view, space), glance.lie_of(view)
        there = [self.names.figure(view, figure, people)] if figure != NOBODY else []
        floor = self.say("floor" if lie.below[space] < 0 else "no-floor")
        wall = [self.say("wall-right")] if glance.side(view, space, 1) == glance.WALL else []
        seen = [*there, *self.names.on(view, space), *self.names.appears(view, space), floor, *wall]
        return f"{place(space)} {', '.join(seen)}"

    # Dice and cards.

    def dice(self, view: PlatformerView) -> str:
        """The unused dice, the special die of whose turn it is, and what the enemies' die said."""
        left = self.names.symbols(view["pool"])
        told = [self.say("dice", dice=", ".join(left)) if left else self.say("no-dice")]
        if special := self.names.special(view, view["turn"]):
            told.append(self.say("special", symbol=special))
        if view["enemy_die"] != NONE:
            told.append(self.say("enemy-die", face=self.names.named("face", FACES[view["enemy_die"]])))
        return " ".join(told)

    def lot(self, view: PlatformerView, seat: int, people: Sequence[str]) -> str:
        """A seat in a few sentences."""
        said = [
            self.say(
                "lot",
                name=self.names.person(view, seat, people),
                hero=self.names.hero(view, seat),
                left=view["health"][seat],
                health=glance.most_health(view, seat),
                gold=view["gold"][seat],
                gems=view["gems"][seat],
            )
        ]
        space = view["spaces"][seat]
        if seat != glance.in_focus(view):
            said.append(self.say("lot-at", place=place(space)) if space != NOWHERE else self.say("lot-off"))
        if seat != view["turn"] and (special := self.names.special(view, seat)):
            said.append(self.say("special", symbol=special))
        return " ".join([*said, *self.belongings(view, seat)])

    def belongings(self, view: PlatformerView, seat: int) -> list[str]:
        """Items, potions, artifacts and the boss's tokens."""
        found = [
            ("items", self.names.items(view, seat)),
            ("potions", self.names.potions(view, seat)),
            ("artifacts", self.names.artifacts(view, seat)),
            ("badges", self.names.badges(view, seat)),
        ]
        return [self.say(key, cards=", ".join(cards)) for key, cards in found if cards]

    def enemies(self, view: PlatformerView) -> list[str]:
        """The enemies of each level that is face up, and where they are."""
        return [self.enemy(view, level, kind) for level, kind in glance.kinds_left(view)]

    def enemy(self, view: PlatformerView, level: int, kind: int) -> str:
        row, spaces = glance.box_of(view).enemies[kind], glance.foes_of(view, level)
        where = ", ".join(place(space) for space in spaces) if spaces else self.say("none")
        name = initial(self.names.named("enemy", row.id))
        return self.say(
            "enemy",
            enemy=name,
            level=level + 1,
            health=row.health,
            damage=row.damage,
            loot=self.loot(row.gold, row.gems, row.potions),
            places=where,
        )

    def loot(self, gold: int, gems: int, potions: int) -> str:
        """What an enemy carries, and nothing that it does not."""
        parts = [self.say("gold", gold=gold)] if gold else []
        parts += [self.say("gems", gems=gems)] if gems else []
        parts += [self.say("loot-potion")] if potions else []
        return self.names.wording.join(parts) if parts else self.say("none")

    def boss(self, view: PlatformerView) -> str:
        space, row = glance.boss_space(view), glance.box_of(view).bosses[view["boss"]]
        waits = self.say("boss-waits", level=self.names.game.levels)
        told = self.say(
            "boss", boss=self.names.boss(view), health=glance.boss_health(view), damage=row.damage
        )
        return f"{told} {waits if space == NOWHERE else self.say('lot-at', place=place(space))}"

    def shop(self, view: PlatformerView, seat: int) -> list[str]:
        """What the shop has, where the hero can buy."""
        if not glance.is_at_shop(view, seat):
            return []
        wares = [
            self.say("ware", card=self.names.named(kind, name), gold=price)
            for kind, name, price in self.names.stalls(view)
        ]
        return [self.say("shop", wares="; ".join(wares))]

    def event(self, view: PlatformerView) -> list[str]:
        """The event that is in force, in a solo game."""
        if view["event"] == NONE:
            return []
        return [
            self.say(
                "event", event=self.names.explained("event", glance.box_of(view).events[view["event"]].id)
            )
        ]

    # In full.

    def sheet(self, view: PlatformerView, seat: int, people: Sequence[str]) -> list[str]:
        """A hero with what its card, items, potions and tokens do."""
        hero, box, explained = glance.hero_of(view, seat), glance.box_of(view), self.names.explained
        if hero is None:
            return []
        one, other = (self.names.symbol(symbol) for symbol in box.stars[view["heroes"][seat]])
        told = [
            self.lot(view, seat, people),
            self.say("star", one=one, other=other),
            explained("ability", hero.ability),
        ]
        told += [explained("item", box.items[card].id) for card in view["items"][seat]]
        told += [explained("potion", box.potions[card].id) for card in dict.fromkeys(view["potions"][seat])]
        told += [explained("artifact", name) for name in glance.artifacts_of(view, seat)]
        return [*told, *(explained("badge", name) for name in glance.badges_of(view, seat))]

    def cards(self, view: PlatformerView) -> list[str]:
        """Enemies, boss, artifacts nobody has yet, and shop, with what they do."""
        box, told = glance.box_of(view), []
        for level, kind in glance.kinds_left(view):
            told.append(
                f"{self.enemy(view, level, kind)} "
                f"{self.names.explained('ability', box.enemies[kind].ability)}"
            )
        boss = box.bosses[view["boss"]].id
        told += [self.boss(view), self.names.explained("boss", boss)]
        told += [self.names.explained("badge", row.id) for row in box.tokens if row.boss == boss]
        told += [self.names.explained("artifact", name) for name in glance.artifacts_of(view, NOBODY)]
        wares = [(self.names.explained(kind, name), price) for kind, name, price in self.names.stalls(view)]
        return [
            *told,
            self.say("shop-sells"),
            *(self.say("stall", ware=ware, gold=price) for ware, price in wares),
        ]

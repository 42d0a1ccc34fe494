"""DungeonQuest in sentences, for somebody who hears them one by one: where one is, the ways out, everybody's
lot, the fight.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.games.quest.box.loading import DOOR
from mazmorra.games.quest.game import HIDDEN, QuestView
from mazmorra.games.quest.rules.spaces import NOWHERE, SPACES, place
from mazmorra.games.quest.state import BELOW, DEAD, INSIDE, MONSTER, NO_CARD, NO_HERO
from mazmorra.terminal.quest import glance
from mazmorra.terminal.quest.glance import DARK, Way
from mazmorra.terminal.quest.names import Names

AT_LENGTH = (
    "action",
    "onward",
    "tower",
    "run",
    "secret_door",
    "light",
    "stroll",
    "direction",
    "start_tower",
    "hero",
    "orientation",
)
"""The questions before which everything is told; the others come in the middle of something, and want a word
or two.
"""


class Sentences:
    """The sentences of one game in one language."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    def situation(self, view: QuestView, people: Sequence[str]) -> list[str]:
        """What somebody must know to answer; all of it where the question is what to do next."""
        if view["heroes"][-1] == NO_HERO:
            return [self.sun(view)]
        seat = glance.in_focus(view)
        fight = self.fight(view, people)
        if view.ask is not None and view.ask.kind not in AT_LENGTH:
            return [*fight, self.lot(view, view["turn"] if fight else view.seat, people)]
        others = [self.lot(view, other, people) for other in range(view.seats) if other != seat]
        return [
            self.sun(view),
            *self.whereabouts(view, seat, people),
            *fight,
            self.lot(view, seat, people),
            *others,
        ]

    def sun(self, view: QuestView) -> str:
        """How long there is light, and what the next die must not show."""
        track, space = glance.box_of(view).sun, view["sun"]
        number = track[min(space, len(track) - 1)]
        if number:
            return self.say(
                "sun-sets", space=space, last=len(track), number=number, odds=round(100 * number / 6)
            )
        return self.say(
            "sun-safe", space=space, last=len(track), rounds=sum(not each for each in track[space:])
        )

    # Where somebody is.

    def whereabouts(self, view: QuestView, seat: int, people: Sequence[str]) -> list[str]:
        """A hero's place, and the ways out of it."""
        you, name = "yes" if seat == view.seat else "no", people[seat]
        if view["standing"][seat] == BELOW:
            row = view["row"][seat]
            way, where = self.names.way(view["heading"][seat]), place(view["travel"][seat])
            said = self.say("below", you=you, name=name, place=where, way=way, cards=len(row))
            return [said, *([self.say("row", cards=self.names.cards(row))] if row else [])]
        space = view["space"][seat]
        if view["standing"][seat] != INSIDE or space < 0:
            return []
        told = [self.names.room(view, space), *self.names.tokens(view, space)]
        ways = [self.way(view, seat, each, people) for each in glance.ways_out(view, space)]
        here = self.say("here", you=you, name=name, room=", ".join(told))
        return [here, self.say("ways", ways="; ".join(ways)) if ways else self.say("no-way")]

    def way(self, view: QuestView, seat: int, way: Way, people: Sequence[str]) -> str:
        """One way out: what stands in it, and what lies behind."""
        said = [self.names.way(way.way)]
        if way.way in glance.far_ways(view, seat):
            kind = glance.kind_at(view, way.space)
            said.append(self.say(f"across-{kind.type}") if kind else "")
        return ", ".join([*said, *self.barriers(way), *self.beyond(view, way, people)])

    def beyond(self, view: QuestView, way: Way, people: Sequence[str]) -> list[str]:
        """What lies behind a passage, as far as it is known."""
        if way.edge.kind == DARK:
            return [self.names.room(view, way.to)]
        monster = [self.say("token-monster")] if view["marks"][way.to] & MONSTER else []
        there = [people[seat] for seat in glance.heroes_in(view, way.to)]
        present = [self.say("there", names=self.names.wording.join(there))] if there else []
        return [self.names.room(view, way.to), *monster, *present]

    def explored(self, view: QuestView) -> list[str]:
        """Every explored room with its passages, row by row."""
        told = []
        for space in range(SPACES):
            if glance.is_explored(view, space):
                ways = [self.passage(each) for each in glance.ways_out(view, space) if each.space == space]
                listed = "; ".join(ways) or self.say("none")
                room = ", ".join([self.names.room(view, space), *self.names.tokens(view, space)])
                told.append(self.say("explored", room=room, ways=listed))
        return told

    def passage(self, way: Way) -> str:
        """A passage by its way, with what closes it and whether it leads into the dark."""
        dark = [self.say("unexplored")] if way.edge.kind == DARK else []
        return ", ".join([self.names.way(way.way), *self.barriers(way), *dark])

    def barriers(self, way: Way) -> list[str]:
        return [self.say("door" if barrier == DOOR else "portcullis") for barrier in way.edge.barriers]

    # How somebody fares.

    def lot(self, view: QuestView, seat: int, people: Sequence[str]) -> str:
        """A seat in one or two sentences."""
        hero, name = glance.hero_of(view, seat), self.names.person(view, seat, people)
        standing = view["standing"][seat]
        if hero is None or standing == DEAD:
            return self.say("dead", name=name)
        gold, cards = glance.gold_of(view, seat), len(view["loot"][seat])
        if standing not in (INSIDE, BELOW):
            return self.say("out", name=name, gold=gold, cards=cards)
        said = [
            self.say(
                "lot",
                name=name,
                hero=self.names.hero(view, seat),
                left=hero.health - view["wounds"][seat],
                health=hero.health,
                tokens=view["determination"][seat],
                gold=gold,
                cards=cards,
            )
        ]
        if seat == glance.in_focus(view):
            said += self.belongings(view, seat)
        elif (space := glance.place_of(view, seat)) != NOWHERE:
            said.append(self.say("lot-in" if standing == INSIDE else "lot-below", place=place(space)))
        return " ".join(said)

    def belongings(self, view: QuestView, seat: int) -> list[str]:
        """What lies before a seat besides gold."""
        said = []
        if rune := self.names.rune(view, seat):
            said.append(self.say("holds", rune=rune))
        if view["kept"][seat]:
            said.append(self.say("keeps", cards=self.names.cards(view["kept"][seat])))
            said += [
                self.names.named("why", name) for name in dict.fromkeys(self.names.ids(view["kept"][seat]))
            ]
        if view["skips"][seat]:
            said.append(self.say("skips", turns=view["skips"][seat]))
        return said

    def sheet(self, view: QuestView, seat: int, people: Sequence[str]) -> list[str]:
        """A hero sheet in full, with what its abilities, rune and cards do."""
        hero = glance.hero_of(view, seat)
        if hero is None or view["standing"][seat] == DEAD:
            return [self.lot(view, seat, people)]
        named = self.names.named
        said = [self.lot(view, seat, people)]
        said.append(
            self.say(
                "attributes", strength=hero.strength, agility=hero.agility, armor=hero.armor, luck=hero.luck
            )
        )
        said += [self._explained("ability", name) for name in hero.abilities]
        if view["runes"][seat] >= 0:
            said.append(self._explained("rune", self.names.game.box.runes[view["runes"][seat]].id))
        if view["loot"][seat]:
            said.append(self.say("loot", cards=self.names.loot(view["loot"][seat])))
        kept = self.names.ids(view["kept"][seat])
        said += [
            self.say("explained", name=named("card", name), text=named("card", f"{name}-text"))
            for name in kept
        ]
        if view["row"][seat]:
            said.append(self.say("row", cards=self.names.cards(view["row"][seat])))
        return said

    def _explained(self, kind: str, name: str) -> str:
        return self.say(
            "explained", name=self.names.named(kind, name), text=self.names.named(kind, f"{name}-text")
        )

    # The fight.

    def fight(self, view: QuestView, people: Sequence[str]) -> list[str]:
        """Who fights what, and who has chosen a card."""
        if not view["foe"]:
            return []
        hero, _ = glance.fighters(view)
        monster = self.names.named("monster", view["foe"])
        you = "yes" if hero == view.seat else "no"
        said = [self.say("fight", you=you, name=people[hero], monster=monster, wounds=view["foe_wounds"])]
        chosen = [self.names.person(view, seat, people) for seat in view.answered]
        locked = (
            [self.say("locked", names=self.names.wording.join(chosen), count=len(chosen))] if chosen else []
        )
        return [*said, *self.monster(view), *locked]

    def monster(self, view: QuestView) -> list[str]:
        """The monster card, to those who may know it (DQ-MON-2, DQ-R-80)."""
        card = view["foe_card"]
        if card in (HIDDEN, NO_CARD):
            return []
        row = glance.box_of(view).monsters[card]
        secret = view["shown_foe"] == NO_CARD and view.seat >= 0
        return [
            self.say("monster-secret" if secret else "monster-known", health=row.health, penalty=row.escape)
        ]

"""What each answer of Platformer brings or risks, said beside it: who would attack, which wounds, where one
would fall.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from mazmorra.content.ops import Op
from mazmorra.games.platformer.rules.attack import can_attack, damage, knocked_to, leavers
from mazmorra.games.platformer.rules.card_ops import WALKS
from mazmorra.games.platformer.rules.dice import faces
from mazmorra.games.platformer.rules.figures import map_of, name_of, row_of
from mazmorra.games.platformer.rules.forge import can_alloy, pairs
from mazmorra.games.platformer.rules.gravity import Fall, falls, zone_of
from mazmorra.games.platformer.rules.placing import under_platform
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.strike import health_of, inflicted, lessened
from mazmorra.games.platformer.rules.symbols import (
    BADGE,
    BOOT,
    FOES,
    NOBODY,
    NOWHERE,
    SHIELD,
    SHIELDED,
    STAR,
    SWORD,
    TOKENS,
)
from mazmorra.games.platformer.rules.upgrade import times_of
from mazmorra.games.platformer.rules.use import useful
from mazmorra.games.platformer.rules.walk import hurt_by, reaching, slips_by, ways
from mazmorra.kernel import About, Dispatch
from mazmorra.kernel.ask import Answer, Phrase
from mazmorra.kernel.determinize import determinize
from mazmorra.kernel.notes import Parts, joined, noted

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable, PlatformerView

NOTES: Dispatch[Callable[..., Parts]] = Dispatch()
"""What is noted beside each answer; it takes the notes, and what the answer says besides its name."""


def notes(view: PlatformerView) -> tuple[Phrase | None, ...]:
    """A note for each answer to the viewer's question."""
    if view.ask is None:
        return ()
    made = Notes(determinize(view, random.Random(0)), view.ask.seat, view.ask.kind, dict(view.ask.about))
    return tuple(joined("platformer-risks", made.of(each)) for each in view.ask.options)


def risk(key: str, **args: object) -> Phrase:
    return Phrase(f"platformer-risk-{key}", tuple(args.items()))


class Notes:
    """The notes to one question."""

    def __init__(self, table: PlatformerTable, seat: int, kind: str, about: About) -> None:
        self.table, self.state, self.seat = table, table.state, seat
        self.kind, self.about = kind, about

    def of(self, option: Answer) -> Parts:
        name, rest = noted(self.kind, option)
        found = NOTES.get(name)
        return found(self, *rest) if found else ()

    # Moving.

    def attacked(self, slots: tuple[int, ...], pushed: int = -1) -> Parts:
        """Who would attack, and the wounds in all."""
        if slots:
            wounds = self.inflicted(slots, pushed)
            names = tuple(dict.fromkeys(name_of(self.table, slot) for slot in slots))
            yield risk("attacked", enemys=names, count=len(slots), wounds=wounds)

    def inflicted(self, slots: tuple[int, ...], pushed: int) -> int:
        """The wounds of these attacks in all: acid burns whoever pushes it, a shield softens the first of
        them only.
        """
        more = sum(row_of(self.table, slot).ability == "acid" for slot in slots if slot == pushed)
        wounds = more + sum(damage(self.table, self.seat, row_of(self.table, slot).damage) for slot in slots)
        shielded = self.state.powers[self.seat] & SHIELD and not self.state.marks[self.seat] & SHIELDED
        return wounds + len(slots) - 1 if shielded and slots else wounds

    def thrown(self, slots: tuple[int, ...]) -> dict[int, int]:
        """Who of these attackers would throw the hero, and where to: the step is not taken then."""
        found = {slot: knocked_to(self.table, slot, self.seat) for slot in slots}
        return {slot: to for slot, to in found.items() if to != NOWHERE}

    def downed(self, wounds: int) -> Parts:
        if wounds >= self.state.health[self.seat]:
            yield risk("downed")

    @NOTES.on("step")
    def note_step(self, to: int) -> Parts:
        """Leaving attacks first, then what waits there, and whether it is too much in all."""
        slots = leavers(self.table, self.seat, to)
        quiet = slips_by(self.table, self.seat, bool(slots))
        if not quiet:
            yield from self.attacked(slots, self.state.at[to] - FOES)
        thrown = {} if quiet else self.thrown(slots)
        for slot, where in thrown.items():
            yield risk("thrown", enemy=name_of(self.table, slot), place=place(where))
            yield from self.lying(where)
        if not thrown:
            yield from self.lying(to)
            yield from (
                risk("reached", enemy=name_of(self.table, slot)) for slot in (() if quiet else self.ents(to))
            )
        yield from self.downed(self.cost(to)[1])
        if not thrown:
            yield from self.beyond(to)

    def beyond(self, to: int) -> Parts:
        """Whether a space reveals a level, or belongs to the one that nobody leaves."""
        lie = map_of(self.table)
        if lie.top <= to < lie.boss:
            yield risk("reveals")
        if to >= lie.boss and not self.state.inside[self.seat]:
            yield risk("no_return")

    def ents(self, to: int) -> tuple[int, ...]:
        """Who would attack because the hero comes to a space."""
        if self.table.game.ent not in self.state.kinds:
            return ()
        return tuple(slot for slot in reaching(self.table, to) if can_attack(self.table, slot, self.seat))

    def cost(self, to: int) -> tuple[int, int]:
        """How many enemies attack on a step, and the wounds in all, those of the space too."""
        slots, pushed = leavers(self.table, self.seat, to), self.state.at[to] - FOES
        if slips_by(self.table, self.seat, bool(slots)):
            return 0, self.harm(to)
        thrown = self.thrown(slots)
        if thrown:
            return len(slots), self.inflicted(slots, pushed) + max(
                self.harm(where) for where in thrown.values()
            )
        slots = (*slots, *self.ents(to))
        return len(slots), self.inflicted(slots, pushed) + self.harm(to)

    def harm(self, to: int) -> int:
        """The wounds of a space by itself."""
        return int(hurt_by(self.table, self.seat, to) != "")

    def lying(self, to: int) -> Parts:
        """A trap, a token that one has already, or something to take."""
        cause = hurt_by(self.table, self.seat, to)
        if cause == "trap":
            yield risk("trap")
        if cause == "badge":
            yield risk("wounds", wounds=1)
        elif self.state.tokens[to]:
            yield risk("takes", token=TOKENS[self.state.tokens[to]])
            if self.state.tokens[to] == BADGE:
                yield risk("does", does=self.table.game.box.bosses[self.state.boss].token)

    @NOTES.on("portal", "respawn", "blink")
    def waiting(self, to: int) -> Parts:
        """What lies where nobody attacks."""
        yield from self.lying(to)
        yield from self.downed(self.harm(to))

    def walking(self, manner: str) -> Parts:
        """What a step from here would cost, whichever way; the only way there is will be taken at once, so
        all of it is said.
        """
        found = ways(self.table, self.seat, manner)
        if len(found) == 1:
            yield from self.of(found[0]) if isinstance(found[0], tuple) else self.note_step(*spaces_of(found))
        elif found:
            slots = leavers(self.table, self.seat, self.state.spaces[self.seat])
            if not slips_by(self.table, self.seat, bool(slots)):
                yield from self.attacked(slots)
                yield from self.downed(self.inflicted(slots, NOBODY))

    @NOTES.on("use", "special", "raise", "raise_special", "forge_into")
    def note_use(self, symbol: int) -> Parts:
        """A boot, or a star that can be nothing else, means a step; what breaks shackles costs nothing."""
        if symbol == BOOT or (symbol == STAR and self.is_boot()):
            yield from self.walking("boot")

    def is_boot(self) -> bool:
        """Whether a star can only be a boot now."""
        able, stars = useful(self.table, self.seat), self.table.game.box.stars[self.state.heroes[self.seat]]
        dreads = self.table.game.is_dreading(self.state.badges[self.seat])
        return not dreads and [symbol for symbol in stars if able[symbol]] == [BOOT]

    @NOTES.on("star_boot")
    def note_star_boot(self) -> Parts:
        return self.walking("boot")

    @NOTES.on("hand_walk")
    def note_hand_walk(self) -> Parts:
        return self.walking("card")

    # Cards.

    @NOTES.on("item")
    def note_item(self, card: int) -> Parts:
        return self.card(self.table.game.box.items[card].does)

    @NOTES.on("potion")
    def note_potion(self, card: int) -> Parts:
        return self.card(self.table.game.box.potions[card].does)

    @NOTES.on("artifact")
    def note_artifact(self, card: int) -> Parts:
        return self.card(self.table.game.box.artifacts[card].does)

    def card(self, does: tuple[Op, ...]) -> Parts:
        """What a card that moves the hero costs, or what waits where it puts it."""
        for op in does:
            if op.op in WALKS:
                yield from self.walking(WALKS[op.op])
            elif op.op == "under_platform":
                yield from self.waiting(under_platform(self.table, self.seat))

    # Gravity.

    @NOTES.on("act_gravity")
    def note_act_gravity(self) -> Parts:
        yield from self.own_fall()
        for fall in falls(self.table, zone_of(self.table, self.seat)):
            if fall.figure != self.seat:
                yield self.fall(fall)

    @NOTES.on("act_let_go")
    def note_act_let_go(self) -> Parts:
        yield from self.own_fall(self.seat)

    @NOTES.on("act_end")
    def note_act_end(self) -> Parts:
        """The turn ends with Gravity; on the boss level the boss acts then."""
        yield from self.own_fall()
        if self.state.inside[self.seat]:
            yield risk("boss_acts", boss=self.table.game.box.bosses[self.state.boss].id)

    def own_fall(self, loose: int = NOBODY) -> Parts:
        """Where the own hero would fall, and what the way there would cost: traps, and tokens of the boss it
        has already (PL-17, PL-81).
        """
        for fall in falls(self.table, loose=loose):
            if fall.figure == self.seat:
                yield self.fall(fall)
                for cause in ("trap", "badge"):
                    if wounds := fall.causes.count(cause):
                        yield risk("traps" if cause == "trap" else "tokens", wounds=wounds)
                yield from self.downed(len(fall.causes))

    def fall(self, fall: Fall) -> Phrase:
        if fall.figure >= FOES:
            return risk("enemy_falls", enemy=name_of(self.table, fall.figure - FOES), place=place(fall.to))
        hero = self.table.game.box.heroes[self.state.heroes[fall.figure]].id
        return risk("hero_falls", hero=hero, place=place(fall.to))

    # Attacks.

    @NOTES.on("attack")
    def note_attack(self, slot: int) -> Parts:
        """The most wounds this attack could inflict against those it needs."""
        most, health = most_wounds(self.table, self.seat, slot), health_of(self.table, slot)
        yield risk("reach" if most >= health else "out_of_reach", most=most, health=health)

    @NOTES.on("swords_strike")
    def note_swords_strike(self) -> Parts:
        wounds, health = self.about["wounds"], self.about["health"]
        yield risk("short" if wounds < health else "suffices", wounds=wounds, health=health)

    @NOTES.on("fire")
    def note_fire(self, slot: int) -> Parts:
        wounds, health = (
            lessened(self.table, self.seat, slot, self.about["wounds"]),
            health_of(self.table, slot),
        )
        yield risk("short" if wounds < health else "suffices", wounds=wounds, health=health)

    @NOTES.on("stone_skin_suffer")
    def note_stone_skin_suffer(self) -> Parts:
        yield risk("wounds", wounds=self.about["wounds"])
        yield from self.downed(self.about["wounds"])


def most_wounds(table: PlatformerTable, seat: int, slot: int) -> int:
    """The most wounds a hero could inflict on an enemy now, with all dice and gems; what makes an upgrade
    cheaper goes first.
    """
    swords, gems = most_swords(table, seat), table.state.gems[seat]
    if not swords:
        return inflicted(table, seat, slot, 0, 0)
    wounds = max(times + upgraded(swords - 1, gems - cost) for times, cost in times_of(table, seat))
    return inflicted(table, seat, slot, swords, wounds)


def most_swords(table: PlatformerTable, seat: int) -> int:
    """The swords of all dice: those that show one, and what the others can be forged into."""
    state = table.state
    pool, special = state.pool, state.special[seat]
    direct = {SWORD, STAR} if SWORD in table.game.box.stars[state.heroes[seat]] else {SWORD}
    swords = sum(pool[symbol] for symbol in direct) + (special in direct)
    swords += sum(
        (pool[symbol] + (symbol == special)) // 2
        for symbol in {pair[1] for pair in pairs(table, seat)} - direct
    )
    odd = [
        symbol for symbol in faces(state) if symbol not in direct and (pool[symbol] + (symbol == special)) % 2
    ]
    return swords + (len(odd) > 1 and can_alloy(table, seat, (SWORD,)))


def upgraded(swords: int, gems: int) -> int:
    """The most wounds of so many swords with so many gems: the cheapest upgrades first."""
    times, wounds = 1, swords
    while swords and gems >= times:
        raised = min(swords, gems // times)
        wounds += raised
        gems -= raised * times
        times += 1
    return wounds


def reach(table: PlatformerTable) -> tuple[tuple[int, int, int], ...]:
    """Where a step would take the active hero: the space, how many enemies would attack on the way, the
    wounds in all.
    """
    state, seat = table.state, table.state.turn
    if state.spaces[seat] < 0 or state.ending:
        return ()
    made = Notes(table, seat, "step", {})
    return tuple((to, *made.cost(to)) for to in spaces_of(ways(table, seat, "boot")))


def spaces_of(options: Iterable[Answer]) -> list[int]:
    """The spaces of steps, portals left out."""
    return [option for option in options if isinstance(option, int)]

"""Moving a hero: steps with their leaving attacks, pushes, portals, and what waits in the space one
comes to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.attack import ABILITIES, Attack, Attacks, knocked_to, leavers
from mazmorra.games.platformer.rules.figures import (
    can_push,
    map_of,
    name_of,
    put_foe,
    put_hero,
    reach_of_push,
    row_of,
)
from mazmorra.games.platformer.rules.levels import Reveal, enter_boss_level
from mazmorra.games.platformer.rules.purse import pick_up
from mazmorra.games.platformer.rules.spaces import BESIDE, COLUMNS, place, way_of
from mazmorra.games.platformer.rules.symbols import (
    BADGE,
    BULLIED,
    BULLY,
    FOES,
    NOBODY,
    NOWHERE,
    SHADOW,
    SMOKE,
    SOLES,
    STEPPED,
    Action,
)
from mazmorra.games.platformer.rules.wounds import Rebirth, suffer
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def ways(table: PlatformerTable, seat: int, manner: str) -> list[Answer]:
    """Where a hero's next step may go: by boot also through a portal, by hook only up, as a ghost through
    what is closed.
    """
    state, here = table.state, table.state.spaces[seat]
    if state.badges[seat] and table.game.is_shackled(state.badges[seat]):
        return []
    at, lie = state.at, map_of(table)
    if manner == "ghost":
        spaces = closed(table, here)
    else:
        spaces = lie.moves[here]
        if manner == "climb":
            spaces = tuple(to for to in spaces if to == here + COLUMNS)
    found: list[Answer] = [to for to in spaces if at[to] == NOBODY or can_push(table, here, to)]
    if manner == "boot" and lie.portals[here]:
        found += [("portal", to) for to in lie.portals[here] if at[to] == NOBODY or can_push(table, here, to)]
    return found


def can_walk(table: PlatformerTable, seat: int) -> bool:
    """Whether a boot would take a hero who is not shackled anywhere."""
    here, at = table.state.spaces[seat], table.state.at
    return any(at[to] == NOBODY for to in map_of(table).moves[here]) or bool(ways(table, seat, "boot"))


def closed(table: PlatformerTable, here: int) -> tuple[int, ...]:
    """The spaces behind a wall or a platform, in the same zone and face up."""
    state, lie = table.state, map_of(table)
    boss = table.game.boss_floor
    return tuple(
        to
        for to in BESIDE[here]
        if 0 <= to < len(state.at)
        and lie.cells[to] != "?"
        and to not in lie.steps[here]
        and (to < boss) == (here < boss)
    )


@rule
class Walk(Rule):
    """Up to `left` steps, one after the other; after the first one may stop (PL-Q-22)."""

    seat: int
    left: int
    manner: str
    begun: bool = False

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state = table.state
        if state.spaces[self.seat] < 0 or state.ending:
            return None
        return table.ask(self.chosen, self.where, self.seat)

    def where(self, table: PlatformerTable, seat: int) -> Ask:
        found = ways(table, seat, self.manner)
        if self.begun or not found:
            found.append("stop")
        return Ask(
            seat,
            "step",
            tuple(found),
            "PL-41",
            about=(("here", table.state.spaces[seat]), ("left", self.left)),
        )

    def chosen(self, table: PlatformerTable, answer: Action | int | str) -> Ending:
        if isinstance(answer, str):
            return None
        to, portal = (answer, False) if isinstance(answer, int) else (answer[1], True)
        step = Step(self.seat, table.state.spaces[self.seat], to, portal)
        if self.left == 1:
            return step.start(table, None)
        return table.call(step, Walk(seat=self.seat, left=self.left - 1, manner=self.manner, begun=True))


@rule
class SetOut(Rule):
    """A boot whose first step is chosen with it; where it counts more often the others follow."""

    seat: int
    times: int
    first: Action | int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return Walk(self.seat, self.times, "boot").chosen(table, self.first)


@rule
class Step(Rule):
    """One step: attacks first, then the push, then the step itself and what waits there (PL-Q-19,
    PL-Q-24).
    """

    seat: int
    here: int
    to: int
    portal: bool
    quiet: bool = False
    """Whether this step triggers no attacks."""

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if self.portal:
            return self.quietly(table)
        attackers = leavers(table, self.seat, self.to)
        if set_foot(table, self.seat, bool(attackers)):
            return self.quietly(table)
        if not attackers:
            return self.attacked(table, None)
        pushed = table.state.at[self.to] - FOES
        return table.call(Attacks(self.seat, attackers, pushed, "PL-59"), then=self.attacked)

    def quietly(self, table: PlatformerTable) -> Ending:
        quiet = Step(seat=self.seat, here=self.here, to=self.to, portal=self.portal, quiet=True)
        return quiet.attacked(table, None)

    def attacked(self, table: PlatformerTable, _: object) -> Ending:
        """Whoever was Downed or knocked away does not take the step."""
        state = table.state
        if state.spaces[self.seat] != self.here:
            return None
        if state.at[self.to] == NOBODY:
            return self.enter(table, ())
        where = reach_of_push(table, self.here, self.to)
        if not where:
            return None
        return table.ask(self.pushed, self.push, self.seat)

    def push(self, table: PlatformerTable, seat: int) -> Ask:
        figure, where = table.state.at[self.to], reach_of_push(table, self.here, self.to)
        if figure >= FOES:
            return Ask(
                seat,
                "push",
                where,
                "PL-60",
                about=(("here", self.to), ("enemy", name_of(table, figure - FOES))),
            )
        return Ask(seat, "push_hero", where, "PL-60", about=(("here", self.to), ("seats", (figure,))))

    def pushed(self, table: PlatformerTable, to: int) -> Ending:
        """The figure makes room; a pushed hero meets what is in its new space, and nothing else (PL-Q-27)."""
        state = table.state
        figure = state.at[self.to]
        if figure >= FOES:
            put_foe(state, figure - FOES, to)
        else:
            put_hero(state, figure, to)
        if table.watched:
            self.tell_push(table, figure, to)
        if state.artifacts and (figure < FOES or table.seats == 1):
            achieve(table, self.seat, "push")
        return self.enter(table, (), figure - FOES) if figure >= FOES else self.enter(table, (Land(figure),))

    def tell_push(self, table: PlatformerTable, figure: int, to: int) -> None:
        if figure >= FOES:
            slot = figure - FOES
            table.tell(
                "enemy_pushed",
                "PL-60",
                seat=self.seat,
                enemy=name_of(table, slot),
                slot=slot,
                place=place(to),
            )
        else:
            table.tell(
                "hero_pushed", "PL-60", seat=self.seat, seats=(figure,), pushed=figure, place=place(to)
            )

    def enter(self, table: PlatformerTable, after: tuple[Rule, ...], pushed: int = NOBODY) -> Ending:
        """The hero comes to the space; an enemy just pushed out of it has attacked already (PL-Q-24)."""
        state, to = table.state, self.to
        if state.at[self.here] == self.seat:
            state.at[self.here] = NOBODY
        state.at[to] = self.seat
        state.spaces[self.seat] = to
        if table.watched:
            table.tell(
                "jumped_portal" if self.portal else "moved",
                "PL-20" if self.portal else "PL-41",
                seat=self.seat,
                way=way_of(self.here, to),
                place=place(to),
            )
        if to >= table.game.boss_floor and not state.inside[self.seat]:
            enter_boss_level(table, self.seat)
        ents = () if self.quiet or table.game.ent not in state.kinds else reaching(table, to, pushed)
        lie = map_of(table)
        if after:
            return table.call(Land(self.seat, ents), *after)
        if ents or state.tokens[to] or lie.trap[to] or to >= lie.top:
            return Land(self.seat, ents).start(table, None)
        return None


def slips_by(table: PlatformerTable, seat: int, attacked: bool) -> bool:
    """Whether the next step of Movement triggers no attacks: by smoke, as a shadow's first, or under the
    bully's cloak.
    """
    done, powers = table.state.done, table.state.powers[seat]
    shadow = powers & SHADOW and not done & STEPPED
    return bool(done & SMOKE or shadow or (powers & BULLY and attacked and not done & BULLIED))


def set_foot(table: PlatformerTable, seat: int, attacked: bool) -> bool:
    """Begin a step of Movement, which uses the smoke up; whether it triggers no attacks."""
    state, quiet = table.state, slips_by(table, seat, attacked)
    state.done |= STEPPED | BULLIED if attacked else STEPPED
    state.done &= ~SMOKE
    return quiet


def reaching(table: PlatformerTable, space: int, pushed: int = NOBODY) -> tuple[int, ...]:
    """The Ents adjacent to a space: they attack whoever moves there, except one that was pushed there just
    now.
    """
    at = table.state.at
    near = [at[each] - FOES for each in map_of(table).steps[space] if at[each] >= FOES]
    return tuple([slot for slot in near if slot != pushed and row_of(table, slot).ability == "reach"])


@rule
class Land(Rule):
    """A hero has come to a space: a level is revealed, tokens are taken, a trap wounds (PL-64, PL-Q-31,
    PL-17, PL-Q-16).
    """

    seat: int
    ents: tuple[int, ...] = ()

    def start(self, table: PlatformerTable, _: object) -> Ending:
        space = table.state.spaces[self.seat]
        if space < 0:
            return None
        if space >= map_of(table).top:
            return table.call(Reveal(self.seat, table.state.highest + 1), then=self.revealed)
        return self.revealed(table, None)

    def revealed(self, table: PlatformerTable, _: object) -> Ending:
        if meet(table, self.seat):
            return table.call(Rebirth(self.seat), then=self.met)
        return self.met(table, None)

    def met(self, table: PlatformerTable, _: object) -> Ending:
        return Attacks(self.seat, self.ents, NOBODY, "PL-22").start(table, None) if self.ents else None


@ABILITIES.on("knockback")
def knock(attack: Attack, table: PlatformerTable) -> Ending:
    """The hero is placed one space directly away, where that space is adjacent and free."""
    seat = attack.seat
    to = knocked_to(table, attack.slot, seat) if table.state.spaces[seat] >= 0 else NOWHERE
    if to == NOWHERE:
        return None
    put_hero(table.state, seat, to)
    if table.watched:
        table.tell("knocked_back", "PL-22", seat=seat, enemy=name_of(table, attack.slot), place=place(to))
    return Land(seat).start(table, None)


def hurt_by(table: PlatformerTable, seat: int, space: int, badge: bool = False) -> str:
    """What gives a hero who comes to a space a wound, if anything does: a token of the boss it has already
    (PL-81), or a trap (PL-17).

    `badge` is whether it takes such a token on the way there.
    """
    state = table.state
    lies = state.tokens[space] == BADGE
    if lies and (badge or state.badges[seat] >> table.game.good_badge(state.boss) & 1):
        return "badge"
    return "trap" if map_of(table).trap[space] and not state.powers[seat] & SOLES else ""


def meet(table: PlatformerTable, seat: int) -> bool:
    """Take the tokens of the hero's space and suffer its trap.

    True if the hero could be saved from being Downed.
    """
    state = table.state
    space = state.spaces[seat]
    if state.tokens[space]:
        wounds = pick_up(table, seat, space)
        if wounds:
            return suffer(table, seat, wounds, "PL-81", "badge")
    if map_of(table).trap[space] and not state.powers[seat] & SOLES:
        return suffer(table, seat, 1, "PL-17", "trap")
    return False

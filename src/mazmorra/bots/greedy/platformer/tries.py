"""Which answers a search tries: what could help, one of several that come to the same, and only what is
near.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.bots.greedy.platformer.reflexes import Reflexes, choices
from mazmorra.games.platformer.rules.figures import boss_slot, map_of
from mazmorra.games.platformer.rules.shop import is_at_shop
from mazmorra.games.platformer.rules.spaces import distance
from mazmorra.games.platformer.rules.symbols import (
    BOOT,
    CHARM,
    COIN,
    HAND,
    NOBODY,
    REROLL,
    STAR,
    SYMBOLS,
    Action,
)
from mazmorra.games.platformer.rules.use import Use
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import rule_of

if TYPE_CHECKING:
    from mazmorra.bots.greedy.platformer.worth import Judge
    from mazmorra.games.platformer.game import PlatformerTable

UNTRIED = ("reroll", "swap", "seal")
"""What cards do that no search can weigh: dice rolled again are tried when nothing else is left to do."""
ADDING = ("bonus", "loupe", "double")
"""What makes an attack stronger."""
FAR = 3
"""How often a boot is made to count more, at most: twice, three or four times."""
HURT = 3
"""The health below which a hero thinks of healing."""
NEAR, FEW = 1, 2
"""How far from the hero, besides what a hand moves them, and how many, the enemies are that it thinks of
moving.
"""


def tries(table: PlatformerTable, ask: Ask, judge: Judge) -> tuple[Answer, ...]:
    """The answers to a question worth trying."""
    if ask.kind == "act":
        return _actions(table, ask, judge)
    answer = Reflexes(table, judge).answer(ask)
    if answer is not None:
        return (answer,)
    if ask.kind == "forge_into":
        wanted = STAR if _dreads(table, judge) else BOOT
        return (wanted,) if wanted in ask.options else ask.options[:1]
    if ask.kind == "upgrade":
        return ask.options[: FAR if judge.weights.is_exact else 1]
    if ask.kind == "hand":
        return _near_foes(table, ask, judge)
    if ask.kind == "star" and not _is_raised(table):
        return (
            tuple(
                option
                for option in ask.options
                if option == "dread" or not _has(table, judge, _stood(option))
            )
            or ask.options[:1]
        )
    return ask.options


def _has(table: PlatformerTable, judge: Judge, name: str) -> bool:
    """Whether dice show a symbol that a star would only stand for."""
    symbol = SYMBOLS.index(name)
    return symbol == COIN or bool(table.state.pool[symbol]) or table.state.special[judge.seat] == symbol


def _stood(option: Answer) -> str:
    """The symbol a star becomes; a boot is answered with where it leads."""
    return option if isinstance(option, str) else "boot"


def _is_raised(table: PlatformerTable) -> bool:
    """Whether the star asked about was used to count more often."""
    return any(isinstance(rule, Use) and rule.more for rule in map(rule_of, table.stack))


def _dreads(table: PlatformerTable, judge: Judge) -> bool:
    badges = table.state.badges[judge.seat]
    return bool(badges) and table.game.is_dreading(badges)


def _actions(table: PlatformerTable, ask: Ask, judge: Judge) -> tuple[Answer, ...]:
    """The actions that may help, attacks first; two dice are forged only for what no die shows."""
    attacks = [option for option in choices(ask) if option[0] == "attack"]
    strikes = bool(attacks)
    found: list[Answer] = [option for option in attacks if Reflexes(table, judge).can_defeat(option[1])]
    for option in choices(ask):
        if isinstance(option, str):
            if _is_plain_tried(table, option, judge, strikes):
                found.append(option)
        elif option[0] not in ("attack", "forge", "forge_special") and _is_tried(
            table, option, judge, strikes
        ):
            found.append(option)
    return (*found, *_forging(table, ask, judge))


def _forging(table: PlatformerTable, ask: Ask, judge: Judge) -> tuple[Answer, ...]:
    """The pair worth least, where a step cannot be had for less, or to end a dread."""
    pairs = [
        option for option in choices(ask) if option[0] in ("forge", "forge_special") and option[1] != BOOT
    ]
    walks = _has(table, judge, "boot") or (judge.is_star_boot and _has(table, judge, "star"))
    if not pairs or (walks and not _dreads(table, judge)):
        return ()
    reflexes = Reflexes(table, judge)
    return (min(pairs, key=lambda pair: reflexes.value(pair[1])),)


def _is_tried(table: PlatformerTable, option: Action, judge: Judge, strikes: bool) -> bool:
    """Whether an action may help; what adds wounds is for whoever has an enemy to strike."""
    state, seat = table.state, judge.seat
    kind, what = option
    if kind in ("raise", "raise_special"):  # gems are for the boss: only who could fell it walks on them
        walks = (
            what == BOOT
            or (what == STAR and judge.is_star_boot)
            or (what == HAND and judge.fight.reach(table) > 1)
        )
        return walks and bool(state.inside[seat]) and judge.fight.can_fell(table)
    if kind in ("use", "special"):
        if what == COIN:
            return is_at_shop(table, seat)
        if what == HAND:
            return (kind == "use" or not state.pool[what]) and _is_hand_tried(table, judge)
        if what == STAR and not _dreads(table, judge):
            return any(
                not _has(table, judge, SYMBOLS[each]) for each in table.game.box.stars[state.heroes[seat]]
            )
        return kind == "use" or not state.pool[what]
    if kind in ("item", "potion", "artifact"):
        box = table.game.box
        row: Any = {"item": box.items, "potion": box.potions, "artifact": box.artifacts}[kind][what]
        op = row.does[-1].op
        if op in ADDING:
            return strikes
        if op == "frost":
            return bool(state.inside[seat])
        return op not in UNTRIED and (op != "heal" or state.health[seat] <= HURT)
    return True


def _is_hand_tried(table: PlatformerTable, judge: Judge) -> bool:
    """Whether a hand could bring something: an enemy is near, the boss is in the same zone, or a charmer
    walks.
    """
    state = table.state
    if state.inside[judge.seat] or state.powers[judge.seat] & CHARM:
        return True
    here, far = state.spaces[judge.seat], NEAR + judge.fight.reach(table)
    boss = table.game.boss_floor
    return any(0 <= there < boss and distance(here, there) <= far for there in state.foes)


def _is_plain_tried(table: PlatformerTable, option: str, judge: Judge, strikes: bool) -> bool:
    state, seat = table.state, judge.seat
    if option == "ability":
        return strikes and not state.powers[seat] & REROLL
    if option == "gravity":
        under = map_of(table).below[state.spaces[seat]]
        return under >= 0 and state.at[under] == NOBODY
    return option not in ("let_go", "end")


def _near_foes(table: PlatformerTable, ask: Ask, judge: Judge) -> tuple[Answer, ...]:
    """The enemies near the hero, and the boss wherever it is; a charmer's step always."""
    state = table.state
    here, far = state.spaces[judge.seat], NEAR + judge.fight.reach(table)
    slots = sorted(
        (option for option in choices(ask) if option != "walk"),
        key=lambda slot: distance(here, state.foes[slot]),
    )
    boss = boss_slot(table)
    near = [slot for slot in slots[:FEW] if distance(here, state.foes[slot]) <= far]
    if boss in slots and boss not in near:
        near.append(boss)
    if "walk" in ask.options:
        return (*near, "walk")
    return tuple(near) or tuple(slots[:1])

"""One question answered: by what each answer is worth to the plan, or by a rule of thumb where little hangs
on it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar

from mazmorra.bots.greedy.quest.actions import Actions
from mazmorra.bots.greedy.quest.below import coming_up, pointing
from mazmorra.bots.greedy.quest.dangers import Danger
from mazmorra.bots.greedy.quest.duel import weapon
from mazmorra.bots.greedy.quest.escape import Escape
from mazmorra.bots.greedy.quest.nerve import Nerve
from mazmorra.bots.greedy.quest.plan import Plan
from mazmorra.bots.greedy.quest.policy import Policy
from mazmorra.bots.greedy.quest.stuff import Stuff
from mazmorra.games.quest.box.loading import WALL
from mazmorra.games.quest.game import QuestView
from mazmorra.games.quest.rules.board import same_side
from mazmorra.games.quest.rules.spaces import BESIDE, NOWHERE, back, far
from mazmorra.games.quest.state import NO_SIDE
from mazmorra.kernel import About
from mazmorra.kernel.ask import Answer, Ask

WHIM = 1e-3
"""Answers as close in worth as this part of it are as good as each other."""
NOW = Danger(turns=1.0)
"""What is done in a turn takes that turn."""
USE = ("use", "keep")
BAD_TILES = ("pit", "trap", "web")
DREADED = 0.2
"""How bad a fight must look before a rune is spent on it."""


class Answering:
    """The answers to one question of one view."""

    acting: ClassVar[type[Actions]] = Actions
    planning: ClassVar[type[Plan]] = Plan

    def __init__(self, view: QuestView, ask: Ask, policy: Policy, rng: random.Random) -> None:
        self.view, self.ask, self.policy, self.random = view, ask, policy, rng
        self.about: About = dict(ask.about)

    def answer(self) -> Answer:
        found: Callable[[], Answer] = getattr(self, f"to_{self.ask.kind}", self.to_anything)
        return found()

    @cached_property
    def plan(self) -> Plan:
        return self.planning(self.view, self.policy)

    @cached_property
    def nerve(self) -> Nerve:
        return Nerve(self.view)

    @cached_property
    def escape(self) -> Escape:
        return Escape(self.view, self.nerve.dangers)

    @cached_property
    def stuff(self) -> Stuff:
        return Stuff(self.plan)

    def best(self, worth: Callable[[Any], float]) -> Answer:
        """The answer worth most; a whim decides between equals."""
        return max(self.ask.options, key=lambda option: worth(option) * (1 + WHIM * self.random.random()))

    def either(self, wanted: bool, yes: str, no: str) -> Answer:
        return yes if wanted else no

    def numbers(self) -> list[int]:
        """The options of a question that is answered by a number."""
        return [option for option in self.ask.options if isinstance(option, int)]

    def to_anything(self) -> Answer:
        """Little hangs on it: which tower to start from, where to hold the torch first."""
        return self.random.choice(self.ask.options)

    def to_hero(self) -> Answer:
        heroes = self.view.game.box.heroes
        return max(self.numbers(), key=lambda hero: heroes[hero].health)

    # Where to.

    def to_action(self) -> Answer:
        actions = self.acting(self.plan)
        return self.best(lambda option: actions.worth(option, self.ask.options))

    def to_tower(self) -> Answer:
        actions = self.acting(self.plan)
        return self.best(lambda option: actions.in_tower(option))

    def to_to_tower(self) -> Answer:
        return self.best(lambda tower: self.plan.worth((tower, NO_SIDE), NOW, self.plan.purse))

    def to_onward(self) -> Answer:
        return self.best(lambda to: self.plan.step(to, begun=True))

    def to_run(self) -> Answer:
        return self.best(lambda to: self.plan.beside(to, NOW))

    def to_secret_door(self) -> Answer:
        return self.best(lambda to: self.plan.resting(NOW) if to == "stay" else self.plan.beside(to, NOW))

    def to_stroll(self) -> Answer:
        return self.best(lambda to: self.plan.appear(to, NOW))

    def to_bridge(self) -> Answer:
        """Over, if the plan leads over; else back another turn."""
        plan = self.plan
        space, side = plan.state.space[plan.seat], plan.state.side[plan.seat]
        near = same_side(plan.table, space, side)
        far_side = [
            BESIDE[space][way] for way in range(4) if way not in near and BESIDE[space][way] != NOWHERE
        ]
        across = max(
            (plan.step(plan.chart.stop(to, NO_SIDE)[0], begun=False) for to in far_side), default=0.0
        )
        return self.either(across >= plan.resting(NOW), "cross", "stay")

    def to_side(self) -> Answer:
        space = self.about["space"]
        return self.best(lambda way: self.plan.worth(self.plan.chart.stop(space, way), NOW, self.plan.purse))

    # Below.

    def to_direction(self) -> Answer:
        return self.best(lambda way: pointing(self.plan, self.about["space"], way))

    def to_exit(self) -> Answer:
        return "exit"

    def to_turn_marker(self) -> Answer:
        return self.best(lambda way: coming_up(self.plan, self.about["space"], way, NOW))

    def to_trail(self) -> Answer:
        def landing(steps: int) -> float:
            space, beyond = far(self.about["space"], self.plan.state.heading[self.plan.seat], steps)
            return self.plan.appear(space, Danger(turns=1.0, wounds=float(beyond)))

        return self.best(landing)

    def to_orientation(self) -> Answer:
        """The way round that opens to the best neighbour."""
        plan, tile, space = self.plan, self.about["tile"], self.about["space"]

        def opens(entry: int) -> float:
            sides = plan.box.sides[1 + 4 * tile + entry]
            beside = [
                (BESIDE[space][way], way)
                for way in range(4)
                if sides[way] != WALL and BESIDE[space][way] != NOWHERE
            ]
            return max(
                (plan.worth(plan.chart.stop(to, back(way)), NOW + NOW, plan.purse) for to, way in beside),
                default=0.0,
            )

        return self.best(opens)

    # Fights.

    def to_hero_card(self) -> Answer:
        return weapon(self.ask.kind, self.ask.options, self.random)

    def to_monster_card(self) -> Answer:
        return self.to_hero_card()

    def to_flee(self) -> Answer:
        return self.either(self.escape.flees(), "flee", "fight")

    def to_flee_unseen(self) -> Answer:
        return self.either(self.escape.flees_unseen(), "flee", "fight")

    def to_fury(self) -> Answer:
        return self.either(self.escape.ends_it(self.about["wounds"], self.about["dealt"]), "fury", "calm")

    def to_glare(self) -> Answer:
        return self.either(self.escape.fighting(self.nerve.dangers.left) > DREADED, *USE)

    # Tests and rolls.

    def to_determination(self) -> Answer:
        return self.nerve.determination(self.about, self.ask.options)

    def to_penance(self) -> Answer:
        return self.either(self.nerve.penance(self.about), "penance", "roll")

    def to_stubborn(self) -> Answer:
        return self.either(self.nerve.stubborn(self.about), "stubborn", "accept")

    def to_rope(self) -> Answer:
        return self.either(self.nerve.rope(self.about), "rope", "roll")

    def to_fortune(self) -> Answer:
        return self.either(self.nerve.again(self.about["about"], self.about["dice"]), *USE)

    def to_warding(self) -> Answer:
        return self.either(self.nerve.warding(self.about["wounds"]), *USE)

    def to_warning(self) -> Answer:
        return self.either(self.nerve.hurts("trap", self.about["card"]), *USE)

    def to_serenity(self) -> Answer:
        high = [pips >= 4 for pips in self.about["dice"]]
        return {(True, True): "both", (True, False): "first", (False, True): "second"}.get(
            (high[0], high[-1]), "keep"
        )

    def to_slumber(self) -> Answer:
        return self.either(self.about["card"] == "dragon_rage", *USE)

    def to_opening(self) -> Answer:
        return "use"

    def to_seeking(self) -> Answer:
        return "use"

    def to_ascent(self) -> Answer:
        """Up, as soon as a card hurts or the way below grows long."""
        return self.either(
            self.nerve.hurts("catacomb", self.about["card"]) or len(self.plan.state.row[self.plan.seat]) > 1,
            *USE,
        )

    def to_mending(self) -> Answer:
        return self.either(self.stuff.mends(), *USE)

    def to_tile(self) -> Answer:
        """Another tile for one that hurts or leads nowhere; tokens first, the rune when there are none."""
        kind = self.view.game.box.kinds[self.about["tile"]]
        bad = kind.type in BAD_TILES or (kind.type != "rotating" and kind.sides.count(WALL) == 3)
        return self.ask.options[1] if bad else "keep"

    # Cards.

    def to_may_draw(self) -> Answer:
        return self.either(self.stuff.draws(self.about["deck"]), "draw", "leave")

    def to_pick(self) -> Answer:
        return self.best(self.stuff.found)

    def to_drink(self) -> Answer:
        return self.best(
            lambda option: self.stuff.drinking() if option == ("drink",) else self.stuff.biding()
        )

    def to_status_order(self) -> Answer:
        """The torch first: while it is out nothing else happens."""
        cards = self.view.game.box.cards
        return min(self.numbers(), key=lambda card: cards[card].id != "torch_goes_out")

    def to_bargain(self) -> Answer:
        return self.ask.options[0]

    def to_lose_loot(self) -> Answer:
        return self.best(lambda card: 1 / (1 + self.stuff.gold(card)))

    def to_lighten(self) -> Answer:
        return self.stuff.lightens(self.ask.options)

    def to_imp(self) -> Answer:
        return self.either(self.stuff.uncorks(), "uncork", "leave")

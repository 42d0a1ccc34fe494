"""The boss: how it is set up, and its turn after a player's on its level (PL-74, PL-40, PL-79, PL-80)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.boss_cards import Card
from mazmorra.games.platformer.rules.figures import boss_slot, map_of, put_foe
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.symbols import BADGE, FACES, NOBODY, NOWHERE, SYMBOLS
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, Stage, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


@rule
class Setup(Rule):
    """The boss comes to a random spawn space of its own, its tokens to the special icons, its summons beside
    (PL-Q-85).
    """

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state, game = table.state, table.game
        lie = map_of(table)
        badge = game.good_badge(state.boss)
        for space in lie.spaces(game.levels - 1, "*"):
            if state.badges_left[badge]:
                state.badges_left[badge] -= 1
                state.tokens[space] = BADGE
        row = game.box.bosses[state.boss]
        if row.summon:
            state.kinds[game.levels - 1] = game.summon_of(state.boss)
        spawns = lie.spaces(game.levels - 1, "B")
        return table.draw(self.placed, "boss_space", (1,) * len(spawns), spawns)

    def placed(self, table: PlatformerTable, space: int) -> Ending:
        state, game = table.state, table.game
        put_foe(state, boss_slot(table), space)
        if table.watched:
            row = game.box.bosses[state.boss]
            table.tell(
                "boss_appeared", "PL-74", boss=row.id, place=place(space), health=game.boss_pool(state.boss)
            )
        row = game.box.bosses[state.boss]
        return Summon(row.summoned).start(table, None) if row.summon else None


def spawn_spaces(table: PlatformerTable) -> tuple[int, ...]:
    """The free enemy spawn spaces of the boss level."""
    at = table.state.at
    return tuple(space for space in map_of(table).spaces(table.game.levels - 1, "E") if at[space] == NOBODY)


def free_slot(table: PlatformerTable, level: int) -> int:
    """A token of a level's enemy that is not on the map, -1 if all are."""
    foes = table.state.foes
    return next((slot for slot in range(4 * level, 4 * level + 4) if foes[slot] < 0), NOWHERE)


@rule
class Summon(Rule):
    """Up to `left` summons, each on a random free spawn space of the boss level; what cannot come does not
    (PL-88).
    """

    left: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        spaces = spawn_spaces(table)
        if not self.left or not spaces or free_slot(table, table.game.levels - 1) == NOWHERE:
            return None
        return table.draw(self.placed, "summon_space", (1,) * len(spaces), spaces)

    def placed(self, table: PlatformerTable, space: int) -> Ending:
        put_foe(table.state, free_slot(table, table.game.levels - 1), space)
        if table.watched:
            row = table.game.box.bosses[table.state.boss]
            table.tell("summoned", "PL-88", enemy=row.summon, place=place(space))
        return Summon(self.left - 1).start(table, None)


def draw_card(table: PlatformerTable, then: Stage) -> Ending:
    """Ask chance for a card of the boss; an empty deck is its discards shuffled (PL-79)."""
    state = table.state
    if not any(state.boss_deck):
        state.boss_deck, state.boss_discard = state.boss_discard, state.boss_deck
        if table.watched:
            table.tell("boss_deck_shuffled", "PL-79")
    return table.draw(then, "boss_card", state.boss_deck)


@rule
class BossTurn(Rule):
    """After the turn of a hero who is on the boss level (PL-Q-86)."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        row = table.game.box.bosses[table.state.boss]
        if table.watched:
            table.tell("boss_turn", "PL-40", boss=row.id)
        if row.id == "medusa":
            return Medusa(self.seat).start(table, None)
        return Ikee(self.seat).start(table, None)


@rule
class Medusa(Rule):
    """The enemy die only says which card: cards are drawn until one shows its face (PL-79, PL-Q-95)."""

    seat: int
    face: int = 0

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.draw(self.rolled, "enemy_die", table.game.box.enemy_die)

    def rolled(self, table: PlatformerTable, face: int) -> Ending:
        if table.watched:
            table.tell("boss_die", "PL-79", face=FACES[face])
        return draw_card(table, Medusa(self.seat, face).drawn)

    def drawn(self, table: PlatformerTable, card: int) -> Ending:
        state, row = table.state, table.game.box.cards[card]
        state.boss_deck[card] -= 1
        state.boss_discard[card] += 1
        fits = FACES[self.face] in row.marks
        if table.watched:
            table.tell("boss_card_drawn" if fits else "boss_card_passed", "PL-79", card=row.name)
        if not fits:
            return draw_card(table, self.drawn)
        return Card(self.seat, card).start(table, None)


@rule
class Ikee(Rule):
    """Of two cards the one whose symbol the player rolled more often; a tie lets both come, in random order
    (PL-80).
    """

    seat: int
    first: int = -1

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return draw_card(table, self.drawn)

    def drawn(self, table: PlatformerTable, card: int) -> Ending:
        """Both are discarded when both are drawn, so that the second is never the first again (PL-Q-94)."""
        state, box = table.state, table.game.box
        state.boss_deck[card] -= 1
        if table.watched:
            table.tell("boss_card_drawn", "PL-80", card=box.cards[card].name)
        if self.first < 0:
            return draw_card(table, Ikee(self.seat, card).drawn)
        state.boss_discard[self.first] += 1
        state.boss_discard[card] += 1
        counts = [state.rolled[SYMBOLS.index(box.cards[each].marks[0])] for each in (self.first, card)]
        if counts[0] == counts[1]:
            if table.watched:
                table.tell("boss_cards_tied", "PL-80")
            return table.draw(self.ordered, "boss_order", (1, 1), ((self.first, card), (card, self.first)))
        chosen = self.first if counts[0] > counts[1] else card
        if table.watched:
            table.tell("boss_card_chosen", "PL-80", card=box.cards[chosen].name)
        return Card(self.seat, chosen).start(table, None)

    def ordered(self, table: PlatformerTable, order: tuple[int, int]) -> Ending:
        return table.call(*(Card(self.seat, card) for card in order))

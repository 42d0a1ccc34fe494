"""What each answer risks, in numbers the player could work out from what lies open."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mazmorra.games.quest.box.loading import DOOR, Passage
from mazmorra.games.quest.box.rows import WEAPONS
from mazmorra.games.quest.rules.board import (
    barriers,
    entry_at,
    explored,
    free,
    kind_at,
    passages,
    same_side,
)
from mazmorra.games.quest.rules.dice import attribute, odds
from mazmorra.games.quest.rules.runes import has
from mazmorra.games.quest.rules.spaces import WAYS
from mazmorra.games.quest.rules.walk import burden
from mazmorra.games.quest.rules.wounds import health
from mazmorra.games.quest.state import MONSTER, NO_SIDE
from mazmorra.games.quest.told.labels import STEPS, way_to
from mazmorra.games.quest.told.odds import (
    card_odds,
    deadly,
    harms,
    needs,
    outcome_odds,
    penalties,
    percent,
    to_the_wall,
)
from mazmorra.kernel import About, Dispatch
from mazmorra.kernel.ask import Answer, Phrase
from mazmorra.kernel.determinize import determinize
from mazmorra.kernel.notes import Parts, joined, noted

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable, QuestView

IGNORING = ("onward", "run", "secret_door")
"""The questions about a step that no door or portcullis stops."""
NOTES: Dispatch[Callable[..., Parts]] = Dispatch()
"""What is noted beside each answer; it takes the notes, and what the answer says besides its name."""


def notes(view: QuestView) -> tuple[Phrase | None, ...]:
    """A note for each answer to the viewer's question. Nothing here looks at what the viewer may not know."""
    if view.ask is None:
        return ()
    table = determinize(view, random.Random(0))
    return tuple(
        joined("quest-risks", Notes(table, view.ask.seat, view.ask.kind, dict(view.ask.about)).of(each))
        for each in view.ask.options
    )


def risk(key: str, *args: tuple[str, object], **more: object) -> Phrase:
    return Phrase(f"quest-risk-{key}", (*args, *more.items()))


class Notes:
    """The notes to one question."""

    def __init__(self, table: QuestTable, seat: int, kind: str, about: About) -> None:
        self.table, self.state, self.seat = table, table.state, seat
        self.kind, self.about = kind, about

    def of(self, option: Answer) -> Parts:
        if self.kind in ("hero_card", "monster_card"):
            return (self.blows(str(option)),)
        name, rest = noted(self.kind, option)
        if name in STEPS and name != "light":
            return self.step(int(str(rest[0])))
        found = NOTES.get(name)
        return found(self, *rest) if found else ()

    # Steps.

    def step(self, to: int) -> Parts:
        """What stands in the way of a step, then what waits behind it."""
        space = self.state.space[self.seat]
        way = way_to(self.table.game.box, space, to)
        found = [each for each in passages(self.table, space) if WAYS[each.way] == way and each.to == to]
        if found and self.kind not in ("run", "secret_door"):
            yield from self.in_the_way(found[0])
        yield self.ahead(to)
        if self.kind == "secret_door" and not self.about["escape"]:
            yield risk("no_escape")

    def in_the_way(self, passage: Passage) -> Parts:
        table, seat, side = self.table, self.seat, self.state.side[self.seat]
        kind = kind_at(table, passage.space).type
        divided = side != NO_SIDE and passage.way not in same_side(table, passage.space, side)
        ignoring = self.kind in IGNORING
        if kind == "bridge" and divided:
            yield self.bridge()
        if kind == "cavein" and divided:
            yield risk("test", *needs(table, seat, "agility"), about="cave_in")
        if kind == "web" and not (ignoring and passage.way == side):
            yield risk("test", *needs(table, seat, "strength"), about="web")
        for barrier in () if ignoring else barriers(table, passage):
            if barrier == DOOR:
                yield risk(
                    "door", odds=card_odds(table, "door", lambda row: any(op.op == "open" for op in row.does))
                )
            else:
                yield risk("test", *needs(table, seat, "strength"), about="portcullis")

    def ahead(self, space: int) -> Phrase:
        table, state = self.table, self.state
        if not explored(table, space):
            pile = state.bag if any(state.bag) else state.under
            chambers = sum(
                count for kind, count in enumerate(pile) if table.game.box.kinds[kind].type == "dungeon"
            )
            return risk("unexplored", chambers=percent(chambers, sum(pile)))
        if state.marks[space] & MONSTER:
            return risk("monster")
        kind = kind_at(table, space).type
        if kind == "pit":
            return risk("pit", *needs(table, self.seat, "luck"))
        if kind == "treasure":
            return self.dragon()
        if kind in ("dungeon", "cavein", "chasm"):
            return risk("chamber", room=kind, harm=card_odds(table, "dungeon", harms))
        return (
            risk("trap", harm=card_odds(table, "trap", harms)) if kind == "trap" else risk("room", room=kind)
        )

    def bridge(self) -> Phrase:
        return risk("bridge", *needs(self.table, self.seat, "agility", burden(self.table, self.seat)))

    @NOTES.on("feel")
    def note_feel(self) -> Parts:
        """The die names the way; a blocked one is rolled again."""
        table, space = self.table, self.state.space[self.seat]
        kind, entry = kind_at(table, space), entry_at(table, space)
        open_ways = {each.way for each in free(table, passages(table, space))}
        faces = [(entry + side) % 4 for side in kind.die if (entry + side) % 4 in open_ways]
        for way in dict.fromkeys(faces):
            yield risk("feel", way=WAYS[way], odds=percent(faces.count(way), len(faces)))

    @NOTES.on("bridge_cross", "lighten_go")
    def note_bridge_cross(self) -> Parts:
        yield self.bridge()

    # Actions.

    @NOTES.on("search")
    def note_search(self) -> Parts:
        yield self.look("search")

    def look(self, deck: str) -> Phrase:
        """What the next card of a deck may bring: gold, a way through the wall, harm."""
        table = self.table
        door = card_odds(table, deck, lambda row: any(op.op == "secret_door" for op in row.does))
        gain = card_odds(table, deck, lambda row: row.gold > 0)
        return risk("search", gain=gain, door=door, harm=card_odds(table, deck, harms))

    @NOTES.on("pick")
    def note_pick(self, card: int) -> Parts:
        """What the card does, in the words of the printed one; a card of somebody's own may do otherwise."""
        if self.table.game.own_content is None:
            yield Phrase(f"quest-card-{self.table.game.box.cards[card].id}-text")

    @NOTES.on("dragon")
    def note_dragon(self) -> Parts:
        yield self.dragon()

    def dragon(self) -> Phrase:
        table = self.table
        wakes = card_odds(table, "dragon", lambda row: any(op.op == "rage" for op in row.does))
        left = health(table, self.seat) - self.state.wounds[self.seat]
        return risk("dragon", odds=wakes, dies=deadly(left, 2))

    @NOTES.on("descend")
    def note_descend(self) -> Parts:
        yield risk("descend", odds=self.way_up())

    @NOTES.on("delve")
    def note_delve(self) -> Parts:
        yield risk("delve", odds=self.way_up(), harm=card_odds(self.table, "catacomb", harms))

    def way_up(self) -> int:
        """How often the next card of the catacombs is a way out."""
        climb = odds(attribute(self.table, self.seat, ("agility",))) / 100

        def leads_up(row: Any) -> float:
            if any(op.op == "may_exit" for op in row.ok):
                return climb
            return float(any(op.op == "may_exit" for op in row.does))

        return card_odds(self.table, "catacomb", leads_up)

    @NOTES.on("climb")
    def note_climb(self) -> Parts:
        yield risk("test", *needs(self.table, self.seat, "agility"), about="hole_in_the_roof")

    @NOTES.on("leave")
    def note_leave(self) -> Parts:
        cards = self.table.game.box.cards
        yield risk("leave", gold=sum(cards[card].row.gold for card in self.state.loot[self.seat]))

    @NOTES.on("drink")
    def note_drink(self) -> Parts:
        yield risk("potion", *outcome_odds(self.table, "potion", 2).items())

    @NOTES.on("tome")
    def note_tome(self) -> Parts:
        yield risk("tome", *outcome_odds(self.table, "tome", 2).items())

    @NOTES.on("imp_uncork")
    def note_imp_uncork(self) -> Parts:
        yield risk("imp", *outcome_odds(self.table, "imp", 1).items())

    @NOTES.on("may_draw_draw")
    def note_may_draw_draw(self) -> Parts:
        yield self.look(self.about["deck"])

    # The catacombs.

    @NOTES.on("turn_marker")
    def note_turn_marker(self, way: int) -> Parts:
        spaces = to_the_wall(self.state.travel[self.seat], way)
        yield risk("leg", spaces=spaces, most=max(0, 6 - spaces))

    @NOTES.on("trail")
    def note_trail(self, steps: int) -> Parts:
        spaces = to_the_wall(self.state.travel[self.seat], self.state.heading[self.seat])
        yield risk("steps", wounds=max(0, steps - spaces))

    @NOTES.on("bargain_done")
    def note_bargain_done(self) -> Parts:
        offered, sums = self.about["offered"], range(100, 700, 100)
        yield risk(
            "bargain",
            out=percent(sum(each < offered for each in sums), 6),
            hurt=percent(sum(each > offered for each in sums), 6),
        )

    # Fights.

    @NOTES.on("flee_flee")
    def note_flee_flee(self) -> Parts:
        least, most = (0, 0) if has(self.table, self.seat, "elusive") else penalties(self.table)
        yield risk("test", *needs(self.table, self.seat, "agility"), about="flee")
        yield (
            risk("penalty_known", wounds=most)
            if least == most > 0
            else risk("penalty", least=least, most=most)
        )

    @NOTES.on("flee_unseen_flee")
    def note_flee_unseen_flee(self) -> Parts:
        least, most = penalties(self.table)
        yield risk("test", *needs(self.table, self.seat, "agility"), about="flee")
        yield risk("caught", least=least, most=most)

    @NOTES.on("flee_unseen_fight")
    def note_flee_unseen_fight(self) -> Parts:
        monsters, counts = self.table.game.box.monsters, self.state.monster_deck
        met = [row.health for row, count in zip(monsters, counts, strict=True) if count]
        if met:
            yield risk("unseen", least=min(met), most=max(met))

    def blows(self, mine: str) -> Phrase:
        """What a combat card does against each of the other side's (DQ-COM-2)."""
        clash, hero = self.table.game.box.clash, self.kind == "hero_card"
        against = [(theirs, clash[mine, theirs] if hero else clash[theirs, mine][::-1]) for theirs in WEAPONS]
        found = tuple(
            risk("clash", against=theirs, suffers=suffers, deals=deals)
            for theirs, (suffers, deals) in against
        )
        return risk("weapon", risks=found)

    # Tests.

    @NOTES.on("determination")
    def note_determination(self, tokens: int) -> Parts:
        left = self.about["missed"] - tokens
        yield risk("misses", left=left) if left else risk("passes")

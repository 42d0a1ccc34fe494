"""Positions and answers of Dungeon Raiders as text: `level 3, room 2`, the row of rooms, and a part for each
player. How text is read is in `kernel.notation`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mazmorra.games.raiders.game import RaidersGame, RaidersTable
from mazmorra.games.raiders.rules.cards import (
    COST,
    ITEM_CARDS,
    ITEMS,
    MOST_COPIES,
    NAME,
    POWERS,
    TORCH,
    item_counts,
    powers,
)
from mazmorra.games.raiders.rules.chamber import CHAMBERS, Turns
from mazmorra.games.raiders.rules.level import LEVELS
from mazmorra.games.raiders.rules.raid import Raid
from mazmorra.games.raiders.state import NOBODY, UNDRAWN, RaidersState
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.errors import ImpossibleScene, NotSoMany
from mazmorra.kernel.notation import Bits, Counts, Field, Flag, Many, Notation, Number, One, Part, Text, Words
from mazmorra.kernel.notation.kinds import NOTHING
from mazmorra.kernel.notation.words import unknown
from mazmorra.kernel.rule import Stage

PLACES = 5
OUTSIDE = -1
"""The level before the first."""
ROW = "row"
DARK, LIT, SEEN = "dark", "lit", "seen"
"""A room that lies face down; one face up that is not drawn yet; who has looked at it."""
CARDS = NAME[1:-1]
"""What can be in a hand."""


class Hand:
    """The cards of a hand, power cards first: `1 3 5 key key`."""

    def write(self, value: int) -> str:
        held = [str(card) for card in powers(value)]
        held += [item for item, copies in zip(ITEMS, item_counts(value), strict=True) for _ in range(copies)]
        return " ".join(held) or NOTHING

    def read(self, words: Words) -> int:
        hand = 0
        while words:
            word = words.first
            if words.take() == NOTHING:
                continue
            if word not in CARDS:
                raise unknown(word, CARDS)
            card = NAME.index(word)
            most = MOST_COPIES if card >= TORCH else 1
            if hand // COST[card] % (most + 1) == most:
                raise NotSoMany(part=word.part, column=word.column, word=str(word), most=most)
            hand += COST[card]
        return hand


class RaidersNotation(Notation):
    """Scenes of one edition and mode."""

    heroes = "characters"
    following = ("bag", "cards", "face_up", "attacks", "supply")
    game: RaidersGame

    def __init__(self, game: RaidersGame, names: Sequence[str]) -> None:
        super().__init__(game, names)
        box, seat = game.box, One(names, nobody=NOBODY)
        coins = Number() if game.is_solo else Number(most=game.most_coins)  # DR-TRE-5
        self.rooms = [room.id for room in box.rooms]
        self.words = {
            "level": Field("level", One([str(each + 1) for each in range(len(LEVELS))], none=OUTSIDE)),
            "room": Field("place", Number(1, least=1, most=PLACES)),
            "start": Field("starter", seat),
            "attack": Field("attack", Number()),
            "beaten": Field("beaten", Number()),
            "collapsed": Field("collapsed", Many(names)),
            "winners": Field("winners", Many(names)),
            "ending": Field("ending", Text()),
            "bag": Field("bag", Counts(self.rooms, game.bag)),
            "cards": Field("level_cards", Counts([row.id for row in box.levels], [1] * len(box.levels))),
            "face_up": Field("face_up_left", Number()),
            "attacks": Field("attack_deck", Counts([row.id for row in box.attacks])),
            "supply": Field("supply", Counts(ITEMS)),
        }
        self.hero_words = {
            "coins": Field("coins", coins),
            "wounds": Field("wounds", Number()),
            "dead": Field("alive", Flag(0)),
            "hand": Field("hands", Hand()),
            "played": Field("cards", One(NAME)),
            "locked": Field("locked", One(NAME)),
            "used": Field("used", Hand()),
        }

    @classmethod
    def hero_names(cls, game: RaidersGame) -> list[str]:
        return [row.id for row in game.box.characters]

    def usual(self) -> RaidersState:
        """The first room of the first level, with full hands."""
        state = self.game.first(len(self.names))
        state.level, state.hands = 0, [POWERS] * len(self.names)
        state.starter = 0 if self.game.in_turn else NOBODY
        return state

    def answer(self, ask: Ask, option: Answer) -> str:
        """Cards by their names, power cards by their numbers, wounds as a figure."""
        if ask.kind == "character" and isinstance(option, int):
            return self.game.box.characters[option].id
        return NAME[option] if isinstance(option, int) and ask.kind != "challenge" else str(option)

    # The row of rooms.

    def subjects(self) -> list[str]:
        return [*super().subjects(), ROW]

    def own_parts(self, state: RaidersState) -> list[tuple[str, list[str]]]:
        return [(ROW, [self._room(state, place) for place in range(PLACES)])]

    def _room(self, state: RaidersState, place: int) -> str:
        drawn = state.row[place] != UNDRAWN
        words = [] if state.lit[place] and drawn else [LIT if state.lit[place] else DARK]
        words += [self.rooms[state.row[place]]] if drawn else []
        words += [SEEN, Bits(self.names).write(state.looked[place])] if state.looked[place] else []
        return " ".join(words)

    def read_own(self, state: RaidersState, part: Part) -> None:
        """`goblin`, `dark`, `dark goblin seen wizard thief`; places that are not said lie dark."""
        if part.subject != ROW:
            raise unknown(part.subject, self.subjects())
        for place, words in enumerate(part.clauses):
            if place >= PLACES:
                raise NotSoMany(part=words.end.part, column=words.first.column, word=ROW, most=PLACES)
            state.lit[place] = int(words.first != DARK)
            if words.first in (DARK, LIT):
                words.take()
            if words and words.first != SEEN:
                self._copies(words)
                state.row[place] = words.one_of(self.rooms)
            if words:
                words.one_of((SEEN,))
                state.looked[place] = Bits(self.names).read(words)
            words.finish()

    def _copies(self, words: Words) -> None:
        """Who writes `goblin*9` hears how many there are before hearing that one is meant here."""
        name, star, _ = words.first.partition("*")
        if star and name in self.rooms:
            copies = [max(each, 1) for each in self.game.bag]  # a boss is in no bag
            Counts(self.rooms, copies).read(Words([words.first], words.end))

    # What follows.

    def follow(self, state: RaidersState, said: set[str]) -> None:
        """What is known of the dungeon, and of items what is in hands, is missing from its stack."""
        known = Counter(room for room in state.row if room != UNDRAWN)
        if "bag" not in said:
            state.bag = self._usual_bag(state, known)
        if "cards" not in said:
            state.level_cards = self._usual_cards(state)
        if "face_up" not in said:
            state.face_up_left = max(self.game.box.figures.face_up - sum(state.lit), 0)
        if "supply" not in said:
            held = [item_counts(hand) for hand in state.hands]
            taken = [sum(kind) for kind in zip(*held, strict=True)] or [0] * len(ITEM_CARDS)
            state.supply = [most - each for most, each in zip(state.supply, taken, strict=True)]

    def _usual_bag(self, state: RaidersState, known: Counter[int]) -> list[int]:
        """The levels above took rooms too: of the commonest that are left."""
        spare = Counter(dict(enumerate(self.game.bag))) - known
        for _ in range(PLACES * state.level):
            spare[spare.most_common(1)[0][0]] -= 1
        return [spare[room] for room in range(len(self.game.bag))]

    def _usual_cards(self, state: RaidersState) -> list[int]:
        """Every level so far took its card, this one a card that shows what lies ahead."""
        ahead = state.lit[state.place :]
        plans = [list(row.face_up)[state.place :] for row in self.game.box.levels]
        used = sorted(range(len(plans)), key=lambda card: plans[card] != ahead)[: state.level + 1]
        return [int(card not in used) for card in range(len(plans))]

    def begin(self, table: RaidersTable, moment: str) -> None:
        """The party enters the room; in turn, whoever has not played yet in it goes on."""
        state = table.state
        if state.level == OUTSIDE:
            raise ImpossibleScene
        place, order = state.place, state.clockwise(max(state.starter, 0))
        table.stack = self._ahead(state.level, place)
        played = sum(state.cards[seat] != 0 for seat in order)
        if not played:
            return table.begin(CHAMBERS[place])
        table.stack.append(CHAMBERS[place].shown)
        return table.begin(Turns(place, order, played))

    def _ahead(self, level: int, place: int) -> list[Stage]:
        """What is left of the raid after a room, the next thing last."""
        levels = [each.start for each in reversed(LEVELS[level + 1 :])]
        chambers = [each.start for each in reversed(CHAMBERS[place + 1 :])]
        return [Raid().explored, *levels, LEVELS[level].rested, *chambers]


NOTATION = RaidersNotation

"""Positions and answers of DungeonQuest as text: the sun, what lies in each space, and a part for each hero.
How text is read is in `kernel.notation`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mazmorra.games.quest.game import QuestGame, QuestTable
from mazmorra.games.quest.rules.action import Action
from mazmorra.games.quest.rules.quest import Quest
from mazmorra.games.quest.rules.spaces import NOWHERE, SPACES, WAYS, place
from mazmorra.games.quest.rules.turn import Turn
from mazmorra.games.quest.state import BELOW, DEAD, NO_CARD, NO_RUNE, NO_SIDE, OUT, QuestState
from mazmorra.games.quest.told.labels import CARDS, COMPASS, HEROES, STEPS, TOWERS
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.errors import BoxLacks
from mazmorra.kernel.notation import (
    Bits,
    Counts,
    Field,
    Flag,
    Many,
    Notation,
    Number,
    One,
    Part,
    Text,
    Texts,
    Words,
)
from mazmorra.kernel.notation.scene import left_over
from mazmorra.kernel.notation.words import unknown

PLACES = [place(space) for space in range(SPACES)]
TOKENS = Bits(["monster", "searched", "entrance"])
BEGINS = "begins"
"""The turn has still to begin, with the sun's step and what lies before the hero."""


class QuestNotation(Notation):
    """Scenes of one set of switches."""

    heroes = "heroes"
    moments = (BEGINS,)
    following = ("tiles", "monster_deck", "rune_bag")
    game: QuestGame

    def __init__(self, game: QuestGame, names: Sequence[str]) -> None:
        super().__init__(game, names)
        box, monsters = game.box, [row.id for row in game.box.monsters]
        self.kinds = [kind.id for kind in box.kinds]
        self.cards = card_names(game)
        self.runes = [row.id for row in box.runes]
        self.piles = {f"{deck} {pile}": (pile, deck) for deck in box.slices for pile in ("deck", "discard")}
        """A deck or its discards, as the subject of a part."""
        decked = {f"{card.deck}/{card.id}": number for number, card in enumerate(box.cards)}
        where, foe = One(PLACES, nowhere=NOWHERE), One(monsters, none=NO_CARD)
        self.words = {
            "sun": Field("sun", Number()),
            "start": Field("starter", One(names)),
            "turn": Field("turn", One(names)),
            "spent": Field("spent", Texts()),
            "passed": Field("passed", Many(PLACES)),
            "fallen": Field("fallen", Many(names)),
            "foe": Field("foe", Text(tuple(dict.fromkeys(row.name for row in box.monsters)))),
            "foe_wounds": Field("foe_wounds", Number()),
            "foe_card": Field("foe_card", foe),
            "shown_foe": Field("shown_foe", foe),
            "winners": Field("winners", Many(names)),
            "ending": Field("ending", Text()),
            "under": Field("under", Counts(self.kinds[: box.tiles])),
            "monster_discard": Field("monster_discard", Counts(monsters)),
            "tiles": Field("bag", Counts(self.kinds[: box.tiles])),
            "monster_deck": Field("monster_deck", Counts(monsters)),
            "rune_bag": Field("rune_bag", Counts(self.runes)),
        }
        self.hero_words = {
            "dead": Field("standing", Flag(DEAD)),
            "below": Field("standing", Flag(BELOW)),
            "out": Field("standing", Flag(OUT)),
            "at": Field("space", where),
            "came": Field("side", One(WAYS, none=NO_SIDE)),
            "marker": Field("travel", where),
            "heading": Field("heading", One(WAYS)),
            "wounds": Field("wounds", Number()),
            "determination": Field("determination", Number()),
            "rune": Field("runes", One(self.runes, none=NO_RUNE)),
            "loot": Field("loot", Many(self.cards, decked)),
            "kept": Field("kept", Many(self.cards, decked)),
            "row": Field("row", Many(self.cards, decked)),
            "skips": Field("skips", Number()),
            "gold": Field("gold", Number()),
            "dearest": Field("dearest", Number()),
        }

    @classmethod
    def hero_names(cls, game: QuestGame) -> list[str]:
        return [row.id for row in game.box.heroes]

    def answer(self, ask: Ask, option: Answer) -> str:
        """'move C3', 'search', 'N', a card's or a hero's name, or a figure."""
        if isinstance(option, tuple):
            kind, *rest = option
            return " ".join([str(kind), *(self._part(str(kind), part) for part in rest)])
        return self._part(ask.kind, option)

    def _part(self, kind: str, option: Answer) -> str:
        if not isinstance(option, int):
            return str(option)
        if kind in CARDS:
            return self.game.box.cards[option].id
        if kind in HEROES:
            return self.game.box.heroes[option].id
        if kind in COMPASS:
            return WAYS[option]
        return place(option) if kind in (*STEPS, *TOWERS, "stroll") else str(option)

    # What lies in each space, and the decks.

    def subjects(self) -> list[str]:
        return [*super().subjects(), *self.piles, *PLACES]

    def own_parts(self, state: QuestState) -> list[tuple[str, list[str]]]:
        printed = self.usual().board
        found = []
        for space, code in enumerate(state.board):
            tile = [f"{self.kinds[code - 1 >> 2]} {WAYS[code - 1 & 3]}"] if code != printed[space] else []
            marks = TOKENS.write(state.marks[space]).split() if state.marks[space] else []
            if tile or marks:
                found.append((PLACES[space], [*tile, *marks]))
        return [*found, *self._pile_parts(state)]

    def _pile_parts(self, state: QuestState) -> list[tuple[str, list[str]]]:
        """Discards where there are some, and a deck where something else is missing from it."""
        box = self.game.box
        usual = {"deck": self._full(state), "discard": [0] * len(box.cards)}
        return [
            (subject, [self._counts(deck).write(getattr(state, pile)[box.slices[deck]])])
            for subject, (pile, deck) in self.piles.items()
            if getattr(state, pile)[box.slices[deck]] != usual[pile][box.slices[deck]]
        ]

    def _counts(self, deck: str) -> Counts:
        return Counts([card.id for card in self.game.box.cards[self.game.box.slices[deck]]])

    def read_own(self, state: QuestState, part: Part) -> None:
        """A tile and the way its entry lies, tokens, or both: `C3: dn1 W, searched`; or a pile's cards."""
        if part.subject in self.piles:
            pile, deck = self.piles[part.subject]
            counts, where = self._counts(deck), self.game.box.slices[deck]
            nothing, read = [0] * len(counts.names), [counts.read(words) for words in part.clauses]
            getattr(state, pile)[where] = [sum(each) for each in zip(nothing, *read, strict=True)]
        elif part.subject in PLACES:
            for words in part.clauses:
                self._read_room(state, PLACES.index(part.subject), words)
        else:
            raise unknown(part.subject, self.subjects())

    def _read_room(self, state: QuestState, space: int, words: Words) -> None:
        if words.first in TOKENS.names:
            state.marks[space] |= TOKENS.read(words)
        else:
            kind = words.one_of([*self.kinds[: self.game.box.tiles], *TOKENS.names])
            state.board[space] = 1 + 4 * kind + words.one_of(WAYS)
        words.finish()

    # What follows.

    def follow(self, state: QuestState, said: set[str]) -> None:
        """What lies on the board or before a hero is missing from its stack."""
        box = self.game.box
        if "tiles" not in said:
            laid = [code - 1 >> 2 for code in state.board if 0 < code <= 4 * box.tiles]
            state.bag = left_over(self.kinds, state.bag, [*laid, *_each(state.under)])
        full = self._full(state)
        for deck, where in box.slices.items():
            if f"{deck} deck" not in said:
                state.deck[where] = full[where]
                short = next((card for card in range(where.start, where.stop) if full[card] < 0), None)
                if short is not None:
                    raise BoxLacks(word=self.cards[short], most=box.cards[short].row.copies)
        if "monster_deck" not in said:
            names = [row.id for row in box.monsters]
            state.monster_deck = left_over(names, state.monster_deck, _each(state.monster_discard))
        if "rune_bag" not in said:
            held = [rune for rune in state.runes if rune != NO_RUNE]
            state.rune_bag = left_over(self.runes, state.rune_bag, held)

    def _full(self, state: QuestState) -> list[int]:
        """The decks, less what was discarded and what lies before heroes."""
        held = Counter(card for seat in range(len(self.names)) for card in self._before(state, seat))
        cards = enumerate(zip(self.game.box.cards, state.discard, strict=True))
        return [card.row.copies - gone - held[number] for number, (card, gone) in cards]

    def _before(self, state: QuestState, seat: int) -> list[int]:
        """The cards before a hero; what acts in the row of the catacombs still lies there."""
        kept = list((Counter(state.kept[seat]) - Counter(state.row[seat])).elements())
        return [*state.loot[seat], *state.row[seat], *kept]

    def begin(self, table: QuestTable, moment: str) -> None:
        """Whose turn it is acts; a turn that begins has its sun and its cards before it."""
        turn, begins = Turn(table.state.turn), moment == BEGINS
        table.stack = [Quest().turned] if begins else [Quest().turned, turn.ended]
        table.begin(turn if begins else Action(turn.seat))


def space_of(name: str) -> int:
    """The space of a place such as C3."""
    return PLACES.index(name)


def card_names(game: QuestGame) -> list[str]:
    """A card is called by its name alone where no other deck has one of that name."""
    decks = Counter(card.id for card in game.box.cards)
    return [card.id if decks[card.id] == 1 else f"{card.deck}/{card.id}" for card in game.box.cards]


def _each(counts: Sequence[int]) -> list[int]:
    return [number for number, count in enumerate(counts) for _ in range(count)]


NOTATION = QuestNotation

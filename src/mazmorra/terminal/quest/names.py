"""How the things of DungeonQuest are called: cards, heroes, runes, places, ways, and what an answer risks."""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.games.quest.game import QuestGame, QuestView
from mazmorra.games.quest.rules.spaces import WAYS, place
from mazmorra.games.quest.state import MONSTER, NO_RUNE, SEARCHED
from mazmorra.kernel.ask import Phrase
from mazmorra.terminal.names import GameNames
from mazmorra.terminal.quest import glance


class Names(GameNames[QuestGame]):
    """The names of one game of DungeonQuest in one language."""

    words, things = "terminal-quest-{key}", "quest-{kind}-{name}"

    def way(self, way: int) -> str:
        return self.wording.say(f"quest-way-{WAYS[way]}")

    def hero(self, view: QuestView, seat: int) -> str:
        """A seat's hero; empty before there is one."""
        hero = glance.hero_of(view, seat)
        return self.named("hero", hero.id) if hero else ""

    def rune(self, view: QuestView, seat: int) -> str:
        """A seat's rune; empty once it is used."""
        rune = view["runes"][seat]
        return self.named("rune", self.game.box.runes[rune].id) if rune != NO_RUNE else ""

    def card(self, card: int) -> str:
        return self.named("card", self.game.box.cards[card].id)

    def ids(self, cards: Sequence[int]) -> list[str]:
        """Cards by the names the content files give them."""
        return [self.game.box.cards[card].id for card in cards]

    def cards(self, cards: Sequence[int]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def loot(self, cards: Sequence[int]) -> str:
        """Loot with its gold."""
        return ", ".join(self.piece(card) for card in cards)

    def piece(self, card: int) -> str:
        """One loot card; money is called by its gold already."""
        row = self.game.box.cards[card].row
        if not row.gold or row.id == f"gold_{row.gold}":
            return self.card(card)
        return self.phrase(Phrase("quest-option-loot", (("card", row.id), ("gold", row.gold))))

    def room(self, view: QuestView, space: int) -> str:
        """A room by its kind, and the space it is in."""
        kind = glance.kind_at(view, space)
        room = self.named("room", kind.type) if kind else self.say("unexplored")
        return self.say("room", room=room, place=place(space))

    def tokens(self, view: QuestView, space: int) -> list[str]:
        """What lies in a room."""
        marks = view["marks"][space]
        found = [("token-monster", marks & MONSTER), ("token-searched", marks & SEARCHED)]
        found.append(("token-stairs", glance.has_stairs(view, space)))
        return [self.say(key) for key, lies in found if lies]

    def person(self, view: QuestView, seat: int, names: Sequence[str]) -> str:
        """A seat's name, the viewer's own marked as such."""
        return self.wording.say("terminal-you", name=names[seat]) if seat == view.seat else names[seat]

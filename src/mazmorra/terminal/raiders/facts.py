"""What is printed on the rooms of Dungeon Raiders, in a few words each; both screens show the same ones."""

from __future__ import annotations

from mazmorra.games.raiders.box.loading import Room
from mazmorra.games.raiders.game import RaidersGame
from mazmorra.games.raiders.told.facts import fact, facts
from mazmorra.games.raiders.told.labels import card
from mazmorra.terminal.names import GameNames


class Facts(GameNames[RaidersGame]):
    """Words the rooms of one game for a number of seats."""

    words, things = "terminal-raiders-{key}", "raiders-{kind}-{name}"

    def amount(self, op: str, amount: int) -> str:
        """So many coins, wounds or the like."""
        return self.phrase(fact(op, amount=amount))

    def name(self, room: Room) -> str:
        return self.named("room", room.id)

    def kind(self, room: Room) -> str:
        return self.wording.say(f"raiders-kind-{'boss' if room.boss else room.kind}")

    def item(self, name: str) -> str:
        return self.wording.say(f"raiders-item-{name}")

    def has_name(self, room: Room) -> bool:
        """Whether a room is called anything but its kind."""
        return room.kind in ("monster", "trap")

    def of(self, room: Room, seats: int, attack: int = 0) -> list[str]:
        """A room's facts, one by one; `attack` is the strength a solitaire's attack deck shows."""
        return [self.phrase(each) for each in facts(room, seats, attack)]

    def sentence(self, room: Room, seats: int, attack: int = 0) -> str:
        """A room in one sentence."""
        said = "; ".join(self.of(room, seats, attack))
        if not self.has_name(room):
            return self.say("room-plain", kind=self.name(room), facts=said)
        return self.say("room", name=self.name(room), kind=self.kind(room).lower(), facts=said)

    def card(self, number: int) -> str:
        """A card inside a sentence."""
        return self.phrase(card(number))

"""What is printed on the rooms of Dungeon Raiders, in a few words each; both screens show the same ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.content.ops import Op
from mazmorra.content.wording import Wording
from mazmorra.games.raiders.box import HALF, Room
from mazmorra.games.raiders.cards import NAME

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import Raiders


class Facts:
    """Words the rooms of one game for a number of seats."""

    def __init__(self, game: Raiders, say: Wording) -> None:
        self.game = game
        self.wording = say

    def say(self, key: str, **args: Any) -> str:
        return self.wording.say(f"terminal-raiders-{key}", **args)

    def name(self, room: Room) -> str:
        return self.wording.say(f"raiders-room-{room.id}") if self.wording.has(f"raiders-room-{room.id}") else room.id

    def kind(self, room: Room) -> str:
        return self.wording.say(f"raiders-kind-{'boss' if room.boss else room.kind}")

    def item(self, name: str) -> str:
        return self.wording.say(f"raiders-item-{name}")

    def has_name(self, room: Room) -> bool:
        """Whether a room is called anything but its kind."""
        return room.kind in ("monster", "trap")

    def of(self, room: Room, seats: int, attack: int = 0) -> list[str]:
        """A room's facts, one by one; `attack` is the strength a solitaire's attack deck shows."""
        if room.kind == "treasure":
            return self._treasure(room, seats)
        if room.kind == "vault":
            return [self.say("gift", card=card, gift=self.gift(op)) for card, op in enumerate(room.gives, 1)]
        if room.kind == "trap":
            return self._trap(room)
        if seats > 2:
            return self._monster(room, seats)
        return self._monster_in_duel(room) if seats == 2 else self._monster_alone(room, attack)

    def sentence(self, room: Room, seats: int, attack: int = 0) -> str:
        """A room in one sentence."""
        facts = "; ".join(self.of(room, seats, attack))
        if not self.has_name(room):
            return self.say("room-plain", kind=self.name(room), facts=facts)
        return self.say("room", name=self.name(room), kind=self.kind(room).lower(), facts=facts)

    def gift(self, op: Op) -> str:
        """What a vault gives for one card."""
        return self.item(op["item"]) if op.op == "take" else self.say(op.op, amount=op["amount"])

    def _treasure(self, room: Room, seats: int) -> list[str]:
        if seats == 1:
            return [self.say("chest-alone", coins=coins) for coins in room.chests]
        keys = ("chest-first", "chest-second")
        return [self.say(key, coins=coins) for key, coins in zip(keys, room.chests, strict=False)]

    def _trap(self, room: Room) -> list[str]:
        half = self.say("half")
        amounts = [f"{card}: {half if amount == HALF else amount}" for card, amount in enumerate(room.amounts, 1) if amount]
        by = "highest" if room.by_highest else "lowest"
        return [self.say("trap", who=room.who, does=room.does, by=by, amounts=", ".join(amounts))]

    def _monster(self, room: Room, seats: int) -> list[str]:
        strength = self.say("strength", strength=room.strength[seats - 3]) if room.strength else self.say("unbeatable")
        facts = [strength, self.say("highest" if room.attacks_highest else "lowest", hits=self._hits(room.hit))]
        if room.highest:
            facts.append(self.say("highest", hits=self._hits(room.highest)))
        if room.escape:
            facts.append(self.say("escape", item=self.item(NAME[room.escape])))
        if room.counts_as_1:
            facts.append(self.say("weak", cards=self.wording.join([self.card(card) for card in room.counts_as_1])))
        return facts

    def _monster_in_duel(self, room: Room) -> list[str]:
        return [self.say("unbeatable"), self.say("lower", hits=self._hits(room.hit))]

    def _monster_alone(self, room: Room, attack: int) -> list[str]:
        strength = self.say("beat-alone", strength=attack) if attack else self.say("attack-deck")
        return [strength, self.say("else", hits=self._hits(room.hit))]

    def card(self, card: int) -> str:
        """A card inside a sentence."""
        return NAME[card] if card < 6 else self.item(NAME[card])

    def _hits(self, ops: tuple[Op, ...]) -> str:
        return ", ".join(self.say(op.op, **dict(op.args)) for op in ops)

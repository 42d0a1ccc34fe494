"""How the things of Platformer are called: heroes, enemies, cards, symbols, places, and what an answer
risks.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from mazmorra.games.platformer.game import PlatformerGame, PlatformerView
from mazmorra.games.platformer.rules.shop import STALLS
from mazmorra.games.platformer.rules.spaces import WAYS
from mazmorra.games.platformer.rules.symbols import BLANK, FOES, NONE, SYMBOLS, TOKENS
from mazmorra.terminal.names import GameNames
from mazmorra.terminal.platformer import glance

PRINTED = {"S": "shop", "X": "trap", "V": "portal"}
APPEARS = {"E": "spawn", "B": "throne", "*": "icon"}
"""What is printed on a space: what matters to a hero who comes there, and what or who appears there."""


class Names(GameNames[PlatformerGame]):
    """The names of one game of Platformer in one language."""

    words, things = "terminal-platformer-{key}", "platformer-{kind}-{name}"

    def explained(self, kind: str, name: str) -> str:
        """A card with what it does."""
        called, text = self.named(kind, name), self.text(kind, name)
        return self.say("explained", name=called, text=text) if text else f"{called}."

    def text(self, kind: str, name: str) -> str:
        """What a card does; empty for what own content adds."""
        key = f"platformer-{kind}-{name}-text"
        return self.wording.say(key) if self.wording.has(key) else ""

    def way(self, way: int) -> str:
        return self.wording.say(f"platformer-way-{WAYS[way]}")

    def symbol(self, symbol: int) -> str:
        return self.wording.say(f"platformer-symbol-{SYMBOLS[symbol]}")

    def symbols(self, counts: Sequence[int]) -> list[str]:
        """Dice one by one, as they lie by symbol."""
        return [self.symbol(symbol) for symbol, count in enumerate(counts) for _ in range(count)]

    def special(self, view: PlatformerView, seat: int) -> str:
        """What a seat has saved; empty for a blank die."""
        return self.symbol(view["special"][seat]) if view["special"][seat] != BLANK else ""

    def hero(self, view: PlatformerView, seat: int) -> str:
        """A seat's hero; empty before there is one."""
        hero = glance.hero_of(view, seat)
        return self.named("hero", hero.id) if hero else ""

    def enemy(self, view: PlatformerView, slot: int) -> str:
        return self.named("enemy", glance.enemy_row(view, slot).id)

    def boss(self, view: PlatformerView) -> str:
        return self.named("boss", self.game.box.bosses[view["boss"]].id)

    def figure(self, view: PlatformerView, figure: int, people: Sequence[str]) -> str:
        return people[figure] if glance.is_hero(figure) else self.enemy(view, figure - FOES)

    def person(self, view: PlatformerView, seat: int, people: Sequence[str]) -> str:
        """A seat's name, the viewer's own marked as such."""
        return self.wording.say("terminal-you", name=people[seat]) if seat == view.seat else people[seat]

    def items(self, view: PlatformerView, seat: int) -> list[str]:
        """A seat's items, the exhausted ones marked as such."""
        used, box = list(view["exhausted"][seat]), self.game.box
        return [self._used("item", box.items[card].id, card in used) for card in view["items"][seat]]

    def artifacts(self, view: PlatformerView, seat: int) -> list[str]:
        """The artifacts a seat holds, the exhausted ones marked as such."""
        cards = zip(view["artifacts"], view["holders"], view["weary"], strict=True)
        rows = self.game.box.artifacts
        return [
            self._used("artifact", rows[card].id, bool(weary))
            for card, holder, weary in cards
            if holder == seat
        ]

    def _used(self, kind: str, name: str, is_used: bool) -> str:
        called = self.named(kind, name)
        return self.say("used", card=called) if is_used else called

    def potions(self, view: PlatformerView, seat: int) -> list[str]:
        return [self.named("potion", self.game.box.potions[card].id) for card in view["potions"][seat]]

    def badges(self, view: PlatformerView, seat: int) -> list[str]:
        return [self.named("badge", badge) for badge in glance.badges_of(view, seat)]

    def stalls(self, view: PlatformerView) -> list[tuple[str, str, int]]:
        """What the shop has: the kind of card, its name, and its price, as the question has it or as it is
        printed.
        """
        told = dict(view.ask.about).get("stalls", ()) if view.ask else ()
        asked = {stall: price for stall, _, price in told}  # type: ignore[attr-defined]  # stall, name, price
        found = []
        for stall, card in enumerate(view["shop"]):
            if card != NONE:
                kind, rows = (
                    ("item", self.game.box.items) if stall < STALLS else ("potion", self.game.box.potions)
                )
                found.append((kind, rows[card].id, asked.get(stall, rows[card].price)))
        return found

    def on(self, view: PlatformerView, space: int) -> list[str]:
        """What there is for a hero on a space: ladder, shop, trap or portal, and what lies there."""
        cell = glance.lie_of(view).cells[space]
        printed = [self.say(f"cell-{PRINTED[cell]}")] if cell in PRINTED else []
        ladder = [self.say("cell-ladder")] if glance.lie_of(view).ladder[space] else []
        token = view["tokens"][space]
        lies = [self.named("token", TOKENS[token])] if token else []
        return [*ladder, *printed, *lies]

    def appears(self, view: PlatformerView, space: int) -> list[str]:
        """What or who appears on a space."""
        cell = glance.lie_of(view).cells[space]
        return [self.say(f"cell-{APPEARS[cell]}")] if cell in APPEARS else []

    def letters(self, view: PlatformerView) -> dict[int, str]:
        """A capital for each enemy whose card lies face up, from its name, none twice."""
        found: dict[int, str] = {}
        for _, kind in glance.kinds_on(view):
            name = _capitals(self.named("enemy", self.game.box.enemies[kind].id))
            found[kind] = next(letter for letter in _spare(name) if letter not in found.values())
        return found


def initial(text: str) -> str:
    """A name as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def _capitals(name: str) -> str:
    """The letters of a name without their accents."""
    return "".join(char for char in unicodedata.normalize("NFKD", name.upper()) if "A" <= char <= "Z")


def _spare(name: str) -> Iterable[str]:
    return [*name, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

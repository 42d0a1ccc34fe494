"""Dungeon Raiders in words: the table in sentences, the keys of its cards, what an answer brings, the final
count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mazmorra.content.wording import Wording
from mazmorra.games.raiders.game import RaidersView
from mazmorra.games.raiders.rules.cards import ITEMS, NAME, PASS, TORCH, item_counts, powers
from mazmorra.games.raiders.told.facts import clauses
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.view import EVERYTHING
from mazmorra.terminal.board_words import BoardWords
from mazmorra.terminal.raiders import glance
from mazmorra.terminal.raiders.facts import Facts

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame
    from mazmorra.terminal.drawing import Drawing

TONES = {
    "level_laid": "ember",
    "room_entered": "ember",
    "torch_used": "arcane",
    "coins_gained": "gold",
    "won": "gold",
    "item_taken": "heal",
    "healed": "heal",
    "monster_beaten": "heal",
    "escaped": "heal",
    "wounded": "wound",
    "coins_lost": "wound",
    "eliminated": "wound",
    "collapsed": "wound",
    "monster_attacks": "wound",
    "trap_sprung": "wound",
}


class RaidersBoard(BoardWords["RaidersGame", Facts]):
    """The words of one game of Dungeon Raiders."""

    chapter, tones, heads = "level_laid", TONES, ("head-coins", "head-wounds")

    def __init__(self, game: RaidersGame, say: Wording) -> None:
        super().__init__(Facts(game, say))

    def progress(self, view: RaidersView) -> str:
        return self.say("level", level=view["level"] + 1) if view["level"] >= 0 else self.say("setup")

    def situation(self, view: RaidersView, names: Sequence[str]) -> list[str]:
        if view["level"] < 0:
            return [self.progress(view) + "."]
        seats = [self._seat(view, seat, names) for seat in range(view.seats)]
        closing = [hand] if (hand := self.hand(view, names)) else []
        if common := self.common(view):
            closing.append(common)
        return [
            self.progress(view) + ".",
            *self._rooms(view, names),
            *seats,
            *[f"{line}." for line in closing],
        ]

    def surroundings(self, view: RaidersView, names: Sequence[str]) -> list[str]:
        return []

    def picture(self, view: RaidersView, names: Sequence[str]) -> list[str]:
        return []

    def hands(self, view: RaidersView, names: Sequence[str]) -> list[str]:
        others = [seat for seat in range(view.seats) if seat != view.seat and view["alive"][seat]]
        own = [self.hand(view, names) + "."] if view.seat >= 0 and view["level"] >= 0 else []
        return own + [self._known(view, seat, names) for seat in others]

    def hand(self, view: RaidersView, names: Sequence[str]) -> str:
        if view.seat == EVERYTHING:
            return "; ".join(
                self._open_hand(view, seat, names) for seat in range(view.seats) if view["hands"][seat]
            )
        if view.seat < 0 or not view["hands"][view.seat]:
            return ""
        return self.say("hand", cards=", ".join(self.held(view["hands"][view.seat])))

    def _open_hand(self, view: RaidersView, seat: int, names: Sequence[str]) -> str:
        return self.say("hand-of", name=names[seat], cards=", ".join(self.held(view["hands"][seat])))

    def held(self, hand: int) -> list[str]:
        """The cards of a hand, power cards first."""
        return [*map(str, powers(hand)), *self.items(item_counts(hand))]

    def items(self, counts: Sequence[int], all_kinds: bool = False) -> list[str]:
        """Items with their counts."""
        listed = []
        for name, count in zip(ITEMS, counts, strict=True):
            item = self.names.item(name)
            if all_kinds or count > 1:
                listed.append(self.say("times", item=item, count=count))
            elif count:
                listed.append(item)
        return listed

    def common(self, view: RaidersView) -> str:
        """What lies beside the rooms: the supply of items or, alone, the attack deck."""
        if self.game.is_solo:
            return self._attacks(view)
        return (
            self.say("supply", items=", ".join(self.items(view["supply"], all_kinds=True)))
            if any(view["supply"])
            else ""
        )

    def _attacks(self, view: RaidersView) -> str:
        """The used attack cards lie open, so everybody can count what is left (DR-SOL-3)."""
        rows, left = self.game.box.attacks, view["attack_deck"]
        used = [
            str(row.strength) for row, stay in zip(rows, left, strict=True) for _ in range(row.copies - stay)
        ]
        stays = [str(row.strength) for row, stay in zip(rows, left, strict=True) for _ in range(stay)]
        return self.say(
            "attacks", used=", ".join(used) or self.say("none"), left=", ".join(stays) or self.say("none")
        )

    def keys(self, ask: Ask, option: Answer) -> tuple[str, ...]:
        if not isinstance(option, int) or ask.kind == "character":
            return ()
        if ask.kind == "challenge" or PASS < option < TORCH:
            return (str(option),)
        return (self.wording.say(f"raiders-key-{NAME[option]}"), NAME[option])

    def note(self, view: RaidersView, option: Answer) -> str:
        notes = dict(zip(view.ask.options, self.game.notes(view), strict=True)) if view.ask else {}
        phrase = notes.get(option)
        return self.names.phrase(phrase) if phrase else ""

    def clauses(self, view: RaidersView) -> tuple[str, ...]:
        room = glance.room_at(view, view["place"]) if view["level"] >= 0 else None
        if room is None or view.ask is None or view.ask.kind != "card":
            return ()
        return clauses(self.game, room, view.seats)

    def fate(self, view: RaidersView, seat: int) -> str:
        """Who won, who collapsed, who is out: a key of the catalogue, or nothing."""
        if seat in view["winners"]:
            return "winner"
        return "collapsed" if seat in view["collapsed"] else "" if view["alive"][seat] else "out"

    def legend(self) -> list[str]:
        return []

    def drawing(self) -> Drawing:
        from mazmorra.terminal.raiders.drawing import RaidersDrawing

        return RaidersDrawing(self)

    def character(self, view: RaidersView, seat: int) -> str:
        """The name of a seat's character, once it has one."""
        index = view["characters"][seat]
        if index < 0:
            return ""
        name = self.game.box.characters[index].id
        key = f"raiders-character-{name}"
        return self.wording.say(key) if self.wording.has(key) else name

    def _rooms(self, view: RaidersView, names: Sequence[str]) -> list[str]:
        lines = [self.say("gone", rooms=view["place"])] if view["place"] and not view.over else []
        for place in range(5):
            standing = glance.standing(view, place)
            if standing != glance.GONE:
                key = "here" if standing == glance.HERE else "ahead"
                lines.append(self.say(key, place=place + 1, text=self._room(view, place, standing, names)))
        return lines

    def _room(self, view: RaidersView, place: int, standing: str, names: Sequence[str]) -> str:
        room = glance.room_at(view, place)
        if room is None:
            looked = [names[seat] for seat in glance.lookers(view, place)]
            return self.say("dark-looked", names=self.wording.join(looked)) if looked else self.say("dark")
        text = self.names.sentence(room, view.seats, glance.attack_shown(view, place))
        if standing == glance.KNOWN:
            return self.say("known" if view.seat >= 0 else "known-all", text=text)
        return text

    def _seat(self, view: RaidersView, seat: int, names: Sequence[str]) -> str:
        name = self.wording.say("terminal-you", name=names[seat]) if seat == view.seat else names[seat]
        if not view["alive"][seat]:
            return self.say("seat-out", name=name)
        said = [
            self.say(
                "seat",
                name=name,
                character=self.character(view, seat),
                coins=view["coins"][seat],
                wounds=view["wounds"][seat],
                cards=view["hand_sizes"][seat],
            )
        ]
        played = glance.power_cards_out(view, seat)
        here = glance.cards_here(view)[seat]
        if played:
            said.append(self.say("seat-played", cards=", ".join(map(str, played))))
        if here:
            said.append(self.say("seat-here", card=self.names.card(here)))
        if view["starter"] == seat:
            said.append(self.say("seat-starts"))
        return " ".join(said)

    def _known(self, view: RaidersView, seat: int, names: Sequence[str]) -> str:
        """What was seen of a hand: never which cards it holds (DR-SET-9)."""
        none = self.say("none")
        gained = ", ".join(self.items(view["gained"][seat])) or none
        used = ", ".join(self.items(glance.used_items(view, seat))) or none
        return self.say(
            "seat-known", name=names[seat], cards=view["hand_sizes"][seat], gained=gained, used=used
        )

    def rank(self, view: RaidersView, seat: int) -> tuple[int, ...]:
        fates = ("winner", "", "collapsed", "out")
        return (fates.index(self.fate(view, seat)), -view["coins"][seat], view["wounds"][seat])

    def counted(self, view: RaidersView, seat: int, names: Sequence[str]) -> tuple[str, ...]:
        fate = self.fate(view, seat)
        coins = self.names.amount("gain_coins", view["coins"][seat])
        wounds = self.names.amount("wound", view["wounds"][seat])
        return (
            names[seat],
            f"({self.character(view, seat)}):",
            f"{coins},",
            wounds,
            f"- {self.say(fate)}" if fate else "",
        )

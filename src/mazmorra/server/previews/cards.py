"""Cards: what the address of a page says of it, as a value.

A table's is made of what a stranger with its link is told. Tags and pictures are made of cards elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from mazmorra.content.wording import Wording
from mazmorra.games import REGISTRY
from mazmorra.server.http.models.tables import TableTold

OF_A_GAME = ("rules", "learn", "new", "ranking")
"""Pages that are about a game, which their address may name."""
PEOPLE = ("t", "replay", "p")
"""Pages about people, which no search engine shall list."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat in the picture: who sits there, nobody where the name is empty, and whether they won."""

    name: str
    won: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A title and a line; the game in whose picture they stand, and who sits at the table, where it is
    one.
    """

    title: str
    text: str
    game: str = ""
    sitters: tuple[Sitter, ...] = ()
    listed: bool = True


def general(say: Wording, listed: bool = True) -> Card:
    """What this server is."""
    return Card(say.say("web-title"), say.say("preview-general"), listed=listed)


def of_page(parts: list[str], say: Wording) -> Card:
    """The card of a page that anybody sees alike."""
    page, game = parts[0] if parts else "", parts[1] if len(parts) > 1 else ""
    if page == "daily":
        return Card(say.say("preview-daily-title"), say.say("preview-daily"))
    if page not in OF_A_GAME or game not in REGISTRY:
        return general(say, page not in PEOPLE)
    told = "preview-learn" if page == "learn" else "preview-rules" if page == "rules" else "preview-general"
    return Card(say.say(f"preview-{page}-title", game=say.say(game)), say.say(told), game)


def of_player(name: str, say: Wording) -> Card:
    """The card of somebody's profile."""
    return Card(say.say("preview-profile-title", name=name), say.say("preview-profile"), listed=False)


def of_table(table: TableTold, is_watched: bool, say: Wording, page: str = "t") -> Card:
    """The card of a table, as a stranger is told of it: the general one, where nobody may look on."""
    seen = {"open": _open, "playing": _playing, "over": _over}.get(table.status)
    if seen is None or (table.status != "open" and not is_watched):
        return general(say, listed=False)
    card = seen(table, say)
    if page == "replay" and table.status == "over":
        title = say.say("preview-replay-title", game=say.say(table.game))
        return Card(title, card.text, card.game, card.sitters, listed=False)
    return card


def _open(table: TableTold, say: Wording) -> Card:
    names = _names(table)
    text = say.say(
        "preview-open", taken=len(names), free=_free(table), names=say.join(names) if names else ""
    )
    return _table(table, say, text)


def _playing(table: TableTold, say: Wording) -> Card:
    return _table(table, say, say.say("preview-playing", names=say.join(_names(table))))


def _over(table: TableTold, say: Wording) -> Card:
    winners = [int(seat) for seat in (table.result or {}).get("winners", [])]
    won = [table.chairs[seat].name for seat in winners if table.chairs[seat].name]
    names = say.join(_names(table))
    if winners and not won:  # whoever won has left for good, and their name with them
        return _table(table, say, say.say("preview-playing", names=names), winners)
    text = say.say("preview-over", winners=len(won), won=say.join(won) if won else "", names=names)
    return _table(table, say, text, winners)


def _table(table: TableTold, say: Wording, text: str, winners: list[int] | None = None) -> Card:
    title = say.say(f"preview-{table.status}-title", game=say.say(table.game))
    sitters = tuple(Sitter(chair.name, seat in (winners or ())) for seat, chair in enumerate(table.chairs))
    return Card(title, text, table.game, sitters, listed=False)


def _names(table: TableTold) -> list[str]:
    return [chair.name for chair in table.chairs if chair.name]


def _free(table: TableTold) -> int:
    return sum(not (chair.person or chair.bot) for chair in table.chairs)

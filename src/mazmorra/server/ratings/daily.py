"""The daily dungeon: deals made ahead of their day, one try a person, and midnight ends all tries."""

from __future__ import annotations

import logging

import msgspec

from mazmorra.games import REGISTRY, find_game
from mazmorra.server.clock import now_ms
from mazmorra.server.people.names import unlike
from mazmorra.server.people.who import Who
from mazmorra.server.ratings.deals import PLANS, dealt
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person
from mazmorra.server.store.dailies import Deal
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.days import after, day_of
from mazmorra.server.tables.entries import Created, Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.wishes import Decision

ID_LETTERS = 12
AT_ONCE = 20
BOT_NAMES = ("Golem", "Sibila", "Minos")
"""What the bots are called, in every language."""
log = logging.getLogger("mazmorra.daily")


class Daily:
    """The deals of the days, as one process looks after them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.committed: set[str] = set()
        """The days of which this process knows that their deals are kept."""

    async def look(self, now: int) -> None:
        """Commit to today's deals and tomorrow's, and end tries whose day is over."""
        today = day_of(now)
        for day in (today, after(today)):
            await self._commit(day, now)
        for table in await self.hub.store.dailies.unfinished(today, AT_ONCE):
            await self._end(table)

    async def deals(self, day: str, now: int) -> list[Deal]:
        """The deals of a day, made now if they are today's or tomorrow's and nobody has come before."""
        today = day_of(now)
        if day in (today, after(today)):
            await self._commit(day, now)
        return await self.hub.store.dailies.of(day)

    async def _commit(self, day: str, now: int) -> None:
        if day in self.committed:
            return
        there = {deal.game for deal in await self.hub.store.dailies.of(day)}
        for game in PLANS:
            if game in REGISTRY and game not in there:
                await self.hub.store.dailies.commit(dealt(day, game, now))
        self.committed.add(day)

    async def _end(self, table: str) -> None:
        try:
            await self.hub.wish(table, wishes.end_day)
        except Refused as refused:  # somebody was quicker, or it cannot be read any more
            log.info("a try could not be ended", extra={"why": refused.code})
            if refused.code in ("other-version", "unreadable"):
                await self.hub.store.abandon(table)

    async def begin(self, who: Who, person: Person, game: str) -> tuple[Channel, bool]:
        """The table of somebody's one try today, and whether it is new.

        Its id is derived, so that two who ask at once, or ask again after a crash, meet.
        """
        if person.username is None:
            raise Refused("daily-needs-account", 403)
        now = now_ms()
        deal = next((deal for deal in await self.deals(day_of(now), now) if deal.game == game), None)
        if deal is None:
            raise Refused("no-such-deal", 404)
        table = who.sealed("daily", f"{deal.day} {game} {person.id}").lstrip("-")[:ID_LETTERS]
        if await self.hub.store.summary(table) is None:
            try:
                return await self.hub.create(table, laid(deal, person), seated(deal, person)), True
            except Refused as refused:
                if refused.code != "busy" or await self.hub.store.summary(table) is None:
                    raise
        return await self.hub.channel(table), False


def laid(deal: Deal, person: Person) -> Created:
    """The table of a try: dealt from the day's secret, and rated where there is somebody to be rated with."""
    game = find_game(deal.game, deal.settings)
    options = Options(hints="nobody", rated=bool(deal.bots))
    begun = created(game, 1 + len(deal.bots), person.id, options)
    return msgspec.structs.replace(begun, secret=deal.secret, daily=deal.day)


def seated(deal: Deal, person: Person) -> list[Decision]:
    """The person first, then the bots, and the game begins. Nobody has a salt: all get the same deal."""
    game = find_game(deal.game, deal.settings)
    sits: Decision = ("sat", {"seat": 0, "person": person.id, "name": person.name, "claimed": True})
    bots: list[Decision] = [
        ("bot_sat", {"seat": seat, "bot": bot, "name": unlike(BOT_NAMES[seat - 1], [person.name])})
        for seat, bot in enumerate(deal.bots, 1)
    ]
    begins = {"rules_version": game.version, "content_digest": game.content_digest}
    return [sits, *bots, ("started", begins)]

"""Which card an address has, and the picture of a table's: the doors to `server/previews`.

Whoever fetches a preview is nobody: they get what a stranger gets.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict

from fastapi import Request

from mazmorra.content.languages import first_spoken
from mazmorra.content.wording import Wording, words
from mazmorra.server.config import Config
from mazmorra.server.http.asked import parts_of
from mazmorra.server.http.ratings import named_player
from mazmorra.server.http.site import Site
from mazmorra.server.http.tables import told_to
from mazmorra.server.parts import Parts
from mazmorra.server.previews.cards import PEOPLE, Card, general, of_page, of_player, of_table
from mazmorra.server.previews.pictures import picture
from mazmorra.server.refusals import Refused
from mazmorra.server.store import StoreError

LOOKED_UP = r"[A-Za-z0-9_:@-]{1,64}"
MOST_KEPT = 64


def speech(request: Request) -> Wording:
    """The words of whoever asks for a page."""
    return words(first_spoken(request.headers.get("accept-language", "").split(",")))


def here(request: Request) -> str:
    """How this server is reached: as its host says, else as whoever asks has reached it."""
    config: Config = request.app.state.config
    return (config.url or str(request.base_url)).rstrip("/")


async def card_at(path: str, request: Request, say: Wording) -> Card:
    """The card of an address. One that cannot be looked up is as good as none."""
    places = [each for each in path.split("/") if each]
    if len(places) != 2 or places[0] not in PEOPLE or not re.fullmatch(LOOKED_UP, places[1]):
        return of_page(places, say)
    try:
        parts = await parts_of(request)
        if places[0] == "p":
            return of_player((await named_player(parts, places[1]))[0], say)
        return await table_card(places[1], parts, say, places[0])
    except (Refused, StoreError):
        return general(say, listed=False)


async def table_card(table: str, parts: Parts, say: Wording, page: str = "t") -> Card:
    """The card of a table, if it shows itself to strangers."""
    channel = await parts.hub.shown(table, "")
    return of_table(told_to(channel, ""), channel.life.may_be_watched(), say, page)


class Pictures:
    """Pictures drawn before, the last ones: many look at a link that was given to many."""

    def __init__(self) -> None:
        self.drawn: OrderedDict[Card, bytes] = OrderedDict()

    async def of(self, card: Card, site: Site) -> bytes:
        """The picture of a card."""
        if card not in self.drawn:
            files = {name: page.data for name, page in site.pages.items() if name.startswith("cards/")}
            self.drawn[card] = await asyncio.to_thread(picture, card, files)
        drawn = self.drawn[card]
        self.drawn.move_to_end(card)
        while len(self.drawn) > MOST_KEPT:
            self.drawn.popitem(last=False)
        return drawn

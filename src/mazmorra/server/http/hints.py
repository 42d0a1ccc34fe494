"""Hints at a running table: the best answers to one's own question."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter

from mazmorra.server.http.asked import Address, Caller, Server, TableId
from mazmorra.server.http.models.hints import AdviceTold, HintTold, HintWanted
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import wishes
from mazmorra.server.tables.hub import decided

router = APIRouter(prefix="/tables", tags=["tables"])


@router.post("/{table}/hint")
async def hint(
    table: TableId, given: HintWanted, person: Caller, parts: Server, address: Address
) -> HintTold:
    """The best few answers to my question and what each is likely to bring, from what I may know.

    The table's record says that I took a hint. To ask again costs nothing and gives the same.
    """
    parts.limits.take("hint", person.id)
    parts.limits.take("hint-address", address)
    channel = await parts.hub.shown(table, person.id)
    await parts.hub.catch_up_if_shared(channel)
    life = channel.life
    take = partial(wishes.hint, person=person.id, seat=given.seat, question=given.question)
    try:
        decided(life, take)
        best = await parts.hints.about(life, given.seat, address)
        await parts.hub.wish(table, take)
    except Refused as refused:
        if refused.code != "already-hinted":
            raise
        best = await parts.hints.about(channel.life, given.seat, address)
    return HintTold(question=given.question, best=[AdviceTold.model_validate(each) for each in best])

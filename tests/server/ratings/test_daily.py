"""The daily dungeon: the same for everybody, one try, shut while others may play it, and checked after."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

import mazmorra
from mazmorra.games import REGISTRY, find_game
from mazmorra.kernel import AnyTable, save, unfair
from mazmorra.server.clock import now_ms
from mazmorra.server.people.sessions import Sessions
from mazmorra.server.people.who import Who
from mazmorra.server.processes.bots import BotsAtWork
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.ratings.counting import Counting
from mazmorra.server.ratings.daily import Daily, laid, seated
from mazmorra.server.ratings.deals import PLANS, commitment, dealt, in_time, planned
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person, Store
from mazmorra.server.store.dailies import Deal
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel, viewpoints_of
from mazmorra.server.tables.days import DAY_MS, after, day_of, end_of
from mazmorra.server.tables.fairness import about
from mazmorra.server.tables.hub import Hub, begin
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.summary import bot_seats
from tests.server.ratings.playing import arrived, play

NOW = now_ms()
TODAY, YESTERDAY = day_of(NOW), after(day_of(NOW), -1)


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    async with await Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        hub = Hub(store, LocalWakes())
        await arrived(hub, "ana", "bruno")
        yield hub


async def person(hub: Hub, name: str) -> Person:
    found = await hub.store.people.get(name)
    assert found
    return found


async def trying(hub: Hub, name: str, deal: Deal) -> Channel:
    """Somebody's try at a deal, of whatever day."""
    who = await person(hub, name)
    return await hub.create(f"try-{name}", laid(deal, who), seated(deal, who))


def begun_by(deal: Deal, who: Person) -> Life:
    return begin(f"t-{who.id}", laid(deal, who), seated(deal, who))[1]


def played(life: Life, seed: int) -> AnyTable:
    """A try played by chance to its end."""
    assert life.table
    table, rng = life.table.copy(dealer=life.dealer()), random.Random(seed)
    while not table.over:
        table.answer(table.asks[0].seat, rng.choice(table.asks[0].options))
    return table


WAYS = [(game, days) for game, plans in PLANS.items() for days in range(len(plans))]


@pytest.mark.parametrize(("game", "days"), WAYS)
async def test_the_same_answers_meet_the_same_deal_whoever_plays(hub: Hub, game: str, days: int) -> None:
    deal = dealt(after(TODAY, days), game, NOW)
    ana, bruno = [begun_by(deal, await person(hub, name)) for name in ("ana", "bruno")]

    one, other = played(ana, 5), played(bruno, 5)

    assert one.history == other.history
    assert one.result == other.result
    assert dealt(deal.day, game, NOW).secret != deal.secret


@pytest.mark.parametrize("game", PLANS)
def test_every_plan_can_be_played(game: str) -> None:
    assert set(PLANS) == set(REGISTRY)
    for day in range(len(PLANS[game])):
        plan = planned(after(TODAY, day), game)
        assert 1 + len(plan.bots) in find_game(game, plan.settings).seats


def test_a_deal_is_committed_to_the_day_before() -> None:
    assert in_time(dealt(TODAY, "raiders", end_of(YESTERDAY) - 1))
    assert not in_time(dealt(TODAY, "raiders", end_of(YESTERDAY)))


async def test_a_process_commits_to_today_and_tomorrow_once(hub: Hub) -> None:
    one, two = Daily(hub), Daily(hub)
    await one.look(NOW)
    first = await hub.store.dailies.of(after(TODAY))
    await two.look(NOW)

    assert {deal.game for deal in first} == set(REGISTRY)
    assert await hub.store.dailies.of(after(TODAY)) == first
    await two.look(NOW + DAY_MS)
    assert await hub.store.dailies.of(after(TODAY)) == first
    assert all(in_time(deal) for deal in await hub.store.dailies.of(after(TODAY, 2)))


async def test_everybody_has_one_try(hub: Hub) -> None:
    daily, who = Daily(hub), Who(hub.store, b"key", Sessions(hub))
    ana, bruno = await person(hub, "ana"), await person(hub, "bruno")

    first, new = await daily.begin(who, ana, "raiders")
    again, newer = await daily.begin(who, ana, "raiders")
    hub.channels.clear()
    elsewhere, newest = await Daily(hub).begin(who, ana, "raiders")
    others, _ = await daily.begin(who, bruno, "raiders")

    assert (new, newer, newest) == (True, False, False)
    assert first.life.id == again.life.id == elsewhere.life.id != others.life.id
    assert [each.table for each in await hub.store.dailies.mine(TODAY, "ana")] == [first.life.id]


async def test_a_guest_is_asked_to_claim_a_name(hub: Hub) -> None:
    await arrived(hub, "gus", claimed=False)
    with pytest.raises(Refused) as refused:
        await Daily(hub).begin(Who(hub.store, b"key", Sessions(hub)), await person(hub, "gus"), "raiders")

    assert refused.value.code == "daily-needs-account"
    assert await hub.store.dailies.mine(TODAY, "gus") == []


async def test_today_nobody_looks_on_or_back_and_the_secret_is_not_told(hub: Hub) -> None:
    channel = await trying(hub, "ana", dealt(TODAY, "raiders", NOW))
    before = viewpoints_of(channel.life, "bruno")
    await play(hub, channel)

    assert channel.life.status == "over"
    assert before == viewpoints_of(channel.life, "bruno") == ()
    assert channel.table_out().secret == ""
    assert channel.table_out().commitment
    assert not channel.life.is_open_after()


async def test_the_day_after_everybody_may_look_back_and_check_every_draw(hub: Hub) -> None:
    deal = dealt(YESTERDAY, "raiders", NOW)
    channel = await trying(hub, "ana", deal)
    await play(hub, channel)
    life = channel.life
    assert life.table
    record = mazmorra.record(save(life.table, about(life)))

    assert life.is_open_after()
    assert channel.table_out().secret == deal.secret
    assert unfair(record) == []
    assert json.loads(save(life.table, about(life)))["fair"]["commitment"] == commitment(deal)
    assert record.fair
    assert record.fair.table == f"daily-{YESTERDAY}-raiders"


@pytest.mark.parametrize("bots", [(), ("expert",)])
async def test_a_try_is_not_left_not_taken_back_and_not_played_again(hub: Hub, bots: tuple[str, ...]) -> None:
    settings = {"edition": "classic", "mode": "duel" if bots else "solitaire"}
    channel = await trying(hub, "ana", Deal(TODAY, "raiders", settings, bots, "ab" * 32, NOW))
    await play(hub, channel, answers=2)
    with pytest.raises(Refused, match="daily-no-leaving"):
        await hub.wish(channel.life.id, partial(wishes.leave, person="ana", seat=0))
    with pytest.raises(Refused, match="no-undo"):
        await hub.wish(channel.life.id, partial(wishes.undo, person="ana", seat=0))
    await play(hub, channel)
    with pytest.raises(Refused, match="daily-once"):
        await hub.wish(channel.life.id, partial(wishes.rematch, person="ana", table="next"))

    tried = (await hub.store.dailies.mine(TODAY, "ana"))[0]
    assert channel.life.table
    assert tried.score == channel.life.table.result.scores[0]
    assert tried.finished_at


async def test_midnight_ends_a_try_and_what_follows_does_not_count(hub: Hub) -> None:
    deal = planned_against_bots()
    channel = await trying(hub, "ana", deal)
    assert channel.life.table
    question = channel.life.questions[0]
    answer = partial(wishes.answer, person="ana", seat=0, question=question, given=0)
    with pytest.raises(Refused, match="daily-over"):
        await hub.wish(channel.life.id, answer)

    await Daily(hub).look(NOW)
    await Counting(hub).look()

    assert channel.life.status == "closed"
    assert await hub.store.dailies.table_of(YESTERDAY, "raiders", 9) == []
    assert [(step.player, step.place) for step in (await hub.store.ratings.at(channel.life.id))[1]] == [
        ("ana", 3)
    ]


async def test_no_bot_plays_on_after_midnight(hub: Hub) -> None:
    bots = BotsAtWork(hub)
    try:
        channel = await trying(hub, "ana", planned_against_bots())
        begun = channel.life.number
        while not bot_seats(channel.life):
            await play(hub, channel, answers=1)
            begun += 1
        await asyncio.gather(*channel.tasks)
    finally:
        bots.close()

    assert channel.life.number == begun


async def test_a_try_that_ends_after_its_day_is_not_in_its_table(hub: Hub) -> None:
    channel = await trying(hub, "ana", dealt(YESTERDAY, "raiders", NOW))
    await play(hub, channel)

    assert channel.life.status == "over"
    assert await hub.store.dailies.table_of(YESTERDAY, "raiders", 9) == []


async def test_a_try_against_bots_is_rated_and_the_bots_are_not(hub: Hub) -> None:
    deal = planned_against_bots(TODAY)
    channel = await trying(hub, "ana", deal)
    await play(hub, channel)
    await Counting(hub).look()

    assert [step.player for step in (await hub.store.ratings.at(channel.life.id))[1]] == ["ana"]


def planned_against_bots(day: str = YESTERDAY) -> Deal:
    """A deal against bots, on whatever day it falls."""
    others = (dealt(after(day, days), "raiders", NOW) for days in range(9))
    found = next(deal for deal in others if deal.bots)
    return Deal(day, "raiders", found.settings, found.bots, found.secret, NOW)

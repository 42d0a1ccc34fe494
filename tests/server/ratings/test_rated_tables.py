"""Rated tables: who is rated, how games end for them, and that everything follows from the log."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import delete, text

from mazmorra.bots.levels.recipes import EDITIONS
from mazmorra.server.clock import now_ms
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.ratings.counting import Counting, recompute
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Store
from mazmorra.server.store.engine import make_engine
from mazmorra.server.store.ratings import Rating, Step
from mazmorra.server.store.schema import rated, rating_steps, ratings
from mazmorra.server.tables import wishes
from mazmorra.server.tables.chairs import LEAVES_ANSWERS, LEAVES_FOR, Chair
from mazmorra.server.tables.counting import LEFT, LOST, WON, player_of
from mazmorra.server.tables.entries import OVER, Entry
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.wishes import Decision
from tests.server.ratings.playing import arrived, begun, play
from tests.server.test_expiry import begun as unrated

RANDOM = f"bot:random@{EDITIONS['raiders']}"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
async def hub(database: str) -> AsyncIterator[Hub]:
    async with await Store.open(database) as store:
        hub = Hub(store, LocalWakes())
        await arrived(hub, "ana", "bruno", "carla")
        yield hub


async def counted(hub: Hub, table: str) -> dict[str, int]:
    """The places of those who were rated at a table, once it has been counted."""
    await Counting(hub).look()
    return {step.player: step.place for step in (await hub.store.ratings.at(table))[1]}


async def everything(hub: Hub) -> list[tuple[list[Rating], list[Step]]]:
    store = hub.store.ratings
    players = ("ana", "bruno", "carla", RANDOM)
    return [(await store.of(player), await store.steps(player, 99)) for player in players]


async def test_winners_are_told_from_the_others_and_bots_are_rated_with_people(hub: Hub) -> None:
    channel = await begun(hub, "t", "ana", "bruno", bots=("random",))
    await play(hub, channel)
    winners = channel.life.table.result.winners if channel.life.table else ()

    places = await counted(hub, "t")

    players = ("ana", "bruno", RANDOM)
    assert places == {who: WON if seat in winners else LOST for seat, who in enumerate(players)}
    assert [each.games for each in await hub.store.ratings.of("ana")] == [1]


async def test_a_game_is_counted_as_it_ends(hub: Hub) -> None:
    Counting(hub)
    channel = await begun(hub, "t", "ana", "bruno")
    await play(hub, channel)
    for task in list(channel.tasks):
        await task

    assert (await hub.store.ratings.at("t"))[0]


async def test_a_guest_plays_unrated_and_later_games_count_once_a_name_is_claimed(hub: Hub) -> None:
    first = await begun(hub, "first", "ana", "bruno", "carla", guests=("carla",))
    await play(hub, first)
    before = await counted(hub, "first")
    second = await begun(hub, "second", "ana", "bruno", "carla")
    await play(hub, second, 1)

    assert set(before) == {"ana", "bruno"}
    assert set(await counted(hub, "second")) == {"ana", "bruno", "carla"}
    assert [each.games for each in await hub.store.ratings.of("carla")] == [1]


async def test_all_ratings_follow_from_the_logs(hub: Hub, database: str) -> None:
    for number in range(4):
        await play(hub, await begun(hub, f"t{number}", "ana", "bruno", bots=("random",)), number)
        await Counting(hub).look()
    left = await begun(hub, "left", "ana", "carla")
    await hub.wish("left", partial(wishes.leave, person="carla", seat=1))
    await play(hub, left, 9)
    given_up = await begun(hub, "given up", "bruno", "carla")
    await hub.wish("given up", wishes.expire)
    await Counting(hub).look()
    before = await everything(hub)
    forget_all(database)

    assert await recompute(hub.store) == 6

    assert await everything(hub) == before
    assert await recompute(hub.store) == 6
    assert await everything(hub) == before
    assert given_up.life.status == "closed"


def forget_all(database: str) -> None:
    """Nothing is left but the logs."""
    engine = make_engine(database)
    with engine.begin() as connection:
        for table in (rating_steps, ratings, rated):
            connection.execute(delete(table))
    engine.dispose()


async def test_what_was_noted_wrongly_is_put_right_by_the_log(hub: Hub, database: str) -> None:
    await play(hub, await begun(hub, "t", "ana", "bruno"))
    await Counting(hub).look()
    before = await everything(hub)
    engine = make_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE rated SET seats = '[]'"))
        connection.execute(text("UPDATE ratings SET mu = 99"))
    engine.dispose()

    await recompute(hub.store)

    assert await everything(hub) == before


async def test_who_left_for_good_leaves_ratings_that_are_counted_as_before(hub: Hub) -> None:
    await play(hub, await begun(hub, "t", "ana", "bruno"))
    await Counting(hub).look()
    before = await everything(hub)
    await hub.store.people.delete("ana", now_ms())

    await recompute(hub.store)

    assert await everything(hub) == before


async def test_who_leaves_has_lost_and_the_bot_wins_nothing_for_them(hub: Hub) -> None:
    channel = await begun(hub, "t", "ana", "bruno", "carla")
    await play(hub, channel, answers=4)
    await hub.wish("t", partial(wishes.leave, person="bruno", seat=1))
    await play(hub, channel)

    assert (await counted(hub, "t"))["bruno"] == LEFT


async def test_a_game_nobody_goes_on_with_is_lost_for_those_it_waits_for(hub: Hub) -> None:
    channel = await begun(hub, "t", "ana", "bruno")
    waited = {channel.life.chairs[seat].person for seat in channel.life.waiting()}
    await hub.wish("t", wishes.expire)

    assert {who for who, place in (await counted(hub, "t")).items() if place == LEFT} == waited


async def test_who_leaves_for_each_hard_question_has_left(hub: Hub) -> None:
    """Or a bot that sits in would be as good as hints."""
    channel, often = await begun(hub, "t", "ana", "bruno"), 0
    while channel.life.status != OVER:
        if 1 in channel.life.waiting():
            often += 1
            await hub.wish("t", partial(wishes.leave, person="bruno", seat=1))
            await hub.wish("t", partial(first_answer, seat=1))
            if channel.life.waiting():
                await hub.wish("t", partial(wishes.come_back, person="bruno", seat=1))
                assert channel.life.chairs[1].has_left == (often > LEAVES_ANSWERS)
        else:
            await hub.wish("t", partial(first_answer, seat=0))

    assert often > LEAVES_ANSWERS
    assert (await counted(hub, "t"))["bruno"] == LEFT


def first_answer(life: Life, seat: int) -> Decision:
    assert life.table
    ask = next(ask for ask in life.table.asks if ask.seat == seat)
    return "answered", {"seat": seat, "answer": ask.options[0], "by": "bot", "note": ""}


async def test_who_comes_back_within_the_grace_goes_on_and_after_it_has_left(hub: Hub) -> None:
    life = (await begun(hub, "t", "ana", "bruno")).life

    soon = away(away(life, LEAVES_FOR // 2), LEAVES_FOR // 2)
    late = away(soon, 1)

    assert not soon.chairs[1].has_left
    assert late.chairs[1].has_left


def away(life: Life, milliseconds: int) -> Life:
    """The same game after its second player was away for so long."""
    gone = life.after(Entry(life.id, life.number, 10_000, *wishes.leave(life, "bruno", 1)))
    assert gone.chairs[1].has_left
    return gone.after(Entry(life.id, gone.number, 10_000 + milliseconds, *wishes.come_back(gone, "bruno", 1)))


async def test_at_a_rated_table_nothing_is_taken_back_and_nobody_gets_hints(
    hub: Hub,
) -> None:
    channel = await begun(hub, "t", "ana", "bruno", "carla")
    life = channel.life
    seat, question = life.waiting()[0], life.questions[life.waiting()[0]]
    person = life.chairs[seat].person
    assert life.table
    answer = life.table.asks[0].options[0]
    await hub.wish("t", partial(wishes.answer, person=person, seat=seat, question=question, given=answer))

    assert channel.life.can_undo(seat) == "no"
    assert refusal(channel.life, partial(wishes.undo, person=person, seat=seat)) == "no-undo"
    vote = partial(wishes.vote, person="ana", seat=0, motion="undo", about=seat, yes=True, needed=[])
    assert refusal(channel.life, vote) == "no-undo"
    waiting = channel.life.waiting()[0]
    hint = partial(wishes.hint, person=channel.life.chairs[waiting].person, seat=waiting)
    assert refusal(channel.life, partial(hint, question=channel.life.questions[waiting])) == "no-hints"


def refusal(life: Life, decide: partial[Decision]) -> str:
    with pytest.raises(Refused) as refused:
        decide(life)
    return refused.value.code


def test_somebodys_own_player_has_no_rating() -> None:
    assert player_of(Chair(bot="own:tree"), "raiders") == ""
    assert player_of(Chair(bot="expert:bold"), "raiders") == f"bot:expert@{EDITIONS['raiders']}"


async def test_an_unrated_game_changes_nothing(hub: Hub) -> None:
    channel = await unrated(hub, "t")
    await play(hub, channel)

    assert channel.life.status == OVER
    assert await counted(hub, "t") == {}
    assert await recompute(hub.store) == 0

"""Ratings and deals in both databases: each game counts once, in an order that stays, whoever counts."""

from __future__ import annotations

import asyncio
import random

import msgspec

from mazmorra.server.ratings.deals import dealt
from mazmorra.server.ratings.scale import rate
from mazmorra.server.store import Person, RatedGame, RatedSeat, Store, Tried
from mazmorra.server.store.ratings import Rating, Step
from tests.server.store.given import append

PLAYERS = ("ana", "bruno", "carla", "bot:expert@1", "bot:novice@1", "")
VARIANT = "mode:basic"


def some_game(number: int) -> RatedGame:
    rng = random.Random(number)
    seats = rng.sample(PLAYERS, 3)
    places = [1, 2, rng.choice((1, 2, 3))]
    rng.shuffle(places)
    ended = 5000 + 10 * (number % 7)  # some end in the same moment, some late
    return RatedGame(f"t{number}", "raiders", VARIANT, ended, tuple(map(RatedSeat, seats, places)))


async def end(store: Store, game: RatedGame) -> None:
    assert await store.append(msgspec.structs.replace(append(game.table, 0, status="over"), rated=game))


async def tell(store: Store, number: int, tried: Tried) -> None:
    assert await store.append(msgspec.structs.replace(append(tried.table, number), tried=tried))


async def everything(store: Store) -> tuple[list[list[Rating]], list[Step]]:
    people = [await store.ratings.of(player) for player in PLAYERS if player]
    return people, [step for player in PLAYERS if player for step in await store.ratings.steps(player, 500)]


async def test_counting_anew_gives_the_same_to_the_last_digit(store: Store) -> None:
    for number in range(40):
        await end(store, some_game(number))
        if number % 3 == 0:
            await store.ratings.count(rate)
    await store.ratings.count(rate)
    before = await everything(store)

    assert await store.ratings.recount(rate, await store.ratings.games()) == 40

    assert await everything(store) == before
    assert before[1]


async def test_a_game_counts_once_however_often_and_by_whom_it_is_counted(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as two:
        for number in range(20):
            await end((one, two)[number % 2], some_game(number))
        counted = await asyncio.gather(*(each.ratings.count(rate) for each in (one, two) * 5))
        again = await two.ratings.count(rate)
        seen = await everything(one)
        await two.ratings.recount(rate, [])

        assert (sum(counted), again) == (20, 0)
        assert await everything(one) == seen


async def test_a_game_that_ended_as_its_process_died_is_counted_by_the_next(url: str) -> None:
    async with await Store.open(url) as store:
        await end(store, some_game(1))
    async with await Store.open(url) as store:
        before = await store.ratings.at("t1")
        await store.ratings.count(rate)

        assert before == (False, [])
        assert (await store.ratings.at("t1"))[0]


async def test_who_is_deleted_leaves_the_others_as_they_are(store: Store) -> None:
    for person in ("ana", "bruno", "carla"):
        await store.people.create(Person(person, person.title(), 1))
        await store.people.claim(person, person, "hash")
    for number in range(12):
        await end(store, some_game(number))
    await store.ratings.count(rate)
    before = await everything(store)

    await store.people.delete("ana", 9000)
    await store.ratings.recount(rate, await store.ratings.games())

    assert await everything(store) == before
    _, ranked = await store.ratings.ranked("raiders", VARIANT, 4.0, 50, 0)
    assert "ana" not in {row.player for row in ranked}
    assert {"bruno", "bot:expert@1"} <= {row.player for row in ranked}


async def test_who_is_not_sure_stands_behind_the_others_whatever_their_rating(store: Store) -> None:
    for number in range(60):
        rng = random.Random(number)
        seats = tuple(RatedSeat(f"bot:{name}@1", rng.choice((1, 2))) for name in ("expert", "novice"))
        await end(store, RatedGame(f"t{number}", "raiders", VARIANT, number, seats))
    late = (RatedSeat("bot:legend@1", 1), RatedSeat("bot:expert@1", 2))
    await end(store, RatedGame("last", "raiders", VARIANT, 99, late))
    await store.ratings.count(rate)

    ranked, rows = await store.ratings.ranked("raiders", VARIANT, 4.0, 50, 0)

    assert (ranked, rows[-1].player) == (2, "bot:legend@1")
    assert rows[-1].mu > rows[0].mu > rows[1].mu
    assert await store.ratings.variants("raiders") == [(VARIANT, 3)]
    assert (await store.ratings.ranked("raiders", VARIANT, 4.0, 1, 1))[1] == rows[1:2]


async def test_two_processes_commit_to_one_deal(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as two:
        deals = [dealt("2026-11-18", "raiders", now) for now in range(8)]
        stores = zip((one, two) * 4, deals, strict=True)
        await asyncio.gather(*(store.dailies.commit(deal) for store, deal in stores))
        kept = await one.dailies.of("2026-11-18")

        assert len({deal.secret for deal in deals}) == 8
        assert len(kept) == 1
        assert kept[0] in deals
        assert await two.dailies.of("2026-11-18") == kept


async def test_a_try_is_kept_as_it_began_and_as_it_ended(store: Store) -> None:
    await store.people.create(Person("ana", "Ana", 1))
    await store.people.create(Person("bruno", "Bruno", 1))
    ana, bruno = (Tried("2026-11-18", "raiders", person, f"t-{person}") for person in ("ana", "bruno"))
    for begun in (ana, bruno):
        await tell(store, 0, begun)

    ended = Tried("2026-11-18", "raiders", "ana", "t-ana", 1.0, True, 12.0, 5000)
    await tell(store, 1, ended)

    assert await store.dailies.table_of("2026-11-18", "raiders", 9) == [(ended, "Ana", 1)]
    assert await store.dailies.counts("2026-11-18") == {"raiders": (2, 1)}
    assert await store.dailies.mine("2026-11-18", "bruno") == [bruno]


async def test_who_won_stands_before_who_lived_and_who_lived_before_who_is_rich(store: Store) -> None:
    ended = {
        "ana": (0.0, False, 30.0),
        "bruno": (1.0, True, 5.0),
        "carla": (0.0, True, 9.0),
        "dino": (0.0, True, 9.0),
    }
    for name, (won, survived, score) in ended.items():
        await store.people.create(Person(name, name.title(), 1))
        await tell(store, 0, Tried("2026-11-18", "raiders", name, f"t-{name}", won, survived, score, 5000))

    rows = await store.dailies.table_of("2026-11-18", "raiders", 9)

    assert [(row.name, row.place) for row in rows] == [("Bruno", 1), ("Carla", 2), ("Dino", 2), ("Ana", 4)]
    assert [await store.dailies.place_of(row.tried) for row in rows] == [row.place for row in rows]


async def test_nobody_is_placed_behind_who_is_not_in_the_table(store: Store) -> None:
    for score, name in enumerate(("ana", "bruno", "carla", "dino")):
        await store.people.create(Person(name, name.title(), 1))
        await tell(store, 0, Tried("2026-11-18", "raiders", name, f"t-{name}", 0.0, True, score, 5000))
    await store.people.delete("dino", 9000)

    rows = await store.dailies.table_of("2026-11-18", "raiders", 1, without={"carla"})

    assert [(row.name, row.place) for row in rows] == [("Bruno", 1)]
    assert await store.dailies.place_of(rows[0].tried, without={"carla"}) == 1


async def test_the_strongest_are_ranked_as_if_those_left_out_were_not_there(store: Store) -> None:
    seats = (RatedSeat("bot:expert@1", 1), RatedSeat("bot:novice@1", 2))
    await end(store, RatedGame("t", "raiders", VARIANT, 1, seats))
    await store.ratings.count(rate)

    ranked, rows = await store.ratings.ranked("raiders", VARIANT, 9.0, 1, 0, without={"bot:expert@1"})

    assert (ranked, [row.player for row in rows]) == (1, ["bot:novice@1"])

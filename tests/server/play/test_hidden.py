"""Hidden information over every channel: two games that differ only in a secret choice sound the same to
everybody else.
"""

from __future__ import annotations

import random
from pathlib import Path

from mazmorra.kernel import Answer
from tests.server.play.guests import Guest, Person, caller
from tests.server.play.serving import Server
from tests.server.play.twins import Script, timeless, twin_servers, written

PATHS = (
    "/api/tables/{table}",
    "/api/tables/{table}/export",
    "/api/tables/{table}/replay?seat=0",
    "/api/tables/{table}/replay?seat=everything",
    "/api/tables/{table}/film?seat=everything",
    "/api/tables?status=playing",
    "/api/me/tables",
    "/api/me/history",
    "/api/me/statistics",
    "/api/tables/{table}/nothing",
)
GAMES = (("devir", "standard", 0), ("devir", "standard", 25), ("classic", "speed", 40))
POSTS = ("sit", "stand", "bot", "start", "close", "leave", "rematch")
PRYING: tuple[tuple[str, dict[str, object]], ...] = (
    ("undo", {"seat": 0}),
    ("undo", {"seat": 2}),
    ("vote", {"seat": 0, "motion": "undo", "about": 0}),
    ("vote", {"seat": 2, "motion": "bot", "about": 0}),
    ("answer", {"seat": 0, "question": 1, "answer": 1}),
    ("answer", {"seat": 2, "question": 1, "answer": 1}),
    ("answer", {"seat": 2, "question": 1, "answer": "nothing"}),
    ("return", {"seat": 0}),
    ("leave", {"seat": 0}),
    ("say", {"reaction": "explode"}),
)


async def told_over_http(server: Server, table: str, person: Person | None) -> list[str]:
    """Every reply of every path that could know something, refusals too."""
    async with caller(server.url, person.token if person else "") as client:
        replies = [await client.get(path.format(table=table)) for path in PATHS]
        replies += [
            await client.post(f"/api/tables/{table}/{wish}", json={"seat": 0, "bot": "random"})
            for wish in POSTS
        ]
    return [f"{reply.request.url.path} {reply.status_code} {reply.text}" for reply in replies]


async def pry(guest: Guest, choices: list[Answer]) -> None:
    """Ask for whatever is not one's own; guess the other's choice at the open question."""
    for kind, words in PRYING:
        await guest.told(kind, **words)
    open_question = (guest.seats.get(2, {}).get("ask") or {"question": 1})["question"]
    for choice in choices:
        await guest.told("answer", seat=0, question=open_question, answer=choice)


async def overheard(
    server: Server, script: Script, people: list[Person], first: Answer, second: Answer
) -> tuple[list[str], list[str]]:
    """What Ana is told, and what all others are, while Ana chooses, takes it back and chooses again, and
    Bruno chooses.
    """
    table, heard = script.life.id, []
    ana, bruno, carla = (Guest(server.url, table, person) for person in people)
    async with carla, Guest(server.url, table) as watcher, ana, bruno:
        await ana.answer(0, first)
        heard += await all_channels(server, script, people[2], [carla, watcher])
        await ana.told("undo", seat=0)
        heard += await all_channels(server, script, people[2], [carla, watcher])
        await ana.answer(0, second)
        heard += await all_channels(server, script, people[2], [carla, watcher])
        await bruno.settled()
        await bruno.answer(1, script.choices(1)[0])
        heard += await all_channels(server, script, people[2], [carla, watcher])
        assert carla.waiting == [2]
    return [timeless(each) for each in ana.raw], [
        timeless(each) for each in (*heard, *carla.raw, *watcher.raw)
    ]


async def all_channels(
    server: Server, script: Script, person: Person, guests: list[Guest], secret: int = 0
) -> list[str]:
    """What is said over HTTP and to newcomers; what the guests are told they keep themselves."""
    heard = []
    for guest in guests:
        await guest.settled()
        await pry(guest, script.choices(secret))
    for whoever in (person, None):
        heard += await told_over_http(server, script.life.id, whoever)
        comings = [how_often_the_table_was_told(guest) for guest in guests]
        async with Guest(server.url, script.life.id, whoever) as newcomer:
            await newcomer.settled()
        heard += newcomer.raw
        for guest, before in zip(guests, comings, strict=True):  # somebody came and went
            while how_often_the_table_was_told(guest) < before + 2:
                await guest.hear()
    return heard


def how_often_the_table_was_told(guest: Guest) -> int:
    return sum(message["type"] == "table" for message in guest.heard)


async def test_nothing_another_seat_or_a_watcher_is_told_depends_on_a_secret_choice(tmp_path: Path) -> None:
    rng = random.Random(1)
    scripts = [
        Script(f"table{number}", edition=edition, mode=mode)
        for number, (edition, mode, _) in enumerate(GAMES)
    ]
    for script, (_, _, answers) in zip(scripts, GAMES, strict=True):
        script.to_a_secret_choice(rng, answers)
    databases, people = await written(tmp_path, scripts)
    with twin_servers(databases, tmp_path) as servers:
        for script in scripts:
            one, other = rng.sample(script.choices(0), 2)
            own, first = await overheard(servers[0], script, people, one, other)
            twin, second = await overheard(servers[1], script, people, other, one)
            assert own != twin  # the games do differ, for the one who chose
            assert len(first) > 200
            assert first == second


async def heard_of_a_fight(
    server: Server, script: Script, people: list[Person], card: Answer
) -> tuple[list[str], list[str]]:
    """What a hero who picks a combat card is told, and what the others and a watcher are, before the other
    side has picked.
    """
    assert script.life.table is not None
    hero, beast = (ask.seat for ask in script.life.table.asks)
    third = next(seat for seat in range(3) if seat not in (hero, beast))
    fighter, keeper, other = (
        Guest(server.url, script.life.id, people[seat]) for seat in (hero, beast, third)
    )
    async with keeper, other, Guest(server.url, script.life.id) as watcher, fighter:
        await fighter.answer(hero, card)
        heard = await all_channels(server, script, people[third], [keeper, other, watcher], hero)
        assert other.waiting == [beast]
    others = (*heard, *keeper.raw, *other.raw, *watcher.raw)
    return [timeless(each) for each in fighter.raw], [timeless(each) for each in others]


async def test_nobody_is_told_a_combat_card_before_both_are_in(tmp_path: Path) -> None:
    script, rng = Script("fight", "quest"), random.Random(4)
    script.to_a_secret_choice(rng, 0, 2)
    databases, people = await written(tmp_path, [script])
    with twin_servers(databases, tmp_path) as servers:
        own, first = await heard_of_a_fight(servers[0], script, people, "melee")
        twin, second = await heard_of_a_fight(servers[1], script, people, "magic")
    assert own != twin
    assert len(first) > 100
    assert first == second


async def test_only_its_player_is_told_which_monster_it_is(tmp_path: Path) -> None:
    script, rng = Script("fight", "quest"), random.Random(4)
    script.to_a_secret_choice(rng, 0, 2)
    assert script.life.table is not None
    beast = script.life.table.asks[1].seat
    card = script.life.table.state.foe_card
    databases, people = await written(tmp_path, [script])
    with twin_servers(databases, tmp_path) as (server, _):
        for seat in range(3):
            async with Guest(server.url, "fight", people[seat]) as guest:
                await guest.settled()
                assert (guest.seats[seat]["fields"]["foe_card"] == card) == (seat == beast)
        async with Guest(server.url, "fight") as watcher:
            await watcher.settled()
            assert all(f'"foe_card":{card}' not in each for each in watcher.raw)

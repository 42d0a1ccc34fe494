"""Bots cannot be foreseen: they follow from the table's secret, decide the same after a crash, and can be
checked at the end.
"""

from __future__ import annotations

import hashlib
import json
import random

import msgspec

import mazmorra
from mazmorra.bots import make_bot
from mazmorra.kernel import Answer, bot_seed, save
from mazmorra.server.processes.bots import seed_of
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import PLAYING, Created, Entry, Options
from mazmorra.server.tables.life import Life
from tests.server.lives import Story

SECRET = "5e" * 32


def with_bots(secret: str = SECRET) -> Story:
    """A table with three bots that has just started."""
    story = Story.__new__(Story)
    created = Created("raiders", dict(mazmorra.game("raiders").settings), 3, "ana", Options(), secret)
    story.log = [Entry("t1", 0, 1000, "created", msgspec.to_builtins(created))]
    story.life = Life.born(story.log[0])
    for seat in range(3):
        story.tell(wishes.seat_bot(story.life, "ana", seat, "random", f"Bot {seat}"))
    story.tell(wishes.start(story.life, "ana"))
    return story


def decided(life: Life, seat: int) -> Answer:
    """What the bot on a seat answers."""
    assert life.table is not None
    return make_bot("random", life.game, seed_of(life, life.table, seat)).choose(life.table.view(seat))


def foreseen(life: Life, seat: int) -> list[Answer]:
    """What somebody expects who knows the code and all that is told of the table, but not its secret."""
    assert life.table is not None
    told = Channel(life).table_out()
    answered = sum(each == seat for each, _ in life.table.history)
    public = f"{life.id} {seat} {life.number}".encode()
    seeds = [
        int.from_bytes(hashlib.sha256(public).digest()[:6], "big"),
        bot_seed(bytes.fromhex(told.commitment), life.id, told.salts, seat, answered),
        bot_seed(b"", life.id, told.salts, seat, answered),
    ]
    return [make_bot("random", life.game, seed).choose(life.table.view(seat)) for seed in seeds]


def test_who_knows_everything_but_the_secret_foresees_no_more_than_chance_does() -> None:
    hits, by_chance, cards = [0, 0, 0], 0.0, 0
    for game in range(4):
        story = with_bots(f"{game + 1:02x}" * 32)
        while story.life.status == PLAYING:
            ask = story.table.asks[0]
            answer = decided(story.life, ask.seat)
            hits = [
                hit + (guess == answer)
                for hit, guess in zip(hits, foreseen(story.life, ask.seat), strict=True)
            ]
            by_chance += 1 / len(ask.options)
            cards += 1
            story.tell(("answered", {"seat": ask.seat, "answer": answer, "by": "bot"}))
    assert cards > 150
    assert all(hit < 1.4 * by_chance for hit in hits), (hits, by_chance, cards)


def test_whoever_takes_over_decides_the_same_in_whatever_order_the_others_answered() -> None:
    story, rng = with_bots(), random.Random(3)
    while story.life.status == PLAYING:
        asked = [ask.seat for ask in story.table.asks]
        first = {seat: decided(story.life, seat) for seat in asked}
        replayed = Life.born(story.log[0])
        for entry in story.log[1:]:
            replayed = replayed.after(entry)
        assert {seat: decided(replayed, seat) for seat in asked} == first
        seat = rng.choice(asked)
        story.tell(("answered", {"seat": seat, "answer": first[seat], "by": "bot"}))
        still = {ask.seat: ask for ask in story.table.asks}
        for other in set(asked) & set(still) - {seat}:
            if first[other] in still[other].options:
                assert decided(story.life, other) == first[other]


def test_when_the_secret_is_told_anybody_can_recompute_what_the_bots_decided() -> None:
    story = with_bots()
    while story.life.status == PLAYING:
        seat = story.table.asks[0].seat
        story.tell(("answered", {"seat": seat, "answer": decided(story.life, seat), "by": "bot"}))
    saved = json.loads(save(story.table))
    record, fair, counts = mazmorra.record(json.dumps(saved)), saved["fair"], [0, 0, 0]
    for number, (seat, answer) in enumerate(record.answers):
        if seat >= 0:
            seed = bot_seed(bytes.fromhex(fair["secret"]), fair["table"], fair["salts"], seat, counts[seat])
            assert make_bot("random", record.game, seed).choose(record.at(number).view(seat)) == answer
            counts[seat] += 1
    assert min(counts) > 10

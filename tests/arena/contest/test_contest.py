"""Contests: the same games whoever plays them, fair to both sides, stopped when enough is known."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from mazmorra.arena.contest.ground import Ground, read_ground
from mazmorra.arena.contest.outcome import Outcome, played
from mazmorra.arena.contest.plan import Contest, patterns
from mazmorra.arena.contest.running import hall_of, run
from mazmorra.arena.contest.standing import Standing, judged, shares_of
from mazmorra.arena.errors import BadGround, WorkersLost
from mazmorra.kernel.errors import BadSeats, BadSetting, UnknownGame

DUEL = Contest("versus", ("random", "greedy"), (read_ground("raiders:4"),), deals=40, seed=5, margin=0.2)


def outcomes(contest: Contest, workers: int = 1) -> tuple[list[Outcome], Standing]:
    standing = Standing(contest)
    with hall_of(workers) as hall:
        return list(run(standing, hall)), standing


def test_any_number_of_workers_plays_the_same_contest_and_stops_at_the_same_game() -> None:
    alone, standing = outcomes(DUEL)
    together, other = outcomes(DUEL, workers=3)
    assert together == alone
    assert other.verdicts == standing.verdicts
    assert len(alone) < 2 * DUEL.deals


def test_who_is_better_is_found_out_and_nobody_plays_on() -> None:
    games, standing = outcomes(DUEL)
    assert standing.verdicts == {(0, 1, 0): "better"}
    assert len(games) == standing.games
    turned = replace(DUEL, bots=("greedy", "random"))
    assert outcomes(turned)[1].verdicts == {(0, 1, 0): "worse"}


def test_a_contest_ends_when_all_is_known_however_many_deals_were_asked_for() -> None:
    games, standing = outcomes(replace(DUEL, deals=10**20))
    assert standing.is_known
    assert games == outcomes(DUEL)[0]


def test_equals_are_found_to_be_alike() -> None:
    assert judged(shares_of([0.5, 0.0, 1.0, 0.5] * 40), margin=0.2) == "alike"
    assert judged(shares_of([0.5, 0.0, 1.0, 0.5] * 3), margin=0.05) == ""


def test_nothing_is_believed_of_a_few_deals() -> None:
    assert judged(shares_of([1.0] * 11), margin=0.3) == ""
    assert judged(shares_of([1.0] * 12), margin=0.3) == "better"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_over_its_deals_each_bot_sits_equally_often_on_every_seat(seats: int) -> None:
    contest = Contest("versus", ("random", "greedy"), (Ground("raiders", (), seats),), 3 * 10, seed=1)
    seen = Counter((seat, who) for bout in contest.bouts() for seat, who in enumerate(bout.pattern))
    assert len(set(seen.values())) == 1
    assert len(seen) == 2 * seats
    assert all(abs(2 * sum(each) - seats) <= 1 for each in patterns(seats))


def test_a_deal_is_played_twice_with_the_same_luck_and_exchanged_seats() -> None:
    contest = Contest("robin", ("random", "greedy", "expert"), (read_ground("raiders:3"),), 2, seed=1)
    bouts = list(contest.bouts())
    for one, other in zip(bouts[::2], bouts[1::2], strict=True):
        assert contest.luck(one) == contest.luck(other)
        assert [1 - who for who in one.pattern] == list(other.pattern)
    assert len({contest.luck(bout) for bout in bouts}) == contest.deals


def test_two_who_play_alike_get_the_same_game_on_exchanged_seats() -> None:
    contest = Contest("versus", ("greedy", "greedy"), (read_ground("quest:2"),), 1, seed=3)
    one, other = (played(contest, bout) for bout in contest.bouts())
    assert (one.winners, one.scores) == (other.winners, other.scores)


def test_who_meets_whom_follows_from_the_form() -> None:
    grounds = (read_ground("raiders:4"), read_ground("quest:2"))
    bots = ("novice", "apprentice", "expert")
    assert Contest("robin", bots, grounds[:1], 1, 1).duels() == [(0, 1, 0), (0, 2, 0), (1, 2, 0)]
    assert Contest("ladder", bots, grounds, 1, 1).duels() == [(0, 1, 0), (0, 1, 1), (1, 2, 0), (1, 2, 1)]


def test_alone_at_a_table_whoever_comes_through_beats_who_does_not() -> None:
    ground = read_ground("raiders/edition=classic/mode=solitaire:1")
    games, standing = outcomes(Contest("versus", ("random", "greedy"), (ground,), 12, seed=2))
    duelled = standing.duels[0, 1, 0]
    pairs = list(zip(games[::2], games[1::2], strict=True))
    gains = [bool(second.winners) - bool(first.winners) for first, second in pairs]
    assert duelled.deals == [(1 + gain) / 2 for gain in gains]
    assert duelled.shares == shares_of(duelled.deals)
    assert duelled.decided.trials == sum(gain != 0 for gain in gains)
    assert duelled.decided.successes == sum(gain > 0 for gain in gains) > 0


@pytest.mark.parametrize(
    "text", ["raiders:4", "quest:2", "raiders/edition=classic/mode=duel:2", "platformer:1"]
)
def test_a_ground_is_written_as_it_is_read(text: str) -> None:
    assert str(read_ground(text)) == text
    assert read_ground(str(read_ground(text))) == read_ground(text)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("chess:2", UnknownGame),
        ("raiders:9", BadSeats),
        ("raiders:²", BadGround),
        ("raiders:-1", BadGround),
        ("raiders/tactical:4", BadGround),
        ("raiders/mode=chess:4", BadSetting),
    ],
)
def test_a_ground_that_is_none_is_refused(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read_ground(text)


def test_workers_that_are_ended_from_outside_are_told_of() -> None:
    from multiprocessing import active_children

    with hall_of(2) as hall:
        games = run(Standing(replace(DUEL, bots=("greedy", "expert"), margin=0.0)), hall)
        next(games)
        for worker in active_children():
            worker.kill()
        with pytest.raises(WorkersLost):
            list(games)


def test_a_thousand_million_deals_cost_nothing_before_they_are_played() -> None:
    endless = replace(DUEL, deals=10**9)
    assert next(iter(endless.bouts())).number == 0
    assert [endless.bout(bout.number) for bout in replace(DUEL, deals=5).bouts()] == [
        *replace(DUEL, deals=5).bouts()
    ]


@pytest.mark.parametrize(("wins", "verdict"), [(0.5, "alike"), (0.6, "better"), (0.4, "worse")])
def test_of_duels_whose_truth_is_known_about_one_in_twenty_is_misjudged(wins: float, verdict: str) -> None:
    """At one bound for both directions equals were told apart in one duel of ten."""
    rng = random.Random(8)
    wrong = sum(_verdict(rng, wins) != verdict for _ in range(400))
    assert wrong <= 400 * 0.065


def _verdict(rng: random.Random, wins: float) -> str:
    shares = shares_of(())
    while True:
        shares.add(float(rng.random() < wins) / 2 + float(rng.random() < wins) / 2)
        if shares.count % 2 == 0 and (found := judged(shares, margin=0.1)):
            return found

"""Balance: what things are credited with, what is called a difference, and reports that are the same
again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import mazmorra
from mazmorra.arena.account import Lead, leader
from mazmorra.arena.balance.compare import differences, unequal
from mazmorra.arena.balance.console import show
from mazmorra.arena.balance.figures import Figure, figures
from mazmorra.arena.balance.page import page
from mazmorra.arena.balance.sample import Ratio, Sample
from mazmorra.arena.balance.study import Study, Version, play_all, samples_of
from mazmorra.arena.balance.telling import Telling
from mazmorra.arena.balance.versions import changed_version
from mazmorra.arena.hook import hook_of
from mazmorra.arena.match import play
from mazmorra.arena.significance import chance, holm
from mazmorra.arena.statistics import Rate
from mazmorra.arena.things import Credit, Effect, Naming, Things, meetings
from mazmorra.cli import main
from mazmorra.content.changes import BadChange, NoChange, read_change, read_sweep
from mazmorra.content.languages import WHOLE
from mazmorra.content.wording import words
from mazmorra.games import find_game
from mazmorra.kernel import AnyTable
from mazmorra.kernel.event import Event

THINGS = Things(
    names={
        "room": (Naming("room", "room"),),
        "drawn": (Naming("card", "card", beside=("room",)),),
        "bought": (Naming("item", "item", acts=False),),
    },
    effects={"hurt": Effect("wounds", "amount"), "healed": Effect("wounds", "amount", -1)},
    ends=("turn",),
)


def credited(*told: tuple[str, dict[str, object]]) -> Credit:
    credit = Credit(THINGS, cast(AnyTable, SimpleNamespace(seats=2)))
    for number, (kind, args) in enumerate(told):
        credit.add(Event(kind, "X-1", number, args))
    return credit


def test_an_effect_is_credited_to_what_was_last_named_for_its_seat() -> None:
    met = credited(
        ("drawn", {"seat": 0, "card": "snake"}),
        ("drawn", {"seat": 1, "card": "rope"}),
        ("hurt", {"seat": 0, "amount": 3}),
    ).met
    assert met["card", "snake"].effects["wounds"] == 3
    assert met["card", "rope"].effects["wounds"] == 0


def test_a_room_of_the_whole_table_goes_on_beside_a_seats_card() -> None:
    met = credited(
        ("room", {"room": "vault"}),
        ("drawn", {"seat": 0, "card": "rope"}),
        ("hurt", {"seat": 0, "amount": 2}),
    ).met
    assert met["room", "vault"].effects["wounds"] == met["card", "rope"].effects["wounds"] == 2
    assert met["room", "vault"].seats == {0}


def test_what_was_named_before_another_turn_is_credited_with_nothing() -> None:
    met = credited(
        ("drawn", {"seat": 0, "card": "rope"}), ("turn", {"seat": 0}), ("hurt", {"seat": 0, "amount": 2})
    ).met
    assert not met["card", "rope"].effects["wounds"]


def test_a_thing_that_is_only_held_counts_and_is_credited_with_nothing() -> None:
    met = credited(("bought", {"seat": 1, "item": "axe"}), ("hurt", {"seat": 1, "amount": 2})).met
    assert (met["item", "axe"].times, met["item", "axe"].seats) == (1, {1})
    assert not met["item", "axe"].effects


def test_the_wounds_of_a_raid_are_those_its_rooms_gave() -> None:
    match = play(find_game("raiders", {}), ["greedy"] * 4, "9/1", watched=True)
    met = meetings(hook_of(match.table.game).things, match.table)
    told = [event for event in match.table.events if event.kind in ("wounded", "healed")]
    suffered = sum(event.args["amount"] * (1 if event.kind == "wounded" else -1) for event in told)
    assert sum(each.effects["wounds"] for (section, _), each in met.items() if section == "room") == suffered
    assert sum(each.times for (section, _), each in met.items() if section == "room") == 25


@pytest.mark.parametrize("game", mazmorra.games())
def test_every_event_a_game_declares_about_its_things_exists(game: str) -> None:
    made = find_game(game, {})
    things = hook_of(made).things
    for kind, namings in things.names.items():
        for naming in namings:
            assert {naming.argument, *filter(None, [naming.under])} <= set(made.events[kind].args)
    for kind, effect in things.effects.items():
        assert {"seat", *filter(None, [effect.argument])} <= set(made.events[kind].args)
    assert set(things.ends) <= set(made.events)


def test_a_tie_is_no_change_of_lead() -> None:
    lead = Lead([leader(each) for each in ([1, 0], [1, 1], [2, 1], [2, 3], [0, 0], [0, 1], [1, 0])])
    assert lead.leaders == [0, -1, 0, 1, -1, 1, 0]
    assert lead.changes == 2
    assert lead.halfway == 1


def test_a_ratio_of_equal_games_has_no_width_and_of_unequal_ones_has() -> None:
    alike, apart = Ratio(), Ratio()
    for game in range(20):
        alike.add(6, 3)
        apart.add(6 if game % 2 else 0, 3)
    assert alike.value == 2
    assert alike.interval == pytest.approx((2, 2))
    assert apart.value == 1
    assert apart.interval[0] < 0.6 < 1.4 < apart.interval[1]


def rate(thing: str, wins: int, games: int) -> Figure:
    found = Rate(wins, games)
    return Figure("group", thing, "wins", found.value, found.interval, games, is_rate=True)


def test_holm_lets_fewer_findings_stand_the_more_are_looked_at() -> None:
    assert holm([0.02, 0.5]) == [True, False]
    assert holm([0.02, 0.5, 0.6]) == [False, False, False]
    assert holm([0.001, 0.02, 0.03]) == [True, True, True]
    assert holm([]) == []


def test_a_great_difference_is_sure_and_a_small_one_is_not() -> None:
    before = [rate("thief", 100, 400), rate("knight", 100, 400), rate("wizard", 2, 4)]
    after = [rate("thief", 200, 400), rate("knight", 104, 400), rate("wizard", 4, 4)]
    thief, knight = differences(before, after)
    assert (thief.after.thing, thief.is_sure) == ("thief", True)
    assert thief.interval[0] < thief.value == 0.25 < thief.interval[1]
    assert (knight.after.thing, knight.is_sure) == ("knight", False)


def test_what_is_even_is_not_called_unequal() -> None:
    assert unequal([rate("thief", 26, 100), rate("knight", 24, 100)], 0.25) == []
    assert [each.thing for each in unequal([rate("thief", 60, 100), rate("knight", 24, 100)], 0.25)] == [
        "thief"
    ]
    assert chance(0.25, (0.2, 0.3), 0.25) == 1.0


RAID = Study(
    "raiders", dict(find_game("raiders", {}).settings), ("greedy",) * 3, 12, 4, (Version("printed"),)
)


def told(study: Study, workers: int = 1, language: str = "en") -> Telling:
    samples = samples_of(study)
    assert sum(1 for _ in play_all(study, samples, workers)) == study.total
    return Telling(study, samples, words(language))


def test_the_same_seed_gives_the_same_page_on_any_number_of_workers() -> None:
    study = Study(RAID.game, RAID.settings, RAID.bots, 8, 4, RAID.versions, ("random", "greedy"))
    assert page(told(study)) == page(told(study, workers=2))


def test_two_versions_have_their_own_luck() -> None:
    twice = Study(RAID.game, RAID.settings, RAID.bots, 12, 4, (Version("one"), Version("two")))
    first, second = (figures(sample) for sample in told(twice).samples)
    assert first != second
    assert first == figures(told(RAID).samples[0])


def test_a_dragon_that_kills_wounds_nobody_any_more_and_nothing_else_is_claimed() -> None:
    game = find_game("raiders", {"edition": "classic"})
    change = read_change("monster.dragon.hit=[{ op = 'eliminate' }]")
    deadly = changed_version(game, [change])
    versions = (Version("printed"), deadly)
    telling = told(Study("raiders", dict(game.settings), ("greedy",) * 3, 60, 1, versions))
    sure = [each.after.key for each in telling.differences() if each.is_sure]
    assert sure == [("room", "dragon", "wounds")]


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", mazmorra.games())
def test_every_game_is_told_in_every_language(game: str, language: str) -> None:
    made = find_game(game, {})
    study = Study(game, dict(made.settings), ("greedy",) * made.seats[-1], 2, 3, (Version("printed"),))
    telling = Telling(study, samples_played(study), words(language))
    told_page = page(telling)
    for section in telling.sections()[1:]:
        assert section.title in told_page
    assert "{" not in told_page.partition("</head>")[2]


_played: dict[str, Sequence[Sample]] = {}


def samples_played(study: Study) -> Sequence[Sample]:
    """Each game is played once for all languages."""
    if study.game not in _played:
        _played[study.game] = told(study).samples
    return _played[study.game]


def test_a_name_that_is_markup_stays_text() -> None:
    evil = Study(RAID.game, RAID.settings, RAID.bots, 2, 4, (Version("<script>x</script>"), Version("b")))
    assert "<script>" not in page(told(evil))


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("monstr.dragon.strength=[1,2,3]", "monstr"),
        ("monster.drake.strength=[1,2,3]", "drake"),
        ("monster.dragon=3", "strength"),
        ("monster.dragon.hit.7.amount=3", "7"),
        ("monster.dragon.strength=[3,2,1]", "rising strengths"),
        ("monster.dragon.wings=2", "wings"),
        ("box.most_coins=-2", "most_coins"),
    ],
)
def test_a_change_that_cannot_be_made_is_refused_by_its_path(change: str, found: str) -> None:
    game = find_game("raiders", {})
    with pytest.raises(BadChange) as refused:
        changed_version(game, [read_change(change)])
    said = words("en").error(refused.value)
    assert said.startswith(change.partition("=")[0])
    assert found in said


@pytest.mark.parametrize("text", ["", "monster", "=3", "monster.dragon.strength=[1", "a.b=1\nc=2"])
def test_what_is_no_change_is_said_to_be_none(text: str) -> None:
    with pytest.raises(NoChange):
        read_change(text)


def test_a_changed_figure_is_marked_as_somebodys_own_and_leaves_the_others() -> None:
    game = find_game("raiders", {})
    changed = find_game("raiders", {}, changed_version(game, [read_change("box.most_coins=25")]).content)
    assert changed.most_coins == 25  # type: ignore[attr-defined]  # a raid's own
    assert changed.box.rooms[3].hit == game.box.rooms[3].hit  # type: ignore[attr-defined]
    assert changed.content_digest != game.content_digest


def test_a_sweep_has_several_values() -> None:
    assert [change.value for change in read_sweep("monster.dragon.strength=[1,2,3],[2,3,4]")] == [
        [1, 2, 3],
        [2, 3, 4],
    ]
    with pytest.raises(NoChange):
        read_sweep("box.most_coins=25")
    with pytest.raises(NoChange):
        read_sweep("trap.magnet.by=highest")
    with pytest.raises(NoChange):
        read_sweep("trap.magnet.by=highest,")
    assert [change.value for change in read_sweep("trap.magnet.by=highest, lowest")] == ["highest", "lowest"]


def test_the_command_writes_a_page_and_every_figure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    html, file = tmp_path / "report.html", tmp_path / "report.json"
    asked = ["balance", "raiders", "--games", "12", "--workers", "1", "--skill", "none", "--lang", "en"]
    changed = [*asked, "--set", "monster.dragon.hit.0.amount=9"]
    assert main([*changed, "--html", str(html), "--json", str(file)]) == 0
    said = json.loads(file.read_text("utf-8"))
    assert [version["games"] for version in said["versions"]] == [12, 12]
    assert len({version["content"] for version in said["versions"]}) == 2
    page_text, out = html.read_text("utf-8"), capsys.readouterr().out
    for version in said["versions"]:
        assert version["content"] in page_text
        assert version["content"] in out
    assert main([*asked, "--sweep", "box.most_coins=10,20", "--html", str(html)]) == 0
    assert "<polyline" in html.read_text("utf-8")


def test_who_stops_reading_the_tables_has_the_page_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "report.html"

    def stops(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("mazmorra.arena.balance.console.lay_out", stops)
    study = Study(RAID.game, RAID.settings, RAID.bots, 2, 4, (Version("printed"),))
    with pytest.raises(BrokenPipeError):
        show(study, 1, words("en"), str(page))
    assert "</html>" in page.read_text()


def test_players_of_ones_own_show_what_skill_is_worth(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["balance", "raiders", "--games", "4", "--workers", "1"]
    players = "tests.bots.own_players:last,tests.bots.own_players:Chooses"
    assert main([*asked, "--bots", players, "--skill", players]) == 0
    assert "own_players:Chooses" in capsys.readouterr().out


def test_nothing_is_played_if_the_report_could_not_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["balance", "raiders", "--games", "999999", "--workers", "1", "--lang", "en"]
    assert main([*asked, "--html", str(tmp_path / "no" / "report.html")]) == 2
    assert "Cannot write" in capsys.readouterr().err
    assert main([*asked, "--set", "box.most_coins=9", "--sweep", "box.most_coins=9,10"]) == 2

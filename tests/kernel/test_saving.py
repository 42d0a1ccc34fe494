"""Saved games and snapshots: what is refused, what is remembered, and that fair games can be checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mazmorra
from mazmorra.kernel import CHANCE, FairDealer, Record, restore, save, snapshot, unfair
from mazmorra.kernel.ask import Phrase
from mazmorra.kernel.codec import DEEPEST, frozen
from mazmorra.kernel.errors import (
    BadSave,
    BrokenCommitment,
    GarbledSave,
    ImpossibleAnswer,
    NotASave,
    NotFair,
    OtherGame,
    UnknownGame,
)
from tests.kernel.small import SmallGame, small


def fair_game() -> mazmorra.Table[Any, Any]:
    table = mazmorra.game("raiders", edition="classic", mode="duel").new(
        2, dealer=FairDealer(b"s" * 32, "t1", ["ana", "bruno"])
    )
    while not table.over:
        table.answer(table.asks[0].seat, table.asks[0].options[-1])
    return table


def changed(text: str, **fields: Any) -> str:
    return json.dumps({**json.loads(text), **fields})


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "other"}', "a saved game"])
def test_what_is_not_a_saved_game_is_refused(text: str) -> None:
    with pytest.raises(NotASave):
        mazmorra.load(text)


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"version": 0}, OtherGame),
        ({"content": "0000"}, OtherGame),
        ({"settings": {"edition": "devir", "mode": "duel"}}, mazmorra.MazmorraError),
        ({"settings": 3}, GarbledSave),
        ({"seats": "many"}, GarbledSave),
        ({"seats": 7}, mazmorra.MazmorraError),
        ({"answers": [[0]]}, GarbledSave),
        ({"answers": [[0, 3], [9, 9]]}, ImpossibleAnswer),
        ({"answers": 12}, GarbledSave),
        ({"fair": {"secret": "00"}}, GarbledSave),
        ({"fair": {"secret": "00", "table": "t", "salts": [], "commitment": "x"}}, BrokenCommitment),
    ],
)
def test_a_save_that_was_tampered_with_says_what_is_wrong(
    fields: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        mazmorra.load(changed(fair_game().save(), **fields))


def test_an_answer_that_could_not_be_given_tells_why_in_every_language() -> None:
    with pytest.raises(ImpossibleAnswer, match="seat -1 may not answer 77 to 'character'") as refused:
        mazmorra.load(changed(fair_game().save(), answers=[[-1, 77]]))
    reason = refused.value.args_by_name["reason"]
    assert isinstance(reason, Phrase)
    assert (reason.key, dict(reason.args)["answer"]) == ("error-illegal-answer", 77)


@pytest.mark.parametrize(
    ("fields", "lost"),
    [
        ({"seats": "many"}, "seats"),
        ({"answers": 12}, "answers"),
        ({"fair": []}, "fair"),
        ({"settings": {}}, "settings"),
    ],
)
def test_a_garbled_field_is_named(fields: dict[str, Any], lost: str) -> None:
    with pytest.raises(GarbledSave) as refused:
        mazmorra.load(changed(fair_game().save(), **fields))
    assert refused.value.args_by_name == {"field": lost}


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"format": ' + "9" * 5000 + "}", '{"answers": ' + "[" * 100_000]
)
def test_what_is_too_large_to_read_is_refused(text: str) -> None:
    with pytest.raises(NotASave, match="too large"):
        mazmorra.load(text)


@pytest.mark.parametrize("depth", [DEEPEST + 1, 300, 900])
def test_an_answer_too_deep_to_be_one_is_refused(depth: int) -> None:
    save = fair_game().save()
    answers = json.dumps(json.loads(save)["answers"])
    deep = save.replace(answers, f"[[0, {'[' * depth}{']' * depth}]]")

    with pytest.raises(NotASave, match="too deep"):
        mazmorra.load(deep)


def test_lists_are_followed_no_deeper_than_any_answer_goes() -> None:
    deep: list[Any] = []
    for _ in range(1_000_000):
        deep = [deep]

    with pytest.raises(RecursionError):
        frozen(deep)


def test_a_fair_game_verifies_and_a_changed_draw_is_named() -> None:
    table = fair_game()
    record = mazmorra.record(table.save())
    assert unfair(record) == []
    answers = list(record.answers)
    forged = next(index for index, (seat, answer) in enumerate(answers) if seat == mazmorra.CHANCE)
    answers[forged] = (mazmorra.CHANCE, (int(str(answers[forged][1])) + 1) % 5)
    record.answers, record.listed = answers[: forged + 1], None
    assert unfair(record) == [forged]


def test_a_draw_that_is_listed_otherwise_than_it_fell_is_named() -> None:
    saved = json.loads(fair_game().save())
    honest = saved["fair"]["draws"][3]
    for forged in ({**honest, "result": 99}, {**honest, "weights": [1]}, {**honest, "kind": "luck"}):
        saved["fair"]["draws"][3] = forged
        assert unfair(mazmorra.record(json.dumps(saved))) == [honest["number"]]
    del saved["fair"]["draws"][3]
    assert unfair(mazmorra.record(json.dumps(saved))) == [honest["number"]], "nor may one be missing"
    saved["fair"]["draws"] += [honest, {**honest, "number": 100_000}]
    assert unfair(mazmorra.record(json.dumps(saved))) == [100_000], "nor made up"


@pytest.mark.parametrize("draws", [3, {}, [3], [{}], [{"number": 1}, {"number": 1}]])
def test_listed_draws_that_are_none_are_refused(draws: object) -> None:
    saved = json.loads(fair_game().save())
    saved["fair"]["draws"] = draws
    with pytest.raises(GarbledSave):
        unfair(mazmorra.record(json.dumps(saved)))


def test_a_game_without_fair_chance_cannot_be_verified() -> None:
    table = mazmorra.game("raiders").new(3, seed=1)
    with pytest.raises(NotFair):
        unfair(mazmorra.record(table.save()))


def test_a_fair_game_goes_on_fairly_after_loading() -> None:
    table = mazmorra.game("raiders").new(3, dealer=FairDealer(b"x" * 32, "t2"))
    again = mazmorra.load(table.save())
    for one in (table, again):
        while not one.over:
            one.answer(one.asks[0].seat, one.asks[0].options[0])
    assert again == table


def test_what_a_screen_noted_is_kept() -> None:
    table = mazmorra.game("raiders").new(3, seed=1)
    assert mazmorra.record(save(table, {"names": ["Ana", "Bruno", "Eva"]})).about == {
        "names": ["Ana", "Bruno", "Eva"]
    }


def test_own_content_travels_with_the_game() -> None:
    from mazmorra.games.raiders import RaidersGame

    text = RaidersGame.content_text({"edition": "devir"}, "mine").replace(
        "most_coins = 20", "most_coins = 30"
    )
    table = mazmorra.game("raiders", content=text).new(3, seed=1)
    again = mazmorra.load(table.save())
    assert again.game.content_digest == table.game.content_digest
    assert again.game.content_digest != mazmorra.game("raiders").content_digest


def test_a_snapshot_of_another_game_is_refused() -> None:
    table = small("all")
    with pytest.raises(OtherGame):
        restore(SmallGame({"script": "one"}), snapshot(table))


def test_a_frame_of_a_renamed_rule_still_opens_and_an_unknown_one_does_not() -> None:
    table = small("one")
    saved = json.loads(json.dumps(snapshot(table)))
    saved["stack"] = [[name.replace("Step", "Stride"), *rest] for name, *rest in saved["stack"]]
    assert restore(table.game, saved) == table
    saved["stack"][-1][0] = "Nothing"
    with pytest.raises(BadSave, match="Nothing"):
        restore(table.game, saved)


def test_a_snapshot_with_other_fields_is_refused() -> None:
    table = small("one")
    saved = snapshot(table)
    saved["state"] = {"notes": []}
    with pytest.raises(GarbledSave):
        restore(table.game, saved)


def continued_game(carried: int = 30) -> mazmorra.Table[Any, Any]:
    """A game that goes on from a moment of another, with a secret of its own."""
    before = mazmorra.record(fair_game().save())
    dealer = FairDealer(b"n" * 32, "t2", ["ana"], carried)
    table = Record(before.game, before.seats, before.answers[:carried], dealer).table()
    while not table.over:
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    return table


def test_a_game_that_goes_on_from_another_checks_what_was_drawn_since() -> None:
    text = continued_game().save()
    record = mazmorra.record(text)
    assert json.loads(text)["fair"]["carried"] == 30
    assert min(draw["number"] for draw in json.loads(text)["fair"]["draws"]) >= 30
    assert unfair(record) == []
    assert save(record.table()) == text


def forged_at(record: Record, index: int) -> Record:
    """The game up to a draw, with another result there."""
    other = next(option for option in record.at(index).asks[0].options if option != record.answers[index][1])
    return Record(record.game, record.seats, [*record.answers[:index], (CHANCE, other)], record.fair)


def test_a_draw_forged_after_what_was_carried_over_is_named_and_one_before_is_not_of_this_secret() -> None:
    record = mazmorra.record(continued_game().save())
    drawn = [
        index
        for index, (seat, _) in enumerate(record.answers)
        if seat == CHANCE and len(record.at(index).asks[0].options) > 1
    ]
    late, early = next(index for index in drawn if index >= 30), next(index for index in drawn if index < 30)
    assert unfair(forged_at(record, late)) == [late]
    assert unfair(forged_at(record, early)) == []


def test_a_game_cannot_carry_over_fewer_than_none_or_more_than_it_has() -> None:
    text = continued_game().save()
    fair = json.loads(text)["fair"]
    for carried in (-1, len(json.loads(text)["answers"]) + 1, "3", 1.5, None, True):
        with pytest.raises(GarbledSave):
            mazmorra.record(changed(text, fair={**fair, "carried": carried}))

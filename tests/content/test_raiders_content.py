"""A content file that cannot be played is refused with its line and what was expected; a playable one
plays.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

import mazmorra
from mazmorra.content.errors import BadContent
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games.raiders import RaidersGame
from mazmorra.games.raiders.box.loading import open_box
from mazmorra.games.raiders.rules.cards import TORCH
from mazmorra.games.raiders.rules.purse import gain_coins
from mazmorra.kernel import CHANCE


def exported(edition: str) -> str:
    return RaidersGame.content_text({"edition": edition}, "heading")


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


MISTAKES = [
    ("devir", "copies = 2\nchests = [4, 2]", "copies = 3\nchests = [4, 2]", "expected 10"),
    ("devir", "strength = [8, 10, 13]", "strength = [13, 10, 8]", "rising strengths"),
    ("devir", "strength = [8, 10, 13]", "strength = [8, 10]", "rising strengths"),
    ("devir", 'id = "snake"', 'id = "snake"\npoison = 3', "has no 'poison'"),
    ("devir", "most_coins = 20", 'most_coins = "plenty"', "expected a whole number"),
    ("devir", "most_coins = 20", "most_coins = -1", "0 or more"),
    ("devir", "most_coins = 20", "most_coins = true", "expected a whole number"),
    ("devir", "removed = 6", "removed = 9", "leaves 24"),
    ("devir", 'edition = "devir"', 'edition = "classic"', "the edition asked for"),
    ("devir", 'game = "raiders"', 'game = "chess"', "'raiders'"),
    ("devir", '{ op = "wound", amount = 3 }', '{ op = "explode", amount = 3 }', "not an operation"),
    ("devir", '{ op = "wound", amount = 3 }', '{ op = "wound" }', "takes 'amount', which is missing"),
    ("devir", '{ op = "wound", amount = 3 }', '{ op = "wound", amount = -3 }', "0 or more"),
    ("devir", 'escape = "torch"', 'escape = "lamp"', "torch, crystal_ball or key"),
    ("devir", 'items = ["torch"]', 'items = ["lamp"]', "items among"),
    ("devir", 'items = ["torch"]', 'items = "torch"', "must be a list"),
    ("devir", 'attacks = "highest"', 'attacks = "tallest"', "highest or lowest"),
    ("devir", "face_up = [true, false, true, false, false]", "face_up = [true]", "exactly five"),
    ("devir", "items_of_each_kind = 6", "items_of_each_kind = 1", "at least"),
    ("devir", "items_of_each_kind = 6", "items_of_each_kind = 60", "15 at most"),
    ("classic", "deadly_wounds = 10", "deadly_wounds = 2", "at least"),
    ("devir", "most_coins = 20", "most_coins = 0", "1 at least"),
    ("devir", "coins = 3", "coins = 21", "20 at most"),
    ("devir", "coins = 3", "coins = 1000000000", "1,000,000 or less"),
    ("devir", "wounds = 2", "wounds = 1000", "999 at most"),
    ("devir", "amount = 3", "amount = 1000", "999 at most"),
    ("devir", "amount = 3", "amount = 0", "an amount of 1 or more"),
    ("devir", "chests = [4, 2]", "chests = [1000, 2]", "999 at most"),
    ("devir", 'items = ["torch"]', 'items = ["torch", "torch", "torch", "torch", "key", "key"]', "5 at most"),
    ("devir", "most_coins = 20", "most_coins = 20\nface_up = 12", "0 at most"),
    ("devir", "amounts = [0, 1, 1, 1, 2]", 'amounts = ["half", 1, 1, 1, 2]', "wounds have no limit"),
    ("devir", "amounts = [0, 1, 1, 1, 2]", "amounts = [0, 0, 0, 0, 0]", "some amount above 0"),
    ("devir", 'id = "snake"', 'id = "dark"', "nor 'dark'"),
    ("devir", 'id = "snake"', 'id = ""', 'text on one line, not ""'),
    ("devir", 'id = "snake"', 'id = "sna\\nke"', "text on one line"),
    (
        "devir",
        '{ op = "wound", amount = 3 }',
        '{ op = ["wound"], amount = 3 }',
        '["wound"] is not an operation',
    ),
    (
        "devir",
        '{ op = "wound", amount = 3 }',
        '{ op = "wound", amount = "three" }',
        "expected a whole number",
    ),
    ("devir", '{ op = "eliminate" }', '{ op = "eliminate", amount = 1 }', "expected only: op"),
    ("devir", "copies = 2", "copies = 2\ncopies = 3", "said before"),
    ("devir", "coins = 3", f"coins = {'9' * 5000}", "too many digits"),
    ("classic", "wounds = 2", "wounds = 10", "9 at most"),
    ("classic", "face_up = 12", "face_up = 26", "25 at most"),
    ("classic", '"half", 2, 1', '"third", 2, 1', "'half'"),
    ("classic", 'who = "everyone"', 'who = "somebody"', "everyone"),
    ("classic", 'source = "rulebook"', 'source = "hearsay"', "rulebook, sourced, designed"),
    ("classic", "[[attack]]", "[[attacks]]", "no table 'attacks'"),
    ("classic", "wounds = [2, 3, 4, 5]", "wounds = []", "one or more figures"),
    ("classic", "wounds = [2, 3, 4, 5]", "wounds = [2, 3, 3]", "each greater than the one before"),
    ("classic", "wounds = [2, 3, 4, 5]", "wounds = [3, 2]", "each greater than the one before"),
    ("classic", "wounds = [2, 3, 4, 5]", 'wounds = ["half"]', "expected a whole number"),
    ("classic", "wounds = [2, 3, 4, 5]", "wounds = 7", "must be a list"),
    ("classic", "wounds = [2, 3, 4, 5]", "lives = 3", "has no 'lives'"),
    ("classic", "deadly_wounds = 10", "deadly_wounds = 5", "6 at least, more than the wounds one may begin"),
]


@pytest.mark.parametrize(("edition", "was", "now", "expected"), MISTAKES)
def test_a_mistake_is_refused_with_its_line_and_what_was_expected(
    edition: str, was: str, now: str, expected: str
) -> None:
    good = exported(edition)
    assert was in good
    broken = good.replace(was, now, 1)
    with pytest.raises(BadContent) as caught:
        open_box(edition, broken)
    assert expected in str(caught.value)
    line = int(str(caught.value.args_by_name["line"]))
    assert abs(line - line_of(broken, now.splitlines()[-1])) <= 2 or expected == "expected 10"
    for language in LANGUAGES:
        assert str(line) in words(language).error(caught.value)


SOLITAIRE = re.compile(r"\[solitaire\]\n(?:.+\n)+")


def test_content_that_says_nothing_of_the_solitaire_has_the_printed_one_and_its_digest() -> None:
    """DR-SOL-2; games were kept before content could say it."""
    silent = SOLITAIRE.sub("", exported("classic"))
    assert "solitaire" not in silent

    box = open_box("classic", silent)

    assert (box.solitaire[0].coins, box.solitaire[0].wounds) == (2, (2, 3, 4, 5))
    assert box.digest == open_box("classic").digest


def test_an_edition_that_nobody_plays_alone_has_no_solitaire() -> None:
    alone = '\n[solitaire]\ncoins = 2\nwounds = [2]\nsource = "designed"\n'
    with pytest.raises(BadContent, match="expected 0"):
        open_box("devir", exported("devir") + alone)


def test_a_solitaire_of_ones_own_is_begun_as_its_file_says_and_has_a_digest_of_its_own() -> None:
    own = SOLITAIRE.sub('[solitaire]\ncoins = 7\nwounds = [0, 6]\nsource = "designed"\n', exported("classic"))
    game = mazmorra.game("raiders", mode="solitaire", content=own)
    table = game.new(1, ask_chance=True)
    table.answer(0, 3)
    dares = table.asks[0].options
    table.answer(0, 6)

    assert dares == (0, 6)
    assert (table.state.coins, table.state.wounds) == ([7], [6])
    assert game.content_digest != open_box("classic").digest


FIGURE = re.compile(r"(?<![\w.])\d+|\"half\"")


@pytest.mark.parametrize(
    ("edition", "mode"), [("classic", "standard"), ("classic", "solitaire"), ("devir", "standard")]
)
def test_whatever_a_figure_is_changed_to_is_refused_or_can_be_played(edition: str, mode: str) -> None:
    good = exported(edition)
    played = 0
    for figure in FIGURE.finditer(good):
        for now in ("0", "999", '"half"'):
            try:
                own = good[: figure.start()] + now + good[figure.end() :]
                game = mazmorra.game("raiders", mode=mode, content=own)
            except BadContent:
                continue
            played += 1
            table = game.new(game.seats[0], seed=played)
            while not table.over:
                table.answer(table.asks[0].seat, table.asks[0].options[played % len(table.asks[0].options)])
                assert min(*table.state.coins, *table.state.wounds, 0) == 0
            assert all(
                dict(event.args)["amount"] >= 0 for event in table.events if event.kind == "coins_gained"
            )
    assert played > 50


@pytest.mark.parametrize("strength", ["", "strength = [11, 14, 16]"])
def test_a_boss_that_pays_and_can_be_escaped_pays_nobody_when_all_escape(strength: str) -> None:
    """Everybody has a torch, and nobody stays to be the highest (DR-BOS-12)."""
    pays = f"""id = "wolf_pack"
{strength}
attacks = "lowest"
hit = [{{ op = "wound", amount = 2 }}]
highest = [{{ op = "gain_coins", amount = 2 }}]
escape = "torch"
source = "designed"
"""
    text = re.sub(r'id = "wolf_pack"\n(?:.+\n)+', pays, exported("devir"))
    text = re.sub(r"^items = .*", 'items = ["torch"]', text, flags=re.M)
    table = mazmorra.game("raiders", content=text).new(3, ask_chance=True, checked=True)
    _play_to_the_boss(table, "wolf_pack")
    purses = table.state.coins[:]

    for seat in range(3):
        table.answer(seat, TORCH)

    assert (table.over, table.state.coins) == (True, purses)
    assert [event.kind for event in table.events if event.kind == "nobody_attacked"] == ["nobody_attacked"]


def _play_to_the_boss(table: Any, boss: str) -> None:
    """Chance and players answer as they like, as long as the torches are kept and the boss is the one
    wanted.
    """
    wanted = [room.id for room in table.game.box.rooms].index(boss)
    while (ask := table.asks[0]).seat == CHANCE or TORCH not in ask.options:
        is_boss = ask.seat == CHANCE and wanted in ask.options and table.state.level == 4
        table.answer(ask.seat, wanted if is_boss else ask.options[0])


def test_a_purse_that_is_too_full_gains_nothing_and_loses_nothing() -> None:
    table = mazmorra.game("raiders").new(3, seed=1)
    table.state.coins[0] = 25
    gain_coins(table, 0, 2, "DR-TRE-1")
    assert table.state.coins[0] == 25
    told = [event for event in table.events if event.kind in ("coins_gained", "purse_full")]
    assert [dict(event.args) for event in told] == [
        {"seat": 0, "amount": 0, "total": 25},
        {"seat": 0, "lost": 2},
    ]


def test_a_boss_cannot_be_called_as_a_monster_is() -> None:
    broken = exported("devir").replace('id = "tax_collector"', 'id = "snake"')
    with pytest.raises(BadContent, match="an id that no other room has") as caught:
        open_box("devir", broken)
    assert broken.splitlines()[int(str(caught.value.args_by_name["line"])) - 2] == "[[boss]]"


def test_rooms_for_a_solitaire_must_be_left() -> None:
    """Of 30 rooms at most five vaults may hold items (DR-SOL-1)."""
    text = (
        exported("classic")
        .replace("copies = 3\ngives", "copies = 6\ngives", 1)
        .replace("copies = 2\ngives", "copies = 0\ngives", 1)
    )
    text = text.replace("vaults = 5", "vaults = 6", 1).replace(
        "copies = 1\nchests = [1]", "copies = 0\nchests = [1]", 1
    )
    with pytest.raises(BadContent, match="5 vaults with items at most") as caught:
        open_box("classic", text.replace("treasures = 10", "treasures = 9", 1))
    assert "6" in text.splitlines()[int(str(caught.value.args_by_name["line"])) - 1]


def test_more_attack_cards_than_monsters_are_fine_and_fewer_are_not() -> None:
    text = exported("classic")
    assert (
        open_box("classic", text.replace("copies = 4\nstrength = 3", "copies = 9\nstrength = 3"))
        .attacks[0]
        .copies
        == 9
    )
    with pytest.raises(BadContent, match="10 or more"):
        open_box("classic", text.replace("copies = 4\nstrength = 3", "copies = 3\nstrength = 3"))


def test_there_is_one_box() -> None:
    box = exported("devir").split("[box]\n")[1].split("\n\n")[0]
    text = exported("devir").replace(f"[box]\n{box}", f'[[box]]\nid = "a"\n{box}\n\n[[box]]\nid = "b"\n{box}')
    with pytest.raises(BadContent, match=r"\[\[box\]\] rows: 2"):
        open_box("devir", text)


def test_the_edition_comes_from_the_content_unless_another_is_asked_for() -> None:
    assert mazmorra.game("raiders", content=exported("classic")).settings["edition"] == "classic"
    assert mazmorra.game("raiders", mode="solitaire", content=exported("classic")).seats == (1,)
    assert mazmorra.game("raiders", content=exported("devir")).settings["edition"] == "devir"
    with pytest.raises(BadContent, match="'devir', the edition asked for"):
        mazmorra.game("raiders", edition="devir", content=exported("classic"))


def test_an_edition_that_is_none_is_refused_with_its_line() -> None:
    broken = exported("classic").replace('edition = "classic"', 'edition = "golden"')
    with pytest.raises(BadContent, match="one of: devir, classic") as caught:
        mazmorra.game("raiders", content=broken)
    assert caught.value.args_by_name["line"] == line_of(broken, "golden")


def test_the_line_of_a_wrong_total_is_in_the_table_that_does_not_add_up() -> None:
    broken = exported("devir").replace("copies = 2\nchests = [4, 2]", "copies = 3\nchests = [4, 2]")
    with pytest.raises(BadContent, match="add up to 11") as caught:
        open_box("devir", broken)
    line = int(str(caught.value.args_by_name["line"]))
    assert broken.splitlines()[line - 1].startswith("copies")


def test_text_that_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadContent, match="line 2"):
        open_box("devir", '[box]\ngame = "raiders\n')


def test_a_row_needs_an_id_of_its_own() -> None:
    broken = exported("devir").replace('id = "zombie"', 'id = "snake"')
    with pytest.raises(BadContent, match="id of its own") as caught:
        open_box("devir", broken)
    assert broken.splitlines()[int(str(caught.value.args_by_name["line"]))] == 'id = "snake"'


def test_a_missing_figure_is_named() -> None:
    broken = exported("devir").replace("strength = [8, 10, 13]\n", "")
    with pytest.raises(BadContent, match="'snake' lacks 'strength'"):
        open_box("devir", broken)


def test_a_file_without_a_box_is_refused() -> None:
    with pytest.raises(BadContent, match=r"\[box\] is missing"):
        open_box("devir", "")


def test_a_missing_source_is_refused() -> None:
    with pytest.raises(BadContent, match="must say the source"):
        open_box("devir", exported("devir").replace('\nsource = "sourced"', "", 1))


@pytest.mark.parametrize("edition", ["classic", "devir"])
def test_what_is_exported_is_what_is_printed(edition: str) -> None:
    assert open_box(edition, exported(edition)).rooms[0].id == open_box(edition).rooms[0].id
    assert open_box(edition, exported(edition)).digest == open_box(edition).digest


def test_a_corrected_figure_counts_in_the_game() -> None:
    text = exported("devir").replace("most_coins = 20", "most_coins = 3")
    table = mazmorra.game("raiders", content=text).new(3, seed=4)
    while not table.over:
        table.answer(table.asks[0].seat, table.asks[0].options[-1])
    assert max(table.state.coins) <= 3


@pytest.mark.parametrize("edition", ["classic", "devir"])
def test_every_figure_says_where_it_comes_from(edition: str) -> None:
    box = open_box(edition)
    for row in (box.figures, *box.characters, *box.levels, *box.attacks):
        assert row.source
        assert set(row.source.values()) <= {"rulebook", "sourced", "designed"}

"""A content file of Platformer that cannot be played is refused with its line and what was expected; a
playable one plays.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import mazmorra
from mazmorra.content.errors import BadContent
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games.platformer import PlatformerGame
from mazmorra.games.platformer.box.checks import ABILITIES, CONDITIONS, EFFECTS
from mazmorra.games.platformer.box.loading import open_box
from mazmorra.games.platformer.box.operations import ALONE, AT_ONCE, CARD, VOCABULARY
from mazmorra.games.platformer.box.rows import TABLES
from mazmorra.games.platformer.box.stackings import unclimbable
from tests.platformer.climbing import climber

PRINTED = PlatformerGame.content_text({}, "heading")


def row(table: str, name: str) -> str:
    """A row of the printed content as it is written."""
    header = rf"\[{table}\]\n" if table == "supply" else rf'\[\[{table}\]\]\nid = "{name}"\n'
    found = re.search(rf"{header}(?:.+\n)+", PRINTED)
    assert found
    return found[0]


def changed(table: str, name: str, was: str, now: str) -> str:
    """The printed content with something else in one row."""
    old = row(table, name)
    assert was in old
    return PRINTED.replace(old, old.replace(was, now, 1))


def refused(text: str) -> BadContent:
    with pytest.raises(BadContent) as caught:
        open_box(text)
    return caught.value


def line_of(error: BadContent) -> int:
    return int(str(error.args_by_name["line"]))


MISTAKES = [
    # Dice and supply.
    ("die", "action", '"boot", "boot"', '"boot"', "six faces"),
    ("die", "action", '"star"]', '"crown"]', "each of boot, sword, coin, hand, star"),
    ("die", "action", '"boot", "boot"', '"blank", "boot"', "nothing else"),
    ("die", "enemy", '"right", "right"]', '"left", "left"]', "each of attack, left, right"),
    ("die", "special", "count = 4", "count = 3", "4 at least"),
    ("die", "action", "count = 5", "count = 0", "1 to 10"),
    ("die", "enemy", 'id = "enemy"', 'id = "foe"', "one of: action, special, enemy"),
    ("supply", "", "health = 25", "health = 22", "25 at least"),
    ("supply", "", "boss_tokens = 20", "boss_tokens = 19", "20 at least"),
    ("supply", "", "rounds = 40", "rounds = 400", "1 to 100"),
    ("supply", "", "gold = 35", "gold = 0", "1 or more"),
    ("supply", "", "gold = 35", "gold = -1", "0 or more"),
    # The drawings.
    ("tile", "mossy_steps", '" . D . . G "', '" . D . . Q "', "line 1 of the drawing, sign 10, not 'Q'"),
    ("tile", "mossy_steps", '"+-+-+ + +-+"', '"+-+~+ + +-+"', "line 2 of the drawing, sign 4, not '~'"),
    ("tile", "mossy_steps", '" . D . . G "', '" .!D . . G "', "line 1 of the drawing, sign 3, not '!'"),
    ("tile", "mossy_steps", '"+-+-+ + +-+"', '"+---+ + +-+"', "line 2 of the drawing, sign 3, not '-'"),
    ("tile", "mossy_steps", '" . D . . G "', '" . D . . G . "', "11 signs at most in line 1"),
    ("tile", "mossy_steps", '" . D . . G ", ', "", "6 lines"),
    ("tile", "mossy_steps", '" E . H D . "', '" E . . D . "', "a ladder right under every platform"),
    ("tile", "mossy_steps", '"+-+ +-+ +-+"]', '"+-+ +#+ +-+"]', "line 6 of the drawing, sign 6, not '#'"),
    ("tile", "mossy_steps", '" . D . . G "', '" B D . . G "', "line 1 of the drawing, sign 2, not 'B'"),
    ("tile", "mossy_steps", '"+-+ +-+ +-+"]', '"+=+=+=+=+=+"]', "line 6 of the drawing, sign 2, not '='"),
    ("tile", "rift_gate", '" . V . D . "', '" . . . D . "', "at least two"),
    ("tile", "mossy_steps", 'kind = "forest"', 'kind = "desert"', "one of: forest, void"),
    ("tile", "throne_of_roots", '"+=+=+=+=+=+"', '"+=+=+-+=+=+"', "line 6 of the drawing, sign 6, not '-'"),
    ("tile", "throne_of_roots", '" . . B . D "', '" . . . . D "', "a boss spawn space"),
    ("tile", "throne_of_roots", '" E . . . S "', '" E . . . . "', "a shop"),
    ("tile", "mossy_steps", '"+ +-+#+-+-+"', '"+-+-+-+-+-+"', "can be climbed"),
    ("tile", "mossy_steps", 'code = "F01"', 'code = "F01"\nname = "x"', "has no 'name'"),
    ("tile", "mossy_steps", 'source = "designed"', 'source = "hearsay"', "rulebook, sourced, designed"),
    # Heroes and enemies.
    ("hero", "etorn", "health = 4", "health = 0", "1 or more"),
    ("hero", "etorn", 'star = ["boot", "coin"]', 'star = ["sword"]', "two different symbols"),
    ("hero", "etorn", 'star = ["boot", "coin"]', 'star = ["sword", "sword"]', "two different symbols"),
    ("hero", "etorn", 'star = ["boot", "coin"]', 'star = ["sword", "star"]', "boot, sword, coin, hand"),
    ("hero", "etorn", 'ability = "bounty"', 'ability = "greed"', "one of: telekinesis, bounty"),
    ("hero", "etorn", 'ability = "bounty"', 'ability = "amulet"', "one of: telekinesis, bounty"),
    ("hero", "etorn", "once = false", "once = true", "'false'"),
    ("hero", "urgh", "cost = 5", "cost = 0", "1 or more"),
    ("hero", "etorn", "health = 4", "health = true", "expected a whole number"),
    ("enemy", "ent", "health = 2", "health = 0", "1 or more"),
    ("enemy", "ent", "rank = 2", "rank = 4", "0 to 3"),
    ("enemy", "ent", "tokens = 4", "tokens = 5", "1 to 4"),
    ("enemy", "ent", "potions = 0", "potions = 2", "0 to 1"),
    ("enemy", "ent", 'ability = "reach"', 'ability = "boss"', "one of: shambling"),
    ("enemy", "lich", 'ability = "ray"', 'ability = "reach"', "'reach' on one row alone"),
    # Items, potions, artifacts and events.
    ("item", "greatsword", "copies = 1", "copies = 0", "1 or more"),
    ("item", "greatsword", "price = 6", "price = 0", "1 or more"),
    ("item", "greatsword", 'passive = "greatsword"', 'passive = "rage"', "one of: shield, amulet"),
    ("item", "greatsword", 'passive = "greatsword"', 'passive = ""', "something in 'passive'"),
    ("item", "boots_of_haste", '"move", steps = 1', '"fly", steps = 1', "not an operation"),
    ("item", "boots_of_haste", "steps = 1", "wounds = 1", "takes 'steps', which is missing"),
    ("item", "boots_of_haste", "steps = 1", "steps = 0", "steps from 1 to 20"),
    ("item", "boots_of_haste", '"move", steps = 1', '"wound", amount = 1', "can be followed here"),
    (
        "item",
        "boots_of_haste",
        "steps = 1 }",
        'steps = 1 }, { op = "hover" }',
        "'move' as the last operation",
    ),
    ("item", "loaded_dice", "dice = 2 }", 'dice = 2 }, { op = "reroll", dice = 1 }', "once at most"),
    (
        "item",
        "pedlars_satchel",
        '{ op = "satchel" }',
        '{ op = "pay", gold = 1 }, { op = "satchel" }',
        "'satchel' as the only",
    ),
    (
        "potion",
        "phoenix_tears",
        'reaction = "phoenix"',
        'reaction = "stone_skin"',
        "'stone_skin' on one row alone",
    ),
    ("potion", "phoenix_tears", 'reaction = "phoenix"', 'reaction = "sneeze"', "one of: stone_skin, phoenix"),
    ("potion", "healing_potion", "amount = 2", "amount = 99", "amount from 1 to 20"),
    ("artifact", "prism", 'condition = "gems"', 'condition = "luck"', "one of: last_gold"),
    (
        "artifact",
        "trophy_blade",
        'passive = "trophy"',
        'passive = "shield"',
        "one of: trophy, bully, feather",
    ),
    ("event", "toll", 'timing = "end"', 'timing = "now"', "'end'"),
    ("event", "toll", 'effect = "toll"', 'effect = "tax"', "one of: fever"),
    ("event", "toll", 'effect = "toll"', 'effect = "vein"', "'vein' on one row alone"),
    # Bosses.
    ("boss", "ikee", 'id = "ikee"', 'id = "hydra"', "one of: medusa, ikee"),
    ("boss", "ikee", "health = 7", "health = 0", "1 or more"),
    ("boss", "ikee", 'token = "banner"', 'token = "mirror"', "one of: banner"),
    ("boss", "ikee", 'summon = "guard"', 'summon = "zombie"', "one of: guard"),
    ("boss", "ikee", 'summon = "guard"', 'summon = ""', "a 'summon' of its own"),
    ("boss", "ikee", "summoned = 1", "summoned = 5", "0 to 4"),
    ("token", "dread", 'id = "dread"', 'id = "doubt"', "one of: petrified, shackles, dread"),
    ("token", "dread", 'boss = "ikee"', 'boss = "hydra"', "one of: medusa, ikee"),
    ("token", "dread", "good = false", "good = true", "'false'"),
    ("token", "dread", "copies = 4", "copies = 0", "1 or more"),
    ("boss_card", "snake_bite", 'boss = "medusa"', 'boss = "hydra"', "one of: medusa, ikee"),
    ("boss_card", "snake_bite", 'range = "adj"', 'range = "far"', "one of: row, adj"),
    (
        "boss_card",
        "snake_bite",
        'marks = ["attack"]',
        'marks = ["sword"]',
        "names among: attack, left, right",
    ),
    ("boss_card", "snake_bite", 'marks = ["attack"]', "marks = []", "names among: attack, left, right"),
    ("boss_card", "snake_bite", '[{ op = "wound", amount = 2 }]', "[]", "an operation"),
    ("boss_card", "snake_bite", '"wound", amount = 2', '"heal", amount = 2', "can be followed here"),
    (
        "boss_card",
        "snake_bite",
        "source =",
        'gift = 1\nsource = { gift = "designed" }\n#',
        "must say the source",
    ),
    ("boss_card", "stone_rain", "mirror = true", "gift = 2", "unless mirror = true"),
    ("boss_card", "slither_left", 'way = "left"', 'way = "attack"', "one of: left, right"),
    ("boss_card", "slither_left", "steps = 2 }", 'steps = 2 }, { op = "leap" }', "one operation at most"),
    (
        "boss_card",
        "slither_left",
        '"slither", way = "left", steps = 2',
        '"summon", count = 1',
        "a 'summon' of its own",
    ),
    ("boss_card", "petrifying_gaze_1", 'token = "petrified"', 'token = "dread"', "one of: mirror, petrified"),
    ("boss_card", "tribute", 'marks = ["coin"]', 'marks = ["coin", "hand"]', "one symbol"),
    ("boss_card", "tribute", 'token = "gold"', 'token = "potion"', "one of: gold, gem"),
    (
        "boss_card",
        "tribute",
        'source = "designed"',
        'mirror = true\nsource = "designed"',
        "only Medusa's cards",
    ),
]


@pytest.mark.parametrize(("table", "name", "was", "now", "expected"), MISTAKES)
def test_a_mistake_is_refused_with_its_line_and_what_was_expected(
    table: str, name: str, was: str, now: str, expected: str
) -> None:
    text = changed(table, name, was, now)
    error = refused(text)
    assert expected in str(error)
    written = row(table, name).replace(was, now, 1)
    first = text[: text.index(written)].count("\n") + 1
    if "climbed" not in expected:  # which of two tiles is to blame is for the owner to say
        assert first <= line_of(error) <= first + written.count("\n")
    for language in LANGUAGES:
        assert str(line_of(error)) in words(language).error(error)


@pytest.mark.parametrize("table", TABLES)
def test_a_table_that_is_missing_is_named(table: str) -> None:
    text = re.sub(rf"\[+{table}\]+\n(?:.+\n)+", "", PRINTED)
    assert f"[{table}] is missing" in str(refused(text))


def without(table: str, *names: str) -> str:
    text = PRINTED
    for name in names:
        text = text.replace(row(table, name), "")
    return text


FOREST = ("mossy_steps", "hollow_trunk", "broken_bridge", "spider_lair", "merchants_stump")
RAIN = ("petrifying_gaze_2", "snake_bite", "tail_sweep", "stone_rain")
IKEE = (
    "blade_storm",
    "ground_slam",
    "dark_leap",
    "tribute",
    "hoarders_wrath",
    "call_the_guard",
    "iron_grip",
    "dread_roar",
    "nova_of_malice",
)


@pytest.mark.parametrize(
    ("table", "names", "expected"),
    [
        ("die", ("special",), "expected action, special, enemy"),
        ("tile", FOREST, "expected forest, boss = false: 8"),
        ("tile", ("eye_of_the_void", "silent_altar", "torn_veil"), "expected void, boss = true: 2"),
        ("hero", ("melosa", "miksy", "urgh"), "expected extra = false: 4"),
        ("enemy", ("ent",), "expected rank = 2, extra = false: 2"),
        ("boss", ("medusa",), "expected medusa, ikee"),
        ("token", ("dread",), "expected petrified, shackles, dread"),
        ("boss_card", IKEE, "expected ikee: 2"),
        ("boss_card", RAIN, "Medusa would draw for ever"),
    ],
)
def test_too_few_rows_are_counted(table: str, names: tuple[str, ...], expected: str) -> None:
    assert expected in str(refused(without(table, *names)))


def test_there_are_two_artifacts_for_one_who_plays_alone() -> None:
    listed = [each.id for each in open_box().artifacts if each.solo]
    assert "solo = true: 2" in str(refused(without("artifact", *listed[1:])))


def test_more_tiles_than_anybody_would_stack_are_refused() -> None:
    tile = row("tile", "mossy_steps")
    more = "\n".join(tile.replace("mossy_steps", f"copy_{number}") for number in range(40))
    assert "[[tile]] rows: 72; expected 64" in str(refused(f"{PRINTED}\n{more}"))


def test_the_names_the_checks_know_are_those_of_the_printed_box() -> None:
    box = open_box()
    assert {each.ability for each in box.enemies[: box.first_boss]} == set(ABILITIES)
    assert {each.condition for each in box.artifacts} == set(CONDITIONS)
    assert {each.effect: each.timing for each in box.events} == EFFECTS


def test_what_is_exported_is_what_is_printed() -> None:
    assert open_box(PRINTED).digest == open_box().digest
    assert open_box(PRINTED).tiles == open_box().tiles


def test_every_row_says_where_its_figures_come_from() -> None:
    box = open_box()
    listed = (
        *box.tiles,
        *box.heroes,
        *box.enemies[: box.first_boss],
        *box.items,
        *box.potions,
        *box.artifacts,
        *box.events,
    )
    for each in (box.supply, *listed, *box.bosses, *box.tokens, *box.cards):
        assert each.source
        assert set(each.source.values()) <= {"rulebook", "sourced", "designed"}


def test_the_box_holds_the_published_numbers() -> None:
    box = open_box()
    core = {
        "heroes": sum(not row.extra for row in box.heroes),
        "items": sum(row.copies for row in box.items if not row.extra),
        "potions": sum(row.copies for row in box.potions if not row.extra),
        "enemies": sum(not row.extra and row.rank > 0 for row in box.enemies[: box.first_boss]),
    }
    assert core == {"heroes": 6, "items": 15, "potions": 15, "enemies": 6}
    assert (len(box.tiles), len(box.artifacts), len(box.events), len(box.bosses), len(box.cards)) == (
        32,
        10,
        12,
        2,
        20,
    )
    assert (box.supply.gold, box.supply.gems, box.supply.health, box.supply.boss_tokens) == (35, 50, 25, 20)


def test_every_stacking_of_the_printed_tiles_can_be_climbed() -> None:
    assert list(unclimbable(open_box().tiles)) == []


def test_a_tile_that_cannot_be_climbed_names_the_one_below_it() -> None:
    error = refused(changed("tile", "mossy_steps", '"+ +-+#+-+-+"', '"+-+-+-+-+-+"'))
    assert "when it lies on 'mossy_steps'" in str(error)


def test_an_own_tile_that_can_be_climbed_is_taken() -> None:
    box = open_box(changed("tile", "mossy_steps", '" . D . . G "', '" . g . . d "'))
    own = next(each for each in box.tiles if each.id == "mossy_steps")
    assert own.art[0] == " . g . . d "


def played(content: str, seed: int, seats: int = 3, **settings: str) -> Any:
    """A whole game, with every question and answer said aloud."""
    table = mazmorra.game("platformer", content=content, **settings).new(seats, seed=seed)
    say, rng, names = words("es"), random.Random(seed), ("Ana", "Bea", "Carla", "Dolores")[:seats]
    while not table.over:
        ask = table.asks[0]
        assert say.question("platformer", ask, names)
        assert all(say.label(table.game, ask, option, names) for option in ask.options)
        table.answer(ask.seat, climber(rng, ask))
    for event in table.events:
        assert say.event("platformer", event.face(0), names, 0)
    return table


def test_a_corrected_figure_counts_in_the_game() -> None:
    text = changed("supply", "", "rounds = 40", "rounds = 2")
    table = played(text, seed=1)
    assert table.state.ending == "PL-Q-116"
    assert table.state.round == 3
    healthy = re.sub(r"health = \d\nstar", "health = 1\nstar", PRINTED)
    assert mazmorra.game("platformer", content=healthy).new(2, seed=1).state.health == [1, 1]


OWN_IDS = [
    ("tile", "mossy_steps"),
    ("hero", "etorn"),
    ("enemy", "zombie"),
    ("enemy", "stone_golem"),
    ("item", "ninja_gear"),
    ("item", "polished_shield"),
    ("item", "greatsword"),
    ("potion", "healing_potion"),
    ("potion", "stone_skin_potion"),
    ("potion", "phoenix_tears"),
    ("artifact", "prism"),
    ("event", "toll"),
    ("boss_card", "snake_bite"),
]


def renamed() -> str:
    """The box with ids the catalogues have never heard of."""
    text = PRINTED
    for table, name in OWN_IDS:
        old = row(table, name)
        text = text.replace(old, old.replace(f'"{name}"', f'"own_{name}"', 1))
    text = text.replace('summon = "guard"', 'summon = "own_guard"').replace(
        'id = "guard"', 'id = "own_guard"'
    )
    return text.replace('name = "tribute"', 'name = "own_tribute"').replace('"mirror"', '"own_mirror"')


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {"artifacts": "on", "cards": "all"}),
        (3, {"tiles": "void", "boss": "ikee"}),
        (2, {"map": "larger", "boss": "medusa"}),
    ],
)
def test_content_with_names_of_its_own_plays_and_is_spoken_of_by_them(
    seats: int, settings: dict[str, str], seed: int
) -> None:
    table = played(renamed(), seed, seats, **settings)
    assert table.state.ending or table.state.winner >= 0


def written(rng: random.Random, op: str) -> str:
    figures = "".join(f", {name} = {rng.choice((1, 3, 20))}" for name in VOCABULARY[op].args)
    return f'{{ op = "{op}"{figures} }}'


def dealt(rng: random.Random) -> str:
    """The operations of a card at random, as far as the checks let them stand together."""
    last = rng.choice(sorted(VOCABULARY.having(CARD)))
    others = [] if VOCABULARY.marks(last, ALONE) else sorted(VOCABULARY.having(AT_ONCE) - {last})
    before = rng.sample(others, rng.randint(0, 3)) if others else []
    return ", ".join(written(rng, op) for op in (*before, last))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_operations_the_checks_let_stand_together_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    cards, bosses = PRINTED.split("[[boss]]", 1)
    mixed = re.sub(r"(?m)^does = .+", lambda _: f"does = [{dealt(rng)}]", cards)
    played(f"{mixed}[[boss]]{bosses}", seed, 1 + seed % 4, artifacts="on", cards="all")


LEFT_OUT = [
    (
        "item",
        (
            "ninja_gear",
            "polished_shield",
            "ghost_cloak",
            "heart_amulet",
            "greatsword",
            "lucky_coin",
            "grappling_hook",
        ),
    ),
    ("potion", ("stone_skin_potion", "phoenix_tears", "blink_potion", "fire_flask", "frost_flask")),
    (
        "enemy",
        (
            "goblin_thief",
            "cave_bat",
            "skeleton",
            "orc_brute",
            "giant_spider",
            "mimic",
            "vampire",
            "minotaur",
            "lich",
        ),
    ),
    (
        "event",
        (
            "gold_fever",
            "greased_ladders",
            "blood_moon",
            "rusty_blades",
            "travelling_merchant",
            "second_wind",
            "toll",
        ),
    ),
    (
        "artifact",
        (
            "coin_gun",
            "climbers_crown",
            "trophy_blade",
            "last_breath_chalice",
            "bullys_cloak",
            "phoenix_feather",
        ),
    ),
    ("boss_card", ("call_the_guard", "dark_leap", "slither_left", "petrifying_gaze_1")),
]


@pytest.mark.parametrize(("table", "names"), LEFT_OUT, ids=[table for table, _ in LEFT_OUT])
@pytest.mark.parametrize("seats", [1, 2])
def test_what_the_rules_know_by_name_may_be_left_out(table: str, names: tuple[str, ...], seats: int) -> None:
    played(without(table, *names), 5, seats, artifacts="on", cards="all")

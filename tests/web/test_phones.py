"""Real phones, with their browsers' bars: what is asked, what it is answered with and where one stands are
all in sight at once, each in its place, whatever the question.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mazmorra
from tests.server.http.running import Person, Running
from tests.web import platformer_games, quest_games
from tests.web.playing import GLOWING
from tests.web.tables import against_bots, going_on, taken_in
from tests.web.visitor import WIDE, Arrive, Visitor

PHONES = [(390, 664), (360, 640), (844, 390), (390, 844)]
SMALL = [(1024, 768), (1280, 720)]
"""Low screens of tablets on their side and of small laptops."""
OTHERS = [(820, 1180), (1440, 900)]
KEPT = Path(__file__).parents[1] / "replays" / "raiders-devir-standard-4-1.json"
PLACES = """here => {
  const box = element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  const seen = selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility());
  const boxes = selector => seen(selector).map(box);
  const given = document.querySelector("[data-given]");
  const words = document.querySelector("[data-bar] .words"), asks = words.querySelector("[data-question]");
  const page = document.documentElement;
  return {
    bar: boxes("[data-bar]")[0],
    given: box(given),
    answers: boxes("[data-given] [data-option]"),
    board: boxes(".table > .board")[0],
    here: boxes(here)[0],
    laid: boxes(".laid > *"),
    beyond: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    scrolled: given.scrollHeight - given.clientHeight,
    cut: asks.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom,
    hidden: seen(".table > .board").map(each => each.scrollHeight - each.clientHeight)[0],
  };
}"""
HERE = {
    "raiders": "[data-part=room]",
    "quest": "[data-part=map] .pawn.active",
    "platformer": "[data-part=tower] g.active",
}
"""Where one stands."""
Box = tuple[int, int, int, int]


def tables(ana: Person, game: str) -> list[str]:
    """Tables of a game at several kinds of questions."""
    if game == "raiders":
        kept = taken_in(ana, KEPT.read_text("utf-8"))
        cards = [going_on(ana, kept, "card", number) for number in (9, 40, 70)]
        return [against_bots(ana, 4), going_on(ana, kept, "torch", 0), *cards]
    if game == "quest":
        walked = taken_in(ana, str(quest_games.played(4, 1).save()))
        kinds = ["action", "hero_card", "determination", "flee", "secret_door"]
        return [going_on(ana, walked, kind, number) for kind in kinds for number in (0, -1)]
    climbed = taken_in(ana, str(platformer_games.played(2, 1).save()))
    kinds = ["act", "step", "swords", "shift", "forge_into"]
    return [going_on(ana, climbed, kind, number) for kind in kinds for number in (0, -1)]


def within(inner: Box, outer: Box) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def assert_all_in_sight(places: dict[str, Any], size: tuple[int, int], where: str) -> None:
    told = f"{where} at {size}: {places}"
    screen = (0, 0, *size)
    assert max(*places["beyond"], places["scrolled"]) <= 0, f"something scrolls: {told}"
    for each in (places["bar"], places["given"], places["board"]):
        assert within(each, screen), f"{each} is not in sight: {told}"
    assert all(within(each, places["given"]) for each in places["answers"]), f"an answer is cut: {told}"
    assert within(places["here"], places["board"]), f"where one stands is not in sight: {told}"
    parts = [places["bar"], places["given"], places["board"]]
    assert all(apart(one, other) for one in parts for other in parts if one is not other), told
    assert all(apart(places["here"], each) for each in places["laid"]), f"a card lies on the hero: {told}"


@pytest.mark.parametrize("game", ["raiders", "quest", "platformer"])
def test_question_answers_and_board_are_in_sight_on_small_screens_and_keep_their_places(
    arrive: Arrive, server: Running, game: str
) -> None:
    host = server.person("Ana")
    ana = arrive("Ana", token=host.token, size=PHONES[0], touch=True)
    ana.goes("/about")
    boxes: dict[tuple[int, int], set[tuple[Box, Box]]] = defaultdict(set)

    for table in tables(host, game):
        ana.turns_to(f"/t/{table}")
        ana.page.locator(GLOWING).first.wait_for()
        kind = ana.page.locator("[data-question]").get_attribute("data-question")
        for size in (*PHONES, *SMALL, WIDE, *OTHERS):
            places = looked_at(ana, size, HERE[game])
            if size not in OTHERS:
                boxes[size].add((tuple(places["given"]), tuple(places["board"])))
            if size in SMALL:
                assert places["hidden"] <= 0, f"the board scrolls: {game}, {kind} at {size}: {places}"
            if size in (*PHONES, *SMALL):
                assert_all_in_sight(places, size, f"{game}, {kind}")
            assert places["cut"] <= 2, f"the question is cut: {game}, {kind} at {size}: {places}"
            assert all(within(each, places["given"]) for each in places["answers"]), (
                f"an answer is out of sight: {game}, {kind} at {size}: {places}"
            )

    assert {size: len(each) for size, each in boxes.items()} == dict.fromkeys(boxes, 1), boxes


def test_on_its_side_a_phone_shows_who_teaches_beside_the_board_and_the_hand(arrive: Arrive) -> None:
    ana = arrive("Ana", size=PHONES[2], touch=True)
    ana.goes("/learn/raiders/first-level")
    guide = ana.page.locator("[data-guide]")
    guide.locator("p").first.wait_for()
    while not ana.page.locator(GLOWING).count():
        ana.page.keyboard.press("ArrowRight")
    corners = "each => Object.values(each.getBoundingClientRect().toJSON()).slice(0, 4)"
    left, top, _, height = guide.evaluate(corners)
    x, y, _, high = ana.page.locator("[data-part=hand]").evaluate(corners)

    assert top + height <= y
    assert max(y + high, top + height) <= PHONES[2][1]
    board = ana.page.locator("[data-part=room]").evaluate(corners)
    assert board[0] + board[2] <= min(left, x)
    assert board[1] + board[3] <= PHONES[2][1]


@pytest.mark.parametrize("size", PHONES[1:3])
def test_on_phones_a_replay_shows_the_board_above_the_film(
    arrive: Arrive, server: Running, size: tuple[int, int]
) -> None:
    host = server.person("Ana")
    game = taken_in(host, str(quest_games.played(4, 1).save()))
    ana = arrive("Ana", token=host.token, size=size, touch=True)
    ana.goes(f"/replay/{game}?at=60")
    film = ana.page.locator("section:has([data-step=on])").last
    film.wait_for()
    board = ana.page.locator("[data-part=map]").bounding_box()
    below = film.bounding_box()

    assert board
    assert below
    assert board["height"] >= 150
    assert board["y"] + board["height"] <= below["y"]
    assert below["y"] + below["height"] <= size[1]


UNTOUCHED = """() =>
  [...document.querySelectorAll("[data-option], [data-target]")]
    .filter(each => !each.disabled && each.checkVisibility())
    .filter(each => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map(each => each.textContent.trim())
"""
"""Answers whose middle something else covers, or which are out of sight."""


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("platformer", ["hand", "act", "star", "swords"]),
        ("quest", ["determination", "penance", "lighten"]),
        ("raiders", ["character", "challenge"]),
    ],
)
def test_of_questions_with_most_answers_all_can_be_touched_on_phones(
    arrive: Arrive, server: Running, game: str, kinds: list[str]
) -> None:
    host = server.person("Ana")
    games = {
        "platformer": lambda: platformer_games.played(4, 1),
        "quest": lambda: quest_games.played(4, 1),
        "raiders": lambda: raided(1, 1, edition="classic", mode="solitaire"),
    }
    kept = taken_in(host, str(games[game]().save()))
    ana = arrive("Ana", "", language="pt-BR", token=host.token, size=PHONES[0], touch=True)
    ana.goes("/about")

    for kind in kinds:
        ana.turns_to(f"/t/{going_on(host, kept, kind, widest(host, kept, kind))}")
        ana.page.locator(GLOWING).first.wait_for()
        for size in PHONES:
            places = looked_at(ana, size, HERE[game])
            assert max(*places["beyond"], places["scrolled"]) <= 0, f"{kind} scrolls at {size}: {places}"
            assert not ana.page.evaluate(UNTOUCHED), f"{kind} at {size}"


@pytest.mark.parametrize("size", PHONES[:2])
def test_on_a_phone_the_name_of_a_hero_is_whole(
    arrive: Arrive, server: Running, size: tuple[int, int]
) -> None:
    host = server.person("Ana")
    game = taken_in(host, str(quest_games.played(4, 2).save()))
    ana = arrive("Ana", "", language="es", token=host.token, size=size, touch=True)
    ana.goes(f"/t/{going_on(host, game, 'orientation')}")
    name = ana.page.locator("[data-part=sheet] .name")
    name.wait_for()

    assert name.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    assert name.evaluate("each => each.scrollHeight - each.clientHeight") <= 2


def widest(host: Person, game: str, kind: str) -> int:
    """Which question of a kind has most answers: the so many-th."""
    found = widths(host, game, kind)
    return found.index(max(found))


def widths(host: Person, game: str, kind: str) -> list[int]:
    """How many answers each question of a kind has."""
    film = host.get(f"/tables/{game}/film?seat=everything")
    asked = [film["questions"][each] for moment in film["moments"] for each in moment["questions"]]
    return [len(each["options"]) for each in asked if each["kind"] == kind]


def test_on_phones_what_fleeing_costs_and_three_ways_to_spend_determination_are_read_to_the_end(
    arrive: Arrive, server: Running
) -> None:
    host = server.person("Ana")
    fled, spent = (taken_in(host, str(quest_games.played(4, seed).save())) for seed in (3, 2))
    tables = [
        going_on(host, fled, "flee", -1),
        going_on(host, spent, "determination", widths(host, spent, "determination").index(3)),
    ]
    ana = arrive("Ana", "", language="pt-BR", token=host.token, size=PHONES[0], touch=True)

    for table in tables:
        ana.goes(f"/t/{table}")
        ana.page.locator(GLOWING).first.wait_for()
        for size in PHONES[:3]:
            places = looked_at(ana, size, HERE["quest"])
            assert places["scrolled"] <= 0, f"scrolls at {size}: {places}"
            notes = ana.page.locator("[data-given] [data-option] small").all()
            cut = [each.evaluate("note => note.scrollHeight - note.clientHeight") for each in notes]
            assert max(cut) <= 1, f"what it brings is cut at {size}: {cut}"


def test_a_hint_moves_no_answer_on_a_phone(arrive: Arrive, server: Running) -> None:
    host = server.person("Ana")
    ana = arrive("Ana", token=host.token, size=PHONES[0], touch=True)
    ana.goes(f"/t/{against_bots(host, 4)}")
    ana.page.locator(GLOWING).first.wait_for()
    before = looked_at(ana, PHONES[0], HERE["raiders"])

    ana.page.locator("[data-take-hint]").tap()
    ana.page.locator("[data-hint=best] li").nth(1).wait_for()

    after = looked_at(ana, PHONES[0], HERE["raiders"])
    assert after["answers"] == before["answers"]
    assert after["scrolled"] <= 0


@pytest.mark.parametrize("size", SMALL)
def test_the_log_stands_beside_the_board_only_where_both_have_room(
    arrive: Arrive, server: Running, size: tuple[int, int]
) -> None:
    host = server.person("Ana")
    ana = arrive("Ana", token=host.token, size=size)
    ana.goes(f"/t/{against_bots(host, 4)}")
    ana.page.locator(GLOWING).first.wait_for()
    folds = size == SMALL[0]

    assert ana.page.locator("[role=tablist]").count() == (0 if folds else 1)
    if folds:
        ana.button("web-side-log").click()
        ana.page.locator("dialog[open] li").first.wait_for()


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_one_touch_of_the_first_screen_begins_a_game(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    ana = arrive(size=size, touch=True)
    ana.goes("/")
    box = ana.button("web-start-play").first.bounding_box()

    assert box
    assert box["y"] + box["height"] <= size[1]


WORDIEST = ["spike", "lava", "boulder", "vault_items"]
"""The rooms with most words, which also come late, so that there are items in hand."""


def test_rooms_of_many_words_are_in_sight_on_phones_among_five(arrive: Arrive, server: Running) -> None:
    host = server.person("Ana")
    game = taken_in(host, str(raided(5, 0, edition="classic").save()))
    ana = arrive("Ana", "", language="pt-BR", token=host.token, size=PHONES[0], touch=True)
    ana.goes("/about")

    for room in WORDIEST:
        ana.turns_to(f"/t/{going_on(host, game, 'card', -1, room=room)}")
        ana.page.locator(GLOWING).first.wait_for()
        for size in PHONES:
            places = looked_at(ana, size, HERE["raiders"])
            assert_all_in_sight(places, size, room)
            assert places["hidden"] <= 0, f"the board scrolls in {room} at {size}: {places}"


LAPTOPS = [(1440, 900), (1366, 768), *SMALL, (1366, 640)]


def test_rooms_of_many_words_and_what_is_at_stake_are_whole_on_laptops(
    arrive: Arrive, server: Running
) -> None:
    host = server.person("Ana")
    game = taken_in(host, str(raided(5, 0, edition="classic").save()))
    tables = [going_on(host, game, "card", -1, room=room) for room in WORDIEST]
    ana = arrive("Ana", "", language="pt-BR", token=host.token, size=LAPTOPS[0])

    for table in tables:
        ana.goes(f"/t/{table}")
        ana.page.locator(GLOWING).first.wait_for()
        for size in LAPTOPS:
            places = looked_at(ana, size, HERE["raiders"])
            assert max(*places["beyond"], places["hidden"], places["scrolled"]) <= 0, f"{size}: {places}"
            words = ana.page.locator("[data-bar] .words")
            assert words.evaluate("each => each.scrollHeight - each.clientHeight") <= 0, size


def raided(seats: int, seed: int, **settings: str) -> Any:
    """A whole game of Dungeon Raiders, played at random."""
    table = mazmorra.game("raiders", **settings).new(seats=seats, seed=seed)
    rng = Random(seed)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))
    return table


def looked_at(ana: Visitor, size: tuple[int, int], here: str) -> dict[str, Any]:
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    settled = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    ana.page.evaluate(settled)
    found: dict[str, Any] = ana.page.evaluate(PLACES, here)
    return found


@pytest.mark.parametrize("size", PHONES[1:3])
def test_on_a_phone_two_screens_hold_my_games_the_three_games_and_the_tables_to_join(
    arrive: Arrive, server: Running, size: tuple[int, int]
) -> None:
    host, bruno = server.person("Ana"), server.person("Bruno")
    against_bots(host)
    against_bots(host, 2, game="platformer")
    bruno.sit(bruno.table(3, options={"public": True}), 0)
    ana = arrive("Ana", token=host.token, size=size, touch=True)
    ana.goes("/")

    for there in ("#continue", "[data-ways]", "#join-link", "section:has(#join-link) a[href^='/t/']"):
        ana.page.locator(there).first.wait_for()
    ends = [
        ana.page.locator(there).last.evaluate("element => element.getBoundingClientRect().bottom + scrollY")
        for there in ("section:has(#continue)", "[data-ways]", "#join-link")
    ]

    assert max(ends) <= 2 * size[1], ends


def test_on_a_phone_the_rules_of_a_question_leave_the_hand_in_sight(arrive: Arrive, server: Running) -> None:
    host = server.person("Ana")
    kept = taken_in(host, KEPT.read_text("utf-8"))
    ana = arrive("Ana", token=host.token, size=PHONES[0], touch=True)
    ana.goes(f"/t/{going_on(host, kept, 'card', 9)}")
    ana.page.locator(GLOWING).first.wait_for()
    before = looked_at(ana, PHONES[0], HERE["raiders"])

    ana.page.locator("[data-rules]").click()
    rules = ana.page.locator("[data-given] .rules")
    rules.locator(".clause p").nth(1).wait_for()

    after = looked_at(ana, PHONES[0], HERE["raiders"])
    assert after["answers"] == before["answers"]
    assert after["scrolled"] <= 0
    box = rules.bounding_box()
    assert box
    assert 0 <= box["y"] < box["y"] + box["height"] <= after["bar"][1]


def test_the_board_of_a_tablet_is_as_high_with_many_items_as_with_few(
    arrive: Arrive, server: Running
) -> None:
    host = server.person("Ana")
    kept = taken_in(host, KEPT.read_text("utf-8"))
    ana = arrive("Ana", token=host.token, size=OTHERS[0])
    ana.goes("/about")
    heights = set()

    for number in (9, 40, 70):
        ana.turns_to(f"/t/{going_on(host, kept, 'card', number)}")
        ana.page.locator(GLOWING).first.wait_for()
        places = looked_at(ana, OTHERS[0], HERE["raiders"])
        heights.add(places["board"][3] - places["board"][1])

    assert len(heights) == 1, heights

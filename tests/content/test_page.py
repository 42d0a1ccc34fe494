"""The page and the table of `mazmorra content show`: everything in the box, in three languages, in HTML that
holds together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html.parser import HTMLParser

import pytest

import mazmorra
from mazmorra.content.leaflet import Leaflet, Piece, marks
from mazmorra.content.markup import Markup, tag, together
from mazmorra.content.page import page
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games.platformer import PlatformerGame
from mazmorra.games.platformer.box import operations as platformer_operations
from mazmorra.games.platformer.box import rows as platformer_rows
from mazmorra.games.platformer.box.loading import open_box as platformer_box
from mazmorra.games.platformer.told import page as platformer_page
from mazmorra.games.platformer.told.drawing import tile
from mazmorra.games.quest import QuestGame
from mazmorra.games.quest.box.loading import open_box
from mazmorra.games.quest.box.operations import VOCABULARY
from mazmorra.games.quest.game import SWITCHES
from mazmorra.games.quest.told import page as quest_page
from mazmorra.games.quest.told.drawing import faces
from mazmorra.games.raiders import RaidersGame
from mazmorra.games.raiders.box import operations as raiders_operations
from mazmorra.games.raiders.told import page as raiders_page

VOID = {"input", "meta"}
PLAIN = {switch: values[0] for switch, values in SWITCHES.items()}


class Reader(HTMLParser):
    """Reads a page, and fails where an element is closed that is not open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.drawn: dict[str, int] = {}
        self.shapes: list[str] = []
        self.links: list[str] = []
        self.said: list[str] = []
        self.here = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, element: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.links += [given[name] or "" for name in ("href", "src", "xlink:href") if name in given]
        if "data-id" in given:
            self.here = given["data-id"] or ""
            self.ids.append(self.here)
        if element == "svg" and given.get("role") == "img":
            assert given["aria-label"]
            self.drawn[self.here] = self.drawn.get(self.here, 0) + 1
        if element not in VOID:
            self.open.append(element)

    def handle_endtag(self, element: str) -> None:
        assert self.open.pop() == element

    def handle_data(self, said: str) -> None:
        self.said.append(said)


def quest_leaflet(language: str, content: str | None = None) -> Leaflet:
    return quest_page.leaflet(QuestGame(PLAIN, content), words(language))


@cache
def quest_html(language: str, content: str | None = None) -> str:
    return page(quest_leaflet(language, content), "DungeonQuest", "quest", words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_of_quest_is_on_the_page(language: str) -> None:
    read, box = Reader(quest_html(language)), open_box()
    for kind in box.kinds[: box.tiles]:
        assert f"tile/{kind.id}" in read.ids
    for card in box.cards:
        assert f"{card.deck}/{card.id}" in read.ids
    listed = [("hero", box.heroes), ("rune", box.runes), ("outcome", box.outcomes), ("monster", box.monsters)]
    for table, rows in listed:
        assert [f"{table}/{row.id}" for row in rows] == [
            each for each in read.ids if each.startswith(f"{table}/")
        ]
    assert len(read.ids) == len(set(read.ids))
    assert sum(each.startswith("clash/") for each in read.ids) == 9
    assert sum(each.startswith("space/") for each in read.ids) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_name_and_its_text_on_the_page(language: str) -> None:
    say, said = words(language), "\n".join(Reader(quest_html(language)).said)
    for card in open_box().cards:
        assert say.say(f"quest-card-{card.id}") in said
        assert say.say(f"quest-card-{card.id}-text") in said
    for hero in open_box().heroes:
        assert all(say.say(f"quest-ability-{ability}-text") in said for ability in hero.abilities)


def test_every_tile_is_drawn() -> None:
    read, box = Reader(quest_html("en")), open_box()
    assert all(read.drawn[f"tile/{kind.id}"] == 1 for kind in box.kinds[: box.tiles])


def drawing(tile: str) -> str:
    pieces = {
        piece.id: piece
        for chapter in quest_leaflet("en").chapters
        if chapter.table == "tile"
        for piece in chapter.pieces
    }
    return pieces[tile].drawing


@pytest.mark.parametrize(
    ("tile", "passages", "doors", "portcullises"),
    [
        ("dn1", 4, 0, 0),
        ("dn8", 1, 0, 0),
        ("do4", 4, 3, 0),
        ("pc1", 4, 0, 1),
        ("pc8", 2, 1, 1),
        ("co5", 2, 0, 0),
    ],
)
def test_a_tile_shows_its_passages_doors_and_portcullises(
    tile: str, passages: int, doors: int, portcullises: int
) -> None:
    drawn = drawing(tile)
    assert drawn.count('height="56"') == 2 * passages  # in ink and on paper
    assert drawn.count("M33 2.5h34v8.5h-34z") == doors
    assert drawn.count('class="iron"') == portcullises


def test_a_tile_shows_what_is_in_it() -> None:
    assert 'class="flame"' in drawing("dn1")
    assert 'class="flame"' not in drawing("tr1")
    assert 'class="stairs"' in drawing("st1")
    assert ">1-2</text>" in drawing("da1")
    assert drawing("ch1") != drawing("ch2")
    assert drawing("ci1") != drawing("ci2")


def test_the_faces_of_a_die_are_told_in_short() -> None:
    assert faces("LLEERR", "E") == "3-4"
    assert faces("LELEEE", "L") == "1, 3"
    assert faces("LEEEEE", "L") == "1"


def test_the_page_asks_for_nothing_from_elsewhere() -> None:
    text = quest_html("pt")
    assert all(link.startswith("#") for link in Reader(text).links)
    assert not re.search(r"https?:|@import|url\(|<script", text)


def test_each_mark_is_explained_and_each_piece_says_where_it_comes_from() -> None:
    read = Reader(quest_html("es"))
    for mark in ("rulebook", "sourced", "designed"):
        assert words("es").say(f"content-source-{mark}-text") in "".join(read.said)
    for chapter in quest_leaflet("es").chapters:
        assert all(piece.source for piece in chapter.pieces)


def test_marks_name_their_figures_where_they_differ() -> None:
    assert marks([{"copies": "sourced", "does": "sourced"}]) == {"sourced": ()}
    assert marks([{"copies": "designed", "does": "rulebook"}]) == {
        "rulebook": ("does",),
        "designed": ("copies",),
    }


def own(changes: Mapping[str, str]) -> str:
    text = QuestGame.content_text({}, "heading")
    for was, now in changes.items():
        assert was in text
        text = text.replace(was, now, 1)
    return text


def test_what_own_content_says_is_escaped() -> None:
    text = own({'id = "hugo"': 'id = "<b>&\\"x"', 'name = "troll"': 'name = "<script>"'})
    html = quest_html("en", text)
    assert "<script>" not in html
    assert "&lt;script&gt;" in html
    assert 'data-id="hero/&lt;b&gt;&amp;&quot;x"' in html
    assert 'hero/<b>&"x' in Reader(html).ids


def test_a_card_with_other_figures_is_told_by_its_own_and_not_by_the_printed_text() -> None:
    does = '{{ op = "wound", amount = {} }}, {{ op = "skip", turns = {} }}'
    text = own({does.format(4, 1): does.format(7, 2)})
    trap = next(chapter for chapter in quest_leaflet("en", text).chapters if chapter.table == "trap")
    explosion = next(piece for piece in trap.pieces if piece.id == "explosion")
    assert explosion.text == "Wounds: 7, lost turns: 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_operation_has_words(language: str) -> None:
    renamed = own(
        {f'id = "{card.id}"': f'id = "own_{card.id}"' for card in open_box().cards if card.id not in KNOWN}
    )
    for chapter in quest_leaflet(language, renamed).chapters:
        for piece in chapter.pieces:
            assert piece.name
    assert all(words(language).has(f"content-quest-op-{op}") for op in VOCABULARY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_operation_of_a_room_has_words(language: str) -> None:
    told = set(raiders_operations.VOCABULARY) - {"take"}  # which is told by the name of the item
    assert all(words(language).has(f"raiders-fact-{op}") for op in told)


KNOWN = ("bottle_imp", "forbidden_tome", "treasure_chest")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["classic", "devir"])
def test_everything_in_the_box_of_raiders_is_on_its_page(edition: str, language: str) -> None:
    game = RaidersGame({"edition": edition, "mode": "standard"})
    leaflet = raiders_page.leaflet(game, words(language))
    read = Reader(page(leaflet, "Dungeon Raiders", "raiders", words(language)))
    named = {each.split("/")[1] for each in read.ids}
    assert {room.id for room in game.box.rooms} <= named
    assert {row.id for row in (*game.box.characters, *game.box.levels, *game.box.attacks)} <= named
    for room in game.box.rooms:
        assert words(language).say(f"raiders-room-{room.id}") in read.said


@pytest.mark.parametrize("name", mazmorra.games())
def test_every_game_has_a_page(name: str) -> None:
    pages = {"quest": quest_page, "raiders": raiders_page, "platformer": platformer_page}
    assert pages[name].leaflet(mazmorra.game(name), words("en")).chapters


def platformer_leaflet(language: str, content: str | None = None) -> Leaflet:
    return platformer_page.leaflet(PlatformerGame(PlatformerGame.variants()[0], content), words(language))


@cache
def platformer_html(language: str) -> str:
    return page(platformer_leaflet(language), "Platformer", "platformer", words(language))


def platformer_piece(table: str, name: str, language: str = "en", content: str | None = None) -> Piece:
    chapter = next(each for each in platformer_leaflet(language, content).chapters if each.table == table)
    return next(piece for piece in chapter.pieces if piece.id == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_of_platformer_is_on_the_page(language: str) -> None:
    read, box = Reader(platformer_html(language)), platformer_box()
    listed = {
        "die": ("action", "special", "enemy"),
        "supply": ("supply",),
        "tile": box.tiles,
        "hero": box.heroes,
        "enemy": box.enemies[: box.first_boss],
        "item": box.items,
        "potion": box.potions,
        "artifact": box.artifacts,
        "event": box.events,
        "boss": box.bosses,
        "token": box.tokens,
        "boss_card": box.cards,
    }
    assert listed.keys() == platformer_rows.TABLES.keys()
    for table, rows in listed.items():
        ids = {f"{table}/{row if isinstance(row, str) else row.id}" for row in rows}
        assert ids == {each for each in read.ids if each.startswith(f"{table}/")}
    assert len(read.ids) == len(set(read.ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_platformer_has_its_name_and_its_text_on_the_page(language: str) -> None:
    say, said, box = words(language), "\n".join(Reader(platformer_html(language)).said), platformer_box()
    kinds = {
        "item": box.items,
        "potion": box.potions,
        "artifact": box.artifacts,
        "event": box.events,
        "boss": box.bosses,
    }
    keys = [f"platformer-{kind}-{row.id}" for kind, rows in kinds.items() for row in rows]
    keys += [f"platformer-badge-{row.id}" for row in box.tokens] + [
        f"platformer-card-{row.name}" for row in box.cards
    ]
    keys += [f"platformer-ability-{row.ability}" for row in box.heroes]
    keys += [f"platformer-ability-{row.ability}" for row in box.enemies[: box.first_boss]]
    for key in keys:
        assert say.say(key) in said
        assert say.say(f"{key}-text") in said


def test_platformer_page_asks_for_nothing_from_elsewhere() -> None:
    text = platformer_html("es")
    assert all(link.startswith("#") for link in Reader(text).links)
    assert not re.search(r"https?:|@import|url\(|<script", text)


def test_every_platformer_tile_and_die_is_drawn() -> None:
    read = Reader(platformer_html("pt"))
    drawn = [each for each in read.ids if each.startswith(("tile/", "die/", "boss_card/", "hero/"))]
    assert all(read.drawn[each] == 1 for each in drawn)


@pytest.mark.parametrize("name", [row.id for row in platformer_box().tiles])
def test_a_drawing_has_every_sign_of_its_tile(name: str) -> None:
    row = next(row for row in platformer_box().tiles if row.id == name)
    drawn = platformer_piece("tile", name).drawing
    cells, floors = "".join(row.art[::2]), "".join(row.art[1::2])
    looks = {
        "foe": "E",
        "coin": "Gg",
        "gem": "Dd",
        "spike": "X",
        "stall": "S",
        "portal": "V",
        "crown": "B",
        "icon": "*",
    }
    for look, signs in {**looks, "ladder": "Hgd", "wall": "|"}.items():
        assert drawn.count(f'class="{look}"') == sum(cells.count(sign) for sign in signs), look
    assert drawn.count('class="platform"') == floors.count("-") + 2 * floors.count(
        "#"
    )  # left and right of the ladder
    assert drawn.count('class="one-way"') == floors.count("=") == (5 if row.boss else 0)
    assert f'class="{row.kind}"' in drawn


def test_a_ladder_is_drawn_through_the_platform_it_crosses() -> None:
    art = ("           ", "+ + + + + +", "           ", "+#+ + + + +", " H H . . . ", "+-+-+-+-+-+")
    row = platformer_rows.TileRow(id="own", code="", kind="forest", boss=False, art=art)
    drawn = tile(row, "own")
    assert drawn.count("M-7 -30V17") == 1
    assert drawn.count("M-7 -17V17") == 1


def test_a_drawing_shows_each_thing_in_its_own_cell() -> None:
    drawn = platformer_piece("tile", "mossy_steps").drawing  # its only gold is at the top right
    assert re.search(r'<g transform="translate\(180 20\)"><path class="coin"', drawn)


def test_figures_and_copies_are_on_the_pieces() -> None:
    zombie = platformer_piece("enemy", "zombie")
    assert zombie.copies == 4
    assert dict(zombie.figures) == {
        "Rank": "I",
        "Damage": "1",
        "Health": "1",
        "Loot: gold": "1",
        "Loot: gems": "1",
    }
    assert dict(platformer_piece("boss", "ikee").figures)["Health"] == "7 + levels"
    assert dict(platformer_piece("hero", "melosa", "es").figures)["Estrella como"] == "espada / mano"
    assert "Beyond the printed number" in dict(platformer_piece("hero", "nim").figures)


@pytest.mark.parametrize(
    ("table", "name", "was", "now", "text"),
    [
        ("potion", "healing_potion", 'op = "heal", amount = 2', 'op = "heal", amount = 3', "Heals 3"),
        ("item", "own", 'id = "polished_shield"', 'id = "own"', "Acts by itself as Polished Shield does"),
        (
            "artifact",
            "prism",
            "gems = 1 }]\nsource",
            "gems = 2 }]\nsource",
            "For whoever spends 3 gems or more on one symbol. The next upgrade costs fewer gems: 2",
        ),
        ("boss_card", "slither_left", "steps = 2", "steps = 3", "The boss goes left; spaces: 3. Wounds: 1"),
        (
            "boss_card",
            "tribute",
            'token = "gold", amount = 1',
            'token = "gold", amount = 2',
            "Costs 2 (gold), or as many wounds",
        ),
        ("event", "own", 'id = "toll"', 'id = "own"', words("en").say("platformer-event-toll-text")),
    ],
)
def test_own_platformer_cards_are_told_by_their_own_figures(
    table: str, name: str, was: str, now: str, text: str
) -> None:
    content = PlatformerGame.content_text({}, "heading")
    where = content.index(f"[[{table}]]" if name == "own" else f'[[{table}]]\nid = "{name}"')
    content = content[:where] + content[where:].replace(was, now, 1)
    assert platformer_piece(table, name, content=content).text == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_operation_of_platformer_has_words(language: str) -> None:
    assert all(words(language).has(f"content-platformer-op-{op}") for op in platformer_operations.VOCABULARY)


def test_markup_is_escaped_unless_it_was_built() -> None:
    assert (
        tag("p", "a < b", Markup("<i>c</i>"), class_='"x"') == '<p class="&quot;x&quot;">a &lt; b<i>c</i></p>'
    )
    assert together("<", tag("br")) == "&lt;<br>"
    assert tag("g", data_id="1", viewBox="0 0 1 1") == '<g data-id="1" viewBox="0 0 1 1"></g>'

"""Every mistake a person can make is told in that person's language, whole: no exception's text, no value as
Python writes it.
"""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mazmorra
from mazmorra.cli.errors import NoPort
from mazmorra.cli.main import main
from mazmorra.cli.serve import listening
from mazmorra.content.languages import WHOLE
from mazmorra.content.wording import words
from mazmorra.games import game_class
from mazmorra.kernel import FairDealer

LEFTOVERS = re.compile(
    r"\{'|\['|\('|\bNone\b|\bint\b|\bstr\b|Errno|Expecting|Traceback"
    r"|Phrase\(|Error\b|codec|: \.|: ;|\(\)|''|\.\.$"
)
"""What no sentence has in any language."""

ENGLISH = re.compile(
    r"\b(the|is|are|it|not|this|that|line|column|expected|must|may|of|at|has|have|cannot|could|while|value)\b",
    re.I,
)
"""What no sentence has in Spanish or Portuguese; names of keys, operations and options aside, which have no
such words.
"""

OPTION = re.compile(r"--\w+")

Told = Callable[..., dict[str, str]]


@pytest.fixture
def told(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Told:
    """What a command that fails says in each language; its last line, without the folder of this test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))

    def run(*arguments: str) -> dict[str, str]:
        said = {}
        for language in WHOLE:
            try:
                status = main([*arguments, "--lang", language])
            except SystemExit as left:
                status = int(str(left.code))
            out, err = capsys.readouterr()
            assert (status, out) == (2, ""), (arguments, err)
            said[language] = err.strip().splitlines()[-1].replace(str(tmp_path), "")
        return said

    return run


def assert_spoken(said: dict[str, str]) -> None:
    """A sentence for each language that differs, with nothing left over."""
    assert len(set(said.values())) == len(WHOLE), said
    for language, text in said.items():
        assert not LEFTOVERS.search(text), text
        assert language == "en" or not ENGLISH.search(OPTION.sub("", text)), text


COMMANDS: list[tuple[list[str], str]] = [
    (["play", "raiders", "--se", "3"], "--seats, --seed"),
    (["play", "raiders", "--line=3"], "«3»"),
    (["play", "raiders", "--seats"], "se espera un valor"),
    (["play", "raiders", "--seats", "x"], "«x» no es un número"),
    (["play", "raiders", "--light", "dark"], "no tiene la opción «light». Tiene: edition y mode."),
    (["simulate", "quest", "--edition", "devir"], "Tiene: players, death, light, heroes, blocked y sun."),
    (["content", "show", "quest", "--edition", "devir"], "«edition»"),
    (
        ["play", "raiders", "--mode", "blitz"],
        "mode no puede ser «blitz». Puede ser: duel, solitaire, speed, standard y",
    ),
    (
        ["play", "raiders", "--edition", "devir", "--mode", "duel"],
        "mode «duel» va con edition classic, no con devir.",
    ),
    (["replay", "7"], "No hay partida guardada 7; en la lista hay 0."),
    (["play", "raiders", "--seats", "9"], "no 9"),
    (["open", "raiders", "--seats", "9"], "no 9"),
    (["open", "raiders", "--seats", "0"], "no 0"),
    (["play", "raiders", "--content", "nowhere.toml"], "nowhere.toml: no existe."),
    (["play", "raiders", "--content", "."], "es una carpeta."),
    (["play", "raiders", "--content", "x" * 300], "el nombre es demasiado largo."),
    (["simulate", "raiders", "--content", "nowhere.toml"], "no existe."),
    (["verify", "nowhere.json"], "no existe."),
    (["replay", "nowhere.json"], "no existe."),
    (["resume", "nowhere.json"], "no existe."),
]


@pytest.mark.parametrize(("arguments", "spanish"), COMMANDS)
def test_a_command_that_cannot_be_done(told: Told, arguments: list[str], spanish: str) -> None:
    said = told(*arguments)
    assert_spoken(said)
    assert spanish in said["es"]


BROKEN = "an\udcffa"
"""What a terminal hands over of letters that are not UTF-8."""
TOO_LARGE, NO_TEXT = "del 0 al 9223372036854775807", "no es texto en UTF-8"
ORDERS: list[tuple[list[str], str]] = [
    *((["remove-words", "t", number], TOO_LARGE) for number in (str(1 << 63), "9" * 5000)),
    *((["log", "--before", number], TOO_LARGE) for number in (str(1 << 63), "x", "²")),
    (["ban", "192.0.2.1", "--days", str(1 << 64)], TOO_LARGE),
    (["ban", "192.0.2.1", "--days", str((1 << 63) - 1)], "36"),
    *(
        ([order, BROKEN], NO_TEXT)
        for order in ("ban", "unban", "who", "words", "remove-words", "remove-table")
    ),
    (["ban", "192.0.2.1", "--reason", BROKEN], NO_TEXT),
    (["who", "ana", "--database", f"sqlite:///{BROKEN}"], NO_TEXT),
]


@pytest.mark.parametrize(("order", "spanish"), ORDERS)
def test_an_order_of_the_host_with_what_no_database_keeps(
    told: Told, tmp_path: Path, order: list[str], spanish: str
) -> None:
    empty = tmp_path / "home" / "mazmorra" / "server.sqlite"
    empty.parent.mkdir(parents=True)
    empty.touch()
    said = told("host", *order)

    assert_spoken(said)
    assert spanish in said["es"]


def test_a_file_that_is_not_text_or_in_no_folder(told: Told, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for command in (["verify"], ["play", "raiders", "--content"], ["content", "show", "quest", "--content"]):
        said = told(*command, "bytes")
        assert_spoken(said)
        assert said["es"] == "No se puede leer bytes: no es texto en UTF-8."
        below = told(*command, "bytes/file")
        assert_spoken(below)
        assert below["es"] == "No se puede leer bytes/file: una parte de la ruta no es una carpeta."


def test_a_folder_for_games_that_cannot_be_made(
    told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    for command in (
        ["play", "raiders", "--line"],
        ["resume"],
        ["serve", "--port", "0"],
        ["reset-code", "ana"],
    ):
        said = told(*command)
        assert_spoken(said)
        assert "No se puede usar la carpeta" in said["es"]


def test_a_port_nobody_can_listen_on() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        for host, port, spanish in [
            ("127.0.0.1", taken.getsockname()[1], "otro programa escucha ahí"),
            ("127.0.0.1", 99999, "un puerto es un número del 0 al 65535"),
            ("192.0.2.1", 8000, "esa dirección no es de este equipo"),
            ("a" * 70 + ".invalid", 8000, "nadie conoce esa dirección"),
        ]:
            with pytest.raises(NoPort) as refused:
                listening(host, port)
            said = {language: words(language).error(refused.value) for language in WHOLE}
            assert_spoken(said)
            assert spanish in said["es"]


def test_a_database_that_cannot_be_used(told: Told, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database, and long enough to be looked at" * 50)
    for database, spanish in {
        "nonsense": "su dirección no es sqlite:///ARCHIVO ni postgresql://USUARIO:CLAVE@MÁQUINA/NOMBRE.",
        "foo://x": "su dirección no es",
        "sqlite:///:memory:": "su dirección no es",
        "sqlite:///.": "es una carpeta.",
        "sqlite:///text/below": "una parte de la ruta no es una carpeta.",
        "sqlite:///text": "no es de Mazmorra",
    }.items():
        said = told("reset-code", "ana", "--database", database)
        assert_spoken(said)
        assert said["es"].startswith("No se puede usar la base de datos: ")
        assert spanish in said["es"]


@pytest.mark.parametrize(
    "order", [["host", "ban", "192.0.2.1"], ["ratings", "recompute"], ["reset-code", "ana"]], ids=" ".join
)
def test_what_a_host_orders_is_not_carried_out_in_a_database_that_was_not_there(
    told: Told, tmp_path: Path, order: list[str]
) -> None:
    for named in ([], ["--database", "sqlite:///mistyped.sqlite"]):
        said = told(*order, *named)
        assert_spoken(said)
        assert "no hay ninguna en" in said["es"]
    assert not [*tmp_path.rglob("*.sqlite")]


def saved() -> dict[str, Any]:
    dealer = FairDealer(b"k" * 32, "t", ["salt"])
    table = mazmorra.game("raiders", edition="classic", mode="speed").new(3, dealer=dealer)
    while not table.over:
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    found: dict[str, Any] = json.loads(table.save())
    return found


SAVED = saved()
SAVES: list[tuple[str, str]] = [
    ("", "No es JSON en la línea 1, columna 1."),
    ('{\n  "format": oops', "No es JSON en la línea 2, columna 13."),
    ("[]", "Su formato no es «mazmorra-game/1»."),
    ("[" * 100_000, "demasiadas listas unas dentro de otras"),
    ('{"format": ' + "9" * 5000 + "}", "un número demasiado grande"),
    *(
        (json.dumps({key: SAVED[key] for key in SAVED if key != lost}), f"falta o está dañado «{lost}»")
        for lost in ("game", "settings", "seats", "answers", "version", "content")
    ),
    *(
        (json.dumps({**SAVED, key: value}), f"falta o está dañado «{key}»")
        for key, value in [
            ("game", ["raiders"]),
            ("settings", 3),
            ("seats", "many"),
            ("seats", None),
            ("answers", 12),
            ("answers", [[0]]),
            ("answers", [None]),
            ("about", 3),
            ("own_content", 3),
            ("fair", 3),
            ("fair", {}),
            ("version", None),
            ("content", {"a": 1}),
        ]
    ),
    (json.dumps({**SAVED, "settings": {"mode": "blitz"}}), "mode no puede ser «blitz»"),
    (json.dumps({**SAVED, "settings": {"edition": "classic"}}), "falta o está dañado «settings»"),
    (json.dumps({**SAVED, "settings": {"edition": "classic", "light": {}}}), "no tiene la opción «light»"),
    (json.dumps({**SAVED, "seats": float("inf")}), "un número demasiado grande"),
    (json.dumps({**SAVED, "game": "chess"}), "No hay ningún juego «chess»"),
    (json.dumps({**SAVED, "version": 0}), "se jugó con la versión 0 de las reglas"),
    (json.dumps({**SAVED, "content": "0000"}), "con otras cifras que las de aquí (su huella es 0000"),
    (
        json.dumps({**SAVED, "answers": [[-1, 99]]}),
        "La respuesta 1 de la partida guardada no pudo darse. «99» no es",
    ),
    (
        json.dumps({**SAVED, "answers": [[2, 1]]}),
        "no pudo darse. Ahora no responde el asiento 3; se espera a: el azar.",
    ),
    (
        json.dumps({**SAVED, "answers": [*SAVED["answers"], [0, 1]]}),
        "no pudo darse. La partida ha terminado.",
    ),
    (json.dumps({**SAVED, "fair": {**SAVED["fair"], "secret": "00"}}), "no corresponde a su compromiso"),
    (json.dumps({**SAVED, "fair": {**SAVED["fair"], "carried": "3"}}), "«carried»"),
    (json.dumps({**SAVED, "fair": {**SAVED["fair"], "salts": 3}}), "«salts»"),
    (json.dumps({key: value for key, value in SAVED.items() if key != "fair"}), "azar comprobable"),
    (json.dumps({**SAVED, "own_content": "[box"}), "esto no es TOML"),
]


@pytest.mark.parametrize(("text", "spanish"), SAVES, ids=range(len(SAVES)))
def test_a_saved_game_that_is_none(told: Told, tmp_path: Path, text: str, spanish: str) -> None:
    (tmp_path / "game.json").write_text(text)
    said = told("verify", "game.json")
    assert_spoken(said)
    assert spanish in said["es"]
    assert (tmp_path / "game.json").read_text() == text


MISTAKES: list[tuple[str, str, str, str]] = [
    (
        "raiders",
        "most_coins = 20",
        'most_coins = "twenty"',
        '«most_coins» es "twenty"; se esperaba un número entero.',
    ),
    (
        "raiders",
        "most_coins = 20",
        "most_coins = true",
        "«most_coins» es true; se esperaba un número entero.",
    ),
    (
        "raiders",
        "most_coins = 20",
        "most_coins = 1979-05-27",
        "«most_coins» es 1979-05-27; se esperaba un número entero.",
    ),
    ("raiders", "most_coins = 20", "most_coins = -1", "«most_coins» debe ser 0 o más, no -1."),
    ("raiders", "most_coins = 20", "most_coins = 99999999", "«most_coins» debe ser 1.000.000 o menos."),
    (
        "raiders",
        "most_coins = 20",
        "most_coins = 1000",
        "[box]: «most_coins» no encaja; se esperaba: 999 como máximo.",
    ),
    ("raiders", "most_coins = 20", "most_coins = " + "9" * 5000, "un número tiene demasiadas cifras."),
    ("raiders", "most_coins = 20", "most_coins = [[", "esto no es TOML"),
    ("raiders", "most_coins = 20", "most_coins =", "desde la columna 13 esto no es TOML."),
    ("raiders", "most_coins = 20", "most_coins = 20\nmost_coins = 20", "ya se ha dicho antes."),
    (
        "raiders",
        "most_coins = 20",
        "most_coins = " + "[" * 99 + "]" * 99,
        "más de 50 listas y tablas unas dentro de otras.",
    ),
    ("raiders", "most_coins = 20", "most_coin = 20", "[box] no tiene «most_coin»; se esperaba una de:"),
    ("raiders", "most_coins = 20\n", "", "en [box] falta «most_coins»."),
    ("raiders", 'edition = "devir"', 'edition = "golden"', "se esperaba: uno de: devir, classic."),
    ("raiders", "[[treasure]]", "[[tresor]]", "no hay ninguna tabla «tresor»; se esperaba una de:"),
    (
        "raiders",
        '[[character]]\nid = "explorer"',
        "[[character]]",
        "cada [[character]] necesita un id propio.",
    ),
    (
        "raiders",
        'id = "explorer"',
        "id = 3",
        "el id de un [[character]] debe ser un texto de una línea, no 3.",
    ),
    ("raiders", 'id = "explorer"', 'id = "knight"', "«knight» ya es de otro."),
    ("raiders", 'items = ["torch"]', 'items = "torch"', '«items» debe ser una lista, no "torch".'),
    ("raiders", 'items = ["torch"]', "items = [{ a = 1 }]", "«items» es { a = 1 }; se esperaba un texto."),
    (
        "raiders",
        "face_up = [true, false, true, false, false]",
        "face_up = [1]",
        "se esperaba true (sí) o false (no).",
    ),
    ("raiders", "amounts = [0, 1, 1, 1, 2]", "amounts = [[0]]", "se esperaba un número entero o un texto."),
    ("raiders", 'source = "sourced"', 'source = "hearsay"', '"hearsay" no es una fuente;'),
    (
        "raiders",
        'source = "sourced"',
        "source = [1]",
        "debe decir la fuente (source) de: coins, wounds, items.",
    ),
    (
        "raiders",
        '{ op = "wound", amount = 3 }',
        '{ op = "kill" }',
        '"kill" no es una operación; se esperaba una de:',
    ),
    ("raiders", '{ op = "wound", amount = 3 }', '{ kill = "all" }', '{ kill = "all" } no es una operación'),
    ("raiders", '{ op = "wound", amount = 3 }', "3", "3 no es una operación"),
    (
        "raiders",
        '{ op = "wound", amount = 3 }',
        '{ op = "wound" }',
        "la operación «wound» lleva «amount», y aquí falta.",
    ),
    (
        "raiders",
        '{ op = "wound", amount = 3 }',
        '{ op = "wound", amount = -1 }',
        "«amount» debe ser 0 o más, no -1.",
    ),
    (
        "raiders",
        '{ op = "eliminate" }',
        '{ op = "eliminate", amount = 1 }',
        "no lleva «amount»; se esperaba solo: op.",
    ),
    (
        "raiders",
        "coins = 3",
        "coins = 21",
        "[[character]] «explorer»: «coins» no encaja; se esperaba: 20 como máximo.",
    ),
    (
        "raiders",
        '[[level]]\nid = "level_a"',
        '[[boss]]\nid = "level_a"',
        "[[boss]] «level_a» no tiene «face_up»",
    ),
    ("raiders", "removed = 6", "removed = 7", "se esperaba: una cifra que deje 24 habitaciones, no 23."),
    ("quest", 'sides = "oooo"', 'sides = "wooo"', "[[tile]] «dn1»: «sides» no encaja;"),
    ("quest", "loot = true", 'loot = "yes"', '«loot» es "yes"; se esperaba true (sí) o false (no).'),
    ("platformer", '" . D . . G "', '" . D . . Q "', "[[tile]] «mossy_steps»: «art» no encaja;"),
    ("platformer", "[supply]", "[supplies]", "no hay ninguna tabla «supplies»"),
]


@pytest.mark.parametrize(("game", "was", "now", "spanish"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_content_file_with_a_mistake(
    told: Told, tmp_path: Path, game: str, was: str, now: str, spanish: str
) -> None:
    good = game_class(game).content_text({"edition": "devir"}, "heading")
    assert was in good
    text = good.replace(was, now, 1)
    (tmp_path / "mine.toml").write_text(text)
    said = told("simulate", game, "--content", "mine.toml")
    assert_spoken(said)
    assert spanish in said["es"]
    assert re.match(r"mine\.toml, línea \d+: ", said["es"])
    assert (tmp_path / "mine.toml").read_text() == text

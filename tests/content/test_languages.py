"""Which language somebody gets: by a code they chose, a browser's wishes or a system's locale."""

from __future__ import annotations

import pytest

from mazmorra.content.languages import LANGUAGES, first_spoken, layers, named, spoken
from mazmorra.content.wording import OwnWording, chosen_language, words


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt"),
        ("pt-AO", "pt"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT@euro", "pt"),
        ("es-419", "es"),
        ("EN-gb", "en"),
        ("fr", None),
        ("C", None),
        ("", None),
    ],
)
def test_a_tag_asks_for_the_language_of_its_country(tag: str, language: str | None) -> None:
    assert spoken(tag) == language


def test_a_code_that_was_chosen_here_means_what_it_meant() -> None:
    assert {code: named(code) for code in ("pt", "pt-br", "pt_BR", "es", "de")} == {
        "pt": "pt",
        "pt-br": "pt-BR",
        "pt_BR": "pt-BR",
        "es": "es",
        "de": None,
    }


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("pt-PT,pt;q=0.9", "pt"),
        ("fr, es;q=0.5", "es"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_first_of_a_browsers_wishes_that_we_speak_counts(accepted: str, language: str) -> None:
    assert first_spoken(accepted.split(",")) == language


@pytest.mark.parametrize(
    ("asked", "own", "system", "language"),
    [
        (None, "", "pt_BR.UTF-8", "pt-BR"),
        (None, "", "pt_PT.UTF-8", "pt"),
        (None, "pt", "pt_BR.UTF-8", "pt"),
        ("pt-BR", "pt", "es_ES.UTF-8", "pt-BR"),
        (None, "", "C.UTF-8", "en"),
    ],
)
def test_the_environment_names_a_language(
    asked: str | None, own: str, system: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAZMORRA_LANG", own)
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", system)

    assert chosen_language(asked) == language


def test_what_a_language_does_not_say_its_base_says() -> None:
    assert layers("pt-BR") == ("pt", "pt-BR")
    assert words("pt-BR").say("raiders-room-zombie") == "Zumbi"
    assert words("pt-BR").say("raiders-room-dragon") == words("pt").say("raiders-room-dragon") == "Dragão"


def test_numbers_are_written_as_in_the_country() -> None:
    written = {each: words(each).say("web-me-score-raiders", score=1234) for each in LANGUAGES}

    assert written == {
        "en": "1,234 coins",
        "es": "1234 monedas",
        "pt": "1234 moedas",
        "pt-BR": "1.234 moedas",
    }


def test_names_of_ones_own_are_looked_for_in_the_base_too() -> None:
    own = {"en": {"raiders-room-x": "Basilisk"}, "pt": {"raiders-room-x": "Basilisco"}}

    assert OwnWording("pt-BR", own).say("raiders-room-x") == "Basilisco"
    assert (
        OwnWording("pt-BR", own | {"pt-BR": {"raiders-room-x": "Lagarto"}}).say("raiders-room-x") == "Lagarto"
    )


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You tie with Bruno and share 5 coins: 2 each.", "Ana and Bruno tie and share"),
        ("es", "Empatas con Bruno por 5 monedas: 2 por cabeza.", "Ana y Bruno empatan y se reparten"),
        ("pt", "Empatas com Bruno por 5 moedas: 2 por cabeça.", "Ana e Bruno empatam e dividem"),
        ("pt-BR", "Você empata com Bruno por 5 moedas: 2 para cada um.", "Ana e Bruno empatam e dividem"),
    ],
)
def test_whoever_is_one_of_several_is_spoken_to(language: str, mine: str, theirs: str) -> None:
    face = {"kind": "chest_shared", "seats": (0, 1), "coins": 5, "share": 2}
    names = ["Ana", "Bruno", "Carla"]

    assert words(language).event("raiders", face, names, 0) == mine
    assert words(language).event("raiders", face, names, 2).startswith(theirs)
    assert words(language).event("raiders", face, names).startswith(theirs)


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Giant attacks Bruno and you", "Giant attacks Bruno, Carla, and you"),
        ("es", "Gigante ataca a Bruno y a ti", "Gigante ataca a Bruno, Carla y a ti"),
        ("pt", "Gigante ataca Bruno e a ti", "Gigante ataca Bruno, Carla e a ti"),
        ("pt-BR", "Gigante ataca Bruno e você", "Gigante ataca Bruno, Carla e você"),
    ],
)
def test_whoever_comes_after_several_stands_in_the_same_list(language: str, two: str, three: str) -> None:
    face = {"kind": "monster_attacks", "room": "Giant" if language == "en" else "Gigante"}
    names = ["Ana", "Bruno", "Carla"]

    for seats, told in (((0, 1), two), ((0, 1, 2), three)):
        assert words(language).event("raiders", {**face, "seats": seats}, names, 0).startswith(told)


def test_what_is_there_several_times_is_counted() -> None:
    face = {"kind": "level_laid", "level": 1, "rooms": ("dark", "goblin", "dark", "snake", "dark")}

    assert words("es").event("raiders", face, []) == (
        "Nivel 1: Goblin, Serpiente y tres habitaciones a oscuras."
    )
    once = {**face, "rooms": ("dark", "goblin")}
    assert words("es").event("raiders", once, []) == "Nivel 1: habitación a oscuras y Goblin."

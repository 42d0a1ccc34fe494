"""A language that stands on another: it holds only what its people write otherwise, and each side keeps its
own words.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from mazmorra.content.languages import BASES, layers
from mazmorra.content.rulebook import rulebook
from mazmorra.content.wording import catalogues
from mazmorra.games import REGISTRY
from tests.project.test_catalogues import messages

OVERLAYS = list(BASES.items())
EUROPEAN = r"""
    tu|ti|te|teu|tua|teus|tuas|contigo|tens|tinhas|podes|estás|és|vais|jogas|escolhes|ficas|sofres|perdes|ganhaste
    |ecrã|ficheiros?|utilizador|palavra-passe|telemóvel|registo|rondas?|sítios?|ligação|lançamentos?|apanh\w+|trep\w+
    |derrocadas?|penalização|provisão|desfalec\w+|artefactos?|partilh\w+|descarregar|desforra|noutr[ao]s?|grelha
    |zombie|fénix|demónio|génio|íman|\w+-te|\w+-lhe|está\ a\ \w+r|estão\ a\ \w+r|até\ ao|a\ sós|demasiado
"""
"""What Brazilians would not write."""
BRAZILIAN = r"""
    você|tela|arquivos?|usuário|senha|celular|registro|rodadas?|rolagem|rolagens|role|desabamentos?|penalidade
    |desmai\w+|artefatos?|compartilh\w+|baixar|revanche|zumbi|fênix|demônio|gênio|ímã|salvar|embaixo
    |banco\ de\ dados|está\ \w+ndo|estão\ \w+ndo
"""
"""What nobody in Portugal would."""
FOREIGN = {
    language: re.compile(rf"\b(?:{marks})\b", re.VERBOSE | re.IGNORECASE)
    for language, marks in (("pt", BRAZILIAN), ("pt-BR", EUROPEAN))
}


@cache
def entries(language: str) -> dict[str, str]:
    """Each message as it is written, by its key."""
    write = FluentSerializer()
    return {
        entry.id.name: write.serialize_entry(entry)
        for text in catalogues(language).values()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }


def effective(language: str) -> dict[str, str]:
    """What is said in the end, without keys and gaps."""
    said = {key: text for layer in layers(language) for key, text in entries(layer).items()}
    return {key: re.sub(r"\{ \$\w+ (->|\})", "", text.split("=", 1)[1]) for key, text in said.items()}


@pytest.mark.parametrize(("language", "base"), OVERLAYS)
def test_an_overlay_says_nothing_that_its_base_does_not_know(language: str, base: str) -> None:
    for name, file in messages(language).items():
        assert file.keys() <= messages(base)[name].keys(), name


@pytest.mark.parametrize(("language", "base"), OVERLAYS)
def test_an_overlay_fills_the_gaps_that_its_base_does(language: str, base: str) -> None:
    wrong = [
        key
        for name, file in messages(language).items()
        for key, gaps in file.items()
        if gaps != messages(base)[name][key]
    ]
    assert wrong == []


@pytest.mark.parametrize(("language", "base"), OVERLAYS)
def test_an_overlay_repeats_nothing(language: str, base: str) -> None:
    assert [key for key, text in entries(language).items() if text == entries(base)[key]] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_each_side_of_the_ocean_keeps_its_own_words(language: str) -> None:
    said = effective(language).items()
    assert [(key, word[0]) for key, text in said if (word := FOREIGN[language].search(text))] == []


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_so_do_the_rulebooks(game: str, language: str) -> None:
    book = rulebook(game, language)
    text = "\n".join([each.text for section in book.sections for each in section.paragraphs])
    assert FOREIGN[language].findall(text) == []

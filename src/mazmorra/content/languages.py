"""The languages there are, which one stands on which, and which one somebody asks for.

European Portuguese has the catalogue `pt`; `pt-BR` holds only what Brazilians write otherwise and stands on
it. What is said in them is in `wording.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

LANGUAGES = ("en", "es", "pt", "pt-BR")
"""Their codes, as catalogues, links, options and saved choices name them."""
BASES = {"pt-BR": "pt"}
"""The languages that say only what differs, and the one that says the rest."""
WHOLE = tuple(each for each in LANGUAGES if each not in BASES)
"""Those that say everything themselves."""
LOCALES = {"pt": "pt-PT"}
"""Where a bare code means another country's numbers and plurals: to browsers and Babel, `pt` is Brazil's."""


def layers(language: str) -> tuple[str, ...]:
    """A language and what it stands on, the base first."""
    return (*((BASES[language],) if language in BASES else ()), language)


def locale_of(language: str) -> str:
    """A language as browsers and Babel know it."""
    return LOCALES.get(language, language)


def named(code: str) -> str | None:
    """The language of a code that somebody chose here: `pt` is European."""
    return next((each for each in LANGUAGES if each.lower() == code.lower().replace("_", "-")), None)


def spoken(tag: str) -> str | None:
    """The language for a browser's tag or a system's locale, such as es-MX or pt_BR.UTF-8.

    There a bare `pt` is Brazilian, as it is to browsers themselves; all other countries write as Portugal
    does.
    """
    language, _, region = re.split(r"[.@;]", tag.strip())[0].lower().replace("_", "-").partition("-")
    if language == "pt":
        return "pt-BR" if region in ("", "br") else "pt"
    return language if language in LANGUAGES else None


def first_spoken(tags: Iterable[str]) -> str:
    """The first of several that we speak, else English."""
    return next((language for language in map(spoken, tags) if language), "en")

"""Edited content compared with the printed one, in a worker: many games of both, and what came of them in
every language.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace

from mazmorra.arena.balance.findings import findings
from mazmorra.arena.balance.page import page
from mazmorra.arena.balance.sample import Sample
from mazmorra.arena.balance.study import Study, Version, play_all, samples_of
from mazmorra.arena.balance.telling import Telling
from mazmorra.arena.simulate import seat_bots
from mazmorra.bots import named
from mazmorra.content.wording import LANGUAGES, Wording, words
from mazmorra.games import find_game
from mazmorra.kernel import Json
from mazmorra.server.refusals import Refused

SEED = 1


def study_of(
    name: str, settings: Mapping[str, str], content: str, games: int, seats: int | None, bots: str
) -> Study:
    """The printed content and an edited one, played by bots; what cannot be played is refused."""
    game = find_game(name, settings, content)
    seated = seat_bots(game, named(bots), seats)
    return Study(name, dict(game.settings), seated, games, SEED, (Version(""), Version("", content)))


def compared(study: Study, progress: Callable[[int, int], None]) -> bytes:
    """Play a study, and pack what it found; after each game it is said how many of how many are played."""
    samples = samples_of(study)
    progress(0, study.total)
    for done, _ in enumerate(play_all(study, samples, 1), 1):
        progress(done, study.total)
    found = {language: _told(study, samples, words(language)) for language in LANGUAGES}
    return gzip.compress(json.dumps(found).encode())


def report_in(data: bytes, language: str) -> Json:
    """A packed report in a language; what was kept may have been damaged since."""
    try:
        found: Json = json.loads(gzip.decompress(data))[language]
        return found
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        raise Refused("unreadable") from error


def _told(study: Study, samples: Sequence[Sample], say: Wording) -> Json:
    """What was found; bots are called as in the list they were chosen from."""
    labels = (say.say("balance-printed"), say.say("balance-edited"))
    versions = tuple(replace(each, label=label) for each, label in zip(study.versions, labels, strict=True))
    bots = tuple(say.say(f"web-lobby-bot-{bot}") for bot in study.bots)
    telling = Telling(replace(study, versions=versions, bots=bots), samples, say.of(study.made(1)))
    return {
        "title": telling.title(),
        "played": telling.played(),
        "findings": findings(telling),
        "added": [telling.label(*thing) for thing in telling.newly()],
        "changes": [asdict(each) for each in telling.changed()],
        "page": page(telling),
    }

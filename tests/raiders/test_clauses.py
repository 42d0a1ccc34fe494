"""The clause that a trap or a boss follows from stands in its row, and is no figure."""

from __future__ import annotations

import re

import pytest

from mazmorra.content.errors import BadContent
from mazmorra.games.raiders import RaidersGame
from mazmorra.games.raiders.box.loading import Box, open_box

PRINTED = RaidersGame.content_text({"edition": "devir", "mode": "standard"}, "")


def cited(box: Box) -> dict[str, str]:
    return {room.id: room.clause for room in box.rooms}


def test_two_contents_that_cite_otherwise_are_the_same_content() -> None:
    without = re.sub(r"^clause = .*\n", "", PRINTED, flags=re.M)

    assert without != PRINTED
    assert open_box("devir", without).digest == open_box("devir").digest


def test_a_content_without_clauses_cites_what_is_printed() -> None:
    without = re.sub(r"^clause = .*\n", "", PRINTED, flags=re.M)

    assert cited(open_box("devir", without)) == cited(open_box("devir"))


def test_a_boss_of_ones_own_follows_from_the_clause_of_all_bosses() -> None:
    without = re.sub(r"^clause = .*\n", "", PRINTED, flags=re.M)

    own = open_box("devir", without.replace('id = "medusa"', 'id = "gorgon"'))

    assert cited(own)["gorgon"] == "DR-BOS-1"


@pytest.mark.parametrize("clause", ["DR-BOS-99", "DR-TRP-5", "nonsense"])
def test_a_boss_cites_a_clause_about_bosses(clause: str) -> None:
    wrong = PRINTED.replace('clause = "DR-BOS-3"', f'clause = "{clause}"')

    with pytest.raises(BadContent, match="clause"):
        open_box("devir", wrong)

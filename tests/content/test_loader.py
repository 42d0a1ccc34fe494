"""Content that is no content is refused with its place, however strange."""

from __future__ import annotations

from time import process_time

import pytest

import mazmorra
from mazmorra.content.errors import BadContent
from mazmorra.content.loader import DEEPEST, read_pack


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 5000, "a" + ".a" * 5000 + " = 1", "a = " + "[" * DEEPEST + "]" * DEEPEST]
)
def test_what_is_too_deep_to_walk_through_is_refused(text: str) -> None:
    with pytest.raises(BadContent) as refused:
        read_pack([("deep.toml", text)], {})

    told = refused.value.args_by_name
    assert (told["file"], told["line"]) == ("deep.toml", 1)
    assert "content-too-deep" in str(told["problem"])


def test_reading_takes_as_long_as_the_file_is() -> None:
    """Rows whose keys are quoted, or that all stand on one line, are as quick to find."""

    def seconds(rows: int) -> float:
        texts = ["\n".join(f'[[tile]]\n"id" = "a{row}"\n' for row in range(rows)), _on_one_line(rows)]
        began = process_time()
        for text in texts:
            with pytest.raises(BadContent):
                mazmorra.game("platformer", content=text)
        return process_time() - began

    assert min(seconds(8000) for _ in range(2)) < 40 * max(min(seconds(800) for _ in range(3)), 0.01)


def _on_one_line(rows: int) -> str:
    return "tile = [" + ", ".join(f'{{ id = "a{row}" }}' for row in range(rows)) + "]"

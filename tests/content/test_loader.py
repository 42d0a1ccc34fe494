"""Content that is no content is refused with its place, however strange."""

from __future__ import annotations

import pytest

from mazmorra.content.errors import BadContent
from mazmorra.content.loader import DEEPEST, read_pack


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a" + ".a" * 5000 + " = 1", "a = " + "[" * DEEPEST + "]" * DEEPEST])
def test_what_is_too_deep_to_walk_through_is_refused(text: str) -> None:
    with pytest.raises(BadContent) as refused:
        read_pack([("deep.toml", text)], {})

    told = refused.value.args_by_name
    assert (told["file"], told["line"]) == ("deep.toml", 1)
    assert "content-too-deep" in str(told["problem"])

"""`mazmorra open` and `serve` where the web app has not been built."""

from __future__ import annotations

import pytest

import mazmorra.cli.open as opening
from mazmorra.cli.main import main
from mazmorra.content.languages import WHOLE


@pytest.mark.parametrize("language", WHOLE)
def test_without_the_web_app_no_table_is_promised(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(opening, "has_app", lambda: False)
    monkeypatch.setattr(opening, "_served", lambda *_: pytest.fail("a server was started"))
    assert main(["open", "quest", "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "make site" in err
    assert "mazmorra play quest" in err

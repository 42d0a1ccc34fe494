"""The tables a clause covers, as marks: a test so marked runs once for each."""

from __future__ import annotations

import pytest

both_editions = pytest.mark.parametrize("edition", ["classic", "devir"])

in_turn = pytest.mark.parametrize(("edition", "mode"), [("classic", "standard"), ("devir", "tactical")])
"""Games in which 3 to 5 play one after the other; the duel does so too."""

at_once = pytest.mark.parametrize(("edition", "mode"), [("classic", "speed"), ("devir", "standard")])
"""Games in which all choose at once."""

every_party = pytest.mark.parametrize(
    ("edition", "mode"),
    [("classic", "standard"), ("classic", "speed"), ("devir", "standard"), ("devir", "tactical")],
)
"""Every game for 3 to 5."""

for_two = pytest.mark.parametrize("mode", ["duel", "speed"])
"""The classic games two can play, both under the rules of the duel."""

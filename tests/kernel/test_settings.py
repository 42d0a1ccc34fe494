"""Settings asked for: the first variant that has them all, or an error that says what there is."""

from __future__ import annotations

import pytest

from mazmorra.kernel.errors import BadSetting, NoSetting, SettingsClash
from mazmorra.kernel.game import choose

VARIANTS = [
    {"edition": "new", "mode": "party"},
    {"edition": "new", "mode": "alone"},
    {"edition": "old", "mode": "duel"},
]


def test_the_first_variant_that_has_all_of_them_is_chosen() -> None:
    assert choose(VARIANTS, {}) == VARIANTS[0]
    assert choose(VARIANTS, {"mode": "alone"}) == VARIANTS[1]
    assert choose(VARIANTS, {"edition": "old"}) == VARIANTS[2]


def test_a_value_that_does_not_fit_is_refused_with_those_that_would() -> None:
    with pytest.raises(BadSetting) as refused:
        choose(VARIANTS, {"edition": "new", "mode": "chess"})
    assert refused.value.args_by_name == {"setting": "mode", "value": "chess", "allowed": ["alone", "party"]}


def test_two_settings_that_do_not_go_together_are_refused_with_what_would() -> None:
    with pytest.raises(SettingsClash) as refused:
        choose(VARIANTS, {"edition": "new", "mode": "duel"})
    clash = {"setting": "mode", "value": "duel", "other": "edition", "fitting": ["old"], "found": "new"}
    assert refused.value.args_by_name == clash


def test_a_setting_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(NoSetting) as refused:
        choose(VARIANTS, {"light": "dark"})
    assert refused.value.args_by_name == {"setting": "light", "names": ["edition", "mode"], "number": 2}
    with pytest.raises(NoSetting):
        choose([{}], {"light": "dark"})

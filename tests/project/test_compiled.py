"""The source as the compiled build reads it: written out for the compiler, and still the same game."""

from __future__ import annotations

import ast
import importlib
import inspect
from dataclasses import is_dataclass
from functools import cache
from pathlib import Path

import pytest
from compiled.lower import lowered
from compiled.modules import COMPILED, LEFT, compiled_modules

import mazmorra
from mazmorra.games import REGISTRY, game_class
from mazmorra.kernel import State

SOURCE = Path(mazmorra.__file__).parent.parent
MODULES = compiled_modules(SOURCE)


@cache
def written_out(module: str) -> ast.Module:
    return ast.parse(lowered((SOURCE / module).read_text("utf-8"), module, SOURCE))


def class_of(tree: ast.Module, name: str) -> ast.ClassDef:
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)


def table_of(tree: ast.ClassDef, name: str) -> object:
    return next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and node.value is not None and ast.unparse(node.target) == name
    )


def test_kernel_and_rules_of_every_game_are_compiled() -> None:
    assert "mazmorra/kernel/table.py" in MODULES
    for game in REGISTRY:
        rules = sorted((SOURCE / "mazmorra" / "games" / game / "rules").glob("[!_]*.py"))
        assert {path.relative_to(SOURCE).as_posix() for path in rules} <= set(MODULES)


@pytest.mark.parametrize("pattern", [*COMPILED, *LEFT])
def test_every_name_of_what_is_compiled_is_still_that_of_a_module(pattern: str) -> None:
    assert any((SOURCE / "mazmorra").glob(pattern))


@pytest.mark.parametrize("module", MODULES)
def test_nothing_that_is_worked_out_by_a_decorator_is_left(module: str) -> None:
    for node in ast.walk(written_out(module)):
        if isinstance(node, ast.ClassDef):
            left = " ".join(ast.unparse(each) for each in node.decorator_list)
            assert "slots" not in left
            assert left not in ("rule", "state")
        if isinstance(node, ast.FunctionDef):
            assert "cached_property" not in [ast.unparse(each) for each in node.decorator_list]
        if isinstance(node, ast.Call):
            assert not ast.unparse(node).startswith("replace(self,")


def test_a_cached_property_written_out_makes_its_value_once() -> None:
    text = "from functools import cached_property\nclass Hero:\n    made = 0\n\n    @cached_property\n"
    text += "    def gold(self) -> int:\n        self.made += 1\n        return 7\n"
    known: dict[str, type] = {}
    exec(lowered(text, "mazmorra/bots/hero.py", SOURCE), known)
    hero = known["Hero"]()

    assert (hero.gold, hero.gold, hero.made) == (7, 7, 1)


def test_a_rule_changed_inside_itself_is_made_anew_with_all_its_fields() -> None:
    chamber = ast.unparse(class_of(written_out("mazmorra/games/raiders/rules/chamber.py"), "Turns"))

    assert "Turns(place=self.place, order=self.order, next=self.next + 1)" in chamber


@pytest.mark.parametrize("module", MODULES)
def test_a_dataclass_written_out_takes_what_the_declared_one_takes(module: str) -> None:
    declared = importlib.import_module(module.removesuffix(".py").replace("/", "."))
    for node in written_out(module).body:
        if not isinstance(node, ast.ClassDef) or not is_dataclass(getattr(declared, node.name)):
            continue
        for making in node.body:
            if isinstance(making, ast.FunctionDef) and making.name == "__init__":
                known = inspect.signature(getattr(declared, node.name)).parameters.values()
                assert [each.arg for each in making.args.args[1:]] == [each.name for each in known]
                usual = [each for each in known if each.default is not each.empty]
                assert len(making.args.defaults) == len(usual)


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_a_rule_written_out_has_the_locals_of_the_declared_one(game: str) -> None:
    for rule in game_class(game).rules:
        tree = written_out(rule.__module__.replace(".", "/") + ".py")
        assert table_of(class_of(tree, rule.__name__), "__match_args__") == rule.__match_args__


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_a_state_written_out_is_seen_and_copied_like_the_declared_one(game: str) -> None:
    module = importlib.import_module(f"mazmorra.games.{game}.state")
    states = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, State)]
    (declared,) = (each for each in states if each is not State)
    tree = class_of(written_out(f"mazmorra/games/{game}/state.py"), declared.__name__)

    assert table_of(tree, "__match_args__") == declared.__match_args__
    assert table_of(tree, "__seen__") == declared.__seen__
    assert table_of(tree, "__lists__") == declared.__lists__
    copy = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "copy")
    copied = [
        f"self.{name}[:]" if name in declared.__lists__ else f"self.{name}"
        for name in declared.__match_args__
    ]
    assert ast.unparse(copy.body[0]) == f"return {declared.__name__}({', '.join(copied)})"

"""A new operation is a line of the game's vocabulary and a function of a rule: cards use it, its figures are
checked, bots play it and content is refused where it may not stand.

(And the words of it, which `test_page.py` asks for in each game.)
"""

from __future__ import annotations

import pytest

from mazmorra.arena.match import play
from mazmorra.content.errors import BadContent
from mazmorra.content.ops import Op, operation
from mazmorra.games.platformer import PlatformerGame
from mazmorra.games.platformer.box import operations as platformer
from mazmorra.games.platformer.game import PlatformerTable
from mazmorra.games.platformer.rules import card_ops
from mazmorra.games.quest import QuestGame
from mazmorra.games.quest.box import operations as quest
from mazmorra.games.quest.game import QuestTable
from mazmorra.games.quest.rules import effect
from mazmorra.games.quest.rules.wounds import heal
from mazmorra.games.raiders import RaidersGame
from mazmorra.games.raiders.box import operations as raiders
from mazmorra.games.raiders.game import RaidersTable
from mazmorra.games.raiders.rules import monster
from mazmorra.kernel import Ending

RAIDERS = {"edition": "devir", "mode": "standard"}


def test_raiders_learn_a_new_blow(monkeypatch: pytest.MonkeyPatch) -> None:
    struck: list[int] = []

    def scare(table: RaidersTable, seat: int, op: Op, clause: str) -> None:
        struck.append(op["amount"])

    monkeypatch.setitem(raiders.VOCABULARY, "scare", operation(raiders.HIT, amount=int))
    monkeypatch.setitem(monster.HITS, "scare", scare)
    text = RaidersGame.content_text(RAIDERS, "")
    own = text.replace('hit = [{ op = "wound", amount = 3 }]', 'hit = [{ op = "scare", amount = 3 }]')
    assert own != text

    play(RaidersGame(RAIDERS, own), ["greedy", "learned", "random"], "1/1")

    assert struck
    assert set(struck) == {3}
    vault = text.replace('{ op = "gain_coins", amount = 1 }', '{ op = "scare", amount = 1 }', 1)
    assert vault != text
    with pytest.raises(BadContent):
        RaidersGame(RAIDERS, vault)


def test_adventurers_learn_a_new_card(monkeypatch: pytest.MonkeyPatch) -> None:
    rested: list[int] = []

    def rest(card: effect.Effect, table: QuestTable, op: Op) -> Ending:
        rested.append(op["amount"])
        heal(table, card.seat, op["amount"], "DQ-CRD-2")
        return card.next(table, None)

    monkeypatch.setitem(quest.VOCABULARY, "rest", operation(quest.ANYWHERE, amount=(1, 3)))
    monkeypatch.setitem(effect.OPS, "rest", rest)
    settings = QuestGame.variants()[0]
    text = QuestGame.content_text(settings, "")
    card = 'id = "empty"\ncopies = 11\n'
    assert card in text

    own = text.replace(card, f'{card}does = [{{ op = "rest", amount = 2 }}]\n')
    play(QuestGame(settings, own), ["greedy"] * 2, "1/1")

    assert rested
    with pytest.raises(BadContent, match="rest"):
        QuestGame(settings, own.replace('"rest", amount = 2', '"rest", amount = 4'))


def test_climbers_learn_a_new_potion(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheer(table: PlatformerTable, seat: int, op: Op) -> Ending:
        return None

    monkeypatch.setitem(
        platformer.VOCABULARY,
        "cheer",
        operation(platformer.CARD, platformer.AT_ONCE, times=platformer.FIGURE),
    )
    monkeypatch.setitem(card_ops.OPS, "cheer", cheer)
    settings = PlatformerGame.variants()[0]
    text = PlatformerGame.content_text(settings, "")
    potion = 'does = [{ op = "heal", amount = 2 }]'
    assert potion in text

    game = PlatformerGame(settings, text.replace(potion, 'does = [{ op = "cheer", times = 2 }]', 1))

    assert game.new(2, seed=1).asks
    with pytest.raises(BadContent, match="cheer"):
        PlatformerGame(settings, text.replace(potion, 'does = [{ op = "cheer", times = 21 }]', 1))

"""The kernel every game stands on: tables, questions, chance, events, views, saved games.

Standard library only.
"""

from mazmorra.kernel.ask import CHANCE, Answer, Ask, Phrase
from mazmorra.kernel.chance import Dealer, FairDealer, FastDealer, ScriptedDealer, bot_seed, seal_of
from mazmorra.kernel.codec import plain_view, restore, snapshot, view_of_plain
from mazmorra.kernel.event import Event
from mazmorra.kernel.game import Game, Result
from mazmorra.kernel.replay import Record, opened, save, unfair
from mazmorra.kernel.rule import Rule, Stage, rule, rules_in
from mazmorra.kernel.state import State, owner, public, secret, state
from mazmorra.kernel.table import Table
from mazmorra.kernel.undo import final_options, gave_nothing_away, still_secret
from mazmorra.kernel.view import EVERYTHING, WATCHER, View, determinize

__all__ = [
    "CHANCE",
    "EVERYTHING",
    "WATCHER",
    "Answer",
    "Ask",
    "Dealer",
    "Event",
    "FairDealer",
    "FastDealer",
    "Game",
    "Phrase",
    "Record",
    "Result",
    "Rule",
    "ScriptedDealer",
    "Stage",
    "State",
    "Table",
    "View",
    "bot_seed",
    "determinize",
    "final_options",
    "gave_nothing_away",
    "opened",
    "owner",
    "plain_view",
    "public",
    "restore",
    "rule",
    "rules_in",
    "save",
    "seal_of",
    "secret",
    "snapshot",
    "state",
    "still_secret",
    "unfair",
    "view_of_plain",
]

"""The kernel every game stands on: tables, questions, chance, events, views, saved games.

Standard library only.
"""

from mazmorra.kernel.ask import CHANCE, About, Answer, Ask, Phrase
from mazmorra.kernel.chance import Dealer, FairDealer, FastDealer, ScriptedDealer, bot_seed, seal_of
from mazmorra.kernel.codec import AnswerJson, Json, plain_view, restore, snapshot, view_of_plain
from mazmorra.kernel.determinize import determinize
from mazmorra.kernel.dispatch import Dispatch
from mazmorra.kernel.event import Event, Face, Told, told
from mazmorra.kernel.game import AnyGame, Game, Header, Result
from mazmorra.kernel.replay import Record, opened, save, unfair, views_before
from mazmorra.kernel.rule import Ending, Rule, Stage, rule, rule_of, rules_in
from mazmorra.kernel.state import State, owner, public, secret, state
from mazmorra.kernel.table import AnyTable, Table
from mazmorra.kernel.undo import final_options, gave_nothing_away, still_secret
from mazmorra.kernel.view import EVERYTHING, WATCHER, AnyView, Fields, View, fields_of, open_fields, view_of

__all__ = [
    "CHANCE",
    "EVERYTHING",
    "WATCHER",
    "About",
    "Answer",
    "AnswerJson",
    "AnyGame",
    "AnyTable",
    "AnyView",
    "Ask",
    "Dealer",
    "Dispatch",
    "Ending",
    "Event",
    "Face",
    "FairDealer",
    "FastDealer",
    "Fields",
    "Game",
    "Header",
    "Json",
    "Phrase",
    "Record",
    "Result",
    "Rule",
    "ScriptedDealer",
    "Stage",
    "State",
    "Table",
    "Told",
    "View",
    "bot_seed",
    "determinize",
    "fields_of",
    "final_options",
    "gave_nothing_away",
    "open_fields",
    "opened",
    "owner",
    "plain_view",
    "public",
    "restore",
    "rule",
    "rule_of",
    "rules_in",
    "save",
    "seal_of",
    "secret",
    "snapshot",
    "state",
    "still_secret",
    "told",
    "unfair",
    "view_of",
    "view_of_plain",
    "views_before",
]

"""Torchlight: the colours of the full screen, and its layout. The names are the tokens of the house look."""

from __future__ import annotations

from textual.theme import Theme

TOKENS = {
    "ground": "#14110f",
    "panel-ground": "#1f1a17",
    "raised": "#2b2420",
    "ink": "#f3e9d8",
    "muted": "#b9a88f",
    "ember": "#f2a33a",
    "gold": "#e8c15a",
    "wound": "#f0776a",
    "heal": "#86c98a",
    "arcane": "#8bbcf0",
}
SEAT_COLOURS = ("#f0b58a", "#7fd1c7", "#c9d46c", "#e59ac6", "#b7a2f2")

TORCHLIGHT = Theme(
    name="torchlight",
    primary=TOKENS["ember"],
    secondary=TOKENS["gold"],
    accent=TOKENS["arcane"],
    warning=TOKENS["gold"],
    error=TOKENS["wound"],
    success=TOKENS["heal"],
    foreground=TOKENS["ink"],
    background=TOKENS["ground"],
    surface=TOKENS["panel-ground"],
    panel=TOKENS["raised"],
    dark=True,
    variables={
        **TOKENS,
        "footer-background": TOKENS["panel-ground"],
        "footer-key-foreground": TOKENS["ember"],
        "footer-description-foreground": TOKENS["muted"],
        "block-cursor-background": TOKENS["raised"],
        "block-cursor-foreground": TOKENS["ink"],
        "block-cursor-text-style": "none",
    },
)

LAYOUT = """
Screen { background: $ground; color: $ink; }
#head { height: 1; padding: 0 1; background: $panel-ground; }
#board { height: 8; }
#foot { height: 1; padding: 0 1; background: $panel-ground; }
#middle { height: 1fr; }
#seats-side { width: 50; padding: 0 1; }
#log { width: 1fr; height: 1fr; overflow-y: scroll; border: none; padding: 0; background: $panel-ground;
       scrollbar-size-vertical: 1; scrollbar-color: $raised; scrollbar-background: $panel-ground; }
#log:focus { background: $raised; border: none; }
#log > .option-list--option-highlighted { background: $panel-ground; }
#log:focus > .option-list--option-highlighted { background: $ember; color: $ground; text-style: none; }
#question { height: 6; border-top: solid $raised; padding: 0 1; border-title-color: $muted;
            background: $panel-ground; }
#question.yours { border-top: heavy $ember; border-title-color: $ember; border-title-style: bold; }
#ways { height: auto; }
#asked { height: 1; text-style: bold; }
#hand { height: auto; max-height: 3; color: $muted; }
#note { height: 1; color: $muted; text-style: italic; }
.answers { height: 1; }
Button.answer { height: 1; min-width: 5; border: none; background: $raised; color: $ember; margin: 0 1 0 0;
                text-style: bold; padding: 0; max-width: 100%; text-overflow: ellipsis; }
Button.answer:focus { background: $ember; color: $ground; text-style: bold; }
Button.answer:hover { background: $ember; color: $ground; }
#too-small { display: none; }
Screen.small, Screen.small.roomy { layout: vertical; }
Screen.small > * { display: none; }
Screen.small > #too-small { display: block; width: 100%; height: 100%; content-align: center middle;
                            text-align: center; }
ModalScreen { align: center middle; background: $ground 60%; }
.sheet { width: 72; max-width: 96%; height: auto; max-height: 96%; background: $panel-ground;
         border: round $ember; border-title-color: $ember; border-title-style: bold; padding: 1 2; }
.sheet Static { height: auto; }
.sheet .rule { margin: 1 0 0 0; }
.sheet .muted { color: $muted; margin: 1 0 0 0; }
Cover { background: $ground; align: center middle; }
Cover .sheet { width: 60; border: heavy $ember; text-align: center; }
Screen.roomy #board { height: 9; }
Screen.roomy #seats-side { width: 54%; padding: 1 2; }
Screen.roomy #log { padding: 1 1; }
Screen.roomy #question { height: 7; padding: 0 2; }
"""

"""How long messages stand on a page, and how long they take to read."""

from __future__ import annotations

from dataclasses import dataclass

GLANCE_MS, WORD_MS = 250, 60
FRAME_MS = 20
"""A frame or so: what a clock in the browser may be off."""
# Notes when each message appears and goes. A message that moves beside the question is the same one.
WATCH = """
window.told = [];
let now = null;
const look = () => {
  const beat = document.querySelector("[data-beat]");
  const just = document.querySelector("[data-just]");
  const text = (beat ?? just)?.textContent ?? "";
  if (now && now.text === text) now.asked ||= !beat;
  else {
    if (now) told.push({ kind: now.kind, text: now.text, asked: now.asked, ms: performance.now() - now.at });
    now = text ? { text, kind: beat?.dataset.beat ?? "", at: performance.now(), asked: !beat } : null;
  }
};
const all = { subtree: true, childList: true, characterData: true, attributes: true };
new MutationObserver(look).observe(document, all);
"""


@dataclass(frozen=True)
class Told:
    """A message: of which kind, its words, and how long it stood there."""

    kind: str
    text: str
    ms: float
    asked: bool
    """Whether it stood beside a question when it went."""

    @property
    def floor(self) -> int:
        return GLANCE_MS + WORD_MS * len(self.text.split())

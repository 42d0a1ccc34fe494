"""The fields of a view as one row of whole numbers, each field in its own slot. What a field's value becomes
is in `kinds`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mazmorra.kernel.fields.kinds import Kind
from mazmorra.kernel.fields.scales import Measure, Scales


class Slot(NamedTuple):
    """Where a field stands in the row, and what each of its numbers is."""

    name: str
    start: int
    kind: Kind
    measures: tuple[Measure, ...]

    @property
    def stop(self) -> int:
        return self.start + len(self.measures)

    @property
    def where(self) -> slice:
        """Its numbers in a row: `row[slot.where]`."""
        return slice(self.start, self.stop)


class Layout:
    """The slots of a row, in order: `layout["hands"]` is one."""

    def __init__(self, kinds: Mapping[str, Kind], scales: Scales) -> None:
        self.scales = scales
        self.slots: dict[str, Slot] = {}
        self.size = 0
        for name, kind in kinds.items():
            slot = Slot(name, self.size, kind, tuple(kind.measures(scales)))
            self.slots[name], self.size = slot, slot.stop
        self.measures = tuple(measure for slot in self.slots.values() for measure in slot.measures)
        self._writers = [(name, kind.writer(scales), kind.nothing(scales)) for name, kind in kinds.items()]

    def __getitem__(self, name: str) -> Slot:
        return self.slots[name]

    def write(self, fields: Mapping[str, object]) -> list[int]:
        """The row of these fields; one that is not there has the least there can be. An amount above its
        bound is left as it is.
        """
        row: list[int] = []
        for name, write, nothing in self._writers:
            if name in fields:
                write(fields[name], row)
            else:
                row += nothing
        return row

    def named(self, row: list[int], name: str) -> dict[str, int]:
        """A field of a row, each number by its name."""
        slot = self.slots[name]
        return {each.name: int(row[slot.start + place]) for place, each in enumerate(slot.measures)}

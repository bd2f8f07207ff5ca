"""What is known of the outlines of formulas, and which are to be drawn."""

from collections import OrderedDict
from itertools import count, islice
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from claude_desk.formulas.requests import FormulaOutline
from claude_desk.transcript.markdown.formulas import Formula

# Characters of outlines that are kept; those longest unused go first. So many formulas wait to be drawn.
KEPT = 8_000_000
WAITING = 400

_numbers = count(1)  # of the whole program: Qt keeps pictures by their addresses


class KnownFormula(NamedTuple):
    """`number`: of its picture. `outline`: None where it cannot be drawn."""

    number: int
    outline: FormulaOutline | None


class FormulaPictures(QObject):
    """Asked by who shows formulas. Whoever draws them hears `wanted`, asks `newest` and tells `take`."""

    wanted = Signal()
    drawn = Signal(object)  # Formula
    changed = Signal()  # whether formulas are drawn at all

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._enabled = False
        self.told = 0  # how many have become known
        self.provided = False  # the window's engine has their pictures (`formula_images.py`)
        self._known: OrderedDict[Formula, KnownFormula] = OrderedDict()
        self._by_number: dict[int, FormulaOutline] = {}
        self._size = 0
        self._waiting: dict[Formula, None] = {}

    @property
    def enabled(self) -> bool:
        return self._enabled

    def set_enabled(self, enabled: bool) -> None:
        if enabled is not self._enabled:
            self._enabled = enabled
            self._waiting.clear()
            self.changed.emit()

    def find(self, formula: Formula) -> KnownFormula | None:
        """None where it is not known yet: it will be drawn, and `drawn` tells of it."""
        if not self._enabled:
            return None
        known = self._known.get(formula)
        if known is not None:
            self._known.move_to_end(formula)
            return known
        self._waiting.pop(formula, None)
        self._waiting[formula] = None
        if len(self._waiting) > WAITING:
            del self._waiting[next(iter(self._waiting))]
        if len(self._waiting) == 1:
            self.wanted.emit()
        return self._known.get(formula)  # there may be who draws at once

    def is_drawn(self, formula: Formula | None) -> bool:
        """Whether it is shown as a picture, as far as is known."""
        known = self._known.get(formula) if self._enabled and formula is not None else None
        return known is not None and known.outline is not None

    def outline(self, number: int) -> FormulaOutline | None:
        return self._by_number.get(number)

    # --- who draws -----------------------------------------------------------------------------

    def newest(self, most: int) -> list[Formula]:
        """What was asked for last comes first: it is what the person looks at. Each waits until `take`."""
        return list(islice(reversed(self._waiting), most))

    def take(self, formula: Formula, outline: FormulaOutline | None) -> None:
        """It is drawn; or cannot be."""
        self._waiting.pop(formula, None)
        if not self._enabled or formula in self._known:
            return
        self.told += 1
        number = next(_numbers)
        self._known[formula] = KnownFormula(number, outline)
        self._size += _cost(outline)
        if outline is not None:
            self._by_number[number] = outline
        while self._size > KEPT and len(self._known) > 1:
            _, gone = self._known.popitem(last=False)
            self._by_number.pop(gone.number, None)
            self._size -= _cost(gone.outline)
        self.drawn.emit(formula)


def _cost(outline: FormulaOutline | None) -> int:
    return 200 + (len(outline.path) if outline is not None else 0)

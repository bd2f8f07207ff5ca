"""The known outlines of formulas, and the formulas that wait to be drawn."""

from collections import OrderedDict
from itertools import count, islice
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from claude_desk.formulas.requests import FormulaOutline
from claude_desk.transcript.markdown.formulas import Formula

# At most `KEPT` characters of outlines are kept. The least recently used outlines are dropped first. At most
# `WAITING` formulas wait to be drawn. The oldest are dropped first.
KEPT = 8_000_000
WAITING = 400

_numbers = count(1)  # all stores share this counter, because Qt caches pictures by their addresses


class KnownFormula(NamedTuple):
    """A result of drawing. `number` identifies the picture. `outline` is None if drawing is not possible."""

    number: int
    outline: FormulaOutline | None


class FormulaPictures(QObject):
    """The store between the code that shows formulas and the code that draws formulas.

    To show a formula, call `find`. To draw formulas, listen to `wanted`, call `newest`, and pass each result
    to `take`.
    """

    wanted = Signal()
    drawn = Signal(object)  # Formula
    changed = Signal()  # drawing of formulas was switched on or off

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._enabled = False
        self.stored_count = 0  # number of formulas that `take` has stored
        self.provided = False  # whether the window's engine provides the pictures (`formula_images.py`)
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
        """Return the result for the formula.

        If there is no result yet, queue the formula. `drawn` follows, unless newer formulas displace it from
        the queue. Return None, unless a receiver of `wanted` draws it immediately. If formulas are off, only
        return None.
        """
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
        return self._known.get(formula)  # a receiver of `wanted` may already have called `take`

    def is_drawn(self, formula: Formula | None) -> bool:
        """Return whether formulas are on and this formula has a picture."""
        known = self._known.get(formula) if self._enabled and formula is not None else None
        return known is not None and known.outline is not None

    def outline(self, number: int) -> FormulaOutline | None:
        return self._by_number.get(number)

    # --- for the code that draws ---------------------------------------------------------------

    def newest(self, most: int) -> list[Formula]:
        """Return the newest `most` formulas that wait, the newest first, because the user sees these.

        They wait until `take` is called.
        """
        return list(islice(reversed(self._waiting), most))

    def take(self, formula: Formula, outline: FormulaOutline | None) -> None:
        """Store the outline of a formula; None if the formula cannot be drawn."""
        self._waiting.pop(formula, None)
        if not self._enabled or formula in self._known:
            return
        self.stored_count += 1
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

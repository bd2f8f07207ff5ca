"""Finds words in a text of any size, a piece at a time: the screen goes on in between."""

from array import array
from bisect import bisect_left

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from claude_desk.ui.transcript.text_formats import matches

# So many characters are searched at once, in a few milliseconds.
_PIECE = 250_000
# Who has found so many looks for something else.
MOST = 100_000


class TextSearch(QObject):
    """`found` are the places of the query, in code points. `grown` tells of each piece that was searched."""

    grown = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found = array("q")
        self.query = ""
        self._text = ""
        self._next = 0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    @property
    def full(self) -> bool:
        """Whether there may be more than those found."""
        return len(self.found) >= MOST

    def start(self, text: str, query: str) -> None:
        """Look for something else; what stands in the first piece is found at once."""
        self.stop()
        self._text, self.query, self._next = text, query, 0
        self.found = array("q")
        if query and text:
            self._timer.start()
            self._step()
        else:
            self.grown.emit()

    def stop(self) -> None:
        self._timer.stop()
        self._text = ""

    def first_from(self, position: int) -> int:
        """The number of the first place at that position or after it; 0 where there is none."""
        at = bisect_left(self.found, position)
        return at if at < len(self.found) else 0

    @Slot()
    def _step(self) -> None:
        start = self._next
        end = start + _PIECE
        # A match may begin in this piece and end in the next one.
        piece = self._text[start : end + len(self.query) - 1]
        places = [start + at for at in matches(piece, self.query)]
        self.found.extend(places)
        self._next = max(end, places[-1] + len(self.query)) if places else end
        if self._next >= len(self._text) or self.full:
            self.stop()
        self.grown.emit()

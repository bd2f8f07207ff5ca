"""The search in the lines of a terminal, for QML. It goes from the newest line to earlier ones."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Property

if TYPE_CHECKING:
    from claude_desk.terminal.cells import CellRun
    from claude_desk.terminal.screen import TerminalScreen

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_SLICE = 200  # lines that are searched at once; then the window handles its events
_LONGEST = 200  # characters of the text that is searched for

Match = tuple[int, int, int]  # the number of a line, its first column, and the column behind the last


@QmlElement
class TerminalSearch(QObject):
    """Finds a text in the lines of a terminal, one match at a time. A match is inside one line. Capitals and
    small letters count as the same."""

    changed = Signal()
    focusWanted = Signal()  # the keyboard focus should go to the field
    found = Signal(object)  # Match

    def __init__(
        self,
        screen: "Callable[[], TerminalScreen | None]",
        runs: "Callable[[int], tuple[CellRun, ...]]",
        parent: QObject,
    ) -> None:
        """`runs` returns the runs of the line with a number."""
        super().__init__(parent)
        self._screen, self._runs = screen, runs
        self._open = self._missing = False
        self._text = ""
        self._here: Match | None = None
        self._scan: Iterator[Match | None] = iter(())
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._go_on)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def open(self) -> None:
        """Show the field, and move the keyboard focus to it."""
        self._open = self._screen() is not None
        self.changed.emit()
        if self._open:
            self.focusWanted.emit()

    @Slot()
    def close(self) -> None:
        """Hide the field, and forget the place of the last match. Keep the text for the next time."""
        self._soon.stop()
        self._open = self._missing = False
        self._here = None
        self.changed.emit()

    @Slot(str)
    def find(self, text: str) -> None:
        """Find the last match of a text."""
        self._text, self._here = text[:_LONGEST], None
        self.step(True)

    @Slot(bool)
    def step(self, earlier: bool) -> None:
        """Find the match before (`earlier`) or after the current one. After the last line comes the first."""
        self._soon.stop()
        self._missing = False
        if self._text:
            self._scan = self._matches(earlier)
            self._go_on()
        self.changed.emit()

    # --- inside --------------------------------------------------------------------------------

    @Slot()
    def _go_on(self) -> None:
        for _ in range(_SLICE):
            try:
                match = next(self._scan)
            except StopIteration:
                self._missing = True
                self.changed.emit()
                return
            if match is not None:
                self._here = match
                self.found.emit(match)
                return
        self._soon.start()

    def _matches(self, earlier: bool) -> Iterator[Match | None]:
        """Yield the matches in their order, and None for each line without one."""
        screen = self._screen()
        if screen is None:
            return
        pattern = re.compile(re.escape(self._text), re.IGNORECASE)
        first, last = screen.first_line, screen.top_line + screen.lines - 1
        step, begin = (-1, last) if earlier else (1, first)
        here = self._here
        start = here[0] if here is not None and first <= here[0] <= last else begin
        count = last - first + 1
        for offset in range(count + 1):
            number = first + (start - first + step * offset) % count
            text, columns, ends = _columns_of(self._runs(number))
            places = [(match.start(), match.end()) for match in pattern.finditer(text)]
            spans = [(columns[begin], ends[end - 1]) for begin, end in places]
            if here is not None and number == here[0]:
                past = [span for span in spans if (span[0] < here[1] if earlier else span[0] > here[1])]
                # The rest of the line comes last, after all other lines.
                spans = past if offset == 0 else spans
            found = [(number, *span) for span in spans]
            yield from reversed(found) if earlier else found
            yield None

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def isOpen(self) -> bool:
        return self._open

    @Property(str, notify=changed)  # what is searched for, or was searched for last
    def text(self) -> str:
        return self._text

    @Property(bool, notify=changed)  # whether no line has the text
    def missing(self) -> bool:
        return self._missing


def _columns_of(runs: "tuple[CellRun, ...]") -> tuple[str, list[int], list[int]]:
    """Return the text of a line, the column of each character, and the column behind each character. A
    letter and the marks on it have the same columns."""
    said: list[str] = []
    columns: list[int] = []
    ends: list[int] = []
    at = 0
    for run in runs:
        behind = run.column + run.width
        narrow = run.width == len(run.text)
        columns += range(at, run.column)
        columns += range(run.column, behind) if narrow else [run.column] * len(run.text)
        ends += range(at + 1, run.column + 1)
        ends += range(run.column + 1, behind + 1) if narrow else [behind] * len(run.text)
        said += [" " * (run.column - at), run.text]
        at = behind
    return "".join(said), columns, ends

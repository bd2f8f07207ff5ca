"""A line below the message: what was refused, or changed, and the way back."""

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Of more things to say, the rest is counted.
_MOST = 3


@QmlElement
class ComposerNote(QObject):
    """Until it is closed, or there is something else to say. `text` "" is none."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[str] = []
        self._warns = False
        self._undo: Callable[[], None] | None = None

    def show_text(self, text: str, undo: Callable[[], None] | None = None) -> None:
        self._lines, self._undo, self._warns = [text], undo, False
        self.changed.emit()

    def refuse(self, text: str) -> None:
        """One more thing that was not taken, below those told before it."""
        self._lines = [*self._lines, text] if self._warns else [text]
        self._undo, self._warns = None, True
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        if self._lines:
            self._lines, self._undo, self._warns = [], None, False
            self.changed.emit()

    @Slot()
    def undo(self) -> None:
        undo = self._undo
        self.close()
        if undo is not None:
            undo()

    def _text(self) -> str:
        more = len(self._lines) - _MOST
        lines = self._lines[:_MOST]
        return "\n".join([*lines, f"…and {more} more"] if more > 0 else lines)

    def _can_undo(self) -> bool:
        return self._undo is not None

    def _get_warns(self) -> bool:
        return self._warns

    text = Property(str, _text, notify=changed)
    canUndo = Property(bool, _can_undo, notify=changed)
    warns = Property(bool, _get_warns, notify=changed)

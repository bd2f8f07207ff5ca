"""The session's to-do list, for the strip above the composer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property, QStringList

if TYPE_CHECKING:
    from claude_desk.transcript.tools.card import ChecklistItem

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class ChecklistView(QObject):
    """The to-do list. `shown`: whether it has items, and an item is not done or a turn runs."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: Sequence[ChecklistItem] = ()
        self._busy = False

    def show(self, items: "Sequence[ChecklistItem]", busy: bool) -> None:
        """Show this list. `busy` says whether a turn runs."""
        if items is not self._items or busy != self._busy:
            self._items, self._busy = items, busy
            self.changed.emit()

    # The text of each item, and its state: pending, active or done.
    @Property(QStringList, notify=changed)
    def texts(self) -> list[str]:
        return [item.text for item in self._items]

    @Property(QStringList, notify=changed)
    def states(self) -> list[str]:
        return [item.state for item in self._items]

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._items)

    @Property(int, notify=changed)
    def done(self) -> int:
        return sum(1 for item in self._items if item.state == "done")

    @Property(int, notify=changed)
    def step(self) -> int:
        """Return the number of the item in progress, or else of the next item; 0 if every item is done."""
        for state in ("active", "pending"):
            for number, item in enumerate(self._items, 1):
                if item.state == state:
                    return number
        return 0

    @Property(str, notify=changed)
    def active(self) -> str:
        """Return the words of the item in progress, or else of the next item; "" if every item is done."""
        for state in ("active", "pending"):
            found = next((item for item in self._items if item.state == state), None)
            if found is not None:
                return words(found.note) if state == "active" and found.note else found.text
        return ""

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return bool(self._items) and (self._busy or self.done < len(self._items))

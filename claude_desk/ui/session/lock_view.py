"""Who else writes the session that is shown, as QML sees it."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_WORDS = {
    "window": "This session is at work in another window of Claude Desk. You see here what is written there.",
    "program": "Another program writes to this session. You see here what it writes.",
    "shared": "Another program has written to this session. Claude does not know here what was said there.",
}
_ACTIONS = {"window": "Take over", "program": "Take over", "shared": "Open it anew"}
_READ_ONLY = ("window", "program")
_REFUSED = "The other window did not let go of it. It may be asking you something."


@QmlElement
class SessionLockView(QObject):
    changed = Signal()
    acquireWanted = Signal()  # the person wants to write here
    # A message was to be sent, and cannot be.
    pointed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._whose = ""
        self._acquiring = False
        self._refused = False

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, whose: str) -> None:
        """A `WriterKind` (`workspace/session_lock.py`)."""
        self._whose, self._acquiring, self._refused = whose, False, False
        self.changed.emit()

    def refuse(self) -> None:
        """It could not be taken over."""
        self._acquiring, self._refused = False, True
        self.changed.emit()

    def point(self) -> None:
        """A message was to be sent, and cannot be: the strip is to be noticed."""
        self.pointed.emit()

    @property
    def read_only(self) -> bool:
        """Whether no message can be sent from here."""
        return self._whose in _READ_ONLY

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def acquire(self) -> None:
        if self._whose and not self._acquiring:
            self._acquiring = True
            self.changed.emit()
            self.acquireWanted.emit()

    # --- properties ----------------------------------------------------------------------------

    def _is_shown(self) -> bool:
        return bool(self._whose)

    def _get_words(self) -> str:
        return _REFUSED if self._refused else _WORDS.get(self._whose, "")

    def _get_action(self) -> str:
        return _ACTIONS.get(self._whose, "")

    def _is_acquiring(self) -> bool:
        return self._acquiring

    def _is_read_only(self) -> bool:
        return self.read_only

    shown = Property(bool, _is_shown, notify=changed)
    words = Property(str, _get_words, notify=changed)
    action = Property(str, _get_action, notify=changed)
    acquiring = Property(bool, _is_acquiring, notify=changed)
    readOnly = Property(bool, _is_read_only, notify=changed)

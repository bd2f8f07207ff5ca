"""Who else writes the session that is shown, as QML sees it."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.translation import translate

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_READ_ONLY = ("window", "program")


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
        self._busy = False

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, whose: str) -> None:
        """A `WriterKind` (`workspace/session_lock.py`)."""
        self._whose, self._acquiring, self._refused = whose, False, False
        self.changed.emit()

    def set_busy(self, busy: bool) -> None:
        """Whether a turn runs here: to load the session anew would end it, so that waits for its end."""
        if busy is not self._busy:
            self._busy = busy
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
        if self._get_action() and not self._acquiring:
            self._acquiring = True
            self.changed.emit()
            self.acquireWanted.emit()

    # --- properties ----------------------------------------------------------------------------

    def _is_shown(self) -> bool:
        return bool(self._whose)

    def _get_words(self) -> str:
        if self._refused:
            return translate(
                "LockView", "The other window did not release the session. It may be asking you something."
            )
        match self._whose:
            case "window":
                return translate(
                    "LockView", "This session is open in another Claude Desk window. This view follows it."
                )
            case "program":
                return translate(
                    "LockView", "Another program is writing to this session. This view follows it."
                )
            case "shared":
                return translate(
                    "LockView", "Another program wrote to this session. Claude has not seen that part here."
                )
        return ""

    def _get_action(self) -> str:
        match self._whose:
            case "window" | "program":
                return translate("LockView", "Take over")
            case "shared" if not self._busy:
                return translate("LockView", "Reload session")
        return ""

    def _is_acquiring(self) -> bool:
        return self._acquiring

    def _is_read_only(self) -> bool:
        return self.read_only

    shown = Property(bool, _is_shown, notify=changed)
    words = Property(str, _get_words, notify=changed)
    action = Property(str, _get_action, notify=changed)
    acquiring = Property(bool, _is_acquiring, notify=changed)
    readOnly = Property(bool, _is_read_only, notify=changed)

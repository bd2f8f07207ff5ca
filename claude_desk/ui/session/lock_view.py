"""The view model of the strip that is shown when another program or window writes the session."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Property
from claude_desk.ui.translation import translate

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_READ_ONLY = ("window", "program")


@QmlElement
class SessionLockView(QObject):
    changed = Signal()
    acquireWanted = Signal()  # the user wants to take over or reload the session
    pointed = Signal()  # draw attention to the strip

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._whose = ""
        self._acquiring = False
        self._refused = False
        self._busy = False

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, whose: str) -> None:
        """Show who else writes the session. `whose` is a value of `WriterKind` in `session_lock.py`."""
        self._whose, self._acquiring, self._refused = whose, False, False
        self.changed.emit()

    def set_busy(self, busy: bool) -> None:
        """Set whether a turn runs in this window. A reload would end the turn, so it is not offered."""
        if busy is not self._busy:
            self._busy = busy
            self.changed.emit()

    def refuse(self) -> None:
        """Show that this window could not become the writer of the session."""
        self._acquiring, self._refused = False, True
        self.changed.emit()

    def point(self) -> None:
        """Draw attention to the strip, because the user tried something that this window cannot do."""
        self.pointed.emit()

    @property
    def read_only(self) -> bool:
        """Whether this window cannot send messages."""
        return self._whose in _READ_ONLY

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def acquire(self) -> None:
        if self.action and not self._acquiring:
            self._acquiring = True
            self.changed.emit()
            self.acquireWanted.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return bool(self._whose)

    @Property(str, notify=changed)
    def words(self) -> str:
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

    @Property(str, notify=changed)
    def action(self) -> str:
        match self._whose:
            case "window" | "program":
                return translate("LockView", "Take over")
            case "shared" if not self._busy:
                return translate("LockView", "Reload session")
        return ""

    @Property(bool, notify=changed)
    def acquiring(self) -> bool:
        return self._acquiring

    @Property(bool, notify=changed)
    def readOnly(self) -> bool:
        return self.read_only

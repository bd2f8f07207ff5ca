"""The view model of a separate window for one session."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Property, constant
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.window.trust_page import TrustView

if TYPE_CHECKING:
    from claude_desk.workspace.folder_review import FolderReview

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class SessionWindowView(QObject):
    """A separate window for one session. `asks`: whether it shows the question about the session's folder."""

    asksChanged = Signal()
    # Requests of the user:
    trusted = Signal()
    openedWithout = Signal()
    folderRetryWanted = Signal()  # the folder did not answer: try again
    backWanted = Signal()  # show the session in the main window again
    closed = Signal()  # the user closed the window
    wished = Signal(str)  # the action of a shortcut that the main window handles

    def __init__(self, session: SessionView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._trust = TrustView(self)
        self._asks = False

    def ask_trust(self, review: "FolderReview") -> None:
        """Ask the user whether the folder's own code may run."""
        self._trust.show(review, changed_meanwhile=self._asks)
        self._set_asks(True)

    def show_conversation(self) -> None:
        self._set_asks(False)

    def _set_asks(self, asks: bool) -> None:
        if asks != self._asks:
            self._asks = asks
            self.asksChanged.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(bool)
    def setShown(self, shown: bool) -> None:
        """Note whether the window is visible."""
        self._session.set_shown(shown)

    # --- properties ----------------------------------------------------------------------------

    session = constant(SessionView, "_session")
    trust = constant(TrustView, "_trust")

    @Property(bool, notify=asksChanged)
    def asks(self) -> bool:
        return self._asks

"""Shows on the page of all sessions which sessions other processes of the program have."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from claude_desk.ui.overview.overview_view import OverviewView
from claude_desk.workspace.session_lock import held_ids

_LOOK_MS = 3_000  # a lock that is taken or released sends no signal


class OverviewController(QObject):
    """Looks at the locks of the sessions while the page is visible. `locks`: the folder of the locks."""

    def __init__(self, view: OverviewView, locks: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._locks = locks
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)
        view.shownChanged.connect(self._on_shown_changed)

    def _on_shown_changed(self, shown: bool) -> None:
        if shown:
            self._timer.start()
            self._look()
        else:
            self._timer.stop()

    def _look(self) -> None:
        self._view.show_elsewhere(held_ids(self._locks))

"""What Stop would do now, and what runs in the background."""

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.session.choices import Choice, ChoiceListModel
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST = 60  # characters of a task's name in the menu


@QmlElement
class StopView(QObject):
    """A press soon after another one is none: `ready` says whether one counts."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._background: object = ()
        self._tasks = ChoiceListModel(self)
        self._tasks.chosen.connect(self._on_task_chosen)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._update)

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.state_changed, self._update)
        self._connections.connect(session.info_changed, self._update)
        self._connections.connect(session.operations, self._on_operations)
        self._update()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._update()

    @Slot()
    def press(self) -> None:
        """Stop; while it stops already, by what comes next."""
        if self._session is not None:
            self._session.stop()
            self._update()

    @Slot(str)
    def _on_task_chosen(self, task_id: str) -> None:
        if self._session is not None:
            self._session.stop_task(task_id)

    @Slot(object)
    def _on_operations(self, _operations: object) -> None:
        if self._session is not None and self._session.background is not self._background:
            self._update()

    @Slot()
    def _update(self) -> None:
        from claude_desk.transcript.text.text_sanitizer import one_line  # it comes after the first frame

        session = self._session
        waits = session.stop_waits if session is not None else 0.0
        if waits > 0:
            self._later.start(math.ceil(waits * 1000) + 1)
        tasks = session.background if session is not None else ()
        self._background = tasks
        self._tasks.show([Choice(task.id, one_line(task.words, _LONGEST)) for task in tasks], "")
        self.changed.emit()

    def _get_words(self) -> str:
        means = self._session.next_stop if self._session is not None else None
        if self._session is not None and means is None:
            return _press_words("sigkill")
        return _press_words(means or "interrupt")

    def _ready(self) -> bool:
        session = self._session
        return session is None or (session.next_stop is not None and session.stop_waits <= 0)

    def _hint(self) -> str:
        """What the next press does, beyond its name."""
        means = self._session.next_stop if self._session is not None else None
        match means:
            case "sigint":
                return translate(
                    "StopView", "Interrupts Claude Code (SIGINT). Your next message starts it again."
                )
            case "sigterm":
                return translate(
                    "StopView",
                    "Ends Claude Code (SIGTERM, then SIGKILL). Your next message starts it again.",
                )
            case "sigkill":
                return translate(
                    "StopView", "Kills Claude Code (SIGKILL). Your next message starts it again."
                )
        return ""

    def _can_stop_tasks(self) -> bool:
        return self._session is None or self._session.info.stops_tasks

    def _get_tasks(self) -> ChoiceListModel:
        return self._tasks

    words = Property(str, _get_words, notify=changed)
    hint = Property(str, _hint, notify=changed)
    ready = Property(bool, _ready, notify=changed)
    # What runs in the background; choosing one stops it.
    tasks = Property(ChoiceListModel, _get_tasks, constant=True)
    # Whether the CLI may be able to stop one of them alone.
    stopsTasks = Property(bool, _can_stop_tasks, notify=changed)


def _press_words(means: str) -> str:
    """What the next press does, by `StopBy`."""
    match means:
        case "interrupt":
            return translate("StopView", "Stop")
        case "sigint":
            return translate("StopView", "Stop now")
    return translate("StopView", "End Claude Code")

"""The Stop button and the background tasks of a session."""

import math
import time
from collections.abc import Iterable, Sequence
from enum import IntEnum, auto
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from claude_desk.session.core.session_state import SessionPhase, SessionState, TurnOutcome
from claude_desk.ui import locale_format
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, constant, role_names
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.transcript.workers.worker_tree import Worker

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# -------------------------------------------------------------------------------------------------
# The background tasks, and the actions for each task.


_LONGEST = 60  # longest name of a task in the menu, in characters
# Seconds after a press of Stop counts again, some 3 s after the last press. If Claude Code has not stopped by
# then, the line above the message box says what a stronger Stop would end.
_UNANSWERED = 2.0
_NAMED = 6  # workers that a tooltip names


class TaskAction(NamedTuple):
    act: str  # output, row or stop
    task_id: str
    words: str  # the task's words
    possible: bool = True


class TaskActionRole(IntEnum):
    WORDS = USER_ROLE + 1
    POSSIBLE = auto()


@QmlElement
class TaskActionModel(QAbstractListModel):
    """A row for each action on a task. The actions on the same task follow each other."""

    chosen = Signal(object)  # TaskAction
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions: list[TaskAction] = []

    def show(self, actions: Sequence[TaskAction]) -> None:
        if list(actions) != self._actions:
            self.beginResetModel()
            self._actions = list(actions)
            self.endResetModel()
            self.changed.emit()

    @Slot(int)
    def choose(self, row: int) -> None:
        if 0 <= row < len(self._actions) and self._actions[row].possible:
            self.chosen.emit(self._actions[row])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._actions)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(TaskActionRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._actions):
            return None
        action = self._actions[index.row()]
        match role:
            case TaskActionRole.WORDS:
                return _action_words(action)
            case TaskActionRole.POSSIBLE:
                return action.possible
        return None

    @Property(int, notify=changed)  # number of tasks
    def count(self) -> int:
        return len({action.task_id for action in self._actions})


def _action_words(action: TaskAction) -> str:
    match action.act:
        case "output":
            return translate("StopView", "Show output: {task}", task=action.words)
        case "row":
            return translate("StopView", "Show in conversation: {task}", task=action.words)
    return translate("StopView", "Stop: {task}", task=action.words)


# -------------------------------------------------------------------------------------------------
# The Stop button.


@QmlElement
class StopView(QObject):
    """The Stop button and the background tasks. After a press, further presses are ignored until `ready`."""

    changed = Signal()
    outputWanted = Signal(str)  # the id of the task whose output the user wants to see
    rowWanted = Signal(str)  # the key of the row that began the task

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._background: tuple[Worker, ...] = ()  # the background tasks on display
        self._names: list[tuple[str, str]] = []  # their ids and names
        self._tasks = TaskActionModel(self)
        self._tasks.chosen.connect(self._on_action_chosen)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._update)

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.state_changed, self._update)
        self._connections.connect(session.info_changed, self._update)
        self._connections.connect(session.workers_changed, self._on_workers_changed)
        self._connections.connect(session.worker_stops.changed, self._update)
        self._update()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._update()

    @property
    def _state(self) -> SessionState:
        return self._session.state if self._session is not None else SessionState()

    @Slot()
    def press(self) -> None:
        """Stop the turn. If the turn is already stopping, use the next stronger means."""
        if self._session is not None:
            self._session.stop()
            self._update()

    @Slot(object)
    def _on_action_chosen(self, action: TaskAction) -> None:
        session = self._session
        if session is None:
            return
        if action.act == "stop":
            session.stop_task(action.task_id)
        elif action.act == "output":
            self.outputWanted.emit(action.task_id)
        else:
            self.rowWanted.emit(session.task_outputs.row(action.task_id))

    @Slot()
    def _on_workers_changed(self) -> None:
        session = self._session
        if session is not None and _names(session.workers.in_background) != self._names:
            self._update()

    @Slot()
    def _update(self) -> None:
        session = self._session
        waits = self._state.stop_counts_at - time.monotonic()
        if waits <= 0 and self._state.phase is SessionPhase.STOPPING:
            waits += _UNANSWERED
        if waits > 0:
            self._later.start(math.ceil(waits * 1000) + 1)
        self._background = session.workers.in_background if session is not None else ()
        self._names = _names(self._background)
        self._tasks.show([action for task in self._background for action in self._actions(task)])
        self.changed.emit()

    def _actions(self, task: "Worker") -> list[TaskAction]:
        from claude_desk.transcript.text.text_sanitizer import one_line  # loads after the first frame

        session = self._session
        assert session is not None
        words = one_line(task.words, _LONGEST)
        show = TaskAction("output", task.id, words)
        if task.thinks:  # an agent's own rows show its work
            show = TaskAction("row", task.id, words, session.task_outputs.row(task.id) != "")
        return [show, TaskAction("stop", task.id, words, session.info.stops_tasks)]

    @Property(str, notify=changed)
    def words(self) -> str:
        return press_words(self._state)

    @Slot()
    def stopAgents(self) -> None:
        """Stop the agents and workflows in the background, or with `endsAll` everything."""
        session = self._session
        if session is not None and self.endsAll:
            session.end_everything()
        elif session is not None:
            session.stop_agents()

    @Property(int, notify=changed)
    def agents(self) -> int:
        """Return the number of agents that `stopAgents` can stop while no turn runs. Return 0 during a turn,
        because Stop must end the turn first."""
        return self._state.agents if self._state.phase is SessionPhase.AGENTS else 0

    @Property(bool, notify=changed)
    def endsAll(self) -> bool:
        """Return whether `stopAgents` ends everything: the CLI has not ended the agents in time, or cannot
        stop single tasks."""
        session = self._session
        return session is not None and (session.worker_stops.late or not session.info.stops_tasks)

    @Property(str, notify=changed)
    def agentsWords(self) -> str:
        if self.endsAll:
            return translate("StopView", "End everything")
        return translate("StopView", "Stop them too")

    @Property(str, notify=changed)
    def agentsHint(self) -> str:
        """Say what `stopAgents` stops. Name the first workers."""
        tasks = self._background
        if not self.endsAll:
            return translate(
                "StopView", "Stops: {agents}", agents=listed_workers(t for t in tasks if t.thinks)
            )
        if self._session is None or self._session.info.stops_tasks:
            return translate(
                "StopView",
                "Ends: {tasks}. If they do not end, Claude Code ends too.",
                tasks=listed_workers(tasks),
            )
        return translate("StopView", "Ends Claude Code, and with it: {tasks}", tasks=listed_workers(tasks))

    @Property(str, notify=changed)
    def hint(self) -> str:
        spared = self._session.info.spares_agents if self._session is not None else None
        return stop_hint(self._state, spared, self._background)

    @Property(str, notify=changed)
    def line(self) -> str:
        """Return the line above the message box: which agents work beside the turn, which continue after the
        user has stopped it, or what a stronger Stop would end too; "" if there is nothing to say."""
        session, state = self._session, self._state
        if session is None or not self._background:
            return ""
        if self._unanswered:
            return _would_end(self._background)
        if not state.agents:
            return ""
        if state.phase is SessionPhase.AGENTS and state.outcome is TurnOutcome.STOPPED:
            footer = session.store.last_footer
            return _stopped_words(state.agents, footer.seconds if footer is not None else None)
        if state.phase in (SessionPhase.WORKING, SessionPhase.WAITING, SessionPhase.RETRYING):
            return translate(
                "StopView",
                "%Ln agents work beside it",
                n=state.agents,
                one="%Ln agent works beside it",
            )
        return ""

    @Property(bool, notify=changed)
    def lineWarns(self) -> bool:
        """Return whether `line` says what a stronger Stop would end."""
        return bool(self._background) and self._unanswered

    @property
    def _unanswered(self) -> bool:
        """Whether Claude Code has not done in time what Stop has asked for."""
        session = self._session
        if session is None:
            return False
        waits = self._state.stop_counts_at + _UNANSWERED - time.monotonic()
        stops = self._state.phase is SessionPhase.STOPPING and waits <= 0
        return stops or session.worker_stops.late

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return self._state.next_stop != "" and time.monotonic() >= self._state.stop_counts_at

    tasks = constant(TaskActionModel, "_tasks")

    @Property(bool, notify=changed)  # whether the CLI can stop a single task; True without a session
    def stopsTasks(self) -> bool:
        return self._session is None or self._session.info.stops_tasks


def _names(workers: "tuple[Worker, ...]") -> list[tuple[str, str]]:
    return [(worker.id, worker.words) for worker in workers]


def press_words(state: SessionState) -> str:
    """Return the button's words."""
    match state.next_stop:
        case "interrupt":
            return translate("StopView", "Stop")
        case "sigint":
            return translate("StopView", "Stop now")
    return translate("StopView", "End Claude Code")


def stop_hint(state: SessionState, spared: bool | None, workers: "Sequence[Worker]") -> str:
    """Describe the effect of the next press; "" if it would only end the turn, or have no effect. `spared`:
    whether Claude Code spares agents; None if that is not known. `workers`: those in the background."""
    if state.next_stop == "interrupt":
        return _interrupt_words(state.agents, spared)
    said = _means_words(state.next_stop)
    if not said or not workers:
        return said
    ends = translate("StopView", "Ends too: {tasks}", tasks=listed_workers(workers))
    return locale_format.sentences((said, ends))


def _interrupt_words(agents: int, spared: bool | None) -> str:
    """Say what the interrupt of a turn ends; "" without agents."""
    if not agents:
        return ""
    match spared:
        case True:
            return translate(
                "StopView",
                "Ends Claude’s turn. %Ln agents go on.",
                n=agents,
                one="Ends Claude’s turn. %Ln agent goes on.",
            )
        case False:
            return translate(
                "StopView",
                "Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.",
                n=agents,
                one="Ends Claude’s turn and %Ln agent: this version of Claude Code cannot spare it.",
            )
    return translate(
        "StopView",
        "Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.",
        n=agents,
        one="Ends Claude’s turn. %Ln agent goes on, unless this version of Claude Code ends it too.",
    )


def _stopped_words(agents: int, seconds: float | None) -> str:
    """Say that the user has stopped the turn, and that agents continue. `seconds`: how long the turn took."""
    if seconds is None:
        return translate(
            "StopView",
            "Stopped by you. %Ln agents go on.",
            n=agents,
            one="Stopped by you. %Ln agent goes on.",
        )
    return translate(
        "StopView",
        "Stopped by you after {duration}. %Ln agents go on.",
        n=agents,
        one="Stopped by you after {duration}. %Ln agent goes on.",
        duration=locale_format.duration(seconds),
    )


def _would_end(workers: "Sequence[Worker]") -> str:
    """Say that Claude Code does not answer, and what a stronger Stop would end too."""
    agents = sum(worker.thinks for worker in workers)
    commands = len(workers) - agents
    parts = [
        translate("StopView", "%Ln commands", n=commands, one="%Ln command") if commands else "",
        translate("StopView", "%Ln agents", n=agents, one="%Ln agent") if agents else "",
    ]
    return translate(
        "StopView",
        "Claude Code does not answer. A stronger Stop would end too: {tasks}",
        tasks=locale_format.listed(part for part in parts if part),
    )


def _means_words(means: str) -> str:
    """Describe a signal that ends Claude Code, a value of `StopBy`; "" for any other value."""
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
            return translate("StopView", "Kills Claude Code (SIGKILL). Your next message starts it again.")
    return ""


def listed_workers(workers: "Iterable[Worker]") -> str:
    """Return the names of the first workers, separated by commas."""
    from claude_desk.transcript.text.text_sanitizer import one_line  # loads after the first frame

    return locale_format.listed(one_line(worker.words, _LONGEST) for worker in islice(workers, _NAMED))

"""The page of agents, for QML."""

import time
from collections.abc import Callable
from enum import Enum, IntEnum, auto
from typing import TYPE_CHECKING, Any

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

from claude_desk.transcript.workers.renewal import Renewal, renewal_after, renewal_message
from claude_desk.transcript.workers.worker_tree import Figures, WorkerState, WorkerTree
from claude_desk.ui import locale_format
from claude_desk.ui.agents.agent_rows import (
    AgentFilter,
    AgentRow,
    AgentState,
    PhasePlace,
    RowKind,
    counts,
    rows_of,
)
from claude_desk.ui.list_changes import equal_ends
from claude_desk.ui.qt_types import (
    DISPLAY_ROLE,
    USER_ROLE,
    Index,
    Property,
    QVariantList,
    constant,
    role_names,
)
from claude_desk.ui.safe_text import flat, visible
from claude_desk.ui.session.state_text import WorkState, state_word, work_state
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.wire.authorship import Authorship
    from claude_desk.session.core.session import Session
    from claude_desk.session.history.row_locator import RowLocator
    from claude_desk.transcript.entries import Entry

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST = 200  # the most characters of a name or a step; a row has room for fewer
_PAUSE_MS = 250  # how long to wait before reading a changed tree, because 100 agents send many messages
_SECOND_MS = 1000
_SESSION = "session"  # the key of the session's row; no worker has such an id
# The states of a session that no agent has.
_SESSION_STATES = {
    WorkState.STARTING: AgentState.WORKING,
    WorkState.RETRYING: AgentState.WORKING,
    WorkState.STOPPING: AgentState.WORKING,
    WorkState.READY: AgentState.DONE,
    WorkState.NOT_RUNNING: AgentState.STOPPED,
    WorkState.SIGNED_OUT: AgentState.FAILED,
}
_LOOK_MS = 5000  # how often the files of agents are looked for while the page is visible


class Place(Enum):
    """Where an agent is opened."""

    HERE = auto()  # in the place of the conversation, and the keyboard focus stays
    KEYBOARD = auto()  # in the place of the conversation, which gets the keyboard focus
    BESIDE = auto()  # beside the conversation


class AgentRole(IntEnum):
    KEY = USER_ROLE + 1
    KIND = auto()
    AGENT_STATE = auto()
    NAME = auto()
    WORDS = auto()  # the state in words, and the newest step
    TIME = auto()
    TOKENS = auto()
    DEPTH = auto()
    FOLDS = auto()
    OPEN = auto()
    STOPPABLE = auto()
    PHASES = auto()  # the states of a workflow's phases
    PATH = auto()  # the rows above a row whose level the indentation does not show, in words
    RENEWAL = auto()  # how the agent can work again, a value of `Renewal`


@QmlElement
class AgentListModel(QAbstractListModel):
    """The rows of the page. If rows come or go, the rows before and after them keep their delegates."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[AgentRow] = []
        self.stops = False  # whether the CLI can stop a single task
        self._renewed: dict[str, int] = {}  # how many runs each agent had that was called again

    def show(self, rows: list[AgentRow], stops: bool) -> None:
        """Show these rows. Keep the rows with equal keys at the start and at the end. Replace the rows
        between them."""
        old = self.rows
        first, last = equal_ends([row.key for row in old], [row.key for row in rows])
        changed = {row.key for row in old} if stops != self.stops else set()
        changed |= {row.key for row in rows} - {row.key for row in set(rows) & set(old)}
        self.stops = stops
        if first < len(old) - last:
            self.beginRemoveRows(QModelIndex(), first, len(old) - last - 1)
            self.rows = old[:first] + old[len(old) - last :]
            self.endRemoveRows()
        if first < len(rows) - last:
            self.beginInsertRows(QModelIndex(), first, len(rows) - last - 1)
            self.rows = rows
            self.endInsertRows()
        self.rows = rows
        for number, row in enumerate(rows):
            if row.key in changed and not first <= number < len(rows) - last:
                self._emit_changed(number)

    @Slot()
    def tick(self) -> None:
        """Update the times of workers that have not ended."""
        for number, row in enumerate(self.rows):
            if _counts(row):
                self._emit_changed(number, [int(AgentRole.TIME)])

    def is_stoppable(self, row: AgentRow) -> bool:
        return self.stops and row.worker != "" and not row.filed and row.ended_by is WorkerState.WORKING

    def renewal_of(self, row: AgentRow) -> Renewal:
        """Return how the row's agent can work again. An agent that was called again is not called twice."""
        if row.kind is not RowKind.AGENT or not row.worker or self._renewed.get(row.worker) == row.runs:
            return Renewal.NONE
        renewal = renewal_after(row.ended_by)
        return Renewal.NONE if renewal is Renewal.BEGIN_ANEW and not row.asked else renewal

    def note_renewal(self, row: AgentRow) -> None:
        """Note that Claude was asked to let the row's agent work again."""
        self._renewed[row.worker] = row.runs
        self._emit_changed(self.rows.index(row), [int(AgentRole.RENEWAL)])

    def forget_renewals(self) -> None:
        self._renewed.clear()

    def _emit_changed(self, number: int, roles: list[int] | None = None) -> None:
        index = self.index(number, 0)
        self.dataChanged.emit(index, index, roles or [])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(AgentRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        match role:
            case AgentRole.KEY:
                return row.key
            case AgentRole.KIND:
                return row.kind.value
            case AgentRole.AGENT_STATE:
                return row.state.value
            case AgentRole.NAME:
                return _name(row)
            case AgentRole.WORDS:
                return _words(row)
            case AgentRole.TIME:
                return _time(row)
            case AgentRole.TOKENS:
                return locale_format.short_count(row.figures.tokens) if row.figures.tokens else ""
            case AgentRole.DEPTH:
                return row.depth
            case AgentRole.FOLDS:
                return row.folds
            case AgentRole.OPEN:
                return row.open
            case AgentRole.PHASES:
                return [state.value for state in row.phases]
            case AgentRole.PATH:
                return _path_words(row)
            case AgentRole.RENEWAL:
                return self.renewal_of(row).value
            case AgentRole.STOPPABLE:
                return self.is_stoppable(row)
        return None


@QmlElement
class AgentsView(QObject):
    """All agents, workflows, commands and monitors of the session, below the session. The model has rows only
    while the page is visible. `title` returns the session's title."""

    changed = Signal()
    outputWanted = Signal(str)  # the id of the command whose output the user wants to see
    # the key of the row that began the worker: to open the agent, or to show the row in the conversation
    agentWanted = Signal(str)
    besideWanted = Signal(str)  # to open the agent beside the conversation
    rowWanted = Signal(str)
    conversationWanted = Signal()  # the conversation should get the keyboard focus

    def __init__(
        self,
        parent: QObject | None = None,
        title: Callable[[], str] = str,
        send: "Callable[[str, Authorship], bool]" = lambda _text, _authorship: False,
    ) -> None:
        super().__init__(parent)
        self._title = title
        self._send = send
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._model = AgentListModel(self)
        self._tree = WorkerTree()
        self._folds: dict[str, bool] = {}
        self._filter = AgentFilter.ALL
        self._shown = False
        self._opened = ""
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self._refresh)
        self._seconds = QTimer(self, interval=_SECOND_MS)
        self._seconds.timeout.connect(self._model.tick)
        self._looks = QTimer(self, interval=_LOOK_MS)
        self._looks.timeout.connect(self._look)
        self._locator: RowLocator | None = None  # looks for the row of an agent that is not in memory
        self._missing = ""  # the name of the agent whose row was not found

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.workers_changed, self._on_workers_changed)
        self._connections.connect(session.requests_changed, self._refresh)
        self._connections.connect(session.state_changed, self._refresh)
        self._connections.connect(session.info_changed, self._refresh)
        self._refresh()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._forget_search()
        self._folds.clear()
        self._filter = AgentFilter.ALL
        self._model.forget_renewals()
        self._refresh()

    def set_opened(self, place: str) -> None:
        """Note the key of the row whose agent is opened; "" if no agent is opened. A search for another
        agent's row ends: the user has gone elsewhere."""
        self._opened = place
        self._forget_search()

    def retranslate(self) -> None:
        self._model.show([], False)
        self._refresh()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(bool)
    def setShown(self, shown: bool) -> None:
        """Set whether the page is visible. The page follows the agents only while it is visible."""
        self._shown = shown
        if shown:
            self._look()
            self._looks.start()
        else:
            self._looks.stop()
        self._refresh()

    @Slot(str)
    def choose(self, filter: str) -> None:
        """Use this filter, a value of `AgentFilter`."""
        self._filter = AgentFilter(filter)
        self._refresh()

    @Slot(str, bool)
    def fold(self, key: str, folded: bool) -> None:
        row = self._row(key)
        if row is not None and row.folds:
            self._folds[key] = folded
            self._refresh()

    @Slot(str)
    def open(self, key: str) -> None:
        """Show the output of a command or monitor, the conversation of an agent, the row of a workflow in the
        conversation, or the conversation of the session.

        Fold or unfold a row that is not a worker.
        """
        row = self._row(key)
        if row is None or self._session is None:
            return
        if row.kind is RowKind.SESSION:
            self._open("", Place.KEYBOARD)
        elif not (row.worker or row.call):
            self.fold(key, row.open)
        elif row.kind in (RowKind.AGENT, RowKind.STEP):
            self._show(row, Place.KEYBOARD)
        elif row.kind in (RowKind.COMMAND, RowKind.MONITOR):
            self.outputWanted.emit(row.worker)
        elif place := self._place(row):
            self.rowWanted.emit(place)

    @Slot(str)
    def look(self, key: str) -> None:
        """Open the agent, and leave the keyboard focus where it is."""
        row = self._row(key)
        if row is not None:
            self._show(row, Place.HERE)

    @Slot(str)
    def openBeside(self, key: str) -> None:
        """Open the agent beside the conversation. Open any other row as `open` does."""
        row = self._row(key)
        if row is not None and row.kind in (RowKind.AGENT, RowKind.STEP):
            self._show(row, Place.BESIDE)
        else:
            self.open(key)

    @Slot(str, result=bool)
    def isOpened(self, key: str) -> bool:
        """Return whether the agent of this row is opened as a conversation of its own."""
        row = self._row(key)
        return row is not None and self._opened != "" and self._place(row) == self._opened

    @Slot()
    def leave(self) -> None:
        """Show the conversation instead of the opened agent."""
        self.agentWanted.emit("")

    @Slot(str)
    def stop(self, key: str) -> None:
        row = self._row(key)
        if row is not None and self._session is not None and self._model.is_stoppable(row):
            self._session.stop_task(row.worker)

    @Slot(str)
    def renew(self, key: str) -> None:
        """Have Claude continue the agent of this row, or begin another agent with the same prompt."""
        row = self._row(key)
        worker = self._tree.workers.get(row.worker) if row is not None else None
        if row is None or worker is None:
            return
        renewal = self._model.renewal_of(row)
        if renewal is not Renewal.NONE and self._send(*renewal_message([worker], renewal)):
            self._model.note_renewal(row)

    @Slot(str, result=int)
    def above(self, key: str) -> int:
        """Return the number of the parent of the row `key`; -1 if the row has no parent or does not exist."""
        rows = self._model.rows
        number = next((number for number, row in enumerate(rows) if row.key == key), -1)
        if number < 0:
            return -1
        return next((above for above in range(number, -1, -1) if rows[above].depth < rows[number].depth), -1)

    # --- properties ----------------------------------------------------------------------------

    model = constant(AgentListModel, "_model")

    @Property(str, notify=changed)
    def filter(self) -> str:
        return self._filter.value

    @Property(QVariantList, notify=changed)
    def filters(self) -> list[dict[str, object]]:
        """Return the filters as maps with `name`, `words` and `count`."""
        found = counts(self._tree, self._asking())
        return [
            {"name": which.value, "words": _filter_words(which), "count": found[which]} for which in found
        ]

    @Property(bool, notify=changed)
    def works(self) -> bool:
        """Return whether a row shows that something works."""
        return any(row.state is AgentState.WORKING for row in self._model.rows)

    @Property(int, notify=changed)
    def count(self) -> int:
        """Return the number of all workers."""
        return len(self._tree.workers)

    @Property(str, notify=changed)
    def limits(self) -> str:
        """Return what is missing from the page: what this CLI does not say, or an agent without rows."""
        session = self._session
        if self._missing:
            return translate(
                "AgentsView", "Nothing of “{agent}” is in this conversation.", agent=self._missing
            )
        if session is None or not session.info.hides_agents or not self._tree.workers:
            return ""
        return translate(
            "AgentsView",
            "Claude Code {version} does not say what agents in the background do, or when they end. Their "
            "state is read from their files. It denies what they ask for, does not tell Claude when they "
            "end, and cannot stop one of them.",
            version=session.info.version,
        )

    @Property(str, notify=changed)
    def note(self) -> str:
        """Return the text in place of an empty list; "" for a list with rows."""
        if self._model.rows:
            return ""
        if not self._tree.workers:
            return translate(
                "AgentsView", "No agents yet. Agents, workflows and commands that Claude starts appear here."
            )
        match self._filter:
            case AgentFilter.WORKING:
                return translate("AgentsView", "No agent works.")
            case AgentFilter.NEEDS_YOU:
                return translate("AgentsView", "No agent needs you.")
            case AgentFilter.FAILED:
                return translate("AgentsView", "No agent has failed.")
        return translate("AgentsView", "No agent is done.")

    @Property(str, notify=changed)
    def showAllWords(self) -> str:
        """Return the words of the button below the note that shows all workers; "" without workers."""
        count = len(self._tree.workers)
        if self._model.rows or not count:
            return ""
        return translate("AgentsView", "Show all %Ln", n=count, one="Show it")

    # --- helpers -------------------------------------------------------------------------------

    def _show(self, row: AgentRow, where: Place) -> None:
        """Open an agent, after its page is read if the agent's row is not in memory."""
        session = self._session
        if session is None or not (row.worker or row.call):
            return
        self._forget_search()
        if place := self._place(row):
            self._open(place, where)
            return
        from claude_desk.library.catalog.requests import TOOL  # not needed for the first frame
        from claude_desk.session.history.row_locator import RowLocator, SearchTarget

        target = SearchTarget(0, row.worker or row.call, TOOL, self._call(row), 0.0, "", ())
        self._locator = RowLocator(session, target, self)
        self._locator.ended.connect(
            lambda entry, exact: self._on_located(row, entry if exact else None, where)
        )
        self._locator.begin()

    def _forget_search(self) -> None:
        if self._locator is not None:
            self._locator.cancel()
        self._locator, self._missing = None, ""

    def _on_located(self, row: AgentRow, entry: "Entry | None", where: Place) -> None:
        self._locator = None
        place = self._place(row)
        if not place and entry is not None and self._session is not None:
            place = self._session.task_outputs.row(row.worker, row.call or entry.parent)
        if place:
            self._open(place, where)
        else:
            self._missing = row.name
            self.changed.emit()

    def _open(self, place: str, where: Place) -> None:
        if where is Place.BESIDE:
            self.besideWanted.emit(place)
            return
        self.agentWanted.emit(place)
        if where is Place.KEYBOARD:
            self.conversationWanted.emit()

    @Slot()
    def _look(self) -> None:
        if self._session is not None:
            self._session.subagents.look()

    def _place(self, row: AgentRow) -> str:
        """Return the key of the row that began the worker; "" if the row is not in memory."""
        if self._session is None or not (row.worker or row.call):
            return ""
        return self._session.task_outputs.row(row.worker, self._call(row))

    def _call(self, row: AgentRow) -> str:
        """Return the id of the call that has the rows of the worker or step; "" if it is unknown."""
        return row.call or self._tree.call_of(row.worker)

    def _row(self, key: str) -> AgentRow | None:
        return next((row for row in self._model.rows if row.key == key), None)

    def _asking(self) -> set[str]:
        requests = self._session.requests.pending if self._session is not None else []
        return {pending.request.agent_id for pending in requests if pending.request.agent_id}

    @Slot()
    def _on_workers_changed(self) -> None:
        if self._shown and not self._later.isActive():
            self._later.start()

    @Slot()
    def _refresh(self) -> None:
        session = self._session
        self._tree = session.workers if session is not None else WorkerTree()
        root = self._root() if session is not None and self._shown else None
        rows = rows_of(self._tree, self._asking(), self._folds, self._filter, root) if self._shown else []
        info = session.info if session is not None else None
        self._model.show(rows, info is not None and info.stops_tasks and not info.hides_agents)
        if any(_counts(row) for row in rows):
            self._seconds.start()
        else:
            self._seconds.stop()
        self.changed.emit()

    def _root(self) -> AgentRow | None:
        session = self._session
        if session is None:
            return None
        shown = work_state(session.state)
        state = _SESSION_STATES.get(shown) or AgentState(shown.value)
        # The tokens of an agent that was called again are those of its newest run.
        tokens = sum(worker.run.figures.tokens or 0 for worker in self._tree.workers.values())
        return AgentRow(
            _SESSION,
            RowKind.SESSION,
            state,
            self._title(),
            doing=state_word(shown, session.state.agents),
            began=session.state.since if shown.at_work or shown is WorkState.NEEDS_YOU else 0.0,
            figures=Figures(tokens=tokens or None),
        )


def _counts(row: AgentRow) -> bool:
    """Return whether the row shows a time that grows."""
    return bool(row.worker or row.kind is RowKind.SESSION) and not row.ended


def _name(row: AgentRow) -> str:
    if row.kind is RowKind.DONE:
        return translate("AgentsView", "%Ln done", n=row.count)
    return flat(visible(row.name), _LONGEST)


def _words(row: AgentRow) -> str:
    """Return the state and the newest step, such as `Working · pytest tests -q`; "" for a group."""
    if row.kind is RowKind.DONE:
        return ""
    if row.kind is RowKind.SESSION:
        return row.doing
    state = state_words(row.state, row.ended_by)
    detail = row.doing or (row.said if row.state in (AgentState.FAILED, AgentState.STOPPED) else "")
    said = flat(visible(detail), _LONGEST) if row.phase is None else _phase_words(row.phase)
    words = f"{state} · {said}" if said else state
    if row.runs > 1:
        run = translate("AgentsView", "run {number}", number=row.runs)
        words = f"{words} · {run}"
    return words


def _path_words(row: AgentRow) -> str:
    if not row.path:
        return ""
    path = " › ".join(flat(visible(name), _LONGEST) for name in row.path)
    return translate("AgentsView", "Path: {path}", path=path)


def _phase_words(phase: PhasePlace) -> str:
    """Return `phase 2 of 4: Build`. If the number of phases is unknown, return `phase 2: Build`."""
    title = flat(visible(phase.title), _LONGEST)
    number, count = str(phase.number), str(phase.total)
    if not phase.total:
        return translate("AgentsView", "phase {number}: {title}", number=number, title=title)
    if not title:
        return translate("AgentsView", "phase {number} of {count}", number=number, count=count)
    return translate(
        "AgentsView", "phase {number} of {count}: {title}", number=number, count=count, title=title
    )


def state_words(state: AgentState, ended_by: WorkerState) -> str:
    """Return the words for a state. `ended_by` is the state of the worker's newest run."""
    if state is AgentState.STOPPED and ended_by is WorkerState.STOPPED_BY_USER:
        return translate("AgentsView", "Stopped by you")
    if state is AgentState.STOPPED and ended_by is WorkerState.STOPPED_BY_CLAUDE:
        return translate("AgentsView", "Stopped by Claude")
    return state_word(WorkState(state.value))


def _time(row: AgentRow) -> str:
    """Return how long the newest run has worked so far, or took in total; "" if its start is unknown. For a
    phase, return how many agents it has, and how many are done."""
    if row.kind is RowKind.PHASE:
        return _count_words(row)
    if not row.began:
        return ""
    return locale_format.duration(max(0.0, (row.ended or time.time()) - row.began))


def _count_words(row: AgentRow) -> str:
    if not row.count:
        return ""
    if row.done in (0, row.count):
        return translate("AgentsView", "%Ln agents", n=row.count, one="%Ln agent")
    return translate(
        "AgentsView",
        "{done} of %Ln agents done",
        n=row.count,
        one="{done} of %Ln agent done",
        done=row.done,
    )


def _filter_words(which: AgentFilter) -> str:
    if which is AgentFilter.ALL:
        return translate("AgentsView", "All")
    return state_word(WorkState(which.value))

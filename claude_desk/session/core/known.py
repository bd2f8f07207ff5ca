"""What others may know of a session: its signals and its read-only side."""

from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.message_observer import MessageObserver
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.session_state import Problem, ProblemKind, RetryInfo, SessionState
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.history.file_watcher import FileWatcher
from claude_desk.session.history.history_loader import HistoryLoader
from claude_desk.session.history.turn_cache import TurnCache
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.journal.wire_log import WireLog
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.session.permissions.permission_recorder import PermissionRecorder
from claude_desk.session.permissions.request_queue import RequestQueue
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.reducer.background_tasks import BackgroundTask
from claude_desk.transcript.tools.card import ChecklistItem


class SourceLine(NamedTuple):
    """A line of the wire; `ours`: we sent it."""

    number: int
    ours: bool
    text: bytes


class Known(QObject):
    """The base of `Session`: everything that views read, and the parts it is read from."""

    operations = Signal(object)  # list[Operation]
    state_changed = Signal()
    info_changed = Signal()  # title, model, mode, models, commands, cost
    requests_changed = Signal()
    request_withdrawn = Signal(object)  # PendingRequest: the CLI took it back
    problem_changed = Signal()
    outbox_changed = Signal()
    not_kept = Signal(str)  # why our journal could not be written; "" once it can be again
    restored = Signal(str, object)  # text and tuple[Attachment, ...] that belong in the composer again

    def __init__(self, setup: SessionConfig, facts: SessionInfo, parent: QObject | None) -> None:
        super().__init__(parent)
        self._config = setup
        self._info = facts
        old = setup.begun_eviction
        self._feed = TranscriptFeed(
            self, setup.begun, old.turn_cache.branch() if old is not None else TurnCache(setup.wire_logs)
        )
        self._feed.operations.connect(self.operations)
        self._wire_log = WireLog(setup.wire_logs)
        self._tasks = AsyncTasks()
        self.history = HistoryLoader(self._feed, facts, setup, self._tasks, self)
        self.file_watcher = FileWatcher(self._feed, setup, self.history, self._tasks, self)
        self._requests = RequestQueue(self._feed)
        self._journal = JournalWriter(setup.journals, facts, self.not_kept.emit, setup.resume)
        self.permission_recorder = PermissionRecorder(self._journal, self._feed, facts, setup.journals, self)
        self._observer = MessageObserver(facts, self._journal, self.permission_recorder, self._feed.clock)
        self._problem: Problem | None = None
        self._state = SessionState.NOT_RUNNING
        self._turn = 0  # the number of the one the state belongs to
        self._retry: RetryInfo | None = None
        self._since = self.now()

    @property
    def state(self) -> SessionState:
        return self._state

    def now(self) -> float:
        """In seconds since the epoch, by the clock of the turn, which nobody sets while that lasts."""
        return self._feed.clock()

    @property
    def state_since(self) -> float:
        """Since when, as `now` has it."""
        return self._since

    @property
    def retry(self) -> RetryInfo | None:
        return self._observer.retry

    @property
    def entries(self) -> list[Entry]:
        return list(self._feed.reducer.store)

    @property
    def has_entries(self) -> bool:
        """Whether there is a row, told without a copy of all of them."""
        return len(self._feed.reducer.store) > 0

    @property
    def wire_log(self) -> WireLog:
        """The lines of the wire, until the session is closed."""
        return self._wire_log

    def source_of(self, entry_id: str) -> list[SourceLine]:
        """The lines that told a row, in their order; none where only deltas did, or we ourselves."""
        entry = next((entry for entry in self._feed.reducer.store if entry.id == entry_id), None)
        numbers = entry.sources if entry is not None else []
        spool = self._wire_log
        live = [number for number in numbers if number > 0]
        lines = [SourceLine(number, spool.is_ours(number), spool.line(number)) for number in live]
        return [line for line in lines if line.text]

    @property
    def checklist(self) -> tuple[ChecklistItem, ...]:
        """Claude's list of things to do; another tuple whenever it changes, which `operations` tells."""
        return self._feed.reducer.checklist.items

    @property
    def requests(self) -> list[PendingRequest]:
        return list(self._requests.pending)

    @property
    def problem(self) -> Problem | None:
        return self._problem

    @property
    def folder(self) -> str:
        return self._config.folder

    @property
    def resumed(self) -> bool:
        """Whether it goes on with a session that there was before."""
        return bool(self._config.resume or self._config.latest or self._config.fork)

    @property
    def title(self) -> str:
        return self._info.title

    @property
    def model(self) -> str:
        return self._info.model

    @property
    def models(self) -> list[dict[str, Any]]:
        return [dict(model) for model in self._info.models]

    @property
    def commands(self) -> list[dict[str, Any]]:
        """The CLI's slash commands: `name`, `description`, `argumentHint`, and perhaps `aliases`."""
        return [dict(command) for command in self._info.commands]

    @property
    def cli_version(self) -> str:
        """ "" until the CLI has said it."""
        return self._info.version

    @property
    def capabilities(self) -> list[str]:
        return list(self._info.capabilities)

    @property
    def permission_mode(self) -> str:
        return self._info.mode

    @property
    def asking_mode(self) -> str:
        """The same, or the last one in which the person is asked."""
        return self._info.asking_mode

    @property
    def chosen_model(self) -> str:
        """What the person asked for; "" leaves it to the CLI."""
        return self._info.chosen_model

    @property
    def refused_modes(self) -> frozenset[str]:
        """The permission modes that the CLI said it does not take."""
        return frozenset(self._info.refused_modes)

    @property
    def effort(self) -> str:
        """How hard Claude works on an answer, in the CLI's word; "" where it has not said."""
        return self._info.effort

    @property
    def thinking(self) -> str:
        """The most tokens to think with, as digits; "0" for none, "" leaves it to the CLI."""
        return self._info.thinking

    @property
    def background(self) -> tuple[BackgroundTask, ...]:
        """What runs in the background; another tuple whenever it changes."""
        return self._feed.reducer.tasks.background.items

    @property
    def stops_tasks(self) -> bool:
        """Whether the CLI may be able to end one of them alone."""
        return self._info.stops_tasks

    @property
    def cost(self) -> float | None:
        """US dollars so far; None where the CLI has not said."""
        return self._feed.reducer.costs.total

    @property
    def session_id(self) -> str:
        return self._info.session_id

    @property
    def file_gone(self) -> bool:
        """Whether the CLI does not have the session any more, and nothing was begun in its place."""
        return self._problem is not None and self._problem.kind is ProblemKind.FILE_GONE

    def _set_problem(self, problem: Problem | None) -> None:
        if problem != self._problem:
            self._problem = problem
            self.problem_changed.emit()

    def _notify_state(self, state: SessionState, turn: int) -> None:
        """Tell a new state, the next turn in the same state, and the next retry."""
        if (state, turn) != (self._state, self._turn):
            self._state, self._turn = state, turn
            self._since = self.now()
        elif self._retry == self.retry:
            return
        self._retry = self.retry
        self.state_changed.emit()

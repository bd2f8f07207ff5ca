"""A session without a child: the interface of `session.Session`, with rows and requests put in by hand."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.phrase import Text
from claude_desk.session.core.session import SourceLine
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.task_outputs import TaskOutputs
from claude_desk.session.history.row_folders import RowFolders
from claude_desk.session.journal.wire_log import WireLog
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, SentState, StopBy
from claude_desk.transcript.operations import AppendText, Finish, Insert, Operation, Update
from claude_desk.transcript.tools.card import ChecklistItem
from claude_desk.transcript.workers.worker_tree import Worker, WorkerTree
from tests.fake_changes import FakeChangeReview, FakeChanges, FakeChangeUndo, FakeSnapshots, FakeStaging
from tests.fake_history_loader import FakeHistoryLoader
from tests.fake_message_dispatch import FakeMessageDispatch
from tests.fake_rewinder import FakeForker, FakeRewinder
from tests.fake_usage import FakeChild, NoLogs, meters


@dataclass
class FakeProblem:
    kind: str
    text: str = ""
    command: str = ""


@dataclass
class FakeRetry:
    attempt: int
    attempts: int
    until: float
    reason: str = ""


class FakePermissionRecorder(QObject):
    """Records which permissions the window revokes and which it keeps."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self.taken: list[Any] = []
        self.kept: list[Any] = []

    def revoke(self, update: Any) -> None:
        self.taken.append(update)

    def cancel_revocation(self, update: Any) -> None:
        self.kept.append(update)


class FakeSession(QObject):
    operations = Signal(object)  # list[Operation]
    state_changed = Signal()
    info_changed = Signal()
    requests_changed = Signal()
    request_withdrawn = Signal(object)
    problem_changed = Signal()
    restored = Signal(str, object)
    queue_changed = Signal()

    def __init__(self, entries: Iterable[Entry] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = list(entries)
        self.state = "ready"
        self.state_since = time.time()
        self.retry: FakeRetry | None = None
        self.tokens = 0
        self.requests: list[Any] = []
        self.checklist: tuple[ChecklistItem, ...] = ()
        self.sources: dict[str, list[SourceLine]] = {}
        self.wire_log = WireLog(None)
        self.problem: FakeProblem | None = None
        self.worktree_gone = False
        self.folder = "/home/someone/src/atlas"
        self.may_ask_git = True
        self.info = SessionInfo("opus", "default", "", "Fix the flaky upload test")
        self.info.models = [
            {"value": "default", "displayName": "Default (recommended)"},
            {"value": "opus", "displayName": "Opus"},
            {"value": "sonnet", "displayName": "Sonnet"},
        ]
        self.info.commands = [{"name": "compact"}, {"name": "context"}]
        self.background: tuple[Worker, ...] = ()
        self.workers = WorkerTree()
        self.environ: dict[str, str] = {}  # environment of the CLI
        self.task_outputs = TaskOutputs(self.environ, self.folder, self.info, lambda: self.entries)
        self.next_stop: StopBy | None = StopBy.INTERRUPT
        self.stop_waits = 0.0
        self.silent_seconds = 0.0
        self.halted_pid = 0
        self.stopped_tasks: list[str] = []
        self.cost: float | None = 0.84
        self.history: Any = FakeHistoryLoader(self)
        self.message_dispatch = FakeMessageDispatch(self.queue_changed.emit)
        self.command = None
        self.child, self.logs = FakeChild(self), NoLogs()
        self.usage, self.servers, self.cost_limit, self.costs = meters(self.child, self.logs)
        self.notices: list[Text] = []
        self.permission_recorder = FakePermissionRecorder(self)
        self.rewinder, self.forker = FakeRewinder(self), FakeForker(self)
        self.snapshots, self.changes = FakeSnapshots(self), FakeChanges(self)
        self.change_undo, self.change_review = FakeChangeUndo(self), FakeChangeReview(self)
        self.staging = FakeStaging(self)
        self.sent: list[str] = []
        self.sent_after_turn: list[bool] = []
        self.sent_attachments: list[tuple[Attachment, ...]] = []
        self.stops = 0
        self.starts = 0
        self.decisions: list[tuple[str, Any]] = []
        self.sent_along: list[str] = []

    # --- calls of the window -------------------------------------------------------------------

    def now(self) -> float:
        return time.time()

    def turn_of(self, entry_id: str) -> str:
        return "turn"

    def start(self) -> None:
        self.starts += 1

    def send(
        self,
        text: str,
        attachments: tuple[Attachment, ...] = (),
        uuid: str = "",
        after_turn: bool = False,
    ) -> None:
        self.sent.append(text)
        self.sent_after_turn.append(after_turn)
        self.sent_attachments.append(attachments)
        number = len(self.sent)
        row = Entry(id=f"sent-{number}", kind=EntryKind.USER, turn=number, text=text, final=True)
        row.attachments = list(attachments)
        row.sent = SentState.QUEUED
        self.add(row)
        row.sent = SentState.SENT
        self.update(row)

    def stop(self) -> None:
        self.stops += 1

    def halted(self) -> int:
        return self.halted_pid

    def decide(self, request_id: str, decision: Any) -> None:
        self.decisions.append((request_id, decision))
        self.set_requests([request for request in self.requests if request.id != request_id])

    def send_along(self, entry_id: str) -> None:
        self.sent_along.append(entry_id)

    def source_of(self, entry_id: str) -> list[SourceLine]:
        return self.sources.get(entry_id, [])

    def set_permission_mode(self, mode: str) -> None:
        self.info.mode = mode
        self.info_changed.emit()

    @property
    def wanted_mode(self) -> str:
        return self.info.mode

    def set_model(self, model: str) -> None:
        self.info.model = self.info.chosen_model = model
        self.info_changed.emit()

    def set_effort(self, effort: str) -> None:
        self.info.effort = effort
        self.info_changed.emit()

    def set_thinking(self, tokens: str) -> None:
        self.info.thinking = tokens
        self.info_changed.emit()

    @property
    def agents_at_work(self) -> int:
        return sum(1 for worker in self.background if worker.thinks and worker.listed)

    def stop_agents(self) -> None:
        self.stopped_tasks += [worker.id for worker in self.background if worker.thinks]

    def stop_task(self, task_id: str) -> None:
        self.stopped_tasks.append(task_id)

    def add_notice(self, text: Text) -> None:
        self.notices.append(text)

    async def close(self) -> None:
        pass

    # --- calls of a test -----------------------------------------------------------------------

    def tell(self, *operations: Operation) -> None:
        self.operations.emit(list(operations))

    def add(self, *entries: Entry) -> None:
        """Add rows at the end."""
        row = len(self.entries)
        self.entries.extend(entries)
        self.tell(Insert(row, entries))

    def append(self, entry: Entry, text: str) -> None:
        offset = len(entry.text)
        entry.text += text
        self.tell(AppendText(entry, offset, text))

    def finish(self, entry: Entry) -> None:
        entry.final = True
        self.tell(Finish(entry))

    def update(self, entry: Entry) -> None:
        self.tell(Update(entry))

    def set_state(self, state: str) -> None:
        self.state = state
        self.state_since = time.time()
        self.state_changed.emit()

    def set_requests(self, requests: list[Any]) -> None:
        self.requests = requests
        self.requests_changed.emit()

    def withdraw(self, request_id: str) -> None:
        """Let the CLI withdraw a request."""
        gone = next(request for request in self.requests if request.id == request_id)
        self.request_withdrawn.emit(gone)
        self.set_requests([request for request in self.requests if request is not gone])

    @property
    def row_folders(self) -> RowFolders:
        folders = RowFolders(self.folder, self.history)
        folders.heard(0, self.info.place)
        return folders

    @property
    def work_folder(self) -> str:
        return self.info.place.folder or self.folder

    @property
    def checkout(self) -> str:
        return self.info.place.worktree or self.folder

    def set_problem(self, problem: FakeProblem | None) -> None:
        self.problem = problem
        self.problem_changed.emit()

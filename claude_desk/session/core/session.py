"""One conversation: its child, its turns, its requests, and the user's actions."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from claude_desk.agent.agent import Agent
from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.library.catalog.session_paths import FileTrouble
from claude_desk.library.history.lookup_requests import FindCallFolder, ProbeFile
from claude_desk.library.history.requests import OwnChoices
from claude_desk.library.request_base import LibraryError
from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.protocol.launch_options import BYPASS
from claude_desk.protocol.phrase import Text
from claude_desk.protocol.requests.control import SENDS_NOW, ControlRequest, InitializeAnswer
from claude_desk.protocol.wire.api_errors import sign_in_error
from claude_desk.protocol.wire.authorship import TYPED, Authorship
from claude_desk.protocol.wire.stream import BlockDelta, StreamEvent
from claude_desk.session.controls.session_controls import SessionControls
from claude_desk.session.core import session_texts
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.cli_warnings import CliWarnings
from claude_desk.session.core.cost_limit import CostLimit
from claude_desk.session.core.mcp_servers import McpServerLogs, McpServers
from claude_desk.session.core.message_observer import MessageObserver
from claude_desk.session.core.session_config import HistorySource, SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.session_state import (
    ChildPhase,
    Problem,
    ProblemKind,
    SessionPhase,
    SessionState,
    SettingSubject,
    TurnOutcome,
)
from claude_desk.session.core.setting_changes import SessionSettings
from claude_desk.session.core.start_failures import start_failure
from claude_desk.session.core.task_outputs import TaskOutputs
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.core.usage import SessionUsage
from claude_desk.session.core.worker_threads import within
from claude_desk.session.history.disk_watch import DiskWatch
from claude_desk.session.history.file_watcher import FileWatcher
from claude_desk.session.history.history_loader import HistoryLoader
from claude_desk.session.history.hook_watch import HookWatch
from claude_desk.session.history.row_folders import RowFolders
from claude_desk.session.history.subagent_watch import SubagentWatch
from claude_desk.session.history.turn_cache import TurnCache
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.journal.wire_log import WireLog
from claude_desk.session.machine.child_end import AddEnd, EndEffect, EndFacts, EndReason
from claude_desk.session.machine.child_state import (
    CallAfter,
    ChildEffect,
    ChildEvent,
    ChildGone,
    ChildState,
    Effect,
    EndAsked,
    Event,
    FileProbed,
    InterruptAnswered,
    StopPressed,
    TakeMeans,
)
from claude_desk.session.machine.machine import Machine
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.session.machine.session_phase import state_after
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.session.permissions.permission_recorder import PermissionRecorder
from claude_desk.session.permissions.request_broker import RequestBroker
from claude_desk.session.repository.session_staging import SessionStaging
from claude_desk.session.snapshots.change_review import ChangeReview
from claude_desk.session.snapshots.change_undo import ChangeUndo
from claude_desk.session.snapshots.file_rewind import FileRewind
from claude_desk.session.snapshots.folder_sessions import FolderSession, FolderSessions
from claude_desk.session.snapshots.session_changes import ChangeParting, SessionChanges
from claude_desk.session.snapshots.session_snapshots import SessionSnapshots
from claude_desk.session.terminal.session_terminal import SessionTerminal
from claude_desk.session.turns.agent_renewals import AgentRenewals, Offer
from claude_desk.session.turns.checkpoint_rewind import CheckpointRewind
from claude_desk.session.turns.command_rows import CommandRows
from claude_desk.session.turns.context_recovery import ContextRecovery
from claude_desk.session.turns.forker import Forker
from claude_desk.session.turns.interrupts import acknowledged, interrupt
from claude_desk.session.turns.message_dispatch import MessageDispatch
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.session.turns.rewinder import Rewinder
from claude_desk.session.turns.scheduled_messages import ScheduledMessages
from claude_desk.session.turns.shell_commands import ShellCommands
from claude_desk.session.turns.worker_stops import StopScope, WorkerStops
from claude_desk.system import program_end
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, StopBy, ToolCall
from claude_desk.transcript.events import (
    ChildEnded,
    HookNoted,
    HostNotice,
    NoticeActionUsed,
    StopRequested,
)
from claude_desk.transcript.reducer.reducer import is_unanswered
from claude_desk.transcript.store import Turn, TurnStore
from claude_desk.transcript.tools.card import ChecklistItem
from claude_desk.transcript.workers.worker_tree import Worker, WorkerTree

_log = logging.getLogger(__name__)

# Seconds to wait before each search for the call of a permission request in the session's file. 2.1.37 writes
# the call late.
_CALL_SECONDS = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6)
_LIBRARY_SECONDS = 5.0
REPORT_SECONDS = 1.0  # Claude Code begins a turn up to 0.2 s after the end of its last agent (2.1.330)
_JOURNAL_AGAIN_MS = 10_000  # until the next attempt to write a journal that could not be written
_SEARCHES = 4  # parallel searches, so that thousands of requests do not keep the library's child busy
_FOLDER_SECONDS = 0.1  # a folder that takes longer to answer counts as existing; the review checks it
_NO_FILE = (ProblemKind.FILE_GONE, ProblemKind.FILE_UNREADABLE)


class Session(QObject):
    """One conversation. Use it from the GUI thread, with a running asyncio loop.

    `start()` starts the child. If the child has ended, the next message starts another child. No message of
    the user is lost: a message is a row, waits in the queue, or comes back with `restored`.
    """

    operations = Signal(object)  # list[Operation]
    workers_changed = Signal()  # of `workers`
    state_changed = Signal()  # of `state`
    resumes_elsewhere = Signal()  # the CLI does not find the shown strand: open the session again
    info_changed = Signal()  # title, model, mode, models, commands, cost
    requests_changed = Signal()
    request_withdrawn = Signal(object)  # PendingRequest that the CLI has withdrawn
    queue_changed = Signal()
    not_kept = Signal(object)  # Text: why the journal cannot be written; "" when it can be written again
    restored = Signal(str, object)  # text and tuple[Attachment, ...] for the composer

    def __init__(self, config: SessionConfig, parent: QObject | None = None) -> None:
        super().__init__(parent)
        session_id = config.resume or config.new_id or ("" if config.latest else str(uuid4()))
        self._config = config
        self.command = config.command  # the CLI's command line; None if no CLI was found
        self.folder = config.folder
        # whether this session continues an earlier session
        self.resumed = bool(config.resume or config.latest or config.fork)
        self._noted = OwnChoices("default")  # the choices that the journal has
        self.info = info = SessionInfo(config.model, config.mode, session_id, config.title)
        self._machine = Machine(ChildState(config.stop_clock), self._perform, self._refresh)
        self._closed = asyncio.Event()
        self._waits_for_environment = False
        self._tasks = AsyncTasks()
        self._folder_searches = asyncio.Semaphore(_SEARCHES)
        self.wire_log = WireLog(config.wire_logs)
        old = config.begun_eviction
        turn_cache = old.turn_cache.fork() if old is not None else TurnCache(config.wire_logs)
        self._feed = TranscriptFeed(self, config.begun, turn_cache)
        self._feed.operations.connect(self.operations)
        # Returns seconds since the epoch. Changes of the system's clock during a turn have no effect.
        self.now = self._feed.clock
        self.state = SessionState(since=self.now())
        self._reported_workers = WorkerTree()
        self._reports_due = 0  # how often the last agent has ended within `REPORT_SECONDS`
        self._made = self.state.since
        self._agents_lost_at = 0.0  # when Claude Code last ended by itself, and agents with it
        self.history = HistoryLoader(self._feed, info, config, self._tasks, self)
        self.disk_watch = DiskWatch(self._feed, info, config, self._tasks, self.facts, self)
        self.hook_watch = HookWatch(info, config, self._tasks, self)
        self.subagents = SubagentWatch(info, config, self._feed, self._tasks, self.history, self)
        self._kept: set[str] = set()  # uuids of turns that are in our journal and not in the CLI's file
        self._file_lacks = False
        self.row_folders = RowFolders(config.folder, self.history)
        self.file_watcher = FileWatcher(self._feed, config, self.history, self._tasks, self)
        self._journal = JournalWriter(config.journals, info, self._on_journal_kept, config.resume)
        self._journal_again = QTimer(self, interval=_JOURNAL_AGAIN_MS)
        self._journal_again.timeout.connect(self._journal.retry)
        self.permission_recorder = PermissionRecorder(self._journal, self._feed, info, config.journals, self)
        self._observer = MessageObserver(
            info, self._journal, self.permission_recorder, self._feed.clock, self.file_watcher.note_said
        )
        self.tokens = self._observer.tokens
        self._recovery = ContextRecovery(self._feed)
        self._cli_warnings = CliWarnings()
        self._child = CliRunner(config, info, self._tasks, self.wire_log, self)
        parting = ChangeParting(self._feed, self._other_sessions)
        self.snapshots = SessionSnapshots(
            config, info, self._journal, self._tasks, self.facts, parting.part, self
        )
        self.staging = SessionStaging(config, self._tasks, self)
        self._folder_sessions = config.folder_sessions or FolderSessions(self)
        self._other_writes = False
        self._folder_session = FolderSession(
            top=lambda: self.snapshots.top,
            busy=lambda: (
                self._busy
                or self.message_dispatch.expected
                or self.workers.agents_at_work > 0
                or self.report_due
            ),
            writes=lambda: self.change_undo.under_way or self.rewinder.under_way,
            turns=lambda: self.store.turns,
        )
        self._folder_sessions.add(self._folder_session)
        self.changes = SessionChanges(self.snapshots, self.staging, self._feed, self._tasks, parting, self)
        self.change_undo = ChangeUndo(
            config, self.snapshots, info, self._journal, self._tasks, self.facts, self
        )
        self.change_review = ChangeReview(
            config.journals, info, self._journal, self._tasks, lambda: self.history.awaited, self
        )
        self.costs = self._feed.reducer.costs
        self.cost_limit = CostLimit(self.costs, self)
        self.message_dispatch = MessageDispatch(
            self._child,
            self._feed,
            self._journal,
            self._tasks,
            self.facts,
            config.may_send,
            self.snapshots.may_begin,
            self.cost_limit.holds,
            self._sends_now,
            self,
        )
        self.requests = RequestBroker(
            self._child,
            self._feed,
            self._journal,
            self.permission_recorder,
            self._tasks,
            self,
        )
        self.settings = SessionSettings(self._child, info, self._tasks, self._machine, self.facts, self)
        self.worker_stops = WorkerStops(self.stop_task, lambda: self.workers, info, self._tasks, self)
        self._renewals = AgentRenewals(lambda: self.workers)
        self.rewinder = Rewinder(
            self._child,
            self._feed,
            self._journal,
            self._machine,
            config,
            self._tasks,
            self.facts,
            CheckpointRewind(self._child, config.folder, self.change_undo, self.snapshots.before_change),
            FileRewind(self.snapshots, self.change_undo),
            self,
        )
        self.shell_commands = ShellCommands(config.environ, lambda: self.work_folder, self)
        self._command_rows = CommandRows(self.shell_commands, self._feed, self._journal, self.history, self)
        self.terminal = SessionTerminal(
            config.environ, lambda: self.checkout, lambda: self.may_ask_git, self, config.make_terminal
        )
        self._strands: dict[str, str] = {}  # id of a row that offers a strand -> the strand's last line
        self.forker = Forker(self._child, self._feed, self.wire_log, config, self._tasks, self)
        self.usage = SessionUsage(self._child, self.costs, self._tasks, self)
        self.scheduled_messages = ScheduledMessages(self.message_dispatch, self.usage, self)
        server_logs = McpServerLogs(config.environ, config.folder, config.secrets)
        self.servers = McpServers(self._child, self._tasks, server_logs, self)
        self.controls = SessionControls(self._child, lambda: self.command, config, self._tasks, self)
        self.task_outputs = TaskOutputs(
            config.environ,
            config.folder,
            info,
            lambda: self.store,
            earlier=(session_id, config.resume, config.fork),
        )
        self._outcome = ProcessOutcome(started=False)  # the outcome of the last child
        self._takes_back = ""  # the message of a turn that was stopped before Claude answered
        self._effects = self._make_effects()
        self._connect_child()
        self._connect_parts()

    def _connect_child(self) -> None:
        self._child.agent_made.connect(self._on_agent_made)
        self._child.answered.connect(self._on_child_started)
        self._child.slow.connect(lambda: self.add_notice(session_texts.SLOW_START))
        self._child.ended.connect(self._on_child_ended)
        self._child.id_changed.connect(self.info_changed)  # immediately: drafts and locks depend on the id

    def _connect_parts(self) -> None:
        dispatch = self.message_dispatch
        dispatch.changed.connect(self._on_queue_changed)
        dispatch.restored.connect(self.restored)
        dispatch.unwanted.connect(self._stop_unwanted)
        dispatch.needed.connect(self._go_on_without_file)
        dispatch.needed.connect(self.start)
        self.change_undo.changed.connect(self.send_waiting)
        self.change_undo.written.connect(self.snapshots.files_written)
        self.change_undo.changed.connect(self._folder_sessions.changed)
        self.rewinder.changed.connect(self._folder_sessions.changed)
        self.state_changed.connect(self._folder_sessions.changed)
        self._folder_sessions.changed.connect(self._on_other_sessions_changed)
        self.snapshots.released.connect(self.send_waiting)
        self.snapshots.notice.connect(self.add_notice)
        self.requests.changed.connect(self._on_requests_changed)
        self.requests.withdrew.connect(self.request_withdrawn)
        self.requests.notice.connect(self.add_notice)
        self.requests.mode_allowed.connect(self.settings.mode_allowed)
        self.settings.notice.connect(self.add_notice)
        self.settings.changed.connect(self._on_settings_changed)
        self.worker_stops.ended.connect(self._on_workers_ended)
        self.scheduled_messages.notice.connect(self.add_notice)
        self.worker_stops.child_end_wanted.connect(self._end_with_workers)
        self.rewinder.restored.connect(self.restore_text)
        self.rewinder.notice.connect(self.add_notice)
        self.rewinder.start_wanted.connect(self._start_child)
        self.rewinder.changed.connect(self._on_settings_changed)
        self.forker.notice.connect(self.add_notice)
        self.servers.restart_wanted.connect(lambda: self.settings.start_again(ends_agents=True))
        self.cost_limit.agreed.connect(self._go_on)
        self.cost_limit.refused.connect(dispatch.recall)
        self.history.evicts.connect(self.disk_watch.note_evicted)
        self.history.opened.connect(self._note_place)
        self.hook_watch.found.connect(self._on_hooks_noted)
        self.subagents.changed.connect(self._refresh)
        self.history.opened.connect(self.subagents.look)
        self.disk_watch.lacking.connect(self._on_file_lacks)
        self.disk_watch.file_complete.connect(self._on_file_complete)
        self.history.opened.connect(self._take_up_choices)
        self.history.opened.connect(lambda: dispatch.remember_pastes(self.info.pasted))
        self.history.opened.connect(self._offer_strands)
        self.info_changed.connect(self._note_choices)
        self.history.opened.connect(self.info_changed)
        self.history.opened.connect(self.disk_watch.file_was_read)
        self.history.laid_out.connect(self.info_changed)
        self.history.opened.connect(
            lambda: self.rewinder.restore_point(self.history.until, self.history.rewound)
        )
        self.history.loading_ended.connect(self._on_loading_ended)
        self.history.loading_ended.connect(self._recall_changes)
        self.history.loading_ended.connect(self._go_on)

    @property
    def store(self) -> TurnStore:
        """The turns and rows in memory. Once the history is read, this is another object."""
        return self._feed.reducer.store

    @property
    def entries(self) -> list[Entry]:
        return list(self.store)

    def _recall_changes(self) -> None:
        """Read the records of earlier runs about changes. Called once the rows of these runs are shown."""
        if not self._closing:
            self.snapshots.begin_recall()
            self.change_undo.begin_recall()
            self.change_review.begin_recall()

    @property
    def checklist(self) -> tuple[ChecklistItem, ...]:
        """Claude's list of things to do. Each change makes another tuple, and `operations` is emitted."""
        return self._feed.reducer.checklist.items

    @property
    def may_ask_git(self) -> bool:
        """Whether git may run in the folder where Claude works."""
        return self._config.may_ask_git(self.checkout)

    @property
    def work_folder(self) -> str:
        """The folder in which Claude works now. Claude leaves the session's own folder with `cd` or by
        entering a worktree. Paths in messages are relative to this folder."""
        return self.info.place.folder or self.folder

    @property
    def checkout(self) -> str:
        """The checkout whose files Claude changes: a worktree that Claude has entered, else the session's
        folder."""
        return self.info.place.worktree or self.folder

    @Slot()
    def _note_place(self) -> None:
        """Follow Claude to another folder, and record the folder for the rows."""
        self._follow_place()
        self.row_folders.heard(len(self.wire_log), self.info.place)

    def _follow_place(self) -> None:
        """Make snapshots and staging use the checkout in which Claude works."""
        turn = self._feed.reducer.turn
        self.snapshots.work_in(self.checkout, turn.uuid if turn is not None else "")
        self.staging.work_in(self.checkout)

    @property
    def workers(self) -> WorkerTree:
        """All agents, workflows, commands and monitors of this conversation. Each change makes another
        tree."""
        return self._feed.reducer.tasks.workers

    @property
    def report_due(self) -> bool:
        """Whether the last agent has just ended, so that Claude Code usually begins a turn about it.
        `state_changed` is emitted when this is over."""
        return self._reports_due > 0

    @property
    def _keeps_child(self) -> bool:
        """Whether another child would lose background tasks, or the turn about an agent that has just
        ended."""
        return bool(self.workers.in_background) or self.report_due

    @property
    def works_for_user(self) -> bool:
        """Whether a turn that the user has begun runs or is expected, or agents work."""
        turn = self._feed.reducer.turn
        by_user = turn is not None and bool(turn.uuid)
        return by_user or self.message_dispatch.expected or self.workers.agents_at_work > 0

    def stop_agents(self) -> None:
        """End the agents and workflows in the background. Commands and monitors continue."""
        self.worker_stops.begin(StopScope.AGENTS)

    def end_everything(self) -> None:
        """End all workers in the background. If they do not end in time, or have not ended after an earlier
        call, end Claude Code too."""
        if self.info.stops_tasks and not self.worker_stops.everything_is_late:
            self.worker_stops.begin(StopScope.EVERYTHING)
        else:
            self._end_with_workers()

    def _end_with_workers(self) -> None:
        self._machine.do(StopPressed(time.monotonic(), stops=True, means=StopBy.SIGINT))

    def restore(self, messages: Iterable[OutgoingMessage]) -> None:
        """Queue messages of an earlier run that the CLI does not have. These messages wait until the
        user sends them."""
        shown = list(messages)
        for message in shown:
            if message.uuid in self.history.undelivered:
                self._journal.unsent(message.uuid)
        self.message_dispatch.restore(shown)
        self.scheduled_messages.resume(shown)

    def rest(self) -> None:
        """End an idle child, unless background tasks run or a message waits. The next message starts another
        child."""
        if (
            self.state.phase is SessionPhase.READY
            and not self.workers.in_background
            and not self.message_dispatch.queue.waiting
        ):
            self.settings.put_to_rest()

    def begin_afresh(self) -> None:
        """Begin a new conversation if the session's file is gone or cannot be read. Otherwise do nothing. Put
        the conversation so far into the composer. If the file cannot be read, also put the messages that wait
        there."""
        if self.state.problem_kind not in _NO_FILE:
            return
        if self.state.problem_kind is ProblemKind.FILE_UNREADABLE:
            self.message_dispatch.recall()
        self._child.forget_conversation()
        self._set_problem(None)
        if session_texts.anything_said(said := list(self._feed.everything())):
            self.restore_text(session_texts.so_far(said))
        self.info_changed.emit()
        self.message_dispatch.want_child()

    @property
    def worktree_gone(self) -> bool:
        """Whether no child was started because the worktree that Claude has entered is missing. Claude Code
        would silently continue in the session's folder."""
        problem = self.state.problem
        return (
            problem is not None
            and problem.kind is ProblemKind.FOLDER_GONE
            and problem.text == self.info.place.worktree != self.folder
        )

    def go_on_without_worktree(self) -> None:
        """Continue in the session's own folder."""
        if self.worktree_gone:
            self.info.place = WorkPlace(self.folder)
            self._set_problem(None)
            self.message_dispatch.want_child()

    @Slot(str, object, object)
    def restore_text(
        self, text: str, attachments: Sequence[Attachment] = (), pastes: Sequence[str] = ()
    ) -> None:
        """Put text and attachments into the composer. `pastes`: parts of the text that were pasted."""
        self.message_dispatch.remember_pastes(pastes)
        self.restored.emit(text, tuple(attachments))

    def _on_loading_ended(self) -> None:
        """Show a page if no child runs and the file of an earlier session is gone or cannot be read. A
        session that has only our notices has lost nothing with its file, so a new conversation begins below
        the notices."""
        if self._child.agent is not None:
            return
        if self.history.trouble is not None:
            self._say_unreadable(self.history.trouble)
            return
        if self.state.problem_kind is ProblemKind.FILE_UNREADABLE:
            self._set_problem(None)  # the file can be read again
        if not self.history.gone:
            return
        rows = list(self._feed.everything())
        if rows and all(entry.kind is EntryKind.NOTICE for entry in rows):
            self._child.forget_conversation()
            self.info_changed.emit()
            return
        self._set_problem(Problem(ProblemKind.FILE_GONE))

    def _say_unreadable(self, trouble: FileTrouble) -> None:
        self._set_problem(None)
        self._set_problem(Problem(ProblemKind.FILE_UNREADABLE, f"{trouble.path}\n{trouble.reason}"))

    def _on_file_lacks(self, turns: list[Turn], reason: str) -> None:
        """Store turns that the CLI's file lacks in our journal. Add a notice, unless this was done since the
        file last had all turns."""
        for turn in turns:
            if turn.uuid not in self._kept:
                self._kept.add(turn.uuid)
                self._journal.kept(turn)
        if not self._file_lacks:
            self._file_lacks = True
            said = session_texts.not_on_disk(len(turns), reason)
            self._feed.feed_now(HostNotice(said, NoticeAction.BEGIN_AFRESH))
            self._journal.noticed(said)

    def _on_file_complete(self) -> None:
        self._file_lacks = False

    def _begin_afresh(self, entry_id: str) -> None:
        """Begin a new conversation, and put the conversation so far into the composer. While a turn runs,
        agents work or the child ends, only add a notice that this has to wait."""
        if not (facts := self.facts()).is_quiet:
            agents = 0 if facts.works else facts.agents
            self.add_notice(session_texts.agents_first(agents) if agents else session_texts.START_LATER)
            return
        said = session_texts.so_far(list(self._feed.everything()))
        self._feed.feed_now(NoticeActionUsed(entry_id))
        self.message_dispatch.recall()
        self._child.forget_conversation()
        self._file_lacks = False
        self.restore_text(said)
        self._machine.do(EndAsked(EndReason.REST))
        self.info_changed.emit()

    def add_notice(self, text: Text, offer: Offer | None = None) -> None:
        """Add a notice to the rows and the journal, once the earlier rows were read. Before that, the notice
        would be read from the journal with the earlier rows, and appear twice. `offer`: the agents that the
        notice offers to let work again."""
        if self.history.awaited:
            self.history.loading_ended.connect(
                lambda: self.add_notice(text, offer), Qt.ConnectionType.SingleShotConnection
            )
            return
        action = offer.action if offer is not None else NoticeAction.NONE
        self._feed.feed_now(HostNotice(text, action))
        self._journal.noticed(text)
        if offer is not None and action is not NoticeAction.NONE:
            self._renewals.made([entry.id for entry in self.store if entry.action is action][-1], offer)

    @Slot(object, object)
    def _on_workers_ended(self, text: Text, workers: tuple[Worker, ...]) -> None:
        self.add_notice(text, self._renewals.offer(workers))

    @property
    def _closing(self) -> bool:
        return self._machine.state.closes

    def set_trusted(self, trusted: bool, git_overrides: tuple[tuple[str, str], ...] = ()) -> None:
        """Set whether the next child may run what the folder's settings ask for. If it may not,
        `git_overrides` is the configuration with which git runs no program of the folder."""
        self._child.trusted = trusted
        self._child.git_overrides = git_overrides

    @property
    def silent_seconds(self) -> float:
        """Seconds since the CLI wrote its last byte; 0 without a child."""
        return self._child.agent.silent_seconds if self._child.agent is not None else 0.0

    def halted(self) -> int:
        """Return the process id of a CLI that is halted (SIGSTOP), else 0."""
        return self._child.agent.halted() if self._child.agent is not None else 0

    def stop_task(self, task_id: str) -> None:
        """End one agent, workflow, command or monitor, also an agent that Claude's turn waits for. A notice
        says if the CLI cannot do that."""
        task = self.workers.workers.get(task_id)
        if task is not None and task.works:
            self._feed.reducer.tasks.stop_asked(task_id)
            self.settings.stop_task(task)

    @property
    def movable(self) -> tuple[ToolCall, ...]:
        """The running calls of Claude that the CLI can move to the background."""
        turn, rows = self._feed.reducer.turn, self._feed.reducer.rows
        running = rows.running_tools(turn) if turn is not None else []
        return tuple(e.tool for e in running if e.tool is not None and e.tool.is_movable and not e.parent)

    def move_to_background(self, call_id: str = "") -> None:
        """Let Claude continue its turn while a running command or agent works: the call with this id; "" for
        all. A notice says if the CLI does not do that."""
        for call in self.movable:
            if call_id in ("", call.id):
                self.settings.move_to_background(call)

    def _on_journal_kept(self, why_not: Text) -> None:
        if why_not:
            self._journal_again.start()
        else:
            self._journal_again.stop()
        self.not_kept.emit(why_not)

    # --- what the user does --------------------------------------------------------------------

    def start(self) -> None:
        """Start a child, unless a child runs or none may be started now.

        Do nothing while a stop, a restart or a rewind ends a child. That action itself starts the next child
        if one is needed.
        """
        if self._machine.performs:  # wait, because a later effect may forget the conversation
            asyncio.get_running_loop().call_soon(self.start)
        elif not self.facts().is_ending:
            self._start_child()

    def _start_child(self) -> None:
        if self._child.agent is not None or self._closing or self.state.problem_kind in _NO_FILE:
            return
        if self._machine.state.ended is not None or self._waits_for_environment:
            return
        if self._hears_environment():
            self._refresh()
            return
        if self.command is None:
            self._set_problem(Problem(ProblemKind.NO_CLI, session_texts.not_runnable(self._config.named)))
            return
        if not within(_FOLDER_SECONDS, Path(self.folder).is_dir, True):
            self._set_problem(Problem(ProblemKind.FOLDER_GONE, self.folder))
            return
        if not self._config.may_start():  # also False if the folder does not answer
            self._refresh()
            return
        if self.history.awaited and self.resumed:  # only the session's file says where the session works
            self.history.loading_ended.connect(self.start, Qt.ConnectionType.SingleShotConnection)
            return
        worktree = self.info.place.worktree
        if worktree and not within(_FOLDER_SECONDS, Path(worktree).is_dir, True):
            self._set_problem(Problem(ProblemKind.FOLDER_GONE, worktree))
            return
        if self.rewinder.holds_start():
            return
        self._set_problem(None)
        self._observer.lost, self._observer.misplaced = False, ""
        self._observer.start_failure = None
        self._child.start(self.command)
        self._machine.do(ChildEvent.STARTED)

    def _hears_environment(self) -> bool:
        """Return whether the user's environment is still unknown. The CLI is found with that environment, so
        the child then starts when the environment is known."""
        source = self._config.environment_source
        if source is None or source.is_known:
            return False
        self._waits_for_environment = True
        source.known.connect(self._on_environment_known, Qt.ConnectionType.SingleShotConnection)
        return True

    @Slot()
    def _on_environment_known(self) -> None:
        self._waits_for_environment = False
        if self._config.find_command is not None:
            self.command = self._config.find_command()
        self._refresh()
        self.start()

    def send(
        self,
        text: str,
        attachments: tuple[Attachment, ...] = (),
        uuid: str = "",
        after_turn: bool = False,
        authorship: Authorship = TYPED,
        send_at: float = 0.0,
    ) -> None:
        """Send a message, or keep it until it can be sent. Each attachment holds its bytes.

        `uuid`: the id of a message that was stored before; "" for a new message. `after_turn`: send the
        message only after the running turn. `authorship`: who wrote the text. `send_at`: keep the message
        until this moment. Do nothing without text and attachments.
        """
        if not text.strip() and not attachments:
            return
        self._go_on_without_file()
        self.info.name_after(authorship.typed_part(text))
        self._recovery.said()
        self.message_dispatch.put(
            text,
            attachments,
            row=not self._busy,
            uuid=uuid,
            after_turn=after_turn,
            authorship=authorship,
            send_at=send_at,
        )
        if send_at:
            self.info_changed.emit()
            return
        self.message_dispatch.forget_refused()
        if self.state.problem_kind is ProblemKind.NOT_SIGNED_IN:
            self._start_afresh(self.command)  # a new child notices that the user has signed in
        else:
            self._go_on()
        self.info_changed.emit()

    def _go_on_without_file(self) -> None:
        """Begin a new conversation for a message if the CLI does not have this conversation any more."""
        if self.state.problem_kind is ProblemKind.FILE_GONE:
            self._child.forget_conversation()
            self._set_problem(None)
            self._journal.noticed(self._recovery.add_notice(self.message_dispatch.queue))

    def start_again(self) -> None:
        """End the child, and start another child that continues the conversation.

        During a turn, add a notice, and do this when the turn has ended.
        """
        self.settings.start_again()

    def end_child(self, why: Text) -> None:
        """Kill the child with its running turn, and start the next child as soon as it may start.

        Messages that wait are sent to the next child. A notice shows `why`. The CLI gets no time for its
        SessionEnd hooks.
        """
        agent = self._child.agent
        if agent is None or self._closing:
            return
        self.add_notice(why)
        self._machine.do(EndAsked(EndReason.RESTART))
        self.worker_stops.begin(StopScope.CHILD)
        agent.kill()

    def stop(self) -> None:
        """Stop the turn. The next call, at least a second later, uses a stronger means (see `Stop`).

        Messages that wait go back to the composer. But if Claude has not begun to answer the turn's message,
        they wait until the user sends them, and the turn's message goes back to the composer. If the child is
        still starting and no message waits, also stop the start.
        """
        starts = self._child.starting and not self.message_dispatch.queue.waiting
        turn = self._feed.reducer.turn
        if turn is not None and _can_take_back(turn) and not self._keeps_child:
            self.message_dispatch.hold()
        else:
            self.message_dispatch.recall(written=not self._busy)
        self.message_dispatch.ask_all_back()
        self._stop_turn(starts)

    def _stop_unwanted(self) -> None:
        """Stop the turn of a message that the user has taken back. After a stop, 2.1.37 begins a turn with
        the next message that it has received."""
        if self.message_dispatch.runs_unwanted and self._machine.state.stop is None:
            self._stop_turn()

    def _stop_turn(self, starts: bool = False) -> None:
        self._machine.do(StopPressed(time.monotonic(), stops=starts or self._busy))

    def send_along(self, entry_id: str) -> None:
        """Do what a notice offers: send the conversation so far, continue a turn that was cut off, let agents
        work again, begin a new conversation, open a strand, or accept edits."""
        entry = next((entry for entry in self.store if entry.id == entry_id), None)
        if entry is not None and entry.action is NoticeAction.BEGIN_AFRESH:
            self._begin_afresh(entry_id)
        elif entry is not None and entry.action is NoticeAction.OPEN_STRAND:
            if self.history.file is not None and entry_id in self._strands:
                self.forker.open_strand(self.history.file, self._strands[entry_id])
        elif entry is not None and entry.action is NoticeAction.ACCEPT_EDITS:
            self._feed.feed_now(NoticeActionUsed(entry_id))
            self.settings.set(SettingSubject.MODE, "acceptEdits")
        elif entry is not None and entry.action in (NoticeAction.CALL_AGAIN, NoticeAction.BEGIN_ANEW):
            message = self._renewals.take(entry_id)
            self._feed.feed_now(NoticeActionUsed(entry_id))
            if message is not None:
                self.send(message[0], authorship=message[1])
        else:
            text, authorship = self._recovery.pop_text(entry_id)
            self.send(text, authorship=authorship)

    def find_file_again(self) -> None:
        """Search for a missing file of the session again, if no child runs. The settings of a newly trusted
        folder may name another CLI folder."""
        if self.state.problem_kind is ProblemKind.FILE_GONE and self._child.agent is None:
            self._set_problem(None)
            self.message_dispatch.recall()
            self.history.read_again()

    def use(self, command: Command | None) -> None:
        """Use this CLI for the next child, and restart the current child, after the turn if one runs."""
        self.command = command
        if self._child.agent is None or self.state.problem is not None:
            self._start_afresh(command)
        else:
            self.settings.start_again()

    def try_again(self, command: Command | None) -> None:
        """Start again after a problem, with the given CLI. Messages that were refused because nobody was
        signed in are sent again."""
        if self.state.problem_kind is ProblemKind.NOT_SIGNED_IN:
            self.message_dispatch.send_refused()
        self._start_afresh(command)

    def _start_afresh(self, command: Command | None) -> None:
        self.command = command
        if self.state.problem_kind is ProblemKind.FILE_UNREADABLE:
            self.message_dispatch.recall()
            self.history.read_again()
        elif self._child.agent is None:
            self.start()
        elif self.state.problem is not None and self._machine.state.end_reason < EndReason.REST:
            self._set_problem(None)
            self._machine.do(EndAsked(EndReason.RESTART))

    async def close(self, by: StopBy = StopBy.CLOSE) -> None:
        """End the child, and deny its open requests. `by`: the reason that is shown for the end of a running
        turn. If `close` was called before, only wait for its end."""
        if self._closing:
            await self._closed.wait()
            return
        self._machine.do(EndAsked(EndReason.CLOSE))
        self.scheduled_messages.close()
        self.disk_watch.close()
        self.hook_watch.close()
        self.subagents.close()
        self.shell_commands.close()
        self.terminal.close()
        try:
            await self._end_child(by)
            await self.shell_commands.finish()
            await self.terminal.finish()
            await self.hook_watch.finish()
            await self.disk_watch.finish()
        finally:
            self._journal_again.stop()
            self._journal.retry()
            self._journal_again.stop()
            self._folder_sessions.remove(self._folder_session)
            self.wire_log.close()
            self._feed.turn_cache.close()
            self._closed.set()

    async def _end_child(self, by: StopBy) -> None:
        self.requests.deny_unanswered()
        self.worker_stops.begin(StopScope.CHILD)
        agent = self._child.agent
        if self._busy and self._machine.state.stop is None:
            self._feed.feed_now(StopRequested(by))
        if agent is not None and self.message_dispatch.would_go_on:
            agent.terminate()
        elif agent is not None and self.facts().works and not self._child.starting:
            request_id = interrupt(agent)
            seconds = program_end.step(self._config.stop_clock.acknowledge)
            await acknowledged(agent, request_id, seconds)
        await self._child.close()
        await self._tasks.end()

    # --- the child -----------------------------------------------------------------------------

    def _take_up_choices(self) -> None:
        """Restore the model, effort, thinking and mode that the user has chosen in this session. Claude Code
        itself resumes a session with the values of its settings. Do not replace a newer choice of model,
        effort or thinking."""
        kept = self.info.kept
        self._noted = replace(kept, mode=kept.mode or self._noted.mode)
        if kept.model and not self.info.chosen_model:
            self.settings.set(SettingSubject.MODEL, kept.model)
        if kept.effort and not self.info.chosen_effort:
            self.settings.set(SettingSubject.EFFORT, kept.effort)
        if kept.thinking and not self.info.thinking:
            self.settings.set(SettingSubject.THINKING, kept.thinking)
        self._take_up_mode(kept.mode)

    def _take_up_mode(self, own: str) -> None:
        """Continue in the mode of the file, if the user chose that mode in this program (`own`) or it is plan
        mode.

        If another program chose `acceptEdits`, add a notice that offers this mode. In that case, continue in
        plan mode if `own` is plan mode. A child that is already up is asked to change its mode.
        """
        mode, self.info.file_mode = self.info.file_mode, ""
        if not mode or mode == own:
            pass
        elif mode == "plan":
            self._feed.feed_now(HostNotice(session_texts.OTHER_PROGRAM_PLANS))
        else:
            self._feed.feed_now(HostNotice(session_texts.OTHER_PROGRAM_EDITS, NoticeAction.ACCEPT_EDITS))
            mode = own if own == "plan" else ""
        if mode:
            self.settings.set(SettingSubject.MODE, mode)

    def _note_choices(self) -> None:
        """Write the user's changed choices into the journal, if a child is up. Before that, another program
        may still choose differently."""
        if self._child.phase is not ChildPhase.UP:
            return
        info, noted = self.info, self._noted
        self._noted = now = OwnChoices(info.mode, info.chosen_model, info.chosen_effort, info.thinking)
        if now.mode != noted.mode:
            self._journal.mode_chosen(now.mode)
        if replace(now, mode=noted.mode) != noted:
            self._journal.chosen(now.model, now.effort, now.thinking)

    def _offer_strands(self) -> None:
        """Offer each strand that the CLI does not resume as another session."""
        self._strands.clear()
        for strand in reversed(self.history.other_strands):
            self._feed.feed_now(
                HostNotice(session_texts.other_strand(strand.messages), NoticeAction.OPEN_STRAND)
            )
            rows = [e.id for e in self.store if e.action is NoticeAction.OPEN_STRAND]
            self._strands[rows[-1]] = strand.leaf

    def _on_child_started(self, answer: InitializeAnswer) -> None:
        self._journal.started()
        self.snapshots.child_started()
        self.subagents.child_started()
        self.settings.child_started(answer.current_permission_mode or "")
        self.send_waiting()
        self.info_changed.emit()
        self._refresh()

    def _on_child_ended(self, outcome: ProcessOutcome, was_starting: bool) -> None:
        if not self._closing:
            self.rewinder.child_ended(outcome)
        self._outcome = outcome
        self.subagents.child_ended()
        child, observer, said = self._child, self._observer, outcome.stderr_tail
        facts = EndFacts(
            starting=was_starting,
            resumes=child.resumes,
            lost=child.resumes and (observer.lost or session_texts.says_lost(said)),
            unresumed=session_texts.says_not_resumed(said),
            copies=child.copying,
            copy_taken=child.copy_taken,
            replayed=observer.replayed,
            misplaced=bool(observer.misplaced),
            disputed=self.history.disputed,
            bypasses=self.info.mode == BYPASS,
            can_probe=self._config.library is not None,
        )
        self.worker_stops.begin(StopScope.CHILD)
        if self._machine.state.end_reason is EndReason.ITSELF and self.workers.agents_at_work:
            self._agents_lost_at = self.now()
        self._feed.reducer.tasks.child_gone()
        self._machine.do(ChildGone(facts))
        self.worker_stops.child_ended()

    async def _probe_file(self) -> None:
        """Find out whether the session's file can be read. If it cannot, messages wait again and a page says
        so."""
        library, trouble = self._config.library, None
        try:
            if library is not None:
                answer = await library.ask(ProbeFile(self._child.file_id, self.folder), _LIBRARY_SECONDS)
                trouble = answer if isinstance(answer, FileTrouble) else None
        except LibraryError as error:
            _log.warning("a session's file was not looked at: %s", error)
        finally:
            if trouble is not None and not self._closing:
                self._recovery.queue_again(self.message_dispatch.queue)
                for queued in self.message_dispatch.queue.queue:
                    self._journal.unsent(queued.message.uuid)
                self._say_unreadable(trouble)
                self.history.trouble = trouble
            self._machine.do(FileProbed(readable=trouble is None))

    def _perform(self, effect: Effect) -> None:
        match effect:
            case TakeMeans(means, number):
                self._take_means(means, number)
            case CallAfter(seconds, event):
                self._tasks.start(self._call_after(seconds, event))
            case AddEnd(ours, in_turn):
                if self._busy or not in_turn:
                    self._add_end(self._outcome, ours)
            case ChildEffect() | EndEffect():
                self._effects[effect]()

    def _make_effects(self) -> dict[ChildEffect | EndEffect, Callable[[], object]]:
        dispatch, child = self.message_dispatch, self._child
        return {
            ChildEffect.DENY_REQUESTS: self.requests.deny_all,
            ChildEffect.CLOSE_CHILD: self._close_child,
            ChildEffect.PROBE_FILE: lambda: self._tasks.start(self._probe_file()),
            EndEffect.QUEUE_AGAIN: lambda: self._recovery.queue_again(dispatch.queue),
            EndEffect.RETURN_FIRST_MESSAGE: dispatch.return_in_flight,
            EndEffect.WRITTEN_WAIT: lambda: dispatch.child_gone(restarts=True),
            EndEffect.RETURN_WRITTEN: lambda: dispatch.child_gone(restarts=False),
            EndEffect.END_TURN_QUIETLY: self._end_turn_quietly,
            EndEffect.CLEAR: self._clear,
            EndEffect.COPY_AGAIN: child.copy_again,
            EndEffect.FORGET: child.forget_conversation,
            EndEffect.FIRST_MESSAGE_WAITS: dispatch.queue.put_back,
            EndEffect.ADD_BREAK: lambda: self._journal.noticed(self._recovery.add_notice(dispatch.queue)),
            EndEffect.REFUSE_BYPASS: lambda: self.settings.bypass_refused(
                session_texts.start_failed(self._outcome)
            ),
            EndEffect.OPEN_ELSEWHERE: self.resumes_elsewhere.emit,
            EndEffect.SHOW_PROBLEM: lambda: self._set_problem(self._not_started(self._outcome)),
            EndEffect.SETTLE: dispatch.settle,
            EndEffect.START: self._start_child,
            EndEffect.CONTINUE: self._on_stopped,
        }

    def _close_child(self) -> None:
        self.worker_stops.begin(StopScope.CHILD)  # Claude Code may report the ends of workers before its own
        self._child.end()

    def _end_turn_quietly(self) -> None:
        if self._busy:
            self._feed.feed_now(ChildEnded("", stopped=True))

    def _clear(self) -> None:
        """Drop the requests, and reset the state that belongs to the ended child."""
        self.requests.drop()
        self._observer.reset()
        self.settings.child_ended()
        if self.info.child_gone():
            self.info_changed.emit()

    async def _call_after(self, seconds: float, event: Event) -> None:
        await asyncio.sleep(seconds)
        self._machine.do(event)

    def _take_means(self, means: StopBy, number: int) -> None:
        agent, turn, now = self._child.agent, self._feed.reducer.turn, time.time()
        if agent is None:
            return
        self.worker_stops.begin(StopScope.TURN if means is StopBy.INTERRUPT else StopScope.CHILD)
        if means is StopBy.INTERRUPT:  # first of all, because Claude continues until the interrupt arrives
            self._tasks.start(self._hear_interrupt(agent, interrupt(agent), number))
            if turn is not None:
                self._journal.stopped(turn.uuid, now)
        self._feed.feed_now(StopRequested(means))
        if means is StopBy.SIGINT:
            agent.interrupt_process()
        elif means is StopBy.SIGTERM:
            agent.terminate()
        elif means is StopBy.SIGKILL:
            agent.kill()

    async def _hear_interrupt(self, agent: Agent, request_id: str, number: int) -> None:
        heard = await acknowledged(agent, request_id, self._config.stop_clock.acknowledge)
        self._machine.do(InterruptAnswered(number, heard))

    def _not_started(self, outcome: ProcessOutcome) -> Problem:
        """Return the page for a failed start. If the program is missing or cannot be run, the page says that
        no CLI was found: the user has to install it."""
        if self.command is not None and (why := session_texts.no_program(self.command.program, outcome)):
            return Problem(ProblemKind.NO_CLI, why)
        why = self._why_not_started(outcome)
        if (result := self._observer.start_failure) is None or self.command is None:
            return Problem(ProblemKind.START_FAILED, why)
        failure = start_failure(result, self._command_line)
        text = why if outcome.stderr_tail.strip() else failure.errors
        return Problem(
            ProblemKind.START_FAILED,
            text,
            failure.command,
            failure.advice,
            failure.remedy,
            failure.file,
        )

    def _command_line(self, *arguments: str) -> str:
        """Return the command line that runs the CLI with these arguments in a terminal, for this session's
        account."""
        config, command = self._config, self.command
        folder = "" if config.secrets is None else config.environ.get("CLAUDE_CONFIG_DIR", "")
        words = [] if command is None else [command.program, *command.arguments]
        return session_texts.terminal_command([*words, *arguments], folder)

    def _why_not_started(self, outcome: ProcessOutcome) -> Text:
        """Return the text of the page for a failed start. If the CLI does not find the place of a rewind, the
        next start begins at the end of the conversation, and the page says so."""
        why = session_texts.start_failed(outcome)
        if self._observer.misplaced:
            self.rewinder.drop_resume_point()
            why = session_texts.place_gone(self._observer.misplaced)
        return why

    def _add_end(self, outcome: ProcessOutcome, ours: bool) -> None:
        was_busy = self._busy
        said = session_texts.child_ended(outcome, was_busy, self._child.forgets)
        cut = [entry.tool for entry in self._feed.reducer.calls.running_on.values() if entry.tool is not None]
        self._feed.feed_now(ChildEnded(said, stopped=ours))
        for call in cut:
            self._journal.work_cut(call)
        if not ours:
            self._journal.ended(said)
        elif was_busy and self._child.forgets and not self._closing:
            self.add_notice(session_texts.FORGOTTEN)
        if was_busy:
            self._note_turn_end()
        if not ours:
            self.message_dispatch.recall()

    def _on_stopped(self) -> None:
        """Continue after a stop, or after the end of a child that had nothing to do. A message that Claude
        had not begun to answer goes back to the composer, unless that would end background tasks."""
        uuid, self._takes_back = self._takes_back, ""
        self.worker_stops.turn_stopped()
        self._stop_unwanted()
        if uuid and self._child.agent is not None and not self._keeps_child:
            self.rewinder.begin_take_back(uuid)
        else:
            self._go_on()

    # --- messages and requests of the child ----------------------------------------------------

    @Slot(object)
    def _on_agent_made(self, agent: Agent) -> None:
        agent.messages.connect(self._on_messages)
        agent.request.connect(self._on_request)
        agent.withdrawn.connect(self.requests.withdraw)
        agent.tool_waits.connect(self._on_tool_waits)

    def _on_messages(self, messages: list[Any]) -> None:
        if self._only_lengthen(messages):
            self._feed_messages(messages, messages)
            return
        observer = self._observer
        for part, result in observer.by_turn(messages, self._child.resumes):
            was_busy = self._busy
            self._child.answers = self._child.answers or observer.answered
            self._feed_messages(part, self.message_dispatch.with_events(part))
            if observer.answered:
                self.message_dispatch.settle()
            if observer.signed_out:
                self._ask_to_sign_in()
            self._follow_workers()  # before the turn's end, which may restart the child
            if result is not None and not result.notes_task:
                self._end_turn()
                continue
            if result is not None and was_busy and not self._busy:  # the turn has noted the end of a task
                self._machine.do(ChildEvent.TURN_ENDED)
            self.message_dispatch.dispatch()
        self._note_place()
        if self._feed.reducer.turn is None:
            self._journal.notices(self._feed.reducer)  # without a turn, no turn's end writes the notices
        self.rewinder.refused = observer.misplaced
        if observer.lost or observer.misplaced:
            self._child.end()
        if observer.news:
            observer.news = False
            self.info_changed.emit()
        self._refresh()
        self._measure(messages)

    def _feed_messages(self, messages: list[Any], with_events: Iterable[Any]) -> None:
        self.history.wake_for(messages)
        self._feed.feed_messages(with_events)

    def _only_lengthen(self, messages: list[Any]) -> bool:
        """Return whether all messages only lengthen the text that is streaming. This is so for nearly all
        messages, and only the rows need such messages."""
        if not self._busy or not self._observer.answered or self._observer.retry is not None:
            return False
        return all(type(each) is StreamEvent and type(each.event) is BlockDelta for each in messages)

    def _measure(self, messages: list[Any]) -> None:
        """Pass the messages to the usage, the servers and the warnings, except stream events, which they do
        not need."""
        measured = [message for message in messages if type(message) is not StreamEvent]
        if measured:
            self.usage.observe(measured)
            self.servers.observe(measured)
            for warning in chain.from_iterable(map(self._cli_warnings.in_message, measured)):
                self.add_notice(warning)

    def _ask_to_sign_in(self) -> None:
        """Show the page for signing in, unless another page is shown. Keep the refused message: it is sent
        again when the user has signed in."""
        self._observer.signed_out = False
        if self.state.problem is None and self.command is not None:
            shown = self._command_line("/login")
            error = sign_in_error(self._observer.sign_in_words)
            self._set_problem(Problem(ProblemKind.NOT_SIGNED_IN, error, shown))
        self.message_dispatch.keep_refused()

    def _end_turn(self) -> None:
        self._observer.reset()
        self._child.turn_ended()
        stop, turn = self._machine.state.stop, self._feed.reducer.last_turn
        self._takes_back = ""
        if stop is not None and stop.means is StopBy.INTERRUPT and turn is not None and _can_take_back(turn):
            self._takes_back = "" if self.message_dispatch.runs_unwanted else turn.uuid
        self.message_dispatch.turn_ended(stopped=stop is not None)
        self._note_turn_end()
        self.settings.turn_ended(self.requests.turn_ended())
        self.change_undo.go_on()  # before the next message
        self.send_waiting()
        self._machine.do(ChildEvent.TURN_ENDED)
        self.info_changed.emit()

    def _note_turn_end(self) -> None:
        self._journal.turn_ended(self._feed.reducer)
        turn = self._feed.reducer.last_turn
        if turn is not None and not self._closing:
            self.snapshots.turn_ended(turn.uuid)
            self.disk_watch.turn_ended(turn)
            self.hook_watch.turn_ended()
            self.subagents.look()
            agent = self._child.agent
            if agent is not None and (said := session_texts.key_helper(turn.entries, agent.stderr_tail)):
                self._feed.feed_now(HostNotice(said))
                self._journal.noticed(said)

    def _on_hooks_noted(self, hooks: list[HookNoted]) -> None:
        """Add rows for output of hooks that the file has and the stream did not have."""
        self._feed.feed_now(*hooks)
        if self._feed.reducer.turn is None:
            self._journal.notices(self._feed.reducer)

    def _on_request(self, message: ControlRequest) -> None:
        pending = self.requests.add(message)
        if pending is not None and self._config.library is not None:
            self._tasks.start(self._find_folder(pending, self._config.library))
        if self._closing:
            self.requests.deny_unanswered()
        elif self._machine.state.stop is not None:
            self.requests.deny_all()

    def _on_tool_waits(self, request_id: str) -> None:
        turn = self._feed.reducer.turn
        uuid = turn.uuid if turn is not None else ""
        agent = self._child.agent
        if agent is None:
            return
        if self._closing or self.snapshots.may_write(uuid):
            agent.let_tool_run(request_id)
        else:
            self._tasks.start(self._let_tool_run(agent, request_id, uuid))

    async def _let_tool_run(self, agent: Agent, request_id: str, uuid: str) -> None:
        await self.snapshots.until_taken(uuid)
        agent.let_tool_run(request_id)

    async def _find_folder(self, pending: PendingRequest, library: HistorySource) -> None:
        """Find the folder of a call that needs permission. The call's line in the file has the folder. The
        CLI may write this line a moment after the request."""
        request = pending.request
        wanted = FindCallFolder(self.info.session_id, request.tool_use_id or "", request.agent_id or "")
        for seconds in _CALL_SECONDS:
            await asyncio.sleep(seconds)
            if self.requests.find(pending.id) is not pending:
                return
            try:
                async with self._folder_searches:
                    folder = await library.ask(wanted, _LIBRARY_SECONDS)
            except LibraryError as error:
                _log.warning("the folder of a call is not known: %s", error)
                return
            if folder:
                shown, pending.folder = self.work_folder, folder
                if not request.agent_id and folder != self.info.place.folder:
                    self.info.place = replace(self.info.place, folder=folder)
                    self.info_changed.emit()
                if folder != shown:
                    self.requests_changed.emit()
                return

    # --- turns ---------------------------------------------------------------------------------

    @property
    def _busy(self) -> bool:
        return self._feed.reducer.turn is not None

    def _sends_now(self) -> bool:
        """Return whether the CLI can move the running call to the background and read a message at once.

        Without a running call it would cut off Claude's text, and it would withdraw a waiting request.
        """
        turn, rows = self._feed.reducer.turn, self._feed.reducer.rows
        if turn is None or self.requests or SENDS_NOW not in self.info.capabilities:
            return False
        return any(not entry.parent for entry in rows.running_tools(turn))

    def facts(self) -> SessionFacts:
        """Return what the parts of the session do now."""
        other_sessions = self._other_sessions()
        return SessionFacts(
            machine=self._machine.state,
            child=self._child.phase,
            turn_runs=self._busy,
            expects_turn=self.message_dispatch.expected,
            agents=self.workers.agents_at_work,
            report_due=self.report_due,
            waiting=bool(self.message_dispatch.queue.waiting),
            has_problem=self.state.problem is not None,
            reads_history=self.history.awaited,
            changes_setting=self.settings.holds,
            undoes=self.change_undo.under_way,
            other_session_works=any(other.busy() for other in other_sessions),
            other_session_undoes=any(other.writes() for other in other_sessions),
        )

    def _other_sessions(self) -> list[FolderSession]:
        """Return the other sessions of this folder."""
        return self._folder_sessions.other_sessions(self._folder_session)

    @Slot()
    def _on_other_sessions_changed(self) -> None:
        """Continue undos and messages that waited for another session of the folder. They wait until that
        session has ended its turn, or has written its files."""
        if self._closing:
            return
        self.change_undo.go_on()
        wrote, self._other_writes = self._other_writes, any(each.writes() for each in self._other_sessions())
        if wrote and not self._other_writes and self.message_dispatch.queue.waiting:
            self.send_waiting()

    def send_waiting(self) -> None:
        """Send the next message, if the CLI can accept it."""
        self.message_dispatch.dispatch()
        self._refresh()

    def _go_on(self) -> None:
        """Send the messages that wait, after a hold has ended. If messages still wait and no page shows a
        problem, start a child."""
        self.send_waiting()
        if self.message_dispatch.queue.waiting and self.state.problem is None:
            self.start()

    def _on_queue_changed(self) -> None:
        if not self.message_dispatch.queue.waiting:
            self.cost_limit.settle(0)
        if not self._child.starting:
            self.settings.restart_if_due()  # the last written message may have been returned
        self.queue_changed.emit()
        self._refresh()

    def _on_requests_changed(self) -> None:
        self.requests_changed.emit()
        self._refresh()

    def _on_settings_changed(self) -> None:
        self.info_changed.emit()
        self._go_on()

    def _refresh(self) -> None:
        if self._machine.performs:
            return
        self._follow_workers()
        self.change_undo.go_on()
        turn = self._feed.reducer.turn
        self._show(
            state_after(
                self.state,
                self.now(),
                self._machine.state,
                starts=self._child.starting or self._waits_for_environment,
                asks=bool(self.requests),
                works=self._busy or self.message_dispatch.expected,
                turn=turn.number if turn is not None else 0,
                agents=self.workers.agents_at_work,
                retry=self._observer.retry,
                outcome=self._turn_outcome(),
            )
        )

    def _turn_outcome(self) -> TurnOutcome | None:
        """Return how the last turn ended. Return None while it runs, without a turn, and if the turn began
        before this object was made."""
        turns, footer = self.store.turns, self.store.last_footer
        if footer is None or turns[-1].began < self._made:
            return None
        if footer.stopped:
            return TurnOutcome.STOPPED
        lost = self._child.agent is None and self._agents_lost_at >= turns[-1].began
        return TurnOutcome.FAILED if lost or footer.failed else TurnOutcome.DONE

    def _follow_workers(self) -> None:
        before, self._reported_workers = self._reported_workers, self.workers
        if before is self._reported_workers:
            return
        if not self.workers.agents_at_work and before.agents_at_work and self._child.agent is not None:
            self._reports_due += 1
            self._tasks.start(self._await_report())
        self.worker_stops.observe()
        self.subagents.follow(self.workers)
        self.workers_changed.emit()

    async def _await_report(self) -> None:
        """Continue what has waited for the end of the agents, unless Claude Code has begun a turn about
        it."""
        await asyncio.sleep(REPORT_SECONDS)
        self._reports_due -= 1
        self.settings.restart_if_due()
        self._refresh()
        self.state_changed.emit()  # other sessions of the folder may write files now

    def _set_problem(self, problem: Problem | None) -> None:
        self._show(replace(self.state, problem=problem))

    def _show(self, state: SessionState) -> None:
        if state != self.state:
            self.state = state
            self.state_changed.emit()


def _can_take_back(turn: Turn) -> bool:
    """Return whether a stop of this turn returns its message to the composer: Claude has not begun to answer
    it."""
    return bool(turn.uuid and turn.entries) and turn.entries[0].kind is EntryKind.USER and is_unanswered(turn)

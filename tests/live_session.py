"""A real session over a fake CLI, for tests of the screen. A test says what the CLI writes, or adds rows.

In tests, the fixture `screen_loop` gives the session the asyncio loop that it needs, and closes all sessions.
"""

import asyncio
import atexit
import json
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import qasync
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QSignalBlocker, QTimer

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.files.journal_file import CLAUDE
from claude_desk.protocol.phrase import Text
from claude_desk.protocol.requests.permissions import CanUseTool, PermissionUpdate
from claude_desk.protocol.wire import encoder
from claude_desk.session.core import session as session_module
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_state import Problem, SessionPhase
from claude_desk.session.permissions.decisions import (
    Decision,
    PendingRequest,
    RequestKind,
    answer_to,
    elicitation_answer,
)
from claude_desk.session.snapshots.session_snapshots import figures_of
from claude_desk.session.snapshots.turn_snapshots import TurnSnapshots
from claude_desk.session.turns.message_queue import MessageStage, QueuedMessage
from claude_desk.snapshots.records import Change, LeftAlone
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.store import Turn
from claude_desk.transcript.tools.card import ChecklistItem
from claude_desk.transcript.workers.worker_tree import Worker, WorkerTree
from tests.fake_terminal import FakeTerminal
from tests.fuzz.fake_process import FakeProcess
from tests.screen_files import ScreenFiles
from tests.unit.transcript import cli_messages as f
from tests.unit.transcript.cli_messages import Frame
from tests.workers import in_background

FOLDER = "/home/someone/src/atlas"
MODELS = [
    {"value": "default", "displayName": "Default (recommended)"},
    {"value": "opus", "displayName": "Opus"},
    {"value": "sonnet", "displayName": "Sonnet"},
]
_JOURNALS = Path(tempfile.mkdtemp(prefix="live-sessions-"))
atexit.register(shutil.rmtree, _JOURNALS, ignore_errors=True)
_MOMENTS = 200
_QUESTION = PendingRequest("asks", CanUseTool(tool_name="Bash", input={"command": "ls"}))
# Requests whose answers say nothing that matters to the screen, with both CLIs.
_ACCEPTED = ("interrupt", "set_model", "apply_flag_settings", "set_max_thinking_tokens", "stop_task")


class ScreenCli(FakeProcess):
    """A CLI that answers each control request once, unless it is `silent`. A request in `answers` gets its
    entry, `set_permission_mode` gets the mode, a request in `_ACCEPTED` gets an empty answer, all others get
    an error. The CLI ends when its input is closed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.answers: dict[str, dict[str, Any]] = {"get_settings": {}}
        self.decided = lambda request_id: True
        self.answered: list[tuple[str, dict[str, Any]]] = []  # (id, answer) of each request to the user
        self._settled: set[str] = set()
        self.signals = 0  # number of signals to interrupt the turn or to end the CLI
        self.silent = False  # whether the CLI leaves all requests unanswered
        self.silent_seconds = 0.0
        self.halted_pid = 0

    def halted(self) -> int:
        return self.halted_pid

    def write(self, data: bytes) -> None:
        waiting = set(self.waiting)
        super().write(data)
        frame = json.loads(data)
        if frame["type"] == "control_response" and frame["response"]["request_id"] in waiting:
            self.answered.append((frame["response"]["request_id"], frame["response"]["response"]))
        elif frame["type"] == "control_request" and not self.silent:
            QTimer.singleShot(0, self, lambda: self.answer(frame["request_id"], frame["request"]))

    def answer(self, request_id: str, request: Frame) -> None:
        if request_id in self._settled:
            return
        self._settled.add(request_id)
        subtype = request["subtype"]
        if subtype == "set_permission_mode":
            how = {"subtype": "success", "response": {"mode": request["mode"]}}
        elif subtype in self.answers or subtype in _ACCEPTED:
            how = {"subtype": "success", "response": self.answers.get(subtype, {})}
        else:
            how = {"subtype": "error", "error": f"unknown request {subtype}"}
        self.says(line_of({"type": "control_response", "response": {**how, "request_id": request_id}}))

    def close_input(self) -> None:
        self.end(ProcessOutcome(True, 0))

    def interrupt(self) -> None:
        self.signals += 1

    def terminate(self) -> None:
        self.signals += 1
        self.end(ProcessOutcome(True, 143))


def line_of(frame: Frame) -> bytes:
    """Return the line that the CLI writes, without its newline."""
    return json.dumps(frame).encode("utf-8", "surrogatepass")


class Answer:
    """An answer that the CLI got. It is equal to a `Decision` that the session would send as this answer."""

    def __init__(self, pending: PendingRequest, sent: dict[str, Any]) -> None:
        self.pending, self.sent = pending, sent

    @property
    def updates(self) -> list[PermissionUpdate]:
        """The permissions that were granted together with the call."""
        return [PermissionUpdate(**each) for each in self.sent.get("updatedPermissions", [])]

    @property
    def input(self) -> dict[str, Any]:
        """The input with which the call was allowed."""
        given: dict[str, Any] = self.sent["updatedInput"]
        return given

    def __eq__(self, decision: object) -> bool:
        return self.sent == _sent_as(self.pending, decision)  # type: ignore[arg-type]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{self.sent}"


def _sent_as(pending: PendingRequest, decision: Decision) -> dict[str, Any]:
    if pending.kind is RequestKind.SERVER:
        action, content, _ = elicitation_answer(pending, decision)
        line = encoder.elicitation_answer(pending.id, action, content)
    else:
        line = encoder.permission_answer(pending.id, answer_to(pending, decision))
    sent: dict[str, Any] = json.loads(line)["response"]["response"]
    return sent


class LiveSession(Session):
    """A session, by default with a child that is up. `entries`: the first rows. `child`: "up", "starting", or
    "none". `cost`: US dollars so far.

    With `files`, the folder is a git repository, and snapshots of it are taken. The folder need not exist.
    """

    made: "list[LiveSession]" = []
    """The sessions of the running test."""

    def __init__(
        self,
        entries: Iterable[Entry] = (),
        *,
        folder: str = FOLDER,
        child: str = "up",
        title: str = "Fix the flaky upload test",
        files: ScreenFiles | None = None,
        cost: float | None = None,
        **config: Any,
    ) -> None:
        self.cli = ScreenCli()
        self.cli.answers["initialize"] = {
            "models": MODELS,
            "commands": [{"name": "compact"}, {"name": "context"}],
        }
        self.cli.silent = child == "starting"
        self._earlier: list[ScreenCli] = []  # the CLIs that have ended
        self.environ: dict[str, str] = {}
        self.asked: dict[str, PendingRequest] = {}  # all requests to the user, by id
        config.setdefault("command", Command("/claude"))
        config.setdefault("make_terminal", FakeTerminal)
        config.setdefault("model", "opus")
        if files is not None:
            config = {"snapshots": files, "repository": files, "may_run_git": lambda _: True, **config}
        self.files = files or ScreenFiles()
        self.journals = Path(tempfile.mkdtemp(dir=_JOURNALS))
        super().__init__(
            SessionConfig(
                folder,
                environ=self.environ,
                journals=self.journals,
                title=title,
                wire_logs=config.pop("wire_logs", self.journals),
                make_process=self._next_process,
                **config,
            )
        )
        LiveSession.made.append(self)
        self._feed.reducer.costs.total = cost
        self.add(*entries)
        if child != "none":
            with folders_exist():
                self.start()
        while child == "up" and self.state.phase is SessionPhase.STARTING and _current_task() is None:
            self._process_events()

    def _next_process(self, parent: QObject) -> Any:
        if self.cli.pid:
            self._earlier.append(self.cli)
            self.cli = ScreenCli()
            self.cli.answers = self._earlier[-1].answers
        self.cli.setParent(parent)
        return self.cli

    # --- what the CLI does ---------------------------------------------------------------------

    def says(self, *frames: Frame) -> None:
        """Let the CLI write messages."""
        self.cli.says(*map(line_of, frames))

    def comes_up(self) -> None:
        """Let a silent CLI answer all requests that it got, and from now on every request. Wait until the
        session has started."""
        self.cli.silent = False
        for frame in [frame for frame in self.cli.sent if frame["type"] == "control_request"]:
            self.cli.answer(frame["request_id"], frame["request"])
        while self.state.phase is SessionPhase.STARTING:
            self._process_events()

    def works(self) -> None:
        """Let Claude begin a turn if no turn runs. If the CLI repeats an API request, let that request
        succeed."""
        if not self._busy or self.state.retry is not None:
            self.says(f.start(f"m{len(self.wire_log)}"))

    def rests(self) -> None:
        """Let the CLI withdraw all requests. Let Claude end its turn if a turn runs."""
        self.set_requests([])
        if self._busy:
            self.says(f.result())

    def bring_to(self, state: str) -> None:
        """Bring a session whose child is up into this state, by the events that lead to the state in use."""
        match SessionPhase(state):
            case SessionPhase.READY:
                self.rests()
            case SessionPhase.WORKING:
                self.set_requests([])
                self.works()
            case SessionPhase.WAITING:
                self.works()
                self.set_requests(self.requests.pending or [_QUESTION])
            case SessionPhase.RETRYING:
                self.retries(2, 10, 9)
            case SessionPhase.AGENTS:
                self.rests()
                self.show_background(in_background("a1", "Look around", agent=True))
            case SessionPhase.STOPPING:
                self.works()
                self.stop()
            case SessionPhase.STOPPED:
                self.works()
                self.stop()
                self.cli.end(ProcessOutcome(True, 143))
            case SessionPhase.NOT_RUNNING:
                self.cli.end(ProcessOutcome(True, 1))
        assert self.state.phase == state

    def writes_tokens(self, count: int) -> None:
        """Let the CLI report this number of output tokens in the running turn. Their text is in no row."""
        self.says(f.event("message_delta", delta={}, usage={"output_tokens": count}))

    def retries(self, attempt: int, attempts: int, seconds: float, **more: Any) -> None:
        """Let Claude Code report that it repeats an API request in `seconds`. Begin a turn if no turn
        runs."""
        self.works()
        told = {"attempt": attempt, "max_retries": attempts, "retry_delay_ms": seconds * 1000}
        self.says(f.system("api_retry", **told, **more))

    def set_requests(self, requests: Iterable[PendingRequest], *, heard: bool = True) -> None:
        """Make these the CLI's open requests: let the CLI withdraw all others and ask those that are new.

        Without `heard`, Qt's events are not processed, so the session may report a part of that later.
        """
        wanted = {pending.id: pending for pending in requests}
        stay = {
            here.id
            for here in self.requests.pending
            if here.id in wanted and wanted[here.id].request == here.request
        }
        gone = [here.id for here in self.requests.pending if here.id not in stay]
        new = [pending for pending in wanted.values() if pending.id not in stay]
        if all(map(_says_all, new)):
            self.says(*map(_withdrawal, gone), *map(_question_of, new))
            self._note_asked(new)
        else:
            self.says(*map(_withdrawal, gone))
            with QSignalBlocker(self.requests):  # report the requests only with the parts that no message has
                self.says(*map(_question_of, new))
                self._note_asked(new)
            self.requests.changed.emit()
        if heard:
            self._process_events()

    def _note_asked(self, requests: Iterable[PendingRequest]) -> None:
        for pending in requests:
            (here,) = (each for each in self.requests.pending if each.id == pending.id)
            self.asked[pending.id] = here
            if pending.asker != "Claude":
                here.asker = pending.asker
            here.folder, here.plan = pending.folder or here.folder, pending.plan or here.plan

    def withdraw(self, request_id: str) -> None:
        """Let the CLI withdraw a request."""
        self.says(_withdrawal(request_id))
        self._process_events()

    def _process_events(self) -> None:
        """Process Qt's events, unless a task of the loop runs: an event could step another task."""
        if _current_task() is None:
            QCoreApplication.processEvents()

    def show_background(self, *workers: Worker) -> None:
        """Let the CLI report these workers as what works in the background."""
        told = [
            {
                "task_id": worker.id,
                "description": worker.words,
                "task_type": "local_agent" if worker.thinks else "local_bash",
            }
            for worker in workers
        ]
        self.says(f.system("background_tasks_changed", tasks=told))

    def hear(self) -> None:
        """Run Qt's loop until no task of the session runs, but at most for some 200 ms. The session then has
        all answers, except those that are held or come at a later time."""
        loop, timer = QEventLoop(), QTimer(interval=1)
        timer.timeout.connect(loop.quit)
        timer.start()
        for _ in range(3):
            loop.exec()
        for _ in range(_MOMENTS):
            if not self._tasks._tasks:
                break
            loop.exec()

    # --- what the CLI was sent -----------------------------------------------------------------

    @property
    def _clis(self) -> list[ScreenCli]:
        return [*self._earlier, self.cli]

    def _user_frames(self) -> list[Frame]:
        return [frame for cli in self._clis for frame in cli.sent if frame["type"] == "user"]

    @property
    def requests_sent(self) -> list[Frame]:
        """The control requests that the CLI got."""
        frames = [frame for cli in self._clis for frame in cli.sent]
        return [frame["request"] for frame in frames if frame["type"] == "control_request"]

    @property
    def sent(self) -> list[str]:
        """The texts of the user's messages: first those that the CLI got, then those that wait in the
        queue."""
        written = [_text_in(frame["message"]["content"]) for frame in self._user_frames()]
        return [*written, *(each.text for each in self.message_dispatch.queue.waiting)]

    @property
    def carried(self) -> list[list[Frame]]:
        """The content blocks before the text of each message that the CLI got."""
        contents = [frame["message"]["content"] for frame in self._user_frames()]
        return [
            [block for block in content if block["type"] != "text"] if isinstance(content, list) else []
            for content in contents
        ]

    @property
    def stops(self) -> int:
        """How often the CLI was asked to stop, with a request or a signal."""
        return sum(len(cli.asked("interrupt")) + cli.signals for cli in self._clis)

    @property
    def stopped_tasks(self) -> list[str]:
        return [each["task_id"] for each in self.requests_sent if each["subtype"] == "stop_task"]

    @property
    def decisions(self) -> list[tuple[str, Answer]]:
        """The answers to the CLI's requests, each with the request's id."""
        return [(name, Answer(self.asked[name], sent)) for cli in self._clis for name, sent in cli.answered]

    # --- rows and states by hand ---------------------------------------------------------------

    def add(self, *entries: Entry) -> None:
        """Add rows at the end. The turn of a row is `entry.turn`, or the last turn if that is later. Missing
        turns are made."""
        rows = self._feed.reducer.rows

        def insert() -> None:
            for entry in entries:
                if entry.tool is not None:
                    rows.register_tool(entry.tool.id, entry)
                rows.append(self._turn_for(entry), entry)

        self._feed.play(insert)

    def _turn_for(self, entry: Entry) -> Turn:
        store = self._feed.reducer.store
        while store.numbers < entry.turn:
            uuid = f"turn-{store.numbers + 1}"
            store.open_turn(uuid, self.now(), queued=False).ended = True
        return store.turns[-1]

    def enqueue(
        self,
        text: str,
        stage: MessageStage = MessageStage.WAITING,
        attachments: tuple[Attachment, ...] = (),
    ) -> QueuedMessage:
        """Put a message of the user into the queue. If `stage` is not UNSENT, let a turn begin first unless a
        turn runs."""
        if stage is not MessageStage.UNSENT:
            self.works()
        queued = self.message_dispatch.queue.put(text, attachments, stage=stage)
        self.message_dispatch.changed.emit()
        return queued

    def append(self, entry: Entry, text: str) -> None:
        """Lengthen a row."""
        self._feed.play(lambda: self._feed.reducer.rows.append_text(entry, text))

    def finish(self, entry: Entry) -> None:
        """Mark a row as complete."""
        self._feed.play(lambda: self._feed.reducer.rows.finish(entry))

    def update(self, entry: Entry) -> None:
        """Report a row that the test has changed."""
        self._feed.play(lambda: self._feed.reducer.rows.update(entry))

    def insert(self, row: int, entry: Entry) -> None:
        """Insert a row before the row with this number."""
        rows, here = self._feed.reducer.rows, self.entries[row]
        turn = self._feed.reducer.store.turn_of(here)
        self._feed.play(lambda: rows._insert(turn, turn.entries.index(here), entry))

    def remove(self, *entries: Entry) -> None:
        self._feed.play(lambda: self._feed.reducer.rows.remove_all(entries))

    def note_source(self, entry: Entry, line: bytes) -> None:
        """Make a line of the CLI a source of the row."""
        entry.sources.append(self.wire_log.append(line))

    def show_workers(self, workers: WorkerTree) -> None:
        """Show made-up workers. No message has their times and ends."""
        self._feed.reducer.tasks.memory.workers = workers
        self._refresh()

    def show_checklist(self, *items: ChecklistItem) -> None:
        self._feed.reducer.checklist.items = items
        self.operations.emit([])

    def change_files(self, *changes: Change, left: tuple[LeftAlone, ...] = ()) -> None:
        """Let turn 1 have made these changes in the files."""
        self.files.changes, self.files.left = changes, left
        figures = figures_of(list(changes))
        self.snapshots.turns["turn-1"] = TurnSnapshots("a", "b", figures=figures)
        self.snapshots.figures = figures
        self.snapshots.changed.emit()
        self.hear()

    def show_problem(self, problem: Problem | None) -> None:
        self._set_problem(problem)

    def pass_time(self, seconds: float) -> None:
        """Let the current state have begun `seconds` earlier."""
        self.state = replace(self.state, since=self.state.since - seconds)

    @property
    def notices(self) -> list[Text]:
        return [entry.content for entry in self.entries if entry.kind is EntryKind.NOTICE]


def _question_of(pending: PendingRequest) -> Frame:
    asked = (pending.elicitation or pending.request).model_dump(by_alias=True, exclude_none=True)
    return {"type": "control_request", "request_id": pending.id, "request": asked}


def _says_all(pending: PendingRequest) -> bool:
    """Return whether the CLI's message has all of the request."""
    plan = pending.request.input.get("plan", "")
    return pending.asker in ("Claude", CLAUDE) and not pending.folder and pending.plan in ("", plan)


def _withdrawal(request_id: str) -> Frame:
    return {"type": "control_cancel_request", "request_id": request_id}


def _text_in(content: Any) -> str:
    if isinstance(content, str):
        return content
    return "\n".join(block["text"] for block in content if block["type"] == "text")


@contextmanager
def folders_exist() -> Iterator[None]:
    """Let the program take each folder in which a session starts a child for an existing folder."""
    before, session_module.within = session_module.within, lambda *_: True
    try:
        yield
    finally:
        session_module.within = before


def close_all() -> None:
    """Close all sessions, and process Qt's events until that is done."""
    sessions, LiveSession.made = LiveSession.made, []
    closing = [asyncio.ensure_future(session.close()) for session in sessions]
    while not all(each.done() for each in closing):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    for session, each in zip(sessions, closing, strict=True):
        each.result()
        session.deleteLater()
    FakeProcess.made.clear()


def ensure_loop() -> None:
    """Mark an asyncio loop as running, for a program that runs Qt's loop. Tests use `screen_loop` instead."""
    if asyncio.events._get_running_loop() is None:
        asyncio.events._set_running_loop(_program_loop())


@cache
def _program_loop() -> asyncio.AbstractEventLoop:
    loop: asyncio.AbstractEventLoop = qasync.QEventLoop(QCoreApplication.instance(), already_running=True)
    return loop


def _current_task() -> "asyncio.Task[Any] | None":
    try:
        return asyncio.current_task()
    except RuntimeError:
        return None

"""A session between a user who does anything and a CLI that says anything, in virtual time."""

import asyncio
import itertools
import logging
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from PySide6.QtCore import QCoreApplication, QEvent

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.files.journal_file import read_line
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from claude_desk.session.machine.child_state import StopClock
from claude_desk.session.permissions.decisions import (
    AllowOnce,
    AlwaysAllow,
    AnswerElicitation,
    AnswerQuestions,
    ApprovePlan,
    Decision,
    DeclineElicitation,
    DenyOnce,
    DismissQuestions,
    KeepPlanning,
)
from claude_desk.session.turns.worker_stops import StopScope
from claude_desk.transcript.entries import EntryKind
from tests.fuzz.cli_output import ANSWERS, OUTCOMES, REQUESTS, SPEECH, answer, lifecycle, replay
from tests.fuzz.fake_process import FakeProcess
from tests.fuzz.json_values import line_of
from tests.fuzz.recovery_check import be_good
from tests.fuzz.targets import fuzz_machine
from tests.fuzz.virtual_loop import VirtualLoop
from tests.fuzz.wire_messages import MESSAGES
from tests.unit.transcript import cli_messages as f
from tests.unit.transcript.cli_messages import Frame
from tests.unit.transcript.reducer_harness import Mirror

ALLOWING = (AllowOnce, AlwaysAllow, AnswerQuestions, ApprovePlan, AnswerElicitation)
DECISIONS: st.SearchStrategy[Decision] = st.one_of(
    st.sampled_from(
        [AllowOnce(), AllowOnce({"command": "other"}), AlwaysAllow(), DenyOnce(), DenyOnce("no")]
    ),
    st.sampled_from(
        [AnswerQuestions({"q?": "a"}), DismissQuestions(), ApprovePlan(), ApprovePlan("acceptEdits")]
    ),
    st.sampled_from([KeepPlanning("more"), AnswerElicitation({"a": 1}), DeclineElicitation()]),
)
PICKS = st.integers(0, 5)
SECONDS = st.sampled_from([0.05, 0.5, 2.5, 6.0, 70.0])
COMMAND = Command("/claude")
TASKS = {
    task: {"task_id": task, "run_id": f"r{task}", "task_type": kind, "description": task}
    for task, kind in (
        ("a1", "local_agent"),
        ("a2", "local_agent"),
        ("w1", "local_workflow"),
        ("b2", "local_bash"),
    )
}
ENDS = st.sampled_from(["completed", "failed", "stopped"])
# Acts of the user that say what they end, or that end a turn by signals.
ENDING_ACTS = ("stop", "everything", "servers", "again")
STATES_WITHOUT_CHILD = {
    SessionPhase.STOPPED,
    SessionPhase.NOT_RUNNING,
    SessionPhase.STOPPING,
    SessionPhase.STARTING,
    SessionPhase.READY,
}


class Trouble(logging.Handler):
    """Collects errors that were only logged, and exceptions that were not caught."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def hook(self, kind: type[BaseException], error: BaseException, trace: Any) -> None:
        self.found.append("".join(logging.Formatter().formatException((kind, error, trace))))


@fuzz_machine("session", short=80, steps=40)
class SessionMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.loop = VirtualLoop()
        self.trouble = Trouble()
        logging.getLogger("claude_desk").addHandler(self.trouble)
        self.hook, sys.excepthook = sys.excepthook, self.trouble.hook
        FakeProcess.made.clear()
        FakeProcess.starts = True
        self.numbers = itertools.count()
        self.typed: set[str] = set()
        self.restored: list[str] = []
        self.mirror = Mirror()
        self.allowing = ""
        self.listed: dict[str, Frame] = {}  # what the CLI lists as working in the background
        self.runs_of: dict[str, list[str]] = {}  # the runs of each task that have begun, the newest last
        self.may_end = False  # whether the user has asked for something that ends agents
        self.agents_before: tuple[FakeProcess | None, int, bool] = (None, 0, False)
        asyncio.set_event_loop(self.loop)
        self.session = self.loop.run_until_complete(self._begin())

    async def _begin(self) -> Session:
        setup = SessionConfig(
            str(self.folder),
            COMMAND,
            {},
            self.folder / "journals",
            stop_clock=StopClock(again=0.0),
            make_process=FakeProcess,
        )
        session = Session(setup)
        session.operations.connect(self.mirror.apply)
        session.restored.connect(lambda text, carried: self.restored.append(text))
        return session

    # --- helpers -------------------------------------------------------------------------------

    def play(self, act: Callable[[], object], seconds: float = 0.0) -> None:
        self.loop.play(act, seconds)
        for process in FakeProcess.made:
            process.decided = lambda id: id == self.allowing
        self.check()

    @property
    def process(self) -> FakeProcess | None:
        return next((each for each in FakeProcess.made if each.running), None)

    @property
    def runs(self) -> bool:
        return self.process is not None

    def says(self, *frames: Frame) -> None:
        process = self.process
        assert process is not None
        self.play(lambda: process.says(*map(line_of, frames)))

    def check(self) -> None:
        assert not self.trouble.found, "\n".join(self.trouble.found)
        assert not self.loop.errors, self.loop.errors
        session = self.session
        assert sum(each.running for each in FakeProcess.made) <= 1
        pending = {request.id for request in session.requests.pending}
        assert len(pending) == len(session.requests.pending)
        process = self.process
        if process is None:
            assert not pending
            assert session.state.phase in STATES_WITHOUT_CHILD
        else:
            assert pending == process.waiting
            assert not process.unanswered
        self.check_agents()
        session._feed.flush()
        assert [id(entry) for entry in self.mirror.rows] == [id(entry) for entry in session.entries]
        self.check_words()

    def check_agents(self) -> None:
        """Check that the state names work that there is, and that nothing but the user and the CLI ends a
        child whose agents work."""
        session, process = self.session, self.process
        agents, facts = session.workers.agents_at_work, session.facts()
        if process is None:
            self.listed.clear()
            assert not session.workers.in_background
        if session.state.phase is SessionPhase.AGENTS:
            assert agents > 0 and not facts.works
        if session.state.phase is SessionPhase.WORKING:
            assert facts.works
        if session.state.phase is SessionPhase.READY and not facts.is_ending:
            assert not agents
        if agents:
            assert not facts.can_rewind and not facts.is_quiet
        assert not (session.workers.workers.keys() & TASKS.keys()) - self.runs_of.keys(), "it has not begun"
        for worker in session.workers.workers.values():
            assert worker.runs and all(not run.works for run in worker.runs[:-1])
        before, worked, wanted_end = self.agents_before
        lost = session.state.problem is not None or session._observer.lost or session._observer.misplaced
        if process is not None and process is before and worked and not wanted_end:
            assert not process.wants_end or self.may_end or lost
        self.agents_before = process, agents, process is not None and process.wants_end
        self.may_end = facts.machine.stop is not None

    def check_words(self) -> None:
        """Check that every typed message is in a row, on its way, or was returned to the composer."""
        messages = self.session.message_dispatch.queue
        said = [entry.text for entry in self.session.entries if entry.kind is EntryKind.USER]
        kept = "\n".join([*said, *(each.text for each in messages.unsettled), *self.restored])
        for word in self.typed:
            assert word in kept, f"{word} is lost"

    # --- the user ------------------------------------------------------------------------------

    @initialize(how=st.sampled_from(["up", "up", "up", "started", "not yet"]))
    def begins(self, how: str) -> None:
        if how != "not yet":
            self.play(self.session.start)
        if how == "up":
            self.is_up()

    @rule()
    def start(self) -> None:
        self.play(self.session.start)

    @rule(command=st.sampled_from(["", "", "", "/compact "]))
    def send(self, command: str) -> None:
        word = f"«{next(self.numbers)}»"
        self.typed.add(word)
        self.may_end = (
            self.session.state.problem is not None
        )  # a new child notices that the user has signed in
        self.play(lambda: self.session.send(command + word))

    @precondition(lambda self: self.runs)
    @rule(how=st.sampled_from(["replay", "old"]))
    def has_a_turn_with_a_tool(self, how: str) -> None:
        self.send("")
        self.takes_up(0, how)
        self.speaks([f.said(f.tool("t1"))])

    @precondition(lambda self: self.runs)
    @rule()
    def sends_into_the_turn(self) -> None:
        self.send("")
        self.speaks([f.result_of("t1")])

    @rule()
    def stop(self) -> None:
        self.may_end = True
        self.play(self.session.stop)
        assert not self.session.requests.pending

    @rule(pick=PICKS, decision=DECISIONS)
    def decide(self, pick: int, decision: Decision) -> None:
        requests = self.session.requests.pending
        request_id = requests[pick % len(requests)].id if requests else "nobody"
        self.allowing = request_id if isinstance(decision, ALLOWING) else ""

        def act() -> None:
            try:
                self.session.requests.decide(request_id, decision)
            except ValueError:
                assert requests, "a request that is gone is not answered, and no error"

        self.play(act)
        self.allowing = ""

    @rule(
        pick=PICKS, what=st.sampled_from(["ask_back", "edit", "keep", "drop", "remove", "up", "down", "now"])
    )
    def change_a_message(self, pick: int, what: str) -> None:
        post = self.session.message_dispatch
        queue = post.queue.queue
        if not queue:
            return
        queued = queue[pick % len(queue)]
        uuid, text = queued.uuid, queued.message.text
        match what:
            case "ask_back":
                self.play(lambda: post.ask_back(uuid))
            case "edit":
                self.play(lambda: (post.edit(uuid), post.revise(uuid, text + " more")))
            case "keep" | "drop":
                self.play(lambda: post.end_edit(uuid, keep=what == "keep"))
            case "remove":
                self.typed = {word for word in self.typed if word not in text}
                self.play(lambda: post.remove(uuid))
            case "up" | "down":
                self.play(lambda: post.move(uuid, -1 if what == "up" else 1))
            case "now":
                self.play(lambda: post.send_now(uuid))

    @rule(mode=st.sampled_from(["default", "plan", "acceptEdits", "bypassPermissions", "no such"]))
    def mode(self, mode: str) -> None:
        self.may_end = mode == "bypassPermissions"  # a question says what ends
        self.play(lambda: self.session.settings.set(SettingSubject.MODE, mode))

    @rule(
        what=st.sampled_from(
            [
                "model",
                "effort",
                "thinking",
                "rest",
                "use",
                "again",
                "along",
                "rewind",
                "task",
                "agents",
                "everything",
                "servers",
                "restart",
            ]
        )
    )
    def choose(self, what: str) -> None:
        session = self.session
        last = session.entries[-1].id if session.entries else ""
        first = session.entries[0].id if session.entries else ""
        acts: dict[str, Callable[[], object]] = {
            "model": lambda: session.settings.set(SettingSubject.MODEL, "other"),
            "effort": lambda: session.settings.set(SettingSubject.EFFORT, "high"),
            "thinking": lambda: session.settings.set(SettingSubject.THINKING, "0"),
            "rest": session.rest,
            "use": lambda: session.use(COMMAND),
            "again": lambda: session.try_again(COMMAND),
            "along": lambda: session.send_along(last),
            "rewind": lambda: session.rewinder.begin(
                session.rewinder.message_of(first), conversation=True, files=True
            ),
            "task": lambda: session.stop_task("b1"),
            "agents": session.stop_agents,
            "everything": session.end_everything,
            "servers": session.servers.ask_for_restart,
            "restart": session.start_again,
        }
        self.may_end = what in ENDING_ACTS
        self.play(acts[what])

    @precondition(lambda self: self.session.workers.agents_at_work > 0)
    @rule(
        what=st.sampled_from(["rest", "use", "along", "rewind", "restart", "agents", "everything", "servers"])
    )
    def choose_while_agents_work(self, what: str) -> None:
        self.choose(what)

    @rule(seconds=SECONDS)
    def time_passes(self, seconds: float) -> None:
        stops = self.session.worker_stops._round
        self.may_end = self.may_end or (stops is not None and stops.scope is StopScope.EVERYTHING)
        self.play(lambda: None, seconds)

    # --- the CLI -------------------------------------------------------------------------------

    @rule(starts=st.sampled_from([True, True, True, False]))
    def can_be_started(self, starts: bool) -> None:
        FakeProcess.starts = starts

    @precondition(lambda self: self.runs)
    @rule(pick=PICKS, how=ANSWERS, twice=st.booleans())
    def answers(self, pick: int, how: Frame, twice: bool) -> None:
        """Answer one of our requests, perhaps twice, or a request that was answered before."""
        process = self.process
        assert process is not None
        asked = process.asked()
        frame = answer(asked[-1 - pick % len(asked)] if asked else "nobody", how)
        self.may_end = how.get("subtype") == "error"  # Claude Code may refuse `initialize`
        self.says(frame, *([frame] if twice else []))

    @precondition(lambda self: self.runs)
    @rule()
    def is_up(self) -> None:
        process = self.process
        assert process is not None
        self.says(*(answer(id, {"subtype": "success", "response": {}}) for id in process.asked("initialize")))

    @precondition(lambda self: self.runs)
    @rule(
        pick=PICKS,
        how=st.sampled_from(["started", "queued", "cancelled", "discarded", "refused", "replay", "old"]),
    )
    def takes_up(self, pick: int, how: str) -> None:
        """Report on a message that we have sent, for the first time or again."""
        process = self.process
        assert process is not None
        prompts = process.prompts
        uuid = prompts[-1 - pick % len(prompts)] if prompts else "nobody"
        self.says(*(replay(uuid, how) if how in ("replay", "old") else [lifecycle(uuid, how)]))

    @precondition(lambda self: self.runs)
    @rule(
        task=st.sampled_from(sorted(TASKS)),
        how=st.sampled_from(["both", "list", "start"]),
        twice=st.booleans(),
    )
    def begins_a_task(self, task: str, how: str, twice: bool) -> None:
        """Begin a task in the background. A frame may be missing, or come twice."""
        run = f"r{next(self.numbers):04}"
        self.runs_of.setdefault(task, []).append(run)
        frame = {**TASKS[task], "run_id": run}
        started = f.system("task_started", **frame, is_backgrounded=True)
        if how != "start":
            self.listed[task] = frame
        listed = f.system("background_tasks_changed", tasks=list(self.listed.values()))
        frames = {"both": [listed, started], "list": [listed], "start": [started]}[how]
        self.says(*frames, *(frames if twice else []))
        if self.runs:
            assert self.works(task), "it has begun"

    def works(self, task: str) -> bool:
        worker = self.session.workers.workers.get(task)
        return worker is not None and worker.works

    @precondition(lambda self: self.runs)
    @rule(
        task=st.sampled_from(sorted(TASKS)),
        status=ENDS,
        how=st.sampled_from(["both", "list", "told", "late"]),
        reports=st.booleans(),
        notes=st.integers(0, 2),
    )
    def ends_a_task(self, task: str, status: str, how: str, reports: bool, notes: int) -> None:
        """End a task, which may not have begun. Claude Code may note the end and begin a turn about it."""
        run = self.runs_of.get(task, [TASKS[task]["run_id"]])[-1]
        if how != "told":
            self.listed.pop(task, None)
        ended = f.system("task_notification", task_id=task, run_id=run, status=status, summary=task)
        listed = f.system("background_tasks_changed", tasks=list(self.listed.values()))
        frames = {"both": [ended, listed], "list": [listed], "told": [ended], "late": [listed, ended]}[how]
        noted = f.result(num_turns=0, result="", origin={"kind": "task-notification"})
        about = [f.init(), f.said(f.text("So it is."), id=f"m{run}"), f.result()] if reports else []
        self.says(*frames, *([f.init(), noted] * notes), *about)
        if ended in frames:
            assert not self.works(task), "nothing works without something that works"

    @precondition(lambda self: self.runs and any(map(self.works, TASKS)))
    @rule(pick=PICKS, status=ENDS, how=st.sampled_from(["both", "told", "late"]))
    def ends_a_task_that_works(self, pick: int, status: str, how: str) -> None:
        working = [task for task in TASKS if self.works(task)]
        self.ends_a_task(working[pick % len(working)], status, how, reports=False, notes=0)

    @precondition(lambda self: self.runs and any(map(self.works, TASKS)))
    @rule(pick=PICKS, status=ENDS, which=PICKS)
    def begins_again(self, pick: int, status: str, which: int) -> None:
        """Claude calls a task again. A late frame reports the end of an earlier run."""
        working = [task for task in TASKS if self.works(task)]
        task = working[pick % len(working)]
        self.begins_a_task(task, "both", twice=False)
        if self.runs and len(self.runs_of[task]) > 1:
            self.ends_an_earlier_run(which, status)

    @precondition(lambda self: self.runs and any(len(runs) > 1 for runs in self.runs_of.values()))
    @rule(pick=PICKS, status=ENDS)
    def ends_an_earlier_run(self, pick: int, status: str) -> None:
        """Report the end of a run, late or again, after the same task has begun another run."""
        task, runs = next((task, runs) for task, runs in self.runs_of.items() if len(runs) > 1)
        worked, run = self.works(task), runs[pick % (len(runs) - 1)]
        self.says(f.system("task_notification", task_id=task, run_id=run, status=status, summary=task))
        if self.runs:
            assert self.works(task) is worked, "a late end of a run ends no other run"

    @precondition(lambda self: self.runs)
    @rule(frames=SPEECH)
    def speaks(self, frames: list[Frame]) -> None:
        self.says(*frames)

    @precondition(lambda self: self.runs)
    @rule(frames=st.lists(MESSAGES, min_size=1, max_size=3))
    def says_anything(self, frames: list[Frame]) -> None:
        self.says(*frames)

    @precondition(lambda self: self.runs)
    @rule(frame=REQUESTS)
    def asks(self, frame: Frame) -> None:
        self.says(frame)

    @precondition(lambda self: self.runs)
    @rule(outcome=OUTCOMES)
    def dies(self, outcome: ProcessOutcome) -> None:
        process = self.process
        assert process is not None
        self.play(lambda: process.end(outcome))

    @precondition(lambda self: self.runs)
    @rule()
    def ends_as_it_was_told(self) -> None:
        process = self.process
        assert process is not None
        if process.wants_end:
            self.play(lambda: process.end(ProcessOutcome(True, 0)))

    # --- the end -------------------------------------------------------------------------------

    def teardown(self) -> None:
        try:
            if not self.trouble.found:
                be_good(self)
                self._close()
        finally:
            self._clean()

    def _close(self) -> None:
        self.loop.run_until_complete(self.session.close())
        self.check()
        assert self.process is None
        assert not asyncio.all_tasks(self.loop)
        for path in (self.folder / "journals").glob("*.jsonl"):
            assert all(read_line(line) is not None for line in path.read_bytes().splitlines())

    def _clean(self) -> None:
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.close()
        asyncio.set_event_loop(None)
        sys.excepthook = self.hook
        logging.getLogger("claude_desk").removeHandler(self.trouble)
        self.session.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        FakeProcess.made.clear()
        shutil.rmtree(self.folder, ignore_errors=True)

"""A session whose child starts, is slow, refuses or dies at any moment, and that is rewound at any moment.

The CLI keeps to its protocol (`ModelCli`). Whatever happens, a typed message is always in exactly one place.
A message that Claude has accepted is not sent again without the user. In the end the next message is
answered.
"""

import asyncio
import itertools
import logging
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from PySide6.QtCore import QCoreApplication, QEvent

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.library.request_base import LibraryError, Request
from claude_desk.library.strands.cut_points import CutPoint
from claude_desk.library.strands.requests import FindCut
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_state import ChildPhase, SessionPhase, SettingSubject
from claude_desk.session.machine.child_state import StopClock
from claude_desk.session.permissions.decisions import AllowOnce, Decision, DenyOnce
from claude_desk.session.turns.message_queue import MessageStage
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.reducer.strand_copy import StrandCopy
from tests.fuzz.fake_process import FakeProcess
from tests.fuzz.machine_session import Trouble
from tests.fuzz.model_cli import FATES, ModelCli
from tests.fuzz.targets import fuzz_machine
from tests.fuzz.virtual_loop import VirtualLoop

COMMAND = Command("/claude")
SESSION = "0a0a0a0a-1111-4222-8333-444444444444"
ROUNDS = 300
IDLE = (SessionPhase.READY, SessionPhase.NOT_RUNNING, SessionPhase.STOPPED)


class Library:
    """A library without history. After `seconds` it finds a place for every cut, unless `finds` is false."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.finds = True

    async def ask(self, request: Request, seconds: float = 0.0) -> Any:
        await asyncio.sleep(self.seconds)
        if isinstance(request, FindCut) and self.finds:
            return CutPoint(True, "a1")
        raise LibraryError("no")


@fuzz_machine("lifecycle", short=120, steps=25)
class LifecycleMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.loop = VirtualLoop()
        self.trouble = Trouble()
        logging.getLogger("claude_desk").addHandler(self.trouble)
        self.hook, sys.excepthook = sys.excepthook, self.trouble.hook
        FakeProcess.made.clear()
        FakeProcess.starts = True
        ModelCli.fates, ModelCli.taken, ModelCli.old = [], {}, False
        self.numbers = itertools.count()
        self.library = Library()
        self.typed: set[str] = set()
        self.restored: list[str] = []
        self.taken_off: set[str] = set()  # texts of messages that a rewind removed
        asyncio.set_event_loop(self.loop)

    @initialize(
        kind=st.sampled_from(["new", "new", "fork", "resumed"]),
        old=st.booleans(),
        fates=st.lists(st.sampled_from(FATES), max_size=3),
        up=st.booleans(),
        no_place=st.sampled_from([False, False, True]),
    )
    def begins(self, kind: str, old: bool, fates: list[str], up: bool, no_place: bool) -> None:
        ModelCli.old, ModelCli.no_place = old, no_place
        self.session = self.loop.run_until_complete(self._begin(kind))
        if up:
            self.act("start")
            self.act("step")
            self.act("send")
            for _ in range(8):
                self.act("step")
        ModelCli.fates = list(fates)

    async def _begin(self, kind: str) -> Session:
        more: dict[str, Any] = {}
        if kind == "fork":
            more = {"fork": SESSION, "new_id": SESSION[::-1], "until": "a1", "begun": StrandCopy()}
        elif kind == "resumed":
            more = {"resume": SESSION, "session_file": self.folder / "none"}
        session = Session(
            SessionConfig(
                str(self.folder),
                COMMAND,
                {},
                self.folder / "journals",
                stop_clock=StopClock(again=0.0),
                library=self.library,
                make_process=ModelCli,
                **more,
            )
        )
        session.restored.connect(lambda text, carried: self.restored.append(text))
        session.rewinder.undone.connect(self._forget_restored)
        session.history.begin()
        return session

    def _forget_restored(self, text: str) -> None:
        self.restored.remove(text)

    # --- events --------------------------------------------------------------------------------

    @property
    def cli(self) -> ModelCli | None:
        found = next((each for each in FakeProcess.made if each.running), None)
        assert found is None or isinstance(found, ModelCli)
        return found

    def _do(self, what: str) -> None:
        session, cli = self.session, self.cli
        last = next((e.id for e in reversed(session.entries) if e.kind is EntryKind.USER), "")
        post = session.message_dispatch
        match what:
            case "start":
                session.start()
            case "send" | "ask":
                word = f"«{next(self.numbers)}»"
                self.typed.add(word)
                session.send(f"ask {word}" if what == "ask" else word)
            case "stop":
                session.stop()
            case "rest":
                session.rest()
            case "again":
                session.try_again(COMMAND)
            case "use":
                session.use(COMMAND)
            case "rewind" | "rewind files":
                uuid = session.rewinder.message_of(last)
                session.rewinder.begin(uuid, conversation=True, files=what == "rewind files")
            case "files":
                session.rewinder.begin(session.rewinder.message_of(last), conversation=False, files=True)
            case "undo":
                session.rewinder.begin_undo()
            case "fork":
                session.forker.begin(last)
            case "bypass" | "default":
                session.settings.set(
                    SettingSubject.MODE, "bypassPermissions" if what == "bypass" else "default"
                )
            case "model":
                session.settings.set(SettingSubject.MODEL, "other")
            case "allow" | "deny":
                how: dict[str, Decision] = {
                    "allow": AllowOnce(),
                    "deny": DenyOnce(),
                }
                for request in session.requests.pending[:1]:
                    session.requests.decide(request.id, how[what])
            case "ask back":
                for queued in post.queue.written[:1]:
                    post.ask_back(queued.uuid)
            case "now":
                for queued in post.queue.queue[:1]:
                    post.send_now(queued.uuid)
            case "step" if cli is not None:
                cli.step()
            case "dies" if cli is not None:
                cli.end(ProcessOutcome(True, None, 9))
            case "dies in write" if cli is not None:
                cli.dies_in_write = True
            case "breaks" if cli is not None and cli.up:
                cli._input_open = False
                cli.broken.emit()

    def act(self, what: str, turns: int = 12) -> None:
        """Do the action, then run this many turns of the loop."""
        before = self._rows()
        self.loop.play_for(lambda: self._do(what), turns)
        self._note_rewinding(before)
        self.check()

    PERSON = (
        "send", "send", "send", "ask", "stop", "start", "again", "use", "rest", "rewind", "rewind", "files",
        "rewind files", "undo", "fork", "bypass", "default", "model", "allow", "deny",
        "ask back", "now",
    )  # fmt: skip
    CHILD = ("step", "step", "step", "step", "dies", "dies in write", "breaks")

    @rule(what=st.sampled_from(PERSON))
    def person(self, what: str) -> None:
        self.act(what)

    @rule(what=st.sampled_from(CHILD))
    def child(self, what: str) -> None:
        self.act(what)

    @rule(count=st.integers(2, 12))
    def steps(self, count: int) -> None:
        for _ in range(count):
            self.act("step")

    @rule(
        acts=st.lists(
            st.tuples(st.sampled_from((*PERSON, *CHILD)), st.integers(0, 4)), min_size=2, max_size=5
        )
    )
    def at_one_moment(self, acts: list[tuple[str, int]]) -> None:
        """Do several actions without waiting until the effects of an action are over."""
        for what, turns in acts:
            self.act(what, turns)

    @rule(seconds=st.sampled_from([0.1, 1.0, 6.0, 20.0, 70.0, 1000.0]))
    def time_passes(self, seconds: float) -> None:
        before = self._rows()
        self.loop.play(lambda: None, seconds)
        self._note_rewinding(before)
        self.check()

    @rule(fates=st.lists(st.sampled_from(FATES), min_size=1, max_size=3))
    def next_starts(self, fates: list[str]) -> None:
        ModelCli.fates = list(fates)

    @rule(seconds=st.sampled_from([0.0, 0.0, 5.0]), finds=st.booleans())
    def library_is(self, seconds: float, finds: bool) -> None:
        self.library.seconds, self.library.finds = seconds, finds

    @rule(starts=st.sampled_from([True, True, False]))
    def can_be_started(self, starts: bool) -> None:
        FakeProcess.starts = starts

    # --- checks --------------------------------------------------------------------------------

    def _rows(self) -> set[str]:
        said = " ".join(e.text for e in self.session.entries if e.kind is EntryKind.USER)
        return {word for word in self.typed if word in said}

    def _note_rewinding(self, before: set[str]) -> None:
        off = self.session._feed.reducer.rewinds._removed
        said = " ".join(e.text for turn in off for e in turn.entries if e.kind is EntryKind.USER)
        self.taken_off |= {word for word in before if word in said}
        self.taken_off -= self._rows()

    def check(self) -> None:
        assert not self.trouble.found, "\n".join(self.trouble.found)
        assert not self.loop.errors, self.loop.errors
        assert sum(each.running for each in FakeProcess.made) <= 1
        session = self.session
        assert len({request.id for request in session.requests.pending}) == len(session.requests.pending)
        if session._child.agent is None:
            assert not session.requests.pending, "nobody asks any more"
            assert session._feed.reducer.turn is None, "a turn outlives its child"
        until = session._child.resume_point.until
        if until and self.cli is not None and session._child.phase in (ChildPhase.STARTING, ChildPhase.UP):
            assert f"--resume-session-at={until}" in self.cli.flags, "it was started elsewhere"
        messages = session.message_dispatch.queue
        for queued in messages.queue:
            if queued.stage == "waiting":
                assert not ModelCli.taken.get(queued.uuid), f"{queued} would be sent again"
        assert all(count == 1 for count in ModelCli.taken.values()), "Claude was told the same twice"
        self.check_words()

    def check_words(self) -> None:
        messages = self.session.message_dispatch.queue
        rows = [e.text for e in self.session.entries if e.kind is EntryKind.USER]
        queue = [each.message.text for each in messages.queue if not each.row]
        for word in self.typed:
            said, waits, back = (
                sum(word in text for text in place) for place in (rows, queue, self.restored)
            )
            found = f"{word}: {said} rows, {waits} in the queue, {back} given back"
            assert said + waits + back or word in self.taken_off, f"{word} is lost"
            assert max(said, waits, back) <= 1, found
            assert not waits or not (said or back), found
            if said and back:
                assert self._cut_short(word), found

    def _cut_short(self, word: str) -> bool:
        """Whether the message's turn was stopped, failed or has no end, so that the text may also come back
        to the composer."""
        store = self.session._feed.reducer.store
        for turn in store.turns:
            if any(e.kind is EntryKind.USER and word in e.text for e in turn.entries):
                footers = [e.footer for e in turn.entries if e.footer is not None]
                return not footers or footers[0].stopped or footers[0].failed
        return False

    # --- the end -------------------------------------------------------------------------------

    def teardown(self) -> None:
        try:
            if not self.trouble.found and hasattr(self, "session"):
                self._be_good()
                self._close()
        finally:
            self._clean()

    def _be_good(self) -> None:
        """Let the CLI work again and the user answer all requests, and check that the session recovers."""
        FakeProcess.starts, ModelCli.fates = True, []
        self.library.seconds, self.library.finds = 0.0, True
        for each in FakeProcess.made:
            assert isinstance(each, ModelCli)
            each.be_good()
        self._settle()
        self._send_held()
        session = self.session
        assert session.state.phase in IDLE, (
            f"{session.state.phase} for ever: {session.message_dispatch.queue.queue}"
        )
        assert not session.message_dispatch.queue.queue, (
            f"{session.state.phase}: {session.message_dispatch.queue.queue} are not sent"
        )
        self._check_rows()
        self.typed.add("«last»")
        self.loop.play(lambda: session.send("«last»"))
        self._settle()
        assert session.state.phase is SessionPhase.READY, session.state.phase
        rows = [(e.kind, e.text) for e in session.entries]
        assert (EntryKind.PROSE, "answer to «last»") in rows, rows[-5:]
        assert rows[-1][0] is EntryKind.FOOTER, rows[-5:]
        self._check_rows()

    def _send_held(self) -> None:
        """Let the user send the messages that a stop has left in the queue."""
        dispatch = self.session.message_dispatch
        for queued in [each for each in dispatch.queue.queue if each.stage is MessageStage.UNSENT]:
            self.loop.play(lambda uuid=queued.uuid: dispatch.send_now(uuid))
        self._settle()

    def _settle(self) -> None:
        quiet = 0
        for _ in range(ROUNDS):
            session, cli = self.session, self.cli
            if session.state.problem is not None:
                self.loop.play(lambda: self.session.try_again(COMMAND))
            for request in session.requests.pending:
                self.loop.play(lambda id=request.id: self.session.requests.decide(id, DenyOnce()))  # type: ignore[misc]
            self.act("step")
            self.loop.play(lambda: None, 1.0)
            still = (
                session.state.problem is None and session.state.phase in IDLE and (cli is None or cli.idle)
            )
            quiet = quiet + 1 if still and not session.rewinder.under_way else 0
            if quiet > 8:
                return

    def _check_rows(self) -> None:
        """Check that the CLI accepted every message whose turn is done."""
        for turn in self.session._feed.reducer.store.turns:
            footers = [e.footer for e in turn.entries if e.footer is not None]
            if turn.uuid and footers and not (footers[0].stopped or footers[0].failed):
                assert ModelCli.taken.get(turn.uuid), f"{turn.entries[0].text} was not answered"
            assert turn.ended, f"{[e.text for e in turn.entries]} goes on for ever"

    def _close(self) -> None:
        self.loop.run_until_complete(self.session.close())
        assert not self.trouble.found, "\n".join(self.trouble.found)
        assert self.cli is None
        assert not asyncio.all_tasks(self.loop)

    def _clean(self) -> None:
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.close()
        asyncio.set_event_loop(None)
        sys.excepthook = self.hook
        logging.getLogger("claude_desk").removeHandler(self.trouble)
        if hasattr(self, "session"):
            self.session.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        FakeProcess.made.clear()
        shutil.rmtree(self.folder, ignore_errors=True)

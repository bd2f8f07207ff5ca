"""One conversation: its child, its turns, its requests, and what the person does with them."""

import asyncio
import logging
import time
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.agent import Agent, StartFailed, StartTimeout
from claude_desk.agent.outcome import Outcome
from claude_desk.agent.requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol import journal as records
from claude_desk.protocol.control import ControlRequest, HostRequest, SetModel, SetPermissionMode
from claude_desk.protocol.launch import LaunchOptions
from claude_desk.protocol.messages import AssistantMessage, ResultMessage
from claude_desk.protocol.permissions import CanUseTool
from claude_desk.protocol.stream import StreamEvent
from claude_desk.protocol.system import ApiRetry
from claude_desk.session import words
from claude_desk.session.decisions import (
    NAMES,
    Decision,
    DenyAndStop,
    PendingRequest,
    answer_to,
    stopped_answer,
    verdict_of,
)
from claude_desk.session.facts import Facts
from claude_desk.session.feed import Feed
from claude_desk.session.journal import Journal
from claude_desk.session.outbox import Outbox, Outgoing
from claude_desk.session.requests import RequestQueue
from claude_desk.session.setup import SessionSetup
from claude_desk.session.state import Problem, ProblemKind, RetryInfo, SessionState
from claude_desk.session.stopping import stop_turn
from claude_desk.session.tasks import Tasks
from claude_desk.transcript.entries import Entry, NoticeAction
from claude_desk.transcript.events import (
    Asked,
    ChildEnded,
    Decided,
    Dispatched,
    Noted,
    Recalled,
    Remark,
    Sent,
    StopRequested,
    Verdict,
    Withdrawn,
)

_log = logging.getLogger(__name__)
_SLOW_START_SECONDS = 60.0
_LONGEST_START_SECONDS = 900.0


class Session(QObject):
    """To be used from the GUI thread, with a running asyncio loop.

    The child is started by `start()` and started again by the next message where it is gone. Nothing the
    person wrote is lost: it is a row, it waits, or it comes back by `restored`.
    """

    operations = Signal(object)  # list[Operation]
    state_changed = Signal()
    info_changed = Signal()  # title, model, mode, models, cost
    requests_changed = Signal()
    problem_changed = Signal()
    restored = Signal(str)  # text that belongs in the composer again

    def __init__(self, setup: SessionSetup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup = setup
        self._facts = Facts(setup.model, setup.mode)
        self._facts.session_id = setup.resume or str(uuid4())
        self._known = bool(setup.resume)  # the CLI may have this session on disk
        self._latest = setup.latest
        self._feed = Feed(self)
        self._feed.operations.connect(self.operations)
        self._requests = RequestQueue(self._feed.reducer.rows)
        self._outbox = Outbox()
        self._tasks = Tasks()
        self._agent: Agent | None = None
        self._starting = False
        self._stopping = False
        self._closing = False
        self._lost = False  # the CLI does not have the conversation that it shall resume
        self._stopped = False  # the child is gone because the person stopped it
        self._gone = asyncio.Event()
        self._over = asyncio.Event()
        self._retry: RetryInfo | None = None
        self._problem: Problem | None = None
        self._journal = Journal(setup.journals, self._facts.session_id)
        self._state = SessionState.NOT_RUNNING
        self._since = time.time()

    # --- what is known -------------------------------------------------------------------------

    @property
    def state(self) -> SessionState:
        return self._state

    @property
    def state_since(self) -> float:
        """Since when, in seconds since the epoch."""
        return self._since

    @property
    def retry(self) -> RetryInfo | None:
        return self._retry

    @property
    def entries(self) -> list[Entry]:
        return list(self._feed.reducer.store)

    @property
    def requests(self) -> list[PendingRequest]:
        return list(self._requests.pending)

    @property
    def problem(self) -> Problem | None:
        return self._problem

    @property
    def folder(self) -> str:
        return self._setup.folder

    @property
    def title(self) -> str:
        return self._facts.title

    @property
    def model(self) -> str:
        return self._facts.model

    @property
    def models(self) -> list[dict[str, Any]]:
        return [dict(model) for model in self._facts.models]

    @property
    def permission_mode(self) -> str:
        return self._facts.mode

    @property
    def cost(self) -> float | None:
        """US dollars so far; None where the CLI has not said."""
        return self._feed.reducer.costs.total

    @property
    def session_id(self) -> str:
        return self._facts.session_id

    @property
    def diagnostics(self) -> list[str]:
        """What the child wrote that was no message: noise lines, and the end of its stderr."""
        tail = self._agent.stderr_tail if self._agent else ""
        return [*self._feed.reducer.diagnostics, *([tail] if tail else [])]

    # --- what the person does ------------------------------------------------------------------

    def start(self) -> None:
        """Start the child, unless there is one."""
        if self._agent is not None or self._closing:
            return
        if self._setup.command is None:
            self._set_problem(Problem(ProblemKind.NO_CLI))
            return
        self._set_problem(None)
        self._agent = self._new_agent()
        self._starting = True
        self._lost = self._stopped = False
        self._gone = asyncio.Event()
        self._tasks.start(self._run_start(self._agent, self._setup.command))
        self._refresh()

    def send(self, text: str) -> None:
        """Send a message, or keep it until it can be sent."""
        if not text.strip():
            return
        message = self._outbox.put(text)
        self._facts.name_after(text)
        self._feed.take(Sent(message.uuid, text, queued=True))
        self._dispatch()
        if self._agent is None and self._problem is None:
            self.start()
        self.info_changed.emit()

    def stop(self) -> None:
        """Stop the turn. What waited comes back to the composer."""
        self._recall()
        if self._agent is None or self._stopping or not self._busy:
            return
        self._stopping = True
        self._feed.take(StopRequested())
        self._write(records.Stopped(uuid=self._turn_uuid()))
        for pending in self._requests.take_all():
            self._agent.answer(pending.id, stopped_answer(pending))
            self._feed.take(Decided(pending.request.tool_use_id, Verdict.STOPPED, ends_turn=True))
        self.requests_changed.emit()
        self._tasks.start(self._run_stop(self._agent))
        self._refresh()

    def decide(self, request_id: str, decision: Decision) -> None:
        """Answer a request. One that is gone is not answered; ValueError where it cannot be so answered."""
        pending = next((p for p in self._requests.pending if p.id == request_id), None)
        if pending is None or self._agent is None:
            return
        answer = answer_to(pending, decision)
        self._requests.take(request_id)
        self._agent.answer(request_id, answer)
        self._note_decision(pending, decision)
        self.requests_changed.emit()
        if isinstance(decision, DenyAndStop):
            self.stop()
        self._refresh()

    def set_permission_mode(self, mode: str) -> None:
        self._change(SetPermissionMode(mode=mode), "mode", mode)

    def set_model(self, model: str) -> None:
        self._change(SetModel(model=model or None), "model", model)

    def send_along(self, entry_id: str) -> None:
        """Send the words so far to a Claude that does not know them."""
        told = words.so_far(self._feed.reducer.store)
        self._feed.take(Noted(entry_id))
        self.send(told)

    def try_again(self) -> None:
        """After a problem: start afresh."""
        self._set_problem(None)
        self._tasks.start(self._run_restart())

    async def close(self) -> None:
        """End the child. What it still asked is not allowed."""
        self._closing = True
        agent = self._agent
        if agent is not None:
            for pending in self._requests.take_all():
                agent.answer(pending.id, stopped_answer(pending))
            if self._busy:
                self._feed.take(StopRequested())
                await self._ask_quietly(agent, words.interrupt_on_close(), 2.0)
            await agent.close()
        await self._tasks.end()

    # --- the child -----------------------------------------------------------------------------

    def _new_agent(self) -> Agent:
        agent = Agent(self)
        agent.messages.connect(self._take_messages)
        agent.request.connect(self._take_request)
        agent.withdrawn.connect(self._take_withdrawal)
        agent.ended.connect(self._take_end)
        return agent

    def _launch_options(self) -> LaunchOptions:
        setup = self._setup
        known = self._known and not self._latest
        return LaunchOptions(
            session_id="" if self._known or self._latest else self._facts.session_id,
            resume=self._facts.session_id if known else "",
            latest=self._latest,
            model=self._facts.model if self._facts.model != self._setup.model else setup.model,
            permission_mode=self._facts.mode,
            trusted=setup.trusted,
            extra=setup.extra,
        )

    async def _run_start(self, agent: Agent, command: Any) -> None:
        setup = self._setup
        try:
            try:
                answer = await agent.start(
                    command, self._launch_options(), setup.folder, setup.environ, _SLOW_START_SECONDS
                )
            except StartTimeout:
                self._feed.take(Remark(words.SLOW_START))
                answer = await agent.initialized(_LONGEST_START_SECONDS)
        except StartFailed:
            return  # the end of the child was told by its signal
        except StartTimeout:
            agent.kill()
            return
        self._starting = False
        self._facts.initialized(answer)
        self._write(records.Started(session_id=self._facts.session_id, cli_version=self._facts.version))
        self._dispatch()
        self.info_changed.emit()
        self._refresh()

    async def _run_restart(self) -> None:
        if self._agent is not None:
            await self._agent.close()
        self.start()

    async def _run_stop(self, agent: Agent) -> None:
        await stop_turn(agent, self._over, self._gone)
        self._stopping = False
        self._dispatch()
        self._refresh()

    def _take_end(self, outcome: Outcome) -> None:
        agent, self._agent = self._agent, None
        if agent is not None:
            agent.deleteLater()
        was_starting, self._starting = self._starting, False
        self._requests.take_all()
        self.requests_changed.emit()
        self._retry = None
        self._stopped = self._stopping
        if self._lost or words.says_lost(outcome.stderr_tail):
            self._begin_anew()
        elif was_starting and not self._closing:
            self._set_problem(Problem(ProblemKind.START_FAILED, words.last_words(outcome)))
        else:
            self._tell_end(outcome)
        self._over.set()
        self._gone.set()
        self._refresh()

    def _tell_end(self, outcome: Outcome) -> None:
        was_busy = self._busy
        stopped = self._stopping or self._closing
        said = words.child_ended(outcome, was_busy)
        self._feed.take(ChildEnded(said, stopped=stopped))
        self._write(records.Ended(words=said))
        if was_busy:
            self._journal_turn()
        self._outbox.arrived()
        self._recall()

    def _begin_anew(self) -> None:
        """The CLI does not have this conversation: a new one, in the same window."""
        spoken = words.anything_said(self._feed.reducer.store, self._outbox.in_flight)
        action = NoticeAction.SEND_ALONG if spoken else NoticeAction.NONE
        self._feed.take(Remark(words.UNKNOWN_CONVERSATION if spoken else words.NOT_FOUND, action))
        self._outbox.put_back()
        self._known = self._latest = False
        self._facts.session_id = str(uuid4())
        self._journal = Journal(self._setup.journals, self._facts.session_id)
        if not self._closing:
            self.start()

    # --- what the child says -------------------------------------------------------------------

    def _take_messages(self, messages: list[Any]) -> None:
        gathered: list[Any] = []
        for message in messages:
            if isinstance(message, StreamEvent):
                gathered.append(message)
                continue
            if isinstance(message, ResultMessage) and self._is_lost(message):
                self._lost = True
                continue
            gathered.append(message)
            self._learn(message)
            if isinstance(message, ResultMessage):
                self._feed.take_all(gathered)
                gathered = []
                self._end_turn()
        if gathered:
            self._hear(gathered)
            self._feed.take_all(gathered)
        self._refresh()

    def _is_lost(self, result: ResultMessage) -> bool:
        return self._known and any(words.says_lost(str(error)) for error in result.errors or [])

    def _hear(self, messages: list[Any]) -> None:
        """Claude answers: what was in flight has arrived, a retry has worked."""
        if any(isinstance(m, StreamEvent | AssistantMessage) for m in messages):
            self._outbox.arrived()
            if self._retry is not None and not isinstance(messages[-1], ApiRetry):
                self._retry = None

    def _learn(self, message: Any) -> None:
        if self._facts.take(message):
            self.info_changed.emit()
        if isinstance(message, ApiRetry):
            until = time.time() + message.retry_delay_ms / 1000
            self._retry = RetryInfo(message.attempt, message.max_retries, until)
            self._write(
                records.Retry(
                    attempt=message.attempt, attempts=message.max_retries, status=message.error_status
                )
            )
        elif isinstance(message, AssistantMessage) and words.says_sign_in(message):
            self._set_problem(Problem(ProblemKind.NOT_SIGNED_IN, command=self._sign_in_command()))
            self.restored.emit(self._prompt_of_turn())

    def _sign_in_command(self) -> str:
        command = self._setup.command
        return words.sign_in_command(command.program, command.arguments) if command else ""

    def _end_turn(self) -> None:
        self._retry = None
        self._outbox.arrived()
        self._over.set()
        self._journal_turn()
        if not self._stopping:
            self._dispatch()
        self.info_changed.emit()

    # --- what the child asks -------------------------------------------------------------------

    def _take_request(self, message: ControlRequest) -> None:
        request = message.request
        if not isinstance(request, CanUseTool) or self._agent is None:
            return
        pending = self._requests.add(message, request)
        self._feed.take(Asked(request.tool_use_id, request.tool_name, request.input))
        if self._stopping or self._closing:
            self._requests.take(pending.id)
            self._agent.answer(pending.id, stopped_answer(pending))
            self._feed.take(Decided(request.tool_use_id, Verdict.STOPPED))
        self.requests_changed.emit()
        self._refresh()

    def _take_withdrawal(self, request_id: str) -> None:
        pending = self._requests.take(request_id)
        if pending is not None:
            self._feed.take(Withdrawn(pending.request.tool_use_id))
            self.requests_changed.emit()
            self._refresh()

    def _note_decision(self, pending: PendingRequest, decision: Decision) -> None:
        request = pending.request
        ends = isinstance(decision, DenyAndStop)
        self._feed.take(Decided(request.tool_use_id, verdict_of(decision), ends_turn=ends))
        rule = pending.rule
        self._write(
            records.Decided(
                tool_use_id=request.tool_use_id,
                tool_name=request.tool_name,
                decision=NAMES[type(decision)],
                words=getattr(decision, "words", ""),
                rule=", ".join(r.words() for r in rule.rules) if rule is not None else "",
                input=getattr(decision, "input", None) or request.input,
            )
        )

    # --- turns ---------------------------------------------------------------------------------

    @property
    def _busy(self) -> bool:
        return self._feed.reducer.turn is not None

    def _dispatch(self) -> None:
        """Send the next message, where the CLI can take it."""
        idle = not (self._starting or self._stopping or self._closing)
        if self._agent is None or not idle or (self._busy and self._outbox.in_flight is None):
            return
        message = self._outbox.next()
        if message is None:
            return
        self._over = asyncio.Event()
        self._known = True
        self._feed.take(Dispatched(message.uuid))
        self._write(records.Sent(uuid=message.uuid, text=message.text))
        self._agent.send(message.text, message.uuid)
        self._refresh()

    def _recall(self) -> None:
        recalled: list[Outgoing] = self._outbox.recall()
        if recalled:
            self._feed.take(*(Recalled(message.uuid) for message in recalled))
            self.restored.emit("\n\n".join(message.text for message in recalled))

    def _turn_uuid(self) -> str:
        turn = self._feed.reducer.turn
        return turn.uuid if turn is not None else ""

    def _prompt_of_turn(self) -> str:
        turn = self._feed.reducer.turn
        return turn.entries[0].text if turn is not None and turn.uuid and turn.entries else ""

    def _journal_turn(self) -> None:
        reducer = self._feed.reducer
        for text in reducer.cut:
            self._write(records.Cut(message_id="", text=text))
        reducer.cut.clear()
        footer = reducer.last_footer
        if footer is not None:
            ended = [turn for turn in reducer.store.turns if turn.ended]
            self._write(
                records.Turn(
                    uuid=ended[-1].uuid if ended else "",
                    stopped=footer.stopped,
                    failed=footer.failed,
                    seconds=footer.seconds,
                    tokens_in=footer.tokens_in,
                    tokens_out=footer.tokens_out,
                    cost=footer.cost,
                )
            )

    # --- small things --------------------------------------------------------------------------

    def _change(self, request: HostRequest, what: str, value: str) -> None:
        if self._agent is None or self._starting:
            setattr(self._facts, what, value)
            self.info_changed.emit()
            return
        self._tasks.start(self._run_change(self._agent, request, what, value))

    async def _run_change(self, agent: Agent, request: HostRequest, what: str, value: str) -> None:
        try:
            answer = await agent.ask(request)
            setattr(self._facts, what, answer.get(what) or value)
        except (RequestFailed, RequestTimeout, AgentGone) as error:
            self._feed.take(Remark(words.not_changed(what, str(error))))
        self.info_changed.emit()

    async def _ask_quietly(self, agent: Agent, request: HostRequest, seconds: float) -> None:
        try:
            await agent.ask(request, seconds)
        except (RequestFailed, RequestTimeout, AgentGone) as error:
            _log.info("not answered: %s", error)

    def _write(self, record: records.Record) -> None:
        self._journal.write(record)

    def _set_problem(self, problem: Problem | None) -> None:
        if problem != self._problem:
            self._problem = problem
            self.problem_changed.emit()

    def _refresh(self) -> None:
        state = self._current_state()
        if state is not self._state:
            self._state = state
            self._since = time.time()
            self.state_changed.emit()
        elif state is SessionState.RETRYING:
            self.state_changed.emit()

    def _current_state(self) -> SessionState:
        if self._stopping:
            return SessionState.STOPPING
        if self._agent is None:
            return SessionState.STOPPED if self._stopped else SessionState.NOT_RUNNING
        if self._starting:
            return SessionState.STARTING
        if self._requests.pending:
            return SessionState.WAITING
        if self._retry is not None:
            return SessionState.RETRYING
        return SessionState.WORKING if self._busy else SessionState.READY

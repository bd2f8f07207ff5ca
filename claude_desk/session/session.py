"""One conversation: its child, its turns, its requests, and what the person does with them."""

import asyncio
import logging
import time
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import Outcome
from claude_desk.agent.requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.control import ControlRequest, HostRequest, Interrupt, SetModel, SetPermissionMode
from claude_desk.protocol.permissions import CanUseTool
from claude_desk.session import words
from claude_desk.session.child import Child
from claude_desk.session.decisions import (
    Decision,
    DenyAndStop,
    answer_to,
    stopped_answer,
    verdict_of,
)
from claude_desk.session.facts import Facts
from claude_desk.session.known import Known
from claude_desk.session.outbox import Outbox
from claude_desk.session.setup import SessionSetup
from claude_desk.session.state import Problem, ProblemKind, SessionState
from claude_desk.session.stopping import stop_turn
from claude_desk.session.tasks import Tasks
from claude_desk.transcript.entries import NoticeAction
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


class Session(Known):
    """To be used from the GUI thread, with a running asyncio loop.

    The child is started by `start()`, and again by the next message where it is gone. Nothing the person
    wrote is lost: it is a row, it waits, or it comes back by `restored`.
    """

    def __init__(self, setup: SessionSetup, parent: QObject | None = None) -> None:
        facts = Facts(setup.model, setup.mode, setup.resume or str(uuid4()))
        super().__init__(setup, facts, parent)
        self._command = setup.command
        self._tasks = Tasks()
        self._outbox = Outbox()
        self._child = Child(setup, self._facts, self._tasks, self)
        self._child.messages.connect(self._take_messages)
        self._child.request.connect(self._take_request)
        self._child.withdrawn.connect(self._take_withdrawal)
        self._child.answered.connect(self._take_start)
        self._child.slow.connect(lambda: self._feed.take(Remark(words.SLOW_START)))
        self._child.ended.connect(self._take_end)
        self._stopping = False
        self._closing = False
        self._stopped = False  # the child is gone because the person stopped it
        self._over = asyncio.Event()  # the turn is

    # --- what the person does ------------------------------------------------------------------

    def start(self) -> None:
        """Start the child, unless there is one."""
        if self._child.agent is not None or self._closing:
            return
        if self._command is None:
            self._set_problem(Problem(ProblemKind.NO_CLI))
            return
        self._set_problem(None)
        self._stopped = self._listener.lost = False
        self._child.start(self._command)
        self._refresh()

    def send(self, text: str) -> None:
        """Send a message, or keep it until it can be sent."""
        if not text.strip():
            return
        message = self._outbox.put(text)
        self._facts.name_after(text)
        self._feed.take(Sent(message.uuid, text, queued=True))
        self._dispatch()
        if self._problem is None:
            self.start()
        self.info_changed.emit()

    def stop(self) -> None:
        """Stop the turn. What waited comes back to the composer."""
        self._recall()
        agent = self._child.agent
        if agent is None or self._stopping or not self._busy:
            return
        self._stopping = True
        self._feed.take(StopRequested())
        turn = self._feed.reducer.turn
        self._scribe.stopped(turn.uuid if turn is not None else "")
        self._deny_pending()
        self._tasks.start(self._run_stop())
        self._refresh()

    def decide(self, request_id: str, decision: Decision) -> None:
        """Answer a request. One that is gone is not answered; ValueError where it cannot be so answered."""
        pending = next((p for p in self._requests.pending if p.id == request_id), None)
        if pending is None:
            return
        answer = answer_to(pending, decision)
        self._requests.take(request_id)
        self._child.answer(request_id, answer)
        ends = isinstance(decision, DenyAndStop)
        self._feed.take(Decided(pending.request.tool_use_id, verdict_of(decision), ends_turn=ends))
        self._scribe.decided(pending, decision)
        self.requests_changed.emit()
        if ends:
            self.stop()
        self._refresh()

    def set_permission_mode(self, mode: str) -> None:
        self._change(SetPermissionMode(mode=mode), "mode", mode)

    def set_model(self, model: str) -> None:
        self._facts.chosen_model = model
        self._change(SetModel(model=model or None), "model", model)

    def send_along(self, entry_id: str) -> None:
        """Send the words so far to a Claude that does not know them."""
        told = words.so_far(self._feed.reducer.store)
        self._feed.take(Noted(entry_id))
        self.send(told)

    def try_again(self, command: Command | None) -> None:
        """After a problem: start afresh, with the CLI that there is now."""
        self._command = command
        self._tasks.start(self._run_restart())

    async def close(self) -> None:
        """End the child. What it still asked is not allowed."""
        self._closing = True
        self._deny_pending()
        if self._busy:
            self._feed.take(StopRequested())
            try:
                await self._child.ask(Interrupt(cancel_queued=True), 2.0)
            except (RequestFailed, RequestTimeout, AgentGone) as error:
                _log.info("the interrupt at the end was not answered: %s", error)
        await self._child.close()
        await self._tasks.end()

    # --- the child -----------------------------------------------------------------------------

    def _take_start(self) -> None:
        self._scribe.started()
        self._dispatch()
        self.info_changed.emit()
        self._refresh()

    def _take_end(self, outcome: Outcome, was_starting: bool) -> None:
        self._requests.take_all()
        self.requests_changed.emit()
        self._listener.reset()
        self._stopped = self._stopping
        if self._child.resumes and (self._listener.lost or words.says_lost(outcome.stderr_tail)):
            self._begin_anew()
        elif was_starting and not self._closing:
            self._set_problem(Problem(ProblemKind.START_FAILED, words.last_words(outcome)))
        else:
            self._tell_end(outcome)
        self._over.set()
        self._refresh()

    def _tell_end(self, outcome: Outcome) -> None:
        was_busy = self._busy
        said = words.child_ended(outcome, was_busy)
        self._feed.take(ChildEnded(said, stopped=self._stopping or self._closing))
        self._scribe.ended(said)
        if was_busy:
            self._scribe.turn_ended(self._feed.reducer)
        self._outbox.arrived()
        self._recall()

    def _begin_anew(self) -> None:
        """The CLI does not have this conversation: a new one, in the same window."""
        spoken = words.anything_said(self._feed.reducer.store, self._outbox.in_flight)
        action = NoticeAction.SEND_ALONG if spoken else NoticeAction.NONE
        self._feed.take(Remark(words.UNKNOWN_CONVERSATION if spoken else words.NOT_FOUND, action))
        self._outbox.put_back()
        self._child.forget_conversation()
        # Once the old child is gone for good: its end is still being told.
        self._tasks.start(self._run_restart())

    async def _run_restart(self) -> None:
        await self._child.close()
        self._set_problem(None)
        self.start()

    async def _run_stop(self) -> None:
        if self._child.agent is not None:
            await stop_turn(self._child.agent, self._over, self._child.gone)
        self._stopping = False
        self._dispatch()
        self._refresh()

    # --- what the child says -------------------------------------------------------------------

    def _take_messages(self, messages: list[Any]) -> None:
        listener = self._listener
        for part, ends_turn in listener.by_turn(messages, self._child.resumes):
            if listener.answered:
                self._outbox.arrived()
            if listener.signed_out:
                self._ask_to_sign_in()
            self._feed.take_all(part)
            if ends_turn:
                self._end_turn()
        if listener.news:
            listener.news = False
            self.info_changed.emit()
        self._refresh()

    def _ask_to_sign_in(self) -> None:
        """The message that was refused is kept: it belongs in the composer again."""
        self._listener.signed_out = False
        command = self._command
        if self._problem is not None or command is None:
            return
        shown = words.sign_in_command(command.program, command.arguments)
        self._set_problem(Problem(ProblemKind.NOT_SIGNED_IN, command=shown))
        turn = self._feed.reducer.turn
        if turn is not None and turn.uuid and turn.entries:
            self.restored.emit(turn.entries[0].text)

    def _end_turn(self) -> None:
        self._listener.reset()
        self._outbox.arrived()
        self._over.set()
        self._scribe.turn_ended(self._feed.reducer)
        self._dispatch()
        self.info_changed.emit()

    # --- what the child asks -------------------------------------------------------------------

    def _take_request(self, message: ControlRequest) -> None:
        request = message.request
        if not isinstance(request, CanUseTool):
            return
        self._feed.flush()
        self._requests.add(message, request)
        self._feed.take(Asked(request.tool_use_id, request.tool_name, request.input))
        if self._stopping or self._closing:
            self._deny_pending()
        self.requests_changed.emit()
        self._refresh()

    def _take_withdrawal(self, request_id: str) -> None:
        pending = self._requests.take(request_id)
        if pending is not None:
            self._feed.take(Withdrawn(pending.request.tool_use_id))
            self.requests_changed.emit()
            self._refresh()

    def _deny_pending(self) -> None:
        for pending in self._requests.take_all():
            self._child.answer(pending.id, stopped_answer(pending))
            self._feed.take(Decided(pending.request.tool_use_id, Verdict.STOPPED, ends_turn=True))
        self.requests_changed.emit()

    # --- turns ---------------------------------------------------------------------------------

    @property
    def _busy(self) -> bool:
        return self._feed.reducer.turn is not None

    def _dispatch(self) -> None:
        """Send the next message, where the CLI can take it."""
        child = self._child
        idle = child.agent is not None and not (child.starting or self._stopping or self._closing)
        if not idle or self._waits_for_turn() or (message := self._outbox.next()) is None:
            return
        self._over = asyncio.Event()
        self._feed.take(Dispatched(message.uuid))
        self._scribe.sent(message)
        child.send(message.text, message.uuid)
        self._refresh()

    def _waits_for_turn(self) -> bool:
        """Whether a turn runs that is not the next message's own, begun with a child that is gone."""
        turn = self._feed.reducer.turn
        return turn is not None and turn.uuid != self._outbox.next_uuid

    def _recall(self) -> None:
        recalled = self._outbox.recall()
        if recalled:
            self._feed.take(*(Recalled(message.uuid) for message in recalled))
            self.restored.emit("\n\n".join(message.text for message in recalled))

    # --- small things --------------------------------------------------------------------------

    def _change(self, request: HostRequest, what: str, value: str) -> None:
        if self._child.agent is None or self._child.starting:
            setattr(self._facts, what, value)
            self.info_changed.emit()
            return
        self._tasks.start(self._run_change(request, what, value))

    async def _run_change(self, request: HostRequest, what: str, value: str) -> None:
        try:
            answer = await self._child.ask(request)
            setattr(self._facts, what, answer.get(what) or value)
        except (RequestFailed, RequestTimeout, AgentGone) as error:
            self._feed.take(Remark(words.not_changed(what, str(error))))
        self.info_changed.emit()

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
        if self._child.agent is None:
            return SessionState.STOPPED if self._stopped else SessionState.NOT_RUNNING
        if self._child.starting:
            return SessionState.STARTING
        if self._requests.pending:
            return SessionState.WAITING
        if self._listener.retry is not None:
            return SessionState.RETRYING
        return SessionState.WORKING if self._busy else SessionState.READY

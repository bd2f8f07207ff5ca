"""One conversation: its child, its turns, its requests, and what the person does with them."""

import asyncio
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.launch_options import BYPASS
from claude_desk.protocol.requests.control import ControlRequest, InitializeAnswer
from claude_desk.session.core import session_texts as words
from claude_desk.session.core.child import Child
from claude_desk.session.core.meters import meters_of
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.session_state import ChildPhase, Problem, ProblemKind, SessionState
from claude_desk.session.core.setting_changes import SessionSettings
from claude_desk.session.core.steered import Steered
from claude_desk.session.permissions.decisions import Decision, DenyAndStop
from claude_desk.session.permissions.request_broker import RequestBroker
from claude_desk.session.turns.context_recovery import ContextRecovery
from claude_desk.session.turns.message_dispatch import MessageDispatch
from claude_desk.session.turns.stopper import Stopper, acknowledged, interrupt
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import StopBy
from claude_desk.transcript.events import ChildEnded, StopRequested


class Session(Steered):
    """To be used from the GUI thread, with a running asyncio loop.

    The child is started by `start()`, and again by the next message where it is gone. Nothing the person
    wrote is lost: it is a row, it waits, or it comes back by `restored`.
    """

    def __init__(self, setup: SessionConfig, parent: QObject | None = None) -> None:
        session_id = setup.resume or setup.new_id or ("" if setup.latest else str(uuid4()))
        super().__init__(setup, SessionInfo(setup.model, setup.mode, session_id, setup.title), parent)
        self._command = setup.command
        self._recovery = ContextRecovery(self._feed)
        self._child = Child(setup, self._info, self._tasks, self._wire_log, self)
        self._child.messages.connect(self._on_messages)
        self._child.request.connect(self._on_request)
        self._child.answered.connect(self._on_child_started)
        self._child.slow.connect(lambda: self._remark(words.SLOW_START))
        self._child.ended.connect(self._on_child_ended)
        self._message_dispatch = MessageDispatch(self._child, self._feed, self._journal, self._tasks, self)
        self._message_dispatch.may_write = lambda: self._can_write
        self._message_dispatch.may_begin = lambda: self._can_begin_turn
        self._message_dispatch.may_send = setup.may_send
        self._message_dispatch.changed.connect(self._on_queue_changed)
        self._message_dispatch.restored.connect(self.restored)
        self._message_dispatch.unwanted.connect(self._stop_unwanted)
        self._message_dispatch.needed.connect(self._go_on_without_file)
        self._message_dispatch.needed.connect(self.start)
        self._broker = RequestBroker(
            self._child,
            self._requests,
            self._feed,
            self._journal,
            self.permission_recorder,
            self._tasks,
            self,
        )
        self._broker.changed.connect(self._on_requests_changed)
        self._broker.withdrew.connect(self.request_withdrawn)
        self._broker.notice.connect(self._remark)
        self._broker.unheard.connect(self.restored)
        self._child.withdrawn.connect(self._broker.withdraw)
        self._setting_changes = SessionSettings(
            self._child, self._info, self._tasks, lambda: self._works, self
        )
        self._setting_changes.notice.connect(self._remark)
        self._setting_changes.settled.connect(self._on_settings_settled)
        self._setting_changes.restart.ended.connect(self._start_child)
        self._setting_changes.restart.rested.connect(self._on_stopped)
        self._broker.mode_allowed.connect(self._setting_changes.mode_allowed)
        self._make_rewinding(setup, lambda: self._idle)
        self.rewinder.start_wanted.connect(self._start_child)
        self.rewinder.changed.connect(self._on_settings_settled)
        self._stopper = Stopper(setup.stop_clock, self._tasks, self._on_stop_step, self._on_stopped)
        meters = meters_of(self._child, self._feed.reducer.costs, self._tasks, setup, self)
        self.usage, self.servers, self.cost_limit = meters
        self.servers.restart_wanted.connect(self._setting_changes.start_again)
        self.cost_limit.agreed.connect(self._go_on)
        self.cost_limit.refused.connect(self._message_dispatch.recall)
        self._message_dispatch.holds = self.cost_limit.holds
        for told in (self.history.opened, self.history.laid_out):
            told.connect(self.info_changed)
        self.history.opened.connect(
            lambda: self.rewinder.restore_point(self.history.until, self.history.rewound)
        )
        self.history.settled.connect(self._on_history_settled)
        self.history.settled.connect(self._go_on)
        self._closing = False
        self._closed = asyncio.Event()
        self._stopped = False  # the child is gone because the person stopped it

    # --- what the person does ------------------------------------------------------------------

    def start(self) -> None:
        """Start the child, unless there is one or it may not be started now.

        Who ends the present one (a stop, a restart, a rewinding) sees to the next one.
        """
        if not self._ends_child:
            self._start_child()

    def _start_child(self) -> None:
        if self._child.agent is not None or self._closing or self.file_gone:
            return
        if self._command is None:
            self._set_problem(Problem(ProblemKind.NO_CLI, words.not_runnable(self._config.named)))
            return
        if not Path(self.folder).is_dir():
            self._set_problem(Problem(ProblemKind.FOLDER_GONE, self.folder))
            return
        if not self._config.may_start():
            self._refresh()
            return
        if self.rewinder.holds_start():
            return
        self._set_problem(None)
        self._stopped = self._observer.lost = False
        self._observer.misplaced = ""
        self._child.start(self._command)
        self._refresh()

    def send(self, text: str, attachments: tuple[Attachment, ...] = (), uuid: str = "") -> None:
        """Send a message, or keep it until it can be sent. Each attachment holds its bytes.

        `uuid`: what the message is kept by already, if it is.
        """
        if not text.strip() and not attachments:
            return
        self._go_on_without_file()
        self._info.name_after(text)
        self._recovery.said()
        self._message_dispatch.put(text, attachments, row=not self._busy, uuid=uuid)
        if self._problem is not None and self._problem.kind is ProblemKind.NOT_SIGNED_IN:
            self.try_again(self._command)  # the person may have signed in by now, and a new child knows
        else:
            self._go_on()
        self.info_changed.emit()

    def _go_on_without_file(self) -> None:
        """A message goes to a new conversation where the CLI does not have this one any more."""
        if self.file_gone:
            self._child.forget_conversation()
            self._set_problem(None)
            self._journal.noticed(self._recovery.add_notice(self._message_dispatch.queue))

    def send_waiting(self) -> None:
        """What waited because of `SessionConfig.may_send` may be sent."""
        self._dispatch()

    def end_child(self, why: str) -> None:
        """End the child by force, with the turn that runs, and start the next one once it may be started.

        What waits goes to the next one. `why` is told in a row. The CLI gets no time for hooks of its end.
        """
        agent = self._child.agent
        if agent is None or self._closing:
            return
        self._remark(why)
        self._setting_changes.restart.begin()
        agent.kill()

    def stop(self) -> None:
        """Stop the turn; again, a second later or more, by a stronger means (see `Stopper`).

        What waited comes back to the composer. A start for which nothing waits is what is stopped.
        """
        starts = self._child.starting and not self._message_dispatch.queue.waiting
        self._message_dispatch.recall(written=not self._busy)
        self._message_dispatch.ask_all_back()
        self._stop_turn(starts)

    def _stop_unwanted(self) -> None:
        """2.1.37 goes on with the next message that it has; the person said stop."""
        if self._message_dispatch.runs_unwanted and not self._stopper.under_way:
            self._stop_turn()

    def _stop_turn(self, starts: bool = False) -> None:
        agent = self._child.agent
        if agent is None or self._closing or self._stopper.under_way:
            self._stopper.escalate()
            return
        turn, pressed = self._feed.reducer.turn, time.time()
        stops = starts or turn is not None
        if stops:
            self._stopper.under_way = True  # what is asked from now on is denied
        self._broker.deny_all()  # these answers come before the interrupt
        if stops:
            self._stopper.begin(agent, self._child.gone)
        if turn is not None:
            self._journal.stopped(turn.uuid, pressed)
        self._refresh()

    def decide(self, request_id: str, decision: Decision) -> None:
        """Answer a request. One that is gone is not answered; ValueError where it cannot be so answered."""
        if self._broker.decide(request_id, decision) and isinstance(decision, DenyAndStop):
            self.stop()

    def send_along(self, entry_id: str) -> None:
        """Send what a notice offers, once: the words so far, or that a turn that was cut off is to go on."""
        self.send(self._recovery.pop_text(entry_id))

    def use(self, command: Command | None) -> None:
        """Go on with another CLI, once no turn runs."""
        self._command = command
        if self._child.agent is None or self._problem is not None:
            self.try_again(command)
        else:
            self._setting_changes.start_again()

    def try_again(self, command: Command | None) -> None:
        """After a problem: start afresh, with the CLI that there is now."""
        self._command = command
        if self._child.agent is None:
            self.start()
        elif self._problem is not None and not self._setting_changes.restart.under_way:
            self._set_problem(None)
            self._setting_changes.restart.begin()

    async def close(self) -> None:
        """End the child. What it still asked is not allowed."""
        if self._closing:
            await self._closed.wait()
            return
        self._closing = True
        try:
            await self._end_child()
        finally:
            self._wire_log.close()
            self._feed.turn_cache.close()
            self._closed.set()

    async def _end_child(self) -> None:
        self._broker.deny_all()
        agent = self._child.agent
        if self._busy and not self._stopper.under_way:
            self._feed.feed_now(StopRequested(StopBy.CLOSE))
        if agent is not None and self._message_dispatch.would_go_on:
            agent.terminate()
        elif agent is not None and self._works and not self._child.starting:
            request_id = interrupt(agent)
            await acknowledged(agent, request_id, self._config.stop_clock.acknowledge)
        await self._child.close()
        await self._tasks.end()

    # --- the child -----------------------------------------------------------------------------

    def _on_child_started(self, answer: InitializeAnswer) -> None:
        self._journal.started()
        self._setting_changes.child_started(answer.current_permission_mode or "")
        self._dispatch()
        self.info_changed.emit()
        self._refresh()

    def _on_child_ended(self, outcome: ProcessOutcome, was_starting: bool) -> None:
        """Tell the end, and begin anew where the CLI did not have the conversation."""
        if not self._closing:
            self.rewinder.child_ended(outcome)
        ours = self._ends_child or self._closing
        lost = self._child.resumes and (self._observer.lost or words.says_lost(outcome.stderr_tail))
        # Who ends it sees to the next one.
        wanted = self._closing or self._setting_changes.restart.under_way or self._stopper.under_way
        if not wanted and self._child.copies_otherwise(outcome.stderr_tail):
            self._go_on_in_copy()
            return
        if not (ours or lost) and (self._child.copying or not self._observer.replayed):
            self._message_dispatch.return_in_flight()
        if not self._closing and (ours or not lost):
            self._message_dispatch.child_gone(restarts=self._setting_changes.restart.under_way)
        self._broker.drop()
        self._observer.reset()
        self._setting_changes.child_ended()
        self._stopped = self._stopper.under_way
        no_bypass = was_starting and self._info.mode == BYPASS and not (lost or ours)
        if lost:
            self._child.forget_conversation()
            if not ours:
                self._message_dispatch.queue.put_back()
            self._journal.noticed(self._recovery.add_notice(self._message_dispatch.queue))
        if no_bypass:
            self._setting_changes.bypass_refused(words.last_words(outcome))
        elif (was_starting or self._observer.misplaced) and not (lost or ours):
            self._set_problem(Problem(ProblemKind.START_FAILED, self._why_not_started(outcome)))
        elif not (lost or was_starting):
            self._add_end(outcome, ours)
        if self._busy:  # no turn outlives its child
            self._add_end(outcome, ours)
        self._message_dispatch.settle()
        self._stopper.turn_over()
        if (lost or no_bypass) and not ours:
            self.start()
        self._refresh()

    def _go_on_in_copy(self) -> None:
        """Nobody need know that it could not be begun in that way; what waits goes to the next child."""
        self._recovery.queue_again(self._message_dispatch.queue)
        self._message_dispatch.child_gone(restarts=True)
        if self._busy:
            self._feed.feed_now(ChildEnded("", stopped=True))
        self._broker.drop()
        self._observer.reset()
        self._setting_changes.child_ended()
        self._stopper.turn_over()
        self.info_changed.emit()
        self._start_child()

    def _why_not_started(self, outcome: ProcessOutcome) -> str:
        """The words of its page. A place that the CLI does not find is given up: the next start begins at the
        end of the conversation, and the page says so."""
        why = words.last_words(outcome)
        if self._observer.misplaced:
            self.rewinder.drop_resume_point()
            why = f"{self._observer.misplaced}\n\n{words.PLACE_GONE}"
        return why

    def _add_end(self, outcome: ProcessOutcome, ours: bool) -> None:
        was_busy = self._busy
        said = words.child_ended(outcome, was_busy, self._child.forgets)
        self._feed.feed_now(ChildEnded(said, stopped=ours))
        if not ours:
            self._journal.ended(said)
        elif was_busy and self._child.forgets and not self._closing:
            self._remark(words.FORGOTTEN)
        if was_busy:
            self._journal.turn_ended(self._feed.reducer)
        if not ours:
            self._message_dispatch.recall()  # what was sent after a stop goes to the next child

    def _on_stop_step(self, by: StopBy) -> None:
        self._feed.feed_now(StopRequested(by))
        self.state_changed.emit()

    def _on_stopped(self) -> None:
        """The stop is over, with the child alive or gone; or the child is at rest."""
        self._stop_unwanted()
        self._go_on()

    # --- what the child says -------------------------------------------------------------------

    def _on_messages(self, messages: list[Any]) -> None:
        listener = self._observer
        for part, ends_turn in listener.by_turn(messages, self._child.resumes):
            if listener.answered:
                self._message_dispatch.settle()
                self._child.answers = True
            self._feed.feed_messages(self._message_dispatch.among(part))
            if listener.signed_out:
                self._ask_to_sign_in()
            if ends_turn:
                self._end_turn()
            else:
                self._message_dispatch.dispatch()
        if self._feed.reducer.turn is None:
            self._journal.notices(self._feed.reducer)  # no end of a turn is to come
        self.rewinder.refused = listener.misplaced
        if listener.lost or listener.misplaced:
            self._child.end()
        if listener.news:
            listener.news = False
            self.info_changed.emit()
        self._refresh()

    def _ask_to_sign_in(self) -> None:
        """The message that was refused is kept: it belongs in the composer again."""
        self._observer.signed_out = False
        if self._problem is None and (command := self._command) is not None:
            shown = words.sign_in_command(command.program, command.arguments)
            self._set_problem(Problem(ProblemKind.NOT_SIGNED_IN, command=shown))
        self._message_dispatch.return_turn()

    def _end_turn(self) -> None:
        self._observer.reset()
        self._child.settled()
        self._message_dispatch.turn_ended(stopped=self._stopper.under_way)
        self._stopper.turn_over()
        self._journal.turn_ended(self._feed.reducer)
        self._setting_changes.turn_ended(self._broker.turn_ended())
        self._dispatch()
        self.info_changed.emit()

    def _on_request(self, message: ControlRequest) -> None:
        self._broker.add(message)
        if self._stopper.under_way or self._closing:
            self._broker.deny_all()

    # --- turns ---------------------------------------------------------------------------------

    @property
    def _busy(self) -> bool:
        return self._feed.reducer.turn is not None

    @property
    def _works(self) -> bool:
        """Whether a turn runs, or is about to by itself."""
        return self._busy or self._message_dispatch.expected

    @property
    def _can_write(self) -> bool:
        """Whether a message may be written now, into the turn that runs or to begin one."""
        if self._child.phase is not ChildPhase.UP or self._problem is not None or self.history.awaited:
            return False
        return not (self._setting_changes.holds or self._ends_child or self._closing)

    @property
    def _idle(self) -> bool:
        """Whether nothing goes on, and nothing is about to."""
        busy = self._works or self._message_dispatch.queue.waiting or self._stopper.under_way or self._closing
        busy = busy or self._setting_changes.restart.under_way
        return self._problem is None and not (busy or self.history.awaited)

    @property
    def _can_begin_turn(self) -> bool:
        """Whether a turn may be begun now."""
        return self._can_write and not self._works

    def _dispatch(self) -> None:
        """Send the next message, where the CLI can take it."""
        self._message_dispatch.dispatch()
        self._refresh()

    def _go_on(self) -> None:
        """Something that held the messages is over: send what waits, by a new child where there is none."""
        self._dispatch()
        if self._message_dispatch.queue.waiting and self._problem is None:
            self.start()

    def _on_queue_changed(self) -> None:
        if not self._message_dispatch.queue.waiting:
            self.cost_limit.settle(0)
        if not self._child.starting:
            self._setting_changes.restart_if_due()  # the last that was written may have been given back
        self.outbox_changed.emit()
        self._refresh()

    def _on_requests_changed(self) -> None:
        self.requests_changed.emit()
        self._refresh()

    def _on_settings_settled(self) -> None:
        self.info_changed.emit()
        self._go_on()

    def _refresh(self) -> None:
        turn = self._feed.reducer.turn
        self._notify_state(self._current_state(), turn.number if turn is not None else 0)

    def _current_state(self) -> SessionState:
        if self._stopper.under_way:
            return SessionState.STOPPING
        if self._setting_changes.restart.under_way:
            return SessionState.STARTING if self._setting_changes.restart.at_once else SessionState.READY
        if self._child.agent is None:
            return SessionState.STOPPED if self._stopped else SessionState.NOT_RUNNING
        if self._child.starting:
            return SessionState.STARTING
        if self._requests.pending:
            return SessionState.WAITING
        if self._observer.retry is not None:
            return SessionState.RETRYING
        return SessionState.WORKING if self._works else SessionState.READY

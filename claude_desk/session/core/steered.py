"""What the person may choose and stop in the middle of a session, handed on to what does it."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import Qt

from claude_desk.agent.finder import Command
from claude_desk.protocol.disk.project_files import scheduled_words
from claude_desk.protocol.requests.control import HostRequest
from claude_desk.session.core import session_texts as words
from claude_desk.session.core.child import Child
from claude_desk.session.core.known import Known
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_state import Problem, ProblemKind, SessionState
from claude_desk.session.core.setting_changes import ANSWER_SECONDS, SessionSettings, SettingSubject
from claude_desk.session.permissions.request_broker import RequestBroker
from claude_desk.session.turns.forker import Forker
from claude_desk.session.turns.message_dispatch import MessageDispatch
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.session.turns.rewinder import Rewinder
from claude_desk.session.turns.stopper import Stopper
from claude_desk.transcript.entries import EntryKind, StopBy, ToolState
from claude_desk.transcript.events import HostNotice

_RAN = (ToolState.RUNNING, ToolState.DONE)


class Steered(Known):
    """The base of `Session`: its choices and the strengths of its Stop."""

    rewinder: Rewinder  # goes back to before a message
    forker: Forker  # begins another session out of this one
    _command: Command | None
    _child: Child
    _setting_changes: SessionSettings
    _message_dispatch: MessageDispatch
    _stopper: Stopper
    _broker: RequestBroker

    def _make_rewinding(self, setup: SessionConfig, idle: Callable[[], bool]) -> None:
        told = (self._child, self._feed)
        restart, tasks = self._setting_changes.restart, self._tasks
        self.rewinder = Rewinder(*told, self._journal, restart, setup, tasks, self)
        self.rewinder.idle = idle
        self.rewinder.restored.connect(self.restored)
        self.rewinder.notice.connect(self._remark)
        self.forker = Forker(*told, self._wire_log, setup, tasks, self)
        self.forker.notice.connect(self._remark)

    def add_notice(self, text: str) -> None:
        """Show a notice that is none of the conversation's own."""
        self._remark(text)

    def restore(self, messages: Iterable[OutgoingMessage]) -> None:
        """Show messages of an earlier run that the CLI does not have; nothing of it is sent by itself."""
        shown = list(messages)
        for message in shown:
            if message.uuid in self.history.undelivered:
                self._journal.unsent(message.uuid)
        self._message_dispatch.restore(shown)

    def rest(self) -> None:
        """End an idle child that has nothing more to do; it comes back with the next message."""
        if (
            self._state is SessionState.READY
            and not self.background
            and not self._message_dispatch.queue.waiting
        ):
            self._setting_changes.put_to_rest()

    def begin_afresh(self) -> None:
        """Where the CLI does not have the session any more: a new one, with its words in the message."""
        if not self.file_gone:
            return
        self._child.forget_conversation()
        self._set_problem(None)
        if words.anything_said(said := list(self._feed.everything())):
            self.restored.emit(words.so_far(said), ())
        self.info_changed.emit()
        self._message_dispatch.needed.emit()

    def _on_history_settled(self) -> None:
        """What was said before is there, as far as it can be. Where that is notices of ours alone, nothing
        was lost with the file: a new session begins below them."""
        if not self.history.gone or self._child.agent is not None:
            return
        rows = list(self._feed.everything())
        if rows and all(entry.kind is EntryKind.NOTICE for entry in rows):
            self._child.forget_conversation()
            self.info_changed.emit()
            return
        self._set_problem(Problem(ProblemKind.FILE_GONE))

    def _remark(self, text: str) -> None:
        """Show a notice that is none of the conversation's own; below what was said before, and in the
        journal only once that was read: else it would be told by both."""
        if self.history.awaited:
            self.history.settled.connect(lambda: self._remark(text), Qt.ConnectionType.SingleShotConnection)
            return
        self._feed.feed_now(HostNotice(text))
        self._journal.noticed(text)

    @property
    def _ends_child(self) -> bool:
        """Whether the child ends, or is to end, because we want it to."""
        return self._stopper.under_way or self._setting_changes.restart.under_way or self.rewinder.under_way

    @property
    def command(self) -> Command | None:
        """The CLI's command line, None where none was found."""
        return self._command

    @property
    def changed_rules(self) -> list[str]:
        """The allow rules, as settings files write them, that the person added here or took back."""
        return list(self._broker.changed_rules)

    @property
    def changed_settings(self) -> list[str]:
        """`changed_rules`, and what else answers had the CLI write into the folder's settings files, as
        `Consent.renew` takes it."""
        return [*self._broker.changed_rules, *self._broker.changed_others]

    @property
    def scheduled(self) -> list[str]:
        """The tasks that Claude has scheduled here, as a look at the folder's files tells them."""
        calls = (entry.tool for entry in self._feed.reducer.store if entry.tool is not None)
        return [
            scheduled_words(call.input)
            for call in calls
            if call.name == "CronCreate" and call.state in _RAN and isinstance(call.input.get("prompt"), str)
        ]

    def set_trusted(self, trusted: bool, git_overrides: tuple[tuple[str, str], ...] = ()) -> None:
        """Whether the next child may run what the folder's own settings ask for; where not, `git_overrides`
        is the configuration under which git runs nothing of the folder's."""
        self._child.trusted = trusted
        self._child.git_overrides = git_overrides

    async def ask(self, request: HostRequest, seconds: float = ANSWER_SECONDS) -> dict[str, Any]:
        """As `Agent.ask`; {} where there is no child."""
        return await self._child.ask(request, seconds)

    @property
    def message_dispatch(self) -> MessageDispatch:
        """The messages that are on their way, and what the person may do with them."""
        return self._message_dispatch

    @property
    def next_stop(self) -> StopBy | None:
        """What another press of Stop would do; None where nothing is left to be done."""
        return self._stopper.next_means

    @property
    def stop_waits(self) -> float:
        """For how many seconds another press does not count yet."""
        return self._stopper.waits

    @property
    def silent_seconds(self) -> float:
        """Since the CLI wrote the last byte; 0 where there is none."""
        return self._child.agent.silent_seconds if self._child.agent is not None else 0.0

    def halted(self) -> int:
        """The CLI's process id where it is halted, so that nothing comes of it; else 0."""
        return self._child.agent.halted() if self._child.agent is not None else 0

    def stop_task(self, task_id: str) -> None:
        """End one background task, where the CLI can; its end is told like any other."""
        task = next((task for task in self.background if task.id == task_id), None)
        if task is not None:
            self._setting_changes.stop_task(task)

    def set_permission_mode(self, mode: str) -> None:
        """Bypass needs a child that was started for it: that is the next one, once no turn runs."""
        self._setting_changes.set(SettingSubject.MODE, mode)

    @property
    def wanted_mode(self) -> str:
        """The permission mode that was asked for last, whether the CLI has answered or not."""
        return self._setting_changes.wanted_mode

    def set_model(self, model: str) -> None:
        """ "" leaves the choice to the CLI."""
        self._setting_changes.set(SettingSubject.MODEL, model)

    def set_effort(self, effort: str) -> None:
        """One of the levels of the model, in the CLI's words."""
        self._setting_changes.set(SettingSubject.EFFORT, effort)

    def set_thinking(self, tokens: str) -> None:
        """As `thinking`."""
        self._setting_changes.set(SettingSubject.THINKING, tokens)

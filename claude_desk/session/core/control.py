"""What the person steers beside the messages: mode, model, effort, thinking, and tasks in the background."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.launch_options import BYPASS
from claude_desk.protocol.requests.control import StopTask
from claude_desk.session.core import session_texts as words
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.child import Child
from claude_desk.session.core.restart import ChildRestart
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.setting_changes import SETTINGS_SECONDS, SettingChanges, SettingSubject
from claude_desk.transcript.reducer.background import BackgroundTask


class SessionSettings(QObject):
    """While it `holds`, no message should be sent: it was written to be read with the new choice.

    The mode that asks nothing needs a child that was started for it. Until one is, `restart.due` says that
    the present one is to be ended when its turn is over.
    """

    settled = Signal()  # something may be another now
    notice = Signal(str)  # words for a person

    def __init__(
        self, child: Child, facts: SessionInfo, tasks: AsyncTasks, busy: Callable[[], bool], parent: QObject
    ) -> None:
        """`busy`: whether a turn runs, or is about to by itself."""
        super().__init__(parent)
        self._child = child
        self._info = facts
        self._tasks = tasks
        self._busy = busy
        self.restart = ChildRestart(child, tasks, self)
        self._changes = SettingChanges(child, facts, tasks, self)
        self._changes.settled.connect(self.settled)
        self._changes.refused.connect(self.notice)

    @property
    def holds(self) -> bool:
        return self.restart.due or self.restart.under_way or self._changes.under_way

    @property
    def wanted_mode(self) -> str:
        """The permission mode that was asked for last, whether the CLI has answered or not."""
        return BYPASS if self.restart.due else self._changes.wanted(SettingSubject.MODE)

    def set(self, what: SettingSubject, value: str) -> None:
        """`value` as `SessionInfo` has it; "" leaves it to the CLI."""
        if what is SettingSubject.MODE:
            self.restart.due = False
        if (
            what is not SettingSubject.MODE
            or value != BYPASS
            or self._child.agent is None
            or self._child.may_bypass
        ):
            self._changes.set(what, value)
            return
        self.restart.due = True
        if self._busy():
            self.notice.emit(words.BYPASS_LATER)
        elif not self._child.starting:
            self.restart_if_due()
        self.settled.emit()

    def restart_if_due(self) -> None:
        """The child may end once no turn runs, and none is about to begin with what was written already."""
        if self.restart.due and not self._busy():
            self._info.set_mode(BYPASS)
            self.restart.begin()

    def mode_allowed(self, mode: str) -> None:
        """It went along with an answer. 2.1.37 tells of it at the next turn only, 2.1.330 at once."""
        self._info.set_mode(mode)
        self.settled.emit()

    def start_again(self) -> None:
        """End the child, and start another one that goes on with the conversation."""
        if self._busy():
            self.notice.emit(words.START_LATER)
        elif self._child.agent is not None:
            self.restart.begin()

    def put_to_rest(self) -> None:
        """End the idle child; the next message starts it again."""
        if self._child.agent is not None and not (self._busy() or self._child.starting or self.holds):
            self.restart.begin(at_once=False)

    def turn_ended(self, left_a_plan: bool) -> None:
        """`left_a_plan`: one was asked about and not decided on. 2.1.195 then left plan mode without a word
        (protocol.md section 4.4): it is told again."""
        if left_a_plan and self._info.mode == "plan" and self._child.agent is not None:
            self._changes.set(SettingSubject.MODE, "plan")
        self.restart_if_due()

    def child_started(self, mode: str) -> None:
        """`mode`: the permission mode that the CLI says it has; "" where it does not say."""
        self._changes.catch_up(mode)
        self.restart_if_due()

    def child_ended(self) -> None:
        self._changes.child_ended()
        if self.restart.due:  # the next one is started for it anyway
            self.restart.due = False
            self._info.set_mode(BYPASS)

    def bypass_refused(self, reason: str) -> None:
        """The CLI did not start for it: the next one asks again."""
        self._info.set_mode(self._info.asking_mode)
        self.notice.emit(words.not_changed(SettingSubject.MODE, reason))

    def stop_task(self, task: BackgroundTask) -> None:
        """End one background task, where the CLI can; its end is told like any other."""
        self._tasks.start(self._stop_task(task))

    async def _stop_task(self, task: BackgroundTask) -> None:
        try:
            if not self._info.stops_tasks:
                raise RequestTimeout
            await self._child.ask(StopTask(task_id=task.id), SETTINGS_SECONDS)
        except RequestTimeout:
            self._info.stops_tasks = False
            self.notice.emit(words.NO_TASK_STOPS)
        except (RequestFailed, AgentGone) as error:
            self.notice.emit(words.task_not_stopped(task.words, str(error)))
        self.settled.emit()

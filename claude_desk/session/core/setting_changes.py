"""Changes of mode, model, effort and thinking in a running session."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.launch_options import BYPASS
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.requests.control import (
    ApplyFlagSettings,
    BackgroundTasks,
    GetSettings,
    HostRequest,
    SetMaxThinkingTokens,
    SetModel,
    SetPermissionMode,
    StopTask,
)
from claude_desk.session.core import session_texts
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.session_state import ChildPhase, SettingSubject
from claude_desk.session.machine.child_end import EndReason
from claude_desk.session.machine.child_state import EndAsked
from claude_desk.session.machine.machine import Machine
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.transcript.entries import ToolCall
from claude_desk.transcript.workers.worker_tree import Worker

ANSWER_SECONDS = 10.0
SETTINGS_SECONDS = 5.0
"""A CLI that has not answered in this time does not know the request (`get_settings`, `stop_task`)."""

EDIT_DIFFS = "bashEditDiffEnabled"  # a setting of 2.1.330 (protocol/README.md 12.2)
_OFFERED_AGAIN = "bypass_not_launched"  # a refusal, but a child with the flag would accept bypass


class SettingChanges(QObject):
    """Changes settings. If the child is up, it is asked immediately. If the child is starting, it is asked
    once its start is over. The next child starts with the new values.

    Send no message while a change is `under_way`: the user wrote the message for the new setting.
    """

    changed = Signal()
    refused = Signal(object)  # Text for the user

    def __init__(self, child: CliRunner, info: SessionInfo, tasks: AsyncTasks, parent: QObject) -> None:
        super().__init__(parent)
        self._child = child
        self._info = info
        self._tasks = tasks
        self._late: dict[
            SettingSubject, str
        ] = {}  # settings changed during the start, with the values that the child was started with
        # Until all requests are answered: the wanted values, and the (chosen, applied) values before them.
        self._asked: dict[SettingSubject, str] = {}
        self._held: dict[SettingSubject, tuple[str, str]] = {}
        self._kept_unanswered: set[SettingSubject] = set()  # what `child_ended` kept without an answer
        self._running = 0

    @property
    def under_way(self) -> bool:
        return self._running > 0

    def wanted(self, what: SettingSubject) -> str:
        """Return the value that was asked for last, or the current value if no change is under way."""
        return self._asked.get(what, self.chosen(what))

    def set(self, what: SettingSubject, value: str) -> None:
        """Set a value, as `SessionInfo` has it; "" leaves it to the CLI."""
        phase = self._child.phase
        if phase is ChildPhase.UP:
            self._ask(what, value)
            return
        if phase is ChildPhase.STARTING:
            self._late.setdefault(what, self.chosen(what))
        self._keep(what, value, value)  # the next child is started with the value
        self.changed.emit()

    def catch_up(self, started_mode: str) -> None:
        """Ask a child that has just started for the settings that were changed during its start. Also ask
        for the chosen effort and thinking, and for bypass if bypass is the mode.

        `started_mode`: the mode that the child reports, or "". If this method asks for no mode, the reported
        mode is kept.
        """
        late, self._late = self._late, {}
        facts = self._info
        mode = late.get(SettingSubject.MODE)
        if mode is not None and mode != facts.mode:
            self._ask(SettingSubject.MODE, facts.mode, started_mode or mode)
        elif facts.mode == BYPASS:
            # If its settings forbid bypass, the CLI silently uses another mode. The answer names that mode.
            self._ask(SettingSubject.MODE, BYPASS, facts.asking_mode)
        elif started_mode:
            facts.set_mode(started_mode)
        model = late.get(SettingSubject.MODEL)
        if model is not None and model != facts.chosen_model:
            self._ask(SettingSubject.MODEL, facts.chosen_model, model)
        # Not every CLI has a flag for effort and thinking.
        if facts.chosen_effort:
            self._ask(SettingSubject.EFFORT, facts.chosen_effort, "")
        if facts.thinking:
            self._ask(SettingSubject.THINKING, facts.thinking, "")
        self._learn_effort()

    def child_ended(self) -> None:
        """Keep the values that the child was asked for without an answer. The next child is started with
        them: if the user has chosen a stricter mode, it must not work in the old mode."""
        self._late.clear()
        self._kept_unanswered |= self._asked.keys()
        for what, value in self._asked.items():
            self._keep(what, value, value)
        if self._asked:
            self.changed.emit()

    # --- helpers -------------------------------------------------------------------------------

    def chosen(self, what: SettingSubject) -> str:
        """Return the chosen value, as `SessionInfo` has it."""
        facts = self._info
        match what:
            case SettingSubject.MODE:
                return facts.mode
            case SettingSubject.MODEL:
                return facts.chosen_model
            case SettingSubject.EFFORT:
                return facts.chosen_effort
            case SettingSubject.THINKING:
                return facts.thinking

    def _values(self, what: SettingSubject) -> tuple[str, str]:
        """Return the value that the user has chosen, and the value that the CLI applies."""
        facts = self._info
        match what:
            case SettingSubject.MODEL:
                return facts.chosen_model, facts.model
            case SettingSubject.EFFORT:
                return facts.chosen_effort, facts.effort
        return self.chosen(what), self.chosen(what)

    def _keep(self, what: SettingSubject, chosen: str, said: str) -> None:
        facts = self._info
        match what:
            case SettingSubject.MODE:
                facts.set_mode(said)
            case SettingSubject.MODEL:
                facts.chosen_model, facts.model = chosen, said
            case SettingSubject.EFFORT:
                facts.chosen_effort, facts.effort = chosen, said
            case SettingSubject.THINKING:
                facts.thinking = chosen

    def _ask(self, what: SettingSubject, value: str, before: str | None = None) -> None:
        self._running += 1
        self._held.setdefault(what, self._values(what))
        self._asked[what] = value
        if what is SettingSubject.MODE:
            self._info.asks_plan = value == "plan"
        self._tasks.start(self._run(what, value, before))

    async def _run(self, what: SettingSubject, value: str, before: str | None) -> None:
        """Ask the CLI to change a setting, and keep the value in its answer. If the CLI refuses, keep the old
        value and emit `refused`. `before`: the old value, if the new value is already kept."""
        try:
            answer = await self._child.ask(_request(what, value), ANSWER_SECONDS)
            said = str(answer.get(what) or value)
            if what is SettingSubject.EFFORT and value:
                said = await self._effort_of(value)
            self._keep(what, value, said)
            self._held[what] = self._values(what)
            if what is SettingSubject.MODEL:
                self._learn_effort()
        except AgentGone:
            pass  # `child_ended` has kept the value
        except (RequestFailed, RequestTimeout) as error:
            if before is not None:
                self._keep(what, before, before)
            elif what in self._kept_unanswered:  # the child refused the value right before its end
                self._keep(what, *self._held[what])
            if (
                what is SettingSubject.MODE
                and isinstance(error, RequestFailed)
                and error.code != _OFFERED_AGAIN
            ):
                self._info.refused_modes.add(value)
            self.refused.emit(_not_changed(what, session_texts.not_answered(error)))
        finally:
            self._running -= 1
            if self._asked.get(what) == value:
                del self._asked[what]
            if not self._running:
                self._asked.clear()
                self._held.clear()
                self._kept_unanswered.clear()
        self.changed.emit()

    async def _effort_of(self, wanted: str) -> str:
        """Return the effort that the CLI applies. Raise `RequestFailed` if this is not the wanted effort.
        2.1.330 silently accepts an effort that the CLI does not know or the model does not support."""
        applied = _applied(await self._child.ask(GetSettings(), SETTINGS_SECONDS), "effort")
        if applied and applied != wanted:
            raise RequestFailed(Phrase("session_notice.effort_in_force", effort=applied))
        return applied or wanted

    def _learn_effort(self) -> None:
        """Ask which effort and model the CLI applies. Do nothing if no model has an effort (2.1.37)."""
        if any(model.get("supportedEffortLevels") for model in self._info.models):
            self._tasks.start(self._ask_effort())

    async def _ask_effort(self) -> None:
        try:
            answer = await self._child.ask(GetSettings(), SETTINGS_SECONDS)
            self._info.effort = _applied(answer, "effort")
            self._info.answers_with(_applied(answer, "model"))
            await self._report_edits(answer)
        except (RequestFailed, RequestTimeout, AgentGone):
            self._info.effort = ""
        self.changed.emit()

    async def _report_edits(self, answer: Mapping[str, Any]) -> None:
        """Ask the CLI to report in a command's result which files the command has changed. `answer`: of
        `get_settings`.

        Do nothing if the user's settings decide this. Do nothing either in a folder that is not trusted: the
        CLI compares the files with git, and the folder's own git configuration can name programs.
        """
        effective = answer.get("effective")
        if self._child.trusted and isinstance(effective, dict) and EDIT_DIFFS not in effective:
            await self._child.ask(ApplyFlagSettings(settings={EDIT_DIFFS: True}), SETTINGS_SECONDS)


def _not_changed(what: SettingSubject, reason: Text) -> Phrase:
    match what:
        case SettingSubject.MODE:
            return Phrase("session_notice.mode_not_changed", reason=reason)
        case SettingSubject.MODEL:
            return Phrase("session_notice.model_not_changed", reason=reason)
        case SettingSubject.EFFORT:
            return Phrase("session_notice.effort_not_changed", reason=reason)
        case SettingSubject.THINKING:
            return Phrase("session_notice.thinking_not_changed", reason=reason)


def _request(what: SettingSubject, value: str) -> HostRequest:
    match what:
        case SettingSubject.MODE:
            return SetPermissionMode(mode=value)
        case SettingSubject.MODEL:
            return SetModel(model=value or None)
        case SettingSubject.EFFORT:
            return ApplyFlagSettings(settings={"effortLevel": value or None})
        case SettingSubject.THINKING:
            return SetMaxThinkingTokens(max_thinking_tokens=int(value) if value else None)


def _applied(answer: Mapping[str, Any], what: str) -> str:
    """Return the applied value from the answer to `get_settings`; "" if the answer does not have it."""
    applied = answer.get("applied")
    found = applied.get(what) if isinstance(applied, dict) else None
    return found if isinstance(found, str) else ""


# -------------------------------------------------------------------------------------------------
# What the user controls besides messages: mode, model, effort, thinking, and background tasks.


class SessionSettings(QObject):
    """Changes settings for the user. While a setting changes (`holds`), messages wait: the user wrote these
    messages for the new setting.

    Bypass, the mode that never asks, needs a child that was started for bypass. If the current child was
    started without bypass, it is restarted when no turn runs.
    """

    changed = Signal()  # a setting may have changed
    notice = Signal(object)  # Text for the user

    def __init__(
        self,
        child: CliRunner,
        info: SessionInfo,
        tasks: AsyncTasks,
        machine: Machine,
        facts: Callable[[], SessionFacts],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._child = child
        self._info = info
        self._tasks = tasks
        self._facts = facts
        self._machine = machine
        self._bypass_due = False  # the user has chosen bypass, and the current child was not started for it
        self._says_bypass_waits = False  # a notice says that bypass waits until the agents have ended
        self._restart_due = False  # a restart waits until the turn and the agents have ended
        self._changes = SettingChanges(child, info, tasks, self)
        self._changes.changed.connect(self.changed)
        self._changes.refused.connect(self.notice)

    @property
    def holds(self) -> bool:
        return self._bypass_due or self._changes.under_way

    @property
    def wanted_mode(self) -> str:
        """The permission mode that was chosen last, whether the CLI has confirmed it or not."""
        return BYPASS if self._bypass_due else self._changes.wanted(SettingSubject.MODE)

    def set(self, what: SettingSubject, value: str) -> None:
        """Set a value, as `SessionInfo` has it; "" leaves it to the CLI."""
        if what is SettingSubject.MODE:
            self._bypass_due = False
        if (
            what is not SettingSubject.MODE
            or value != BYPASS
            or self._child.agent is None
            or self._child.may_bypass
        ):
            self._changes.set(what, value)
            return
        self._bypass_due, self._says_bypass_waits = True, False
        if self._facts().works:
            self.notice.emit(session_texts.BYPASS_LATER)
        elif not self._child.starting:
            self._restart()  # the question before bypass said how many tasks end
        self.changed.emit()

    def choose_as(self, other: "SessionSettings") -> None:
        """Copy the choices of another session, but not bypass: the user chooses bypass for each session."""
        if other.wanted_mode not in (self.wanted_mode, BYPASS):
            self.set(SettingSubject.MODE, other.wanted_mode)
        self._copy(other, SettingSubject.MODEL)
        self.think_as(other)

    def think_as(self, other: "SessionSettings") -> None:
        """Copy the effort and the thinking of another session."""
        self._copy(other, SettingSubject.EFFORT)
        self._copy(other, SettingSubject.THINKING)

    def _copy(self, other: "SessionSettings", what: SettingSubject) -> None:
        chosen = other._changes.chosen(what)
        if chosen != self._changes.chosen(what):
            self.set(what, chosen)

    def restart_if_due(self) -> None:
        """Restart the child if bypass or `start_again` needs that, and the session is idle."""
        if (self._bypass_due or self._restart_due) and self._facts().is_idle:
            self._restart()

    def _restart(self) -> None:
        if self._bypass_due:
            self._info.set_mode(BYPASS)
        self._bypass_due = self._restart_due = False
        self._machine.do(EndAsked(EndReason.RESTART))

    def mode_allowed(self, mode: str) -> None:
        """Record a mode that an answer to a request has set. The CLI reports the mode too: 2.1.37 at the
        next turn, 2.1.330 immediately."""
        self._info.set_mode(mode)
        self._info.asks_plan = False
        self.changed.emit()

    def start_again(self, *, ends_agents: bool = False) -> None:
        """End the child, and start another child that continues the conversation. Wait for the end of a turn.
        While agents work, wait until they have ended, unless the user wants to end them (`ends_agents`)."""
        facts = self._facts()
        if facts.works:
            self._restart_due = True
            self.notice.emit(session_texts.START_AFTER_TURN)
        elif not (facts.is_idle or ends_agents):
            self._restart_due = True
            if facts.agents:
                self.notice.emit(session_texts.start_after_agents(facts.agents))
        else:
            self._restart()

    def put_to_rest(self) -> None:
        """End the child if it is idle. The next message starts another child."""
        if self._facts().is_idle and not (self._child.starting or self.holds):
            self._machine.do(EndAsked(EndReason.REST))

    def turn_ended(self, left_a_plan: bool) -> None:
        """Restart the child if bypass needs that. `left_a_plan`: whether the user has not decided on a plan.
        In that case, 2.1.195 silently left plan mode (protocol/README.md 7.4), so plan mode is set again."""
        if left_a_plan and self._info.mode == "plan" and self._child.agent is not None:
            self._changes.set(SettingSubject.MODE, "plan")
        facts = self._facts()
        if self._bypass_due and facts.agents and not facts.works and not self._says_bypass_waits:
            self._says_bypass_waits = True
            self.notice.emit(session_texts.bypass_after_agents(facts.agents))
        self.restart_if_due()

    def child_started(self, mode: str) -> None:
        """Ask a child that has just started for the settings that it lacks. `mode`: the permission mode that
        the child reports, "" if it does not report a mode."""
        self._changes.catch_up(mode)
        self.restart_if_due()

    def child_ended(self) -> None:
        self._changes.child_ended()
        self._restart_due = False
        if self._bypass_due:  # the next child is started for bypass anyway
            self._bypass_due = False
            self._info.set_mode(BYPASS)

    def bypass_refused(self, reason: Text) -> None:
        """Return to a mode that asks: the CLI did not start in bypass."""
        self._info.set_mode(self._info.asking_mode)
        self.notice.emit(_not_changed(SettingSubject.MODE, reason))

    def stop_task(self, task: Worker) -> None:
        """End one background task. A notice says if the CLI cannot do that."""
        self._tasks.start(self._stop_task(task))

    def move_to_background(self, call: ToolCall) -> None:
        """Let Claude continue its turn without waiting for the call. A notice says if that fails."""
        self._tasks.start(self._move_to_background(call))

    async def _move_to_background(self, call: ToolCall) -> None:
        why: Text = ""
        try:
            answer = await self._child.ask(BackgroundTasks(tool_use_id=call.id), SETTINGS_SECONDS)
            if answer.get("backgrounded") is not True and call.is_movable:
                why = session_texts.NOT_MOVED
        except (RequestFailed, RequestTimeout, AgentGone):
            why = session_texts.NOT_MOVED
        if why:
            self.notice.emit(why)

    async def _stop_task(self, task: Worker) -> None:
        try:
            if not self._info.stops_tasks:
                raise RequestTimeout
            await self._child.ask(StopTask(task_id=task.id), ANSWER_SECONDS)
        except RequestTimeout:
            if self._info.stops_tasks:
                self.notice.emit(session_texts.NO_TASK_STOPS)
            self._info.stops_tasks = False
        except AgentGone:
            pass  # the task has ended with Claude Code, and a notice names it
        except RequestFailed as error:
            self.notice.emit(session_texts.task_not_stopped(task.words, session_texts.not_answered(error)))
        self.changed.emit()

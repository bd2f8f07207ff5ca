"""Every notification of a scripted hour, with the reason for each, and for each silence."""

import time
from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.controllers import notification_controller
from claude_desk.controllers.notification_controller import NotificationController
from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.session.core import session as session_module
from claude_desk.workspace.desktop.notifier import DesktopNotification
from tests.gallery.opened_agent import agent, ended, launched, listed, started
from tests.live_session import LiveSession
from tests.unit.controllers.test_notification_controller import Front
from tests.unit.transcript.cli_messages import Frame, init, result, result_of, said, start, system, text, tool

pytestmark = pytest.mark.usefixtures("screen_loop")


class Sessions(QObject):
    """The open sessions: one, which is not seen."""

    opened, left, changed = Signal(object), Signal(object), Signal()

    def is_seen(self, controller: object) -> bool:
        return False


class Opened(QObject):
    begun = Signal()
    profile, folder = "", "/home/someone/src/atlas"

    def __init__(self) -> None:
        super().__init__()
        self.session: LiveSession | None = None
        self.view = SimpleNamespace(title="Atlas", profile=SimpleNamespace(name=""))


class Page(QObject):
    notificationTried = Signal()

    def show_notifier(self, there: bool) -> None: ...


class Windows(QObject):
    activeChanged = Signal()

    def window_of(self, controller: object) -> None: ...


class Desktop(QObject):
    """The desktop. `said`: the first lines of the notifications since `take`, and those that went away."""

    acted, replied, posted = Signal(str, str, str), Signal(str, str), Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self._shown: dict[str, str] = {}

    def show(self, key: str, told: DesktopNotification) -> None:
        self._shown[key] = told.body.split("\n")[0].partition(", resets ")[0]
        self.said.append(self._shown[key])

    def withdraw(self, key: str) -> None:
        if words := self._shown.pop(key, ""):
            self.said.append(f"gone: {words}")

    def take(self) -> list[str]:
        taken, self.said = self.said, []
        return taken


ASKS = {"subtype": "can_use_tool", "tool_name": "Bash", "input": {"command": "make"}, "tool_use_id": "t9"}
REJECTED = {"status": "rejected", "rateLimitType": "five_hour", "resetsAt": 4_000_000_000}
NEEDS = "Needs you · Run this command? make"
FLOW = {"task_id": "w1", "run_id": "0r8", "tool_use_id": "c8"}
FAILED = {"subtype": "error_during_execution", "is_error": True, "result": "", "errors": ["It broke."]}


def asks(request_id: str) -> Frame:
    return {"type": "control_request", "request_id": request_id, "request": ASKS}


def withdrawn(request_id: str) -> Frame:
    return {"type": "control_cancel_request", "request_id": request_id}


def turn(number: int, *frames: Frame) -> Iterable[Frame]:
    """Return the messages of a turn that Claude Code begins by itself."""
    return init(), start(f"o{number}"), said(text("So it is."), id=f"o{number}"), *frames, result()


Act = Callable[[LiveSession], object]


def says(*frames: Frame) -> Act:
    return lambda session: session.says(*frames)


def sends(words: str) -> Act:
    def act(session: LiveSession) -> None:
        session.send(words)
        session.hear()
        # On a busy machine, the message is written late. Claude would begin its turn by itself.
        limit = time.monotonic() + 10
        while session.message_dispatch.queue.waiting and time.monotonic() < limit:
            session.hear()
        session.works()

    return act


# (minute, what happens, how, the notifications then). A turn of at least 30 s is announced at its end.
HOUR: list[tuple[float, str, Act, list[str]]] = [
    (0, "the user sends a message", sends("Tidy up"), []),
    (0.2, "a short turn ends", says(result()), []),
    (1, "the user sends a message", sends("Tidy up more"), []),
    (3, "Claude asks", says(said(tool("t9", command="make"), id="m1"), asks("r1")), [NEEDS]),
    (4, "Claude Code takes the request back", says(withdrawn("r1")), [f"gone: {NEEDS}"]),
    (5, "a long turn ends", says(result_of("t9"), result()), ["Done · 4 min"]),
    (6, "Claude Code begins a turn by itself: nobody has asked for it", says(*turn(1)), []),
    (7, "the user sends a message", sends("Port it"), ["gone: Done · 4 min"]),
    (8, "Claude begins two agents", says(
        said(agent("c1", "One", "Port one."), agent("c2", "Two", "Port two."), id="m2"),
        listed("a1 0r1", "a2 0r2"),
        started("a1", "0r1", "c1", "One", "Port one."), launched("c1", "a1"),
        started("a2", "0r2", "c2", "Two", "Port two."), launched("c2", "a2"),
    ), []),
    (9, "the turn ends, and two agents work", says(result()), ["Waiting for 2 agents"]),
    (12, "an agent ends, and Claude Code begins a turn about it",
        says(*ended("a1", "0r1", "c1", "completed"), listed("a2 0r2"), *turn(2)), []),
    (15, "the last agent ends, and Claude Code begins a turn about it", says(
        *ended("a2", "0r2", "c2", "completed"), listed(), init(), start("o3"), said(text("Both."), id="o3"),
    ), []),
    (16, "that turn ends", says(result()), ["gone: Waiting for 2 agents", "Done · 9 min"]),
    (17, "the user sends a message", sends("Once more"), ["gone: Done · 9 min"]),
    (18, "Claude calls an agent again", says(
        said(tool("s1", "SendMessage", to="a2", message="And the rest."), id="m3"),
        listed("a2 0r3"), started("a2", "0r3", "s1", "Two", "And the rest."),
        result_of("s1", "Resumed.", tool_use_result={"success": True, "resumedAgentId": "a2"}),
    ), []),
    (19, "the turn ends", says(result()), ["Waiting for 1 agent"]),
    (21, "the agent fails", says(*ended("a2", "0r3", "s1", "failed"), listed(), *turn(4)),
        ["gone: Waiting for 1 agent", "Done · 4 min"]),
    (22, "the user sends a message", sends("Survey it"), ["gone: Done · 4 min"]),
    (23, "Claude begins a workflow", says(
        said(tool("c8", "Workflow", script="…"), id="m4"),
        system("task_started", **FLOW, task_type="local_workflow", is_backgrounded=True),
        system("background_tasks_changed", tasks=[{**FLOW, "task_type": "local_workflow"}]),
        result_of("c8", tool_use_result={"status": "async_launched", "taskId": "w1"}),
    ), []),
    (24, "the turn ends, and the workflow works", says(result()), ["Waiting for 1 agent"]),
    (30, "an agent of the workflow asks", says(asks("r2")), [NEEDS]),
    (31, "the request is taken back", says(withdrawn("r2")), [f"gone: {NEEDS}"]),
    (33, "the workflow ends", says(
        *ended("w1", "0r8", "c8", "completed"), system("background_tasks_changed", tasks=[]), *turn(5),
    ), ["gone: Waiting for 1 agent", "Done · 11 min"]),
    (34, "the user sends a message", sends("Run it"), ["gone: Done · 11 min"]),
    (36, "the turn fails", says(result(**FAILED)), ["Failed · It broke."]),
    (37, "the user sends a message", sends("Run it again"), ["gone: Failed · It broke."]),
    (38, "Claude begins a command in the background", says(
        said(tool("b1", command="serve"), id="m5"),
        system("task_started", task_id="b1", tool_use_id="b1", task_type="local_bash", description="serve",
               is_backgrounded=True),
        system("background_tasks_changed",
               tasks=[{"task_id": "b1", "task_type": "local_bash", "description": "serve"}]),
        result_of("b1", "Running in the background."),
    ), []),
    (39, "the turn ends", says(result()), ["Done · 2 min · 1 command still runs"]),
    (40, "the command ends, and Claude Code begins a turn about it", says(
        system("task_notification", task_id="b1", tool_use_id="b1", status="completed", summary="serve"),
        system("background_tasks_changed", tasks=[]), *turn(6),
    ), []),
    (41, "the user sends a message", sends("Go on"), ["gone: Done · 2 min · 1 command still runs"]),
    (43, "the user stops the turn: they know",
        lambda session: (session.stop(), session.says(result(**FAILED))), []),
    (45, "the user sends a message", sends("And on"), []),
    (47, "the limit is reached, and the turn fails",
        says({"type": "rate_limit_event", "rate_limit_info": REJECTED}, result(**FAILED)),
        ["5-hour limit reached"]),
    (50, "the user sends a message", sends("Last one"), ["gone: 5-hour limit reached"]),
    (55, "Claude Code dies: no limit does that", lambda session: session.cli.end(ProcessOutcome(True, 1)),
        ["Failed · Claude Code exited (exit code 1)."]),
]  # fmt: skip


def test_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1_000.0
    monkeypatch.setattr(notification_controller, "time", SimpleNamespace(monotonic=lambda: clock))
    monkeypatch.setattr(session_module, "REPORT_SECONDS", 0.0)
    sessions, opened, desktop = Sessions(), Opened(), Desktop()
    parts: list[Any] = [
        sessions,
        SimpleNamespace(kept=SettingsFile(notify_waiting=True)),
        Page(),
        Front(),
        Windows(),
        desktop,
    ]
    parent = QObject()
    NotificationController(*parts, parent)
    sessions.opened.emit(opened)
    session = opened.session = LiveSession()
    opened.begun.emit()
    heard: list[tuple[float, str, list[str]]] = []
    for minute, what, act, _ in HOUR:
        clock = 1_000.0 + 60 * minute
        act(session)
        session.hear()
        heard.append((minute, what, desktop.take()))
    assert heard == [(minute, what, told) for minute, what, _, told in HOUR]

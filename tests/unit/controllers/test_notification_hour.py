"""All notifications of an hour with agents, in virtual time."""

import asyncio
import itertools
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from claude_desk.agent.finder import Command
from claude_desk.controllers import notification_controller
from claude_desk.controllers.notification_controller import NotificationController
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import AllowOnce
from claude_desk.workspace.desktop.notifier import DesktopNotification
from tests.fuzz.cli_output import answer, lifecycle
from tests.fuzz.fake_process import FakeProcess
from tests.fuzz.json_values import line_of
from tests.fuzz.virtual_loop import VirtualLoop
from tests.unit.transcript import cli_messages as f
from tests.unit.transcript.cli_messages import Frame

ORIGIN = {"kind": "task-notification", "producer": "session-task", "runId": "r1"}
NOTED = f.result(num_turns=0, result="", origin=ORIGIN)


class Sessions(QObject):
    opened, left, changed = Signal(object), Signal(object), Signal()

    def is_seen(self, controller: object) -> bool:
        return False


class Window(QObject):
    activeChanged = Signal()
    alerts = 0

    def isActive(self) -> bool:
        return False

    def alert(self, milliseconds: int) -> None:
        self.alerts += 1

    def window_of(self, controller: object) -> None:
        return None


class Settings(QObject):
    notificationTried = Signal()

    def show_notifier(self, there: bool) -> None:
        assert there


class Controller(QObject):
    begun = Signal()
    session: Session | None = None
    folder, profile = "/project", ""
    view = SimpleNamespace(title="Mend it", profile=SimpleNamespace(name=""))


class Desktop(QObject):
    """A notifier that keeps each notification with the minute in which it was shown."""

    acted, replied, posted = Signal(str, str, str), Signal(str, str), Signal(str, bool)

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop
        self.shown: list[tuple[int, str]] = []
        self.withdrawn = 0

    def show(self, key: str, notification: DesktopNotification) -> None:
        self.shown.append((round(self._loop.time() / 60), notification.body.split("\n")[0]))

    def withdraw(self, key: str) -> None:
        self.withdrawn += 1


class Hour:
    """A session whose CLI does what the test says, at a minute of the hour."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop = VirtualLoop()
        asyncio.set_event_loop(self.loop)
        monkeypatch.setattr(notification_controller, "time", SimpleNamespace(monotonic=self.loop.time))
        FakeProcess.made.clear()
        FakeProcess.starts = True
        self.desktop = Desktop(self.loop)
        self.listed: dict[str, Frame] = {}
        self._runs = itertools.count(1)
        self._owner = QObject()
        self.session = self.loop.run_until_complete(self._begin(folder))
        self.play(self.session.start)
        process = FakeProcess.made[0]
        process.decided = lambda request_id: True
        fine = {"subtype": "success", "response": {}}
        self.says(*(answer(each, fine) for each in process.asked("initialize")))

    async def _begin(self, folder: Path) -> Session:
        kinds = {f"notify_{kind}": True for kind in ("request", "done", "failed", "limit")}
        self.settings = SimpleNamespace(**kinds, notify_waiting=False, notify_hidden=False, notify_seconds=10)
        settings = SimpleNamespace(kept=self.settings)
        sessions, window, controller = Sessions(self._owner), Window(self._owner), Controller(self._owner)
        parts: list[Any] = [sessions, settings, Settings(self._owner), window, Window(self._owner)]
        self.notifications = NotificationController(*parts, self.desktop, self._owner)  # type: ignore[arg-type]
        config = SessionConfig(
            str(folder), Command("/claude"), {}, folder / "journals", make_process=FakeProcess
        )
        controller.session = session = Session(config, self._owner)
        sessions.opened.emit(controller)
        controller.begun.emit()
        return session

    # --- time ----------------------------------------------------------------------------------

    def play(self, act: Any = lambda: None, seconds: float = 0.0) -> None:
        self.loop.play(act, seconds)
        assert not self.loop.errors, self.loop.errors

    def at(self, minute: float) -> None:
        """Let time pass until this minute."""
        seconds = minute * 60 - self.loop.time()
        assert seconds >= 0
        self.play(seconds=seconds)

    # --- what happens --------------------------------------------------------------------------

    def says(self, *frames: Frame) -> None:
        self.play(lambda: FakeProcess.made[0].says(*map(line_of, frames)))

    def sends(self, text: str) -> None:
        """Begin a turn of the user."""
        self.play(lambda: self.session.send(text))
        uuid = FakeProcess.made[0].prompts[-1]
        self.says(lifecycle(uuid, "started"), f.init(), f.replay(text, uuid))

    def begins(self, *tasks: str) -> None:
        """Begin tasks in the background: a command if the id begins with b, else an agent."""
        for task in tasks:
            kind = "local_bash" if task.startswith("b") else "local_agent"
            self.listed[task] = {
                "task_id": task,
                "run_id": f"r{next(self._runs):03}",
                "task_type": kind,
                "description": f"Task {task}",
            }
        self.says(f.system("background_tasks_changed", tasks=list(self.listed.values())))

    def ends(self, task: str, status: str = "completed") -> None:
        run = self.listed.pop(task)["run_id"]
        ended = {"task_id": task, "run_id": run, "status": status, "summary": "It is so."}
        self.says(
            f.system("task_notification", **ended),
            f.system("background_tasks_changed", tasks=list(self.listed.values())),
        )

    def answers(self, seconds: float = 5.0, **result: Any) -> None:
        """Let Claude write an answer, and end the turn."""
        self.play(seconds=seconds)
        self.says(f.said(f.text("So it is."), id=f"m{next(self._runs)}"), f.result(**result))

    def reports(self, seconds: float = 5.0, after: float = 0.1, **result: Any) -> None:
        """Let Claude Code begin a turn by itself, about a task that has ended."""
        self.play(seconds=after)
        self.says(f.init())
        self.answers(seconds, origin=ORIGIN, **result)

    def asks(self, agent: str) -> None:
        request = {
            "subtype": "can_use_tool", "tool_name": "Bash", "input": {"command": "ls"}, "agent_id": agent,
        }  # fmt: skip
        self.says({"type": "control_request", "request_id": f"asks {agent}", "request": request})

    def close(self) -> None:
        FakeProcess.made[0].kill()
        self.loop.run_until_complete(self.session.close())
        self.loop.close()
        asyncio.set_event_loop(None)
        self._owner.deleteLater()
        FakeProcess.made.clear()


@pytest.fixture
def hour(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hour]:
    folder = Path(tempfile.mkdtemp())
    held = Hour(folder, monkeypatch)
    yield held
    held.close()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.parametrize("waiting", [False, True])
def test_the_notifications_of_an_hour(hour: Hour, waiting: bool) -> None:
    """`waiting`: whether the user wants to know that Claude waits for agents."""
    session = hour.session
    hour.settings.notify_waiting = waiting
    hour.at(1)
    hour.sends("go")
    hour.begins("a1", "a2", "b1")
    hour.answers(20)
    assert session.state.phase is SessionPhase.AGENTS

    hour.at(5)
    hour.ends("a1")
    hour.reports(15)  # while a2 works
    hour.at(6)
    hour.begins("a1")  # called again
    assert session.workers.agents_at_work == 2

    hour.at(10)
    hour.asks("a2")  # needs the user
    hour.at(11)
    hour.play(lambda: session.requests.decide("asks a2", AllowOnce()))

    hour.at(15)
    hour.sends("and this?")
    hour.answers(20, is_error=True, result="It broke.")  # fails while agents work

    hour.at(20)
    hour.ends("a2", "failed")
    hour.reports(30)
    assert session.state.phase is SessionPhase.AGENTS

    hour.at(30)
    hour.ends("a1")
    hour.says(f.init(), NOTED, f.init(), NOTED)
    hour.reports(30)
    assert session.state.phase is SessionPhase.READY

    hour.at(40)
    hour.ends("b1")  # the command that still ran
    hour.reports(30)
    hour.at(44)
    hour.reports(30, is_error=True, result="It broke.")  # such as an event of a monitor

    hour.at(50)
    hour.sends("once more")
    hour.answers(20)
    hour.at(60)
    assert session.state.phase is SessionPhase.READY
    assert hour.desktop.shown == [
        *([(1, "Waiting for 2 agents")] if waiting else []),
        (10, "Needs you · Run this command? ls"),
        (15, "Failed · It broke."),
        (31, "Done · 29 min 30 s · 1 command still runs"),
        (50, "Done · 20 s"),
    ]


@pytest.mark.parametrize("after", [0.05, 0.3, 0.9, 5.0])
@pytest.mark.parametrize("seconds", [0.1, 20.0])
def test_done_is_said_once_however_late_claude_reports(hour: Hour, after: float, seconds: float) -> None:
    hour.at(1)
    hour.sends("go")
    hour.begins("a1")
    hour.answers(20)
    hour.at(3)
    hour.ends("a1")
    hour.reports(seconds, after)
    hour.at(10)
    assert [body.split(" · ")[0] for _, body in hour.desktop.shown] == ["Done"]


def test_agents_that_the_user_stops_are_no_failure(hour: Hour) -> None:
    hour.at(1)
    hour.sends("go")
    hour.begins("a1", "a2")
    hour.answers(20)
    hour.at(2)
    hour.play(hour.session.stop_agents)
    hour.ends("a1", "stopped")
    hour.ends("a2", "stopped")
    hour.reports(30)
    hour.at(5)
    assert [body.split(" · ")[0] for _, body in hour.desktop.shown] == ["Done"]


def test_a_crash_is_news_although_only_agents_work(hour: Hour) -> None:
    hour.at(1)
    hour.sends("go")
    hour.begins("a1")
    hour.answers(20)
    hour.at(2)
    hour.play(FakeProcess.made[0].kill)
    hour.at(3)
    assert hour.desktop.shown == [(2, "Failed · Claude Code was terminated (signal KILL).")]


@pytest.mark.parametrize("how", ["done", "failed", "stopped", "ended"])
def test_that_claude_waits_is_not_said_any_longer_than_it_is_true(hour: Hour, how: str) -> None:
    hour.settings.notify_waiting = True
    hour.at(1)
    hour.sends("go")
    hour.begins("a1")
    hour.answers(20)
    (key,) = hour.notifications._subjects
    hour.at(3)
    if how == "ended":
        hour.play(FakeProcess.made[0].kill)
    elif how == "stopped":
        hour.play(hour.session.stop)
        hour.ends("a1", "stopped")
        hour.play(seconds=60)
    else:
        hour.ends("a1")
        hour.reports(20, **({"is_error": True, "result": "It broke."} if how == "failed" else {}))
    hour.play(seconds=60)
    assert key not in hour.notifications._subjects

"""The desktop notifications about sessions, and what a press on one does."""

import shlex
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal

from claude_desk.controllers.main_controller import MainController
from claude_desk.controllers.session_controller import SessionController
from claude_desk.protocol.files.journal_file import DecisionRecord, read_records
from claude_desk.protocol.wire.messages import RateLimitEvent
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import AllowOnce
from claude_desk.ui.profiles.profile_marks import ProfileMark
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.desktop.notifier import DesktopNotification
from tests.notification_service import NotificationService
from tests.scripted_cli.script import Script, Steps
from tests.unit.controllers.conftest import StartProgram
from tests.unit.session.session_harness import WIRE, calling, ending, tool
from tests.waiting import signal_of, until

ALL = ("actions", "body", "inline-reply")
MARKER = DesktopNotification("marker", "")
REJECTED = {"status": "rejected", "rateLimitType": "five_hour", "resetsAt": 4_000_000_000}


class Front(QObject):
    """A replacement for the window, which only says whether it is in front."""

    activeChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.active = False
        self.asked: list[str] = []

    def isActive(self) -> bool:
        return self.active

    def turn(self, active: bool) -> None:
        self.active = active
        self.activeChanged.emit()

    def alert(self, milliseconds: int) -> None:
        self.asked.append("alert")

    def windowStates(self) -> Qt.WindowState:
        return Qt.WindowState.WindowMinimized | Qt.WindowState.WindowMaximized

    def setWindowStates(self, states: Qt.WindowState) -> None:
        self.asked.append("shown" if states == Qt.WindowState.WindowMaximized else str(states))

    def requestActivate(self) -> None:
        self.asked.append("active")


class Told:
    """A program, its window, and the notification service with what it received."""

    def __init__(self, program: MainController, service: NotificationService, front: Front) -> None:
        self.program = program
        self.service = service
        self.front = front

    @property
    def controller(self) -> SessionController:
        found = self.program.session_manager.current
        assert found is not None
        return found

    @property
    def session(self) -> Session:
        assert self.controller.session is not None
        return self.controller.session

    async def shown(self, count: int = 1) -> list[tuple[int, str, str, list[str]]]:
        """Wait until `count` notifications are shown. Return (number, title, body, actions) of each."""
        await until(self.service.changed, lambda: len(self.service.shown) == count)
        return [(n, told[3], told[4], told[5]) for n, told in self.service.shown.items()]

    async def none(self) -> None:
        """Assert that no notification is shown or on its way: a notification that is sent now is the only one
        shown."""
        self.program.notifications._notifier.show("marker", MARKER)  # type: ignore[union-attr]
        await until(self.service.changed, lambda: bool(self.service.shown))
        assert [told[3] for told in self.service.shown.values()] == [MARKER.title]
        self.program.notifications._notifier.withdraw("marker")  # type: ignore[union-attr]
        await until(self.service.changed, lambda: not self.service.shown)


OpenProgram = Callable[..., Awaitable[Told]]


@pytest.fixture
def open_program(
    start_program: StartProgram, bus: str, tmp_path: Path, on_loop: Any
) -> AsyncIterator[OpenProgram]:
    """A function that opens a program with one session, which runs the given steps. The window is not in
    front."""
    services: list[NotificationService] = []

    async def open_program(steps: Steps, *abilities: str, **kept: Any) -> Told:
        service = await NotificationService(*(abilities or ALL)).start(bus)
        services.append(service)
        words = Script(steps, answers={"interrupt": {}}).save(tmp_path / "script.json")
        program = start_program(cli=shlex.join(words))
        for name, value in kept.items():
            program._settings.set(name, value)
        front = Front()
        program.notifications._window = front  # type: ignore[assignment]
        front.activeChanged.connect(program.notifications._on_front_changed)
        project = tmp_path / "project"
        project.mkdir(exist_ok=True)
        program.launcher.open_folder(str(project))
        return Told(program, service, front)

    yield open_program  # type: ignore[misc]
    for service in services:
        on_loop(service.stop())


def asking() -> Steps:
    steps = calling().ask(
        WIRE.can_use_tool(tool()),
        allow=Steps().write(WIRE.tool_result("toolu_1", "ok", None)),
        deny=Steps().write(WIRE.tool_result("toolu_1", "no", None, is_error=True)),
    )
    return ending(steps)


async def test_a_request_is_told_and_denied(open_program: OpenProgram, tmp_path: Path) -> None:
    told = await open_program(asking())
    told.session.send("Tidy up")
    [(number, title, body, actions)] = await told.shown()
    assert title == str(told.controller.view.title)
    assert body == f"Needs you · Run this command? mkdir x\n{tmp_path / 'project'}"
    assert actions == ["default", "", "show", "Show", "deny", "Deny “mkdir x”"]
    assert told.front.asked == ["alert"]
    await told.service.press(number, "deny")
    await until(told.session.state_changed, lambda: told.session.state.phase is SessionPhase.READY)
    assert told.session.requests.pending == [] and told.front.asked == ["alert"], (
        "the window stays where it is"
    )
    path = told.session.permission_recorder.path
    assert path is not None
    [record] = [each for each in read_records(path.read_bytes()) if isinstance(each, DecisionRecord)]
    assert (record.decision, record.decided_in) == ("deny", "notification")


async def test_show_leads_to_the_request(open_program: OpenProgram, tmp_path: Path) -> None:
    told = await open_program(asking())
    controller, session = told.controller, told.session
    session.send("Tidy up")
    [(number, *_)] = await told.shown()
    told.program.launcher.open_folder(str(tmp_path))
    assert told.program.session_manager.current is not controller
    wished = signal_of(controller.view.wished)
    await told.service.press(number, "show", "token-1")
    assert await wished == ("answer",)
    assert told.program.session_manager.current is controller and len(session.requests.pending) == 1
    assert told.front.asked == ["alert", "shown", "active"]


async def test_the_icon_counts_all_that_needs_the_user_once(
    open_program: OpenProgram, tmp_path: Path
) -> None:
    """The icon counts requests and the question about a folder, in the main window and in others."""

    def counted() -> list[int]:
        return [body[1]["count"][1] for _, body in told.service.signals]

    def state() -> str:
        return f"{counted()}, now {told.program._app.all_waiting}"

    told = await open_program(asking())
    controller, session = told.controller, told.session
    session.send("Tidy up")
    await until(told.service.changed, lambda: counted() == [1], words=state)
    # Not above the folder of the first session, whose files would change with it.
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / ".mcp.json").write_text('{"mcpServers": {"x": {"command": "false"}}}')
    told.program.launcher.open_folder(str(tmp_path / "other"))
    await until(told.service.changed, lambda: counted() == [1, 2], words=state)
    told.program._app.move_to_window(controller.view)
    session.requests.decide(session.requests.pending[0].id, AllowOnce())
    await until(told.service.changed, lambda: counted() == [1, 2, 1], words=state)
    told.program.session_manager.close(told.controller)
    await until(told.service.changed, lambda: counted() == [1, 2, 1, 0], words=state)


async def test_what_is_answered_in_the_window_is_withdrawn(open_program: OpenProgram) -> None:
    told = await open_program(asking())
    told.session.send("Tidy up")
    await told.shown()
    told.session.requests.decide(told.session.requests.pending[0].id, AllowOnce())
    await told.shown(0)


async def test_what_is_seen_is_withdrawn_or_not_told(open_program: OpenProgram) -> None:
    told = await open_program(asking())
    told.session.send("Tidy up")
    await told.shown()
    told.front.turn(True)
    await told.shown(0)
    told.session.requests.decide(told.session.requests.pending[0].id, AllowOnce())
    await until(told.session.state_changed, lambda: told.session.state.phase is SessionPhase.READY)
    await told.none()


async def test_neither_of_two_that_are_seen_is_told(open_program: OpenProgram, tmp_path: Path) -> None:
    told = await open_program(asking())
    app, manager, controller = told.program._app, told.program.session_manager, told.controller
    with manager.opening_in_other_pane():
        told.program.launcher.open_folder(str(tmp_path))
    assert manager.other_pane is controller
    app.setSplit(True)
    told.front.turn(True)
    assert controller.session is not None
    controller.session.send("Tidy up")
    await until(controller.session.requests_changed, lambda: bool(controller.session.requests.pending))
    await told.none()
    app.setSplit(False)  # no room for both sessions now
    told.front.turn(False)
    controller.session.requests.decide(controller.session.requests.pending[0].id, AllowOnce())
    await until(
        controller.session.state_changed, lambda: controller.session.state.phase is SessionPhase.READY
    )
    told.program._settings.set("notify_seconds", 0)
    told.front.turn(True)
    told.program.notifications._announce_end(controller, controller.session, 1)
    await told.shown()
    app.setSplit(True)
    await told.shown(0)


@pytest.mark.full_window
async def test_a_press_leads_to_the_window_that_the_session_has(
    open_program: OpenProgram, screen: WindowEngine
) -> None:
    told = await open_program(asking())
    controller, session = told.controller, told.session
    told.program.session_manager.move_out(controller)
    own = told.program.windows.window_of(controller)
    assert own is not None
    await until(own.activeChanged, own.isActive)
    screen.window.requestActivate()
    await until(screen.window.activeChanged, screen.window.isActive)
    session.send("Tidy up")
    [(number, *_)] = await told.shown()
    assert told.front.asked == [], "another window was to be noticed"
    await told.service.press(number, "show")
    await until(own.activeChanged, own.isActive)
    await told.shown(0)
    assert told.program.session_manager.current is controller and len(session.requests.pending) == 1
    session.requests.decide(session.requests.pending[0].id, AllowOnce())
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    await told.none()


async def test_the_next_request_is_another_notification(open_program: OpenProgram) -> None:
    first, second = tool(tool_id="toolu_1"), tool(value={"command": "mkdir y"}, tool_id="toolu_2")
    steps = Steps().await_user().write(WIRE.init("default"))
    steps.write(WIRE.assistant("msg_1", first), WIRE.assistant("msg_1", second))
    steps.post(WIRE.can_use_tool(first), "r1").post(WIRE.can_use_tool(second), "r2").await_answer("r1")
    told = await open_program(steps)
    told.session.send("Tidy up")
    [(before, *_)] = await told.shown()
    await until(told.session.requests_changed, lambda: len(told.session.requests.pending) == 2)
    told.session.requests.decide("r1", AllowOnce())
    await until(told.service.changed, lambda: [*told.service.shown] not in ([], [before]))
    await told.service.press(before, "deny")  # an old notification is not about this request
    [(now, *_)] = await told.shown()
    shows = signal_of(told.controller.view.wished)
    await told.service.press(now, "default")
    await shows
    assert [request.id for request in told.session.requests.pending] == ["r2"]


async def test_a_turn_that_took_its_time_is_told(open_program: OpenProgram) -> None:
    told = await open_program(
        ending(calling().write(WIRE.tool_result("toolu_1", "ok", None))), notify_seconds=0
    )
    told.session.send("Tidy up")
    [(number, _, body, actions)] = await told.shown()
    assert body.startswith("Done · ")
    assert actions == ["default", "", "inline-reply", "Reply"]
    sent = signal_of(told.session.operations)
    await told.service.reply(number, "And now?")
    await sent
    assert told.session.entries[-1].text == "And now?" or told.session.message_dispatch.queue.queue


def task_frame(subtype: str, **more: Any) -> dict[str, Any]:
    return {"type": "system", "subtype": subtype, **more}


async def test_done_is_told_once_when_the_agents_have_ended_too(
    open_program: OpenProgram, tmp_path: Path
) -> None:
    """An agent and a command work on after the turn. The CLI begins a turn by itself when the agent ends."""
    goes = tmp_path / "goes"
    agent = {"task_id": "a1", "run_id": "r1", "task_type": "local_agent", "description": "Look around"}
    command = {"task_id": "b1", "run_id": "r2", "task_type": "local_bash", "description": "npm run dev"}
    steps = calling().write(
        WIRE.tool_result("toolu_1", "ok", None),
        task_frame("background_tasks_changed", tasks=[agent, command]),
    )
    steps = ending(steps).await_path(goes)
    steps = steps.write(
        task_frame("task_updated", task_id="a1", run_id="r1", patch={"status": "completed"}),
        task_frame("task_notification", task_id="a1", run_id="r1", status="completed", summary="It is so."),
        task_frame("background_tasks_changed", tasks=[command]),
    )
    steps = steps.delay(0.2).write(WIRE.init("default"))
    told = await open_program(ending(steps), notify_seconds=0)
    told.session.send("Tidy up")
    await until(told.session.state_changed, lambda: told.session.state.phase is SessionPhase.AGENTS)
    assert told.session.workers.agents_at_work == 1
    assert str(told.controller.view.property("stateName")) == "Waiting for 1 agent"
    await told.none()
    goes.touch()
    [(_, _, body, _)] = await told.shown()
    assert body.startswith("Done · ")
    assert "1 command still runs" in body
    assert len(told.service.shown) == 1 and told.session.store.last_number == 2


async def test_a_turn_that_fails_is_told_although_agents_work(open_program: OpenProgram) -> None:
    agent = {"task_id": "a1", "run_id": "r1", "task_type": "local_agent", "description": "Look around"}
    failed = WIRE.result("It broke.") | {"is_error": True}
    told = await open_program(
        calling().write(task_frame("background_tasks_changed", tasks=[agent]), failed).hang()
    )
    told.session.send("Tidy up")
    [(number, _, body, _)] = await told.shown()
    assert body.startswith("Failed · It broke.\n")
    assert told.session.state.phase is SessionPhase.AGENTS
    controller, session = told.controller, told.session
    told.program.notifications._announce_failure(controller, session)  # as after each request of an agent
    assert [*told.service.shown] == [number]


async def test_a_reply_to_an_older_turn_waits_in_the_message_box(open_program: OpenProgram) -> None:
    told = await open_program(
        ending(calling().write(WIRE.tool_result("toolu_1", "ok", None))), notify_seconds=0
    )
    told.session.send("Tidy up")
    [(number, *_)] = await told.shown()
    told.program.notifications._subjects[str(1)] = told.program.notifications._subjects["1"].__class__(
        told.controller, told.session, turn=0
    )
    restored = signal_of(told.session.restored)
    await told.service.reply(number, "And now?")
    assert await restored == ("And now?", ())


async def test_a_short_turn_is_not_told(open_program: OpenProgram) -> None:
    told = await open_program(ending(calling().write(WIRE.tool_result("toolu_1", "ok", None))))
    told.session.send("Tidy up")
    await until(
        told.session.state_changed,
        lambda: told.session.store.last_number == 1 and told.session.state.phase is SessionPhase.READY,
    )
    await told.none()


async def test_an_error_and_a_crash_are_told(open_program: OpenProgram) -> None:
    failed = WIRE.result("It broke.") | {"is_error": True}
    told = await open_program(calling().write(failed).await_user().write(WIRE.init("default")).die())
    told.session.send("Tidy up")
    [(number, _, body, _)] = await told.shown()
    assert body.startswith("Failed · It broke.\n")
    told.session.send("Once more")
    await until(told.session.state_changed, lambda: told.session.state.phase is SessionPhase.NOT_RUNNING)
    await until(told.service.changed, lambda: told.service.shown.keys() - {number})
    [(_, _, body, _)] = await told.shown()
    assert body.startswith("Failed · Claude Code was terminated (signal KILL).")


async def test_a_limit_is_told_once_and_instead_of_the_error(open_program: OpenProgram) -> None:
    event = {"type": "rate_limit_event", "rate_limit_info": REJECTED, "uuid": "u", "session_id": "s"}
    failed = WIRE.result("No more.") | {"is_error": True}
    told = await open_program(calling().write(event, event, failed))
    told.session.send("Tidy up")
    [(_, _, body, _)] = await told.shown()
    assert body.startswith("5-hour limit reached, resets ")
    await until(told.session.state_changed, lambda: told.session.state.phase is SessionPhase.READY)
    assert len(await told.shown()) == 1


@pytest.mark.parametrize("changed", [False, True])
async def test_what_waits_is_sent_after_the_reset(open_program: OpenProgram, changed: bool) -> None:
    """If another message waits by then, the press sends nothing, and shows the session."""
    told = await open_program(asking())
    session, queue = told.session, told.session.message_dispatch.queue

    def wait(text: str) -> None:
        session.send(text, send_at=4_000_000_000)
        session.message_dispatch.unschedule(queue.queue[-1].uuid)

    wait("go on")
    session.usage.observe([RateLimitEvent(rate_limit_info=REJECTED)])
    [(number, _, body, actions)] = await told.shown()
    assert body.startswith("5-hour limit reached, resets ") and " · 1 message waits\n" in body
    assert actions == ["default", "", "show", "Show", "send-then", "Send then"]
    if changed:
        wait("and this")
    acted = signal_of(told.program.notifications._notifier.acted)  # type: ignore[union-attr]
    await told.service.press(number, "send-then")
    await acted
    assert [str(each.stage) for each in queue.queue] == (["unsent"] * 2 if changed else ["scheduled"])
    assert bool(told.front.asked[1:]) is changed, "only then the window comes to the front"


async def test_whose_session_it_is_is_said_of_a_profile(open_program: OpenProgram) -> None:
    told = await open_program(asking())
    told.controller.view.set_profile(ProfileMark("Work\n<b>", "red"))
    told.session.send("Tidy up")
    [(_, _, body, _)] = await told.shown()
    assert body.endswith(" · Work <b>") and body.count("\n") == 1


def notified(told: Told) -> list[str]:
    """Return the bodies of all notifications that were ever shown."""
    return [str(body[4]) for member, body in told.service.said if member == "Notify"]


async def test_a_limit_is_told_for_each_profile(open_program: OpenProgram) -> None:
    event = {"type": "rate_limit_event", "rate_limit_info": REJECTED, "uuid": "u", "session_id": "s"}
    failed = WIRE.result("No more.") | {"is_error": True}
    steps = calling().write(event, failed).await_user().write(WIRE.init("default"), event, failed)
    told = await open_program(steps)
    told.session.send("Tidy up")
    await told.shown()
    await until(told.session.state_changed, lambda: told.session.state.phase is SessionPhase.READY)
    told.controller.profile = "work"
    told.session.send("Once more")
    await until(told.service.changed, lambda: len(notified(told)) == 2)
    assert all(body.startswith("5-hour limit reached") for body in notified(told))


async def test_what_is_hidden_says_nothing(open_program: OpenProgram) -> None:
    told = await open_program(asking(), notify_hidden=True)
    told.controller.view.set_profile(ProfileMark("Work", "red"))
    told.session.send("Tidy up")
    [(_, title, body, actions)] = await told.shown()
    assert (title, body) == ("Claude Desk", "A session needs you.")
    assert actions[-1] == "Deny"


async def test_what_is_turned_off_is_not_told(open_program: OpenProgram) -> None:
    told = await open_program(asking(), notify_request=False)
    told.session.send("Tidy up")
    await until(told.session.requests_changed, lambda: bool(told.session.requests.pending))
    await told.none()
    assert told.front.asked == []


async def test_a_session_that_is_closed_takes_its_notification_with_it(open_program: OpenProgram) -> None:
    told = await open_program(asking())
    told.session.send("Tidy up")
    await told.shown()
    await told.program.session_manager.close(told.controller)
    await told.shown(0)


async def test_the_end_of_the_program_is_no_failure(open_program: OpenProgram) -> None:
    told = await open_program(asking())
    told.session.send("Tidy up")
    await told.shown()
    await told.program.close()
    assert told.service.shown == {}
    assert [name for name, _ in told.service.said if name == "Notify"] == ["Notify"]


async def test_the_number_of_those_that_wait_is_on_the_icon(open_program: OpenProgram) -> None:
    told = await open_program(asking())
    told.session.send("Tidy up")
    await until(told.service.changed, lambda: bool(told.service.signals))
    told.session.requests.decide(told.session.requests.pending[0].id, AllowOnce())
    await until(told.service.changed, lambda: len(told.service.signals) == 2)
    assert [body[1]["count"] for _, body in told.service.signals] == [("x", 1), ("x", 0)]


async def test_one_is_shown_on_trial(open_program: OpenProgram) -> None:
    told = await open_program(asking())
    view = told.program._app.preferences
    view.tryNotification()
    await until(view.changed, lambda: bool(view.property("notificationTrial")))
    assert view.property("notificationTrial") == "The desktop has shown one."
    await told.shown()
    await told.service.stop()
    view.tryNotification()
    await until(view.changed, lambda: bool(view.property("notificationTrial")))
    assert view.property("notificationTrial").startswith("The desktop shows no notifications")

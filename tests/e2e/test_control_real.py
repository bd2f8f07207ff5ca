"""Everything that the user controls, with both real CLIs. The actions of the CLI are the evidence."""

import os
import signal
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import QFileSystemWatcher

from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from claude_desk.session.machine.child_state import StopClock
from claude_desk.session.permissions.decisions import AllowOnce, PendingRequest
from claude_desk.transcript.entries import StopBy
from claude_desk.ui.session import choices
from tests.clis import Cli
from tests.e2e.conftest import RealSession
from tests.e2e.steps import NEW
from tests.e2e.test_session_real import cli_process, turn
from tests.entry_words import said
from tests.standin import Answer, Gate, StandIn, Text, ToolUse
from tests.unit.session.session_harness import SessionHarness
from tests.waiting import until

BYPASS = "bypassPermissions"

pytestmark = pytest.mark.seconds(120)


def makes(api: StandIn, name: str) -> str:
    """Return a prompt that lets Claude make a folder of this name."""
    command = {"command": f"mkdir {name}", "description": "Makes a folder"}
    api.on(f"make {name}", [Answer(ToolUse("Bash", command)), "Made or not."])
    return f"make {name}"


def says(api: StandIn, name: str) -> str:
    """Return a prompt that Claude answers with words."""
    api.on(f"{name} question", [f"The {name} answer."])
    return f"{name} question"


async def ready(held: SessionHarness) -> None:
    held.session.start()
    await held.state(SessionPhase.READY, 60)


async def asks(held: SessionHarness) -> PendingRequest:
    await held.until(lambda: len(held.session.requests.pending) == 1, 60)
    return held.session.requests.pending[0]


async def test_what_each_mode_lets_run(real_session: RealSession, api: StandIn, project: Path) -> None:
    """The first mode asks, the second mode refuses, and the third mode allows without asking. The last mode
    asks again."""
    held = real_session()
    session = held.session
    await ready(held)
    session.send(makes(api, "first"))
    asked = await asks(held)
    assert not (project / "first").exists()
    session.requests.decide(asked.id, AllowOnce())
    await held.until(lambda: held.footers == ["done"], 60)
    assert (project / "first").is_dir()

    session.settings.set(SettingSubject.MODE, "dontAsk")
    await turn(held, makes(api, "second"))
    assert session.info.mode == "dontAsk"
    assert not (project / "second").exists()

    session_id = session.info.session_id
    session.settings.set(SettingSubject.MODE, BYPASS)
    session.send(makes(api, "third"))  # the message waits for the CLI that is started for this mode
    await held.until(lambda: len(held.footers) == 3, 60)
    assert session.info.mode == BYPASS
    assert session.info.session_id == session_id
    assert (project / "third").is_dir()
    assert "make first" in str(api.turns[-1].messages), "the conversation went on"
    warden = cli_process().parent()
    assert warden is not None
    assert "--allow-dangerously-skip-permissions" in warden.cmdline()

    session.settings.set(SettingSubject.MODE, "default")
    session.send(makes(api, "fourth"))
    await asks(held)
    assert not (project / "fourth").exists()
    session.stop()
    await held.until(lambda: len(held.footers) == 4, 60)
    assert not (project / "fourth").exists()
    assert held.restored == []


async def test_bypass_as_root_outside_of_a_sandbox(
    real_session: RealSession, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root is refused")
    held = real_session(environ={name: value for name, value in environment.items() if name != "IS_SANDBOX"})
    session = held.session
    await ready(held)
    session.settings.set(SettingSubject.MODE, BYPASS)
    session.send(makes(api, "first"))
    await asks(held)
    notice = said(held.entry("could not be changed"))
    assert "cannot be used with root/sudo privileges" in notice
    assert session.info.mode == "default"
    assert session.state.problem is None
    assert not (project / "first").exists()


async def test_bypass_where_the_settings_forbid_it(
    real_session: RealSession, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    settings = Path(environment["CLAUDE_CONFIG_DIR"]) / "settings.json"
    settings.parent.mkdir()
    settings.write_text('{"permissions": {"disableBypassPermissionsMode": "disable"}}')
    held = real_session()
    session = held.session
    await ready(held)
    session.settings.set(SettingSubject.MODE, BYPASS)
    await held.says("disabled by settings", 60)
    assert session.info.mode == "default"
    assert BYPASS not in [mode.value for mode in choices.modes_of(session)]
    session.send(makes(api, "first"))
    await asks(held)
    assert not (project / "first").exists()


async def test_auto_where_there_is_one_and_a_model_that_is_refused(
    real_session: RealSession, api: StandIn, project: Path, cli: Cli, environment: dict[str, str]
) -> None:
    """2.1.330 decides by itself in auto mode, and accepts only the models of its settings. 2.1.37 does not
    have auto mode and accepts every model."""
    settings = Path(environment["CLAUDE_CONFIG_DIR"]) / "settings.json"
    settings.parent.mkdir()
    settings.write_text('{"availableModels": ["sonnet"]}')
    held = real_session()
    session = held.session
    await ready(held)
    new = cli.version == NEW
    assert ("auto" in [mode.value for mode in choices.modes_of(session)]) is new
    assert choices.next_mode("plan", session) == ("auto" if new else "default")
    assert choices.next_mode("auto", session) == "default"
    if new:
        session.settings.set(SettingSubject.MODE, "auto")
        await turn(held, makes(api, "first"))
        assert session.info.mode == "auto"
        assert (project / "first").is_dir(), "nobody was asked"
    await turn(held, says(api, "alpha"))
    before = api.turns[-1].model, session.info.model, choices.model_value(session)
    session.settings.set(SettingSubject.MODEL, "haiku")
    if new:
        await held.says("The model could not be changed: Model", 60)
        assert "restricted by your organization's settings" in said(held.entry("could not be changed"))
        assert (session.info.model, choices.model_value(session)) == before[1:]
        assert "haiku" not in [model.value for model in choices.models_of(session)]
    await turn(held, says(api, "beta"))
    assert ("haiku" in api.turns[-1].model) is not new
    assert not new or (api.turns[-1].model, session.info.model, choices.model_value(session)) == before


@pytest.mark.both_versions
async def test_model_effort_and_thinking(real_session: RealSession, api: StandIn, cli: Cli) -> None:
    """The API gets the chosen values, also from the next child. The user has only the choices of this CLI."""
    for name in ("alpha", "beta", "gamma", "delta"):
        api.on(f"{name} question", [f"The {name} answer."])
    held = real_session()
    session = held.session
    await ready(held)
    new = cli.version == NEW
    assert ("auto" in [mode.value for mode in choices.modes_of(session)]) is new
    assert [effort.value for effort in choices.efforts_of(session)] == (
        ["low", "medium", "high", "xhigh", "max"] if new else []
    )
    # The models of 2.1.330 think as much as they need.
    assert bool(choices.budgets_of(session)) is not new
    assert session.info.thinking == ""

    assert "haiku" in [model.value for model in choices.models_of(session)]
    session.settings.set(SettingSubject.MODEL, "haiku")
    if new:
        session.settings.set(SettingSubject.EFFORT, "low")
    else:
        session.settings.set(SettingSubject.THINKING, "4000")
    await turn(held, "alpha question")
    assert choices.model_value(session) == "haiku"
    assert "haiku" in api.turns[-1].model
    check_request(api, new)
    if new:
        await held.until(lambda: session.info.effort == "low", 60)
        session.settings.set(SettingSubject.EFFORT, "none such")
        await held.says("The effort could not be changed", 60)
        await held.until(lambda: session.info.effort == "low", 60)
    cli_process().kill()
    await held.state(SessionPhase.NOT_RUNNING, 60)
    await turn(held, "beta question")
    assert "haiku" in api.turns[-1].model
    check_request(api, new)

    # Test a model that the CLI does not describe, and that accepts a thinking budget.
    session.settings.set(SettingSubject.MODEL, "claude-sonnet-4-5")
    session.settings.set(SettingSubject.THINKING, "10000")
    await turn(held, "gamma question")
    assert [budget.value for budget in choices.budgets_of(session)][:2] == ["", "0"]
    assert api.turns[-1].model == "claude-sonnet-4-5"
    assert api.turns[-1].body["thinking"]["budget_tokens"] == 10000
    session.settings.set(SettingSubject.THINKING, "0")
    await turn(held, "delta question")
    assert (api.turns[-1].body.get("thinking") or {"type": "disabled"})["type"] == "disabled"


def check_request(api: StandIn, new: bool) -> None:
    body = api.turns[-1].body
    if new:
        assert body["output_config"]["effort"] == "low"
    else:
        assert body["thinking"] == {"type": "enabled", "budget_tokens": 4000}


async def test_stop_again_is_sigint(real_session: RealSession, api: StandIn) -> None:
    """Halt the CLI until the second press, so that the interrupt cannot end the turn."""
    gate = Gate()
    api.on("alpha question", [Answer(Text("The alpha answer\n\nis ", gate, "long."))])
    api.on("beta question", ["The beta answer."])
    held = real_session(stop_clock=StopClock(60, 60, 30, 0.0))
    held.session.send("alpha question")
    await held.says("The alpha answer", 60)
    process = cli_process()
    os.kill(process.pid, signal.SIGSTOP)
    held.session.stop()
    assert held.session.state.next_stop == StopBy.SIGINT
    held.session.stop()
    await held.until(lambda: held.session.state.next_stop == StopBy.SIGTERM, 60)
    os.kill(process.pid, signal.SIGCONT)
    await held.state(SessionPhase.STOPPED, 40)
    assert not psutil.pid_exists(process.pid)
    footer = held.session.entries[-1].footer
    assert footer is not None
    assert footer.stopped
    assert footer.stopped_by is StopBy.SIGINT
    await turn(held, "beta question")
    assert held.rows[-2:] == ["prose: The beta answer.", "footer: done"]


async def test_one_task_in_the_background_is_stopped(
    real_session: RealSession, api: StandIn, cli: Cli, project: Path
) -> None:
    program = "import os,time; os.mkdir('pid-' + str(os.getpid())); time.sleep(600)"
    call = {"command": f'python3 -c "{program}"', "description": "Serve", "run_in_background": True}
    api.on("serve", [Answer(ToolUse("Bash", call)), "It runs."])
    held = real_session(mode=BYPASS)
    await turn(held, "serve")
    (task,) = held.session.workers.in_background
    assert "Serve" in task.words or "python3" in task.words
    watcher = QFileSystemWatcher([str(project)])
    await until(watcher.directoryChanged, lambda: any(project.glob("pid-*")), 60)
    process = psutil.Process(int(next(project.glob("pid-*")).name[4:]))
    api.on("<task-notification>", ["So it is."], forever=True)
    held.session.stop_task(task.id)
    if cli.version == NEW:
        await held.until(lambda: held.session.workers.in_background == (), 60)
        process.wait(10)
    else:
        await held.says("cannot stop single tasks", 60)
        assert process.is_running()
        assert not held.session.info.stops_tasks
        assert held.session.workers.in_background

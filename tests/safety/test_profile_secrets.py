"""The secrets of profiles are in no row, export, log or command line. The only file of the program with
secrets is the file of profiles, which has only the secrets that the user entered there."""

import shlex
import sys
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication

from claude_desk.paths import AppPaths
from claude_desk.protocol.files.profiles_file import ProfileVariable, StoredProfile
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.log_file import logged
from claude_desk.workspace.profiles.profiles import Profiles
from tests.child_processes import command_of
from tests.scripted_cli.script import Script, Steps
from tests.scripted_cli.script_sequence import ScriptSequence
from tests.secret_service import TestSecretService
from tests.unit.controllers.conftest import StartProgram
from tests.unit.session.session_harness import reply
from tests.waiting import signal_of, until

# Each secret has a different source. The variable names of two secrets do not look like secrets.
WRITTEN, PRINTED, KEPT = "canary-written-1", "canary-printed-2", "canary-kept-3"
ALL = (WRITTEN, PRINTED, KEPT)


def found_in(root: Path, *but: Path) -> list[Path]:
    return [
        file
        for file in root.rglob("*")
        if file.is_file() and file not in but and any(key.encode() in file.read_bytes() for key in ALL)
    ]


def command_lines() -> str:
    """Return the command lines of this process and of all processes below it."""
    own = psutil.Process()
    return "\n".join(shlex.join(command_of(process)) for process in [own, *own.children(recursive=True)])


@pytest.mark.seconds(120)
async def test_secrets_stay_in_the_file_of_profiles_and_in_the_environment(
    bus: str,
    start_program: StartProgram,
    screen: WindowEngine,
    places: AppPaths,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    project, scripts, profiles_file = tmp_path / "p", tmp_path / "s", places.config / "profiles.json"
    project.mkdir()
    scripts.mkdir()
    told = f"401: {WRITTEN}, {PRINTED} and {KEPT} were refused\n"
    cli = ScriptSequence()
    refused = Script(Steps().stderr(told).exit(3), initialize=None)
    command = shlex.join(cli.write_scripts(scripts, Script(reply("Hello.")), refused))
    keyring = await TestSecretService().start(bus)
    printed = tmp_path / "printed"
    printed.write_text(PRINTED)
    reads = "import sys; print(open(sys.argv[1]).read())"
    profile = StoredProfile(
        id="work",
        name="Work",
        folder=str(tmp_path / "claude-work"),
        variables=[
            ProfileVariable(name="ANTHROPIC_API_KEY", value=WRITTEN),
            ProfileVariable(
                name="PLAIN", source="command", value=shlex.join([sys.executable, "-c", reads, str(printed)])
            ),
            ProfileVariable(name="OTHER", source="keyring"),
        ],
    )
    Profiles(places, {"HOME": str(tmp_path)}).put(profile)
    with logged(places):
        program = start_program(cli=command, directory=str(project), profile="Work")
        await program._keyring.store("work", "OTHER", KEPT, "Label")
        session = program.session
        assert session is not None
        settled = (SessionPhase.READY, SessionPhase.NOT_RUNNING)
        await until(session.state_changed, lambda: session.state.phase in settled)
        if (
            session.state.phase is not SessionPhase.READY
        ):  # the session started before the keyring had its value
            program._on_retry_wanted()
            await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
        assert session._config.secrets is not None
        assert set(session._config.secrets.values) == {PRINTED, KEPT}
        agent = session._child.agent
        assert agent is not None
        child = psutil.Process(agent._child.pid)
        environ = child.environ()
        assert [environ[name] for name in ("ANTHROPIC_API_KEY", "PLAIN", "OTHER")] == list(ALL)
        session.send("hello")
        ready = SessionPhase.READY
        await until(session.state_changed, lambda: session.state.phase is ready and len(session.store))
        lines = command_lines()
        assert str(scripts) in lines
        assert not [key for key in ALL if key in lines]
        session.start_again()
        await until(session.state_changed, lambda: session.state.problem is not None)
        assert session.state.problem is not None
        assert "401: •••, ••• and ••• were refused" in words(session.state.problem.text)
        exports = tmp_path / "exports"
        exports.mkdir()
        exporter = screen.app.view.navigation.files
        for form in ("md", "html", "jsonl"):
            ended = signal_of(exporter.finished)
            exporter.save("", form, QUrl.fromLocalFile(str(exports / f"talk.{form}")))
            await ended
        screen.app.preferences.ask()
        screen.app.preferences.facts.copyDetails()
        assert not [key for key in ALL if key in QGuiApplication.clipboard().text()]
        program.save()
    assert (places.state / "claude-desk.log").exists()
    assert found_in(places.config.parent, profiles_file) == []
    assert WRITTEN in profiles_file.read_text()
    assert PRINTED not in profiles_file.read_text() and KEPT not in profiles_file.read_text()
    assert not [key for key in ALL if key in "".join(capfd.readouterr())]
    assert len(list(exports.iterdir())) == 3
    assert found_in(exports) == []
    await program._keyring.close()
    await keyring.stop()

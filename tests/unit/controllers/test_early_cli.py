"""Claude Code is started before the program behind the window is loaded. A session uses the process, or the
process is ended."""

import json
import os
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from claude_desk.agent import processor_share
from claude_desk.controllers.main_controller import MainController
from claude_desk.options import Options
from claude_desk.paths import AppPaths, cli_config
from claude_desk.protocol.files.settings_file import SettingsFile, write_settings
from claude_desk.protocol.files.window_file import OpenSession, WindowFile, write_window
from claude_desk.protocol.requests.control import Initialize
from claude_desk.protocol.wire import encoder
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.startup.early_cli import EarlyCli
from claude_desk.workspace import folder_trust
from claude_desk.workspace.folder_trust import FolderTrust, TrustAnswer
from tests.child_processes import still_running
from tests.entry_words import said
from tests.known_folder import know
from tests.scripted_cli.script import Script
from tests.scripted_cli.script_sequence import ScriptSequence
from tests.unit.agent.agent_harness import clean_environment
from tests.unit.agent.session_share import needs_shares, nice_of_session, until_nice
from tests.unit.controllers.conftest import StartProgram
from tests.unit.session.session_harness import reply
from tests.waiting import until

HOOKS = {"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "true"}]}]}}
LONG_AGO = 1_600_000_000


class Start(ScriptSequence):
    """A folder, its settings, and a scripted CLI, before the program is loaded."""

    def __init__(self, tmp_path: Path, places: AppPaths) -> None:
        self.places = places
        self.project = tmp_path / "project"
        (self.project / ".claude").mkdir(parents=True)
        scripts = tmp_path / "scripts"
        scripts.mkdir()
        self.words = shlex.join(self.write_scripts(scripts, Script(reply("Good morning."))))
        self.environ = clean_environment(tmp_path)
        self.made: list[EarlyCli] = []
        self.age()
        know(places, self.project)

    def age(self) -> None:
        """Set the times of all files in the project to long ago."""
        for path in (self.project, *self.project.rglob("*")):
            os.utime(path, (LONG_AGO, LONG_AGO))

    def has_hooks(self) -> None:
        (self.project / ".claude/settings.json").write_text(json.dumps(HOOKS))
        self.age()

    def answers(self, answer: TrustAnswer) -> None:  # type: ignore[override]
        trust = FolderTrust(self.places, Path(self.environ["HOME"]) / ".claude", Path(self.environ["HOME"]))
        trust.remember(trust.review(self.project), answer)

    def early(self, low_share: bool = False, **options: Any) -> EarlyCli:
        """Return an `EarlyCli`, prepared and, if nothing is in doubt, started."""
        asked = {"directory": str(self.project), "cli": self.words} | options
        early = EarlyCli(Options(**asked), self.places, self.environ)
        self.made.append(early)
        early.prepare()
        early.start(low_share)
        return early


@pytest.fixture
def start(
    tmp_path: Path, places: AppPaths, monkeypatch: pytest.MonkeyPatch, test_loop: Any
) -> Iterator[Start]:
    # The test's files are brand-new, and a file that was changed within the last tick counts as doubtful.
    monkeypatch.setattr("claude_desk.startup.early_cli._TICK_NS", 0)
    start = Start(tmp_path, places)
    yield start
    for early in start.made:
        early.close()


def started(early: EarlyCli) -> bool:
    return early._started is not None


def pid_of(early: EarlyCli) -> int:
    assert early._started is not None and early._started._process is not None
    return early._started._process.pid


def child_of(program: MainController) -> int:
    """Return the process id of the session's child."""
    assert program.session is not None and program.session._child.agent is not None
    return program.session._child.agent._child.pid


async def ready(program: MainController) -> None:
    session = program.session
    assert session is not None
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)


# --- processes that a session uses -------------------------------------------------------------------


async def test_the_session_takes_it(start: Start, start_program: StartProgram) -> None:
    early = start.early()
    pid = pid_of(early)
    program = start_program(early_cli=early, directory=str(start.project), cli=start.words)
    await ready(program)
    early.close()
    assert child_of(program) == pid
    assert len(start.starts) == 1
    session = program.session
    assert session is not None
    assert start.flag(1, "--session-id") == session.info.session_id == early.session_id
    session.send("hello")
    await until(session.operations, lambda: any("Good morning." in said(each) for each in session.entries))


@needs_shares
async def test_it_has_a_low_share_of_a_busy_processor_until_it_is_ready(
    start: Start, start_program: StartProgram
) -> None:
    """With a full share, Claude Code would keep the window from reacting while the program loads its other
    modules."""
    early = start.early(low_share=True)
    process = early._started
    assert process is not None and process._process is not None
    await until(process._process.line_batch, lambda: bool(process._lines))
    pid = pid_of(early)
    assert nice_of_session(pid) == processor_share.LOW
    program = start_program(early_cli=early, directory=str(start.project), cli=start.words)
    await ready(program)
    await until_nice(pid, 0)


async def test_it_is_asked_to_initialize_before_the_program_is_there(
    start: Start, start_program: StartProgram
) -> None:
    early = start.early()
    process = early._started
    assert process is not None and process._process is not None
    assert process.initialize == encoder.control_request(process.initialize_id, Initialize())
    await until(process._process.line_batch, lambda: bool(process._lines))
    program = start_program(early_cli=early, directory=str(start.project), cli=start.words)
    await ready(program)
    await program.close()
    asked = [each for each in start.got() if each["type"] == "control_request"]
    named = [each["request_id"] for each in asked if each["request"]["subtype"] == "initialize"]
    assert named == [process.initialize_id]


async def test_it_is_started_with_the_settings_of_new_sessions(
    start: Start, start_program: StartProgram
) -> None:
    (start.places.config / "settings.json").write_bytes(
        write_settings(SettingsFile(cli=start.words, mode="plan", model="opus"))
    )
    program = start_program(early_cli=start.early(cli=""), directory=str(start.project))
    await ready(program)
    assert len(start.starts) == 1
    assert (start.flag(1, "--model"), start.flag(1, "--permission-mode")) == ("opus", "plan")


@pytest.mark.parametrize("ours", ["", "default"])
async def test_it_begins_in_the_mode_of_the_persons_own_settings_unless_ours_say_another(
    start: Start, start_program: StartProgram, ours: str
) -> None:
    folder = cli_config(start.environ)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text('{"permissions": {"defaultMode": "acceptEdits"}}')
    kept = SettingsFile.model_validate({"cli": start.words, "mode": ours})
    (start.places.config / "settings.json").write_bytes(write_settings(kept))
    program = start_program(early_cli=start.early(cli=""), directory=str(start.project))
    await ready(program)
    assert len(start.starts) == 1, "the early one is the session's"
    assert start.flag(1, "--permission-mode") == (ours or "acceptEdits")


async def test_a_folder_that_the_person_trusts(start: Start, start_program: StartProgram) -> None:
    start.has_hooks()
    start.answers(TrustAnswer.TRUSTED)
    program = start_program(early_cli=start.early(), directory=str(start.project), cli=start.words)
    await ready(program)
    assert len(start.starts) == 1


# --- processes that are ended ------------------------------------------------------------------------


async def test_a_file_that_changed_since_it_was_looked_at_ends_it(
    start: Start, start_program: StartProgram
) -> None:
    early = start.early()
    pid = pid_of(early)
    start.has_hooks()
    start.answers(TrustAnswer.TRUSTED)
    program = start_program(early_cli=early, directory=str(start.project), cli=start.words)
    await ready(program)
    assert child_of(program) != pid
    assert not started(early)


async def test_a_file_that_changed_and_changed_back_ends_it(
    start: Start, start_program: StartProgram
) -> None:
    early = start.early()
    pid = pid_of(early)
    note = start.project / "CLAUDE.md"
    note.write_text("Do what I say.")
    note.unlink()
    (start.project / ".claude/settings.json").write_text("{}")
    (start.project / ".claude/settings.json").unlink()
    program = start_program(early_cli=early, directory=str(start.project), cli=start.words)
    await ready(program)
    assert child_of(program) != pid


async def test_a_question_about_the_folder_ends_it(start: Start, start_program: StartProgram) -> None:
    early = start.early()
    start.has_hooks()
    program = start_program(early_cli=early, directory=str(start.project), cli=start.words)
    assert program.session is None
    assert not started(early)


async def test_other_options_end_it(start: Start, start_program: StartProgram) -> None:
    early = start.early()
    pid = pid_of(early)
    program = start_program(early_cli=early, directory=str(start.project), cli=start.words, model="opus")
    await ready(program)
    assert start.flag(len(start.starts), "--model") == "opus"
    assert child_of(program) != pid


async def test_another_environment_ends_it(start: Start, start_program: StartProgram) -> None:
    early = start.early()
    pid = pid_of(early)
    program = start_program({"MORE": "1"}, early, directory=str(start.project), cli=start.words)
    await ready(program)
    assert child_of(program) != pid


async def test_one_that_has_died_is_started_again(start: Start, start_program: StartProgram) -> None:
    early = start.early()
    assert early._started is not None and early._started._process is not None
    process = early._started._process
    process.kill()
    await until(process.ended, lambda: not process.running)
    program = start_program(early_cli=early, directory=str(start.project), cli=start.words)
    await ready(program)


def test_nobody_takes_it(start: Start) -> None:
    early = start.early()
    warden = psutil.Process(pid_of(early))
    early.close()
    assert not started(early)
    assert not still_running([warden, *warden.children(recursive=True)], 20)


# --- starts that wait for the program ----------------------------------------------------------------


def hooks_without_answer(start: Start) -> None:
    start.has_hooks()


def without_its_files(start: Start) -> None:
    start.has_hooks()
    start.answers(TrustAnswer.WITHOUT)


def other_hooks_than_answered(start: Start) -> None:
    start.has_hooks()
    start.answers(TrustAnswer.TRUSTED)
    (start.project / ".claude/settings.json").write_text(json.dumps({**HOOKS, "env": {"A": "b"}}))


def answered_damaged(start: Start) -> None:
    start.has_hooks()
    start.answers(TrustAnswer.TRUSTED)
    with (start.places.config / "trust.json").open("ab") as file:
        file.write(b"}")


def settings_damaged(start: Start) -> None:
    (start.places.config / "settings.json").write_text('{"mode": 3}')


def a_session_comes_back(start: Start) -> None:
    folder = start.places.state / "windows"
    folder.mkdir(parents=True)
    open_session = OpenSession(id="a", folder=str(start.project))
    (folder / "w.json").write_bytes(write_window(WindowFile(sessions=[open_session])))


def windows_damaged(start: Start) -> None:
    folder = start.places.state / "windows"
    folder.mkdir(parents=True)
    (folder / "w.json").write_text("[")


def rule_of_a_profile(start: Start) -> None:
    rules = [{"folder": str(start.project.parent), "profile": "work"}]
    (start.places.config / "profiles.json").write_text(json.dumps({"rules": rules}))


def profiles_damaged(start: Start) -> None:
    (start.places.config / "profiles.json").write_text("{")


def never_asked(start: Start) -> None:
    (start.places.config / "trust.json").unlink()


def known_without_its_files(start: Start) -> None:
    start.answers(TrustAnswer.WITHOUT)


def own_folder_of_everyone(start: Start) -> None:
    own = Path(start.environ["HOME"]) / ".claude"
    own.mkdir(parents=True)
    own.chmod(0o777)


def no_program(start: Start) -> None:
    start.words = "/nowhere/claude"


def no_folder(start: Start) -> None:
    start.project = start.project / "gone"


@pytest.mark.parametrize(
    "prepare",
    [
        hooks_without_answer, without_its_files, other_hooks_than_answered, answered_damaged,
        settings_damaged, a_session_comes_back, windows_damaged, no_program, no_folder,
        rule_of_a_profile, profiles_damaged, never_asked, known_without_its_files, own_folder_of_everyone,
    ],
)  # fmt: skip
def test_what_is_in_doubt_waits(start: Start, prepare: Callable[[Start], None]) -> None:
    prepare(start)
    assert not started(start.early())
    assert not start.starts


async def test_rules_for_other_folders_are_no_doubt_and_another_profile_ends_it(
    start: Start, start_program: StartProgram
) -> None:
    rules = [{"folder": str(start.project / "below"), "profile": "work"}, {"folder": f"{start.project}s"}]
    profiles = [{"id": "work", "name": "Work", "folder": "/w"}]
    (start.places.config / "profiles.json").write_text(json.dumps({"rules": rules, "profiles": profiles}))
    early = start.early()
    assert started(early)
    pid = pid_of(early)
    program = start_program(early_cli=early, directory=str(start.project), cli=start.words, profile="Work")
    assert not started(early)
    await ready(program)
    assert child_of(program) != pid


@pytest.mark.parametrize(
    "options",
    [
        {"directory": ""}, {"demo": True}, {"resume": "a"}, {"latest": True}, {"extra": ("--verbose",)},
        {"mode": "bypassPermissions"}, {"profile": "Work"},
    ],
)  # fmt: skip
def test_what_asks_for_more_than_a_new_session_waits(start: Start, options: dict[str, Any]) -> None:
    assert not started(start.early(**options))


def test_a_file_changed_a_moment_ago_waits(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claude_desk.startup.early_cli._TICK_NS", 3600 * 10**9)
    assert not started(start.early())


def test_the_word_for_trust_is_the_same() -> None:
    from claude_desk.startup import early_cli

    assert folder_trust.TrustAnswer.TRUSTED.value == early_cli._TRUSTED

"""Which profile a session has: chosen, by a folder's rule, by its file, and after a restart."""

import shlex
from pathlib import Path
from typing import Any

import psutil
import pytest

from claude_desk.controllers.main_controller import MainController
from claude_desk.library.catalog.session_paths import encoded
from claude_desk.paths import AppPaths
from claude_desk.protocol.files.profiles_file import ProfileVariable, StoredProfile
from claude_desk.protocol.files.window_file import OpenSession, WindowFile, write_window
from claude_desk.repository.worktree_requests import WorktreeAdded
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import ProblemKind, SessionPhase
from claude_desk.session.turns.forker import Fork
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.profiles.profiles import DEFAULT, Profiles
from tests.scripted_cli.script import Script
from tests.scripted_cli.script_sequence import ScriptSequence
from tests.unit.controllers.conftest import StartProgram
from tests.unit.controllers.test_many_sessions import write
from tests.unit.library.session_file_builder import SessionFile
from tests.unit.session.session_harness import reply
from tests.waiting import until

A = "0d5c7a3e-0000-4000-8000-00000000000a"


class Home(ScriptSequence):
    """A folder, two profiles beside the default profile, and a CLI that answers."""

    def __init__(self, root: Path, places: AppPaths) -> None:
        self.root = root
        self.project = root / "project"
        self.project.mkdir()
        scripts = root / "scripts"
        scripts.mkdir()
        self.cli = shlex.join(self.write_scripts(scripts, Script(reply("Hello."))))
        self.profiles = Profiles(places, {"HOME": str(root)})
        for name in ("Work", "Private"):
            self.put(name)

    def put(self, given: str, **more: Any) -> None:
        folder = str(self.root / f".claude-{given.lower()}")
        self.profiles.put(
            StoredProfile(**({"id": given.lower(), "name": given, "folder": folder, "color": "red"} | more))
        )

    def session_file(self, config: str) -> Path:
        place = self.root / config / "projects" / encoded(str(self.project))
        file = SessionFile(place / f"{A}.jsonl")
        file.says("hello", cwd=str(self.project))
        return file.path


@pytest.fixture
def home(tmp_path: Path, places: AppPaths) -> Home:
    return Home(tmp_path, places)


def profiles_of(program: MainController) -> list[str]:
    return [controller.profile for controller in program.session_manager]


def session_of(program: MainController) -> Session:
    assert program.session is not None
    return program.session


async def ready(program: MainController) -> None:
    session = session_of(program)
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)


async def test_a_session_is_begun_with_the_default_profile_and_the_programs_environment(
    home: Home, start_program: StartProgram
) -> None:
    program = start_program({"ANTHROPIC_API_KEY": "k"}, directory=str(home.project), cli=home.cli)
    assert profiles_of(program) == [DEFAULT]
    assert session_of(program)._config.environ["ANTHROPIC_API_KEY"] == "k"
    assert session_of(program)._config.secrets is None


async def test_the_profile_of_the_command_line_is_that_of_all_new_sessions(
    home: Home, start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    home.put("Work", model="opus", mode="plan")
    home.profiles.set_rule(str(home.project), "private")
    program = start_program(
        {"ANTHROPIC_API_KEY": "k"}, directory=str(home.project), cli=home.cli, profile="WORK"
    )
    await ready(program)
    assert profiles_of(program) == ["work"]
    config = session_of(program)._config
    assert config.environ["CLAUDE_CONFIG_DIR"] == str(tmp_path / ".claude-work")
    assert "ANTHROPIC_API_KEY" not in config.environ
    assert (home.flag(1, "--model"), home.flag(1, "--permission-mode")) == ("opus", "plan")
    assert (screen.app.view.profileName, screen.app.view.profileColor) == ("Work", "red")
    program.launcher.begin_in(str(tmp_path))
    assert profiles_of(program) == ["work", "work"]


async def test_default_on_the_command_line_stands_over_rules(home: Home, start_program: StartProgram) -> None:
    home.profiles.set_rule(str(home.project), "private")
    program = start_program(directory=str(home.project), cli=home.cli, profile="default")
    assert profiles_of(program) == [DEFAULT]


async def test_a_profile_that_is_gone_meanwhile_starts_nothing(
    home: Home, start_program: StartProgram, tmp_path: Path
) -> None:
    program = start_program(directory=str(home.project), cli=home.cli, profile="Nobody")
    session = session_of(program)
    await until(session.state_changed, lambda: session.state.problem is not None)
    assert session.state.problem is not None
    assert session.state.problem.kind is ProblemKind.START_FAILED
    assert "the profile of this session no longer exists" in words(session.state.problem.text)
    assert not home.starts


async def test_a_rule_of_the_folder_chooses_the_profile(home: Home, start_program: StartProgram) -> None:
    below = home.project / "below"
    below.mkdir()
    home.profiles.set_rule(str(home.project), "private")
    program = start_program(directory=str(below), cli=home.cli)
    assert profiles_of(program) == ["private"]


async def test_the_page_of_a_new_session_changes_its_profile_and_keeps_the_draft(
    home: Home, start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program = start_program(directory=str(home.project), cli=home.cli)
    await ready(program)
    controller = program.session_manager.current
    assert controller is not None
    view = screen.app.new_session_view
    view.setFolder(str(home.project))
    assert (view.profiles, view.profile) == (["Default", "Work", "Private"], 0)
    write(controller, "half a word")
    old = session_of(program)
    view.chooseProfile(2)
    assert profiles_of(program) == ["private"]
    assert view.profile == 2
    assert session_of(program) is not old
    assert session_of(program)._config.environ["CLAUDE_CONFIG_DIR"] == str(tmp_path / ".claude-private")
    assert controller.view.composer.draft.text == "half a word"
    await ready(program)
    assert len(program.session_manager) == 1


async def test_the_page_keeps_the_choice_for_the_folder(
    home: Home, start_program: StartProgram, screen: WindowEngine
) -> None:
    program = start_program(directory=str(home.project), cli="/nowhere/claude")
    view = screen.app.new_session_view
    view.setFolder(str(home.project))
    view.chooseProfile(1)
    assert not view.profileKept
    view.keepProfile(True)
    assert view.profileKept
    assert Profiles(program._places, {"HOME": "/"}).for_folder(str(home.project)) == "work"
    view.keepProfile(False)
    assert not view.profileKept
    assert Profiles(program._places, {"HOME": "/"}).for_folder(str(home.project)) == DEFAULT


async def test_a_new_session_beside_one_and_in_its_place_is_of_its_profile(
    home: Home, start_program: StartProgram
) -> None:
    program = start_program(directory=str(home.project), cli=home.cli, profile="Work")
    session = session_of(program)
    session.send("hello")
    await until(
        session.state_changed, lambda: len(session.store) and session.state.phase is SessionPhase.READY
    )
    program._on_new_wanted()
    assert profiles_of(program) == ["work", "work"]


@pytest.mark.parametrize(("config", "profile"), [(".claude-work", "work"), (".claude", DEFAULT)])
async def test_a_session_is_gone_on_with_in_the_profile_in_whose_folder_its_file_is(
    home: Home, start_program: StartProgram, tmp_path: Path, config: str, profile: str
) -> None:
    file = home.session_file(config)
    home.profiles.set_rule(str(home.project), "private")
    program = start_program(cli=home.cli)
    program.launcher.open_session(str(home.project), A)
    assert profiles_of(program) == [profile]
    session = session_of(program)
    await until(session.history.loading_ended, lambda: not session.history.awaited)
    assert session.history.file == file
    session.start()
    await ready(program)
    assert home.flag(1, "--resume") == A
    other = session._config.environ.get("CLAUDE_CONFIG_DIR", str(tmp_path / ".claude"))
    assert other == str(tmp_path / config)


async def test_the_list_says_whose_each_session_is(
    home: Home, start_program: StartProgram, screen: WindowEngine
) -> None:
    home.session_file(".claude-work")
    program = start_program(cli=home.cli)
    await until(program.catalog.changed, lambda: bool(program.catalog.records))
    rows = screen.app.session_list
    row = rows.row_at(0)
    assert row is not None and row.profile == ("Work", "red")
    assert row.matches(["work"])
    home.put("Work", name="Office", color="blue")
    program.profiles.refresh()
    assert row.profile == ("Office", "blue")
    program.profiles.remove("work")
    await until(program.catalog.changed, lambda: not program.catalog.records)


async def test_what_was_open_comes_back_with_its_profile(
    home: Home, start_program: StartProgram, places: AppPaths
) -> None:
    kept = [
        OpenSession(folder=str(home.project), id="", profile="private"),
        OpenSession(folder=str(home.root), id="", profile="gone"),
    ]
    window = places.state / "windows" / "0.json"
    window.parent.mkdir(parents=True)
    window.write_bytes(write_window(WindowFile(shown=0, sessions=kept)))
    program = start_program(cli=home.cli)
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 2)
    assert profiles_of(program) == ["private", "gone"]
    gone = list(program.session_manager)[1]
    program.session_manager.show(gone)
    session = session_of(program)
    session.start()
    await until(session.state_changed, lambda: session.state.problem is not None)
    assert not [start for start in home.starts if str(home.root) in start]


async def test_a_secret_that_cannot_be_read_is_told_and_tried_again(
    home: Home, start_program: StartProgram, tmp_path: Path
) -> None:
    key = tmp_path / "key"
    home.put("Work", variables=[ProfileVariable(name="MY_KEY", source="command", value=f"cat {key}")])
    program = start_program(directory=str(home.project), cli=home.cli, profile="Work")
    session = session_of(program)
    await until(session.state_changed, lambda: session.state.problem is not None)
    assert session.state.problem is not None
    assert words(session.state.problem.text) == (
        "Claude Code could not start: the command for the profile's variable MY_KEY failed (exit code 1)."
    )
    assert not home.starts
    key.write_text("canary-canary")
    program._on_retry_wanted()
    await ready(program)
    assert set(session._config.secrets.values) == {"canary-canary"}  # type: ignore[union-attr]


async def test_a_session_that_is_closed_while_its_secrets_are_read_starts_nothing(
    home: Home, start_program: StartProgram
) -> None:
    home.put("Work", variables=[ProfileVariable(name="MY_KEY", source="command", value="sleep 600")])
    program = start_program(directory=str(home.project), cli=home.cli, profile="Work")
    session = session_of(program)
    assert session.state.phase is SessionPhase.STARTING
    controller = program.session_manager.current
    assert controller is not None
    await program.session_manager.close(controller)
    assert not home.starts


async def test_a_start_is_stopped_while_its_secrets_are_read(home: Home, start_program: StartProgram) -> None:
    home.put("Work", variables=[ProfileVariable(name="MY_KEY", source="command", value="sleep 600")])
    program = start_program(directory=str(home.project), cli=home.cli, profile="Work")
    session = session_of(program)
    session.stop()
    await until(session.state_changed, lambda: session.state.phase is not SessionPhase.STARTING, 30)
    assert not home.starts


async def test_a_file_that_is_damaged_is_told(
    home: Home, start_program: StartProgram, screen: WindowEngine, places: AppPaths
) -> None:
    program = start_program(directory=str(home.project), cli="/nowhere/claude")
    (places.config / "profiles.json").write_text("{")
    program.profiles.refresh()
    assert "The file of profiles was damaged" in str(screen.app.property("note"))
    assert program.profiles.all == []


async def test_a_damaged_file_is_told_at_the_start(
    start_program: StartProgram, places: AppPaths, tmp_path: Path
) -> None:
    (places.config / "profiles.json").write_text("{")
    program = start_program(directory=str(tmp_path), cli="/nowhere/claude")
    rows = [words(entry.content) for entry in session_of(program).entries]
    assert any("The file of profiles was damaged" in row for row in rows)


async def test_a_worktree_of_a_session_is_of_its_profile(
    home: Home, start_program: StartProgram, tmp_path: Path
) -> None:
    program = start_program(directory=str(home.project), cli="/nowhere/claude", profile="Work")
    source = program.session_manager.current
    assert source is not None
    made = tmp_path / "worktree"
    made.mkdir()
    home.profiles.set_rule(str(made), "private")
    program.worktrees._begin(WorktreeAdded(str(made), "main"), source)
    assert profiles_of(program) == ["work", "work"]


async def test_the_settings_tell_the_folder_of_the_session_that_is_shown(
    home: Home, start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    start_program(directory=str(home.project), cli="/nowhere/claude", profile="Work")
    (tmp_path / ".claude-work").mkdir()
    allowed = '{"permissions": {"allow": ["Bash(make)"]}}'
    (tmp_path / ".claude-work" / "settings.json").write_text(allowed)
    screen.app.preferences.ask()
    assert [rule for rule in screen.app.preferences.rules if "Bash(make)" in rule]


async def test_a_changed_variable_counts_from_the_next_start_of_an_open_session(
    home: Home, start_program: StartProgram, tmp_path: Path
) -> None:
    home.put("Work", variables=[ProfileVariable(name="MY_KEY", value="old")])
    program = start_program(directory=str(home.project), cli=home.cli, profile="Work")
    await ready(program)
    changed = [ProfileVariable(name="MY_KEY", value="new")]
    program.profiles.put(program.profiles.all[0].changed(variables=changed, folder="/elsewhere"))
    session = session_of(program)
    assert session._child.agent is not None
    old = psutil.Process(session._child.agent._child.pid)
    assert old.environ()["MY_KEY"] == "old"
    session.start_again()
    await until(
        session.state_changed, lambda: len(home.starts) == 2 and session.state.phase is SessionPhase.READY
    )
    environ = psutil.Process(session._child.agent._child.pid).environ()
    assert environ["MY_KEY"] == "new"
    assert environ["CLAUDE_CONFIG_DIR"] == str(tmp_path / ".claude-work")


async def test_a_session_of_the_command_line_is_of_the_profile_that_has_it(
    home: Home, start_program: StartProgram
) -> None:
    home.session_file(".claude-work")
    home.profiles.set_rule(str(home.project), "private")
    program = start_program(directory=str(home.project), cli=home.cli, resume=A)
    assert profiles_of(program) == ["work"]
    await ready(program)
    assert home.flag(1, "--resume") == A


async def test_the_newest_session_is_that_of_the_folders_profile(
    home: Home, start_program: StartProgram
) -> None:
    home.session_file(".claude-private")
    home.profiles.set_rule(str(home.project), "private")
    program = start_program(directory=str(home.project), cli=home.cli, latest=True)
    assert profiles_of(program) == ["private"]
    await ready(program)
    assert home.flag(1, "--resume") == A


async def test_of_two_files_of_one_session_the_chosen_one_tells_the_profile(
    home: Home, start_program: StartProgram
) -> None:
    """The session has a file in several folders of Claude Code, because the user copied such a folder."""
    home.session_file(".claude")
    home.session_file(".claude-work")
    file = home.session_file(".claude-private")
    program = start_program(cli=home.cli)
    program.launcher.open_session(str(home.project), A, file)
    assert profiles_of(program) == ["private"]
    session = session_of(program)
    await until(session.history.loading_ended, lambda: not session.history.awaited)
    assert session.history.file == file


async def test_a_closed_session_is_opened_again_with_its_profile(
    home: Home, start_program: StartProgram
) -> None:
    home.session_file(".claude-work")
    program = start_program(cli=home.cli)
    program.launcher.open_session(str(home.project), A)
    session = session_of(program)
    await until(session.history.loading_ended, lambda: not session.history.awaited)
    controller = program.session_manager.current
    assert controller is not None
    await program.session_manager.close(controller)
    program.session_list.reopen()
    assert profiles_of(program) == ["work"]


async def test_a_fork_is_of_the_profile_of_its_source(home: Home, start_program: StartProgram) -> None:
    program = start_program(directory=str(home.project), cli=home.cli, profile="Work")
    session = session_of(program)
    session.send("hello")
    await until(
        session.state_changed, lambda: len(session.store) and session.state.phase is SessionPhase.READY
    )
    controller = program.session_manager.current
    assert controller is not None
    program.launcher.fork(controller, Fork(A, session.info.session_id, "", None))
    assert profiles_of(program) == ["work", "work"]
    assert session_of(program)._config.environ["CLAUDE_CONFIG_DIR"].endswith(".claude-work")

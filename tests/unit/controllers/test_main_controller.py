"""The program behind the window: what it opens, which CLI it starts, and how it handles failures."""

import asyncio
import json
import os
import shlex
import stat
import sys
from pathlib import Path
from uuid import uuid4

import pytest

from claude_desk.controllers.main_controller import MainController
from claude_desk.library.catalog.session_paths import encoded
from claude_desk.paths import AppPaths, cli_config
from claude_desk.session.core.session_state import ProblemKind, SessionPhase, SettingSubject
from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.phrases.phrase_words import words as words_of
from claude_desk.ui.sidebar.session_list import SessionListRole
from claude_desk.ui.window.start_page import StartListModel, StartRole
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.settings import Settings
from tests.entry_words import said
from tests.qml.window import items_of
from tests.scripted_cli.script import Script
from tests.scripted_cli.script_sequence import ScriptSequence
from tests.unit.agent.agent_harness import clean_environment
from tests.unit.controllers.conftest import StartProgram
from tests.unit.library.session_file_builder import SessionFile
from tests.unit.session.session_harness import reply
from tests.waiting import signal_of, until


def recent(places: AppPaths, *folders: Path) -> None:
    Settings(places).set("recent_folders", [str(folder) for folder in folders])


# --- the start page ----------------------------------------------------------------------------------


async def test_the_start_page_tells_which_folders_are_there(
    start_program: StartProgram,
    screen: WindowEngine,
    places: AppPaths,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One folder is gone. Another is on a mount whose server does not answer."""
    gone, away = tmp_path / "gone", tmp_path / "away"
    recent(places, gone, away, tmp_path)
    look = Path.stat

    def unreachable(self: Path, **how: bool) -> object:
        if self == away:
            raise OSError(107, "Transport endpoint is not connected")
        return look(self, **how)

    monkeypatch.setattr(Path, "stat", unreachable)
    program = start_program()
    assert program.session is None
    assert screen.app.property("page") == "start"
    folders = screen.app.start_view.findChildren(StartListModel)[0]

    def shown() -> dict[str, bool]:
        rows = [folders.index(number) for number in range(folders.rowCount())]
        return {row.data(StartRole.KEY): row.data(StartRole.THERE) for row in rows}

    expected = {str(gone): False, str(away): False, str(tmp_path): True}
    await until(screen.app.start_view.changed, lambda: shown() == expected)


async def test_a_folder_of_the_start_page_is_opened(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program = start_program(cli="/nowhere/claude")
    screen.app.folderChosen.emit(str(tmp_path))
    assert program.session is not None
    assert program.session.folder == str(tmp_path)
    assert screen.app.property("page") == "conversation"


# --- the order in which the CLI is found -------------------------------------------------------------


def cli(folder: Path, name: str) -> str:
    """Return the command of a CLI that ends immediately and prints its name."""
    file = folder / f"{name}.py"
    file.write_text(f"import sys; sys.exit({name!r})")
    return shlex.join([sys.executable, str(file)])


@pytest.mark.parametrize("first", ["option", "variable", "setting"])
async def test_option_then_variable_then_setting(
    start_program: StartProgram, places: AppPaths, tmp_path: Path, first: str
) -> None:
    Settings(places).set("cli", cli(tmp_path, "setting"))
    environ = {"CLAUDE_DESK_CLI": cli(tmp_path, "variable")} if first != "setting" else {}
    option = cli(tmp_path, "option") if first == "option" else ""
    program = start_program(environ, directory=str(tmp_path), cli=option)
    session = program.session
    assert session is not None
    await until(session.state_changed, lambda: session.state.problem is not None)
    assert session.state.problem is not None
    assert words_of(session.state.problem.text).endswith(first)


# --- the demo ----------------------------------------------------------------------------------------


async def test_the_demo_begins_in_the_default_mode_whatever_the_persons_settings_say(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    """The settings are for the user's own Claude Code. The demo shows each mode when it comes to that
    mode."""
    folder = cli_config(clean_environment(tmp_path))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text('{"permissions": {"defaultMode": "acceptEdits"}}')
    program = start_program({"CLAUDE_DESK_DEMO_PACE": "0"}, directory=str(tmp_path), cli="/nowhere/claude")
    session = program.session
    assert session is not None and session.info.mode == "acceptEdits", "they are read"
    screen.app.demoWanted.emit()
    demo = program.session
    assert demo is not None and demo.info.mode == "default"
    await until(demo.state_changed, lambda: demo.state.phase is SessionPhase.READY)


async def test_a_demo_that_was_tried_does_not_stay_for_good(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program = start_program({"CLAUDE_DESK_DEMO_PACE": "0"}, directory=str(tmp_path), cli="/nowhere/claude")
    screen.app.demoWanted.emit()
    demo = program.session
    assert demo is not None
    await until(demo.state_changed, lambda: demo.state.phase is SessionPhase.READY)
    screen.app.retryWanted.emit()
    session = program.session
    assert session is not None
    assert session is not demo
    assert session.state.problem is not None
    assert session.state.problem.kind is ProblemKind.NO_CLI


async def test_the_demo_says_that_it_keeps_nothing(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program = start_program({"CLAUDE_DESK_DEMO_PACE": "0"}, directory=str(tmp_path), cli="/nowhere/claude")
    view = screen.app.view
    assert not view.property("demo")
    screen.app.demoWanted.emit()
    assert view.property("demo")
    session = program.session
    assert session is not None
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    session.send("hello")
    screen.app.closeWanted.emit(view)
    words = screen.app.session_list.session_prompt.property("words")
    assert words.endswith("Demo sessions are not saved.")
    assert "are kept" not in words


async def test_all_open_sessions_are_ended_before_the_program(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    words = Script().save(tmp_path / "script.json")
    program = start_program(directory=str(tmp_path), cli=shlex.join(words))
    old = program.session
    assert old is not None
    await until(old.state_changed, lambda: old.state.phase is SessionPhase.READY)
    states: list[SessionPhase] = []
    old.state_changed.connect(lambda: states.append(old.state.phase))
    old.message_dispatch.queue.put("said")
    screen.app.newWanted.emit()
    assert program.session is not old
    program.end()
    await program.close()
    assert states == [SessionPhase.NOT_RUNNING]


async def test_what_waits_stays_with_its_session(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    words = Script(reply("Hi."), log=tmp_path / "log").save(tmp_path / "script.json")
    program = start_program(directory=str(tmp_path), cli=shlex.join(words))
    first, old = screen.app.view, program.session
    assert old is not None
    await until(old.state_changed, lambda: old.state.phase is SessionPhase.READY)
    left = old.message_dispatch.queue.put("left over")
    old.message_dispatch.edit(left.uuid)
    old.message_dispatch.revise(left.uuid, "left over, and changed")
    screen.app.newWanted.emit()
    session = program.session
    assert session is not None and session is not old
    assert len(session.message_dispatch.queue) == 0
    screen.app.viewWanted.emit(first)
    assert program.session is old
    assert [q.message.text for q in old.message_dispatch.queue.queue] == ["left over, and changed"]


@pytest.mark.full_window
async def test_each_session_has_its_own_message(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    words = Script().save(tmp_path / "script.json")
    program = start_program(directory=str(tmp_path), cli=shlex.join(words))
    field = items_of(screen.window, "MessageField")[0]
    first, session = screen.app.view, program.session
    assert session is not None
    session.message_dispatch.queue.put("something said")
    field.setProperty("text", "half a thought")
    screen.app.newWanted.emit()
    assert screen.app.view is not first
    assert field.property("text") == ""
    field.setProperty("text", "another")
    session.restored.emit("given back", ())
    screen.app.viewWanted.emit(first)
    assert field.property("text") == "given back\n\nhalf a thought"
    screen.app.closeWanted.emit(first)
    screen.app.session_list.session_prompt.accept()
    assert field.property("text") == "another"


async def test_what_was_written_before_there_was_a_session_is_kept(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    (tmp_path / ".mcp.json").write_text('{"mcpServers": {"x": {"command": "x"}}}')
    screen.app.view.send("an early message")
    screen.app.view.composer.draft.keep("half a thou", 3)
    program = start_program(directory=str(tmp_path), cli="/nowhere/claude")
    assert screen.app.property("page") == "trust"
    program.end()
    await program.close()
    drafts = Drafts(places.data / "drafts")
    found = drafts.open(str(tmp_path)).draft
    assert found.text == "half a thou"
    assert [message.text for message in found.queue] == ["an early message"]
    drafts.close()


# --- failures, and questions about folders -----------------------------------------------------------


async def test_a_window_that_was_closed_before_ends_the_program(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    screen.window.close()
    assert screen.was_closed
    program = start_program(directory=str(tmp_path))
    assert program.ended.is_set()
    assert program.session is None


async def test_settings_that_cannot_be_saved_are_told_once(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    (places.config / "settings.json").mkdir()
    (places.config / "settings.json" / "x").touch()
    program = start_program(directory=str(tmp_path), cli="/nowhere/claude")
    screen.app.chooseTextScale(1.4)
    assert program.session is not None
    told = [said(entry) for entry in program.session.entries]
    assert len(told) == 1
    assert told[0].startswith("Could not save your settings: ")


async def test_an_answer_that_cannot_be_kept_is_told_in_the_session(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    (tmp_path / ".mcp.json").write_text(json.dumps({"mcpServers": {"x": {"command": "false"}}}))
    (places.config / "trust.json").mkdir()
    (places.config / "trust.json" / "x").touch()
    program = start_program(directory=str(tmp_path), cli="/nowhere/claude")
    screen.app.openedWithout.emit()
    assert program.session is not None
    told = [said(entry) for entry in program.session.entries if "Could not save" in said(entry)]
    assert len(told) == 1
    assert told[0].startswith("Could not save your answer about this folder: ")


async def test_files_that_went_are_not_asked_about(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    file = tmp_path / ".mcp.json"
    file.write_text(json.dumps({"mcpServers": {"x": {"command": "false"}}}))
    program = start_program(directory=str(tmp_path), cli="/nowhere/claude")
    assert screen.app.property("page") == "trust"
    file.unlink()
    screen.app.openedWithout.emit()
    assert screen.app.property("page") == "conversation"
    assert program.session is not None


@pytest.mark.parametrize("error", [asyncio.CancelledError(), OSError("gone")])
async def test_a_session_that_cannot_be_closed_does_not_stop_the_end(
    start_program: StartProgram,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: BaseException,
) -> None:
    program = start_program(directory=str(tmp_path), cli="/nowhere/claude")
    controller = program.session_manager.current
    assert controller is not None

    async def fails(*_: object) -> None:
        raise error

    with monkeypatch.context() as failing:
        failing.setattr(controller, "close", fails)
        await program.session_manager.close_all()
    assert [record.levelname for record in caplog.records if "clos" in record.message] == ["ERROR"]
    caplog.clear()


async def test_the_question_about_a_folder_is_seen_from_elsewhere(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    asking, other = tmp_path / "asking", tmp_path / "other"
    for folder in (asking, other):
        folder.mkdir()
    (asking / ".mcp.json").write_text(json.dumps({"mcpServers": {"x": {"command": "false"}}}))
    program = start_program(directory=str(asking), cli="/nowhere/claude")
    controller = program.session_manager.current
    assert controller is not None
    screen.app.folderChosen.emit(str(other))
    row = screen.app.session_list.row_of(controller.view)
    assert row is not None and row.state == "needs-you"
    assert screen.app.property("waitingElsewhere") == 1
    program.session_manager.show(controller)
    screen.app.openedWithout.emit()
    assert row.state != "needs-you"
    assert screen.app.property("waiting") == 0


def start_with_servers(start_program: StartProgram, tmp_path: Path) -> tuple[MainController, ScriptSequence]:
    """Return the program, which shows the trust page of a folder with an MCP server, and the record of the
    CLI's starts."""
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / ".mcp.json").write_text(json.dumps({"mcpServers": {"maps": {"command": "false"}}}))
    starts = ScriptSequence()
    words = starts.write_scripts(tmp_path, Script())
    return start_program(directory=str(folder), cli=shlex.join(words)), starts


async def test_a_folder_opened_without_its_settings_says_so_and_can_be_trusted_later(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program, starts = start_with_servers(start_program, tmp_path)
    kept_out = screen.app.view.kept_out_view
    assert not kept_out.property("shown")
    screen.app.openedWithout.emit()
    session = program.session
    assert session is not None
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    assert kept_out.property("words") == "This folder was opened without its own settings: 1 MCP server."
    assert kept_out.property("servers") == "MCP servers of this folder that are not loaded: maps."
    kept_out.review()
    assert screen.app.property("page") == "trust"
    assert screen.app.property("waiting") == 0, "nothing waits for that"
    screen.app.openedWithout.emit()
    assert screen.app.property("page") == "conversation"
    assert kept_out.property("shown") and session.state.phase is SessionPhase.READY
    kept_out.review()
    restarted = signal_of(kept_out.changed)
    screen.app.trusted.emit()
    await restarted
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    assert not kept_out.property("shown")
    assert ["--setting-sources=user" in start for start in starts.starts] == [True, False]


async def test_trusted_in_another_session_it_is_said_until_the_next_start(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program, _ = start_with_servers(start_program, tmp_path)
    first = screen.app.view
    screen.app.openedWithout.emit()
    session = program.session
    assert session is not None
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    session.message_dispatch.queue.put("it is used")
    screen.app.newWanted.emit()
    second = screen.app.view
    assert second is not first and second.kept_out_view.property("shown")
    second.kept_out_view.review()
    screen.app.trusted.emit()
    mine = second.kept_out_view
    await until(mine.changed, lambda: not mine.property("shown"))
    assert first.kept_out_view.property("shown"), "its child runs without them"


async def test_one_answer_is_for_each_session_of_the_folder_that_waits_for_it(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program, starts = start_with_servers(start_program, tmp_path)
    first = program.session_manager.current
    assert first is not None
    second = program.session_manager.add(first.folder)
    program.launcher.begin_session(second, demo=False)
    assert first.waits_for_trust and second.waits_for_trust and second.session is None
    program.session_manager.show(first)
    screen.app.trusted.emit()
    for controller in (first, second):
        session = controller.session
        assert session is not None and not controller.waits_for_trust
        await until(session.state_changed, lambda session=session: session.state.phase is SessionPhase.READY)
    assert ["--setting-sources=user" in start for start in starts.starts] == [False, False]


async def test_an_answer_begins_the_session_that_waits_for_it(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    """An unused session in the same pane, here of the demo, ends."""
    program, starts = start_with_servers(start_program, tmp_path)
    controller = program.session_manager.current
    assert controller is not None
    program.launcher.begin_session(controller, demo=True)
    unused = controller.session
    assert unused is not None
    program.launcher.begin_session(controller, demo=False)
    assert controller.waits_for_trust
    screen.app.trusted.emit()
    session = controller.session
    assert session is not None and session is not unused
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    assert len(starts.starts) == 1


async def test_a_session_that_is_given_away_does_not_begin_in_place_of_the_session_that_waits(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    """While the page asks about the folder for the new session, another window takes the old session."""
    program, starts = start_with_servers(start_program, tmp_path)
    controller = program.session_manager.current
    assert controller is not None
    program.launcher.begin_session(controller, demo=True)
    old = controller.session
    assert old is not None
    program.launcher.begin_session(controller, demo=False)
    await controller._release_session()
    assert controller.session is old and controller.waits_for_trust
    screen.app.trusted.emit()
    session = controller.session
    assert session is not None and session is not old and session._config.resume == ""
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    assert len(starts.starts) == 1


@pytest.mark.parametrize("is_trusted", [True, False])
async def test_settings_of_a_folder_name_where_its_sessions_are_where_it_is_trusted(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, is_trusted: bool
) -> None:
    folder, moved = tmp_path / "folder", tmp_path / "moved"
    (folder / ".claude").mkdir(parents=True)
    settings = {"env": {"CLAUDE_CONFIG_DIR": str(moved)}}
    (folder / ".claude" / "settings.json").write_text(json.dumps(settings))
    session_id = str(uuid4())
    file = moved / "projects" / encoded(str(folder)) / f"{session_id}.jsonl"
    file.parent.mkdir(parents=True)
    SessionFile(file).says("one")
    words = ScriptSequence().write_scripts(tmp_path, Script(reply("Two.")))
    program = start_program(directory=str(folder), cli=shlex.join(words), resume=session_id)
    assert screen.app.property("page") == "trust"
    (screen.app.trusted if is_trusted else screen.app.openedWithout).emit()
    session = program.session
    assert session is not None
    history = session.history
    await until(history.loading_ended, lambda: not history.awaited)
    assert history.file == (file if is_trusted else None)
    assert history.gone != is_trusted
    if not is_trusted:
        screen.app.view.kept_out_view.review()
        screen.app.trusted.emit()
        await until(history.loading_ended, lambda: history.file == file)
        assert session.state.problem is None and any(entry.text == "one" for entry in session.entries)


async def test_a_folder_that_cannot_be_entered_is_a_page(
    start_program: StartProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    exists = Path.exists

    def forbidden(self: Path, **how: bool) -> bool:
        if self.name == ".git":
            raise PermissionError(13, "Permission denied")
        return exists(self, **how)

    monkeypatch.setattr(Path, "exists", forbidden)
    folder = tmp_path / "closed"
    folder.mkdir()
    folder.chmod(stat.S_IWUSR)
    program = start_program(directory=str(folder), cli="/nowhere/claude")
    folder.chmod(0o700)
    assert program.session is not None


# --- text that was not sent --------------------------------------------------------------------------


async def test_what_was_not_sent_is_there_again_in_its_folder(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    folder, other = tmp_path / "a", tmp_path / "b"
    folder.mkdir()
    other.mkdir()
    first = start_program(directory=str(folder), cli="/nowhere/claude")
    screen.app.view.composer.draft.keep("half a thought", 4)
    assert first.session is not None
    first.session.send("never sent")
    await first.close()
    second = start_program(directory=str(folder), cli="/nowhere/claude")
    draft = screen.app.view.composer.draft
    assert (draft.text, draft.cursor) == ("half a thought", 4)
    assert second.session is not None
    assert [(q.message.text, q.stage) for q in second.session.message_dispatch.queue.queue] == [
        ("never sent", "unsent")
    ]
    second.launcher.open_folder(str(other))
    assert screen.app.view.composer.draft.text == ""
    assert len(second.session.message_dispatch.queue) == 0
    second.launcher.open_folder(str(folder))
    assert screen.app.view.composer.draft.text == "half a thought"
    assert len(second.session.message_dispatch.queue) == 1


# --- sessions of the library -------------------------------------------------------------------------


async def test_an_old_session_has_no_child_before_something_is_written(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    words = Script().save(tmp_path / "script.json")
    old = tmp_path / ".claude/projects/p/0d5c7a3e-0000-4000-8000-000000000001.jsonl"
    old.parent.mkdir(parents=True)
    old.write_text('{"type":"user","uuid":"u","parentUuid":null,"message":{"role":"user","content":"Hi"}}\n')
    program = start_program(directory=str(tmp_path), cli=shlex.join(words))
    first = program.session
    assert first is not None
    program.launcher.open_session(str(tmp_path), "0d5c7a3e-0000-4000-8000-000000000001")
    session = program.session
    assert session is not None and session is not first
    assert session.state.phase is SessionPhase.NOT_RUNNING
    screen.app.view.composer.draft.keep("and", 3)
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    program.launcher.open_session(str(tmp_path), "0d5c7a3e-0000-4000-8000-000000000001")
    assert program.session is session


@pytest.mark.full_window
async def test_words_of_a_session_whose_folder_is_gone_go_to_another_one(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    folder, other = tmp_path / "project", tmp_path / "other"
    folder.mkdir()
    other.mkdir()
    program = start_program(
        cli=shlex.join(Script(reply("Hi."), resumed=reply("Hi.")).save(tmp_path / "script.json"))
    )
    screen.app.folderChosen.emit(str(folder))
    session = program.session
    assert session is not None
    session.send("Fix it")
    await until(session.operations, lambda: any(entry.text == "Hi." for entry in session.entries))
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    folder.rename(tmp_path / "away")
    session.rest()
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.NOT_RUNNING)
    session.start()
    assert session.state.problem is not None
    assert session.state.problem.kind is ProblemKind.FOLDER_GONE
    screen.app.elsewhereWanted.emit()
    assert screen.app.property("page") == "start"
    screen.app.folderChosen.emit(str(other))
    assert program.session is not None
    assert program.session.folder == str(other)
    draft = screen.app.view._composer.draft_view
    await until(draft.written, lambda: "Me: Fix it" in draft._text)


async def test_what_a_killed_program_left_half_written_is_swept(
    start_program: StartProgram, places: AppPaths
) -> None:
    left = places.data / "drafts" / ".abcd_123.part"
    left.parent.mkdir()
    left.touch()
    os.utime(left, (1_000_000_000, 1_000_000_000))
    await start_program()._trash_controller._tasks.finish()
    assert not left.exists()


async def test_the_way_back_after_clear_is_there_after_a_restart(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    new, old = "5e55a000-0000-4000-8000-000000000001", "5e55a000-0000-4000-8000-000000000002"
    SessionMetadata(places.data / "sessions.json").follow(new, old, "Find the leak")
    words = Script(reply("Hi.")).save(tmp_path / "script.json")
    program = start_program(directory=str(tmp_path), cli=shlex.join(words))
    program.launcher.open_session(str(tmp_path), new)
    assert screen.app.view.session_id == new
    assert screen.app.view.property("earlier") == "Find the leak"


async def test_clear_leaves_an_empty_conversation_and_a_way_back(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    words = Script(reply("Hi.")).save(tmp_path / "script.json")
    program = start_program(directory=str(tmp_path), cli=shlex.join(words))
    first, old = screen.app.view, program.session
    assert old is not None
    await until(old.state_changed, lambda: old.state.phase is SessionPhase.READY)
    screen.app.view.send("/clear")
    assert program.session is old, "nothing was said: it is empty already"
    first.send("Find the leak")
    await until(old.operations, lambda: any(entry.text == "Hi." for entry in old.entries))
    await until(old.state_changed, lambda: old.state.phase is SessionPhase.READY)
    old.settings.set(SettingSubject.MODE, "plan")
    first.send("/clear")
    view, new = screen.app.view, program.session
    assert new is not None and new is not old and view is not first
    assert not new.entries and new.settings.wanted_mode == "plan"
    assert view.property("earlier") == str(first.title) != ""
    rows = screen.app.session_list
    listed = [rows.data(rows.index(row), SessionListRole.TITLE) for row in range(rows.rowCount())]
    assert listed.count(str(first.title)) == 1 and len(listed) == len(set(listed)) == 2
    view.openEarlier()
    again = SessionMetadata(places.data / "sessions.json")
    kept = again.of(new.info.session_id)
    assert (kept.earlier, kept.earlier_title) == (old.info.session_id, str(first.title))
    assert program.session is old and screen.app.view is first
    assert [entry.text for entry in old.entries if entry.kind is EntryKind.USER] == ["Find the leak"]

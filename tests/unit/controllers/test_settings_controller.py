"""The settings page, and the settings that are saved."""

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.paths import AppPaths
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.folder_trust import FolderTrust, TrustAnswer
from claude_desk.workspace.settings import Settings
from tests.entry_words import said
from tests.unit.controllers.conftest import StartProgram
from tests.waiting import signal_of


def kept(places: AppPaths, name: str) -> object:
    return json.loads((places.config / "settings.json").read_text())[name]


async def test_what_is_chosen_is_in_force_and_kept(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths
) -> None:
    start_program()
    page = screen.app.preferences
    send_key = page.choiceOf("send_key", ["enter", "ctrl-enter"])
    rest = page.choiceOf("rest_minutes", ["0", "5", "15", "30", "60"])
    send_key.choose(1)
    page.switchOf("follow").turn(False)
    page.switchOf("reopen").turn(False)
    page.chooseMode(2)
    rest.choose(3)
    assert (page.property("sendKey"), page.property("follow")) == ("ctrl-enter", False)
    assert (page.property("mode"), send_key.property("index"), rest.property("index")) == (2, 1, 3)
    assert not page.switchOf("reopen").property("on")
    assert [kept(places, name) for name in ("send_key", "follow", "reopen", "mode", "rest_minutes")] == [
        "ctrl-enter",
        False,
        False,
        "plan",
        30,
    ]
    assert "Bypass" not in page.property("modes")


async def test_another_language_is_in_force_at_once_and_kept(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths
) -> None:
    start_program()
    told: list[str] = []
    screen.app.languageWanted.connect(told.append)
    changed = signal_of(screen.app.languageChanged)
    screen.app.preferences.choiceOf("language", ["", "en"]).choose(1)
    await changed
    assert (told, kept(places, "language"), screen.language.code) == (["en"], "en", "en")


async def test_how_the_list_is_arranged_is_there_at_the_next_start(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths
) -> None:
    start_program()
    listed = screen.app.session_list
    listed.setProperty("byFolder", True)
    listed.fold("/srv/atlas", True)
    screen.app.showSidebar(False)
    assert [kept(places, name) for name in ("sessions_by", "folded_sections", "sidebar")] == [
        "folder",
        ["/srv/atlas"],
        False,
    ]
    Settings(places).set("sessions_by", "time")
    Settings(places).set("folded_sections", ["/srv/b"])
    Settings(places).set("sidebar", True)
    start_program()
    assert not listed.by_folder
    assert "/srv/b" in listed.folded_sections
    assert screen.app.property("sidebar")


async def test_a_new_session_begins_as_the_settings_say(
    start_program: StartProgram, places: AppPaths, tmp_path: Path
) -> None:
    settings = Settings(places)
    settings.set("mode", "acceptEdits")
    settings.set("model", "opus")
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path))
    assert program.session is not None
    assert (program.session.info.mode, program.session.info.model) == ("acceptEdits", "opus")
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path), mode="plan", model="sonnet")
    assert program.session is not None
    assert (program.session.info.mode, program.session.info.model) == ("plan", "sonnet")


async def test_a_cli_is_looked_for_as_soon_as_it_is_named(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    start_program()
    page = screen.app.preferences
    page.chooseCli("/nowhere/claude")
    assert page.property("cliWords") == "No executable was found there."
    program = tmp_path / "claude"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o700)
    page.chooseCli(f" {program} --flag ")
    assert page.property("cliWords") == f"Found: {program} --flag"
    assert kept(places, "cli") == f"{program} --flag"


async def test_answers_about_folders_are_listed_and_forgotten(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    folder = tmp_path / "project"
    (folder / ".claude").mkdir(parents=True)
    (folder / ".claude" / "settings.json").write_text('{"permissions":{"allow":["Bash(ls)"]}}')
    trust = FolderTrust(places, tmp_path / "config")
    review = trust.review(folder)
    trust.remember(review, TrustAnswer.TRUSTED)
    start_program()
    page = screen.app.preferences
    page.ask()
    assert page.folder_answers.rowCount() == 1
    page.folder_answers.forget(0)
    assert page.folder_answers.rowCount() == 0
    assert trust.answer(review) is None


async def test_an_answer_that_the_disk_keeps_is_not_told_to_be_a_setting(
    start_program: StartProgram,
    screen: WindowEngine,
    places: AppPaths,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "project"
    (folder / ".claude").mkdir(parents=True)
    (folder / ".claude" / "settings.json").write_text('{"permissions":{"allow":["Bash(ls)"]}}')
    trust = FolderTrust(places, tmp_path / "config")
    trust.remember(trust.review(folder), TrustAnswer.TRUSTED)
    trust.remember(trust.review(tmp_path), TrustAnswer.TRUSTED)
    (tmp_path / "plain").mkdir()
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path / "plain"))
    session = program.session
    assert session is not None
    page = screen.app.preferences
    page.ask()

    def told() -> list[str]:
        words = "Could not save "
        texts = [said(each).removeprefix(words) for each in session.entries if words in said(each)]
        return [text.partition(":")[0] for text in texts]

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("claude_desk.workspace.folder_trust.write_atomic", full)
        page.folder_answers.forget(0)
    assert told() == ["your answer about this folder"]
    assert page.folder_answers.rowCount() == 1, "it is forgotten here"
    screen.app.chooseTextScale(1.4)  # saving the settings says nothing about the answer
    with monkeypatch.context() as patch:
        patch.setattr("claude_desk.workspace.folder_trust.write_atomic", full)
        page.folder_answers.forget(0)
    assert len(told()) == 1, "the trouble is the same"
    program._trust.forget("/elsewhere")
    with monkeypatch.context() as patch:
        patch.setattr("claude_desk.workspace.folder_trust.write_atomic", full)
        with pytest.raises(OSError):
            program._trust.forget("/elsewhere")
    assert len(told()) == 2, "it was over, and is told anew"


async def test_the_rules_that_hold_are_named_with_their_file(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    folder = tmp_path / "project"
    (folder / ".claude").mkdir(parents=True)
    (folder / ".claude" / "settings.local.json").write_text('{"permissions":{"allow":["Bash(ls *)"]}}')
    program = start_program(cli="/nowhere/claude", directory=str(folder))
    assert program.session is None  # the user is asked about the folder first
    screen.app.openedWithout.emit()
    screen.app.preferences.ask()
    assert screen.app.preferences.property("rules") == ["Allow: Bash(ls *) — this project's local settings"]


async def test_details_name_versions_and_places(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths
) -> None:
    start_program(cli="/nowhere/claude")
    screen.app.preferences.ask()
    screen.app.preferences.facts.copyDetails()
    text = QGuiApplication.clipboard().text()
    assert "Installation: Git checkout in " in text
    assert "\nUpdate: git pull in " in text
    assert "Update checks: None: Claude Desk does not look for updates\n" in text
    assert "Program: Not found\n" in text
    assert f"Log: {places.state / 'claude-desk.log'}\n" in text
    assert "Claude Code: Not known yet\n" in text

"""The page of a start that Claude Code has refused has a button for what mends the start."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication

from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session_state import Problem, ProblemKind, Remedy
from claude_desk.session.core.start_failures import WAYS_OUT
from tests.gallery.states import REFUSED_STARTS, refused_start
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind

BUTTON = Kind.Button
# The words of each button, and the section of the settings that it shows.
BUTTONS = {
    "start-sign-in": ("Sign in…", "profiles"),
    "start-profile": ("Choose a profile…", "profiles"),
    "start-program": ("Choose the program…", "claude-code"),
    "start-folder": ("Choose another folder", ""),
    "start-mode": ("Start with permission requests", ""),
    "start-copy": ("Copy the message", ""),
}
SIGNALS = {
    "start-sign-in": "signInWanted",
    "start-folder": "elsewhereWanted",
    "start-mode": "retryWanted",
}


def test_each_remedy_has_a_state_to_look_at() -> None:
    shown = {WAYS_OUT[reason].remedy for reason, _ in REFUSED_STARTS.values()}
    assert shown | {Remedy.FILE} == set(Remedy)


@pytest.mark.parametrize("state", BUTTONS)
def test_the_button_does_what_mends_the_start(
    open_window: OpenWindow, session: LiveSession, state: str
) -> None:
    words, section = BUTTONS[state]
    session.info.set_mode("acceptEdits")
    session.show_problem(refused_start(REFUSED_STARTS[state]))
    window = open_window(session)
    assert window.find(BUTTON, "Try again")
    if state in SIGNALS:
        with window.qtbot.waitSignal(getattr(window.app, SIGNALS[state])):
            window.click(BUTTON, words)
    else:
        window.click(BUTTON, words)
    if section:
        window.wait_for(Kind.Heading, {"profiles": "Profiles", "claude-code": "Claude Code"}[section])
    if state == "start-mode":
        assert session.settings.wanted_mode == "default"
    if state == "start-copy":
        assert "Unexpected end of JSON" in QGuiApplication.clipboard().text()


@pytest.mark.parametrize("state", sorted(set(REFUSED_STARTS) - set(BUTTONS)))
def test_otherwise_there_is_only_try_again(open_window: OpenWindow, session: LiveSession, state: str) -> None:
    problem = refused_start(REFUSED_STARTS[state])
    session.show_problem(problem)
    window = open_window(session)
    window.wait_for(BUTTON, "Try again")
    assert not [words for words, _ in BUTTONS.values() if window.all(BUTTON, words)]
    assert (problem.command != "") is (state == "start-command")
    assert not problem.command or window.find(Kind.StaticText, problem.command)


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: pytest.fail(url.toString()))
    file = tmp_path / ".claude.json"
    file.write_text('{"theme": broken')
    return file


def of_file(path: str) -> Problem:
    advice = Phrase("process_end.settings_file_at", path=path, backup="")
    return Problem(ProblemKind.START_FAILED, "No JSON.", "", advice, Remedy.FILE, path)


def test_the_broken_file_is_shown_in_place_of_the_page(
    open_window: OpenWindow, session: LiveSession, broken: Path
) -> None:
    session.show_problem(of_file(str(broken)))
    window = open_window(session)
    window.click(BUTTON, "Open the file")
    window.wait_for(Kind.Dialog, broken.name)
    assert any('{"theme": broken' in str(text.property("text")) for text in window.texts())
    assert window.item("TextViewer").property("height") > 100
    assert not window.all(BUTTON, "Try again")
    window.key(Qt.Key.Key_Escape)
    window.wait_for(BUTTON, "Try again")


@pytest.mark.parametrize("name", ["script.sh", ".claude.json/x.json", "nosuch.json"])
def test_no_other_file_is_opened(
    open_window: OpenWindow, session: LiveSession, broken: Path, name: str
) -> None:
    (broken.parent / "script.sh").write_text("rm -rf build\n")
    session.show_problem(of_file(str(broken.parent / name)))
    window = open_window(session)
    window.click(BUTTON, "Open the file")
    window.wait_for(Kind.StaticText, f"Could not open: {broken.parent / name}")
    assert not window.app.session.viewer.property("open")

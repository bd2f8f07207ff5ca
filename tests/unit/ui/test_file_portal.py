"""The desktop's file dialog, asked for over the test's own bus."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from claude_desk.ui.file_dialogs import file_portal
from claude_desk.ui.file_dialogs.disk_tasks import DiskTasks
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_dialogs.file_dialog import DialogKind
from claude_desk.ui.file_dialogs.file_dialogs import FileDialogs
from claude_desk.ui.file_dialogs.file_portal import PortalRequest

SERVER = Path(__file__).with_name("portal_server.py")


class Portal:
    """The server's process, and the requests that it received."""

    def __init__(self, address: str, act: str, code: int, results: dict[str, Any], home: Path) -> None:
        answers = json.dumps({"code": code, "results": results})
        environment = {"DBUS_SESSION_BUS_ADDRESS": address, "PATH": os.environ["PATH"], "HOME": str(home)}
        self.process = subprocess.Popen(
            [sys.executable, str(SERVER), act, answers],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.told() == {"ready": True}

    def told(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line: dict[str, Any] = json.loads(self.process.stdout.readline())
        return line

    def end(self) -> None:
        assert self.process.stdout is not None
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


OpenPortal = Callable[..., Portal]


@pytest.fixture
def open_portal(bus: str, tmp_path: Path) -> Iterator[OpenPortal]:
    made: list[Portal] = []

    def open_portal(act: str = "", code: int = 0, **results: Any) -> Portal:
        made.append(Portal(bus, act, code, results, tmp_path))
        return made[-1]

    yield open_portal
    for portal in made:
        portal.end()


class Question:
    def __init__(self, qtbot: QtBot, kind: DialogKind, folder: Path, name: str = "") -> None:
        self.qtbot = qtbot
        self.answers: list[list[Path]] = []
        self.failures: list[str] = []
        self.request = PortalRequest(kind, "Attach files", folder, name, "x11:1f", DiskTasks())
        self.request.answered.connect(self.answers.append)
        self.request.failed.connect(self.failures.append)
        self.request.start()

    def end(self) -> None:
        self.qtbot.waitUntil(lambda: bool(self.answers or self.failures))
        assert len(self.answers) + len(self.failures) == 1


@pytest.fixture
def ask(qapp: QGuiApplication, qtbot: QtBot) -> Callable[..., Question]:
    return lambda kind, folder, name="": Question(qtbot, kind, folder, name)


Ask = Callable[..., Question]


def test_files_are_asked_for_in_the_portal_s_types(open_portal: OpenPortal, ask: Ask, tmp_path: Path) -> None:
    uris = ["file:///tmp/a%20b.txt", "file:///tmp/caf%E9"]
    portal = open_portal(uris=uris)
    question = ask(DialogKind.FILES, tmp_path)
    question.end()
    assert question.answers == [[Path("/tmp/a b.txt"), Path(os.fsdecode(b"/tmp/caf\xe9"))]]
    asked = portal.told()
    token = asked["options"].pop("handle_token")
    assert token.isidentifier()
    assert asked == {
        "member": "OpenFile",
        "window": "x11:1f",
        "title": "Attach files",
        "options": {
            "modal": True,
            "multiple": True,
            "directory": False,
            "current_folder": ["ay", [*os.fsencode(tmp_path), 0]],
        },
    }


def test_a_folder_is_asked_for(open_portal: OpenPortal, ask: Ask, tmp_path: Path) -> None:
    portal = open_portal(uris=["file:///srv"])
    question = ask(DialogKind.FOLDER, tmp_path)
    question.end()
    assert question.answers == [[Path("/srv")]]
    assert portal.told()["options"]["directory"] is True


def test_a_place_to_save_is_asked_for(open_portal: OpenPortal, ask: Ask, tmp_path: Path) -> None:
    portal = open_portal(uris=["file:///srv/new.md"])
    question = ask(DialogKind.SAVE, tmp_path, "talk \udce9\0.md")
    question.end()
    assert question.answers == [[Path("/srv/new.md")]]
    asked = portal.told()
    assert asked["member"] == "SaveFile"
    assert asked["options"]["current_name"] == "talk ?.md"
    assert "multiple" not in asked["options"]


def test_a_handle_of_the_portal_s_own_is_heard(open_portal: OpenPortal, ask: Ask, tmp_path: Path) -> None:
    open_portal("own-handle", uris=["file:///srv"])
    question = ask(DialogKind.FILES, tmp_path)
    question.end()
    assert question.answers == [[Path("/srv")]]


def test_what_the_person_cancelled_is_no_failure(open_portal: OpenPortal, ask: Ask, tmp_path: Path) -> None:
    open_portal(code=1)
    question = ask(DialogKind.FILES, tmp_path)
    question.end()
    assert question.answers == [[]]


@pytest.mark.parametrize(
    ("act", "code", "results"),
    [
        ("no-chooser", 0, {}),
        ("hang", 0, {}),
        ("hang-call", 0, {}),
        ("die", 0, {}),
        ("", 2, {}),
        ("", 7, {}),
        ("", 0, {}),
        ("", 0, {"uris": []}),
        ("", 0, {"uris": "file:///tmp/a"}),
        ("", 0, {"uris": ["https://example.org/a"]}),
        ("", 0, {"uris": ["file:///tmp/a", "file://elsewhere/share/a"]}),
        ("", 0, {"uris": ["file:a%00b"]}),
        ("", 0, {"uris": ["nonsense"]}),
    ],
)
def test_a_portal_that_fails_is_left(
    open_portal: OpenPortal, ask: Ask, tmp_path: Path, act: str, code: int, results: dict[str, Any]
) -> None:
    open_portal(act, code, **results)
    question = ask(DialogKind.FILES, tmp_path)
    question.end()
    assert len(question.failures) == 1


def test_a_portal_that_hangs_holds_up_nothing(
    open_portal: OpenPortal, ask: Ask, tmp_path: Path, qtbot: QtBot
) -> None:
    open_portal("hang")
    gaps: list[float] = []
    last = time.monotonic()

    def tick() -> None:
        nonlocal last
        now = time.monotonic()
        gaps.append(now - last)
        last = now

    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(5)
    started = time.monotonic()
    question = ask(DialogKind.FILES, tmp_path)
    question.end()
    timer.stop()
    assert time.monotonic() - started < 10 * file_portal.FIND_MS / 1000
    assert max(gaps) < file_portal.FIND_MS / 2000  # the window never waited for the portal


def test_an_early_end_of_a_dialog_that_had_the_keyboard_is_a_cancel(
    open_portal: OpenPortal, ask: Ask, tmp_path: Path
) -> None:
    open_portal(code=2)
    question = ask(DialogKind.FILES, tmp_path)
    question.request._on_focus(None)
    question.end()
    assert question.answers == [[]]


def test_two_answers_are_one_for_a_folder(open_portal: OpenPortal, ask: Ask, tmp_path: Path) -> None:
    open_portal(uris=["file:///srv", "file:///tmp"])
    question = ask(DialogKind.FOLDER, tmp_path)
    question.end()
    assert question.failures


def test_an_old_portal_is_not_asked_for_a_folder(open_portal: OpenPortal, ask: Ask, tmp_path: Path) -> None:
    open_portal("old", uris=["file:///srv"])
    question = ask(DialogKind.FOLDER, tmp_path)
    question.end()
    assert question.failures == ["the portal is too old to ask for a folder"]


def test_without_a_portal_there_is_a_failure_at_once(bus: str, ask: Ask, tmp_path: Path) -> None:
    question = ask(DialogKind.FILES, tmp_path)
    question.end()
    assert question.failures


@pytest.mark.parametrize("address", ["", "disabled:", "autolaunch:", "unix:path=/nonexistent/bus"])
def test_without_a_bus_there_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, ask: Ask, tmp_path: Path, address: str
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    question = ask(DialogKind.FILES, tmp_path)
    question.end()
    assert question.failures


def test_a_cancelled_question_closes_the_dialog(
    open_portal: OpenPortal, ask: Ask, tmp_path: Path, qtbot: QtBot
) -> None:
    portal = open_portal("wait")
    question = ask(DialogKind.FILES, tmp_path)
    qtbot.waitUntil(lambda: question.request._taken > 0)
    question.request.cancel()
    assert portal.told()["member"] == "OpenFile"
    assert portal.told() == {"closed": True}
    assert question.answers == question.failures == []


def test_a_bus_that_dies_is_a_failure(bus: str, open_portal: OpenPortal, ask: Ask, tmp_path: Path) -> None:
    open_portal("wait")
    question = ask(DialogKind.FILES, tmp_path)
    question.qtbot.waitUntil(lambda: question.request._taken > 0)
    daemon = next(
        child
        for child in psutil.Process().children()
        if child.name() == "dbus-daemon" and child.status() != psutil.STATUS_ZOMBIE
    )
    daemon.kill()
    question.end()
    assert len(question.failures) == 1


# --- from the portal to the window's own dialog, and back to the caller --------------------------------


class Dialog:
    def __init__(self, qtbot: QtBot, kind: str, folder: Path, name: str = "", suffix: str = "") -> None:
        self.dialogs = FileDialogs()
        self.files: list[str] = []
        self.stages: list[str] = []
        address = QUrl.fromLocalFile(str(folder))
        self.dialog = self.dialogs.ask(kind, "Title", address, name, suffix)
        self.dialog.chosen.connect(lambda files: self.files.extend(path_of(QUrl(file)) for file in files))
        self.dialog.stageChanged.connect(lambda: self.stages.append(self.dialog.stage))
        self.stages.append(self.dialog.stage)
        self.qtbot = qtbot

    def until(self, stage: str) -> None:
        self.qtbot.waitUntil(lambda: stage in self.stages)


def test_what_the_desktop_gives_reaches_who_asked(
    open_portal: OpenPortal, qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    open_portal(uris=["file:///tmp/a%20b.txt"])
    dialog = Dialog(qtbot, "files", tmp_path)
    dialog.until("done")
    assert dialog.files == ["/tmp/a b.txt"]
    assert dialog.stages == ["desktop", "done"]
    assert dialog.dialogs.dialog is None


@pytest.mark.parametrize(("act", "code"), [("hang", 0), ("die", 0), ("no-chooser", 0), ("", 2)])
def test_a_portal_that_fails_leads_to_the_window_s_own_dialog(
    open_portal: OpenPortal, qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path, act: str, code: int
) -> None:
    open_portal(act, code)
    dialog = Dialog(qtbot, "files", tmp_path)
    dialog.until("own")
    assert dialog.stages == ["desktop", "own"]
    dialog.dialog.cancel()
    assert dialog.stages[-1] == "done" and dialog.files == []


@pytest.mark.parametrize(("there", "given"), [(False, "talk.md"), (True, "talk")])
def test_an_ending_is_added_where_that_replaces_nothing(
    open_portal: OpenPortal, qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path, there: bool, given: str
) -> None:
    if there:
        (tmp_path / "talk.md").write_text("old")
    open_portal(uris=[QUrl.fromLocalFile(str(tmp_path / "talk")).toString()])
    dialog = Dialog(qtbot, "save", tmp_path, "talk.md", "md")
    dialog.until("done")
    assert dialog.files == [str(tmp_path / given)]


def test_a_dialog_that_is_cancelled_takes_the_desktop_s_away(
    open_portal: OpenPortal, qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    portal = open_portal("wait")
    dialog = Dialog(qtbot, "folder", tmp_path)
    request = dialog.dialogs.findChild(PortalRequest)
    assert isinstance(request, PortalRequest)
    qtbot.waitUntil(lambda: request._taken > 0)
    dialog.dialogs.close()
    assert portal.told()["options"]["directory"] is True
    assert portal.told() == {"closed": True}

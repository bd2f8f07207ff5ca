"""The desktop's file dialog, asked for over the test's own bus."""

import asyncio
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

from claude_desk.ui.file_dialogs import file_portal
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_dialogs.file_dialog import DialogKind
from claude_desk.ui.file_dialogs.file_dialogs import FileDialogs
from claude_desk.ui.file_dialogs.file_portal import ask_portal
from claude_desk.workspace.desktop.bus_connection import BusError
from tests.waiting import until

SERVER = Path(__file__).with_name("portal_server.py")


class Portal:
    """The server's process, and the requests that it received."""

    def __init__(self, address: str, act: str, code: int, results: dict[str, Any], home: Path) -> None:
        answers = json.dumps({"code": code, "results": results})
        environment = {"DBUS_SESSION_BUS_ADDRESS": address, "PATH": os.environ["PATH"], "HOME": str(home)}
        self.process = subprocess.Popen(
            [sys.executable, str(SERVER), act, answers],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.told() == {"ready": True}

    def told(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line: dict[str, Any] = json.loads(self.process.stdout.readline())
        return line

    def go_on(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


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


Answer = list[Path] | str  # paths, or why there are no paths


async def ask(kind: DialogKind, folder: Path, name: str = "") -> Answer:
    try:
        return await ask_portal(kind, "Attach files", folder, name, "x11:1f")
    except BusError as error:
        return str(error)


async def test_files_are_asked_for_in_the_portal_s_types(open_portal: OpenPortal, tmp_path: Path) -> None:
    uris = ["file:///tmp/a%20b.txt", "file:///tmp/caf%E9"]
    portal = open_portal(uris=uris)
    answer = await ask(DialogKind.FILES, tmp_path)
    assert answer == [Path("/tmp/a b.txt"), Path(os.fsdecode(b"/tmp/caf\xe9"))]
    assert portal.told() == {
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


async def test_a_folder_is_asked_for(open_portal: OpenPortal, tmp_path: Path) -> None:
    portal = open_portal(uris=["file:///srv"])
    assert await ask(DialogKind.FOLDER, tmp_path) == [Path("/srv")]
    assert portal.told()["options"]["directory"] is True


async def test_a_place_to_save_is_asked_for(open_portal: OpenPortal, tmp_path: Path) -> None:
    portal = open_portal(uris=["file:///srv/new.md"])
    assert await ask(DialogKind.SAVE, tmp_path, "talk \udce9\0.md") == [Path("/srv/new.md")]
    asked = portal.told()
    assert asked["member"] == "SaveFile"
    assert asked["options"]["current_name"] == "talk ?.md"
    assert "multiple" not in asked["options"]


async def test_an_answer_to_another_question_is_not_taken(open_portal: OpenPortal, tmp_path: Path) -> None:
    open_portal("two-handles", uris=["file:///srv"])
    assert await ask(DialogKind.FILES, tmp_path) == [Path("/srv")]


async def test_what_the_person_cancelled_is_no_failure(open_portal: OpenPortal, tmp_path: Path) -> None:
    open_portal(code=1)
    assert await ask(DialogKind.FILES, tmp_path) == []


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
async def test_a_portal_that_fails_is_left(
    open_portal: OpenPortal, tmp_path: Path, act: str, code: int, results: dict[str, Any]
) -> None:
    open_portal(act, code, **results)
    assert isinstance(await ask(DialogKind.FILES, tmp_path), str)


async def test_a_portal_that_hangs_holds_up_nothing(open_portal: OpenPortal, tmp_path: Path) -> None:
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
    await ask(DialogKind.FILES, tmp_path)
    timer.stop()
    assert time.monotonic() - started < 10 * file_portal.FIND_SECONDS
    assert max(gaps) < file_portal.FIND_SECONDS / 2  # the window never waited for the portal


async def test_an_early_end_of_a_dialog_that_had_the_keyboard_is_a_cancel(
    open_portal: OpenPortal, tmp_path: Path
) -> None:
    portal = open_portal("when-told", code=2)
    asking = asyncio.ensure_future(ask(DialogKind.FILES, tmp_path))
    await asyncio.to_thread(portal.told)
    QGuiApplication.instance().focusWindowChanged.emit(None)  # type: ignore[union-attr]
    portal.go_on()
    assert await asking == []


async def test_two_answers_are_one_for_a_folder(open_portal: OpenPortal, tmp_path: Path) -> None:
    open_portal(uris=["file:///srv", "file:///tmp"])
    assert isinstance(await ask(DialogKind.FOLDER, tmp_path), str)


async def test_an_old_portal_is_not_asked_for_a_folder(open_portal: OpenPortal, tmp_path: Path) -> None:
    open_portal("old", uris=["file:///srv"])
    assert await ask(DialogKind.FOLDER, tmp_path) == "the portal is too old to ask for a folder"


async def test_without_a_portal_there_is_a_failure_at_once(bus: str, tmp_path: Path) -> None:
    assert isinstance(await ask(DialogKind.FILES, tmp_path), str)


@pytest.mark.parametrize("address", ["", "disabled:", "autolaunch:", "unix:path=/nonexistent/bus"])
async def test_without_a_bus_there_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert isinstance(await ask(DialogKind.FILES, tmp_path), str)


async def test_a_bus_that_dies_is_a_failure(bus: str, open_portal: OpenPortal, tmp_path: Path) -> None:
    portal = open_portal("wait")
    asking = asyncio.ensure_future(ask(DialogKind.FILES, tmp_path))
    await asyncio.to_thread(portal.told)
    daemon = next(
        child
        for child in psutil.Process().children()
        if child.name() == "dbus-daemon" and child.status() != psutil.STATUS_ZOMBIE
    )
    daemon.kill()
    assert isinstance(await asking, str)


# --- from the portal to the window's own dialog, and back to the caller --------------------------------


class Dialog:
    def __init__(self, kind: str, folder: Path, name: str = "", suffix: str = "") -> None:
        self.dialogs = FileDialogs()
        self.files: list[str] = []
        self.stages: list[str] = []
        address = QUrl.fromLocalFile(str(folder))
        self.dialog = self.dialogs.ask(kind, address, name, suffix)
        self.dialog.chosen.connect(lambda files: self.files.extend(path_of(QUrl(file)) for file in files))
        self.dialog.stageChanged.connect(lambda: self.stages.append(self.dialog.stage))
        self.stages.append(self.dialog.stage)

    async def until(self, stage: str) -> None:
        await until(self.dialog.stageChanged, lambda: stage in self.stages)


async def test_what_the_desktop_gives_reaches_who_asked(open_portal: OpenPortal, tmp_path: Path) -> None:
    open_portal(uris=["file:///tmp/a%20b.txt"])
    dialog = Dialog("files", tmp_path)
    await until(dialog.dialog.finished, lambda: dialog.dialogs.dialog is None)
    assert dialog.files == ["/tmp/a b.txt"]
    assert dialog.stages == ["desktop", "done"]
    await dialog.dialogs.end()


@pytest.mark.parametrize(("act", "code"), [("hang", 0), ("die", 0), ("no-chooser", 0), ("", 2)])
async def test_a_portal_that_fails_leads_to_the_window_s_own_dialog(
    open_portal: OpenPortal, tmp_path: Path, act: str, code: int
) -> None:
    open_portal(act, code)
    dialog = Dialog("files", tmp_path)
    await dialog.until("own")
    assert dialog.stages == ["desktop", "own"]
    await dialog.dialogs.end()
    assert dialog.stages[-1] == "done" and dialog.files == []


@pytest.mark.parametrize(("there", "given"), [(False, "talk.md"), (True, "talk")])
async def test_an_ending_is_added_where_that_replaces_nothing(
    open_portal: OpenPortal, tmp_path: Path, there: bool, given: str
) -> None:
    if there:
        (tmp_path / "talk.md").write_text("old")
    open_portal(uris=[QUrl.fromLocalFile(str(tmp_path / "talk")).toString()])
    dialog = Dialog("save", tmp_path, "talk.md", "md")
    await until(dialog.dialog.finished, lambda: dialog.dialogs.dialog is None)
    assert dialog.files == [str(tmp_path / given)]
    await dialog.dialogs.end()


async def test_a_dialog_that_is_cancelled_takes_the_desktop_s_away(
    open_portal: OpenPortal, tmp_path: Path
) -> None:
    portal = open_portal("wait")
    dialog = Dialog("folder", tmp_path)
    asked = await asyncio.to_thread(portal.told)
    assert asked["options"]["directory"] is True
    dialog.dialogs.close()
    assert await asyncio.to_thread(portal.told) == {"closed": True}
    await dialog.dialogs.end()
    assert dialog.stages == ["desktop", "done"] and dialog.files == []

"""Things that are dropped or pasted are attached, or inserted as text. The program does not run, open or wait
for them."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QProcess, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from claude_desk.ui.window.window_engine import WindowEngine
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_composer import CONTROL, text
from tests.qml.test_composer_attachments import chips, drop
from tests.qml.window import Kind, Window
from tests.unit.controllers.conftest import StartProgram


@pytest.fixture(autouse=True)
def clipboard_is_left_empty(qapp: object) -> Iterator[None]:
    """Clear the clipboard, because Qt may crash at the end of the process if the clipboard is not empty."""
    yield
    QGuiApplication.clipboard().clear()


@pytest.fixture
def nothing_runs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check that no program is started and that the desktop is not asked to open anything."""
    done: list[object] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: done.append(url) or True)
    monkeypatch.setattr(QProcess, "start", lambda *what: done.append(what))
    monkeypatch.setattr(QProcess, "startDetached", lambda *what: done.append(what))
    yield
    assert done == []


@pytest.fixture
def session_folder(tmp_path: Path) -> str:
    return str(tmp_path)


@pytest.fixture
def window(window_opened: OpenWindow, session: LiveSession, nothing_runs: None) -> Iterator[Window]:
    yield window_opened(session)


def urls(*addresses: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl(address) for address in addresses])
    return data


def refused(window: Window) -> str:
    """Wait for the message about a file that was not attached, and return it."""
    said = "Could not attach"
    window.qtbot.waitUntil(lambda: any(said in n.name for n in window.all(Kind.StaticText)), timeout=30_000)
    return next(node.name for node in window.all(Kind.StaticText) if said in node.name)


@pytest.mark.parametrize("kind", ["pipe", "device", "memory", "kernel", "huge", "socket"])
def test_what_is_no_file_of_a_usual_size_is_refused_and_not_waited_for(
    window: Window, tmp_path: Path, kind: str
) -> None:
    named = tmp_path / kind
    match kind:
        case "pipe":
            os.mkfifo(named)
        case "device":
            named = Path("/dev/zero")
        case "memory":
            named = Path("/proc/self/mem")
        case "kernel":
            named = Path("/proc/self/environ")
        case "huge":
            with named.open("wb") as file:
                file.truncate(1 << 40)
        case "socket":
            import socket

            with socket.socket(socket.AF_UNIX) as made:
                made.bind(str(named))
    drop(window, urls(named.as_uri()))
    assert refused(window).startswith(f"Could not attach {named.name}: ")
    assert chips(window) == []


def test_a_program_is_a_file_like_any_other(window: Window, tmp_path: Path) -> None:
    script = tmp_path / "run.sh"
    script.write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
    script.chmod(0o755)
    starter = tmp_path / "x.desktop"
    starter.write_text(f"[Desktop Entry]\nExec=touch {tmp_path}/ran\n")
    drop(window, urls(script.as_uri(), starter.as_uri()))
    for name in ("run.sh", "x.desktop"):
        window.wait_for(Kind.Button, f"Attachment: {name}")
    assert not (tmp_path / "ran").exists()


def test_an_address_is_text(window: Window) -> None:
    data = urls("https://e.org/x.png", "javascript:alert(1)")
    data.setText("https://e.org/x.png")
    drop(window, data)
    window.painted()
    assert text(window) == "https://e.org/x.png"
    assert chips(window) == []


@pytest.mark.parametrize("how", ["dropped", "pasted"])
def test_html_is_the_text_that_comes_with_it(window: Window, how: str) -> None:
    data = QMimeData()
    data.setHtml("<b onclick=x>bold</b><img src='file:///etc/passwd'>")
    data.setText("b\u202eold <b>\x1b]52;c;eA==\x07")
    if how == "dropped":
        drop(window, data)
    else:
        QGuiApplication.clipboard().setMimeData(data)
        window.key(Qt.Key.Key_V, CONTROL)
    window.painted()
    assert text(window) == "bold <b>]52;c;eA=="
    assert QGuiApplication.clipboard().text() != "x"


@pytest.mark.parametrize("how", ["dropped", "pasted"])
def test_a_file_of_another_machine_is_not_asked_for(window: Window, how: str) -> None:
    data = urls("file://evil.example/share/x.png")
    if how == "dropped":
        drop(window, data)
    else:
        QGuiApplication.clipboard().setMimeData(data)
        window.key(Qt.Key.Key_V, CONTROL)
    window.wait_for(Kind.StaticText, "Only local files can be attached.")
    assert chips(window) == []


def test_what_is_copied_is_plain(window: Window) -> None:
    window.app.copy("rm -r ~\x1b[8m <b>x</b>")
    data = QGuiApplication.clipboard().mimeData()
    assert data.formats() == ["text/plain"]


async def test_a_folder_that_is_dropped_is_asked_about_like_any(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    folder = tmp_path / "dropped"
    folder.mkdir()
    (folder / ".mcp.json").write_text('{"mcpServers": {"x": {"command": "false"}}}')
    program = start_program(cli="/nowhere/claude")
    screen.app.openFolder(QUrl.fromLocalFile(str(folder)).toString())
    assert program.session is None
    assert screen.app.property("page") == "trust"


@pytest.mark.parametrize("what", ["pipe", "/dev/zero", "file", "file://evil.example/x", "\0", "gone"])
async def test_what_is_no_folder_is_told_and_no_more(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, what: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").touch()
    program = start_program(cli="/nowhere/claude")
    screen.app.openFolder(what if ":" in what or what.startswith("/") else str(tmp_path / what))
    assert program.session is None
    assert screen.app.property("page") == "start"
    assert screen.app.property("note").startswith("Cannot open this folder: ")

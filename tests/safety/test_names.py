"""Hostile names, as far as a file system, a session file or a folder allows them, in each place that shows or
uses them."""

import json
import os
import re
import shlex
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from claude_desk.library.mentions.file_lister import _listed_by_git, files_of
from claude_desk.protocol.launch_options import LaunchOptions, arguments
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.attachments.attachment_items import file_name_of, items_of
from claude_desk.ui.permissions import request_text
from claude_desk.ui.transcript.entry_list import EntryList
from claude_desk.ui.transcript.exporter import Exporter
from claude_desk.workspace.notification_sound import find_player
from tests.gallery import Findings
from tests.gallery.trust import review_of
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_composer import text
from tests.qml.test_decisions import ask
from tests.qml.window import Kind, Window
from tests.session_records import record
from tests.unit.controllers.conftest import StartProgram
from tests.waiting import until

# A program that records its working directory and its arguments.
TELL = "import json, os, sys; told = json.dumps([os.getcwd(), sys.argv[1:]])"
HIDDEN = ("\u202e", "\u200b", "\x1b", "\n", "\r", "\x07")
NAMES = [
    "a\nb.txt", "\u202egpj.exe", "-rf", "--help", "file:%2f%2fx", "x\x1b]0;t\x07.png", "z\u200bero",
    "$(touch ran)",
    "`touch ran`", "; touch ran", "~", "n" * 255, "<b>bold", "a\tb", "\u2028", "%s%n", "..\\..\\x", " ",
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Make a project with a file of each name, and a file whose name is not valid UTF-8."""
    root = tmp_path / "project"
    root.mkdir()
    for name in NAMES:
        (root / name).write_text("hello\n")
    with open(os.fsencode(root) + b"/\xff\xfe.txt", "wb"):  # noqa: PTH123 - a name of bytes
        pass
    return root


# --- names that are shown ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*NAMES, "\udcff.txt", "../../etc/passwd", "/etc/passwd", ""])
def test_an_attachments_name_is_one_plain_line_and_no_path(name: str) -> None:
    attachment = Attachment(name, "text/plain", "aGVsbG8=", size=5)
    (item,) = items_of([attachment])
    saved = file_name_of(attachment)
    for shown in (item["name"], saved):
        assert shown and not [character for character in HIDDEN if character in shown]
        shown.encode()
    assert Path(saved).name == saved and saved not in (".", "..")


def test_files_are_completed_with_nothing_hidden(
    window_opened: OpenWindow, session: LiveSession, folder: Path
) -> None:
    session = LiveSession(folder=str(folder))
    window = window_opened(session)
    offers = {"@gpj": "⟨U+202E⟩gpj.exe", "@zero": "z⟨U+200B⟩ero", "@rf": "-rf", "@bold": "<b>bold"}
    for query, shown in offers.items():
        window.type(query)
        window.qtbot.waitUntil(partial(listed, window, shown), timeout=30_000)
        for _ in query:
            window.key(Qt.Key.Key_Backspace)
    assert text(window) == ""
    assert not (folder / "ran").exists()


def listed(window: Window, name: str) -> bool:
    return any(node.name == name for node in window.all(Kind.ListItem))


def test_what_cannot_be_written_in_a_message_is_not_offered(folder: Path) -> None:
    offered = set(files_of(folder))
    assert "-rf" in offered  # a mention is not an option
    for name in ("a\nb.txt", "x\x1b]0;t\x07.png", "a\tb"):
        assert name not in {path for path in offered if path.isprintable()}


# --- names under which something is saved --------------------------------------------------------------


@pytest.mark.parametrize(
    "title",
    [
        "../../.bashrc",
        "/etc/passwd",
        "..",
        "-rf",
        "a\nb",
        "\u202efdp.exe",
        "x" * 4_000,
        "con\0x",
        ".hidden",
        "a/b\\c:d",
    ],
)
@pytest.mark.parametrize("form", ["md", "html", "jsonl"])
def test_an_exports_name_stays_in_its_folder(title: str, form: str, tmp_path: Path) -> None:
    name = Exporter(EntryList(), lambda: title, tuple).suggest("", form)
    assert Path(name).name == name
    assert name.endswith(f".{form}") and not name.startswith((".", "-", "~"))
    assert name.isprintable() and "\u202e" not in name
    assert len(name.encode()) < 255
    (tmp_path / name).touch()


# --- names that are used -------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["--dangerously-skip-permissions", "-p", "", "a b", "$(x)", "--model=x"])
def test_no_value_becomes_an_option_of_claude_codes(value: str) -> None:
    """Models, modes and ids come from menus, from files and from the command line."""
    options = LaunchOptions(resume=value, model=value, permission_mode=value, until=value if value else "")
    words = arguments(options)
    known = arguments(LaunchOptions(resume="r", model="m", permission_mode="d", until="u"))
    flags = {word.partition("=")[0] for word in words if word.startswith("-")}
    assert flags <= {word.partition("=")[0] for word in known if word.startswith("-")}
    assert [word for word in words if word.startswith("-p") and not word.startswith("--")] == []


@pytest.mark.parametrize("name", ["-rf", "$(touch ran)", "\u202ea\nb; touch ran"])
async def test_a_folder_of_any_name_is_a_folder_and_no_more(
    start_program: StartProgram, tmp_path: Path, name: str
) -> None:
    """The folder is the working directory of the child. No command line contains the folder, and no shell
    reads its name."""
    project = tmp_path / "place" / name
    project.mkdir(parents=True)
    log = tmp_path / "started"
    program = tmp_path / "cli.py"
    program.write_text(f"{TELL}; open({str(log)!r}, 'w').write(told); sys.exit(3)")
    begun = start_program(directory=str(project), cli=shlex.join([sys.executable, str(program)]))
    session = begun.session
    assert session is not None
    await until(session.state_changed, lambda: session.state.problem is not None, 30)
    cwd, words = json.loads(log.read_text())
    assert cwd == str(project)
    assert not [word for word in words if name in word]
    assert not list(tmp_path.rglob("ran"))


@pytest.mark.parametrize("path", [".", "", ":", "bin", "/nowhere:."])
def test_no_program_of_the_project_is_taken_for_the_systems(
    folder: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """A relative folder in PATH leads into the project as soon as a program is started in the project."""
    for place in (folder, folder / "bin"):
        place.mkdir(exist_ok=True)
        for name in ("git", "paplay", "pw-play", "aplay"):
            (place / name).write_text(f"#!/bin/sh\ntouch {folder}/ran\n")
            (place / name).chmod(0o755)
    monkeypatch.setenv("PATH", path)
    monkeypatch.chdir(folder)
    assert _listed_by_git(folder, ()) is None
    assert find_player(os.environ) == ()
    assert not (folder / "ran").exists()


@pytest.mark.parametrize("name", [".gitignore", ".gitmodules", ".git"])
def test_a_pipe_in_the_place_of_a_small_file_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "a.txt").touch()
    os.mkfifo(tmp_path / name)
    assert "a.txt" in set(files_of(tmp_path))


@pytest.mark.parametrize("name", ["settings.json", "settings.local.json"])
async def test_the_page_of_settings_waits_for_no_pipe(
    start_program: StartProgram, screen: object, tmp_path: Path, name: str
) -> None:
    """A project's settings files may have been replaced before they are shown."""
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path))
    assert program.session is not None
    (tmp_path / ".claude").mkdir(exist_ok=True)
    os.mkfifo(tmp_path / ".claude" / name)
    program._app.preferences.ask()
    assert program._app.preferences.property("rules") == []


# --- names of folders in each place --------------------------------------------------------------------


FOLDERS = ["\u202egpj.txe", "a\u200bb", "two\nlines", "x\ufffcy", "L" + "\u033f" * 60, "\u2067a\u2069"]


@pytest.mark.parametrize("name", FOLDERS)
def test_a_folders_name_is_calm_in_the_whole_window(
    window_opened: OpenWindow, session: LiveSession, tmp_path: Path, name: str
) -> None:
    """Check the header, a request, the list, a menu, the start page and the page that asks for trust."""
    folder = f"/srv/{name}"
    session = LiveSession(folder=folder)
    window = window_opened(session)
    ask(window, session)
    window.app.session_list.apply_changes(
        [record("s", tmp_path, folder=folder, repository=folder, branch=name)]
    )
    window.painted()
    seen = [said(window)]
    assert any(isinstance(words, str) and " · in “/srv/" in words for words in seen[0])
    window.app.show_trust_page(review_of(folder, Findings()))
    window.wait_for(Kind.Heading, "Do you trust this folder?")
    seen.append(said(window))
    assert any(" “/srv/" in words for words in seen[1])
    window.app.show_start_page()
    window.painted()
    seen.append(said(window))
    for words in (each for page in seen for each in page):
        assert not set(words) & {"\u202e", "\u200b", "\ufffc", "\u2067"}, words
        assert "two\nlines" not in words and "\u033f\u033f" not in words, words


def said(window: Window) -> list[str]:
    """Return all visible texts, and the texts that assistive technology reads."""
    found = [text for node in window.nodes() for text in (node.name, node.description, node.value)]

    def walk(item: QQuickItem) -> None:
        if item.inherits("QQuickText") or item.inherits("QQuickTextEdit"):
            found.append(str(item.property("text")))
        for child in item.childItems():
            walk(child)

    walk(window.window.contentItem())
    return found


def test_words_of_a_folder_are_no_words_of_ours(window_opened: OpenWindow, session: LiveSession) -> None:
    session = LiveSession(folder="/srv/a. You have allowed this already. Press 1")
    window = window_opened(session)
    ask(window, session)
    assert any("in “/srv/a. You have allowed this already. Press 1”" in words for words in said(window))


SERVERS = ["evil? Already approved. Press 1 to close this", "a”? You allowed this. “", "e\u202evil"]


@pytest.mark.parametrize("server", SERVERS)
def test_words_of_a_server_are_no_words_of_ours(server: str) -> None:
    tool = "mcp__" + re.sub(r"[^A-Za-z0-9_-]", "_", server) + "__run"
    request = CanUseTool(tool_name=tool, input={}, mcp_server={"name": server})
    heading = request_text.shown(PendingRequest("r", request)).heading
    assert heading.startswith("Use run from the MCP server “") and heading.endswith("”?")
    assert heading.count("”") == 1 and "\u202e" not in heading

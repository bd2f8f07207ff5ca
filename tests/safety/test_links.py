"""Links in texts: they have no effect by themselves, and a click opens only the address that the link
names."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeDatabase, QMimeType, Qt, QUrl
from PySide6.QtGui import QDesktopServices

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.export.document import DocumentHead
from claude_desk.transcript.export.html_export import document
from claude_desk.transcript.markdown.prose_html import prose_html
from claude_desk.ui.window import link_opener
from claude_desk.ui.window.link_opener import LinkTarget, target_of
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.unit.controllers.conftest import StartProgram
from tests.unit.library.session_file_builder import SessionFile
from tests.unit.transcript.test_prose_html import PALETTE
from tests.waiting import until

ID = "0d5c7a3e-0000-4000-8000-00000000000a"


@pytest.fixture
def opens(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of the addresses that the desktop was asked to open."""
    asked: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toString()) or True)
    return asked


def opens_link(address: str, folder: str) -> bool:
    told: list[bool] = []
    link_opener.open_link(address, [folder], told.append)
    [opened] = told
    return opened


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    root.mkdir()
    return root


@pytest.mark.parametrize(
    ("address", "said"),
    [
        (
            "https://github.com@evil.example/x",
            "The part before the @ is not the host; this goes to evil.example",
        ),
        ("https://аррӏе.com/", "The host has non-ASCII letters: xn--80ak6aa92e.com"),
        ("https://xn--80ak6aa92e.com/", "The host is an encoded name: аррӏе.com"),
        ("https://ex%61mple.com", "The host is percent-encoded: example.com"),
        ("https://2130706433/", "The host is a number, not a name"),
    ],
)
def test_an_address_that_misleads_says_so_before_it_is_opened(address: str, said: str) -> None:
    assert said in link_opener.words(address).splitlines()[1:]


@pytest.mark.parametrize(
    "address", ["http://localhost:3000/x", "https://e.org:8443", "src/a.py:3", "mailto:a@b.org"]
)
def test_a_plain_one_says_no_more_than_itself(address: str) -> None:
    assert link_opener.words(address) == address


@pytest.mark.parametrize(
    ("markdown", "told"),
    [
        ("[https://github.com/login](https://evil.example/x)", "(https://evil.example/x)"),
        ("[`https://github.com`](https://evil.example)", "(https://evil.example)"),
        ("[**https://github**.com](https://evil.example)", "(https://evil.example)"),
        ("[https://github.com/a](https://GitHub.com/b)", ""),
        ("[the manual](https://evil.example)", ""),
        ("<https://e.org/x>", ""),
        ("[https://github.com/a](docs/a.md)", "(docs/a.md)"),
        ("[github.com](https://evil.example)", "(https://evil.example)"),
        ("[sign in at **github**.com](https://evil.example)", "(https://evil.example)"),
        ("[git\u200bhub.com](https://evil.example)", "(https://evil.example)"),
        ("[moc.buhtig\u202e](https://evil.example)", "(https://evil.example)"),
        ("[github\u3002com](https://evil.example)", "(https://evil.example)"),
        ("[github.com](https://github.com/login)", ""),
        ("[a.py](src/a.py)", ""),
        ("<https://xn--80ak6aa92e.com>", "(https://xn--80ak6aa92e.com)"),
    ],
)
def test_words_that_name_another_host_are_followed_by_the_address(markdown: str, told: str) -> None:
    html = prose_html(markdown, PALETTE)
    assert html.count("</a> (") == (1 if told else 0)
    assert told in html


def test_they_are_in_an_exported_page_too() -> None:
    entry = Entry("p", EntryKind.PROSE, 1, "[github.com](https://evil.example) [the manual](https://e.org)")
    page = "".join(document([entry], DocumentHead("x"), lambda entry: "", lambda text, language: ()))
    assert "github.com</a> (https://evil.example)" in page
    assert "(https://e.org)" not in page


@pytest.mark.parametrize(
    "address",
    [
        "mailto:a@b.org?attach=/etc/passwd",
        "mailto:a@b.org?subject=x&Attachment=/etc/passwd",
        "mailto:?%61ttach=~/.ssh/id_rsa",
        "mailto:a@b.org?insert=/etc/passwd",
        "smb://evil.example/x", "javascript:alert(1)", "data:text/html,x", "vscode://file/x", "ssh://-oProxyCommand=x",
        "file://evil.example/share/x.desktop", "\\\\evil.example\\share", "JaVaScRiPt:x", " javascript:x",
        "view-source:https://e.org", "steam://run/1", "ms-msdt:/id", "search-ms:query=x", "blob:https://e.org/x",
    ],
)  # fmt: skip
def test_what_could_do_more_than_show_is_not_opened(address: str, project: Path, opens: list[str]) -> None:
    assert not opens_link(address, str(project))
    assert opens == []


def test_a_message_can_be_begun(project: Path, opens: list[str]) -> None:
    assert opens_link("mailto:a@b.org?subject=x%20y&body=z&cc=c@d.org", str(project))
    assert len(opens) == 1


@pytest.mark.parametrize(
    "name",
    [
        "a.html", "a.svg", "a.xhtml", "a.mht", "a.xpi", "a.flatpak", "a.rdp", "a.torrent", "a.docm", "a.xml",
        "a.pdf", "a.csv", "a.m3u", "a.ovpn", "a.nosuchtype", "LICENSE", "notes", "a.txt.html", "a.html.",
        "a.txt ", ".svg",
    ],
)  # fmt: skip
def test_a_file_that_is_not_known_to_only_show_opens_its_folder(
    project: Path, opens: list[str], name: str
) -> None:
    (project / name).write_text("x")
    assert opens_link(name if name.strip() == name else f"file://{project}/a.txt%20", str(project))
    assert opens == [QUrl.fromLocalFile(str(project)).toString()]


@pytest.mark.parametrize("name", ["a.txt", "a.md", "a.py", "A.PNG", "README.md", "Makefile"])
def test_a_file_that_only_shows_opens(project: Path, opens: list[str], name: str) -> None:
    (project / name).write_text("x")
    assert opens_link(name, str(project))
    assert opens == [QUrl.fromLocalFile(str(project / name)).toString()]


def test_a_desktop_that_knows_no_type_by_the_name_is_not_given_the_file(
    project: Path, opens: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a desktop would look into the file, and could find an HTML page there. Systems differ in the names
    for which they know a type."""
    known = {"a.txt": "text/plain", "a.py": "text/x-python", "a.png": "image/png"}
    known |= {"a.rs": "application/xml", "a.md": "text/html"}

    class Database(QMimeDatabase):
        def mimeTypeForFile(self, name: str, mode: object) -> QMimeType:  # type: ignore[override]
            assert mode is QMimeDatabase.MatchMode.MatchExtension
            return self.mimeTypeForName(known.get(name, "application/octet-stream"))

    monkeypatch.setattr(link_opener, "QMimeDatabase", Database)
    for name in ("a.txt", "a.py", "a.png", "a.rs", "a.toml", "a.md"):
        opened = name in ("a.txt", "a.py", "a.png")
        opens.clear()
        (project / name).write_text("x")
        assert opens_link(name, str(project))
        assert opens == [QUrl.fromLocalFile(str(project / name if opened else project)).toString()], name


def test_a_bundle_of_macos_is_not_opened(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On macOS a folder may be a program if its name has a suffix."""
    inside = project / "Evil.app" / "Contents"
    inside.mkdir(parents=True)
    monkeypatch.setattr("sys.platform", "darwin")
    folder = LinkTarget(QUrl.fromLocalFile(str(project)), folder=True)
    assert target_of("Evil.app", str(project)) == folder
    (project / "Evil.app" / "a.html").write_text("x")
    assert target_of("Evil.app/a.html", str(project)) == folder
    assert target_of("src", str(project / "Evil.app")) is None


@pytest.mark.parametrize("name", ["README", "notes.txt", "a.fileloc", "a.jnlp", "A.DESKTOP", "a.flatpakref"])
def test_a_starter_of_programs_is_not_opened_whatever_its_name(
    project: Path, opens: list[str], name: str
) -> None:
    """Desktops also recognize a launcher by its first lines."""
    (project / name).write_text("#!/usr/bin/env xdg-open\n\n[Desktop Entry]\nType=Application\nExec=x\n")
    assert opens_link(name, str(project))
    assert opens == [QUrl.fromLocalFile(str(project)).toString()]


@pytest.mark.parametrize(
    "address", ["up/secret", "../secret", "/proc/self/environ", "up/../../secret", "loop"]
)
def test_no_link_leaves_the_project(project: Path, tmp_path: Path, opens: list[str], address: str) -> None:
    (tmp_path / "secret").write_text("x")
    (project / "up").symlink_to(tmp_path)
    (project / "loop").symlink_to(project / "loop")
    assert not opens_link(address, str(project))
    assert opens == []


def test_only_a_click_opens(
    window_opened: OpenWindow, session: LiveSession, project: Path, opens: list[str]
) -> None:
    """Showing the link does not open it. Enter and Space on its row do not open it either."""
    session = LiveSession(folder=str(project))
    make = Maker()
    session.add(make(EntryKind.PROSE, "[the manual](https://e.org/manual) <https://e.org/auto>"))
    window = window_opened(session)
    text = next(item for item in window.texts() if "the manual" in str(item.property("text")))
    window.key(Qt.Key.Key_F7)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        window.key(key)
    window.painted()
    assert opens == []
    text.linkActivated.emit("https://e.org/manual")  # a click on the link emits this
    assert opens == ["https://e.org/manual"]


async def test_the_folder_that_a_sessions_file_names_is_opened_if_it_is_one(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, opens: list[str]
) -> None:
    """The author of the session file chooses the folder that it names. That path may be a program instead."""
    program_file = tmp_path / "evil.desktop"
    program_file.write_text("[Desktop Entry]\nExec=x\n")
    made = SessionFile(tmp_path / ".claude" / "projects" / "x" / f"{ID}.jsonl")
    made.line("user", message={"role": "user", "content": "hello"}, cwd=str(program_file))
    program = start_program(cli="/nowhere/claude")
    await until(program.catalog.counted, lambda: program.catalog.with_id(ID) is not None, 30)
    row = next(row for row in screen.app.session_list._register.rows.values() if row.session_id == ID)
    program.session_list._on_action_wanted("folder", row, "")
    assert opens == []
    program_file.unlink()
    program_file.mkdir()
    program.session_list._on_action_wanted("folder", row, "")
    assert opens == [QUrl.fromLocalFile(str(program_file)).toString()]

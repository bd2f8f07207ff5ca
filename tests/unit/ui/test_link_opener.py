"""What a link in a text may open."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from claude_desk.session.core.disk_looks import when_looked
from claude_desk.ui.window import link_opener
from claude_desk.ui.window.link_opener import FileText, LinkTarget, open_link, target_of, text_of


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    (root / "src").mkdir(parents=True)
    (root / "src" / "a.py").write_text("x")
    (root / "a b.md").write_text("x")
    (root / "run.desktop").write_text("x")
    (root / "tool").write_text("x")
    (root / "tool").chmod(0o755)
    (tmp_path / "secret").write_text("x")
    (root / "out").symlink_to(tmp_path / "secret")
    (root / "up").symlink_to(tmp_path)
    (root / "in").symlink_to(root / "src" / "a.py")
    os.mkfifo(root / "pipe")
    return root


def opened(address: str, project: Path) -> LinkTarget | None:
    return target_of(address, str(project))


@pytest.mark.parametrize("address", ["https://e.org/x", "http://e.org", "mailto:a@b.org", "HTTPS://e.org"])
def test_the_web_opens(address: str, project: Path) -> None:
    assert opened(address, project) == LinkTarget(QUrl(address))


@pytest.mark.parametrize(
    "address",
    ["src/a.py", "./src/a.py", "src/a.py:42", "src/a.py:42:7", "src/a.py#L42-L50", "in", "src/../src/a.py"],
)
def test_a_file_of_the_project_opens(address: str, project: Path) -> None:
    assert opened(address, project) == LinkTarget(QUrl.fromLocalFile(str(project / "src" / "a.py")))


def test_file_addresses_and_absolute_paths_inside(project: Path) -> None:
    file = LinkTarget(QUrl.fromLocalFile(str(project / "a b.md")))
    assert opened((project / "a b.md").as_uri(), project) == file
    assert opened(str(project / "a b.md"), project) == opened("a%20b.md", project) == file


@pytest.mark.parametrize(
    "address",
    [
        "../secret", "out", "up/secret", "/etc/passwd", "file:///etc/passwd", "file://host/x", "src/nosuch",
        "javascript:alert(1)", "data:text/html,x", "qrc:/x", "ftp://e.org", "//e.org/x", "", "#x", "x\0y",
        "a" * 5_000, "%2e%2e/secret", "https://", "vscode://file/x",
    ],
)  # fmt: skip
def test_nothing_else_opens(address: str, project: Path) -> None:
    assert opened(address, project) is None


@pytest.mark.parametrize("name", ["run.desktop", "tool", "pipe"])
def test_what_would_run_shows_its_folder(name: str, project: Path) -> None:
    assert opened(name, project) == LinkTarget(QUrl.fromLocalFile(str(project)), folder=True)


def test_without_a_folder_no_file_opens(project: Path) -> None:
    assert target_of(str(project / "a b.md"), "") is None


def test_addresses_in_words() -> None:
    assert link_opener.words("https://e.org/x") == "https://e.org/x"
    assert "\u202e" not in link_opener.words("https://e.org/\u202egpj.exe")
    assert len(link_opener.words("https://e.org/" + "x" * 9_000)) < 200
    assert link_opener.words("%E6%97%A5%E6%9C%AC/a%20b.md") == "日本/a%20b.md"  # decoded, as it was typed
    assert link_opener.words("https://e.org/%E6%97%A5?q=%2F%FF") == "https://e.org/日?q=%2F%FF"
    assert link_opener.words("https://%D0%B0.org/").startswith(
        "https://%D0%B0.org/\n"
    )  # the host stays encoded
    assert "\u202e" not in link_opener.words("a%E2%80%AEb")


@pytest.mark.parametrize("piece", ["a/", "#", "%41", "a:1", "../", "//", "#\n"])
def test_a_long_address_of_a_file_takes_no_time(piece: str, project: Path) -> None:
    """An address of 600 KB once blocked the window for a minute."""
    for length in (4_000, 12_000, 600_000):
        address = f"file://{project}/" + piece * (length // len(piece))
        for long in (address, address.removeprefix("file://")):
            began = time.process_time()
            target_of(long, str(project))
            link_opener.place_of(long, str(project))
            assert time.process_time() - began < 1


@pytest.mark.parametrize(
    ("address", "found_in"),
    [
        ("new.py", "tree/new.py"),
        ("new.py:3", "tree/new.py"),
        ("both.py", "tree/both.py"),  # Claude's folder comes first
        ("old.py#L2", "project/old.py"),
        ("nothing.py", ""),
        ("../project/old.py", "project/old.py"),
    ],
)
def test_a_relative_path_is_looked_for_where_claude_works_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, found_in: str
) -> None:
    for folder, names in (("tree", ("new.py", "both.py")), ("project", ("old.py", "both.py"))):
        (tmp_path / folder).mkdir()
        for name in names:
            (tmp_path / folder / name).write_text("x")
    folders = [str(tmp_path / "tree"), str(tmp_path / "project")]
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()) or True)
    told: list[bool] = []
    open_link(address, folders, told.append)
    assert told == [bool(found_in)]
    assert opened == ([QUrl.fromLocalFile(str(tmp_path / found_in)).toString()] if found_in else [])


def test_a_file_with_a_line_is_shown_without_an_editor(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: pytest.fail(url.toString()))
    (project / "src" / "a.py").write_bytes(b"one\ntwo\xff\n")
    shown: list[FileText] = []
    told: list[bool] = []
    for address in ("src/a.py:2", "src/a.py:2:3", "src/a.py#L2", "in:2"):
        open_link(address, ["/nowhere", str(project)], told.append, show=shown.append)
    assert told == [True] * 4 and {each.text for each in shown} == {"one\ntwo\ufffd\n"}
    assert {each.place.line for each in shown} == {2} and shown[0].name == "src/a.py"


def test_nothing_is_shown_for_a_view_that_is_gone(
    project: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    """The disk answers after the view of the link was closed."""
    told: list[object] = []
    view = QObject()

    def read_late(
        read: Callable[[], Any], then: Callable[[Any], None], nothing: Any, *, owner: QObject
    ) -> None:
        shiboken6.delete(view)
        when_looked(read, then, nothing, owner=owner)

    monkeypatch.setattr(link_opener, "when_looked", read_late)
    open_link("src/a.py:1", [str(project)], told.append, show=told.append, owner=view)
    assert told == []


@pytest.mark.parametrize(
    "address",
    ["../secret:1", "out:1", "up/secret:1", "/etc/passwd:1", "src:1", "src/nosuch:1", "pipe:1", "src/a.py",
     "//e/x:1", "file://host/etc/passwd#L1", "zero:1", "large:1"],
)  # fmt: skip
def test_no_other_file_is_shown(address: str, project: Path) -> None:
    (project / "zero").write_bytes(b"a\0b")
    with (project / "large").open("wb") as file:
        file.truncate((4 << 20) + 1)
    assert text_of(address, str(project)) is None

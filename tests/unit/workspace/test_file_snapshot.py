"""The current content of a file, and where its path leads."""

import os
from pathlib import Path

import pytest

from claude_desk.transcript.permissions.proposed_change import FileState
from claude_desk.workspace.file_snapshot import MOST_BYTES, location_of, read_now


@pytest.mark.parametrize(
    ("data", "state", "text"),
    [
        (b"a\nb\n", FileState.TEXT, "a\nb\n"),
        ("\ufeffé\n".encode(), FileState.TEXT, "é\n"),
        ("é\n".encode("utf-16"), FileState.TEXT, "é\n"),
        (b"a\r\nb\r\n", FileState.TEXT, "a\nb\n"),
        (b"\xff\x00\x01", FileState.BINARY, ""),
        (b"a\0b", FileState.BINARY, ""),
        (b"x" * (MOST_BYTES + 1), FileState.LARGE, ""),
        (b"", FileState.TEXT, ""),
    ],
)
def test_what_is_in_it(tmp_path: Path, data: bytes, state: FileState, text: str) -> None:
    (tmp_path / "a").write_bytes(data)
    now = read_now(str(tmp_path / "a"))
    assert (now.state, now.text, now.crlf) == (state, text, b"\r\n" in data)
    assert now.size == (0 if state is FileState.TEXT else len(data))


def test_what_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, state in (
        (tmp_path, FileState.FOLDER),
        (tmp_path / "gone", FileState.MISSING),
        (tmp_path / "pipe", FileState.OTHER),
        (tmp_path / "pipe" / "x", FileState.MISSING),
        (tmp_path / ("x" * 5000), FileState.UNREADABLE),
        (Path("/dev/zero"), FileState.OTHER),
    ):
        assert read_now(str(path)).state is state, path
    assert read_now("a\0b").state is FileState.UNREADABLE


def test_where_it_leads(tmp_path: Path) -> None:
    folder = tmp_path / "p"
    (folder / "sub").mkdir(parents=True)
    (folder / "out").symlink_to("/etc")
    (folder / "in").symlink_to(folder / "sub")
    for path, outside, linked in (
        ("a", False, False),
        (str(folder / "a" / ".." / "b"), False, False),
        ("../x", True, False),
        ("/etc/hosts", True, False),
        ("out/hosts", True, True),
        ("in/x", False, True),
        ("in", False, True),
        ("~/x", True, False),
        ("~", True, False),
        ("~root/x", False, False),  # not expanded, as there is no shell: a folder with that name
        (" /etc/hosts", True, False),
        ("\ufeff/etc/hosts\u3000", True, False),
        (str(tmp_path / "pp"), True, False),
    ):
        found = location_of(path, str(folder))
        assert (found.outside, found.linked) == (outside, linked), path

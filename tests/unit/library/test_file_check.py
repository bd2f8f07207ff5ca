"""Whether a session's file has what was said, and whether it can be read: every state of a disk."""

import errno
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.catalog import session_paths
from claude_desk.library.catalog.session_paths import encoded, trouble_with
from claude_desk.library.history import file_check
from claude_desk.library.history.file_check import check
from claude_desk.library.history.lookup_requests import CheckFile, FileCheck, FileMark
from claude_desk.library.request_base import LibraryPaths
from tests.unit.library.session_file_builder import SessionFile

ID = "00000000-0000-4000-8000-00000000000a"
FOLDER = "/work/here"


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    return SessionFile(tmp_path / "projects" / encoded(FOLDER) / f"{ID}.jsonl")


def asked(file: SessionFile, *turns: str, last: str = "", mark: FileMark | None = None) -> FileCheck:
    config = file.path.parents[2]
    request = CheckFile(ID, FOLDER, turns, last, mark, config=config)
    return check(request, LibraryPaths(config, config, config), lambda news: None)


def test_what_is_there_is_not_missing(file: SessionFile) -> None:
    first, _ = file.says("one"), file.answers("1")
    told = asked(file, first, last=file.last)
    assert told.missing == () and told.mark is not None
    second = file.says("two")
    file.answers("2")
    assert asked(file, first, second, last=file.last, mark=told.mark).missing == ()


def test_what_was_not_written_is_missing(file: SessionFile) -> None:
    first = file.says("one")
    file.answers("1")
    told = asked(file, first, last=file.last)
    gone = "11111111-1111-4111-8111-111111111111"
    assert asked(file, first, gone, last=gone, mark=told.mark).missing == (gone,)
    assert asked(file, first, last=gone, mark=told.mark).missing == (first,), "the answer alone"


@pytest.mark.parametrize("how", ["emptied", "cut", "replaced", "rotated", "emptied and longer"])
def test_what_was_taken_from_the_file_is_missing(file: SessionFile, how: str) -> None:
    first = file.says("one")
    file.answers("1")
    told = asked(file, first, last=file.last)
    path = file.path
    if how == "cut":
        path.write_bytes(path.read_bytes().split(b"\n", 1)[1])
    elif how == "replaced":
        path.with_suffix(".new").write_bytes(b"")
        path.with_suffix(".new").replace(path)
    elif how == "rotated":
        path.rename(path.with_suffix(".1"))
        path.touch()
    else:
        path.write_bytes(b"")
    second = file.says("two" * (1_000 if "longer" in how else 1))
    file.answers("2")
    assert asked(file, first, second, last=file.last, mark=told.mark).missing == (first,)


def test_a_file_that_is_gone_lacks_all(file: SessionFile) -> None:
    first = file.says("one")
    file.path.unlink()
    assert asked(file, first) == FileCheck((first,))


def test_why_it_could_not_be_written_is_what_the_system_says(
    file: SessionFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = file.says("one")
    gone = "11111111-1111-4111-8111-111111111111"
    real = os.open
    for number in (errno.EROFS, errno.EACCES, errno.EIO):

        def fails(path: Any, flags: int, *rest: Any, number: int = number, **more: Any) -> int:
            if flags & os.O_WRONLY:
                raise OSError(number, os.strerror(number))
            return real(path, flags, *rest, **more)

        monkeypatch.setattr(file_check.os, "open", fails)
        assert asked(file, first, gone).reason == os.strerror(number)
        monkeypatch.undo()

    class Full:
        f_bavail = 0

    monkeypatch.setattr(file_check.os, "statvfs", lambda path: Full)
    assert asked(file, first, gone).reason == os.strerror(errno.ENOSPC)


# --- a file that exists and cannot be read ----------------------------------------------------------


def trouble(file: SessionFile) -> str:
    found = trouble_with(file.path.parents[2], ID, FOLDER)
    return found.reason if found is not None else ""


def test_a_file_that_can_be_read_is_no_trouble(file: SessionFile) -> None:
    assert trouble(file) == ""
    file.path.unlink()
    assert trouble(file) == "", "what is not there is gone"
    shutil.rmtree(file.path.parents[2])
    assert trouble(file) == ""


def test_what_stands_in_its_place_is_trouble(file: SessionFile) -> None:
    file.path.unlink()
    file.path.mkdir()
    assert trouble(file) == os.strerror(errno.EISDIR)
    file.path.rmdir()
    file.path.symlink_to("/nowhere/mounted")
    assert trouble(file) == os.strerror(errno.ENOENT)
    file.path.unlink()
    file.path.symlink_to(file.path.name)
    assert trouble(file) == os.strerror(errno.ELOOP)
    file.path.unlink()
    os.mkfifo(file.path)
    assert trouble(file) == "Not a regular file", "nobody waits for a pipe"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE])
@pytest.mark.parametrize("call", ["open", "read"])
def test_a_disk_that_does_not_give_it_is_trouble(
    file: SessionFile, monkeypatch: pytest.MonkeyPatch, number: int, call: str
) -> None:
    def fails(*given: Any, **more: Any) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(session_paths.os, call, fails)
    assert trouble(file) == os.strerror(number)


def test_a_folder_that_cannot_be_looked_into_is_trouble_where_it_is_its_own(
    file: SessionFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Path.lstat

    def refuses(path: Path) -> os.stat_result:
        if path.name == f"{ID}.jsonl":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(path)

    monkeypatch.setattr(Path, "lstat", refuses)
    assert trouble(file) == os.strerror(errno.EACCES)
    assert trouble_with(file.path.parents[2], ID, "/another") is None
    monkeypatch.undo()

    def denied(path: object) -> object:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(session_paths.os, "scandir", denied)
    assert trouble(file) == os.strerror(errno.EACCES)

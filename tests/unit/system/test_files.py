"""Reading files: regular files of a bounded size, without blocking."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.system import files
from claude_desk.system.files import (
    NotRegularError,
    TooLargeError,
    flush_to_disk,
    is_bounded,
    lines_of,
    open_to_append,
    open_to_read,
    read_all,
    read_beginning,
)
from tests.odd_files import KINDS, put, what_is_there

_READERS: list[Callable[[Path], object]] = [
    read_all,
    lambda path: open_to_read(path).close(),
    lambda path: read_beginning(path, 10),
    lambda path: list(lines_of(path, 1000, 100)),
    lambda path: os.close(open_to_append(path)),
    flush_to_disk,
]


def _open_now() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "huge"])
@pytest.mark.parametrize("read", _READERS)
def test_what_is_no_file_is_refused_at_once(
    kind: str, read: Callable[[Path], object], tmp_path: Path
) -> None:
    path = tmp_path / "it"
    put(kind, path)
    before, opened = what_is_there(path), _open_now()
    if not (kind == "folder" and read is flush_to_disk):
        with pytest.raises(NotRegularError) as told:
            read(path)
        assert told.value.errno == (errno.EISDIR if kind == "folder" else errno.EINVAL)
    assert what_is_there(path) == before
    assert _open_now() == opened


@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_what_comes_between_the_look_and_the_opening_is_not_read(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "it"
    path.write_text("x")
    real = path.stat()
    put(kind, path)
    monkeypatch.setattr(files.os, "stat", lambda *path, **how: real)
    opened = _open_now()
    with pytest.raises(NotRegularError):
        read_all(path)
    assert _open_now() == opened


def test_a_file_is_read_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "it"
    path.write_bytes(b"12345")
    assert read_all(path, 5) == b"12345"
    assert is_bounded(path, 5)
    assert not is_bounded(path, 4)
    with pytest.raises(TooLargeError) as told:
        read_all(path, 4)
    assert told.value.strerror == os.strerror(errno.EFBIG)
    put("huge", path)
    with pytest.raises(TooLargeError):
        read_all(path)
    with pytest.raises(TooLargeError):
        next(lines_of(path, 1000, 100))


def test_a_file_that_does_not_tell_its_size_is_bounded_too() -> None:
    assert Path("/proc/self/maps").stat().st_size == 0
    with pytest.raises(TooLargeError):
        read_all("/proc/self/maps", 100)


def test_a_link_is_followed_where_that_is_wanted(tmp_path: Path) -> None:
    (tmp_path / "it").write_text("x")
    (tmp_path / "link").symlink_to("it")
    assert read_all(tmp_path / "link") == b"x"
    with pytest.raises(OSError):
        read_all(tmp_path / "link", follow=False)
    folder = os.open(tmp_path, os.O_RDONLY)
    try:
        assert read_all("it", 10, folder) == b"x"
    finally:
        os.close(folder)


def test_lines_that_are_too_long_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "it"
    path.write_bytes(b"one\n" + b"x" * 500 + b"\n" + b"y" * 100 + b"\ntwo\nend")
    assert list(lines_of(path, 1000, 100)) == [b"one\n", b"y" * 100 + b"\n", b"two\n", b"end"]


def test_a_new_file_to_append_to_is_private(tmp_path: Path) -> None:
    descriptor = open_to_append(tmp_path / "it")
    os.write(descriptor, b"a")
    os.close(descriptor)
    assert (tmp_path / "it").stat().st_mode & 0o777 == 0o600
    with os.fdopen(open_to_append(tmp_path / "it"), "ab") as file:
        file.write(b"b")
    assert (tmp_path / "it").read_text() == "ab"

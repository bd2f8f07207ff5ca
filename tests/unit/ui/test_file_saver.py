"""Saving a file, piece by piece."""

import errno
import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication

from claude_desk.transcript.tools.card import ListingPart
from claude_desk.ui.file_saver import FileSaver, encoded
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.waiting import signal_of


async def test_a_text_is_saved_whole(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.ui.file_saver._PIECE", 5)
    target = tmp_path / "out.txt"
    target.write_text("before")
    saving = FileSaver()
    done = signal_of(saving.done)
    saving.start(target, encoded("é🎉 a text\nof two lines \ud83d!"))
    assert target.read_text() == "before", "what was there stays until all is written"
    assert await done == (target, "")
    assert target.read_text(encoding="utf-8") == "é🎉 a text\nof two lines ?!"
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]


async def test_what_goes_wrong_is_told(qapp: QGuiApplication, tmp_path: Path) -> None:
    saving = FileSaver()
    done = signal_of(saving.done)
    saving.start(tmp_path / "missing" / "out.txt", [b"text"])
    assert (await done)[1] == "No such file or directory"
    (tmp_path / "folder").mkdir()
    done = signal_of(saving.done)
    saving.start(tmp_path / "folder", [b"text"])
    assert (await done)[1]
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


async def saved(target: Path, pieces: list[bytes]) -> str:
    saving = FileSaver()
    done = signal_of(saving.done)
    saving.start(target, pieces)
    path, why = await done
    assert path == target
    return str(why)


async def test_a_link_stays_and_leads_to_what_was_saved(qapp: QGuiApplication, tmp_path: Path) -> None:
    """The path that the user chose may be a link to a file in another folder."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "notes.md").write_text("before")
    (elsewhere / "notes.md").chmod(0o664)
    for name, leads in (("linked.md", "elsewhere/notes.md"), ("to_come.md", "elsewhere/new.md")):
        (tmp_path / name).symlink_to(leads)
        assert await saved(tmp_path / name, [b"text"]) == ""
        assert (tmp_path / name).is_symlink() and (tmp_path / leads).read_text() == "text"
    assert (elsewhere / "notes.md").stat().st_mode & 0o777 == 0o664, "who could read it still can"
    assert (elsewhere / "new.md").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in elsewhere.iterdir()) == ["new.md", "notes.md"]


async def test_what_is_no_file_is_left(qapp: QGuiApplication, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "linked").symlink_to(tmp_path / "pipe")
    (tmp_path / "round").symlink_to(tmp_path / "round")
    for name, why in (
        ("pipe", "Not a regular file"),
        ("linked", "Not a regular file"),
        ("round", os.strerror(errno.ELOOP)),
    ):
        assert await saved(tmp_path / name, [b"text"]) == why
    assert stat.S_ISFIFO((tmp_path / "pipe").lstat().st_mode)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["linked", "pipe", "round"]


async def test_an_error_in_the_making_leaves_the_file_as_it_was(
    qapp: QGuiApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"half"
        raise RecursionError("too deep")

    target = tmp_path / "out.txt"
    target.write_text("before")
    saving = FileSaver()
    done = signal_of(saving.done)
    with caplog.at_level(logging.CRITICAL, "claude_desk.ui.file_saver"):
        saving.start(target, pieces())
        assert (await done) == (target, "internal error; see the log")
    assert not saving.running
    assert target.read_text() == "before"
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]


async def test_what_is_given_up_leaves_nothing(qapp: QGuiApplication, tmp_path: Path) -> None:
    saving = FileSaver()
    saving.start(tmp_path / "out.txt", [b"text"])
    saving.stop()
    assert not saving.running
    assert list(tmp_path.iterdir()) == []


def test_a_window_that_goes_leaves_no_half_of_a_file(qapp: QGuiApplication, tmp_path: Path) -> None:
    view = SessionView(ProseRenderer())
    viewer = view.viewer
    viewer.show("out", ListingPart("text"))
    viewer.save(QUrl.fromLocalFile(str(tmp_path / "out.txt")).toString())
    assert len(list(tmp_path.iterdir())) == 1, "it is being written"
    view.close()
    assert list(tmp_path.iterdir()) == []

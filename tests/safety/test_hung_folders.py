"""A folder on a mount that hangs: the program does not wait for it, and reports that it does not answer."""

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.paths import AppPaths
from claude_desk.session.core import disk_looks
from claude_desk.session.core.disk_looks import is_folder, real_folder
from claude_desk.session.core.worker_threads import within
from claude_desk.ui.composer import file_finder
from claude_desk.ui.composer.file_finder import FileFinder
from claude_desk.workspace import folder_trust
from claude_desk.workspace.folder_trust import FolderTrust
from tests.waiting import signal_of


@pytest.fixture
def hung(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a folder. Every call on it waits until the test is over."""
    top = tmp_path / "mount"
    top.mkdir()
    over = threading.Event()
    looks = []

    def waiting(call: Any) -> Any:
        def look(path: Any, *more: Any, **how: Any) -> Any:
            if isinstance(path, str | os.PathLike) and str(path).startswith(str(top)):
                looks.append(threading.current_thread())
                over.wait(60)
            return call(path, *more, **how)

        return look

    for name in ("stat", "lstat", "scandir", "open"):
        monkeypatch.setattr(os, name, waiting(getattr(os, name)))
    monkeypatch.setattr(os.path, "realpath", waiting(os.path.realpath))
    monkeypatch.setattr(disk_looks, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(folder_trust, "_REVIEW_SECONDS", 0.2)
    monkeypatch.setattr(disk_looks, "_silent", {})
    yield top
    over.set()
    for thread in looks:
        assert thread is not threading.main_thread()
        thread.join(30)


def test_it_is_no_folder_for_a_while(hung: Path) -> None:
    began = time.monotonic()
    assert not is_folder(hung)
    first = time.monotonic() - began
    assert first < 5
    began = time.monotonic()
    for _ in range(100):  # the program does not try the folder again immediately
        assert not is_folder(hung / "below")
        assert real_folder(str(hung / "below")) == str(hung / "below")
    assert time.monotonic() - began < 2
    assert is_folder(hung.parent)


def test_its_review_says_so(hung: Path, tmp_path: Path) -> None:
    paths = AppPaths(*(tmp_path / name for name in ("config", "data", "state", "cache")))
    trust = FolderTrust(paths, tmp_path / "own")
    began = time.monotonic()
    review = trust.review(hung)
    assert time.monotonic() - began < 5
    assert "no_answer" in repr(review.findings)
    assert trust.answer(review) is None


def test_what_a_look_raises_is_raised() -> None:
    def look() -> bool:
        raise PermissionError

    with pytest.raises(PermissionError):
        within(5, look, False)
    assert within(5, lambda: 3, 4) == 3


async def test_files_to_mention_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, test_loop: Any
) -> None:
    """The program ends a child that hangs, and emits `silent`."""
    monkeypatch.setattr(file_finder, "_FOLDER_MS", 300)
    monkeypatch.setattr(file_finder, "_CALL", "import time; time.sleep(600)")
    finder = FileFinder()
    finder.set_folder(str(tmp_path))
    silent = signal_of(finder.silent)
    finder.find("a")
    process = finder._process
    assert process is not None
    await asyncio.wait_for(silent, 30)
    assert not finder.waiting
    assert finder._process is None
    finder.close()

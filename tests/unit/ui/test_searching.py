"""Searching and saving a long text, piece by piece."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.ui import searching
from claude_desk.ui.saving import Saving
from claude_desk.ui.searching import Search
from tests.waiting import signal_of, until


async def found(search: Search) -> list[int]:
    await until(search.grown, lambda: not search.running)
    return list(search.found)


async def test_all_pieces_are_searched(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "_PIECE", 7)
    search = Search()
    text = "Needle in needle, and NEEDLE at the end, needleneedle"
    search.start(text, "needle")
    assert await found(search) == [0, 10, 22, 41, 47]
    assert [search.first_from(at) for at in (0, 11, 42, 48)] == [0, 2, 4, 0]
    search.start("aaaaa" * 10, "aa")
    assert await found(search) == list(range(0, 50, 2)), "matches do not overlap, across pieces neither"
    search.start(text, "")
    assert not search.running
    assert list(search.found) == []


async def test_who_finds_too_much_stops(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "MOST", 50)
    monkeypatch.setattr(searching, "_PIECE", 40)
    search = Search()
    search.start("a" * 10_000, "a")
    assert 50 <= len(await found(search)) < 100
    assert search.full


async def test_a_text_is_saved_whole(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.ui.saving._PIECE", 5)
    target = tmp_path / "out.txt"
    target.write_text("before")
    saving = Saving()
    done = signal_of(saving.done)
    saving.start(str(target), "é🎉 a text\nof two lines \ud83d!")
    assert target.read_text() == "before", "what was there stays until all is written"
    assert await done == (str(target), "")
    assert target.read_text(encoding="utf-8") == "é🎉 a text\nof two lines ?!"
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]


async def test_what_goes_wrong_is_told(qapp: QGuiApplication, tmp_path: Path) -> None:
    saving = Saving()
    done = signal_of(saving.done)
    saving.start(str(tmp_path / "missing" / "out.txt"), "text")
    assert (await done)[1] == "No such file or directory"
    (tmp_path / "folder").mkdir()
    done = signal_of(saving.done)
    saving.start(str(tmp_path / "folder"), "text")
    assert (await done)[1]
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


async def test_what_is_given_up_leaves_nothing(qapp: QGuiApplication, tmp_path: Path) -> None:
    saving = Saving()
    saving.start(str(tmp_path / "out.txt"), "text")
    saving.stop()
    assert not saving.running
    assert list(tmp_path.iterdir()) == []

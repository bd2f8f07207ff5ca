"""Searching a long text, piece by piece."""

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.ui.viewer import viewer
from claude_desk.ui.viewer.viewer import TextSearch
from tests.waiting import until


async def found(search: TextSearch) -> list[int]:
    await until(search.grown, lambda: not search.running)
    return list(search.found)


async def test_all_pieces_are_searched(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "_PIECE", 7)
    search = TextSearch()
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
    monkeypatch.setattr(viewer, "MOST", 50)
    monkeypatch.setattr(viewer, "_PIECE", 40)
    search = TextSearch()
    search.start("a" * 10_000, "a")
    assert 50 <= len(await found(search)) < 100
    assert search.full

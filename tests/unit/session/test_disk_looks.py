"""Looks at paths on disks that may hang: a result is delivered when it comes. Nothing waits for a result that
does not come."""

import asyncio
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from claude_desk.session.core import disk_looks
from claude_desk.session.core.disk_looks import is_silent, looked, when_looked
from tests.patient_looks import quick_looks


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(disk_looks, "_silent", {})
    monkeypatch.setattr(disk_looks, "_late", {})
    monkeypatch.setattr(disk_looks, "_hung", set())
    with quick_looks():
        yield


async def test_what_is_found_is_told_once_and_an_error_is_no_answer() -> None:
    assert await looked(lambda: 1, 0) == 1

    def refuse() -> int:
        raise PermissionError

    assert await looked(refuse, 7) == 7 and not is_silent("/a")


async def test_a_silent_path_is_looked_at_once_until_it_answers(test_loop: Any) -> None:
    over, looks = threading.Event(), list[int]()

    def hang() -> int:
        looks.append(1)
        over.wait(30)
        return 1

    assert await looked(hang, 0, path="/a", seconds=0.01) == 0
    assert is_silent("/a/b") and not is_silent("/b")
    disk_looks._silent.clear()  # half a minute later
    assert await looked(hang, 0, path="/a") == 0
    assert len(looks) == 1, "the first has not come back"
    assert await looked(lambda: 2, 0, path="/b") == 2
    over.set()
    while disk_looks._late:
        await asyncio.sleep(0)
    told: list[int] = []
    when_looked(lambda: 3, told.append, 0, path="/a")
    while not told:
        await asyncio.sleep(0)
    assert told == [3] and not disk_looks._hung


async def test_a_path_whose_call_never_returns_is_tried_again_ever_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The mount was replaced: a new call answers, and the old call still waits for the old mount."""
    now = [0.0]
    monkeypatch.setattr(disk_looks, "time", SimpleNamespace(monotonic=lambda: now[0]))
    over, looks = threading.Event(), list[float]()

    def hang() -> int:
        looks.append(now[0])
        over.wait(30)
        return 1

    try:
        for minute in range(16):
            now[0] = minute * 60.0 + 1
            assert await looked(hang, 0, path="/a", seconds=0.01) == 0
        assert looks == [1, 61, 181, 421, 901]
        now[0] = 3600.0
        assert await looked(lambda: 2, 0, path="/a") == 2, "the new mount"
        assert await looked(lambda: 3, 0, path="/a") == 3
    finally:
        over.set()

"""When the CLI's file is checked: after a delay, again later, and once more after the child's end."""

import asyncio
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.history import delayed_check
from claude_desk.session.history.delayed_check import DelayedCheck
from tests.waiting import until


class Checker(QObject):
    checked = Signal()

    def __init__(self, tasks: AsyncTasks) -> None:
        super().__init__()
        self.numbers: list[int] = []
        self.most = 2
        self.hangs = False
        self.next = DelayedCheck(self.check, tasks, self)

    async def check(self) -> None:
        if self.hangs:
            await asyncio.Event().wait()
        self.numbers.append(self.next.number)
        if len(self.numbers) < self.most:
            self.next.again(0.0)
        else:
            self.next.done()
        self.checked.emit()


@pytest.fixture
def checker(qapp: object) -> Iterator[Checker]:
    yield Checker(AsyncTasks())


async def test_looks_follow_one_another_until_it_is_done_and_begin_anew(checker: Checker) -> None:
    checker.next.begin(0.0)
    await until(checker.checked, lambda: not checker.next.is_due)
    assert checker.numbers == [0, 1]
    await checker.next.finish()
    assert checker.numbers == [0, 1], "nothing is due"
    checker.most = 3
    checker.next.begin(0.0)
    await until(checker.checked, lambda: not checker.next.is_due)
    assert checker.numbers == [0, 1, 0]


async def test_a_look_that_was_still_to_come_is_made_at_the_end_and_none_after_it(checker: Checker) -> None:
    checker.next.begin(600.0)
    checker.next.close()
    assert checker.numbers == [] and checker.next.is_due
    await checker.next.finish()
    assert checker.numbers == [0]
    checker.next.begin(0.0)
    assert not checker.next._timer.isActive(), "it is closed"


async def test_the_last_look_does_not_hold_up_the_end(
    checker: Checker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delayed_check, "LAST_SECONDS", 0.01)
    checker.hangs = True
    checker.next.begin(600.0)
    checker.next.close()
    await asyncio.wait_for(checker.next.finish(), 60)
    assert checker.numbers == []

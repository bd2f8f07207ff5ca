"""When the CLI's file is checked: after a delay, again later, and once more after the child's end."""

import asyncio
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.history import file_look
from claude_desk.session.history.file_look import FileLook
from tests.waiting import until


class Looker(QObject):
    looked = Signal()

    def __init__(self, tasks: AsyncTasks) -> None:
        super().__init__()
        self.numbers: list[int] = []
        self.most = 2
        self.hangs = False
        self.next = FileLook(self.look, tasks, self)

    async def look(self) -> None:
        if self.hangs:
            await asyncio.Event().wait()
        self.numbers.append(self.next.number)
        if len(self.numbers) < self.most:
            self.next.again(0.0)
        else:
            self.next.done()
        self.looked.emit()


@pytest.fixture
def looker(qapp: object) -> Iterator[Looker]:
    yield Looker(AsyncTasks())


async def test_looks_follow_one_another_until_it_is_done_and_begin_anew(looker: Looker) -> None:
    looker.next.begin(0.0)
    await until(looker.looked, lambda: not looker.next.is_due)
    assert looker.numbers == [0, 1]
    await looker.next.finish()
    assert looker.numbers == [0, 1], "nothing is due"
    looker.most = 3
    looker.next.begin(0.0)
    await until(looker.looked, lambda: not looker.next.is_due)
    assert looker.numbers == [0, 1, 0]


async def test_a_look_that_was_still_to_come_is_made_at_the_end_and_none_after_it(looker: Looker) -> None:
    looker.next.begin(600.0)
    looker.next.close()
    assert looker.numbers == [] and looker.next.is_due
    await looker.next.finish()
    assert looker.numbers == [0]
    looker.next.begin(0.0)
    assert not looker.next._timer.isActive(), "it is closed"


async def test_the_last_look_does_not_hold_up_the_end(
    looker: Looker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_look, "LAST_SECONDS", 0.01)
    looker.hangs = True
    looker.next.begin(600.0)
    looker.next.close()
    await asyncio.wait_for(looker.next.finish(), 60)
    assert looker.numbers == []

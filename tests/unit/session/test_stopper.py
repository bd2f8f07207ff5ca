"""The stop by itself, with a child that does what the test says: which news makes it go on, and at once."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from claude_desk.agent.agent import Agent
from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.turns.stopper import StopClock, Stopper
from claude_desk.transcript.entries import StopBy

# No step is ever due by time: what happens within a test's seconds, news made happen.
LONG = StopClock(acknowledge=600.0, result=600.0, step=600.0, again=0.0)
SECONDS = 20.0


class FakeAgent:
    """Notes what it is told; its answer to the interrupt is the test's."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()  # whether the interrupt was acknowledged: from then on the stop waits
        self.answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.signals: list[str] = []
        self.is_gone = False

    def post(self, _request: object) -> str:
        if self.is_gone:
            raise AgentGone(None)
        return "desk_1"

    async def answer_to(self, request_id: str, seconds: float) -> dict[str, Any]:
        assert (request_id, seconds) == ("desk_1", LONG.acknowledge)
        self.asked.set()
        await self.answer
        return {}

    def interrupt_process(self) -> None:
        self.signals.append("INT")

    def terminate(self) -> None:
        self.signals.append("TERM")

    def kill(self) -> None:
        self.signals.append("KILL")


class Stand:
    """A stopper that has begun, and what it tells."""

    def __init__(self, clock: StopClock = LONG, *, is_gone: bool = False) -> None:
        self.tasks = AsyncTasks()
        self.agent = FakeAgent()
        self.agent.is_gone = is_gone
        self.gone = asyncio.Event()
        self.means: asyncio.Queue[StopBy] = asyncio.Queue()
        self.done = asyncio.Event()
        self.stopper = Stopper(clock, self.tasks, self.means.put_nowait, self.done.set)
        self.stopper.begin(cast(Agent, self.agent), self.gone)

    async def next_means(self) -> StopBy:
        return await asyncio.wait_for(self.means.get(), SECONDS)

    async def is_done(self) -> None:
        await asyncio.wait_for(self.done.wait(), SECONDS)
        assert not self.stopper.under_way
        assert self.stopper.by is None

    def end_child(self) -> None:
        self.gone.set()
        self.stopper.turn_over()


async def waiting(clock: StopClock = LONG) -> Stand:
    """A stop that waits for the interrupt to be acknowledged."""
    stand = Stand(clock)
    assert await stand.next_means() is StopBy.INTERRUPT
    await asyncio.wait_for(stand.agent.asked.wait(), SECONDS)
    return stand


async def closed(stand: Stand) -> None:
    await stand.tasks.end()


async def test_a_press_while_it_waits_takes_the_next_step_at_once() -> None:
    stand = await waiting()
    for means, signals in (
        (StopBy.SIGINT, ["INT"]),
        (StopBy.SIGTERM, ["INT", "TERM"]),
        (StopBy.SIGKILL, ["INT", "TERM", "KILL"]),
    ):
        assert stand.stopper.next_means is means
        assert stand.stopper.escalate()
        assert await stand.next_means() is means
        assert stand.agent.signals == signals
    assert stand.stopper.next_means is None
    assert not stand.stopper.escalate(), "there is nothing harder"
    stand.end_child()
    await stand.is_done()
    await closed(stand)


async def test_a_press_after_the_interrupt_was_acknowledged() -> None:
    stand = await waiting()
    stand.agent.answer.set_result(None)
    await heard(stand)
    assert stand.agent.signals == []
    assert stand.stopper.escalate()
    assert await stand.next_means() is StopBy.SIGINT
    stand.end_child()
    await stand.is_done()
    assert stand.agent.signals == ["INT"]
    await closed(stand)


async def test_the_turns_end_ends_it() -> None:
    stand = await waiting()
    stand.agent.answer.set_result(None)
    await heard(stand)
    assert stand.stopper.under_way, "the result has not come"
    stand.stopper.turn_over()
    await stand.is_done()
    assert stand.agent.signals == []
    await closed(stand)


async def test_a_turn_that_ends_before_the_interrupt_is_acknowledged() -> None:
    stand = await waiting()
    stand.stopper.turn_over()
    stand.agent.answer.set_result(None)
    await stand.is_done()
    assert stand.agent.signals == []
    await closed(stand)


@pytest.mark.parametrize("error", [RequestTimeout(1.0), AgentGone(None)])
async def test_an_interrupt_that_is_not_heard_is_followed_at_once(error: Exception) -> None:
    stand = await waiting()
    stand.agent.answer.set_exception(error)
    assert await stand.next_means() is StopBy.SIGINT
    stand.end_child()
    await stand.is_done()
    await closed(stand)


async def test_an_interrupt_that_is_refused_was_heard() -> None:
    stand = await waiting()
    stand.agent.answer.set_exception(RequestFailed("Not now"))
    await heard(stand)
    assert stand.means.empty()
    assert stand.agent.signals == []
    stand.stopper.turn_over()
    await stand.is_done()
    await closed(stand)


async def test_a_child_that_is_gone_is_sent_nothing() -> None:
    stand = Stand(is_gone=True)
    stand.gone.set()
    assert await stand.next_means() is StopBy.INTERRUPT
    await stand.is_done()
    assert stand.agent.signals == []
    await closed(stand)


async def test_a_result_after_a_signal_is_not_the_childs_end() -> None:
    stand = await waiting()
    stand.stopper.escalate()
    assert await stand.next_means() is StopBy.SIGINT
    stand.stopper.turn_over()
    await asyncio.sleep(0)
    assert stand.stopper.under_way
    stand.end_child()
    await stand.is_done()
    assert stand.agent.signals == ["INT"]
    await closed(stand)


@pytest.mark.parametrize("is_acknowledged", [True, False])
async def test_each_means_has_its_time(is_acknowledged: bool) -> None:
    clock = StopClock(acknowledge=600.0, result=0.01, step=0.01)
    stand = await waiting(clock)
    if is_acknowledged:
        stand.agent.answer.set_result(None)
    else:
        stand.agent.answer.set_exception(RequestTimeout(1.0))
    assert [await stand.next_means() for _ in range(3)] == [StopBy.SIGINT, StopBy.SIGTERM, StopBy.SIGKILL]
    await stand.is_done()
    assert stand.agent.signals == ["INT", "TERM", "KILL"]
    await closed(stand)


async def test_a_press_too_soon_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    now = set_time(monkeypatch, 1000.0)
    stand = await waiting(StopClock(acknowledge=600.0, result=600.0, step=600.0, again=1.0))
    assert stand.stopper.waits == 1.0
    now(1000.75)
    assert stand.stopper.waits == 0.25
    assert not stand.stopper.escalate()
    assert stand.stopper.next_means is StopBy.SIGINT
    now(1001.0)
    assert stand.stopper.waits == 0.0
    assert stand.stopper.escalate()
    assert await stand.next_means() is StopBy.SIGINT
    assert stand.stopper.waits == 1.0, "the next press waits anew"
    assert not stand.stopper.escalate()
    now(1003.0)
    assert stand.stopper.waits == 0.0
    stand.end_child()
    await stand.is_done()
    await closed(stand)


async def test_what_is_over_cannot_be_pressed() -> None:
    stand = await waiting()
    stand.stopper.turn_over()
    stand.agent.answer.set_result(None)
    await stand.is_done()
    assert not stand.stopper.escalate()
    assert stand.stopper.waits == 0.0
    assert stand.stopper.next_means is StopBy.INTERRUPT
    await closed(stand)


async def test_the_next_stop_begins_anew() -> None:
    stand = await waiting()
    assert stand.stopper.escalate()
    assert await stand.next_means() is StopBy.SIGINT
    stand.end_child()
    await stand.is_done()
    stand.agent, stand.gone = FakeAgent(), asyncio.Event()
    stand.done.clear()
    stand.stopper.begin(cast(Agent, stand.agent), stand.gone)
    assert await stand.next_means() is StopBy.INTERRUPT
    await asyncio.wait_for(stand.agent.asked.wait(), SECONDS)
    stand.agent.answer.set_result(None)
    await heard(stand)
    assert stand.stopper.under_way
    assert stand.means.empty(), "neither the press nor the end of the last stop counts"
    stand.stopper.turn_over()
    await stand.is_done()
    await closed(stand)


async def heard(stand: Stand) -> None:
    """Let the stop take the answer in: each of its steps is one turn of the loop."""
    for _ in range(10):
        await asyncio.sleep(0)


def set_time(monkeypatch: pytest.MonkeyPatch, begin: float) -> Callable[[float], None]:
    """What the stopper reads as the time; the loop keeps its own."""
    now = [begin]

    class Clock:
        monotonic = staticmethod(lambda: now[0])

    monkeypatch.setattr("claude_desk.session.turns.stopper.time", Clock)
    return lambda seconds: now.__setitem__(0, seconds)

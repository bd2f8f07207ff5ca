"""How a turn is stopped: kindly first, harder when the person says so or time is up, surely in the end."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from claude_desk.agent.agent import Agent
from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.requests.control import Interrupt
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.transcript.entries import StopBy

_HARDER = (StopBy.SIGINT, StopBy.SIGTERM, StopBy.SIGKILL)
_MEANS = (StopBy.INTERRUPT, *_HARDER)


@dataclass(frozen=True, slots=True)
class StopClock:
    """Seconds: until the interrupt is acknowledged, then until the result comes, then for each harder step.

    The CLI needs up to that long to save its session (protocol/README.md 9.3). `again`: how long after a
    press the next one counts; before that it is a double click.
    """

    acknowledge: float = 2.0
    result: float = 5.0
    step: float = 5.0
    again: float = 1.0


def interrupt(agent: Agent) -> str:
    """Ask the CLI to interrupt its turn; gives the request's id, "" where the CLI is gone."""
    try:
        return agent.post(Interrupt(cancel_queued=True))
    except AgentGone:
        return ""


class Stopper:
    """One stop at a time, from the interrupt to the turn's end or the child's.

    Not acknowledged in time, or acknowledged without a result: the child is ended, step by step. A signal
    ends the child as well as the turn (protocol/README.md 9.2), so from then on it is the child's end that
    is waited for. A press of the person's takes the next step at once.
    """

    def __init__(
        self, clock: StopClock, tasks: AsyncTasks, used: Callable[[StopBy], None], done: Callable[[], None]
    ) -> None:
        """`used` is told each means when it is taken, `done` that the stop is over."""
        self._clock = clock
        self._tasks = tasks
        self._used = used
        self._done = done
        self._over = False  # the turn
        self._gone = asyncio.Event()  # the child's
        self._heard: bool | None = None  # whether the interrupt was acknowledged
        self._news = asyncio.Event()
        self._pressed = False  # again, since the last means was taken
        self._pressed_at = 0.0
        self.under_way = False
        self.by: StopBy | None = None  # the last means that was taken

    @property
    def next_means(self) -> StopBy | None:
        """What the next press would do; None where nothing is left to be done."""
        at = _MEANS.index(self.by) + 1 if self.by is not None else 0
        return _MEANS[at] if at < len(_MEANS) else None

    @property
    def waits(self) -> float:
        """For how many seconds another press does not count yet."""
        return max(0.0, self._pressed_at + self._clock.again - time.monotonic()) if self.under_way else 0.0

    def begin(self, agent: Agent, gone: asyncio.Event) -> None:
        """Send the interrupt before anything else is done: Claude writes on until it is there."""
        request_id = interrupt(agent)
        self._over, self._pressed, self._heard, self._gone = False, False, None, gone
        self.under_way = True
        self._pressed_at = time.monotonic()
        self._use(StopBy.INTERRUPT)
        self._tasks.start(self._run(agent, request_id))

    def escalate(self) -> bool:
        """The person pressed again: take the next step now. False where it comes too soon to be meant."""
        if not self.under_way or self.waits > 0 or self.by is StopBy.SIGKILL:
            return False
        self._pressed_at = time.monotonic()
        self._pressed = True
        self._news.set()
        return True

    def turn_over(self) -> None:
        """The turn ended, in any way; or the child did."""
        self._over = True
        self._news.set()

    async def _run(self, agent: Agent, request_id: str) -> None:
        try:
            await self._stop(agent, request_id)
        finally:
            self.under_way = False
            self.by = None
        self._done()

    async def _stop(self, agent: Agent, request_id: str) -> None:
        self._tasks.start(self._hear(agent, request_id))
        await self._until(lambda: self._heard is not None, self._clock.acknowledge)
        if self._heard:
            await self._until(lambda: self._over, self._clock.result)
        if self._over:
            return
        steps = (agent.interrupt_process, agent.terminate, agent.kill)
        for by, step in zip(_HARDER, steps, strict=True):
            if self._gone.is_set():
                return
            self._use(by)
            step()
            await self._until(self._gone.is_set, self._clock.step)

    async def _hear(self, agent: Agent, request_id: str) -> None:
        self._heard = await acknowledged(agent, request_id, self._clock.acknowledge)
        self._news.set()

    async def _until(self, is_so: Callable[[], bool], seconds: float) -> None:
        """Wait for it, for the person to press again, or for the time to be up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not is_so() and not self._pressed:
                    self._news.clear()
                    await self._news.wait()

    def _use(self, by: StopBy) -> None:
        self.by = by
        self._pressed = False
        self._used(by)


async def acknowledged(agent: Agent, request_id: str, seconds: float) -> bool:
    """Whether the CLI says that it heard the interrupt."""
    if not request_id:
        return False
    try:
        await agent.answer_to(request_id, seconds)
    except RequestFailed:
        return True  # it was heard; whether it works, the result tells
    except (RequestTimeout, AgentGone):
        return False
    return True

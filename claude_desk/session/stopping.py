"""How a turn is stopped: kindly first, and surely in the end."""

import asyncio
from dataclasses import dataclass

from claude_desk.agent.agent import Agent
from claude_desk.agent.requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.control import Interrupt


@dataclass(frozen=True, slots=True)
class StopClock:
    """Seconds: until the interrupt is acknowledged, then until the result comes, then for each harder step.

    The CLI needs up to that long to save its session (protocol.md section 10.2).
    """

    acknowledge: float = 2.0
    result: float = 5.0
    step: float = 5.0


def interrupt(agent: Agent) -> str:
    """Ask the CLI to interrupt its turn; gives the request's id, "" where the CLI is gone."""
    try:
        return agent.post(Interrupt(cancel_queued=True))
    except AgentGone:
        return ""


async def stop_turn(
    agent: Agent, request_id: str, over: asyncio.Event, gone: asyncio.Event, clock: StopClock
) -> None:
    """After `interrupt`: return when the turn is over, with the child alive or gone.

    `over` is set when the turn has ended in any way, `gone` when the child has. Not acknowledged in time,
    or acknowledged without a result: the child is ended, step by step. A signal ends the child as well as
    the turn (protocol.md section 1.4), so from then on it is the child's end that is waited for.
    """
    if await acknowledged(agent, request_id, clock.acknowledge) and await _within(over, clock.result):
        return
    if over.is_set():
        return
    for step in (agent.interrupt_process, agent.terminate, agent.kill):
        if gone.is_set():
            return
        step()
        if await _within(gone, clock.step):
            return


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


async def _within(event: asyncio.Event, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True

"""How a turn is stopped: kindly first, and surely in the end."""

import asyncio

from claude_desk.agent.agent import Agent
from claude_desk.agent.requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.control import Interrupt

ACKNOWLEDGE_SECONDS = 2.0
RESULT_SECONDS = 5.0
# The CLI needs up to that to save its session (protocol.md section 10.2).
STEP_SECONDS = 5.0


async def stop_turn(agent: Agent, over: asyncio.Event, gone: asyncio.Event) -> None:
    """Stop the running turn; return when it is over, with the child alive or gone.

    `over` is set when the turn has ended in any way, `gone` when the child has. Not acknowledged in time,
    or acknowledged without a result: the child is ended, step by step. A signal ends the child as well as
    the turn (protocol.md section 1.4), so from then on it is the child's end that is waited for.
    """
    if await _acknowledged(agent) and await _within(over, RESULT_SECONDS):
        return
    if over.is_set():
        return
    for step in (agent.interrupt_process, agent.terminate, agent.kill):
        if gone.is_set():
            return
        step()
        if await _within(gone, STEP_SECONDS):
            return


async def _acknowledged(agent: Agent) -> bool:
    try:
        await agent.ask(Interrupt(cancel_queued=True), ACKNOWLEDGE_SECONDS)
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

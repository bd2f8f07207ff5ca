"""Asks Claude Code to interrupt its turn."""

from claude_desk.agent.agent import Agent
from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.requests.control import Interrupt


def interrupt(agent: Agent) -> str:
    """Ask Claude Code to interrupt its turn; return the id of the request, "" if the child is gone."""
    try:
        return agent.post(Interrupt(cancel_queued=True))
    except AgentGone:
        return ""


async def acknowledged(agent: Agent, request_id: str, seconds: float) -> bool:
    """Return whether Claude Code answers the interrupt within `seconds`. A refusal counts as an answer."""
    if not request_id:
        return False
    try:
        await agent.answer_to(request_id, seconds)
    except RequestFailed:
        return True
    except (RequestTimeout, AgentGone):
        return False
    return True

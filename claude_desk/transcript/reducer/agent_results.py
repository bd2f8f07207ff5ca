"""The rows with the results of agents. The program makes their cards itself, like the cards of reports."""

from typing import TypeGuard

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.reducer.tool_results import AGENTS, in_background
from claude_desk.transcript.store import Turn
from claude_desk.transcript.tools.subagent_cards import AGENT_RESULT, answer_of

_PHRASE = "task.agent_result"


def is_agent_result(call: ToolCall) -> bool:
    """Return whether a call is the card of an agent's result."""
    return call.name == AGENT_RESULT


def is_result(text: Text) -> TypeGuard[Phrase]:
    """Return whether a notice is the result of an agent, which has a card instead of a quiet line."""
    return isinstance(text, Phrase) and text.kind == _PHRASE


def result_phrase(agent: str, said: str) -> Phrase:
    """Return the result of the agent with this name."""
    return Phrase("task.agent_result", agent=agent, said=said)


def result_of(call: ToolCall | None) -> Phrase | None:
    """Return the result of an agent for which Claude has waited; None for any other call, and without a
    result."""
    if call is None or call.name not in AGENTS or call.state is not ToolState.DONE or in_background(call):
        return None
    said = answer_of(call)
    return result_phrase(call.title, said) if said else None


def add_result(rows: RowWriter, turn: Turn, result: Phrase, parent: str = "") -> Entry:
    """Add the row of a result at the end of the rows of `parent`, or of the turn."""
    entry = rows.new(turn, EntryKind.TOOL, parent=parent, text=result)
    values = result.values
    entry.tool = ToolCall(
        AGENT_RESULT,  # an id that no call of Claude's has, and the same whenever the row is made
        AGENT_RESULT,
        input={"agent": str(values.get("agent") or "")},
        state=ToolState.DONE,
        result=str(values.get("said") or ""),
        complete=True,
        ended=entry.began,
    )
    entry.final, entry.ended = True, entry.began
    return rows.append(turn, entry)

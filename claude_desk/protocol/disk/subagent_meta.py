"""Reads `agent-ID.meta.json`. From 2.1.330 on, the CLI writes it next to the file of a subagent."""

from dataclasses import dataclass

from claude_desk.protocol.disk.line_object import line_object
from claude_desk.protocol.disk.session_file import text_of


@dataclass(frozen=True, slots=True)
class SubagentMeta:
    """`call`: the id of the call that began the subagent. `parent`: the id of the subagent that made this
    call; "" for Claude. `finished`: whether the newest run has ended by itself. `stopped_by_user`: whether
    the user has stopped the newest run. `phase`: the title of the phase of a workflow's subagent. Any other
    empty text means unknown."""

    name: str = ""
    kind: str = ""
    call: str = ""
    parent: str = ""
    finished: bool = False
    stopped_by_user: bool = False
    phase: str = ""


def subagent_meta(data: bytes) -> SubagentMeta | None:
    """Return what the file says; None if it is no JSON object."""
    fields = line_object(data)
    if fields is None:
        return None
    return SubagentMeta(
        text_of(fields, "description") or text_of(fields, "name"),
        text_of(fields, "agentType"),
        text_of(fields, "toolUseId"),
        text_of(fields, "parentAgentId"),
        fields.get("finished") is True,
        fields.get("stoppedByUser") is True,
        text_of(fields, "workflowPhase"),
    )

"""Stores a tool's result in its call, and sets the state of the call."""

import re
from typing import Any

from claude_desk.protocol.wire.content_blocks import ToolResultBlock
from claude_desk.protocol.wire.messages import UserMessage
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.reducer.attachment_parsing import carried_by, carried_by_structured
from claude_desk.transcript.reducer.tool_input import result_words

# The values of `non_execution_kind` in `tool_result_meta` (CLI 2.1.330).
_NOT_RUN = {
    "user-rejected": ToolState.DENIED,
    "permission-rule": ToolState.DENIED,
    "interrupted": ToolState.STOPPED,
    "cancelled": ToolState.CANCELLED,
}
# Old CLIs report a cancelled call only with these words in its result.
_CANCELLED = ("Sibling tool call errored", "Cancelled: parallel tool call")


def fold_result(
    call: ToolCall, block: ToolResultBlock, message: UserMessage, stopping: bool, now: float
) -> None:
    """Store the result in the call, and end the call. `stopping`: the turn is being stopped. `now`: seconds
    since the epoch."""
    why = call.result  # the reason why the call does not run, if it is known
    call.result = result_words(block.content)
    call.structured = message.tool_use_result or _launched_inside(call)
    call.attachments = carried_by(block.content) or carried_by_structured(message.tool_use_result)
    call.ended = now
    call.state = _state(call, block, _meta_kind(message, block.tool_use_id), stopping)
    call.result = _for_people(call) or (why if call.state in (ToolState.DENIED, ToolState.STOPPED) else "")


def _launched_inside(call: ToolCall) -> dict[str, Any] | None:
    """Return the structured result of a call inside a subagent that began a subagent or a command in the
    background; None for other calls. Inside subagents the CLI sends only text."""
    if call.name in AGENTS and (found := _LAUNCHED_AGENT.match(call.result)):
        return {"status": "async_launched", "agentId": found[1]}
    # The output of a command may have the same words.
    behind = call.input.get("run_in_background") is True or (
        call.progress is not None and call.progress.background
    )
    if call.name in COMMANDS and behind and (found := _LEFT_RUNNING.match(call.result)):
        return {"backgroundTaskId": found[1]}
    return None


def in_background(call: ToolCall) -> bool:
    """Return whether the call started a teammate, or a subagent that runs in the background or on another
    machine. CLIs report this from 2.1.198 on."""
    return isinstance(call.structured, dict) and call.structured.get("status") in _LAUNCHED


def runs_on(call: ToolCall) -> bool:
    """Return whether the result only reports that a task began. The CLI reports the task's end later."""
    structured = call.structured
    if not isinstance(structured, dict):
        return False
    return structured.get("status") in ("async_launched", "remote_launched") or _is_id(
        structured.get("backgroundTaskId")
    )


def task_id_of(call: ToolCall) -> str:
    """Return the id of the task that the call began; "" if the result does not name a task."""
    structured = call.structured if isinstance(call.structured, dict) else {}
    ids = (structured.get(name) for name in ("backgroundTaskId", "agentId", "taskId"))
    return next((str(found) for found in ids if _is_id(found)), "")


def output_task_of(call: ToolCall) -> str:
    """Return the id of the background command or monitor that the call started; "" for any other call.

    The output of the command or monitor is in a file. For a call inside a subagent, the result is only text.
    Then read a command's id from this text.
    """
    structured = call.structured if isinstance(call.structured, dict) else {}
    if call.name in COMMANDS and _is_id(found := structured.get("backgroundTaskId")):
        return str(found)
    if call.name in COMMANDS and not structured and (named := _LEFT_RUNNING.match(call.result)):
        return named[1]
    return str(found) if call.name == "Monitor" and _is_id(found := structured.get("taskId")) else ""


def _is_id(value: Any) -> bool:
    return isinstance(value, str) and bool(value)


AGENTS = frozenset({"Task", "Agent"})
_LAUNCHED_AGENT = re.compile(r"(?:Async|Remote) agent launched[^\n]*\nagentId: ([\w-]{1,100}) ")
COMMANDS = frozenset({"Bash", "PowerShell"})
_LEFT_RUNNING = re.compile(
    r"Command (?:running in background|was manually backgrounded[^\n]*?) (?:with )?ID: ([\w-]{1,100})"
)

# The values of `status` in the result of a call that started a subagent or a teammate.
_LAUNCHED = ("async_launched", "remote_launched", "teammate_spawned")
# Parts of results that the CLI writes for the model. The user does not see them.
_BEGUN = ("Async agent launched", "Remote agent launched", "Command running in background", "Command was ")
_REMINDER = re.compile(r"\s*<system-reminder>.*?</system-reminder>", re.S)
# Old CLIs send no `toolDenialKind`. The beginning of the result shows a refusal.
_REFUSED = re.compile(r"The user doesn't want to proceed with this tool use")
_NOT_TAKEN = re.compile(r"The user doesn't want to take this action right now")
_BY_RULE = re.compile(
    r"File is in a directory that is denied by your permission settings"
    r"|Permission to use .{1,20000}? has been denied"
    r"|Claude requested permissions to (?:use|edit|read from|write to) .{1,4000}?,"
    r" (?:but you haven't granted it yet|which )",
    re.S,
)
# The user's reason for a refusal, in the two wordings of the CLIs.
_SAID = re.compile(
    r"(?:the user said:|The user provided the following reason for the rejection:)\s*(.*)", re.S
)
_REFUSED_MARK = "User rejected tool use"  # the `toolUseResult` of a refused call
_STOPPED_RUNNING = "Correction to the text above: this call was stopped while running"
_MARKS = re.compile(
    r"</?persisted-output>\n?|\n?\[Request interrupted by user for tool use\]"
    r"|\A<tools-used-before-summary>[^<]*</tools-used-before-summary>\n?"
)
_TRAILER = re.compile(r"\nagentId: \S+ \(for resuming.*\Z", re.S)
_UNANSWERED = ("Tool permission request failed: AbortError", "Tool permission stream closed", "Stream closed")


def _for_people(call: ToolCall) -> str:
    """Return the result without the CLI's words for the model. For a refused call, return the user's
    reason."""
    if runs_on(call) and call.result.startswith(_BEGUN):
        return ""  # the card says that the call runs in the background
    if call.result.startswith("Entered plan mode."):
        return "Entered plan mode."
    text = _TRAILER.sub("", _MARKS.sub("", _REMINDER.sub("", call.result)))
    theirs = call.name.startswith("mcp__") and call.state not in _NOT_RUN.values()
    if not theirs and (_REFUSED.match(text) or _NOT_TAKEN.match(text)):
        said = _SAID.search(text)
        return said[1].strip() if said else ""
    if call.state is ToolState.STOPPED and text.startswith(_UNANSWERED):
        return ""
    return text


def _state(call: ToolCall, block: ToolResultBlock, kind: str, stopping: bool) -> ToolState:
    if call.state in (ToolState.DENIED, ToolState.STOPPED):
        return call.state
    if kind == "user-rejected" and (stopping or _STOPPED_RUNNING in call.result):
        return ToolState.STOPPED  # if an interrupt ends a running tool, CLI 2.1.330 reports it as rejected
    if kind in _NOT_RUN:
        return _NOT_RUN[kind]
    if kind.startswith("automode"):
        return ToolState.DENIED
    structured = call.structured
    interrupted = isinstance(structured, dict) and structured.get("interrupted") is True
    if stopping and (block.is_error or interrupted):
        return ToolState.STOPPED
    if not block.is_error:
        failed = isinstance(structured, dict) and structured.get("success") is False
        return ToolState.FAILED if failed and not call.name.startswith("mcp__") else ToolState.DONE
    return _state_by_words(call)


def _state_by_words(call: ToolCall) -> ToolState:
    """Return the state of a call that went wrong, from the words of its result.

    An MCP server writes its own results and may use the CLI's words for a refusal. So these words do not
    count in the results of MCP tools.
    """
    words = call.result
    theirs = call.name.startswith("mcp__")
    if call.structured == _REFUSED_MARK:
        return ToolState.DENIED
    if not theirs and (_REFUSED.match(words) or _BY_RULE.match(words)):
        return ToolState.DENIED
    if not theirs and _NOT_TAKEN.match(words):
        return ToolState.STOPPED
    return ToolState.CANCELLED if any(each in words for each in _CANCELLED) else ToolState.FAILED


def _meta_kind(message: UserMessage, tool_use_id: str) -> str:
    for meta in message.tool_result_meta or []:
        if meta.get("id") in (tool_use_id, None):
            return str(meta.get("non_execution_kind") or "")
    return ""


def denied_ids(denials: list[dict[str, Any]] | None) -> set[str]:
    """Return the ids of the tool calls in a result's `permission_denials`."""
    return {str(d.get("tool_use_id")) for d in denials or []}

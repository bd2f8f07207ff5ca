"""The reports of Claude Code's commands `/context` and `/usage`, which 2.1.330 also sends as data."""

from claude_desk.protocol.wire.content_blocks import TextBlock
from claude_desk.protocol.wire.messages import AssistantMessage
from claude_desk.protocol.wire.system import LocalCommandOutput
from claude_desk.protocol.wire.user_text import untagged
from claude_desk.transcript.entries import ToolCall, ToolState

# The command of each member that holds a report (protocol/README.md 4.2).
REPORTS = {"context_usage": "/context", "usage_report": "/usage"}


def is_report(call: ToolCall) -> bool:
    """Return whether a call is a report. Claude cannot call a tool with such a name."""
    return call.name in REPORTS.values()


def report_in(message: AssistantMessage | LocalCommandOutput) -> ToolCall | None:
    """Return a report as a call of its command, with the report as the structured result; None if the message
    has no report.

    The stream has the report in an assistant message, the session's file in the output of the command.
    """
    extra = message.model_extra or {}
    for member, command in REPORTS.items():
        report = extra.get(member)
        if isinstance(report, dict) and report:
            return ToolCall(
                message.uuid or "",
                command,
                state=ToolState.DONE,
                result=_text_of(message).strip(),
                structured=report,
                complete=True,
            )
    return None


def _text_of(message: AssistantMessage | LocalCommandOutput) -> str:
    if isinstance(message, LocalCommandOutput):
        return untagged(message.content)
    content = message.message.content
    if isinstance(content, str):
        return content
    return "\n".join(block.text for block in content if isinstance(block, TextBlock))

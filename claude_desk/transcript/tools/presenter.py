"""What a presenter is given, and what it gives."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.fields import WireFields


class ToolUse:
    """A call, read forgivingly. `told` is its structured result, without members where there is none."""

    def __init__(self, call: ToolCall, folder: str = "") -> None:
        self.call = call
        self.folder = folder
        self.input = WireFields(call.input)
        self.structured = WireFields(call.structured)
        self.text = call.result if isinstance(call.result, str) else ""

    @property
    def done(self) -> bool:
        return self.call.state is ToolState.DONE

    @property
    def waits(self) -> bool:
        """For the person's decision."""
        return self.call.state is ToolState.WAITING

    @property
    def failed(self) -> bool:
        return self.call.state is ToolState.FAILED

    @property
    def reply(self) -> str:
        """The result's text of a call that went well: a failed one's is told by the registry."""
        return self.text if self.done else ""


@dataclass
class PresentedCall:
    """What a presenter makes of a call."""

    parts: list[Part] = field(default_factory=list)
    summary: str = ""
    explains_end: bool = False  # the parts say already why the call failed, or what came of it before a stop


class ToolSpec(NamedTuple):
    """How a tool is shown: its line from the input alone and the session's folder, its parts, its name."""

    title: Callable[[WireFields, str], str]
    show: Callable[[ToolUse], PresentedCall]
    name: str = ""  # for people, where it is not the wire's

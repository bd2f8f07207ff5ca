"""What there is to know of a tool: how its calls are shown, and how a request for one is asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.denials import shown_denial
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
    def denial(self) -> Text:
        """What the person said when they denied the call; "" for nothing."""
        return shown_denial(self.text) if self.call.state is ToolState.DENIED else ""

    @property
    def reply(self) -> str:
        """The result's text of a call that went well: a failed one's is told by the registry."""
        return self.text if self.done else ""


@dataclass
class PresentedCall:
    """What a presenter makes of a call."""

    parts: list[Part] = field(default_factory=list)
    summary: Text = ""
    says_time: bool = False  # the summary says how long it took
    explains_end: bool = False  # the parts say already why the call failed, or what came of it before a stop


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """All that is particular to one tool. The registry collects them from the card modules."""

    wire: str
    """The tool's name on the wire; "" for the one that stands in for any other tool."""
    title: Callable[[WireFields, str], Text]
    """The line of its card, from the input alone and the session's folder."""
    show: Callable[[ToolUse], PresentedCall]
    aliases: tuple[str, ...] = ()
    """Names that other versions of Claude Code have for it."""
    name: Text = ""
    """For people, where it is not the wire's."""
    family: str = "other"
    """Which icon stands before it: run, read, write, search, web, list, agent, ask, plan, other."""
    heading: str = ""
    """The id of the words above a permission request (`ui/permissions/request_text.py`); "" for the usual."""
    path: str | None = None
    """The member of the input that names a file or a folder. None for none: "" may be a member's name."""
    end_titles: Mapping[ToolState, Text] = field(default_factory=dict)
    """What stands in the place of the title once a call is in that state."""
    edited: str | None = None
    """The member that the person may change before allowing a call. It stands by itself, without its name."""
    edits: str = "content"
    """What that member is: command, address, words, content (of a file)."""

    def path_in(self, value: Mapping[str, Any]) -> str | None:
        """What an input has for `path`; None where it names nothing."""
        named = value.get(self.path) if self.path is not None else None
        return named if isinstance(named, str) else None

    def edited_in(self, value: Mapping[str, Any]) -> str | None:
        """What an input has for `edited`; None where that is no text."""
        text = value.get(self.edited) if self.edited is not None else None
        return text if isinstance(text, str) else None

    @property
    def runs_commands(self) -> bool:
        return self.edits == "command"

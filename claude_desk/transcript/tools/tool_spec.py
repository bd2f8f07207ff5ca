"""The description of a tool: how its calls are shown, and how a permission request for it is put."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.denials import shown_denial
from claude_desk.transcript.tools.fields import WireFields


class ToolUse:
    """A call, read forgivingly. `structured` is its structured result, without members if there is none."""

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
        """Whether the call waits for the user's decision."""
        return self.call.state is ToolState.WAITING

    @property
    def failed(self) -> bool:
        return self.call.state is ToolState.FAILED

    @property
    def denial(self) -> Text:
        """What the user said when they denied the call; "" if nothing."""
        return shown_denial(self.text) if self.call.state is ToolState.DENIED else ""

    @property
    def reply(self) -> str:
        """The result's text of a successful call. The registry shows that of a failed one."""
        return self.text if self.done else ""


@dataclass
class PresentedCall:
    """What a presenter makes from a call."""

    parts: list[Part] = field(default_factory=list)
    summary: Text = ""
    says_time: bool = False  # the summary says how long the call took
    explains_end: bool = False  # the parts say why the call failed, or what it did before it was stopped


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """Everything specific to one tool. The registry collects the specs from the card modules."""

    wire: str
    """The tool's name on the wire; "" for the spec that stands in for any other tool."""
    title: Callable[[WireFields, str], Text]
    """Makes the title of its card from the input and the session's folder."""
    show: Callable[[ToolUse], PresentedCall]
    aliases: tuple[str, ...] = ()
    """Names that other versions of Claude Code have for it."""
    name: Text = ""
    """Its name for people, if that is not the name on the wire."""
    family: str = "other"
    """Selects its icon: run, read, write, search, web, list, agent, ask, plan, other."""
    heading: str = ""
    """The id of the words above a permission request (`ui/permissions/request_text.py`); "" for the usual."""
    path: str | None = None
    """The member of the input that names a file or a folder; None for no member, as "" may be a name."""
    end_titles: Mapping[ToolState, Text] = field(default_factory=dict)
    """The titles that replace the usual one once a call is in that state."""
    edited: str | None = None
    """The member that the user may change before allowing a call. It is shown by itself, without its name."""
    edits: str = "content"
    """The kind of that member: command, address, words, content (of a file)."""

    def path_in(self, value: Mapping[str, Any]) -> str | None:
        """Return the input's value for `path`; None if it has no such text."""
        named = value.get(self.path) if self.path is not None else None
        return named if isinstance(named, str) else None

    def edited_in(self, value: Mapping[str, Any]) -> str | None:
        """Return the input's value for `edited`; None if it has no such text."""
        text = value.get(self.edited) if self.edited is not None else None
        return text if isinstance(text, str) else None

    @property
    def runs_commands(self) -> bool:
        return self.edits == "command"

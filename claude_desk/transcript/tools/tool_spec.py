"""The description of a tool: how to show its calls and the permission requests for these calls."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.denials import shown_denial
from claude_desk.transcript.tools.fields import WireFields


class ToolUse:
    """Reads a call without errors: malformed members count as missing. `structured`: the structured result,
    without members if the call has no such result."""

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
        """What to show for a denial (`shown_denial`); "" if the call was not denied."""
        return shown_denial(self.text) if self.call.state is ToolState.DENIED else ""

    @property
    def reply(self) -> str:
        """The text of the result if the call was successful, otherwise "". The registry shows the text of a
        call that failed."""
        return self.text if self.done else ""


@dataclass
class PresentedCall:
    """The content of a card. A presenter makes it from a call."""

    parts: list[Part] = field(default_factory=list)
    summary: Text = ""
    says_time: bool = False  # whether the summary has the duration of the call
    explains_end: bool = False  # whether the parts show why the call failed, was denied or was stopped
    description: Text = ""  # what the call is for, in Claude's words


# An effect of a call in words, and the tone of the words (card.NotePart).
Effect = tuple[Text, str]


def no_effects(given: WireFields) -> Iterable[Effect]:
    return ()


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """Everything specific to one tool. The registry collects the specs from the card modules."""

    wire: str
    """The tool's name on the wire; "" for the generic spec, which is used for all other tools."""
    title: Callable[[WireFields, str], Text]
    """Makes the title of the card from the input and the session's folder."""
    show: Callable[[ToolUse], PresentedCall]
    aliases: tuple[str, ...] = ()
    """The tool's names in other versions of Claude Code."""
    name: Text = ""
    """The tool's name as the user sees it; "" if it is the name on the wire."""
    family: str = "other"
    """Selects the tool's icon: run, read, write, search, web, list, agent, ask, plan, other."""
    heading: str = ""
    """The id of the words above a permission request; "" for the usual words
    (`ui/permissions/request_text.py`)."""
    effects: Callable[[WireFields], Iterable[Effect]] = no_effects
    """Says what the user allows with a permission request, beyond what its heading and its input say."""
    path: str | None = None
    """The member of the input that names a file or a folder; None if there is no such member. (It is not "",
    because a member may have the name "".)"""
    end_titles: Mapping[ToolState, Text] = field(default_factory=dict)
    """The titles that replace the usual title of a call in these states."""
    edited: str | None = None
    """The member that the user may change before allowing a call; None if there is no such member. A
    permission request shows it without its name."""
    edits: str = "content"
    """The kind of the member `edited`: command, address, words, content (of a file)."""

    def path_in(self, value: Mapping[str, Any]) -> str | None:
        """Return the member `path` of the input; None if the member is not a text."""
        named = value.get(self.path) if self.path is not None else None
        return named if isinstance(named, str) else None

    def edited_in(self, value: Mapping[str, Any]) -> str | None:
        """Return the member `edited` of the input; None if the member is not a text."""
        text = value.get(self.edited) if self.edited is not None else None
        return text if isinstance(text, str) else None

    def effects_in(self, value: Mapping[str, Any]) -> Iterable[Effect]:
        return self.effects(WireFields(dict(value)))

    @property
    def runs_commands(self) -> bool:
        return self.edits == "command"

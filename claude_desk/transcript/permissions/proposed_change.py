"""Shows the change that a tool call would make to a file, compared with the file's present content."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import ToolCall
from claude_desk.transcript.text.diff import diff_of
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.tools import edit_cards
from claude_desk.transcript.tools.card import DiffPart, ListingPart, Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import byte_size, code
from claude_desk.transcript.tools.registry import spec_of
from claude_desk.transcript.tools.tool_spec import ToolUse


class FileState(StrEnum):
    TEXT = "text"
    MISSING = "missing"
    BINARY = "binary"
    LARGE = "large"  # too large to be compared
    FOLDER = "folder"
    OTHER = "other"  # a pipe, a device
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class FileContent:
    """A file at one moment. `text`: the complete text of a TEXT file, with `\\n` as line ends; "" for other
    states."""

    state: FileState
    text: str = ""
    crlf: bool = False  # whether most lines of the file end in CRLF
    mixed: bool = False  # whether some lines of the file end in CRLF and some in LF
    size: int = 0  # bytes of a LARGE or BINARY file


class ChangeRemark(NamedTuple):
    text: Phrase
    tone: str = ""  # warn, bad


@dataclass(frozen=True, slots=True)
class ProposedChange:
    """A change for display. `parts`: parts of a card, with the diff or the new text."""

    parts: tuple[Part, ...] = ()
    remarks: tuple[ChangeRemark, ...] = ()
    summary: Text = ""  # `+3 −1`


@dataclass
class _Making:
    parts: list[Part] = field(default_factory=list)
    remarks: list[ChangeRemark] = field(default_factory=list)
    summary: Text = ""

    def info(self, text: Phrase, number: int = 0) -> None:
        """Add a remark. `number`: the number of the change that the remark is about; 0 if there is only one
        change."""
        self.remarks.append(ChangeRemark(_numbered(text, number)))

    def warn(self, text: Phrase, number: int = 0) -> None:
        self.remarks.append(ChangeRemark(_numbered(text, number), "warn"))

    def done(self) -> ProposedChange:
        return ProposedChange(tuple(self.parts), tuple(self.remarks), self.summary)


_CHANGE = {"old_string", "new_string"}  # the members of a change that are shown as a diff
_STRAIGHT = str.maketrans("‘’“”", "''\"\"")

_NO_FILE = {
    FileState.BINARY: Phrase("proposed_change.binary"),
    FileState.LARGE: Phrase("proposed_change.large"),
    FileState.FOLDER: Phrase("proposed_change.folder"),
    FileState.OTHER: Phrase("proposed_change.not_regular"),
    FileState.UNREADABLE: Phrase("proposed_change.unreadable"),
}

_REPLACED = (FileState.BINARY, FileState.LARGE)  # files that Write replaces, but that cannot be compared


def _replaced(now: FileContent) -> Phrase:
    size = byte_size(now.size)
    if now.state is FileState.BINARY:
        return Phrase("proposed_change.replaces_binary", size=size)
    return Phrase("proposed_change.replaces_large", size=size)


def _numbered(text: Phrase, number: int) -> Phrase:
    return Phrase("proposed_change.numbered", number=number, remark=text) if number else text


def is_shaped(tool: str, value: dict[str, Any]) -> bool:
    """Return whether the input has the shape that this tool expects. Other inputs are shown unchanged.

    A MultiEdit must not have a member like `edits[1].name`: `members_outside_diff` gives such names to
    the members of its changes.
    """
    if not spec_of(tool).path_in(value):
        return False
    match tool:
        case "Write":
            return isinstance(value.get("content"), str)
        case "Edit":
            return _is_edit(value)
        case "MultiEdit":
            changes = value.get("edits")
            known = isinstance(changes, list) and bool(changes) and all(map(_is_edit, changes))
            return known and not any(name.startswith("edits[") for name in value)
        case "NotebookEdit":
            return isinstance(value.get("new_source", ""), str)
    return False


def _is_edit(value: Any) -> bool:
    """Return whether the value is a change from one text to a different text. A diff cannot show equal
    texts."""
    if not isinstance(value, dict):
        return False
    old, new = value.get("old_string"), value.get("new_string")
    return isinstance(old, str) and isinstance(new, str) and old != new


def members_outside_diff(tool: str, value: dict[str, Any]) -> dict[str, Any]:
    """Return the members of an input that the diff does not show.

    `replace_all: false` is left out, because it is the default. The members of a MultiEdit's changes get
    names like `edits[1].name`. The input must have passed `is_shaped`.
    """
    drawn = {spec_of(tool).path}
    match tool:
        case "Write":
            drawn |= {"content"}
        case "Edit":
            drawn |= _CHANGE
        case "MultiEdit":
            drawn |= {"edits"}
        case "NotebookEdit" if value.get("edit_mode") != "delete":
            drawn |= {"new_source"}
    rest = {name: item for name, item in value.items() if name not in drawn}
    if tool == "Edit" and rest.get("replace_all") is False:
        del rest["replace_all"]
    for at, change in enumerate(value["edits"] if tool == "MultiEdit" else ()):
        rest |= {
            f"edits[{at}].{name}": item
            for name, item in change.items()
            if name not in _CHANGE and not (name == "replace_all" and item is False)
        }
    return rest


def proposed(tool: str, value: dict[str, Any], now: FileContent) -> ProposedChange:
    """Return the change that the call would make to the file. The input must have passed `is_shaped`."""
    making = _Making()
    path = spec_of(tool).path_in(value) or ""
    match tool:
        case "Write":
            _write(making, value["content"], path, now)
        case "NotebookEdit":
            _cell(making, value, now)
        case _:
            changes = value["edits"] if tool == "MultiEdit" else [value]
            _edit(making, changes, path, now)
    _add_line_end_remark(making, tool, value, now)
    return making.done()


def _add_line_end_remark(making: _Making, tool: str, value: dict[str, Any], now: FileContent) -> None:
    """Add a remark about line ends if they may change or are CRLF. The diff does not show line ends.

    CLI 2.1.37 and 2.1.330 give all lines of a mixed file the same line end. In a Write, CLI 2.1.330 uses the
    line ends of the new text. CLI 2.1.37 uses the line ends of the file.
    """
    crlf = "\r\n" in value["content"] if tool == "Write" else now.crlf
    if now.mixed:
        making.warn(Phrase("proposed_change.mixed_endings"))
    elif now.state is FileState.TEXT and now.crlf != crlf and "\n" in now.text:
        before, after = ("CRLF", "LF") if now.crlf else ("LF", "CRLF")
        making.warn(Phrase("proposed_change.other_endings", before=before, after=after))
    elif now.crlf:
        making.info(Phrase("proposed_change.crlf"))


def _write(making: _Making, content: str, path: str, now: FileContent) -> None:
    other_ends = now.crlf != ("\r\n" in content) and "\n" in content
    content = content.replace("\r\n", "\n") if now.crlf else content
    if now.state is FileState.TEXT:
        diff = diff_of(now.text, content, path)
        making.summary = diff.summary
        if diff.lines and now.text != content:
            making.parts.append(DiffPart(diff))
            making.info(Phrase("proposed_change.replaces"))
        elif not (now.mixed or other_ends):
            making.info(Phrase("proposed_change.same"))
        return
    if now.state is FileState.MISSING:
        making.info(Phrase("proposed_change.new_file"))
    elif now.state in _REPLACED:
        making.warn(_replaced(now))
    else:
        making.warn(_NO_FILE[now.state])
    # Wrap long lines, so that the user also sees their ends.
    making.parts += [
        replace(part, wrap=True) if isinstance(part, ListingPart) else part
        for part in code(content, path, first=1)
    ]
    if content and not making.parts:
        making.warn(Phrase("proposed_change.blank"))
    count = content.count("\n") + (not content.endswith("\n"))
    making.summary = f"+{count}" if content else Phrase("proposed_change.empty")
    if now.state in _REPLACED:  # the size of the file is known, but not its number of lines
        added = f"+{count}" if content else "+0"
        making.summary = Phrase("proposed_change.bytes_go", added=added, size=byte_size(now.size))
    if not content:
        making.info(Phrase("proposed_change.becomes_empty"))


def _edit(making: _Making, changes: Sequence[Any], path: str, now: FileContent) -> None:
    if now.state is FileState.MISSING and changes[0]["old_string"] == "":
        making.info(Phrase("proposed_change.new_file"))
    elif now.state is FileState.MISSING:
        making.warn(Phrase("proposed_change.no_file"))
    elif now.state is not FileState.TEXT:
        making.warn(_NO_FILE[now.state])
    if now.state is FileState.TEXT or (now.state is FileState.MISSING and not changes[0]["old_string"]):
        text = now.text
        for number, change in enumerate(changes, 1):
            after = _applied(making, text, change, now.crlf, number if len(changes) > 1 else 0)
            if after is None:
                break
            text = after
        else:
            diff = diff_of(now.text, text, path)
            making.summary = diff.summary
            making.parts.append(DiffPart(diff))
            return
    for number, change in enumerate(changes, 1):
        diff = diff_of(change["old_string"], change["new_string"], path, first_line=0, complete=False)
        label = Phrase("edit_card.change", number=number, count=len(changes)) if len(changes) > 1 else ""
        making.parts.append(DiffPart(diff, label=label))


def _applied(making: _Making, text: str, change: dict[str, Any], crlf: bool, number: int) -> str | None:
    """Return the text after the change; None if Claude Code would refuse the change. Add remarks. `number`:
    the number of the change; 0 if there is only one change."""
    old, new = change["old_string"], change["new_string"]
    if crlf:
        old, new = old.replace("\r\n", "\n"), new.replace("\r\n", "\n")
    everywhere = change.get("replace_all") is True
    if old and old not in text and (found := _with_its_quotes(text, old)):
        making.info(Phrase("proposed_change.curly_quotes"), number)
        old = found
    if not old:
        if text.strip():
            making.warn(Phrase("proposed_change.file_exists"), number)
            return None
        return str(new)
    count = text.count(old)
    if not count:
        making.warn(Phrase("proposed_change.not_found"), number)
        return None
    if count > 1 and not everywhere:
        making.warn(Phrase("proposed_change.ambiguous", count=count), number)
        return None
    if everywhere:
        making.info(Phrase("proposed_change.everywhere", count=count), number)
    # As in the CLI, a change that only removes text also removes the line end after the text.
    if not new and not old.endswith("\n") and old + "\n" in text:
        old += "\n"
    return text.replace(old, new) if everywhere else text.replace(old, new, 1)


def _with_its_quotes(text: str, old: str) -> str:
    """Return the part of the file's text that equals `old` when curly quotes count as straight quotes; "" if
    there is no such part.

    CLI 2.1.37 and 2.1.330 compare in this way. CLI 2.1.330 also makes the quotes of the new text curly.
    """
    at = text.translate(_STRAIGHT).find(old.translate(_STRAIGHT))
    return text[at : at + len(old)] if at >= 0 else ""


def _cell(making: _Making, value: dict[str, Any], now: FileContent) -> None:
    if now.state is FileState.MISSING:
        making.warn(Phrase("proposed_change.no_notebook"))
    elif now.state is not FileState.TEXT:
        making.warn(_NO_FILE[now.state])
    call = ToolCall("", "NotebookEdit", input=value, structured={"original_file": now.text})
    shown = edit_cards.show_cell(ToolUse(call))
    making.parts += shown.parts
    making.summary = shown.summary
    given = WireFields(value)
    cell = one_line(given.word("cell_id", "cell_number"))
    match given.text("edit_mode"):
        case "insert" if cell:
            making.info(Phrase("proposed_change.cell_after", cell=cell))
        case "insert":
            making.info(Phrase("proposed_change.new_cell"))
        case "delete":
            making.info(Phrase("proposed_change.cell_deleted", cell=cell))
        case _:
            making.info(Phrase("proposed_change.cell_replaced", cell=cell))

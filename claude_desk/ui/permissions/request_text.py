"""A permission request in words: exactly what the call does, and warnings about it. No Qt."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from claude_desk.protocol.phrase import Phrase, Text, with_texts
from claude_desk.protocol.wire.characters import unambiguous, visible, written_out
from claude_desk.protocol.wire.tool_names import is_server_tool, server_and_tool
from claude_desk.transcript.text.member_text import members_text, name_of, names_alike
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permissions import CanUseTool
    from claude_desk.session.permissions.decisions import PendingRequest
    from claude_desk.transcript.permissions.command_check import CommandLegend, CommandMark
    from claude_desk.transcript.tools.tool_spec import ToolSpec


_TOOL = re.compile(r"[A-Za-z0-9_.:-]+")
# Gaps in an input: the user may overlook the text after a gap. Each pattern begins with text that is found
# fast. One pattern for all gaps takes half a second for 5 MB.
_GAPS = (
    re.compile(r"\n(?:[ \t\r]*\n){7}"),
    re.compile(r"[ \t]{60}"),
    re.compile(r"⟨U\+[0-9A-F]{4,6}⟩(?:⟨U\+[0-9A-F]{4,6}⟩){7}"),
)
_HIDDEN = re.compile(r"⟨U\+[0-9A-F]{4,6}⟩")
# Greatest number of characters of an input in a text item. Qt lays out 10,000 characters in at most 0.1 s,
# but takes seconds for 2,000,000. A longer input is shown in parts.
PART = 10_000
# Greatest number of characters of each text in a request's reason. The rest is cut off.
_LONGEST = 4_000
# Largest input that the GUI thread makes into text, in characters. This takes some milliseconds. Each member
# or item counts twice `_MEMBER` characters more.
_SOON = 50_000
_MEMBER = 60
# Number of characters that are searched for gaps at a time, and the overlap of two searches. A gap that is
# longer than the overlap contains a shorter gap.
_PIECE = 100_000
_LONGEST_GAP = 600
# Greatest number of characters of a command's description that is shown with the command.
_ABOUT = 300
# Kinds of text that the heading names: `Run this command?`
_HEADED = ("command", "address")
# Greatest number of warnings about two names that look the same.
_MOST_ALIKE = 3


@dataclass(frozen=True, slots=True)
class RequestText:
    """The texts of a request.

    `text` is the member `edits` of the input. If `edits` is "", `text` is the whole input. `parts` is `text`,
    cut into pieces of at most `PART` characters. `details` are the members that are shown besides `text` or
    besides a change, each with its name. `name` is the name of the member in `text`, if `details` are shown
    besides `text` and the heading does not say what `text` is. `about` is the description of a command.
    """

    tool: str = ""
    heading: str = ""
    text: str = ""
    parts: tuple[str, ...] = ("",)
    edits: str = ""
    editable: bool = False
    name: str = ""
    about: str = ""
    details: str = ""
    reason: str = ""
    kind: str = "members"  # kind of `text`: command, address, content (of a file), words or members
    change: bool = False  # whether the call changes a file and is shown as that change
    path: str = ""  # file or folder that the call names, as the CLI gave it
    notes: tuple[tuple[str, str], ...] = ()  # warnings, as (words, tone)
    gaps: tuple[tuple[str, str], ...] = ()  # the warning about a long gap in `text` or `details`, if any
    full_input: str = ""  # the first part of the input of a call that changes a file
    read: bool = True  # False while the text of a large input is being made


NO_TEXT = RequestText()


def shown(pending: "PendingRequest") -> RequestText:
    """Return a request in words. Hidden characters are made visible."""
    # cards load after the first frame
    from claude_desk.transcript.permissions.proposed_change import is_shaped

    request = pending.request
    spec = _spec_of(request.tool_name)
    path = spec.path_in(request.input) or ""
    change = is_shaped(request.tool_name, request.input)
    text, edits, details, change = _split(request, change)
    kind = spec.edits if edits else "members"
    return RequestText(
        tool=safe(request.tool_name),
        heading=heading(request.tool_name, request.server_name),
        text=text,
        parts=parts(text, PART),
        edits=edits,
        editable=bool(edits) and text == request.input[edits],
        name=name_of(edits) if edits and details and not change and kind not in _HEADED else "",
        about=safe_text.readable(_about(request)) if kind == "command" else "",
        details=details,
        reason=_reason(request, path),
        kind=kind,
        change=change,
        path=path,
        notes=tuple(_notes(request, text, change)),
        gaps=gap_note(text, details),
        full_input=parts(members_text(request.input), PART)[0] if change else "",
    )


def unread(pending: "PendingRequest") -> RequestText:
    """Return the texts of a large request that are known before its input is made into text."""
    request = pending.request
    return RequestText(
        tool=safe(request.tool_name),
        heading=heading(request.tool_name, request.server_name),
        read=False,
    )


def is_soon(value: Any) -> bool:
    """Return whether an input is so small that the GUI thread may call `shown`.

    The count stops as soon as the input is too large.
    """
    left = _SOON
    waiting = [value]
    while waiting and left > 0:
        item = waiting.pop()
        left -= _MEMBER
        if isinstance(item, str):
            left -= len(item)
        elif isinstance(item, Mapping):
            left -= _MEMBER * len(item)
            if left > 0:
                left -= sum(map(len, item))
                waiting += item.values()
        elif isinstance(item, list | tuple):
            left -= _MEMBER * len(item)
            if left > 0:
                waiting += item
    return left > 0


def heading(tool: str, server: str = "") -> str:
    """Return the heading of a request: `Run this command?`

    `server` is the tool's server, "" if it is not known.
    """
    if found := server_and_tool(tool, server):
        return translate(
            "RequestText",
            "Use {tool} from the MCP server {server}?",
            tool=safe_names.named(found[1]),
            server=safe_names.named(found[0]),
        )
    if is_server_tool(tool):
        return translate("RequestText", "Use the MCP tool {tool}?", tool=safe_names.named(tool))
    return _known_heading(_spec_of(tool).heading) or translate(
        "RequestText", "Allow {tool}?", tool=safe_names.named(tool)
    )


def _known_heading(heading: str) -> str:
    """Return the words for a heading's id (`transcript/tools/tool_spec.py`); "" if the id is unknown."""
    match heading:
        case "run-command":
            return translate("RequestText", "Run this command?")
        case "write-file":
            return translate("RequestText", "Write this file?")
        case "change-file":
            return translate("RequestText", "Edit this file?")
        case "change-notebook":
            return translate("RequestText", "Edit this notebook?")
        case "fetch-address":
            return translate("RequestText", "Fetch this URL?")
        case "search-web":
            return translate("RequestText", "Search the web?")
        case "read-file":
            return translate("RequestText", "Read this file?")
        case "read-notebook":
            return translate("RequestText", "Read this notebook?")
        case "list-folder":
            return translate("RequestText", "List this folder?")
        case "find-files":
            return translate("RequestText", "Find these files?")
        case "search-files":
            return translate("RequestText", "Search in these files?")
        case "use-skill":
            return translate("RequestText", "Use this skill?")
        case "enter-worktree":
            return translate("RequestText", "Enter a worktree?")
        case "leave-worktree":
            return translate("RequestText", "Leave the worktree?")
        case "use-pages":
            return translate("RequestText", "Use your pages on claude.ai?")
        case "use-routines":
            return translate("RequestText", "Use your routines on claude.ai?")
        case "use-project":
            return translate("RequestText", "Use the project on claude.ai?")
        case "use-design":
            return translate("RequestText", "Use Claude Design?")
        case "receive-files":
            return translate("RequestText", "Receive these files?")
        case "send-files":
            return translate("RequestText", "Send these files?")
        case "send-feedback":
            return translate("RequestText", "Send this report?")
        case "share-guide":
            return translate("RequestText", "Share the guide?")
        case "publish-plugin":
            return translate("RequestText", "Publish this plugin?")
        case "set-goal":
            return translate("RequestText", "Set this goal?")
        case "set-schedule":
            return translate("RequestText", "Set this schedule?")
        case "run-code":
            return translate("RequestText", "Run this code?")
        case "end-conversation":
            return translate("RequestText", "End this conversation?")
    return ""


def title(pending: "PendingRequest", folder: str) -> str:
    """Return a request as one line: `Bash · mkdir sub`."""
    from claude_desk.transcript.tools.registry import title_of  # cards load after the first frame

    request = pending.request
    if str(pending.kind) == "server":
        return translate(
            "RequestText", "Question from the MCP server {server}", server=safe_names.named(request.tool_name)
        )
    if str(pending.kind) == "plan":
        return translate("RequestText", "A plan")
    if str(pending.kind) != "permission":
        return translate("RequestText", "A question")
    said = words(title_of(request.tool_name, request.input, folder))
    if not said:
        return safe(request.tool_name)
    return translate("RequestText", "{tool} · {title}", tool=safe(request.tool_name), title=said)


def asker_words(asker: Text) -> str:
    """Say who asks, in one line, with hidden characters made visible."""
    return words(with_texts(asker, safe_names.named)) if isinstance(asker, Phrase) else safe(asker)


def is_claude(asker: Text) -> bool:
    """Return whether Claude itself asks."""
    return asker in (Phrase("asker.claude"), "Claude")


def _spec_of(tool: str) -> "ToolSpec":
    from claude_desk.transcript.tools.registry import spec_of  # cards load after the first frame

    return spec_of(tool)


def _notes(request: "CanUseTool", text: str, change: bool) -> Iterator[tuple[str, str]]:
    """Yield notes about the input itself. `ChangeView` adds the notes about its paths later."""
    if request.input.get("dangerouslyDisableSandbox") is True:
        yield translate("RequestText", "Runs outside the sandbox"), "bad"
    if hidden := len(_HIDDEN.findall(text)) - text.count(written_out("⟨")):
        note = translate(
            "RequestText",
            "%Ln hidden or direction-changing characters, shown as ⟨U+…⟩",
            n=hidden,
            one="%Ln hidden or direction-changing character, shown as ⟨U+…⟩",
        )
        yield note, "warn"
    for one, other in names_alike(request.input)[:_MOST_ALIKE]:
        yield (
            translate(
                "RequestText",
                "Two names look the same: {first} and {other}",
                first=safe(name_of(one)),
                other=safe(name_of(other)),
            ),
            "warn",
        )
    if not _TOOL.fullmatch(request.tool_name):
        yield translate("RequestText", "Unusual tool name; may imitate another"), "warn"
    runs_command = _spec_of(request.tool_name).runs_commands
    if runs_command and text != _shown_text(str(request.input.get("command"))):
        yield translate("RequestText", "This command was not analyzed; read all of it"), "warn"
    for effect, tone in _spec_of(request.tool_name).effects_in(request.input):
        yield words(effect), tone
    if request.input.get("run_in_background") is True:
        yield translate("RequestText", "Continues in the background"), ""


def _split(request: "CanUseTool", change: bool) -> tuple[str, str, str, bool]:
    """Return the input as (text, name of its member, other members, whether it is shown as a change).

    The text is the member that describes the action, for instance the command. The text is the whole input,
    member by member, if no such member is known, or if that member or the other members are too long. The
    same applies if the call names a path and is not shown as a change. For a change, the other members are
    always returned.
    """
    from claude_desk.transcript.permissions.proposed_change import members_outside_diff

    spec = _spec_of(request.tool_name)
    value = spec.edited_in(request.input)
    if change:
        details = members_text(members_outside_diff(request.tool_name, request.input))
        if len(details) > 2 * PART:  # too long for details of a change: show the whole input as text
            return members_text(request.input), "", "", False
        # check the length first: the text only grows when hidden characters are written out
        if value is not None and len(value) > PART:
            return members_text(request.input), "", details, True
        text = _shown_text(value) if value is not None else ""
        if value is None or spec.edited is None or len(text) > PART:
            return members_text(request.input), "", details, True
        return text, spec.edited, details, True
    if value and spec.edited is not None and spec.path is None and len(value) <= PART:
        rest = {name: item for name, item in request.input.items() if name != spec.edited}
        if spec.runs_commands:  # the card says these two in other words
            if _about(request):
                del rest["description"]
            if rest.get("run_in_background") is True:
                del rest["run_in_background"]
        text, details = _shown_text(value), members_text(rest)
        if len(text) <= PART and len(details) <= 2 * PART:
            return text, spec.edited, details, False
    return members_text(request.input), "", "", False


def _about(request: "CanUseTool") -> str:
    """Return the description of a command, "" if it has none of one short line.

    Other descriptions are shown as members, where a long text or another line cannot look like the program's.
    """
    said = request.input.get("description")
    said = said.strip() if isinstance(said, str) else ""
    return said if len(said) <= _ABOUT and unambiguous(said) == said else ""


def _shown_text(text: str) -> str:
    return unambiguous(text, keep="\n\t")


def parts(text: str, longest: int) -> tuple[str, ...]:
    """Cut `text` into pieces of at most `longest` characters, at the end of a line if one is near."""
    found = []
    start = 0
    while len(text) - start > longest:
        end = text.rfind("\n", start + longest * 3 // 4, start + longest) + 1 or start + longest
        mark = text.rfind("⟨", end - 9, end)  # do not cut through a hidden character that is written out
        if mark > start and "⟩" not in text[mark:end]:
            end = mark
        found.append(text[start:end])
        start = end
    return (*found, text[start:])


def part_words(at: int, parts: Sequence[str]) -> str:
    """Return `Part 2 of 14 · 128 KB` for part `at`, counted from 0; "" if there is only one part. The size is
    that of all parts."""
    count = len(parts)
    if count < 2:
        return ""
    said = locale_format.size(sum(map(locale_format.byte_count, parts)))
    return translate("RequestText", "Part {part} of {count} · {size}", part=at + 1, count=count, size=said)


def gap_note(*texts: str) -> tuple[tuple[str, str], ...]:
    """Return a warning, as (words, tone), if one of the texts has a long gap; otherwise ()."""
    gap = any(map(_has_gap, texts))
    note = translate("RequestText", "Contains a long gap; read on below or to the right")
    return ((note, "warn"),) if gap else ()


def _has_gap(text: str) -> bool:
    """Return whether the text has a gap.

    The text is searched in pieces: a search through 5 MB, in any thread, would hold the interpreter and block
    the GUI thread.
    """
    bare = text.replace("│", "").strip()
    pieces = (bare[max(0, start - _LONGEST_GAP) : start + _PIECE] for start in range(0, len(bare), _PIECE))
    return any(gap.search(piece) for piece in pieces for gap in _GAPS)


def hidden_note(text: str) -> tuple[tuple[str, str], ...]:
    """Return a warning about hidden characters in the user's text; () without such characters.

    The text field does not make hidden characters visible.
    """
    count = len(_HIDDEN.findall(safe_text.visible(text))) - len(_HIDDEN.findall(text))
    if not count:
        return ()
    note = translate(
        "RequestText",
        "Your text has %Ln hidden or direction-changing characters. Remove them.",
        n=count,
        one="Your text has %Ln hidden or direction-changing character. Remove it.",
    )
    return ((note, "bad"),)


def edited_input(request: "CanUseTool", view: RequestText, text: str | None) -> dict[str, Any] | None:
    """Return the input with the user's text; None if the text is unchanged or cannot be edited.

    `text` is None if the user changed nothing. A comparison cannot replace this None, because Qt's text field
    does not return every text unchanged.
    """
    if text is None or not view.editable or text == view.text:
        return None
    return {**request.input, view.edits: text}


def safe(text: str) -> str:
    """Return a name for use outside a sentence, with hidden characters made visible."""
    return safe_names.name(text, 200)


def safe_address(address: str) -> str:
    """Return an address with hidden characters made visible. Leave out the middle of a very long address."""
    said = visible(address)
    return said if len(said) <= 4_000 else f"{said[:2_000]} … {said[-2_000:]}"


def _reason(request: "CanUseTool", path: str) -> str:
    """Return the reason for the request, in the words of the CLI."""
    said = [request.description or "", request.decision_reason or ""]
    # Omit text that the card shows. Claude Code 2.1.330 repeats the call's description in the description of
    # the request. For an Edit, it gives the file's name (protocol/README.md 7.1).
    shown = ("", PurePath(path).name, str(request.input.get("description")).strip())
    unique = dict.fromkeys(cut(part.strip(), _LONGEST) for part in said if part.strip() not in shown)
    return safe_text.readable(" · ".join(unique))


def cut(text: str, longest: int, whole: str = "") -> str:
    """Cut a text to `longest` characters, and say how much is omitted: of `whole` if `text` is only its
    beginning."""
    left = max(len(text), len(whole)) - longest
    if left <= 0:
        return text
    size = locale_format.byte_count(whole or text) - locale_format.byte_count(text[:longest])
    more = locale_format.size(max(left, size))
    return translate("RequestText", "{text}… ({size} more)", text=text[:longest], size=more)


# -------------------------------------------------------------------------------------------------
# The marks for the text of an input, by the input's kind. No Qt.


# Greatest number of marks that QML items underline. Further marks are underlined by their font.
_MOST_LINES = 100
# The name of a member in an input that is shown member by member.
_KEY = re.compile(r'^(?! *│|…)("(?:[^"\\\n]|\\.)*"|[^\n:]{1,200}):', re.MULTILINE)


class LegendLine(NamedTuple):
    """A line of the legend: its style, its words, and the names in these words, which are bold."""

    style: str
    words: str
    names: str


@dataclass(frozen=True, slots=True)
class MarkedInput:
    """The marks of a text.

    `spans` are painted. `lines` are underlines: start and length in UTF-16 units, and style. `legend`
    explains the styles. `notes` are (words, tone). `host` is the host of an address.
    """

    spans: tuple[TextSpan, ...] = ()
    lines: tuple[tuple[int, int, str], ...] = ()
    legend: tuple[LegendLine, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    host: str = ""


NO_MARKS = MarkedInput()


def marked(kind: str, text: str) -> MarkedInput:
    """Return the marks of a text. `kind` is described at `RequestText`."""
    match kind:
        case "command":
            return _command(text)
        case "address":
            return _address(text)
        case "members":
            return MarkedInput(
                tuple(TextSpan(found.start(1), found.end(1), "ask-key") for found in _KEY.finditer(text))
            )
    return NO_MARKS


def _command(text: str) -> MarkedInput:
    from claude_desk.transcript.permissions import command_check as marks  # loads after the first frame

    if len(text) > marks.LONGEST:
        return MarkedInput(notes=((translate("RequestText", "Too long to analyze"), "warn"),))
    found = marks.marks_of(text)
    legend = tuple(
        LegendLine(line.style, legend_words(line), _names_in(line)) for line in marks.legend_of(text, found)
    )
    lines, spans = placed(text, found)
    return MarkedInput(spans, lines, legend)


def placed(
    text: str, marks: "Sequence[CommandMark]", start: int = 0
) -> tuple[tuple[tuple[int, int, str], ...], tuple[TextSpan, ...]]:
    """Return `lines` and `spans` of `MarkedInput` for the marks of a command that begins at `start`.

    If several marks have the same range, only the worst mark is shown.
    """
    from claude_desk.transcript.permissions.command_check import STYLES
    from claude_desk.transcript.permissions.url_check import host_place

    lines: list[tuple[int, int, str]] = []
    spans: list[TextSpan] = []
    worst: dict[tuple[int, int], CommandMark] = {}
    for mark in sorted(marks, key=lambda mark: STYLES.index(mark.style)):
        worst.setdefault(mark[:2], mark)
    for place in sorted(worst):
        mark = worst[place]
        first, last = start + mark.start, start + mark.end
        host = host_place(text[first:last]) if mark.style == "ask-network" else None
        if host is not None:
            spans.append(TextSpan(first + host[0], first + host[1], "bold"))
        elif len(lines) < _MOST_LINES:
            before = safe_text.utf16_units(text[:first])
            lines.append((before, safe_text.utf16_units(text[first:last]), mark.style))
        else:
            spans.append(TextSpan(first, last, f"{mark.style} underline"))
    return tuple(lines), tuple(spans)


def legend_words(line: "CommandLegend") -> str:
    """Return `Deletes files or discards changes: rm (line 101)`."""
    names = _names_in(line)
    if line.left:
        names = translate(
            "RequestText", "{names} and %Ln others", n=line.left, one="{names} and %Ln other", names=names
        )
    match line.style:
        case "ask-root":
            return translate("RequestText", "Runs as another user: {names}", names=names)
        case "ask-runs":
            return translate("RequestText", "Runs code it is given: {names}", names=names)
        case "ask-deletes":
            return translate("RequestText", "Deletes files or discards changes: {names}", names=names)
        case "ask-ends":
            return translate("RequestText", "Ends or changes running programs: {names}", names=names)
        case "ask-network":
            return translate("RequestText", "Reaches the network: {names}", names=names)
        case "ask-writes":
            return translate("RequestText", "Writes files: {names}", names=names)
    return names


def _names_in(line: "CommandLegend") -> str:
    return locale_format.listed(_mark_name(name, at) for name, at in line.names)


def _mark_name(name: Text, line: int) -> str:
    if not line:
        return words(name)
    return translate("RequestText", "{name} (line {line})", name=words(name), line=line)


def _address(text: str) -> MarkedInput:
    from claude_desk.transcript.permissions.url_check import address_of
    from claude_desk.transcript.text.text_sanitizer import visible

    found = address_of(text)
    spans = (TextSpan(found.start, found.end, "ask-host bold"),) if found.end > found.start else ()
    return MarkedInput(
        spans, notes=tuple((words(warning), "warn") for warning in found.warnings), host=visible(found.host)
    )

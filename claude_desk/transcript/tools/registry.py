"""Collects the known tools from the card modules, and makes the title and the card of a call."""

import logging

from claude_desk.protocol.phrase import Phrase, Text, with_texts, without_words
from claude_desk.protocol.wire.tool_names import server_and_tool
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.tools import (
    catalog_cards,
    checklist_cards,
    cloud_cards,
    edit_cards,
    file_cards,
    other_cards,
    question_cards,
    report_cards,
    search_cards,
    shell_cards,
    subagent_cards,
    web_cards,
)
from claude_desk.transcript.tools.card import Card, NotePart, Part, PicturesPart
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.generic_card import GENERIC
from claude_desk.transcript.tools.part_builder import error, facts, note, rich, value_of
from claude_desk.transcript.tools.tool_spec import ToolSpec, ToolUse

_log = logging.getLogger(__name__)

_MODULES = (
    shell_cards,
    file_cards,
    edit_cards,
    search_cards,
    web_cards,
    checklist_cards,
    subagent_cards,
    question_cards,
    other_cards,
    cloud_cards,
    catalog_cards,
    report_cards,
)
# The tools of all versions of the CLI (protocol/README.md 8.1), by their names on the wire.
TOOLS: dict[str, ToolSpec] = {spec.wire: spec for module in _MODULES for spec in module.TOOLS}
ALIASES: dict[str, str] = {alias: spec.wire for spec in TOOLS.values() for alias in spec.aliases}
_TITLE = 300
_NAME = 100
_NOT_HAPPENED = (ToolState.FAILED, ToolState.DENIED, ToolState.CANCELLED)


def spec_of(name: str) -> ToolSpec:
    """Return the spec of the tool with this name or alias; the generic spec for an unknown name."""
    return TOOLS.get(ALIASES.get(name, name), GENERIC)


def family_of(name: str) -> str:
    """Return the family, which selects the tool's icon: `ToolSpec.family`, or `server` for MCP tools."""
    spec = spec_of(name)
    return "server" if spec is GENERIC and name.startswith("mcp__") else spec.family


def title_of(name: str, value: object, folder: str = "") -> Text:
    """Return a title that says in one line what a call does; "" if the input does not say what it does.

    Each text in the title has at most 300 characters. Never raises.
    """
    try:
        title = spec_of(name).title(WireFields(value), folder)
    except Exception:
        _log.warning("no title for a call of %s", _logged(name), exc_info=True)
        title = ""
    return _in_line(title, _TITLE - 1)


def subject_of(name: str, value: object, folder: str = "") -> str:
    """Return the call's title without our own words. What remains is a path or a command, for example."""
    title = title_of(name, value, folder)
    return title if isinstance(title, str) else one_line(without_words(title), _TITLE - 1)


def card_title(call: ToolCall, folder: str = "") -> Text:
    """Return the title of a call's card without making the card."""
    ended = spec_of(call.name).end_titles.get(call.state, "")
    return ended or title_of(call.name, call.input, folder) or one_line(call.title, _TITLE - 1)


def card_of(call: ToolCall, folder: str = "") -> Card:
    """Return the card of a call, also if its input or its result is malformed. Never raises.

    `folder`: the session's folder. Paths inside it are shown relative to it. Takes time linear in the size of
    the call.
    """
    for spec in (spec_of(call.name), GENERIC):
        try:
            return _card(call, spec, folder)
        except Exception:
            _log.warning("no card for a call of %s", _logged(call.name), exc_info=True)
    return Card(title=one_line(call.title, _TITLE - 1), name=one_line(call.name, _NAME))


def _card(call: ToolCall, spec: ToolSpec, folder: str) -> Card:
    work = ToolUse(call, folder)
    shown = spec.show(work)
    parts: list[Part] = [*shown.parts]
    if call.attachments and not any(isinstance(part, PicturesPart) for part in parts):
        parts.append(PicturesPart(tuple(call.attachments)))
    if call.changed:
        parts += _changed(call)
    parts += rich(call.body, label=Phrase("tool_card.instructions"))
    if not shown.explains_end:
        parts += _end(work)
    server, name = _names(call.name, spec)
    title = card_title(call, folder)
    # A call that failed or did not run has no outcome to summarize, unless the presenter explains its end.
    summary = shown.summary if shown.explains_end or call.state not in _NOT_HAPPENED else ""
    # Leave out notes that repeat the title.
    parts = [part for part in parts if not (isinstance(part, NotePart) and _in_line(part.text) == title)]
    said = summary != "" and shown.says_time
    return Card(
        title,
        name,
        server,
        _in_line(summary, 100),
        tuple(parts),
        says_time=said,
        description=_in_line(shown.description, 200),
    )


def _changed(call: ToolCall) -> list[Part]:
    """Return a note that the input was changed, and a table with the original values of changed members."""
    asked = {key: value for key, value in call.asked.items() if value != call.input.get(key)}
    rows = [(key, value_of(value)) for key, value in asked.items()]
    said = Phrase("tool_card.input_edited") if call.by_person else Phrase("tool_card.input_replaced")
    return note(said) + facts(rows, label=Phrase("tool_card.original_input"))


def _end(use: ToolUse) -> list[Part]:
    """Return parts with the reason why a call failed, was denied, stopped or cancelled; [] for any other
    call."""
    if use.failed:
        structured = use.call.structured
        reason = structured.removeprefix("Error: ") if isinstance(structured, str) else ""
        return error(use.text if use.text.strip() else reason)
    if use.call.state is ToolState.DENIED:
        return note(use.denial, "warn")
    return note(use.text) if use.call.state in (ToolState.STOPPED, ToolState.CANCELLED) else []


def _names(wire: str, spec: ToolSpec) -> tuple[str, Text]:
    """Return the names of the server and the tool. The server's name is "" if the tool is not of a server."""
    if found := server_and_tool(wire):
        return one_line(found[0], _NAME), one_line(found[1], _NAME)
    return "", spec.name or one_line(ALIASES.get(wire, wire) if wire == "exit_plan_mode" else wire, _NAME)


def _in_line(text: Text, limit: int = 300) -> Text:
    return with_texts(text, lambda said: one_line(said, limit))


def _logged(name: str) -> str:
    """Return a tool's name for the log. Leave out unknown names, because a server can name a tool as it
    likes."""
    return name if name in TOOLS or name in ALIASES else "another tool"

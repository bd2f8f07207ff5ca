"""The card of an unknown tool or of an MCP server's tool: the input and the result in a readable form."""

from collections.abc import Mapping
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.json_text import reindented
from claude_desk.transcript.text.member_text import members_in_line, name_of
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import code, facts, lines, value_of
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse
from claude_desk.transcript.tools.tool_text import words_of

_TITLE = 240  # the most characters of all members in one line
_SHORT = 200  # the most characters of a value in the table; a longer value is shown below the table


def members_title(given: WireFields, folder: str) -> str:
    """Return all members with their names. For an unknown tool, any member may describe the call."""
    return one_line(members_in_line({str(key): value for key, value in given.members.items()}, _TITLE))


def show_anything(use: ToolUse) -> PresentedCall:
    return PresentedCall(members(use.input.members) + result(use))


def members(given: Mapping[Any, Any]) -> list[Part]:
    """Return a table of the short values, then a listing for each value that is long or has several lines."""
    short: list[tuple[Text, Text]] = []
    long: list[Part] = []
    for key, value in given.items():
        words = _list_words(value) or words_of(value)
        if isinstance(value, str) and _may_be_json(value) and (indented := reindented(value)) != value:
            long += code(indented, language="json", label=_name(key))
        elif "\n" in words.strip() or len(words) > _SHORT:
            long += lines(words, label=_name(key))
        else:
            said = value_of(value) if value is None or isinstance(value, bool) else words.strip()
            short.append((_name(key), said or Phrase("tool_card.empty")))
    return facts(short) + long


def _name(key: Any) -> str:
    return one_line(name_of(str(key)), 100)


def _list_words(value: Any) -> str:
    """Return a list of texts and numbers in one short line; "" for any other value."""
    if not isinstance(value, list) or not all(isinstance(item, str | int | float) for item in value):
        return ""
    words = ", ".join(words_of(item) for item in value)
    return words if len(words) <= _SHORT and "\n" not in words else ""


def result(use: ToolUse) -> list[Part]:
    """Show the result's text, or the structured result if there is no text."""
    if not use.done:
        return []
    text = use.text
    if not text.strip() and not isinstance(use.call.structured, str | None):
        text = words_of(use.call.structured)
    if _may_be_json(text):
        return code(reindented(text.strip("\n")), language="json", brief=True)
    return lines(text, brief=True)


def _may_be_json(text: str) -> bool:
    return text.lstrip()[:1] in ("{", "[")


GENERIC = ToolSpec("", members_title, show_anything)

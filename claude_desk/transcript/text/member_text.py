"""Writes the members of a tool's input as text, each member with its name. The user decides about this text.

In `members_text`, different inputs give different texts. So names with unusual characters are quoted, and so
are texts that look like a value of another type (`"true"`, `"12"`, an empty text, a list in several lines) or
like a quoted text.
"""

import re
from collections.abc import Iterable, Mapping
from json import dumps
from math import isfinite
from typing import Any

from claude_desk.protocol.wire.characters import unambiguous, visible

_PLAIN_NAME = re.compile(r"[^\W\d][\w.$/@-]*|edits\[\d+\]\.[\w.$/@-]+")
# Texts that look like a value of another type.
_OTHER_KIND = re.compile(r"|true|false|null|\{\}|\[\]|NaN|-?Infinity|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")
# Characters that could be mistaken for the end of a member, in a line with several members.
_SEPARATES = re.compile(r"[\s\",:;·…]")
# How a list, a map and a quoted text of several lines begin. In JSON, a list or a map that is not empty has
# several lines.
_OTHER_BEGINNING = ("{\n", "[\n", '"')
_LEAST_SHARE = 16


def name_of(member: str) -> str:
    """Return a member's name as it is shown before the colon."""
    shown = unambiguous(member)
    return shown if _PLAIN_NAME.fullmatch(shown) else _quoted(shown)


def members_text(members: Mapping[str, Any]) -> str:
    """Return all members as lines, each member with its complete value."""
    return "\n".join(member_text(name_of(name), value) for name, value in members.items())


def member_text(name: str, value: Any) -> str:
    """Return one member as text. If the value has several lines, indent each line with a bar, so that no line
    looks like a member."""
    text = unambiguous(value if isinstance(value, str) else json_text(value), keep="\n\t")
    if isinstance(value, str):
        text = _several_lines(text) if "\n" in text else _line(text)
    if "\n" not in text:
        return f"{name}: {text}"
    return f"{name}:\n" + "\n".join(f"  │ {line}" for line in text.split("\n"))


def members_in_line(members: Mapping[str, Any], limit: int) -> str:
    """Return the members in one line of about `limit` characters. Cut each name and each value to the
    member's share of the line. If the line is full, `…` replaces the remaining members."""
    share = max(_LEAST_SHARE, limit // max(1, len(members)) - 2)
    said: list[str] = []
    left = limit
    for name, value in members.items():
        if left <= 0:
            said.append("…")
            break
        said.append(_member_in_line(name, value, share))
        left -= len(said[-1]) + 2
    return ", ".join(said)


def _member_in_line(name: str, value: Any, share: int) -> str:
    name = name_of(_cut(name, share))
    if not isinstance(value, str):
        return f"{name}: {_cut(visible(json_text(value, indent=None)), share)}"
    text = visible(_cut(" ".join(value[: 4 * share].split()), share))
    plain = not _OTHER_KIND.fullmatch(text) and not _SEPARATES.search(text.replace(" ", ""))
    return f"{name}: {text}" if plain else f"{name}: {_quoted(text)}"


def names_alike(names: Iterable[str]) -> list[tuple[str, str]]:
    """Return pairs of names that the user could confuse. Such names differ only in case, blanks, accents,
    hidden characters or the like."""
    found: dict[str, str] = {}
    pairs = []
    for name in names:
        bare = _bare(name)
        if bare in found:
            pairs.append((found[bare], name))
        found.setdefault(bare, name)
    return pairs


def json_text(value: Any, indent: int | None = 2) -> str:
    """Return the value as JSON in the form in which it is sent: NaN and infinity become null."""
    try:
        return dumps(value, ensure_ascii=False, indent=indent, allow_nan=False)
    except ValueError:
        return dumps(_with_finite(value), ensure_ascii=False, indent=indent)


def _with_finite(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _with_finite(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_with_finite(inner) for inner in value]
    return None if isinstance(value, float) and not isfinite(value) else value


def _bare(name: str) -> str:
    from unicodedata import category, normalize

    folded = normalize("NFKD", name).casefold()
    return "".join(sign for sign in folded if category(sign)[0] in "LNPS" and sign not in "_-")


def _line(text: str) -> str:
    """Return a text of one line. Quote it if it looks like a value of another type or like a quoted text, or
    if white space is at its edge."""
    odd = text != text.strip() or text.startswith('"') or _OTHER_KIND.fullmatch(text)
    return _quoted(text) if odd else text


def _several_lines(text: str) -> str:
    """Return a text of several lines, in quotes if it begins like a list, a map or a quoted text. Quotes in
    the text stay as they are, because the bars show where the text ends."""
    return f'"{text}"' if text.startswith(_OTHER_BEGINNING) else text


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"

"""Finds the complete records in a damaged line of a session's file. This module is cheap to import.

A line is damaged if a record was cut off and another record follows it, if two records have no newline
between them, or if a disk left NUL bytes. Each complete record in the line is read like a line of its own.
"""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

# How a record of the CLI may begin.
_BEGIN = re.compile(
    r'\{"(?:parentUuid|logicalParentUuid|isSidechain|type|uuid|sessionId|timestamp|cwd|message|userType)":'
)
_BEGIN_RAW = re.compile(_BEGIN.pattern.encode())
_BLANK = " \t\r\n\0"
_MOST_TRIES = 200
_MOST_READ = 64 * 1024 * 1024  # the most characters that are parsed in a line, over all tries
_DECODER = json.JSONDecoder(strict=False)


class LinePart(NamedTuple):
    """A part of a damaged line: a complete record (`complete`), or unreadable."""

    begin: int
    end: int
    complete: bool


def records_in(raw: bytes) -> list[tuple[int, int]]:
    """Return the begin and end offsets of the complete records in a line. Stop after 200 tries or 64 MiB."""
    if _BEGIN_RAW.search(raw) is None:
        return []
    return list(_records(raw.decode("latin-1")))  # in Latin-1 each byte is one character


def parts_in(raw: bytes) -> list[LinePart]:
    """Return the parts of a line in order, without blank parts."""
    parts: list[LinePart] = []
    place = 0
    for begin, end in (*records_in(raw), (len(raw), len(raw))):
        if raw[place:begin].strip():
            parts.append(LinePart(place, begin, complete=False))
        if end > begin:
            parts.append(LinePart(begin, end, complete=True))
        place = end
    return parts


def may_hold_another(raw: bytes) -> bool:
    """Return whether the line may contain a second record of the conversation. The searched bytes cannot
    occur in a JSON string, where quotes have backslashes."""
    return raw.find(b'{"parentUuid":', 1) >= 0


def _records(text: str) -> Iterator[tuple[int, int]]:
    place, left = 0, _MOST_READ
    for _ in range(_MOST_TRIES):
        found = _BEGIN.search(text, place)
        if found is None or left <= 0:
            return
        begin = place = found.start()
        try:
            value, end = _DECODER.raw_decode(text, begin)
        except json.JSONDecodeError as error:
            left -= max(error.pos - begin, 1)
            place = begin + 1
            continue
        except (ValueError, RecursionError):
            return
        left -= end - begin
        place = begin + 1
        if _is_record(value) and not _is_inner(text, begin, end):
            yield begin, end
            place = end


def _is_record(value: object) -> bool:
    """Return whether the value is a record of the CLI, and not a part of a record, such as a content
    block."""
    if not isinstance(value, dict) or not isinstance(value.get("type"), str):
        return False
    names = value.keys()
    return isinstance(value.get("sessionId"), str) or {"uuid", "parentUuid"} <= names or "leafUuid" in names


def _is_inner(text: str, begin: int, end: int) -> bool:
    """Return whether the object may be a value inside a record that is cut off. Such an object is not a
    record."""
    before = text[max(0, begin - 64) : begin].rstrip(_BLANK)
    if not before.endswith((":", ",", "[")):
        return False
    return not text.startswith("{", end) and bool(text[end:].strip(_BLANK))

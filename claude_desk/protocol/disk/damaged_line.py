"""The records that a damaged line of a session's file still holds. Cheap to import.

A line is damaged where a writer was cut off and another went on behind it, where two were written as one, or
where a disk left NUL bytes. What is whole in it is read as if it had a line of its own.
"""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

# How a record of the CLI's may begin.
_BEGIN = re.compile(
    r'\{"(?:parentUuid|logicalParentUuid|isSidechain|type|uuid|sessionId|timestamp|cwd|message|userType)":'
)
_BEGIN_RAW = re.compile(_BEGIN.pattern.encode())
_BLANK = " \t\r\n\0"
_MOST_TRIES = 200
_MOST_READ = 64 * 1024 * 1024  # characters, over all tries
_DECODER = json.JSONDecoder(strict=False)


class LinePart(NamedTuple):
    """`whole`: it is a record; else nobody can read it."""

    begin: int
    end: int
    whole: bool


def records_in(raw: bytes) -> list[tuple[int, int]]:
    """Where each whole record in these bytes begins and ends."""
    if _BEGIN_RAW.search(raw) is None:
        return []
    return list(_records(raw.decode("latin-1")))  # places are those of the bytes


def parts_in(raw: bytes) -> list[LinePart]:
    """The records, and what else there is but blanks, in their order."""
    parts: list[LinePart] = []
    place = 0
    for begin, end in (*records_in(raw), (len(raw), len(raw))):
        if raw[place:begin].strip():
            parts.append(LinePart(place, begin, whole=False))
        if end > begin:
            parts.append(LinePart(begin, end, whole=True))
        place = end
    return parts


def may_hold_another(raw: bytes) -> bool:
    """Whether a record of the conversation may stand behind the beginning of this one: in texts a quote has a
    backslash."""
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
    """Whether it is a line of the CLI's, and no part of one: a block of a message has a type too."""
    if not isinstance(value, dict) or not isinstance(value.get("type"), str):
        return False
    names = value.keys()
    return isinstance(value.get("sessionId"), str) or {"uuid", "parentUuid"} <= names or "leafUuid" in names


def _is_inner(text: str, begin: int, end: int) -> bool:
    """Whether it may be a value inside of another record, whose end is lost: then nobody has said it."""
    before = text[max(0, begin - 64) : begin].rstrip(_BLANK)
    if not before.endswith((":", ",", "[")):
        return False
    return not text.startswith("{", end) and bool(text[end:].strip(_BLANK))

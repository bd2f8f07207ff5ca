"""Finds where a session's file can be cut, so that the CLI resumes the conversation from there.

The CLI looks for the message of `--resume-session-at` among the messages that it has loaded: the chain from
the newest leaf up to the last compaction. When CLI 2.1.330 compacts, it keeps the newest messages and puts
them after the summary. In CLI 2.1.37, that chain has only one of several parallel calls, and one result. So a
cut is made only at the parent of the next message, or at the last message.
"""

import contextlib
import mmap
import os
import re
from collections.abc import Iterator, Set
from dataclasses import dataclass
from pathlib import Path

from claude_desk.library.strands.resumed_leaf import resumed_leaf
from claude_desk.protocol.disk.parent_links import ParentLinks, links_of
from claude_desk.system.files import open_to_read

_COMPACTED = b'"compact_boundary"'
_LEAF = b'"last-prompt"'
# The uuids in a line: the line's own, and those of the messages that the CLI merged into the line. There
# are two patterns, because each begins with plain bytes: a single pattern takes three times as long.
_UUID = re.compile(rb'uuid"\s*:\s*"([^"]*)"')
_MERGED = re.compile(rb'mergedSendUuids"\s*:\s*\[([^]]*)\]')
_QUOTED = re.compile(rb'"([^"]*)"')
_MOST_STEPS = 10_000  # lines that are followed from child to parent, or read up to the end of a step


@dataclass(frozen=True, slots=True)
class CutPoint:
    """`found`: whether the file has the message. `until`: the uuid of the last message that stays, "" if no
    message stays. `compacted`: whether the conversation was compacted after the message, and does not keep
    the message. Then the CLI cannot resume from the cut.
    """

    found: bool = False
    until: str = ""
    compacted: bool = False


class MappedLines:
    """The lines of a file that is mapped into memory. Nothing is cached."""

    def __init__(self, data: mmap.mmap | bytes) -> None:
        self._data = data

    def find(self, uuid: str, end: int | None = None) -> tuple[int, ParentLinks] | None:
        """Return the offset and the links of the newest line with this uuid before the offset `end`; None
        without such a line."""
        needle = b'"uuid":"' + uuid.encode() + b'"'
        place = len(self._data) if end is None else end
        while (place := self._data.rfind(needle, 0, place)) >= 0:
            begin = self._data.rfind(b"\n", 0, place) + 1
            links = links_of(self._line(begin))
            if links is not None and links.uuid == uuid:
                return begin, links
        return None

    def at(self, offset: int) -> tuple[int, ParentLinks] | None:
        """Return the offset and the links of the line at `offset`; None if the line has no uuid."""
        links = links_of(self._line(offset))
        return (offset, links) if links is not None and links.uuid else None

    def after(self, offset: int) -> Iterator[ParentLinks]:
        """Yield the links of the lines after the line at `offset`, in the order of the file."""
        while (end := self._data.find(b"\n", offset)) >= 0 and end + 1 < len(self._data):
            offset = end + 1
            if (links := links_of(self._line(offset))) is not None:
                yield links

    def missing(self, uuids: Set[str], before: int) -> Set[str]:
        """Return those of `uuids` that no line before the offset `before` has."""
        left = {uuid.encode() for uuid in uuids}
        for found in _UUID.finditer(self._data, 0, before):
            left.discard(found[1])
            if not left:
                return frozenset()
        for found in _MERGED.finditer(self._data, 0, before):
            left.difference_update(_QUOTED.findall(found[1]))
        return {uuid.decode() for uuid in left}

    def compaction_after(self, offset: int) -> ParentLinks | None:
        """Return the links of the last compaction after `offset`; None without a compaction."""
        place = len(self._data)
        while (place := self._data.rfind(_COMPACTED, offset + 1, place)) >= 0:
            links = links_of(self._line(self._data.rfind(b"\n", 0, place) + 1))
            if links is not None and links.subtype == "compact_boundary":
                return links
        return None

    def message_above(self, uuid: str, end: int | None = None) -> str:
        """Return the uuid of the nearest message among the line `uuid` and its ancestors; "" without a
        message. Only lines before the offset `end` count."""
        for _ in range(_MOST_STEPS):
            found = self.find(uuid, end) if uuid else None
            if found is None:
                return ""
            end, links = found
            if links.kind in ("user", "assistant"):
                return links.uuid
            uuid = links.parent
        return ""

    def newest(self) -> str:
        """Return the uuid of the newest line of the conversation; "" if the conversation has no line."""
        for links in self._backwards(b'"uuid":"'):
            if links.uuid and not links.aside and links.kind != "progress":
                return links.uuid
        return ""

    def resumed(self) -> str:
        """Return the uuid of the line that the CLI resumes; "" if the CLI can resume no line."""
        return resumed_leaf(self.newest(), self.kept_leaf() or None, self.hangs_on)

    def kept_leaf(self) -> str:
        """Return the uuid that the last `last-prompt` record with a leaf names; "" without such a record, or
        if the conversation does not have the named line."""
        for links in self._backwards(_LEAF):
            if links.kind == "last-prompt" and links.leaf:
                named = self.find(links.leaf)
                counts = named is not None and not named[1].aside and named[1].kind != "progress"
                return links.leaf if counts else ""
        return ""

    def hangs_on(self, uuid: str, above: str) -> bool:
        """Whether the line `uuid` is the line `above` or descends from it."""
        end: int | None = None
        for _ in range(_MOST_STEPS):
            if uuid == above:
                return True
            found = self.find(uuid, end) if uuid else None
            if found is None:
                return False
            end, links = found
            uuid = links.parent or links.logical
        return False

    def _backwards(self, words: bytes) -> Iterator[ParentLinks]:
        """Yield the links of the lines that contain these words, the newest line first."""
        place = len(self._data)
        while (place := self._data.rfind(words, 0, place)) >= 0:
            place = self._data.rfind(b"\n", 0, place) + 1
            if (links := links_of(self._line(place))) is not None:
                yield links

    def _line(self, begin: int) -> bytes:
        end = self._data.find(b"\n", begin)
        return self._data[begin : end if end >= 0 else len(self._data)]


def before(path: Path, uuid: str) -> CutPoint:
    """Return the cut before the user's message `uuid`. Raise `OSError` if the file cannot be read."""
    with _lines_of(path) as lines:
        found = lines.find(uuid)
        if found is None:
            return CutPoint()
        offset, links = found
        until, compaction = lines.message_above(links.parent, offset), lines.compaction_after(offset)
        if compaction is None or uuid not in compaction.kept:
            return CutPoint(True, until, compaction is not None)
        return CutPoint(True, until if until in compaction.kept else compaction.anchor)


def behind(path: Path, uuid: str, offset: int = -1) -> CutPoint:
    """Return the cut after a message of Claude and the results of its tools. `uuid`: a line of the message.
    An `offset` that is not negative gives the line instead. Raise `OSError` if the file cannot be read."""
    with _lines_of(path) as lines:
        found = lines.find(uuid) if offset < 0 else lines.at(offset)
        if found is None:
            return CutPoint()
        until, compaction = _end_of_step(lines, *found), lines.compaction_after(found[0])
        return CutPoint(True, until, compaction is not None and until not in compaction.kept)


def continues_from(path: Path, uuid: str) -> bool:
    """Whether the conversation that the CLI resumes has the message `uuid`. Raise `OSError` if the file
    cannot be read."""
    with _lines_of(path) as lines:
        return lines.hangs_on(lines.resumed(), uuid)


def message_at(path: Path, offset: int) -> tuple[str, str]:
    """Return the uuid of the line at `offset`, and what `message_above` returns for this line; "" and "" if
    the line has no uuid. Raise `OSError` if the file cannot be read."""
    with _lines_of(path) as lines:
        found = lines.at(offset)
        return (found[1].uuid, lines.message_above(found[1].uuid)) if found is not None else ("", "")


def message_above(path: Path, uuid: str) -> str:
    """Return the uuid of the nearest message among the line `uuid` and its ancestors; "" without a message.

    Raise `OSError` if the file cannot be read.
    """
    with _lines_of(path) as lines:
        return lines.message_above(uuid)


def leaf_kept_in(path: Path) -> str:
    """Return the uuid that the file's last `last-prompt` record with a leaf names; "" without such a record,
    or if the conversation does not have the named line.

    Raise `OSError` if the file cannot be read.
    """
    with _lines_of(path) as lines:
        return lines.kept_leaf()


def uuids_missing(path: Path, first: str, uuids: Set[str], before: int) -> Set[str]:
    """If a line before the offset `before` has the uuid `first`, return an empty set. Otherwise return those
    of `uuids` that no line before `before` has.

    The search for `first` goes backwards, which is quicker. Raise `OSError` if the file cannot be read.
    """
    with _lines_of(path) as lines:
        return lines.missing(uuids, before) if lines.find(first, before) is None else frozenset()


def newest_has(path: Path, uuid: str) -> bool:
    """Whether the newest line of the conversation in the file is the message `uuid` or descends from it.

    Raise `OSError` if the file cannot be read.
    """
    with _lines_of(path) as lines:
        return lines.hangs_on(lines.newest(), uuid)


@contextlib.contextmanager
def _lines_of(path: Path) -> Iterator[MappedLines]:
    with open_to_read(path) as file:
        if not os.fstat(file.fileno()).st_size:
            yield MappedLines(b"")  # an empty file cannot be mapped
            return
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            yield MappedLines(data)


def _end_of_step(lines: MappedLines, offset: int, first: ParentLinks) -> str:
    last, own = first.uuid, {first.uuid}
    asked = lines.find(first.parent, offset) if first.is_result else None
    message = asked[1].message if asked is not None else first.message
    for count, links in enumerate(lines.after(offset)):
        if count > _MOST_STEPS or links.subtype == "compact_boundary":
            break
        if links.aside or links.kind not in ("user", "assistant"):
            continue
        if links.is_result or (links.kind == "assistant" and links.message and links.message == message):
            last = links.uuid
            own.add(last)
        else:
            above = lines.message_above(links.parent)
            return above if above in own else last
    return last

"""Reads the words of a file line by line, from where the last reading stopped."""

import hashlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, NamedTuple

from claude_desk.library.catalog.word_folding import for_index
from claude_desk.protocol.disk.damaged_line import records_in
from claude_desk.protocol.disk.line_object import is_complete_object
from claude_desk.protocol.disk.searchable_text import SearchableTextScan, SpokenLine
from claude_desk.system.files import open_to_read

# The largest size of a line in bytes. A longer line is not read.
LONGEST = 8_000_000
ROLES = ("tool", "claude", "user", "thinking", "other")
_ROLE = {role: number for number, role in enumerate(ROLES)}
_PRINT = 4_096


class SpokenDocument(NamedTuple):
    """The words of one speaker or tool in one line. `offset`, `length`: the bytes of the line in its file.
    `role`: the speaker, as an index of `ROLES`. `time`: seconds since the epoch."""

    offset: int
    length: int
    role: int
    tool: str
    time: int
    text: str


@dataclass
class ReadStep:
    """The lines of a file that one step has read, up to the offset `end`.

    `rest`: how many bytes after `end` are not a complete line. If the file cannot be opened, `rest` is larger
    than any file. `finished`: whether the file has no more complete lines, or cannot be opened. `warning`:
    which line was skipped and why; usually "".
    """

    file: int
    main: bool
    docs: list[SpokenDocument] = field(default_factory=list)
    end: int = 0
    rest: int = 0
    finished: bool = False
    warning: str = ""


class ReadTask(NamedTuple):
    """A file of which some words are not in the index yet."""

    file: int
    path: str
    main: str
    agent: str
    size: int
    start: int
    print: bytes
    scan: str


class LineReader:
    """Reads one file from where the last reading stopped, or from its beginning if the earlier bytes have
    changed."""

    def __init__(self, task: ReadTask) -> None:
        """Store the task. The first `read` opens the file."""
        self.task = task
        self.anew = False
        self.scan = SearchableTextScan.of_state(task.scan)
        self._file: IO[bytes] | None = None
        self._begun = False
        self._at = 0

    @property
    def folder(self) -> str:
        return str(Path(self.task.path).parent)

    def _open(self) -> None:
        task = self.task
        try:
            self._file = open_to_read(task.path)
        except OSError:
            return
        if task.start and task.print != self.print_at(task.start):
            self.anew = True
            self.scan = SearchableTextScan()
        self._at = 0 if self.anew else task.start
        self._file.seek(self._at)

    def read(self, most: int, until: float) -> tuple[ReadStep, int]:
        """Read lines until they have `most` characters of text, the monotonic time is past `until`, or the
        file has no more complete lines.

        Return the lines and the number of their characters.
        """
        if not self._begun:
            self._begun = True
            self._open()
        part = ReadStep(self.task.file, not self.task.agent, end=self._at if self._file else 0)
        if self._file is None:
            part.finished, part.end, part.rest = True, self.task.start, 1 << 62
            return part, 0
        text = 0
        for raw, length, complete in self._lines():
            if not complete:
                part.rest, part.finished = length, True
                break
            if raw is None:
                part.warning = f"a line of {length:,} bytes of {self.task.path} was passed over"
            else:
                for begin, size, spoken in self._spoken_in(raw, part):
                    text += _add(part.docs, part.end + begin, size, spoken)
            part.end += length
            if text >= most or time.monotonic() > until:
                break
        else:
            part.finished = True
        self._at = part.end
        return part, text

    def _spoken_in(self, raw: bytes, part: ReadStep) -> Iterator[tuple[int, int, SpokenLine]]:
        """Yield the words of a line with their offset in the line and their size in bytes. If the line is
        damaged, yield the words of each intact record."""
        damaged = self.scan.damaged
        spoken = self._read_line(raw, part)
        if spoken is not None:
            yield 0, len(raw), spoken
        elif self.scan.damaged > damaged:
            for begin, end in records_in(raw):
                if (spoken := self._read_line(raw[begin:end], part)) is not None:
                    yield begin, end - begin, spoken

    def _read_line(self, raw: bytes, part: ReadStep) -> SpokenLine | None:
        """Return the words of a line; None if it has no words or reading it fails. An error must not stop the
        reading of other lines."""
        try:
            return self.scan.read_line(raw)
        except Exception as error:
            part.warning = f"a line of {self.task.path} was passed over: {type(error).__name__}"
            return None

    def print_at(self, end: int) -> bytes:
        """Return a fingerprint of the file's first `end` bytes, made of the beginning and the end of these
        bytes. Without an open file, return the fingerprint of the task."""
        if self._file is None:
            return self.task.print
        at = self._file.tell()
        self._file.seek(0)
        first = self._file.read(min(_PRINT, end))
        self._file.seek(max(0, end - _PRINT))
        last = self._file.read(min(_PRINT, end))
        self._file.seek(at)
        return hashlib.blake2b(first + last, digest_size=16).digest()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _lines(self) -> Iterator[tuple[bytes | None, int, bool]]:
        """Yield each line, its size in bytes, and whether it is complete. Yield None instead of a line that
        is too long or incomplete.

        A last line without a newline is complete if it is a complete object.
        """
        file = self._file
        while file is not None and (raw := file.readline(LONGEST)):
            if raw.endswith(b"\n"):
                yield raw, len(raw), True
                continue
            if len(raw) < LONGEST and is_complete_object(raw):
                yield raw, len(raw), True
                continue
            records = records_in(raw) if len(raw) < LONGEST else []
            if records and not records[0][0]:  # another program began its line right after this record
                end = records[0][1]
                yield raw[:end], end, True
                raw = raw[end:]
            length = len(raw)
            del raw
            while (more := file.readline(1 << 20)) and not more.endswith(b"\n"):
                length += len(more)
            yield None, length + len(more), more.endswith(b"\n")


def _add(docs: list[SpokenDocument], offset: int, length: int, spoken: SpokenLine) -> int:
    """Add the words of a line, as one document for each speaker and tool. Return the number of characters."""
    texts: dict[tuple[int, str], list[str]] = {}
    for said in spoken.said:
        texts.setdefault((_ROLE[said.role], said.tool), []).append(said.text)
    for (role, tool), parts in texts.items():
        docs.append(SpokenDocument(offset, length, role, tool, int(spoken.time), for_index("\n".join(parts))))
    return sum(len(said.text) for said in spoken.said)

"""Splits a byte stream into lines, and makes lines of JSON."""

import json
import math
from typing import Any

from claude_desk.protocol.wire.characters import mend_escapes


class LineFramer:
    """Splits chunks of a byte stream into lines, in time linear in the size of the chunks.

    A chunk may have any size, and need not end with a line. Lines with more than `limit` bytes before their
    newline are dropped and counted in `dropped`, so that they cannot fill the memory. Blank lines are dropped
    and not counted.
    """

    def __init__(self, limit: int = 512 * 1024 * 1024) -> None:
        self._limit = limit
        self._parts: list[bytes] = []
        self._size = 0
        self._skipping = False
        self.dropped = 0

    def feed(self, chunk: bytes) -> list[bytes]:
        """Return the lines that this chunk completes, without `\\n` or `\\r\\n`."""
        *ends, rest = chunk.split(b"\n")
        lines: list[bytes] = []
        if ends:
            self._gather(ends[0])
            if line := self._pop_line():
                lines.append(line)
            del ends[0]  # the other lines begin and end in this chunk
            if len(chunk) > self._limit:
                ends = self._without_long(ends)
            # Nearly all lines end with a brace, so they need no check for `\r` or white space.
            lines += [line for piece in ends if (line := piece if piece[-1:] == b"}" else _line(piece))]
        self._gather(rest)
        return lines

    def end(self) -> bytes:
        """Return the bytes after the last newline, and forget them."""
        return self._pop_line()

    def _gather(self, piece: bytes) -> None:
        if self._skipping or not piece:
            return
        if self._size + len(piece) > self._limit:
            self._skipping = True
            self.dropped += 1
            self._parts.clear()
            return
        self._parts.append(piece)
        self._size += len(piece)

    def _without_long(self, pieces: list[bytes]) -> list[bytes]:
        kept = [piece for piece in pieces if len(piece) <= self._limit]
        self.dropped += len(pieces) - len(kept)
        return kept

    def _pop_line(self) -> bytes:
        line = self._parts[0] if len(self._parts) == 1 else b"".join(self._parts)
        self._parts.clear()
        self._size = 0
        self._skipping = False
        return _line(line)


def _line(piece: bytes) -> bytes:
    line = piece.removesuffix(b"\r")
    return b"" if line.isspace() else line


# -------------------------------------------------------------------------------------------------
# Lines of JSON.


def json_line(value: dict[str, Any]) -> bytes:
    """Return the object as a line of ASCII JSON, with its newline.

    In ASCII, U+2028 and similar characters cannot split the line. Lone surrogates become U+FFFD. NaN and
    Infinity become null, as in JavaScript, because a CLI ends at a line that is not valid JSON
    (protocol/README.md 3.2).
    """
    try:
        text = json.dumps(value, separators=(",", ":"), allow_nan=False)
    except ValueError:
        text = json.dumps(_finite(value), separators=(",", ":"), allow_nan=False)
    return mend_escapes(text).encode("ascii") + b"\n"


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _finite(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(v) for v in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value

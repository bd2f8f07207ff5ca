"""Splits a byte stream into lines. Chunks may be cut anywhere and have any size: only the newline byte ends a
line."""

import json
import math
from typing import Any

from claude_desk.protocol.wire.characters import mend_escapes


class LineFramer:
    """Gathers chunks of a byte stream into whole lines, in time linear in their size.

    A line may have any length up to `limit` bytes (without its newline). A longer line is dropped and counted
    in `dropped`, so that a broken child cannot fill the memory. Lines that are only white space are dropped
    too, but not counted.
    """

    def __init__(self, limit: int = 512 * 1024 * 1024) -> None:
        self._limit = limit
        self._parts: list[bytes] = []
        self._size = 0
        self._skipping = False
        self.dropped = 0

    def feed(self, chunk: bytes) -> list[bytes]:
        """Return the lines that this chunk completes, without their newline (or `\\r\\n`)."""
        *ends, rest = chunk.split(b"\n")
        lines: list[bytes] = []
        if ends:
            self._gather(ends[0])
            if line := self._pop_line():
                lines.append(line)
            del ends[0]  # all further lines begin and end in this chunk
            if len(chunk) > self._limit:
                ends = self._without_long(ends)
            # Nearly all lines end with a brace, so they need no check for `\r` or white space.
            lines += [line for piece in ends if (line := piece if piece[-1:] == b"}" else _line(piece))]
        self._gather(rest)
        return lines

    def end(self) -> bytes:
        """Return the bytes after the last newline (a cut line), and start again."""
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
# A JSON object as one line of ASCII, which no reader can split into two lines.


def json_line(value: dict[str, Any]) -> bytes:
    """Return the object's line, with its newline.

    The line is ASCII, so that U+2028 and similar characters do not split it. Lone surrogates become U+FFFD. A
    number that is not valid JSON (NaN, Infinity) becomes null, as JavaScript writes it, because a CLI ends at
    a line that is not JSON (protocol/README.md 9.2).
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

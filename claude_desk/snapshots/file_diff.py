"""What changed in one file, line by line, and the file with some of its changes taken back."""

import re
from array import array
from collections.abc import Iterable, Sequence

from claude_desk.snapshots.records import DiffHunk, DiffTrouble, FileDiff, FileKind, PackedLines, PathState
from claude_desk.transcript.text.diff import CONTEXT, Diff, DiffLine, diff_of

_LOOKED_AT = 8_000  # bytes that tell whether it is text, as git does
MOST_BYTES = 10_000_000  # of a text that is compared
_NO_UTF8 = re.compile("[\udc80-\udcff]")
_WHOLE = 1 << 30  # lines around a change: all of them


def diff_of_states(
    old: tuple[PathState | None, bytes | None],
    new: tuple[PathState | None, bytes | None],
    path: bytes,
    *,
    whole: bool,
) -> FileDiff:
    """Of what a path was and is: its state, and its bytes (None: they are not there). `whole`: all lines."""
    for state, data in (old, new):
        if state is not None and state.kind is not FileKind.FOLDER and data is None:
            return FileDiff(DiffTrouble.MISSING)
    before, after = old[1] or b"", new[1] or b""
    if max(len(before), len(after)) > MOST_BYTES:
        return FileDiff(DiffTrouble.TOO_LARGE)
    if b"\0" in before[:_LOOKED_AT] or b"\0" in after[:_LOOKED_AT]:
        return FileDiff(DiffTrouble.BINARY)
    name = path.decode("utf-8", "replace")
    context = _WHOLE if whole else CONTEXT
    diff = diff_of(_text(before), _text(after), name, context=context)
    return FileDiff("", packed(diff.lines), tuple(hunks_of(diff)), diff.language, diff.added, diff.removed)


def _text(data: bytes) -> str:
    """A byte that is no UTF-8 is written out (`⟨E9⟩`): else two of them would look the same, and what has
    changed would not be told."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return _NO_UTF8.sub(
            lambda byte: f"⟨{ord(byte[0]) - 0xDC00:02X}⟩", data.decode("utf-8", "surrogateescape")
        )


def packed(lines: Sequence[DiffLine]) -> PackedLines:
    """For another process: few objects, however many lines."""
    starts = array("Q", [0])
    for line in lines:
        starts.append(starts[-1] + len(line.text) + 1)
    return PackedLines(
        "\n".join(line.text for line in lines),
        "".join(line.sign for line in lines),
        starts,
        array("L", (line.old for line in lines)),
        array("L", (line.new for line in lines)),
        {at: line.marks for at, line in enumerate(lines) if line.marks},
        {at: line.left_out for at, line in enumerate(lines) if line.left_out},
    )


def hunks_of(diff: Diff) -> Iterable[DiffHunk]:
    """The changes that stand together, each with what lines of both files it is. Of a whole file: as if only
    the lines around its changes were shown."""
    lines = diff.lines
    old = new = 0  # lines of both files before this one
    begin: tuple[int, int, int] | None = None  # the first row of the hunk, and the lines before it
    last = 0
    for row, line in enumerate([*lines, DiffLine("@", 0, 0, "")]):
        if line.sign in "+-":
            if begin is None:
                old = line.old - 1 if line.old else old
                new = line.new - 1 if line.new else new
                begin = (row, old, new)
            last = row
        elif begin is not None and line.sign != "\\" and (line.sign == "@" or row - last > 2 * CONTEXT):
            yield _hunk(lines, *begin, last)
            begin = None
        elif line.sign == "\\" and begin is not None:
            last = row
        if line.sign == "@":
            old, new = old + line.left_out, new + line.left_out
        else:
            old, new = line.old or old, line.new or new


def _hunk(lines: Sequence[DiffLine], row: int, old: int, new: int, last: int) -> DiffHunk:
    inside = lines[row : last + 1]
    return DiffHunk(
        row,
        last - row + 1,
        old,
        sum(line.sign in " -" for line in inside),
        new,
        sum(line.sign in " +" for line in inside),
        sum(line.sign == "+" for line in inside),
        sum(line.sign == "-" for line in inside),
    )


def without_hunks(before: bytes, after: bytes, hunks: Iterable[DiffHunk]) -> bytes:
    """`after` with the lines of these changes as they are in `before`."""
    old, new = _lines(before), _lines(after)
    found: list[bytes] = []
    at = 0
    ends_as = after
    for hunk in sorted(hunks, key=lambda hunk: hunk.new):
        found += new[at : hunk.new]
        found += old[hunk.old : hunk.old + hunk.old_count]
        at = hunk.new + hunk.new_count
        if at == len(new):
            ends_as = before
    found += new[at:]
    end = b"\n" if found and (not ends_as or ends_as.endswith(b"\n")) else b""
    return b"\n".join(found) + end


def _lines(data: bytes) -> list[bytes]:
    """As a diff counts them: without what stands behind the last line's end."""
    lines = data.split(b"\n")
    return lines if lines[-1] else lines[:-1]

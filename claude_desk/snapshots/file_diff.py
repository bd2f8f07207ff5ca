"""The changes in one file, line by line, and the file without some of these changes."""

import base64
import re
from array import array
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from claude_desk.snapshots.records import (
    ChosenLines,
    DiffHunk,
    DiffTrouble,
    FileDiff,
    FileKind,
    PackedLines,
    PathState,
)
from claude_desk.snapshots.scope_names import name_around
from claude_desk.transcript.attachments import picture_format
from claude_desk.transcript.text.diff import CONTEXT, Diff, DiffLine, diff_of

_LOOKED_AT = 8_000  # bytes that are searched for a NUL, as in git: a file with a NUL is not text
MOST_BYTES = 10_000_000  # a larger text is not compared
_MOST_PICTURE = 5_000_000  # bytes of a picture that is shown
_NO_UTF8 = re.compile("[\udc80-\udcff]")
_MOST_NAMED = 500  # hunks of which the function or class is looked for
_ALL_LINES = 1 << 30  # lines shown around a change: enough for all lines of a file


def diff_of_states(
    old: tuple[PathState | None, bytes | None],
    new: tuple[PathState | None, bytes | None],
    path: bytes,
    *,
    all_lines: bool,
    spaces: bool = True,
) -> FileDiff:
    """Compare two versions of a path. `old`, `new`: (state, bytes). The state is None if the path did not
    exist. The bytes are None if they are missing.

    `all_lines`: whether to return all lines. `spaces`: False if lines that differ only in white space count
    as equal.
    """
    for state, data in (old, new):
        if state is not None and state.kind is not FileKind.FOLDER and data is None:
            return FileDiff(DiffTrouble.MISSING)
    before, after = old[1] or b"", new[1] or b""
    if max(len(before), len(after)) > MOST_BYTES:
        return FileDiff(DiffTrouble.TOO_LARGE)
    if b"\0" in before[:_LOOKED_AT] or b"\0" in after[:_LOOKED_AT]:
        return FileDiff(DiffTrouble.BINARY, pictures=(_picture(before), _picture(after)))
    name = path.decode("utf-8", "replace")
    context = _ALL_LINES if all_lines else CONTEXT
    texts = _text(before), _text(after)
    diff = diff_of(*texts, name, context=context, spaces=spaces)
    old_lines, new_lines = (text.split("\n") for text in texts)
    hunks = tuple(
        hunk
        if number >= _MOST_NAMED
        else replace(
            hunk,
            within=name_around(new_lines, hunk.new)
            if hunk.new_count or not hunk.old_count
            else name_around(old_lines, hunk.old),
        )
        for number, hunk in enumerate(hunks_of(diff))
    )
    return FileDiff("", packed(diff.lines), hunks, diff.language, diff.added, diff.removed, spaces)


def _picture(data: bytes) -> str:
    """Return the picture in base64; "" if the file is not a picture or is too large to show."""
    shown = len(data) <= _MOST_PICTURE and picture_format(data[:32])
    return base64.b64encode(data).decode("ascii") if shown else ""


def _text(data: bytes) -> str:
    """Decode a text. A byte that is not UTF-8 becomes its number, such as `⟨E9⟩`, so that two different bytes
    look different in the diff."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return _NO_UTF8.sub(
            lambda byte: f"⟨{ord(byte[0]) - 0xDC00:02X}⟩", data.decode("utf-8", "surrogateescape")
        )


def packed(lines: Sequence[DiffLine]) -> PackedLines:
    """Pack the lines into few objects, so that they are sent to another process quickly."""
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
    """Yield the hunks: changes that are close together.

    A diff with all lines has the same hunks as a diff with only the lines around the changes.
    """
    lines = diff.lines
    old = new = 0  # numbers of lines of both files before this row
    begin: tuple[int, int, int] | None = None  # first row of the hunk, and the lines before it in both files
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
    """Return `after`, but with the lines of these hunks as they are in `before`."""
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


def rows_of_lines(diff: FileDiff, chosen: ChosenLines) -> set[int]:
    """Return the rows of these lines in the diff. The diff may have all lines, or only some."""
    removed, added, lines = frozenset(chosen.removed), frozenset(chosen.added), diff.lines
    return {
        row
        for row, sign in enumerate(lines.signs)
        if (sign == "-" and lines.old[row] in removed) or (sign == "+" and lines.new[row] in added)
    }


def changed_rows(diff: FileDiff) -> set[int]:
    """Return the rows of all lines that have changed."""
    return {row for row, sign in enumerate(diff.lines.signs) if sign in "+-"}


def with_rows(before: bytes, after: bytes, diff: FileDiff, rows: Collection[int]) -> bytes:
    """Return `before` with the changes in the chosen rows of the diff.

    An added line keeps its own line end, so the last line may have no line end.
    """
    old, new, lines = _lines_with_ends(before), _lines_with_ends(after), diff.lines
    found: list[bytes] = []
    ends: dict[int, bytes] = {}  # lines that have a line end only in `new`, by index in `found`
    at = 0  # number of lines of `old` that were handled
    # Index in `new` of the last line of `found`, if both files have this line and `old` continues after it;
    # otherwise -1.
    same = -1
    for row, sign in enumerate(lines.signs):
        if sign in " -":
            if between := old[at : lines.old[row] - 1]:
                found += between
                same = -1
            at = lines.old[row]
            if sign == " " or row not in rows:
                if sign == " " and not old[at - 1].endswith(b"\n"):
                    ends[len(found)] = new[lines.new[row] - 1]
                found.append(old[at - 1])
                same = lines.new[row] - 1 if sign == " " and at < len(old) else -1
        elif sign == "+" and row in rows:
            found.append(new[lines.new[row] - 1])
            same = -1
    found += old[at:]
    if same >= 0 and at == len(old):
        found[-1] = new[same]  # the lines after this line are removed, so this line ends as in `new`
    with_ends = [ends.get(place, line) for place, line in enumerate(found[:-1])]
    ended = [line if line.endswith(b"\n") else line + b"\n" for line in with_ends]
    return b"".join(ended + found[-1:])


def _lines_with_ends(data: bytes) -> list[bytes]:
    """Split the data into lines with their line ends. The last line may have no line end."""
    lines = [line + b"\n" for line in data.split(b"\n")]
    lines[-1] = lines[-1][:-1]
    return lines if lines[-1] else lines[:-1]


def _lines(data: bytes) -> list[bytes]:
    """Split the data into lines as a diff counts them. An empty rest after the last line end is no line."""
    lines = data.split(b"\n")
    return lines if lines[-1] else lines[:-1]

"""Reverts random hunks of random texts and compares the result with `git apply -R`.

Run it with `python -m tests.soak --snapshots 10000`; a short form is a test.
"""

import random
import subprocess
from pathlib import Path

from claude_desk.snapshots.file_diff import (
    changed_rows,
    diff_of_states,
    rows_of_lines,
    with_rows,
    without_hunks,
)
from claude_desk.snapshots.records import DiffHunk, FileDiff, FileKind, PathState
from claude_desk.ui.changes.line_choice import chosen_lines
from tests.soak.snapshot_rounds import quick_folder

STATE = PathState(FileKind.FILE, 0o644, "0" * 40)


def compared(old: bytes, new: bytes, whole: bool = False) -> FileDiff:
    return diff_of_states((STATE, old), (STATE, new), b"a.py", all_lines=whole)


def random_text(source: random.Random, like: bytes = b"") -> bytes:
    """Return random lines, many of which are equal. With `like`, return the lines of that text, some of them
    changed."""
    lines = like.split(b"\n") if like else [b"%d" % source.randrange(9) for _ in range(source.randrange(200))]
    for _ in range(source.randrange(8)):
        at = source.randrange(len(lines) + 1)
        act = source.randrange(3)
        if act == 0:
            lines[at:at] = [b"new %d" % source.randrange(9)] * source.randrange(1, 4)
        elif act == 1:
            del lines[at : at + source.randrange(1, 5)]
        elif at < len(lines):
            lines[at] = source.choice([b"", b"\xff\xfe", b"\xe9", b"\xe8", b"x\r", b"other"])
    text = b"\n".join(lines) + source.choice([b"", b"\n"])
    return text.replace(b"\n", b"\r\n") if source.random() < 0.1 else text


def patch_of(old: bytes, new: bytes, hunks: list[DiffHunk]) -> bytes:
    """Return a patch as git reads it, without context lines. A hunk at the end of a file without a final
    newline begins one line earlier, because git needs that."""
    out = b"--- a/f\n+++ b/f\n"
    moved = 0  # lines by which the previous chosen hunks move this hunk's place
    for hunk in hunks:
        first_old, first_new, around = hunk.old, hunk.new, 0
        if hunk.new + hunk.new_count == len(_lines(new)) and hunk.old and hunk.new:
            around = not (old.endswith(b"\n") and new.endswith(b"\n"))
        first_old, first_new = first_old - around, first_new - around
        minus = _lines(old)[first_old : hunk.old + hunk.old_count]
        plus = _lines(new)[first_new : hunk.new + hunk.new_count]
        body = b"".join(b"-" + line for line in minus) + b"".join(b"+" + line for line in plus)
        begin_old = first_new + moved + (1 if minus else 0)
        moved += hunk.old_count - hunk.new_count
        begin_new = first_new + (1 if plus else 0)
        out += b"@@ -%d,%d +%d,%d @@\n" % (begin_old, len(minus), begin_new, len(plus)) + body
    return out


def _lines(data: bytes) -> list[bytes]:
    """Split into lines with their ends. A last line without an end gets git's remark about it."""
    lines = [line + b"\n" for line in data.split(b"\n")]
    if lines[-1] == b"\n":
        return lines[:-1]
    return [*lines[:-1], lines[-1] + b"\\ No newline at end of file\n"]


def rounds(count: int, seed: int) -> None:
    """Play `count` rounds. An AssertionError contains the seed of the round."""
    with quick_folder() as root:
        for number in range(seed, seed + count):
            _round(root / "f", random.Random(number), f"seed {number}")


def _round(file: Path, source: random.Random, where: str) -> None:
    old = random_text(source)
    new = random_text(source, old)
    found = compared(old, new, whole=source.random() < 0.5)
    assert without_hunks(old, new, found.hunks) == old, where
    assert without_hunks(old, new, []) == new, where
    every = changed_rows(found)
    some = {row for row in every if source.random() < 0.5}
    rest = chosen_lines(found, every - some)
    assert rows_of_lines(found, rest) == every - some, where
    part = with_rows(old, new, found, some)
    again = compared(part, new)
    assert with_rows(part, new, again, changed_rows(again)) == new, where
    assert with_rows(old, new, found, every) == new and with_rows(old, new, found, ()) == old, where
    chosen = [hunk for hunk in found.hunks if source.random() < 0.6]
    if not chosen:
        return
    file.write_bytes(new)
    command = ["git", "apply", "-R", "--unidiff-zero", "--whitespace=nowarn", "--allow-empty", "-"]
    patch = patch_of(old, new, chosen)
    run = subprocess.run(command, cwd=file.parent, input=patch, capture_output=True, check=False)
    assert run.returncode == 0, (where, run.stderr, patch)
    assert without_hunks(old, new, chosen) == (file.read_bytes() if file.exists() else b""), where

"""Reads the commit that is checked out in the project, without running a program or obeying the project's
settings."""

import hashlib
import os
import re
from contextlib import suppress
from pathlib import Path

from claude_desk.library.repository import git_folder_of, shared_git_folder
from claude_desk.snapshots.checkout_conversion import LARGE_FILE
from claude_desk.snapshots.git_store import ObjectReader
from claude_desk.snapshots.records import Change, ChangeKind, FileKind, PathState
from claude_desk.system.files import read_beginning

_LONGEST = 8192  # bytes of a ref
_PACKED_LONGEST = 64 << 20
_OID = re.compile(rb"[0-9a-f]{40}")
_REF = re.compile(rb"ref: (refs/[^\0\n]+)")
_LARGE_FILE_HASH = re.compile(rb"^oid sha256:([0-9a-f]{64})$", re.MULTILINE)
_COMPARED = 20_000_000  # the most bytes of a file whose content is compared


def objects_of(top: str) -> Path | None:
    """Return the folder of the project's git objects; None without a repository."""
    own = git_folder_of(Path(top)) if os.path.lexists(f"{top}/.git") else None
    shared = shared_git_folder(Path(top)) or own
    return shared / "objects" if shared is not None else None


def head_commit(top: str) -> str:
    """Return the id of the commit that is checked out; "" if git's files do not name a commit."""
    own = git_folder_of(Path(top)) if os.path.lexists(f"{top}/.git") else None
    if own is None:
        return ""
    head = _content(own / "HEAD")
    if _OID.fullmatch(head):
        return head.decode()
    named = _REF.fullmatch(head)
    if named is None or b".." in named[1]:
        return ""
    for folder in (own, shared_git_folder(Path(top)) or own):
        found = _content(folder / os.fsdecode(named[1]))
        if _OID.fullmatch(found):
            return found.decode()
    packed = _content((shared_git_folder(Path(top)) or own) / "packed-refs", _PACKED_LONGEST)
    for line in packed.splitlines():
        oid, _, name = line.partition(b" ")
        if name == named[1] and _OID.fullmatch(oid):
            return oid.decode()
    return ""


def _content(file: Path, most: int = _LONGEST) -> bytes:
    with suppress(OSError, ValueError):
        return read_beginning(file, most).strip()
    return b""


def differs_for_git(change: Change, objects: ObjectReader) -> bool:
    """Whether git would report the change too.

    Git does not record folders. Of the permission bits, it records only whether a file is executable. If a
    filter converts line ends or stores large files elsewhere, the commit has different bytes for the same
    file. Such a difference does not count, unless the file is larger than `_COMPARED`.
    """
    before, after = change.before, change.after
    if FileKind.FOLDER in (before.kind if before else None, after.kind if after else None):
        return bool(before and after and before.kind is not after.kind)
    if before is None or after is None or before.kind is not after.kind:
        return True
    if change.kind is ChangeKind.RENAMED or (before.mode ^ after.mode) & 0o100:
        return True
    return before.oid != after.oid and not _same_file(before, after, objects)


def _same_file(before: PathState, after: PathState, objects: ObjectReader) -> bool:
    if not 0 <= max(before.size, after.size) <= _COMPARED:
        return False
    old, new = objects.get(bytes.fromhex(before.oid)), objects.get(bytes.fromhex(after.oid))
    if old is None or new is None:
        return False
    if old.startswith(LARGE_FILE) and (named := _LARGE_FILE_HASH.search(old)) is not None:
        return hashlib.sha256(new).hexdigest().encode() == named[1]
    return b"\0" not in new[:8000] and old == new.replace(b"\r\n", b"\n")

"""Reads the commit that is checked out in the project, without running a program or obeying the project's
settings."""

import fnmatch
import hashlib
import os
import re
from collections.abc import Iterator, Set
from contextlib import suppress
from pathlib import Path

from claude_desk.library.repository import git_folder_of, shared_git_folder
from claude_desk.snapshots.git_store import ObjectReader
from claude_desk.snapshots.records import Change, ChangeKind, FileKind, PathState
from claude_desk.system.files import read_beginning

_LONGEST = 8192  # bytes of a ref
_PACKED_LONGEST = 64 << 20
_OID = re.compile(rb"[0-9a-f]{40}")
_REF = re.compile(rb"ref: (refs/[^\0\n]+)")
_LARGE_FILE = b"version https://git-lfs.github.com/spec/"
_LARGE_FILE_HASH = re.compile(rb"^oid sha256:([0-9a-f]{64})$", re.MULTILINE)
# Attributes with which git writes other bytes into a folder than a commit has.
_CONVERTS = re.compile(rb"\s(?:filter=|working-tree-encoding|ident\b|eol=crlf)")
_ATTRIBUTES = 1_000_000  # the most bytes of a file of attributes that are read
_ENCRYPTED = b"\0GITCRYPT\0"
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
    if old.startswith(_LARGE_FILE) and (named := _LARGE_FILE_HASH.search(old)) is not None:
        return hashlib.sha256(new).hexdigest().encode() == named[1]
    return b"\0" not in new[:8000] and old == new.replace(b"\r\n", b"\n")


def is_as_committed(top: str, home: Path, path: bytes, committed: bytes, current: bytes | None) -> bool:
    """Return whether a checkout would write these bytes of the commit into the folder as they are.

    Git may convert line ends and encodings, and filters may store files elsewhere or encrypt them. Git's
    attributes are read without running git. If they may concern the file, the answer is False. `current`: the
    bytes of the file now; None if it is deleted.
    """
    if committed.startswith((_LARGE_FILE, _ENCRYPTED)):
        return False
    if current is not None and b"\r\n" in current and b"\r\n" not in committed:
        return False
    texts = _attributes(top, home, path)
    macros = {name for text in texts for name in _macros(text)}
    return not any(_concerns(path, text, macros) for text in texts)


def _attributes(top: str, home: Path, path: bytes) -> list[bytes]:
    above = [path[:at] for at, letter in enumerate(path) if letter == ord("/")]
    files = [Path(top, os.fsdecode(folder), ".gitattributes") for folder in (b"", *above)]
    owns = (git_folder_of(Path(top)), shared_git_folder(Path(top)))
    files += [own / "info" / "attributes" for own in owns if own is not None]
    files += [home / ".config" / "git" / "attributes", Path("/etc/gitattributes")]
    return [_content(file, _ATTRIBUTES) for file in dict.fromkeys(files)]


def _lines(attributes: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the pattern and the attributes of each line."""
    for line in attributes.splitlines():
        pattern, _, words = line.replace(b"\t", b" ").strip().partition(b" ")
        if pattern and not pattern.startswith(b"#"):
            yield pattern, words


def _macros(attributes: bytes) -> Iterator[bytes]:
    """Yield the macros with which git may convert a file. Another file may use them."""
    known: set[bytes] = set()
    for pattern, words in _lines(attributes):
        named = pattern.startswith(b"[attr]")
        if named and (_CONVERTS.search(b" " + words) or known.intersection(words.split())):
            known.add(pattern.removeprefix(b"[attr]"))
            yield pattern.removeprefix(b"[attr]")


def _concerns(path: bytes, attributes: bytes, macros: Set[bytes]) -> bool:
    """Return whether a file of attributes may say that git converts this file. Only the last part of a
    pattern is compared, and a later line that says otherwise does not count."""
    name = os.fsdecode(path.rpartition(b"/")[2]).lower()
    for pattern, words in _lines(attributes):
        if pattern.startswith(b"[attr]"):
            continue
        if not (_CONVERTS.search(b" " + words) or not macros.isdisjoint(words.split())):
            continue
        last = os.fsdecode(pattern.rstrip(b"/").rpartition(b"/")[2]).lower()
        if pattern[:1] == b'"' or "\\" in last or "**" in last or pattern.endswith(b"/"):
            return True
        if fnmatch.fnmatchcase(name, last):
            return True
    return False

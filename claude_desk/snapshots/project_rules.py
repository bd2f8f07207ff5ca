"""Finds out which files of a project git ignores and which it tracks, and where submodules are.

This module reads the project's index and exclude files, but not the project's configuration. It writes
nothing into the project.
"""

import bisect
import hashlib
import os
import re
import stat
import time
from contextlib import suppress
from itertools import islice
from pathlib import Path

from claude_desk.library.error_redaction import complain
from claude_desk.library.ignore_rules import IgnoreRules
from claude_desk.library.repository import git_folder_of, shared_git_folder
from claude_desk.protocol.disk.git_files import MalformedGitFile, config_entries
from claude_desk.snapshots.atomic_file import replace_file
from claude_desk.snapshots.git_store import GitStore, StoreError
from claude_desk.system.files import read_all, read_beginning

_LONGEST = 1 << 20  # bytes of an exclude or configuration file
_LARGEST_INDEX = 256 << 20
_LIST_SECONDS = 60.0
_MATCH_SECONDS = 120.0  # for one scan of a folder
_MOST_SHARED = 16
_SHARED = re.compile(rb"link....(.{20})", re.DOTALL)  # the extension of an index that names a shared index
_LINE = re.compile(rb"([A-Za-z?]) (\d{6}) ([0-9a-f]{40}) \d\t([^\0]*)\0")
_SPECIAL = re.compile(rb"(?:S \d{6}|[A-Za-z?] 160000) [0-9a-f]{40} \d\t[^\0]*\0")
_NAME = re.compile(rb"[A-Za-z?] \d{6} [0-9a-f]{40} \d\t([^\0]*)\0")


def excludes_of_person(home: Path) -> Path | None:
    """Return the path of the user's own exclude file: the path in git's configuration, or else git's default.

    Return None if the configuration has a relative path.
    """
    base = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    named = ""
    for file in (base / "git" / "config", home / ".gitconfig"):
        with suppress(OSError, MalformedGitFile, ValueError):
            entries = config_entries(read_beginning(file, _LONGEST))
            named = next((value for key, value in reversed(entries) if key == "core.excludesfile"), named)
    if named.startswith("~/"):
        return home / named[2:]
    if named:
        return Path(named) if named.startswith("/") else None
    return base / "git" / "ignore"


def _bytes_of(file: Path | None) -> bytes:
    if file is None:
        return b""
    try:
        return read_beginning(file, _LONGEST)
    except (OSError, ValueError):
        return b""


class ProjectIndex:
    """The files that the repository's index lists. `refresh` reads the index again if the file has
    changed."""

    def __init__(self, top: str) -> None:
        self._top = top
        self._signature: tuple[int, ...] | None = None
        self._listed = b""
        self._names: list[bytes] | None = None
        self.changed = False  # whether the index changed between the last two calls of `refresh`
        self.submodules: frozenset[bytes] = frozenset()
        self.skipped: dict[bytes, bytes] = {}
        """Paths that a sparse checkout leaves out, and their objects."""

    def refresh(self, store: GitStore) -> None:
        own = git_folder_of(Path(self._top)) if os.path.lexists(f"{self._top}/.git") else None
        index = own / "index" if own is not None else None
        try:
            found = index.stat() if index is not None else None
        except OSError:
            found = None
        signature = (found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino) if found else ()
        self.changed = signature != self._signature
        if not self.changed:
            return
        self._signature, self._names, self._listed = signature, None, b""
        if own is not None and index is not None and found is not None:
            self._listed = self._list(store, own, index)
        special = [_LINE.match(each[0]) for each in _SPECIAL.finditer(self._listed)]
        self.submodules = frozenset(m[4] for m in special if m and m[2] == b"160000")
        self.skipped = {m[4]: bytes.fromhex(m[3].decode()) for m in special if m and m[2] != b"160000"}

    def _list(self, store: GitStore, own: Path, index: Path) -> bytes:
        """Return git's list of the index; b"" if the index cannot be read.

        Git gets a copy, because another program could replace the index by a pipe or a device.
        """
        copy = store.folder / "index"
        try:
            data = read_all(index, _LARGEST_INDEX)
            replace_file(copy, data)
            # The list may be larger than the index, which may store only the end of a name.
            most = (256 << 20) + 8 * len(data)
            # git looks for the shared index in the GIT_DIR, which is our store.
            named = islice(_SHARED.finditer(data), _MOST_SHARED)
            for number in {found[1].hex() for found in named}:
                with suppress(FileNotFoundError):
                    shared = read_all(own / f"sharedindex.{number}", _LARGEST_INDEX)
                    replace_file(store.folder / f"sharedindex.{number}", shared)
            for sparse in (("--sparse",), ()):  # older versions of git lack the option and sparse indexes
                with suppress(StoreError):
                    return store.run(
                        "ls-files", "-z", "-s", "-t", *sparse,
                        seconds=_LIST_SECONDS, memory=most, most=most, more={"GIT_INDEX_FILE": str(copy)},
                    )  # fmt: skip
        except OSError as error:
            complain("the project's index is not read", error)
        finally:
            for each in (copy, *store.folder.glob("sharedindex.*")):
                each.unlink(missing_ok=True)
        return b""

    def knows(self, path: bytes) -> bool:
        """Whether the index lists the path, or a file below the path."""
        if self._names is None:
            self._names = sorted(_NAME.findall(self._listed))
        at = bisect.bisect_left(self._names, path)
        if at < len(self._names) and self._names[at] == path:
            return True
        at = bisect.bisect_left(self._names, path + b"/")
        return at < len(self._names) and self._names[at].startswith(path + b"/")


class IgnoreCheck:
    """Finds out which paths are ignored, for one scan of a folder."""

    def __init__(self, top: str, home: Path) -> None:
        self._top = os.fsencode(top)
        own = git_folder_of(Path(top)) if os.path.lexists(f"{top}/.git") else None
        shared = shared_git_folder(Path(top)) or own
        patterns = _bytes_of(shared / "info" / "exclude" if shared is not None else None)
        of_person = _bytes_of(excludes_of_person(home))
        self._always = IgnoreRules(patterns, above=IgnoreRules(of_person))
        both = patterns + b"\0" + of_person
        self.base = hashlib.sha1(both, usedforsecurity=False).digest() if both != b"\0" else b""
        """A key of the rules that are not in `.gitignore` files; empty without such rules."""
        self._known: dict[bytes, IgnoreRules | None] = {}  # rules by folder, which ends with `/`
        self._spent = 0.0

    def ignored(self, paths: list[bytes]) -> set[bytes]:
        """Return the paths that are ignored, whether or not they are tracked.

        Raise `StoreError` if all calls for this scan together have taken more than two minutes.
        """
        began = time.monotonic()
        found = set()
        for path in paths:
            folder = path[: path.rfind(b"/") + 1]
            rules = self.rules_of(folder)
            if rules is None or rules.excludes(path, folder=self._is_folder(path)):
                found.add(path)
            if self._spent + time.monotonic() - began > _MATCH_SECONDS:
                raise StoreError("what is ignored takes too long to tell")
        self._spent += time.monotonic() - began
        return found

    def rules_of(self, folder: bytes) -> IgnoreRules | None:
        """Return the rules of a folder; None if the folder itself, or a folder above it, is ignored."""
        if folder not in self._known:
            above: IgnoreRules | None = self._always
            if folder:
                path = folder[:-1]
                above = self.rules_of(path[: path.rfind(b"/") + 1])
                if above is not None and above.excludes(path, folder=True):
                    above = None
            here = self._top + b"/" + folder
            self._known[folder] = None if above is None else above.inside(here, folder)
        return self._known[folder]

    def _is_folder(self, path: bytes) -> bool:
        try:
            return stat.S_ISDIR(os.lstat(self._top + b"/" + path).st_mode)
        except OSError:
            return False

"""What a project's git says of its files, as data: which it ignores, which it knows, which are submodules.

The project's index and exclude files are read. Nothing of its configuration is, and nothing is written.
"""

import bisect
import hashlib
import os
import re
import subprocess
from contextlib import suppress
from pathlib import Path

from claude_desk.library.repository import beginning_of, git_folder_of, shared_git_folder
from claude_desk.protocol.disk.git_files import MalformedGitFile, config_entries
from claude_desk.snapshots.git_store import GitStore, StoreError

_LONGEST = 1 << 20  # bytes of an exclude or configuration file
_CHUNK = 4_000  # bytes of questions at a time: they and their answers are less than two pipes take
_LINE = re.compile(rb"([A-Za-z?]) (\d{6}) ([0-9a-f]{40}) \d\t([^\0]*)\0")
_SPECIAL = re.compile(rb"(?:S \d{6}|[A-Za-z?] 160000) [0-9a-f]{40} \d\t[^\0]*\0")
_NAME = re.compile(rb"[A-Za-z?] \d{6} [0-9a-f]{40} \d\t([^\0]*)\0")


def excludes_of_person(home: Path) -> Path | None:
    """Give the person's own exclude file: that of their configuration, else git's place for it."""
    base = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    named = ""
    for file in (base / "git" / "config", home / ".gitconfig"):
        with suppress(OSError, MalformedGitFile, ValueError):
            entries = config_entries(beginning_of(file, _LONGEST))
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
        return beginning_of(file, _LONGEST)
    except (OSError, ValueError):
        return b""


class ProjectIndex:
    """What the repository's index lists; read again where the file is another."""

    def __init__(self, top: str) -> None:
        self._top = top
        self._signature: tuple[int, ...] | None = None
        self._listed = b""
        self._names: list[bytes] | None = None
        self.changed = False  # between the last two looks
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
        for old in store.folder.glob("sharedindex.*"):
            old.unlink(missing_ok=True)
        for part in own.glob("sharedindex.*"):  # git looks for it in the GIT_DIR, which is ours
            with suppress(OSError):
                (store.folder / part.name).write_bytes(part.read_bytes())
        for sparse in (("--sparse",), ()):  # older git has no such option, and no such index
            with suppress(StoreError):
                return store.run("ls-files", "-z", "-s", "-t", *sparse, more={"GIT_INDEX_FILE": str(index)})
        return b""

    def knows(self, path: bytes) -> bool:
        """Whether it lists this file, or one in this folder."""
        if self._names is None:
            self._names = sorted(_NAME.findall(self._listed))
        at = bisect.bisect_left(self._names, path)
        if at < len(self._names) and self._names[at] == path:
            return True
        at = bisect.bisect_left(self._names, path + b"/")
        return at < len(self._names) and self._names[at].startswith(path + b"/")


class IgnoreCheck:
    """Asks git which paths are ignored, for one look at a folder; `close()` ends what was started."""

    def __init__(self, store: GitStore, top: str, home: Path) -> None:
        self._store = store
        self._top = top
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False  # by itself
        self._of_person = excludes_of_person(home)
        own = git_folder_of(Path(top)) if os.path.lexists(f"{top}/.git") else None
        shared = shared_git_folder(Path(top)) or own
        patterns = _bytes_of(shared / "info" / "exclude" if shared is not None else None)
        kept = store.folder / "info" / "exclude"
        if _bytes_of(kept) != patterns:
            kept.write_bytes(patterns)
        both = patterns + b"\0" + _bytes_of(self._of_person)
        self.base = hashlib.sha1(both, usedforsecurity=False).digest() if both != b"\0" else b""
        """Tells these rules from others; empty: there are none but those of `.gitignore` files."""

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with process:
                process.kill()

    def ignored(self, paths: list[bytes]) -> set[bytes]:
        """Those that are ignored; none of them is tracked as far as this knows."""
        found: set[bytes] = set()
        start, size = 0, 0
        for end, path in enumerate(paths, 1):
            size += len(path) + 1
            if size > _CHUNK or end == len(paths):
                found |= self._answer(paths[start:end])
                start, size = end, 0
        return found

    def _answer(self, paths: list[bytes]) -> set[bytes]:
        """Git may crash below 24 folders (2.39 does) where it says which pattern holds: it looks for it in a
        list that has moved. Where it only says which paths are ignored it does not."""
        if not self._ended:
            try:
                return self._ask(paths)
            except StoreError:
                self.close()
                self._ended = True
        process = self._start("check-ignore", "--stdin", "-z", "--no-index")
        with process:
            out, _ = process.communicate(b"".join(b"./" + path + b"\0" for path in paths))
        if process.returncode not in (0, 1):
            raise StoreError(f"git check-ignore ended with {process.returncode}")
        return {path.removeprefix(b"./") for path in out.split(b"\0") if path}

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        person = "" if self._of_person is None else str(self._of_person)
        return self._store.popen(
            "-c", f"core.excludesFile={person}", "-c", "core.bare=false", *arguments,
            cwd=self._top, more={"GIT_WORK_TREE": self._top},
        )  # fmt: skip

    def _ask(self, paths: list[bytes]) -> set[bytes]:
        if self._process is None:
            self._process = self._start("check-ignore", "--stdin", "-z", "-v", "-n", "--no-index")
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        try:
            stdin.write(b"".join(b"./" + path + b"\0" for path in paths))  # `:` begins magic
            stdin.flush()
        except BrokenPipeError:
            raise StoreError("git check-ignore ended") from None
        buffer = b""
        fields: list[bytes] = []
        while len(fields) < 4 * len(paths):
            piece = stdout.read1(65536)  # type: ignore[attr-defined]
            if not piece:
                raise StoreError("git check-ignore ended")
            *whole, buffer = (buffer + piece).split(b"\0")
            fields += whole
        patterns, named = fields[2::4], fields[3::4]
        return {
            path.removeprefix(b"./")
            for path, pattern in zip(named, patterns, strict=True)
            if pattern and pattern[:1] != b"!"
        }

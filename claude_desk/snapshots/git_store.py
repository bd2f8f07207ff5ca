"""Our own git object store: objects, packs and refs, written by git's plumbing commands.

Every git command gets the store as its GIT_DIR and no configuration or attributes of the user or the system.
Objects are written as one pack: `git index-pack` checks the pack and then puts all of it in place. A killed
process leaves only temporary files. The store never depends on the objects of another store.
"""

import hashlib
import os
import secrets
import shutil
import struct
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import IO, Self

from claude_desk.snapshots.atomic_file import PARTS, replace_file
from claude_desk.system.files import read_all
from claude_desk.system.programs import BoundedProcess, OutputTooLongError

_CONFIG = """\
[core]
\trepositoryformatversion = 0
\tbare = true
\tlogAllRefUpdates = false
\tbigFileThreshold = 16m
\tprotectNTFS = false
\tprotectHFS = false
\tfsync = committed,reference
[gc]
\tauto = 0
[pack]
\tthreads = 1
"""
_NEW = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_HEAD = b"ref: refs/heads/none\n"
# The largest size in bytes of a file that git or we read into memory.
_MOST = {"packed-refs": 64 << 20, "scan-cache": 1 << 30}
_MOST_SMALL = 1 << 20
_TYPES = {"commit": 1, "tree": 2, "blob": 3}
_PIECE = 1 << 20
_MOST_OUT = 1 << 30
# Time limits of git commands in seconds: for a small command, for a command that reads all of the store, and
# for reading a folder of objects that other programs write.
_SECONDS, LONG_SECONDS, ALTERNATE_SECONDS = 120.0, 550.0, 60.0
ALTERNATE_MEMORY = 4 << 30
_SPARING = ("-c", "core.packedGitWindowSize=32m", "-c", "core.packedGitLimit=512m")


class StoreError(Exception):
    """A git command failed, or the store cannot be used."""


def find_git() -> str | None:
    """Return the path of git; None without git. Search only the absolute folders of the PATH: git is started
    in a project, and the project may have its own `git`."""
    path = os.environ.get("PATH", os.defpath)
    return shutil.which("git", path=os.pathsep.join(p for p in path.split(os.pathsep) if p.startswith("/")))


# Names of the files that killed processes leave in the folders of a store.
_LEFT = {
    "": ("*.lock", PARTS),
    "tmp": ("*",),
    "objects/pack": ("tmp_*", ".tmp-*"),
    "refs/snapshots": ("*.lock",),
    "restores": (PARTS,),
}


def oid_of(kind: str, data: bytes) -> bytes:
    return hashlib.sha1(b"%s %d\0" % (kind.encode(), len(data)) + data, usedforsecurity=False).digest()


class GitStore:
    """A store. `folder` is the GIT_DIR. `lock` is the descriptor of a lock that git's processes inherit. If
    our process is killed, the lock is held until the last of these processes has ended."""

    def __init__(
        self, folder: Path, program: str, lock: int | None = None, alternate: Path | None = None
    ) -> None:
        """`alternate`: another folder of objects, which is only read. Other programs may have put any file
        into this folder, even a pipe. So a reader of objects gets only `ALTERNATE_SECONDS`."""
        self._alternate = alternate
        self.folder = folder
        self._program = program
        self._lock = lock
        self._environment = {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "GIT_DIR": str(folder),
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_ATTR_NOSYSTEM": "1",
            "GIT_OPTIONAL_LOCKS": "0",
            "GIT_TERMINAL_PROMPT": "0",
            "GIT_NO_LAZY_FETCH": "1",
            "GIT_NO_REPLACE_OBJECTS": "1",
            "LC_ALL": "C",
        }
        if alternate is not None:
            quoted = str(alternate).replace("\\", "\\\\").replace('"', '\\"')
            # The quotes are needed because a path may have colons.
            self._environment["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = f'"{quoted}"'

    def prepare(self) -> None:
        """Make the store if it is missing. `git init` is not used, because it would copy templates."""
        for name in ("objects/pack", "objects/info", "refs/snapshots", "info", "tmp"):
            (self.folder / name).mkdir(mode=0o700, parents=True, exist_ok=True)
        self.put_aside_foreign_files()
        for name, data in (("config", _CONFIG.encode()), ("HEAD", _HEAD)):
            if self._small(name) != data:
                replace_file(self.folder / name, data)

    def put_aside_foreign_files(self) -> None:
        """Move into the folder `others` the files that git would read but cannot have written.

        These are pipes, devices, links and very large files. Reading them could block, or take all memory.
        """
        read = [self.folder, *map(self.folder.joinpath, ("info", "objects/info", "objects/pack"))]
        read += [Path(folder) for folder, _, _ in os.walk(self.folder / "refs")]
        for folder in read:
            with suppress(OSError), os.scandir(folder) as entries:
                for entry in entries:
                    if not entry.is_dir() and not self._may_be_read(entry):
                        self._put_aside(entry)

    def _may_be_read(self, entry: "os.DirEntry[str]") -> bool:
        if not entry.is_file(follow_symlinks=False):
            return False
        if Path(entry.path).parent == self.folder / "objects/pack":
            return True  # git maps packs into memory, so they may be large
        return entry.stat().st_size <= _MOST.get(entry.name, _MOST_SMALL)

    def _put_aside(self, entry: "os.DirEntry[str]") -> None:
        target = self.folder / "others"
        target.mkdir(mode=0o700, exist_ok=True)
        Path(entry.path).rename(target / f"{secrets.token_hex(4)}-{entry.name}")

    def _small(self, name: str) -> bytes:
        """Return the content of a small file of the store; b"" if the file cannot be read."""
        with suppress(OSError):
            return read_all(self.folder / name, _MOST_SMALL)
        return b""

    def sweep(self) -> None:
        """Remove the files that killed processes have left. Call this method only with the store's lock.

        Leave folders alone that are reached through a link: other programs may keep files there.
        """
        left: list[Path] = []
        for name, patterns in _LEFT.items():
            folder = self.folder / name
            if not any(each.is_symlink() for each in (folder, *folder.parents[: len(Path(name).parts)])):
                left += (path for pattern in patterns for path in folder.glob(pattern))
        for path in left:
            if path.name != "lock":
                with suppress(OSError):
                    shutil.rmtree(path) if path.is_dir() else path.unlink()

    # ---------------------------------------------------------------------------------------------

    def popen(
        self,
        *arguments: str,
        seconds: float = _SECONDS,
        more: dict[str, str] | None = None,
        memory: int = 0,
    ) -> BoundedProcess:
        """Start git. After `seconds`, the process is killed."""
        return BoundedProcess(
            [self._program, *arguments],
            seconds,
            folder=self.folder,
            environment=self._environment | (more or {}),
            memory=memory,
            keep_open=() if self._lock is None else (self._lock,),
        )

    def run(
        self,
        *arguments: str,
        data: bytes = b"",
        seconds: float = _SECONDS,
        more: dict[str, str] | None = None,
        memory: int = 0,
        most: int = _MOST_OUT,
    ) -> bytes:
        """Run a git command and return its output. Raise `StoreError` if the command fails, takes longer than
        `seconds`, or writes more than `most` bytes."""
        with self.popen(*arguments, seconds=seconds, more=more, memory=memory) as process:
            try:
                out = process.communicate_within(data, most)
            except OutputTooLongError:
                raise StoreError(f"git {arguments[0]} wrote too much") from None
        if process.returncode:
            late = f" after {seconds:g} s" if process.late else ""
            raise StoreError(f"git {arguments[0]} ended with {process.returncode}{late}")
        return out

    def reader(self) -> "ObjectReader":
        """Return a reader of objects. Its processes have `_SECONDS` for each answer. If the store has another
        folder `alternate`, they have `ALTERNATE_SECONDS` for all answers together, and limited memory."""
        if self._alternate is None:
            return ObjectReader(lambda how: self.popen("cat-file", how), renew=True)
        return ObjectReader(
            lambda how: self.popen(
                *_SPARING, "cat-file", how, seconds=ALTERNATE_SECONDS, memory=ALTERNATE_MEMORY
            ),
            renew=False,
        )

    def packs(self) -> int:
        return len(list((self.folder / "objects/pack").glob("*.pack")))

    def size(self) -> int:
        """Return the size of all packs and their indexes in bytes."""
        with os.scandir(self.folder / "objects/pack") as entries:
            return sum(entry.stat().st_size for entry in entries)

    def write(self) -> "PackWriter":
        return PackWriter(self)

    def set_ref(self, name: str, oid: bytes) -> None:
        self.run("update-ref", name, oid.hex())

    def delete_refs(self, names: Iterable[str]) -> None:
        self.run("update-ref", "--stdin", data="".join(f"delete {name}\n" for name in names).encode())

    def repack(self) -> None:
        """Make one pack of the objects that the refs need, and drop all other objects."""
        self.run("pack-refs", "--all", "--prune")
        self.run("repack", "-a", "-d", "-q", seconds=LONG_SECONDS)


class ObjectReader(AbstractContextManager["ObjectReader"]):
    """Reads objects of a store. Raises `StoreError` if git fails.

    A git process for contents and a git process for sizes start when they are needed, and run until `close`.
    """

    _CHUNK = 256  # questions that are written at once: fewer bytes than a pipe holds

    def __init__(self, start: Callable[[str], BoundedProcess], *, renew: bool) -> None:
        """`renew`: whether the time limit of a process begins again with each question."""
        self._start = start
        self._renew = renew
        self._processes: dict[str, BoundedProcess] = {}

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for process in self._processes.values():
            process.close()
        self._processes = {}

    def _pipes(self, how: str) -> tuple[IO[bytes], IO[bytes]]:
        if how not in self._processes:
            self._processes[how] = self._start(how)
        process = self._processes[how]
        if self._renew:
            process.renew()
        assert process.stdin is not None and process.stdout is not None
        return process.stdin, process.stdout

    def get(self, oid: bytes, most: int = -1) -> bytes | None:
        """Return an object's first `most` bytes (-1: all bytes); None if the store lacks the object."""
        stdin, stdout = self._pipes("--batch")
        stdin.write(oid.hex().encode() + b"\n")
        stdin.flush()
        head = stdout.readline().split()
        if len(head) < 3:
            if not head:
                raise StoreError("git cat-file ended")
            return None
        size = int(head[2])
        wanted = size if most < 0 else min(most, size)
        data = stdout.read(wanted)
        rest = size + 1 - wanted
        while rest:
            got = len(stdout.read(min(rest, _PIECE)))
            if not got:
                raise StoreError("git cat-file ended")
            rest -= got
        return data

    def sizes(self, oids: Iterable[bytes]) -> dict[bytes, int]:
        """Return the sizes of those objects that the store has."""
        wanted = list(dict.fromkeys(oids))
        found = {}
        for start in range(0, len(wanted), self._CHUNK):
            stdin, stdout = self._pipes("--batch-check")
            chunk = wanted[start : start + self._CHUNK]
            stdin.write(b"".join(oid.hex().encode() + b"\n" for oid in chunk))
            stdin.flush()
            for oid in chunk:
                line = stdout.readline().split()
                if not line:
                    raise StoreError("git cat-file ended")
                if len(line) == 3:
                    found[oid] = int(line[2])
        return found


class PackWriter:
    """Writes objects into a store. `finish()` puts all objects into the store together.

    Raises `StoreError` if the store's disk refuses the objects. So the caller cannot mistake this error for
    an error of the files that it reads.
    """

    _PENDING_BYTES = 8 << 20
    _PENDING = 256

    def __init__(self, store: GitStore) -> None:
        self._store = store
        self._file: IO[bytes] | None = None
        self._path = store.folder / "tmp" / f"pack-{os.getpid()}-{id(self)}"
        self._count = 0
        self._reader = store.reader() if store.packs() else None
        self._written: set[bytes] = set()
        self._pending: dict[bytes, tuple[str, bytes]] = {}
        self._pending_bytes = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._reader is not None:
            self._reader.close()
        if self._file is not None:
            self._file.close()
            self._path.unlink(missing_ok=True)

    def add(self, kind: str, data: bytes) -> bytes:
        oid = oid_of(kind, data)
        if oid not in self._written and oid not in self._pending:
            self._pending[oid] = (kind, data)
            self._pending_bytes += len(data)
            if len(self._pending) >= self._PENDING or self._pending_bytes > self._PENDING_BYTES:
                self._flush()
        return oid

    def add_blob(self, pieces: Iterator[bytes], size: int) -> bytes | None:
        """Add a blob that comes in pieces. Return its id; None if the pieces together do not have this
        size."""
        with _on_its_disk():
            out = self._out()
            start = out.tell()
        is_new = False
        try:
            oid, got = self._add_pieces(out, pieces, size)
            is_new = got == size and oid not in self._written and not self._has(oid)
        finally:
            if not is_new:  # leave no part of a blob in the pack
                with _on_its_disk():
                    out.seek(start)
                    out.truncate()
        if is_new:
            self._written.add(oid)
            self._count += 1
        return oid if got == size else None

    def _add_pieces(self, out: IO[bytes], pieces: Iterator[bytes], size: int) -> tuple[bytes, int]:
        """Write a blob. Return its object id and the number of its bytes."""
        digest = hashlib.sha1(b"blob %d\0" % size, usedforsecurity=False)
        squeeze = zlib.compressobj(1)
        with _on_its_disk():
            out.write(_head(_TYPES["blob"], size))
        got = 0
        for piece in pieces:
            digest.update(piece)
            got += len(piece)
            with _on_its_disk():
                out.write(squeeze.compress(piece))
        with _on_its_disk():
            out.write(squeeze.flush())
        return digest.digest(), got

    def _has(self, oid: bytes) -> bool:
        return self._reader is not None and oid in self._reader.sizes([oid])

    def _out(self) -> IO[bytes]:
        if self._file is None:
            self._path.unlink(missing_ok=True)  # an earlier file of this name may be a pipe or a link
            self._file = os.fdopen(os.open(self._path, _NEW, 0o600), "w+b")
        return self._file

    def _flush(self) -> None:
        pending, self._pending, self._pending_bytes = self._pending, {}, 0
        there = self._reader.sizes(pending) if self._reader is not None else {}
        with _on_its_disk():
            out = self._out()
            for oid, (kind, data) in pending.items():
                if oid not in there:
                    out.write(_head(_TYPES[kind], len(data)) + zlib.compress(data, 1))
                    self._count += 1
                self._written.add(oid)

    def finish(self) -> None:
        """Put all objects into the store. Raise `StoreError` if git refuses the pack."""
        if self._pending:
            self._flush()
        if not self._count:
            return
        process = self._store.popen("index-pack", "--stdin", seconds=LONG_SECONDS)
        with process:
            assert process.stdin is not None
            out = self._out()
            out.seek(0)
            digest = hashlib.sha1(usedforsecurity=False)
            piece = b"PACK" + struct.pack(">II", 2, self._count)
            with suppress(BrokenPipeError):  # git's exit code says that git has failed
                while piece:
                    digest.update(piece)
                    process.stdin.write(piece)
                    piece = out.read(_PIECE)
                process.stdin.write(digest.digest())
                process.stdin.close()
            process.wait()
        if process.returncode:
            raise StoreError(f"git index-pack ended with {process.returncode}")
        self._count = 0
        out.seek(0)
        out.truncate()


@contextmanager
def _on_its_disk() -> Iterator[None]:
    """Turn an `OSError` of the store's disk into a `StoreError`, with the `OSError` as its cause."""
    try:
        yield
    except OSError as error:
        raise StoreError("the store cannot be written") from error


def _head(kind: int, size: int) -> bytes:
    """Return the header of an object in a pack, with the object's type and size."""
    byte, size = (kind << 4) | (size & 15), size >> 4
    result = bytearray()
    while size:
        result.append(byte | 0x80)
        byte, size = size & 0x7F, size >> 7
    result.append(byte)
    return bytes(result)


TreeEntry = tuple[bytes, bytes, bytes]
"""An entry of a tree: the name, the mode as git writes it (`100644`, `100755`, `120000`, `40000`), the
object."""


def tree_data(entries: Sequence[TreeEntry]) -> bytes:
    ordered = sorted(entries, key=lambda entry: entry[0] + b"/" if entry[1] == b"40000" else entry[0])
    return b"".join(mode + b" " + name + b"\0" + oid for name, mode, oid in ordered)


def tree_entries(data: bytes) -> Iterator[TreeEntry]:
    at = 0
    while at < len(data):
        space = data.index(b" ", at)
        end = data.index(b"\0", space)
        yield data[space + 1 : end], data[at:space], data[end + 1 : end + 21]
        at = end + 21

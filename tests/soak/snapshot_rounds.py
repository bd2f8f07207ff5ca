"""Random folders, random changes, and restores. A restore brings back the contents of the snapshot to the
last bit.

Run it with `python -m tests.soak --snapshots 10000`; a short form is a test.
"""

# The names are bytes, which pathlib does not support.
# ruff: noqa: PTH101, PTH102, PTH103, PTH104, PTH108, PTH115, PTH123, PTH208, PTH211

import contextlib
import os
import random
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from claude_desk.snapshots import folder_scanner, folder_snapshots
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.instant import instant_now
from claude_desk.snapshots.records import RestoreOutcome, SnapshotConfig, SnapshotMoment

Contents = dict[bytes, tuple[str, int, bytes]]
"""For each path its kind, its permission bits, and its bytes or the target of the link."""

_ODD = (
    b"\xff\xfe", b"a\nb", b"tab\there", b":(top)", b"-rf", b" lead", b"trail ", b"dot.", b"*", b"[a]", b'q"q',
    b"back\\slash", b"\xc3\xa9", b"e\xcc\x81", b"CON", b"a:b", b"git~1x", b"{}", b"$HOME", b"x" * 200,
)  # fmt: skip
_PLAIN = (b"readme", b"README", b"Main.py", b"main.py", b"a", b"b", b"data.bin", b".hidden", b"x.txt")
_FILE_BITS = (0o644, 0o600, 0o755, 0o700, 0o664, 0o640, 0o444, 0o777)
_FOLDER_BITS = (0o755, 0o700, 0o775, 0o777)
_ATTRIBUTES = (
    b"* text=auto eol=lf filter=evil ident working-tree-encoding=UTF-16\n*.bin diff=evil merge=evil\n"
)


def contents(top: Path) -> Contents:
    """Return the contents of a folder, except `.git`."""
    found: Contents = {}
    start = os.fsencode(top)
    waiting = [b""]
    while waiting:
        path = waiting.pop()
        for name in os.listdir(start + b"/" + path):
            own = path + name
            whole = start + b"/" + own
            if own == b".git":
                continue
            mode = os.lstat(whole).st_mode
            if stat.S_ISLNK(mode):
                found[own] = ("link", 0o777, os.readlink(whole))
            elif stat.S_ISDIR(mode):
                found[own] = ("folder", stat.S_IMODE(mode), b"")
                waiting.append(own + b"/")
            elif stat.S_ISREG(mode):
                with open(whole, "rb") as file:
                    found[own] = ("file", stat.S_IMODE(mode), file.read())
    return found


class RandomFolder:
    """A folder with random changes, which depend only on `source`."""

    def __init__(self, top: Path, source: random.Random) -> None:
        self._top = os.fsencode(top)
        self._source = source

    def _paths(self, want: str) -> list[bytes]:
        return sorted(p for p, (kind, _, _) in contents(Path(os.fsdecode(self._top))).items() if kind == want)

    def _folder(self) -> bytes:
        return self._source.choice([b"", *(path + b"/" for path in self._paths("folder"))])

    def _new(self) -> bytes:
        return self._folder() + self._source.choice(_PLAIN + _ODD)

    def _at(self, path: bytes) -> bytes:
        return self._top + b"/" + path

    def _bytes(self) -> bytes:
        source = self._source
        match source.randrange(6):
            case 0:
                return b""
            case 1:
                return source.randbytes(source.randrange(1, 400))
            case 2:
                return b"$Id$ one\r\ntwo\r\n" * source.randrange(1, 9)
            case 3:
                return _ATTRIBUTES
            case 4:
                return "".join(f"line {source.randrange(9)}\n" for _ in range(40)).encode()
            case _:
                return bytes([source.randrange(256)]) * source.randrange(1, 20_000)

    def change(self, times: int) -> None:
        acts = (
            self._write, self._write, self._write, self._edit, self._edit, self._same_size, self._delete,
            self._rename, self._rename_case, self._link, self._bits, self._mkdir, self._deep, self._rmtree,
            self._swap, self._attributes,
        )  # fmt: skip
        for _ in range(times):
            with contextlib.suppress(OSError, IndexError):
                self._source.choice(acts)()

    def _put(self, path: bytes, data: bytes) -> None:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, 0o644)
        with os.fdopen(file, "wb") as out:
            out.write(data)

    def _write(self) -> None:
        path = self._at(self._new())
        self._put(path, self._bytes())
        os.chmod(path, self._source.choice(_FILE_BITS))

    def _edit(self) -> None:
        self._put(self._at(self._source.choice(self._paths("file"))), self._bytes())

    def _same_size(self) -> None:
        """Replace the bytes of a file by the same number of random bytes, and restore its time stamps."""
        path = self._at(self._source.choice(self._paths("file")))
        before = os.lstat(path)
        self._put(path, self._source.randbytes(before.st_size))
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    def _delete(self) -> None:
        os.unlink(self._at(self._source.choice(self._paths("file") + self._paths("link"))))

    def _rename(self) -> None:
        everything = self._paths("file") + self._paths("link") + self._paths("folder")
        os.rename(self._at(self._source.choice(everything)), self._at(self._new()))

    def _rename_case(self) -> None:
        path = self._source.choice(self._paths("file"))
        above, slash, name = path.rpartition(b"/")
        os.rename(self._at(path), self._at(above + slash + name.swapcase()))

    def _link(self) -> None:
        target = self._source.choice((b"/etc/passwd", b"..", b"a", b"\xff", b"nowhere/at/all", b"."))
        os.symlink(target, self._at(self._new()))

    def _bits(self) -> None:
        if self._source.random() < 0.7:
            os.chmod(self._at(self._source.choice(self._paths("file"))), self._source.choice(_FILE_BITS))
        else:
            path = self._at(self._source.choice(self._paths("folder")))
            os.chmod(path, self._source.choice(_FOLDER_BITS))

    def _mkdir(self) -> None:
        os.mkdir(self._at(self._new()))

    def _deep(self) -> None:
        path = self._new()
        if len(path) < 800:
            os.makedirs(self._at(path + b"/d" * self._source.randrange(2, 30)))

    def _rmtree(self) -> None:
        shutil.rmtree(self._at(self._source.choice(self._paths("folder"))))

    def _swap(self) -> None:
        """Replace a file by a folder, or a folder by a file."""
        if self._source.random() < 0.5:
            path = self._at(self._source.choice(self._paths("file")))
            os.unlink(path)
            os.mkdir(path)
            self._put(path + b"/inside", self._bytes())
        else:
            path = self._at(self._source.choice(self._paths("folder")))
            shutil.rmtree(path)
            self._put(path, self._bytes())

    def ignore(self) -> None:
        """Write two random patterns into the top `.gitignore`."""
        patterns = self._source.sample((b"*.bin", b"a", b"b/", b".hidden", b"x.txt", b"*ain.py", b"d/"), 2)
        with contextlib.suppress(OSError):  # a folder may have that name
            self._put(self._at(b".gitignore"), b"\n".join(patterns) + b"\n")

    def _attributes(self) -> None:
        self._put(self._at(self._folder() + b".gitattributes"), _ATTRIBUTES)


@contextlib.contextmanager
def quick_folder() -> Iterator[Path]:
    """Make a folder, in memory if possible, because on a disk each snapshot waits for writes several
    times."""
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place) as folder:
        yield Path(folder).resolve()


def rounds(count: int, seed: int, tell: Callable[[int], object] = lambda number: None) -> None:
    """Play `count` rounds, ten in each new folder. Half of the folders are repositories. An AssertionError
    contains the seed and the round."""
    for start in range(0, count, 10):
        with quick_folder() as root:
            _folder_of_rounds(root, seed + start, range(start, min(start + 10, count)), tell)


def ignored_rounds(count: int, seed: int) -> None:
    """Change ignore patterns along with the files, and restore all reported changes.

    Files that were ignored or are ignored stay unchanged, whatever happens to the other files. An
    AssertionError contains the seed and the round.
    """
    for start in range(0, count, 10):
        with quick_folder() as root:
            source = random.Random(seed + start)
            top = root / "project"
            top.mkdir()
            subprocess.run(["git", "init", "-q", "--template=", str(top)], check=True)
            git = find_git()
            assert git is not None
            config = SnapshotConfig(root / "ours", root / "home")
            folder = RandomFolder(top, source)
            folder.change(25)
            for number in range(start, min(start + 10, count)):
                where = f"seed {seed + start}, round {number}"
                snapshots = FolderSnapshots(str(top), config, git, lambda news: None)
                folder.ignore()
                folder.change(5)
                before, ignored = contents(top), _ignored(top)
                taken = snapshots.take(SnapshotMoment.TURN_START, "one", str(number)).snapshot
                if source.random() < 0.5:
                    folder.ignore()
                folder.change(source.randrange(1, 10))
                now = contents(top)
                ignored = {path for path in ignored if path in before} | _ignored(top)
                found = snapshots.changes(taken.id, "").changes
                told = {change.path for change in found} | {c.old_path for c in found if c.old_path}
                assert not told & ignored & now.keys(), f"{where}: {told & ignored}"
                seen = {change.path: change.after for change in found}
                seen |= {change.old_path: None for change in found if change.old_path}
                renamed = {change.path: change.old_path for change in found if change.old_path}
                restored = snapshots.restore(taken.id, tuple(seen), seen, "one", renamed)
                after = contents(top)
                assert {path: now[path] for path in ignored & now.keys()} == {
                    path: after.get(path) for path in ignored & now.keys()
                }, where
                done = {each.path for each in restored.paths if each.outcome is RestoreOutcome.RESTORED}
                for path in done:
                    assert after.get(path) == before.get(path), f"{where}: {path!r}"


def late_rounds(count: int, seed: int, *, stamped: bool = True) -> int:
    """Take snapshots late: a turn has begun to change the folder before the snapshot reads it, and changes it
    while it is read.

    A restored path has its state from the moment of the snapshot. A path that was not restored stays as it
    was. With `stamped` False the file system behaves as if its time stamps came from another machine. An
    AssertionError contains the seed and the round. Return how many paths were restored.
    """
    put_back = 0
    for start in range(0, count, 10):
        with quick_folder() as root:
            source = random.Random(seed + start)
            top = root / "project"
            top.mkdir()
            git = find_git()
            assert git is not None
            config = SnapshotConfig(root / "ours", root / "home")
            folder = RandomFolder(top, source)
            folder.change(40)
            snapshots = FolderSnapshots(str(top), config, git, lambda news: None)
            for number in range(start, min(start + 10, count)):
                where = f"seed {seed + start}, round {number}"
                if source.random() < 0.1:  # the child was killed
                    snapshots = FolderSnapshots(str(top), config, git, lambda news: None)
                if source.random() < 0.8:
                    snapshots.take(SnapshotMoment.TURN_END, "one", str(number - 1))
                folder.change(source.choice((0, 0, 1, 5)))  # the user does this between turns
                late = source.random() < 0.8
                if not late or source.random() < 0.5:
                    _wait_for_a_tick()
                wanted, since = contents(top), instant_now()
                if late:
                    folder.change(source.randrange(1, 6))
                with _changed_while_read(folder, source if late else None), _stamped(stamped):
                    taken = snapshots.take(SnapshotMoment.TURN_START, "one", str(number), since).snapshot
                folder.change(source.randrange(1, 10))
                now = contents(top)
                found = snapshots.changes(taken.id, "").changes
                seen = {change.path: change.after for change in found}
                seen |= {change.old_path: None for change in found if change.old_path}
                renamed = {change.path: change.old_path for change in found if change.old_path}
                restored = snapshots.restore(taken.id, tuple(seen), seen, "one", renamed)
                after = contents(top)
                done = [each.path for each in restored.paths if each.outcome is RestoreOutcome.RESTORED]
                made = {path for each in done for path in _folders_above(each)}
                for each in restored.paths:
                    if each.outcome is RestoreOutcome.RESTORED:
                        put_back += 1
                        was, is_now = wanted.get(each.path), after.get(each.path)
                        if was and is_now and was[0] == is_now[0] == "folder":
                            continue  # the permission bits may be from a later moment
                        assert is_now == was, f"{where}: {each.path!r}"
                    elif each.outcome is RestoreOutcome.UNSURE and each.path not in made:
                        assert after.get(each.path) == now.get(each.path), f"{where}: {each.path!r}"
                if stamped and not late:
                    assert not (unsure := [c.path for c in found if c.unsure]), f"{where}: {unsure}"
    return put_back


def _folders_above(path: bytes) -> Iterator[bytes]:
    while path := path.rpartition(b"/")[0]:
        yield path


def _wait_for_a_tick() -> None:
    asked = instant_now()
    while not instant_now().is_after(asked):
        os.sched_yield()


@contextlib.contextmanager
def _changed_while_read(folder: RandomFolder, source: random.Random | None) -> Iterator[None]:
    """Change the folder while it is listed. Without `source` do not change it."""
    listed = folder_scanner._list

    def changing(fd: int) -> list[tuple[str, int]]:
        found = listed(fd)
        if source is not None and source.random() < 0.3:
            folder.change(1)
        return found

    folder_scanner._list = changing
    try:
        yield
    finally:
        folder_scanner._list = listed


@contextlib.contextmanager
def _stamped(here: bool) -> Iterator[None]:
    known, racy = folder_snapshots.is_stamped_here, folder_scanner.RACY_NS
    folder_snapshots.is_stamped_here = lambda path: here and known(path)
    if not here:  # with the program's own value, files changed in the last seconds never count as unchanged
        folder_scanner.RACY_NS = 20_000_000
    try:
        yield
    finally:
        folder_snapshots.is_stamped_here, folder_scanner.RACY_NS = known, racy


def _ignored(top: Path) -> set[bytes]:
    """Return the paths that git ignores."""
    command = ["git", "ls-files", "-z", "--others", "--ignored", "--exclude-standard"]
    environment = {"PATH": os.environ["PATH"], "GIT_CONFIG_GLOBAL": os.devnull, "HOME": str(top)}
    run = subprocess.run(command, cwd=top, env=environment, capture_output=True, check=True)
    return {path for path in run.stdout.split(b"\0") if path}


def _folder_of_rounds(root: Path, seed: int, numbers: range, tell: Callable[[int], object]) -> None:
    source = random.Random(seed)
    top = root / "project"
    top.mkdir()
    if source.random() < 0.5:
        subprocess.run(["git", "init", "-q", "--template=", str(top)], check=True)
    git = find_git()
    assert git is not None
    home = root / "home"
    config = SnapshotConfig(root / "ours", home)
    snapshots = FolderSnapshots(str(top), config, git, lambda news: None)
    folder = RandomFolder(top, source)
    folder.change(25)
    if (top / ".git").exists():  # files that cannot be added stay untracked
        subprocess.run(["git", "add", "-A", "--ignore-errors"], cwd=top, capture_output=True, check=False)
    gits = contents(top / ".git") if (top / ".git").exists() else {}
    for number in numbers:
        where = f"seed {seed}, round {number}"
        if source.random() < 0.2:  # from here another run of the child
            snapshots.save()
            snapshots = FolderSnapshots(str(top), config, git, lambda news: None)
        wanted = contents(top)
        taken = snapshots.take(SnapshotMoment.TURN_START, "one", str(number)).snapshot
        folder.change(source.randrange(1, 15))
        changed = contents(top)
        found = snapshots.changes(taken.id, "")
        told = {change.path for change in found.changes} | {c.old_path for c in found.changes if c.old_path}
        differing = {p for p in wanted.keys() | changed.keys() if wanted.get(p) != changed.get(p)}
        assert told == differing, f"{where}: {told ^ differing}"
        seen = {change.path: change.after for change in found.changes}
        seen |= {change.old_path: None for change in found.changes if change.old_path}
        renamed = {change.path: change.old_path for change in found.changes if change.old_path}
        restored = snapshots.restore(taken.id, tuple(seen), seen, "one", renamed)
        good = (RestoreOutcome.RESTORED, RestoreOutcome.SAME)
        assert [each for each in restored.paths if each.outcome not in good] == [], where
        assert contents(top) == wanted, where
        if source.random() < 0.5:
            undone = snapshots.undo(restored.id, "one")
            assert [each for each in undone.paths if each.outcome not in good] == [], where
            assert contents(top) == changed, where
        assert not gits or contents(top / ".git") == gits, where
        tell(number)

"""Restores files. Each file is restored completely or not at all, and only if it is as the caller saw it.

Every step is relative to an open folder below the top. No link in a path is followed.
"""

import errno
import hashlib
import os
import re
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace

from claude_desk.snapshots.file_calls import exchange, is_being_written
from claude_desk.snapshots.records import FileKind, PathState, RestoredPath, RestoreOutcome, SnapshotLimits
from claude_desk.system.files import open_descriptor

_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
_PIECE = 1 << 20
# A restored file never gets the setuid, setgid or sticky bit. A folder may get the setgid and the sticky bit.
_BITS, _FOLDER_BITS = 0o777, 0o3777
_TEMPORARY = b".claude-desk-restore-"
# Errors of a file system that has no hard links.
_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.ENOSYS)
_LARGEST = SnapshotLimits().file_bytes
MADE_FOLDER = PathState(FileKind.FOLDER, 0o700, "")
"""The state of a new folder until its content is restored."""


@dataclass(frozen=True, slots=True)
class RestoreStep:
    """`now`: the state of the path before the restore; None if the path does not exist. `then`: the wanted
    state; None if the path should not exist.

    `after`: for a file that will be deleted, the path that must be written first, or b"".
    """

    path: bytes
    now: PathState | None
    then: PathState | None
    after: bytes = b""


class _SomethingElse(Exception):
    """The path does not have the expected state."""


class FileRestorer:
    """Restores files below a top folder.

    `name` is part of the names of temporary files. `data_of` returns an object's bytes. `largest`: a file
    with more bytes cannot have been in a snapshot, so it counts as changed and is not read.
    """

    def __init__(
        self, top: str, name: str, data_of: Callable[[str], bytes | None], largest: int = _LARGEST
    ) -> None:
        self._largest = largest
        self._top = top
        self._temporary = _TEMPORARY + os.fsencode(name)
        self._data_of = data_of
        self._aside: set[bytes] = set()
        self._kept = 0  # number of earlier files that had to stay under a temporary name
        # (device, inode) of a replaced or deleted file -> the number of its other names, and its path.
        self._names_left: dict[tuple[int, int], tuple[int, bytes]] = {}

    def run(self, steps: Sequence[RestoreStep]) -> list[RestoredPath]:
        """Write some renamed files early (`_write_early`). Delete what is in the way, make folders, write
        files, delete the rest, then set the bits of folders. In this order, a full disk loses nothing.

        A failed step is reported, and the other steps are still made. But a file is not deleted if the path
        in its `after` could not be written.
        """
        results: dict[bytes, RestoredPath] = {}
        self._aside.clear()
        self._names_left.clear()
        by_depth = sorted(steps, key=lambda step: (step.path.count(b"/"), step.path))
        files = [s for s in by_depth if _is_file(s.now) and not _is_file(s.then)]
        folders = [s for s in reversed(by_depth) if _is_folder(s.now) and not _is_folder(s.then)]
        first = _in_the_way(self._top, steps)
        phases: list[tuple[Sequence[RestoreStep], Callable[[int, bytes, RestoreStep], None]]] = [
            ([s for s in files if s.path in first and s.then is None], self._delete),
            ([s for s in files if s.path in first and s.then is not None], self._set_aside),
            ([s for s in folders if s.path in first], self._remove),
            ([s for s in by_depth if _is_folder(s.then) and not _is_folder(s.now)], self._make),
            ([s for s in by_depth if _is_file(s.then)], self._write),
            ([s for s in files if s.path not in first], self._delete),
            ([s for s in folders if s.path not in first], self._remove),
            ([s for s in reversed(by_depth) if _is_folder(s.then)], self._set_bits),
        ]
        early = self._write_early(steps, first)
        results |= early
        for chosen, act in phases:
            for step in chosen:
                if step.path in early and act in (self._make, self._write):
                    continue
                before = results.get(step.after)
                if before is not None and before.outcome is not RestoreOutcome.RESTORED:
                    results[step.path] = RestoredPath(step.path, RestoreOutcome.CHANGED)
                elif step.path not in results or results[step.path].outcome is RestoreOutcome.RESTORED:
                    results[step.path] = self._one(step, act)
        for step in steps:
            if step.path in first and step.now is not None:
                done = results[step.path].outcome is RestoreOutcome.RESTORED
                if step.after and done and results[step.after].outcome is not RestoreOutcome.RESTORED:
                    results[step.path] = self._bring_back(step)
                elif step.then is not None:
                    self._settle(step, done)
        for left, path in self._names_left.values():
            if left and results[path].outcome is RestoreOutcome.RESTORED:
                results[path] = replace(results[path], linked=True)
        return [results[step.path] for step in steps]

    def _note_names(self, fd: int, name: bytes, path: bytes) -> None:
        """Note how many hard links of a file remain, right before the file is replaced or deleted."""
        found = os.stat(name, dir_fd=fd, follow_symlinks=False)
        self._names_left[found.st_dev, found.st_ino] = (found.st_nlink - 1, path)

    def _write_early(self, steps: Sequence[RestoreStep], first: set[bytes]) -> dict[bytes, RestoredPath]:
        """Write renamed files under their old names, before their new names are deleted for other paths.
        If such a write failed later, the content would be lost.

        Skip a file if something is in the way at its old name.
        """
        by_path = {step.path: step for step in steps}
        done: dict[bytes, RestoredPath] = {}
        for step in steps:
            if step.after not in by_path or step.path not in first or not _is_file(step.now):
                continue
            needed = [by_path[path] for path in (*_folders_above(step.after), step.after) if path in by_path]
            if any(each.now is not None and not _is_folder(each.now) for each in needed):
                continue
            for each in sorted(needed, key=lambda each: each.path.count(b"/")):
                if each.path not in done and each.now is None and each.then is not None:
                    act = self._make if _is_folder(each.then) else self._write
                    done[each.path] = self._one(each, act)
        return done

    def _bring_back(self, step: RestoreStep) -> RestoredPath:
        """Write a renamed file again under its new name, which was deleted to make way: the old name could
        not be written."""
        back = self._one(RestoreStep(step.path, None, step.now), self._write)
        return replace(back, outcome=RestoreOutcome.CHANGED) if _is_done(back) else back

    def _settle(self, step: RestoreStep, done: bool) -> None:
        """Finish a step whose path was cleared to make way. If the step was done, delete the file that was
        set aside. If the step failed, put the file back, or make the removed folder again."""
        folder, _, name = step.path.rpartition(b"/")
        assert step.now is not None
        with suppress(OSError), opened(self._top, folder) as fd:
            if _is_folder(step.now) and not done:
                os.mkdir(name, step.now.mode & _FOLDER_BITS, dir_fd=fd)
                with _opened_folder(fd, name) as own:
                    os.fchmod(own, step.now.mode & _FOLDER_BITS)
            elif step.path in self._aside:
                with suppress(FileExistsError):
                    if not done:
                        _put_new(fd, _aside(self._temporary, name), name)
                with suppress(FileNotFoundError):
                    os.unlink(_aside(self._temporary, name), dir_fd=fd)
            _sync(fd)

    def _one(self, step: RestoreStep, act: Callable[[int, bytes, RestoreStep], None]) -> RestoredPath:
        folder, _, name = step.path.rpartition(b"/")
        try:
            with opened(self._top, folder) as fd:
                act(fd, name, step)
        except _SomethingElse:
            return RestoredPath(step.path, RestoreOutcome.CHANGED)
        except FileNotFoundError as error:
            return RestoredPath(step.path, RestoreOutcome.CHANGED, error.errno or 0)
        except OSError as error:
            in_the_way = error.errno in (errno.ELOOP, errno.ENOTDIR, errno.ENOTEMPTY, errno.EXDEV)
            outcome = RestoreOutcome.BLOCKED if in_the_way else RestoreOutcome.FAILED
            if error.errno == errno.EEXIST:
                outcome = RestoreOutcome.CHANGED
            return RestoredPath(step.path, outcome, error.errno or 0)
        return RestoredPath(step.path, RestoreOutcome.RESTORED)

    # ---------------------------------------------------------------------------------------------

    def _delete(self, fd: int, name: bytes, step: RestoreStep) -> None:
        assert step.now is not None
        signature = _verified(fd, name, step.now, self._largest)
        _check_unchanged(fd, name, signature)
        aside = _aside(self._temporary, name)
        self._note_names(fd, name, step.path)
        _move_aside(fd, name, aside, signature)
        try:
            os.unlink(aside, dir_fd=fd)
        except OSError:
            if _inode(fd, aside):
                _give_back(fd, aside, name)
                raise
        _sync(fd)

    def _set_aside(self, fd: int, name: bytes, step: RestoreStep) -> None:
        """Like `_delete`, but keep the file under a temporary name until its path is written."""
        assert step.now is not None
        signature = _verified(fd, name, step.now, self._largest)
        _check_unchanged(fd, name, signature)
        _move_aside(fd, name, _aside(self._temporary, name), signature)
        self._aside.add(step.path)
        _sync(fd)

    def _remove(self, fd: int, name: bytes, step: RestoreStep) -> None:
        os.rmdir(name, dir_fd=fd)
        _sync(fd)

    def _make(self, fd: int, name: bytes, step: RestoreStep) -> None:
        os.mkdir(name, MADE_FOLDER.mode, dir_fd=fd)
        _sync(fd)

    def _set_bits(self, fd: int, name: bytes, step: RestoreStep) -> None:
        assert step.then is not None
        own = os.open(name, _FOLDER, dir_fd=fd)
        try:
            if _is_folder(step.now) and step.now is not None:
                _check_bits(own, step.now)
            os.fchmod(own, step.then.mode & _FOLDER_BITS)
        finally:
            os.close(own)

    def _write(self, fd: int, name: bytes, step: RestoreStep) -> None:
        then, now = step.then, step.now if _is_file(step.now) else None
        assert then is not None
        if now is not None and now.kind is then.kind and now.oid == then.oid:
            self._change_bits(fd, name, now, then)
            return
        data = self._data_of(then.oid)
        if data is None:
            raise OSError(errno.ENODATA, "the store does not have it")
        part = self._temporary + b"-part" + b"-%d" % self._kept * bool(self._kept)
        with suppress(FileNotFoundError):
            os.unlink(part, dir_fd=fd)
        made, done = 0, False
        try:
            if then.kind is FileKind.LINK:
                os.symlink(data, part, dir_fd=fd)
            else:
                _write_file(fd, part, data, then.mode)
            made = _inode(fd, part)
            if now is None:
                _put_new(fd, part, name)
            else:
                signature = _verified(fd, name, now, self._largest)
                if now.kind is then.kind is FileKind.FILE:
                    _keep_owner(fd, name, part, then.mode)
                _check_unchanged(fd, name, signature)
                self._note_names(fd, name, step.path)
                _replace(fd, part, name, signature)
            done = True
        finally:
            self._take_away(fd, part, made if not done else 0)
        _sync(fd)

    def _take_away(self, fd: int, part: bytes, made: int) -> None:
        """Unlink a temporary file. `made`: the inode that the file has if it is ours, or 0 to unlink any
        file. A file with a different inode is the earlier file, which could not get its name back: keep that
        file."""
        with suppress(OSError):
            if made and _inode(fd, part) not in (made, 0):
                self._kept += 1
            else:
                os.unlink(part, dir_fd=fd)

    def _change_bits(self, fd: int, name: bytes, now: PathState, then: PathState) -> None:
        _verified(fd, name, now, self._largest)
        own = open_descriptor(name, fd, follow=False)
        try:
            _check_bits(own, now)
            os.fchmod(own, then.mode & _BITS)
        finally:
            os.close(own)


def _in_the_way(top: str, steps: Sequence[RestoreStep]) -> set[bytes]:
    """Return the paths that have to be removed before other paths can be written.

    These are: a file in the place of a folder; a folder in the place of a file, with everything in it; and
    on a file system that ignores case, a name that differs only in case. The result may also have paths that
    stay.
    """
    made = {step.path for step in steps if step.then is not None}
    above = {folder for path in made for folder in _folders_above(path)}
    files = {step.path for step in steps if _is_file(step.then)}
    by_case = {path.lower(): path for path in made}
    return {
        path
        for path in (step.path for step in steps)
        if path in made
        or path in above
        or files.intersection(_folders_above(path))
        or _is_same_entry(top, path, by_case.get(path.lower()))
    }


def _is_same_entry(top: str, path: bytes, other: bytes | None) -> bool:
    if other is None:
        return False
    start = os.fsencode(top) + b"/"
    try:
        return os.path.samestat(os.lstat(start + path), os.lstat(start + other))
    except OSError:
        return False


def _folders_above(path: bytes) -> Iterator[bytes]:
    while path := path.rpartition(b"/")[0]:
        yield path


def _is_done(path: RestoredPath) -> bool:
    return path.outcome is RestoreOutcome.RESTORED


def _is_file(state: PathState | None) -> bool:
    return state is not None and state.kind is not FileKind.FOLDER


def _is_folder(state: PathState | None) -> bool:
    return state is not None and state.kind is FileKind.FOLDER


# Some file systems drop these characters from a name, or everything from a colon on, so that a name with them
# may also mean `.git`.
_LEFT_OUT = re.compile("[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]|:.*", re.DOTALL)


def is_safe(path: bytes) -> bool:
    """Whether a path stays below the top and has no part that is git's own (`.git`)."""
    return b"\0" not in path and not any(
        part in (b"", b".", b"..") or _is_gits(part) for part in path.split(b"/")
    )


def _is_gits(part: bytes) -> bool:
    plain = _LEFT_OUT.sub("", part.decode("utf-8", "surrogateescape"))
    return plain.lower().rstrip(". ") in (".git", "git~1")


@contextmanager
def opened(top: str, folder: bytes) -> Iterator[int]:
    """Open a folder below the top. Raise `OSError` if a component is a link, not a folder, or a mount."""
    fd = os.open(top, _FOLDER)
    try:
        device = os.fstat(fd).st_dev
        for part in folder.split(b"/") if folder else ():
            inner = os.open(part, _FOLDER, dir_fd=fd)
            os.close(fd)
            fd = inner
            if os.fstat(fd).st_dev != device:
                raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
        yield fd
    finally:
        os.close(fd)


def _aside(temporary: bytes, name: bytes) -> bytes:
    """Return the temporary name of a file that is set aside. It is short enough for any file system."""
    return temporary + b"-" + hashlib.sha1(name, usedforsecurity=False).hexdigest().encode()


@contextmanager
def _opened_folder(fd: int, name: bytes) -> Iterator[int]:
    own = os.open(name, _FOLDER, dir_fd=fd)
    try:
        yield own
    finally:
        os.close(own)


def sweep_temporary(top: str, name: str, paths: Sequence[bytes]) -> None:
    """Remove the temporary files that a killed restore of this name has left beside these paths.

    A file that was set aside gets its name back. If a new file has this name, the file that was set aside is
    deleted.
    """
    temporary = _TEMPORARY + os.fsencode(name)
    for folder in {path.rpartition(b"/")[0] for path in paths}:
        with suppress(OSError), opened(top, folder) as fd:
            os.unlink(temporary + b"-part", dir_fd=fd)
    for path in paths:
        folder, _, own = path.rpartition(b"/")
        with suppress(OSError), opened(top, folder) as fd:
            with suppress(FileExistsError):
                _put_new(fd, _aside(temporary, own), own)
            with suppress(FileNotFoundError):
                os.unlink(_aside(temporary, own), dir_fd=fd)


def _signature(found: os.stat_result) -> tuple[int, ...]:
    return (found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino, found.st_mode)


def _verified(fd: int, name: bytes, now: PathState, largest: int) -> tuple[int, ...]:
    """Return the signature of a file or link. Raise `_SomethingElse` if it does not have the state `now`.

    Raise `OSError` if a program has the file open for writing: the program's next bytes would be lost.
    """
    found = os.stat(name, dir_fd=fd, follow_symlinks=False)
    if stat.S_ISLNK(found.st_mode):
        if now.kind is not FileKind.LINK or _oid(os.readlink(name, dir_fd=fd)) != now.oid:
            raise _SomethingElse
        return _signature(found)
    if not stat.S_ISREG(found.st_mode) or now.kind is not FileKind.FILE:
        raise _SomethingElse
    own = open_descriptor(name, fd, follow=False)
    try:
        found = os.fstat(own)
        _check_bits(own, now)
        if found.st_size > largest:  # the file has grown, perhaps to gigabytes of zeros
            raise _SomethingElse
        digest = hashlib.sha1(b"blob %d\0" % found.st_size, usedforsecurity=False)
        left = found.st_size + 1  # one more byte shows that the file is growing; the rest is not read
        while left > 0 and (piece := os.read(own, min(_PIECE, left))):
            digest.update(piece)
            left -= len(piece)
        if is_being_written(own):
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
    finally:
        os.close(own)
    if digest.hexdigest() != now.oid:
        raise _SomethingElse
    return _signature(found)


def _check_bits(own: int, now: PathState) -> None:
    if stat.S_IMODE(os.fstat(own).st_mode) != now.mode:
        raise _SomethingElse


def _check_unchanged(fd: int, name: bytes, signature: tuple[int, ...]) -> None:
    if _signature(os.stat(name, dir_fd=fd, follow_symlinks=False)) != signature:
        raise _SomethingElse


def _replace(fd: int, part: bytes, name: bytes, signature: tuple[int, ...]) -> None:
    """Give `part` the name of the file `name`, which had this signature.

    If another program has replaced or changed the file at the last moment, swap the names back and raise
    `_SomethingElse`. If the file cannot be checked, swap the names back and raise `OSError`. If the system
    cannot swap names, a change at the last moment is lost.
    """
    made = _inode(fd, part)
    try:
        if not exchange(fd, part, name):
            os.rename(part, name, src_dir_fd=fd, dst_dir_fd=fd)
            return
    except OSError:
        if _inode(fd, name) != made:
            raise
        if not _inode(fd, part):
            return  # the rename succeeded, and only the file system's answer was lost
    try:
        if not _is_still(fd, part, signature):
            raise _SomethingElse
    except (_SomethingElse, OSError):
        exchange(fd, part, name)
        raise


def _move_aside(fd: int, name: bytes, aside: bytes, signature: tuple[int, ...]) -> None:
    """Rename a file to `aside`, and check its signature. If the file has changed or cannot be checked, give
    its name back and raise an error, as `_replace` does."""
    try:
        os.rename(name, aside, src_dir_fd=fd, dst_dir_fd=fd)
    except OSError:
        if _inode(fd, name) or not _inode(fd, aside):
            raise
    try:
        if not _is_still(fd, aside, signature):
            raise _SomethingElse
    except (_SomethingElse, OSError):
        _give_back(fd, aside, name)
        raise


def _give_back(fd: int, aside: bytes, name: bytes) -> None:
    _put_new(fd, aside, name)
    with suppress(FileNotFoundError):
        os.unlink(aside, dir_fd=fd)


def _inode(fd: int, name: bytes) -> int:
    try:
        return os.stat(name, dir_fd=fd, follow_symlinks=False).st_ino
    except FileNotFoundError:
        return 0


def _sync(fd: int) -> None:
    """Flush a folder's names to the disk. Ignore errors: some file systems cannot do this."""
    with suppress(OSError):
        os.fsync(fd)


def _is_still(fd: int, name: bytes, signature: tuple[int, ...]) -> bool:
    """Whether the file had this signature under its earlier name. The times of change are not compared,
    because a rename sets them."""
    found = _signature(os.stat(name, dir_fd=fd, follow_symlinks=False))
    return found[:1] + found[2:] == signature[:1] + signature[2:]


def _oid(data: bytes) -> str:
    return hashlib.sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()


def _write_file(fd: int, name: bytes, data: bytes, bits: int) -> None:
    own = os.open(name, _NEW, 0o600, dir_fd=fd)
    with os.fdopen(own, "wb") as file:
        file.write(data)
        file.flush()
        os.fchmod(file.fileno(), bits & _BITS)
        os.fsync(file.fileno())


def _keep_owner(fd: int, name: bytes, part: bytes, bits: int) -> None:
    """Give `part` the owner, group and extended attributes (such as access lists) of the file that it
    replaces.

    Raise `OSError` if that is not allowed: the file would belong to another user after the restore.
    Attributes that need privileges are copied if possible.
    """
    with ExitStack() as closing:
        old, new = (_opened_file(fd, each, closing) for each in (name, part))
        was, made = os.fstat(old), os.fstat(new)
        if (was.st_uid, was.st_gid) != (made.st_uid, made.st_gid):
            os.fchown(new, was.st_uid, was.st_gid)
        for attribute in _attributes(old):
            try:
                os.setxattr(new, attribute, os.getxattr(old, attribute))
            except OSError:
                if attribute.startswith(_PERSONS):
                    raise
        os.fchmod(new, bits & _BITS)  # a new owner and an access list change the permission bits


def _opened_file(fd: int, name: bytes, closing: ExitStack) -> int:
    own = open_descriptor(name, fd, follow=False)
    closing.callback(os.close, own)
    return own


# Prefixes of the attributes that the owner of a file may set. All other attributes need privileges.
_PERSONS = ("user.", "system.posix_acl_access")


def _attributes(own: int) -> list[str]:
    try:
        return os.listxattr(own)
    except OSError:  # the file system has no extended attributes
        return []


def _put_new(fd: int, part: bytes, name: bytes) -> None:
    """Give `part` the name `name`. Raise `FileExistsError` if the name exists.

    If the file system has hard links, `part` keeps its first name as well.
    """
    try:
        os.link(part, name, src_dir_fd=fd, dst_dir_fd=fd, follow_symlinks=False)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            if isinstance(error, FileExistsError) or not _is_named(fd, part, name):
                raise
            return  # the link was made, and only the file system's answer was lost
        if _inode(fd, name):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
        made = _inode(fd, part)
        try:
            os.rename(part, name, src_dir_fd=fd, dst_dir_fd=fd)
        except OSError:
            if _inode(fd, name) != made:
                raise


def _is_named(fd: int, part: bytes, name: bytes) -> bool:
    return _inode(fd, part) == _inode(fd, name) != 0

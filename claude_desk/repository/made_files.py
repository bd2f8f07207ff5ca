"""Clears away a checkout that was not finished: deletes the files that git and we have made, and nothing
else.

While the checkout was made, the user, Claude or another program may have written into its folder. So a file
is deleted only if it has the content that git or we would write. If git was stopped or the disk was full,
git may have left the beginning of this content, or an empty file. git writes the files in the order of their
paths, so such a file is not newer than the files that come later. If filters may have changed the content of
a file, the file is deleted if it was last changed before the checkout ended.
"""

import contextlib
import hashlib
import os
import stat
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

from claude_desk.repository.project_git import GitFailedError, ProjectGit
from claude_desk.system.files import open_to_read

_PIECE = 1 << 20
_MOST_COMPARED = 64  # at most so many incomplete files are compared, because git runs for each of them


def contents_of(git: ProjectGit, commit: str) -> dict[bytes, str]:
    """Return the object id of each file in a commit, by path."""
    return _ids(git.run("ls-tree", "-r", "-z", "--full-tree", commit).out)


def contents_of_index(git: ProjectGit, place: str) -> dict[bytes, str]:
    """Return the object id of each file in a worktree's index, by path."""
    return _ids(git.run("-C", place, "ls-files", "-s", "-z").out)


def _ids(out: bytes) -> dict[bytes, str]:
    found = {}
    for entry in out.split(b"\0"):
        about, _, path = entry.partition(b"\t")
        if path:
            found[path] = next((word.decode() for word in about.split(b" ") if len(word) >= 40), "")
    return found


class MadeFiles:
    """The files that git and we have made in the folder `place`.

    `tracked`: the path of each file that git writes -> its object id. `copied`: the path of each file that we
    copied -> its source. `complete`: whether git has written all of its files. `filtered`: whether filters
    may have written some files. We do not know the bytes of such files, so each tracked file that was last
    changed before this object was made counts as ours.
    """

    def __init__(
        self,
        git: ProjectGit,
        place: str,
        tracked: Mapping[bytes, str],
        copied: Mapping[bytes, Path] | None = None,
        *,
        complete: bool = False,
        filtered: bool = False,
    ) -> None:
        self._git = git
        self._place = Path(place)
        self._tracked = tracked
        self._copied = copied or {}
        self._filtered = filtered
        self._ended = time.time_ns()
        # By path: the latest time at which git can have left the beginning of a file.
        self._latest = {} if complete else _latest_times(self._place, tracked, self._ended)
        self._compared = 0

    def clear(self) -> None:
        """Delete the files that were made, and then each empty folder, also `place`."""
        for at, folders, files in os.walk(self._place, topdown=False):
            folder = Path(at)
            for path in (folder / name for name in (*files, *folders)):
                with contextlib.suppress(OSError):
                    if (path.is_symlink() or not path.is_dir()) and self._is_made(path):
                        path.unlink()
            with contextlib.suppress(OSError):
                folder.rmdir()

    def _is_made(self, path: Path) -> bool:
        name = os.fsencode(path.relative_to(self._place))
        if name == b".git":
            return True
        status = path.lstat()
        if (source := self._copied.get(name)) is not None:
            # Our copies are always complete. But the source may have grown since.
            complete = status.st_size > 0 or source.stat().st_size == 0
            return stat.S_ISREG(status.st_mode) and complete and _begins(source, _pieces(path))
        if not (oid := self._tracked.get(name)):
            return False
        if stat.S_ISLNK(status.st_mode):
            target = os.fsencode(path.readlink())
            return _id_of([target], len(target), oid) == oid
        if not stat.S_ISREG(status.st_mode):
            return False
        if _id_of(_pieces(path), status.st_size, oid) == oid:
            return True
        if self._filtered and status.st_mtime_ns <= self._ended:
            return True
        is_old = status.st_mtime_ns <= self._latest.get(name, 0)
        return self._has_content(path, oid, is_old) if status.st_size else is_old

    def _has_content(self, path: Path, oid: str, begun: bool) -> bool:
        """Return whether the file has the content of git's object, perhaps with CRLF as the line ends. With
        `begun`, the beginning of that content counts too.

        Return False if `_MOST_COMPARED` files were compared before, or if git fails.
        """
        self._compared += 1
        if self._compared > _MOST_COMPARED:
            return False
        try:
            content = self._git.run("cat-file", "blob", oid).out
        except GitFailedError:
            return False
        read = b"".join(_pieces(path))
        with_lf = read.replace(b"\r\n", b"\n")
        if begun:
            return content.startswith((read, with_lf.removesuffix(b"\r")))
        return content in (read, with_lf)


def _latest_times(place: Path, tracked: Iterable[bytes], ended: int) -> dict[bytes, int]:
    """Return for each path the time of the oldest file that git writes later, at most `ended`. Times are in
    nanoseconds since the epoch."""
    found = {}
    latest = ended
    for name in sorted(tracked, reverse=True):
        found[name] = latest
        with contextlib.suppress(OSError):
            latest = min(latest, (place / os.fsdecode(name)).lstat().st_mtime_ns)
    return found


def _pieces(path: Path) -> Iterable[bytes]:
    with open_to_read(path) as file:
        while piece := file.read(_PIECE):
            yield piece


def _id_of(pieces: Iterable[bytes], size: int, like: str) -> str:
    found = hashlib.sha1(usedforsecurity=False) if len(like) == 40 else hashlib.sha256()
    found.update(b"blob %d\0" % size)
    for piece in pieces:
        found.update(piece)
    return found.hexdigest()


def _begins(source: Path, pieces: Iterable[bytes]) -> bool:
    with open_to_read(source) as file:
        return all(file.read(len(piece)) == piece for piece in pieces)


def copies(top: str, paths: Iterable[bytes]) -> dict[bytes, Path]:
    """Return the sources of copied files, by path."""
    return {path: Path(top, os.fsdecode(path)) for path in paths}

"""Copies ignored files into a new worktree: the files that `.worktreeinclude` in the top folder names.

The lines of `.worktreeinclude` are patterns as in `.gitignore`. Only regular files outside `.git` are copied.
No link in a path is followed, neither in the source nor in the worktree.
"""

import contextlib
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from claude_desk.repository.project_git import GitFailedError, ProjectGit
from claude_desk.repository.worktree_requests import IncludedFile
from claude_desk.snapshots.file_restorer import is_safe, opened
from claude_desk.system.files import open_descriptor, read_beginning

NAME = ".worktreeinclude"
MOST_FILES = 2_000
MOST_BYTES = 500_000_000
_LARGEST, _MOST_PATTERNS = 64_000, 500  # bytes and patterns of `.worktreeinclude` that are read
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)
_BITS = 0o777
_PIECE = 1 << 20


@dataclass(frozen=True, slots=True)
class IncludedFiles:
    """`left`: the first named paths that are not copied, because they are not regular files. `count` and
    `size`: the number of named regular files and their bytes. `too_much`: whether these files are too many or
    too large, or git's list of them is too long. If so, `files` is empty."""

    files: tuple[IncludedFile, ...] = ()
    left: tuple[bytes, ...] = ()
    count: int = 0
    size: int = 0
    too_much: bool = False


def included_files(git: ProjectGit, top: str) -> IncludedFiles:
    """Return the files that would be copied from `top`: git ignores them, and `.worktreeinclude` names
    them."""
    patterns = _patterns(Path(top) / NAME)
    if not patterns:
        return IncludedFiles()
    try:
        named = _listed(git, top, patterns)
        ignored = _ignored(git, top, named) if named else set()
    except GitFailedError as error:
        if error.failure.cancelled or error.failure.code != -1 or error.failure.timeout:
            raise
        return IncludedFiles(too_much=True)  # git wrote more than `ProjectGit` reads
    files, left, count, size = [], [], 0, 0
    for path in named:
        if path not in ignored:
            continue
        found = _size_of(top, path)
        if found is None:
            left.append(path)
            continue
        count, size = count + 1, size + found
        if count <= MOST_FILES:
            files.append(IncludedFile(path, found))
    too_much = count > MOST_FILES or size > MOST_BYTES
    return IncludedFiles(() if too_much else tuple(files), tuple(left[:MOST_FILES]), count, size, too_much)


def copy_files(
    top: str, place: str, files: Iterable[IncludedFile], go_on: Callable[[], None] = lambda: None
) -> tuple[int, list[tuple[bytes, str]]]:
    """Copy the files with their permission bits. Never replace an existing file, and do not copy a file that
    has grown since it was listed.

    Return how many files were copied, and each file that was not copied, with the reason. `go_on` is called
    before each file. It may raise an error to stop.
    """
    copied, failed = 0, []
    for file in files:
        go_on()
        try:
            if not is_safe(file.path):
                raise OSError(0, "the path is not safe")
            _copy(top, place, file)
            copied += 1
        except OSError as error:
            failed.append((file.path, error.strerror or str(error)))
    return copied, failed


def _patterns(file: Path) -> list[str]:
    """Return the patterns of `.worktreeinclude`; [] if the file cannot be read or is not a regular file."""
    try:
        if not stat.S_ISREG(file.lstat().st_mode):
            return []
        text = read_beginning(file, _LARGEST).decode("utf-8", "surrogateescape")
    except OSError:
        return []
    lines = [line.rstrip("\r") for line in text.split("\n")]
    lines = [line if line.endswith("\\ ") else line.rstrip(" ") for line in lines]
    return [line for line in lines if line and not line.startswith("#") and "\0" not in line][:_MOST_PATTERNS]


def _listed(git: ProjectGit, top: str, patterns: Iterable[str]) -> list[bytes]:
    which = (f"--exclude={pattern}" for pattern in patterns)
    out = git.run("-C", top, "ls-files", "-z", "--others", "--ignored", *which).out
    return [path for path in out.split(b"\0") if path]


def _ignored(git: ProjectGit, top: str, paths: Iterable[bytes]) -> set[bytes]:
    """Return the paths that git ignores. A list of all ignored files would be too long: it has the files of
    the project's packages too."""
    # `check-ignore` knows no literal pathspecs. With `./`, no path begins like a magic pathspec.
    data = b"".join(b"./" + path + b"\0" for path in paths)
    more = {"GIT_LITERAL_PATHSPECS": "0"}
    out = git.run("-C", top, "check-ignore", "-z", "--stdin", data=data, codes=(0, 1), more=more).out
    return {path.removeprefix(b"./") for path in out.split(b"\0")}


def _size_of(top: str, path: bytes) -> int | None:
    """Return the size of a regular file. Return None for any other path, for a path through a link or a
    mount, and for a path in `.git`."""
    if not is_safe(path):
        return None
    folder, _, name = path.rpartition(b"/")
    try:
        with opened(top, folder) as fd:
            found = os.stat(name, dir_fd=fd, follow_symlinks=False)
    except OSError:
        return None
    return found.st_size if stat.S_ISREG(found.st_mode) else None


def _copy(top: str, place: str, file: IncludedFile) -> None:
    folder, _, name = file.path.rpartition(b"/")
    with opened(top, folder) as source_folder, _made(top, place, folder) as target_folder:
        source = open_descriptor(name, source_folder, follow=False)
        try:
            about = os.fstat(source)
            if about.st_size > file.size:
                raise OSError(0, "it has grown")
            target = os.open(name, _NEW, 0o600, dir_fd=target_folder)
            try:
                _pour(source, target, file.size)
                os.fchmod(target, stat.S_IMODE(about.st_mode) & _BITS)
            except BaseException:
                with contextlib.suppress(OSError):
                    os.unlink(name, dir_fd=target_folder)
                raise
            finally:
                os.close(target)
        finally:
            os.close(source)


def _pour(source: int, target: int, most: int) -> None:
    while most > 0 and (piece := os.read(source, min(_PIECE, most))):
        most -= len(piece)
        while piece:
            piece = piece[os.write(target, piece) :]


@contextlib.contextmanager
def _made(top: str, place: str, folder: bytes) -> Iterator[int]:
    """Open a folder below `place`. Make missing folders, with the permission bits of the same folders below
    `top`."""
    fd = os.open(place, _FOLDER)
    try:
        done = b""
        for part in folder.split(b"/") if folder else ():
            done = done + b"/" + part if done else part
            try:
                inner = os.open(part, _FOLDER, dir_fd=fd)
            except FileNotFoundError:
                with opened(top, done) as model:
                    bits = stat.S_IMODE(os.fstat(model).st_mode) & _BITS
                os.mkdir(part, bits | 0o700, dir_fd=fd)
                inner = os.open(part, _FOLDER, dir_fd=fd)
            os.close(fd)
            fd = inner
        yield fd
    finally:
        os.close(fd)

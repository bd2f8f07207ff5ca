"""Lists the files and folders of a project: with git, or with a walk that obeys `.gitignore` files."""

import contextlib
import os
import re
import shutil
import time
from collections.abc import Collection, Iterator
from pathlib import Path

from claude_desk.library.ignore_rules import IgnoreRules
from claude_desk.library.repository import git_folder_of, repository_of
from claude_desk.system.files import is_bounded, read_beginning
from claude_desk.system.mounts import silent_mounts_below
from claude_desk.system.programs import BoundedProcess, OutputTooLongError

# The greatest number of paths that are listed.
MOST = 400_000
# Limits of git: seconds, bytes of memory and bytes of output. If git exceeds a limit, we walk through the
# folder instead, for at most `_WALK_SECONDS`.
_LIST_SECONDS = 10.0
_MEMORY = 2 << 30
_MOST_OUT = 256 << 20
_LARGEST = 256 << 20  # bytes of a file that git may read
_WALK_SECONDS = 10.0
_DEEPEST = 60
_SIGNS, _ESCAPED = re.compile(r"([][*?!#\\ ])"), r"\\\1"  # signs with a meaning in a pattern, escaped

# With these options and the variables in `_run`, git runs no program that the repository's settings name,
# writes nothing, and fetches nothing.
_GIT = (
    "git", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.untrackedCache=false", "ls-files", "-z",
)  # fmt: skip


def silent_below(folder: Path) -> Collection[str]:
    """Return the mounts below the folder that do not answer, relative to the folder. This may take half a
    second."""
    return silent_mounts_below(os.path.realpath(folder))


def files_of(folder: Path, by_git: bool = True, silent: Collection[str] | None = None) -> Iterator[str]:
    """Yield the paths of files, relative to the folder, with `/` between their parts. A walk also yields
    folders, which end with `/`.

    Files on a mount that does not answer are left out, except tracked files: git lists them from its index.
    `silent`: these mounts; with None, find them first.
    """
    silent = silent_below(folder) if silent is None else silent
    listed = _listed_by_git(folder, silent) if by_git else None
    if listed is None:
        yield from walk(folder, silent=silent)
        return
    for path in listed:
        if path.endswith("/"):  # a repository inside the project, of which git does not list the files
            yield from walk(folder / path, path, silent)
        else:
            yield path


def with_folders(files: Iterator[str]) -> set[str]:
    """Return the files and all folders above them. Paths of folders end with `/`. Stop at `MOST` paths.

    A path that has a control character, or is not Unicode, cannot be mentioned and is left out.
    """
    found: set[str] = set()
    for path in files:
        if len(found) >= MOST:
            break
        if not _can_be_mentioned(path):
            continue
        found.add(path)
        end = path.rfind("/", 0, -1)
        while end > 0:
            above = path[: end + 1]
            if above in found:
                break
            found.add(above)
            end = path.rfind("/", 0, end)
    return found


def walk(top: Path, prefix: str = "", silent: Collection[str] = ()) -> Iterator[str]:
    """Yield the files and folders below a folder, those near the top first. Leave out `.git` and ignored
    paths. Links to folders are not followed. The walk stops after `_WALK_SECONDS`, and does not go deeper
    than `_DEEPEST` folders.

    `silent`: the paths of folders that are not searched, with `prefix` and without `/` at the end.
    """
    waiting: list[tuple[Path, str, IgnoreRules]] = [(top, prefix, IgnoreRules())]
    end = time.monotonic() + _WALK_SECONDS
    while waiting:
        below: list[tuple[Path, str, IgnoreRules]] = []
        for folder, path, above in waiting:
            if path.rstrip("/") in silent and path:
                continue
            ignored = above.inside(folder, os.fsencode(path))
            for found in _entries(folder, path, ignored, below):
                yield found
                if time.monotonic() > end:
                    return
        waiting = below if below and below[0][1].count("/") < _DEEPEST else []


def _entries(
    folder: Path, path: str, ignored: IgnoreRules, below: list[tuple[Path, str, IgnoreRules]]
) -> Iterator[str]:
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                own = path + entry.name
                is_folder = entry.is_dir(follow_symlinks=False)
                if entry.name == ".git" or ignored.excludes(os.fsencode(own), folder=is_folder):
                    continue
                if is_folder:
                    below.append((folder / entry.name, own + "/", ignored))
                    yield own + "/"
                else:
                    yield own
    except OSError:
        return


def tracked_though_ignored(folder: Path, below: bytes = b"") -> set[bytes]:
    """Return the files that git tracks although a rule ignores them, relative to the folder: those below the
    folder `below`. Return an empty set if git is not installed, fails, or could hang."""
    program = _git(folder)
    if program is None:
        return set()
    where = ("--", f":(literal){os.fsdecode(below)}") if below else ()
    listed = _run(program, folder, "-c", "-i", "--exclude-standard", *where)
    return set(map(os.fsencode, listed or ()))


def _git(folder: Path) -> str | None:
    """Return the path of git; None if git is not installed, or could hang at a file of the folder."""
    if not all(map(_may_be_opened, _opened_by_git(folder))):
        return None
    return shutil.which("git", path=_absolute(os.environ.get("PATH", os.defpath)))


def _listed_by_git(folder: Path, silent: Collection[str]) -> list[str] | None:
    """Return the paths that git tracks or would add; None if git is not installed, fails, or could hang."""
    program = _git(folder)
    if program is None:
        return None
    top = repository_of(folder) or folder
    inside = os.path.relpath(os.path.realpath(folder), os.path.realpath(top)) if silent else ""
    places = [os.path.normpath(f"/{inside}/{each}") for each in silent]  # patterns begin at the top folder
    around = [f"--exclude={_SIGNS.sub(_ESCAPED, place)}/" for place in places]
    listed = _run(program, folder, "-c", "-o", "--exclude-standard", *around)
    if listed is None:
        return None
    linked = _submodules(folder)
    return [path + "/" if path in linked else path for path in listed]


def _absolute(path: str) -> str:
    """Drop the relative folders of a PATH: git is started in the project, and the project may have its own
    `git`."""
    return os.pathsep.join(folder for folder in path.split(os.pathsep) if Path(folder).is_absolute())


def _submodules(folder: Path) -> set[str]:
    """Return the paths of submodules that `.gitmodules` names."""
    try:
        lines = read_beginning(folder / ".gitmodules", 256 * 1024).decode("utf-8", "replace").splitlines()
    except OSError:
        return set()
    pairs = (line.partition("=") for line in lines)
    return {value.strip() for name, _, value in pairs if name.strip() == "path"}


def _run(program: str, folder: Path, *rest: str) -> list[str] | None:
    keep = ("PATH", "HOME", "USERPROFILE", "SYSTEMROOT", "XDG_CONFIG_HOME")
    environment = {name: os.environ[name] for name in keep if name in os.environ}
    environment |= {
        "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    }  # fmt: skip
    try:
        child = BoundedProcess(
            [program, *_GIT[1:], *rest], _LIST_SECONDS, folder=folder, environment=environment, memory=_MEMORY
        )
    except OSError:
        return None
    with child:
        try:
            out = child.communicate_within(b"", _MOST_OUT)
        except OutputTooLongError:
            return None
    return _decoded(out) if child.returncode == 0 else None


def _opened_by_git(folder: Path) -> Iterator[Path]:
    """Yield the files that git reads first, at which git could hang if they were pipes or devices.

    For the files in folders below, git's time limit is enough.
    """
    yield folder / ".gitignore"
    top = repository_of(folder)
    own = git_folder_of(top) if top is not None else None
    if top is not None and own is not None:
        yield top / ".gitignore"
        yield from (own / "index", own / "config", own / "info" / "exclude")
        with contextlib.suppress(OSError):
            yield from own.glob("sharedindex.*")


def _may_be_opened(file: Path) -> bool:
    """Whether the path is a regular file of limited size, or does not exist."""
    try:
        return is_bounded(file, _LARGEST)
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _decoded(out: bytes) -> list[str]:
    return out.decode("utf-8", "surrogateescape").split("\0")[:-1]


def _can_be_mentioned(path: str) -> bool:
    if path.isascii():
        return path.isprintable()
    return not any(
        character < " " or "\x7f" <= character < "\xa0" or "\ud800" <= character < "\ue000"
        for character in path
    )

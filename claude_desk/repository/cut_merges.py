"""Takes back what git has written into a checkout before it was killed, or failed, in the midst of a merge.

Git writes the files first and its index last. So after a kill or with a full disk, files that git has
deleted, cut or written look like changes of the user. After a kill, a lock of the index is left too.

The merge had begun only because these files were as in the commit. A file counts as git's own if it is
missing, or is the beginning of what the merge writes.
"""

import contextlib
import os
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from claude_desk.repository.branch_merges import without_writing
from claude_desk.repository.project_git import WITHOUT_HOOKS, GitFailedError, ProjectGit
from claude_desk.system.files import read_all

_MOST_BYTES = 64_000_000  # of a file that is compared
_CLOCK = 2.0  # seconds by which the clock of a file system may differ


class IndexLock:
    """The lock of a checkout's index, while we run a command that may leave it behind."""

    def __init__(self, git: ProjectGit) -> None:
        named = git.run("rev-parse", "--git-path", "index.lock").out.removesuffix(b"\n")
        self._path = Path(git.folder) / os.fsdecode(named)
        self._was_there = os.path.lexists(self._path)
        self._began = time.time()

    def remove(self) -> None:
        """Remove the lock, after git was killed. Leave a lock alone that another git may have made."""
        if self._was_there:
            return
        with contextlib.suppress(OSError):
            found = self._path.lstat()
            if stat.S_ISREG(found.st_mode) and found.st_mtime >= self._began - _CLOCK:
                self._path.unlink()


def put_back(git: ProjectGit, target: str, head: str, paths: Iterable[bytes]) -> None:
    """Give files of the checkout their content of the commit `target` again. `head`: the commit that was
    being merged. `paths`: the files that the merge writes. Leave a file alone that has other content."""
    tracked = set(git.run("ls-files", "-z").out.split(b"\0"))
    changed = set(git.run(*WITHOUT_HOOKS, "diff-files", "--name-only", "-z").out.split(b"\0"))
    place = os.fsencode(git.folder)
    written = [
        path
        for path in paths
        if (path in changed if path in tracked else os.path.lexists(os.path.join(place, path)))  # noqa: PTH118
    ]
    back: list[bytes] = []
    gone: list[bytes] = []
    with _merged(git, target, head) as (tree, more):
        for path in written:
            if _is_from(git, place, path, tree, more):
                (back if path in tracked else gone).append(path)
    for path in gone:  # first, because a full disk has room then
        full = Path(os.fsdecode(place), os.fsdecode(path))
        with contextlib.suppress(OSError):
            full.unlink()
            for folder in full.relative_to(git.folder).parents[:-1]:
                (Path(git.folder) / folder).rmdir()  # ends with an error at a folder that is not empty
    if back:
        git.run(*WITHOUT_HOOKS, "checkout-index", "-f", "-z", "--stdin", data=b"\0".join(back) + b"\0")


@contextlib.contextmanager
def _merged(git: ProjectGit, target: str, head: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Provide the tree that the merge makes, and the environment in which git can read it."""
    if git.run("rev-list", "--count", f"{head}..{target}").out.strip() == b"0":
        yield head, {}
        return
    with without_writing(git) as more:
        tree = head
        with contextlib.suppress(GitFailedError):  # older versions of git lack `--write-tree`
            out = git.run("merge-tree", "--write-tree", "-z", "--no-messages", target, head, more=more).out
            tree = out.partition(b"\0")[0].decode()
        yield tree, more


def _is_from(git: ProjectGit, place: bytes, path: bytes, tree: str, more: Mapping[str, str]) -> bool:
    """Return whether a file is missing, or is what git writes of the tree, or the beginning of that."""
    full = Path(os.fsdecode(place), os.fsdecode(path))
    try:
        is_link = stat.S_ISLNK(full.lstat().st_mode)
        data = os.fsencode(full.readlink()) if is_link else read_all(full, _MOST_BYTES, follow=False)
    except FileNotFoundError:
        return True
    except (OSError, ValueError):
        return False
    named = f"{tree}:{os.fsdecode(path)}"
    try:
        if git.run("cat-file", "blob", named, more=more).out.startswith(data):
            return True
        # A filter has written other bytes than the commit has.
        oid = git.run("rev-parse", "-q", "--verify", named, more=more).out
        stored = git.run("hash-object", "--stdin", f"--path={os.fsdecode(path)}", data=data).out
    except GitFailedError:
        return False
    return bool(oid) and stored == oid

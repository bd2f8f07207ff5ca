"""Loose commits: commits that only a worktree leads to, by its own history of HEAD or its own refs.

Git keeps these commits as long as it keeps the worktree. Once the worktree is in the trash, git may delete
them. So we store the commits as a pack in the worktree's git folder. This folder goes into the trash, and
comes back, together with the worktree. The repository gets no ref for the commits.
"""

import contextlib
import os
import re
from collections.abc import Iterator
from pathlib import Path

from claude_desk.repository.project_git import ProjectGit
from claude_desk.repository.worktree_requests import BringCommits, KeepCommits
from claude_desk.system.files import open_to_read, read_all, read_beginning

_PACK = "claude-desk-commits"
_ID = re.compile(rb"\b[0-9a-f]{40}(?:[0-9a-f]{24})?\b")
_SMALL = 8_192  # bytes of a ref
_TAIL = 4 << 20  # bytes at the end of HEAD's history that are read
_MOST_TIPS = 20_000
_LARGEST_PACK = 1 << 30


def count_loose(git: ProjectGit, kept: Path) -> int:
    """Count the commits of a worktree that are in no git branch and no tag. `kept`: the worktree's git
    folder."""
    tips = _tips(git, kept)
    return int(git.run("rev-list", "--count", *_elsewhere(""), data=tips).out) if tips else 0


def keep_commits(git: ProjectGit, request: KeepCommits) -> None:
    """Store the loose commits as a pack in the worktree's git folder. Raise `GitFailedError` if git fails."""
    kept = Path(request.kept)
    forget_commits(kept)
    tips = _tips(git, kept)
    listed = git.run("rev-list", "--objects", *_elsewhere(request.without), data=tips).out if tips else b""
    if listed:
        objects = b"".join(line.partition(b" ")[0] + b"\n" for line in listed.splitlines())
        git.run("pack-objects", "-q", str(kept / _PACK), data=objects)


def bring_commits(git: ProjectGit, request: BringCommits) -> None:
    """Unpack the stored commits into the repository, and delete the pack. Git may have deleted the commits
    from the repository."""
    for pack in Path(request.kept).glob(f"{_PACK}-*.pack"):
        git.run("unpack-objects", "-q", data=read_all(pack, _LARGEST_PACK))
    forget_commits(Path(request.kept))


def forget_commits(kept: Path) -> None:
    for each in kept.glob(f"{_PACK}-*"):
        with contextlib.suppress(OSError):
            each.unlink()


def _elsewhere(without: str) -> list[str]:
    """Return the arguments of `rev-list` for commits that are in no git branch and no tag.

    `without`: a git branch that does not count, because it will be deleted.
    """
    gone = [f"--exclude={without}"] if without else []
    return ["--stdin", "--not", *gone, "--branches", "--remotes", "--tags"]


def _tips(git: ProjectGit, kept: Path) -> bytes:
    """Return the ids of the commits that the worktree leads to and that exist, one id a line."""
    named = dict.fromkeys(found for text in _texts(kept) for found in _ID.findall(text) if found.strip(b"0"))
    wanted = b"".join(each + b"\n" for each in list(named)[-_MOST_TIPS:])
    if not wanted:
        return b""
    checked = git.run("cat-file", "--batch-check=%(objectname) %(objecttype)", data=wanted).out
    return b"".join(line.split()[0] + b"\n" for line in checked.splitlines() if line.endswith(b" commit"))


def _texts(kept: Path) -> Iterator[bytes]:
    with contextlib.suppress(OSError), open_to_read(kept / "logs/HEAD") as file:
        file.seek(max(0, os.fstat(file.fileno()).st_size - _TAIL))
        for line in file.read(_TAIL).splitlines():
            yield line[:130]  # the two ids at the beginning of the line, without the message at its end
    for each in (kept / "HEAD", kept / "ORIG_HEAD", *sorted(kept.glob("refs/**/*"))):
        with contextlib.suppress(OSError):
            yield read_beginning(each, _SMALL)

"""Finds out whether another git branch has the work of a commit: in its history, or after a rebase or a
squash.

Nothing is written into the repository.
"""

import contextlib
import os
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from claude_desk.repository.project_git import GitFailedError, ProjectGit

_MOST_COMMITS = 500  # at most so many commits of the other git branch are compared
_PLAIN = ("--no-ext-diff", "--no-textconv", "--no-color", "--full-index", "--binary")


def merged_into(git: ProjectGit, head: str, branch: str, main_branch: str) -> str:
    """Return the name of a git branch that has all work of `head`; "" if no git branch has it.

    `branch` itself and its copies on remotes do not count. Work after a rebase or a squash is found only in
    the `_targets`. `main_branch`: the git branch of the main checkout, or "".
    """
    out = git.run(
        "for-each-ref", "--contains", head, "--format=%(symref) %(refname)", "refs/heads", "refs/remotes"
    ).out
    for line in os.fsdecode(out).splitlines():
        symbolic, _, name = line.rpartition(" ")
        if not symbolic and (short := _short(name)) and not _is_same(name, branch):
            return short
    for name in _targets(git, main_branch):
        if not _is_same(name, branch) and _has_all(git, name, head):
            return _short(name)
    return ""


def unmerged_commits(git: ProjectGit, head: str, main_branch: str) -> int:
    """Return how many commits of `head` the first of the `_targets` lacks; 0 without a target."""
    for name in _targets(git, main_branch):
        return int(git.run("rev-list", "--count", f"{name}..{head}").out or b"0")
    return 0


def _short(name: str) -> str:
    return name.removeprefix("refs/heads/").removeprefix("refs/remotes/")


def _is_same(name: str, branch: str) -> bool:
    """Whether the ref `name` is the git branch `branch` or its copy on a remote."""
    if not branch:
        return False
    remote = name.removeprefix("refs/remotes/").partition("/")[2] if name.startswith("refs/remotes/") else ""
    return branch in (name.removeprefix("refs/heads/"), remote)


def _targets(git: ProjectGit, main_branch: str) -> Iterator[str]:
    """Yield the refs that work is usually merged into, if they exist: the git branch of the main checkout,
    the default branches of the remotes, `main` and `master`."""
    wanted = [f"refs/heads/{main_branch}"] if main_branch else []
    out = git.run("for-each-ref", "--format=%(symref)", "refs/remotes").out
    wanted += [line for line in os.fsdecode(out).splitlines() if line]
    wanted += ["refs/heads/main", "refs/heads/master"]
    for name in dict.fromkeys(wanted):
        if git.run("for-each-ref", "--format=x", "--count=1", name).out:
            yield name


def _has_all(git: ProjectGit, target: str, head: str) -> bool:
    base = git.run("merge-base", target, head, codes=(0, 1)).out.strip().decode()
    if not base:
        return False
    cherry = git.run("cherry", target, head).out.splitlines()
    if all(line.startswith(b"-") for line in cherry):
        return True
    return _is_squashed(git, target, head, base) or _adds_nothing(git, target, head)


def _is_squashed(git: ProjectGit, target: str, head: str, base: str) -> bool:
    """Whether one commit of the target makes exactly the change from `base` to `head`."""
    diff = git.run("diff-tree", "-r", "-p", *_PLAIN, base, head).out
    wanted = _patch_ids(git, diff)
    log = git.run(
        "log",
        "-p",
        "--no-merges",
        f"--max-count={_MOST_COMMITS}",
        *_PLAIN,
        "--format=commit %H",
        f"{base}..{target}",
    ).out
    return bool(wanted) and not wanted.isdisjoint(_patch_ids(git, log))


def _patch_ids(git: ProjectGit, diff: bytes) -> set[bytes]:
    return {line.split(b" ")[0] for line in git.run("patch-id", "--stable", data=diff).out.splitlines()}


def _adds_nothing(git: ProjectGit, target: str, head: str) -> bool:
    """Whether a merge of `head` would leave the target as it is.

    False if the merge has conflicts, or if git is too old to merge without a checkout.
    """
    try:
        with without_writing(git) as more:
            merged = git.run("merge-tree", "--write-tree", target, head, more=more).out
    except GitFailedError as error:
        if error.failure.cancelled:
            raise
        return False
    tree = git.run("rev-parse", f"{target}^{{tree}}").out
    return merged.split(b"\n")[0] == tree.strip()


@contextlib.contextmanager
def without_writing(git: ProjectGit) -> Iterator[Mapping[str, str]]:
    """Provide environment variables under which git writes new objects into a folder that is removed
    afterwards."""
    objects = Path(git.folder) / os.fsdecode(git.run("rev-parse", "--git-path", "objects").out[:-1])
    with tempfile.TemporaryDirectory(prefix="claude-desk-") as folder:
        yield {"GIT_OBJECT_DIRECTORY": folder, "GIT_ALTERNATE_OBJECT_DIRECTORIES": _quoted(str(objects))}


def _quoted(path: str) -> str:
    """Quote a path for a list that colons separate."""
    escaped = path.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'

"""The filters that a checkout of a commit may run: attributes name them, git's configuration defines them."""

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from claude_desk.repository.project_git import ProjectGit
from claude_desk.repository.worktree_requests import GitFilter
from claude_desk.system.files import read_beginning

_NAMED = re.compile(rb"(?:^|\s)filter=(\S*)", re.MULTILINE)
_DEFINED = r"^filter\..*\.(smudge|process|clean|required)$"
_LARGEST = 1_000_000  # bytes of a file of attributes


def filters_in(git: ProjectGit, commit: str) -> tuple[GitFilter, ...]:
    """Return all filters that may run when the commit is checked out."""
    run = {name: kinds.get("process") or kinds.get("smudge") for name, kinds in _defined(git).items()}
    commands = {name: command for name, command in run.items() if command}
    if not commands:
        return ()
    named = {name for text in _attributes(git, commit) for name in _NAMED.findall(text)}
    return tuple(
        GitFilter(name, command) for name, command in sorted(commands.items()) if os.fsencode(name) in named
    )


def without_filters(git: ProjectGit, place: str, *, but_known: bool) -> Mapping[str, str]:
    """Return environment variables under which git runs no filter in the worktree `place`.

    The worktree must exist, because git's configuration may depend on its git branch and its place.
    `but_known`: whether a filter may run if the folder of `git` has the same definition of this filter.
    """
    known = _defined(git) if but_known else {}
    pairs = [
        (f"filter.{name}.{key}", value)
        for name, kinds in _defined(git, "-C", place).items()
        if known.get(name) != kinds
        for key, value in (("smudge", ""), ("process", ""), ("clean", ""), ("required", "false"))
    ]
    settings = {"GIT_CONFIG_COUNT": str(len(pairs))}
    for number, (key, value) in enumerate(pairs):
        settings |= {f"GIT_CONFIG_KEY_{number}": key, f"GIT_CONFIG_VALUE_{number}": value}
    return settings


def _defined(git: ProjectGit, *where: str) -> dict[str, dict[str, str]]:
    """Return the configured filters: the name, which may be "" -> the kind, such as `smudge` -> the value.

    If the configuration has several values of a kind, the last value counts.
    """
    out = git.run(*where, "config", "-z", "--get-regexp", _DEFINED, codes=(0, 1)).out
    values: dict[str, dict[str, str]] = {}
    for entry in out.split(b"\0"):
        key, _, value = entry.partition(b"\n")
        name, _, kind = os.fsdecode(key).removeprefix("filter.").rpartition(".")
        if kind:
            values.setdefault(name, {})[kind] = os.fsdecode(value)
    return values


def _attributes(git: ProjectGit, commit: str) -> Iterator[bytes]:
    blobs = []
    for entry in git.run("ls-tree", "-r", "-z", "--full-tree", commit).out.split(b"\0"):
        about, _, path = entry.partition(b"\t")
        if path.rpartition(b"/")[2] == b".gitattributes" and about.split(b" ")[1:2] == [b"blob"]:
            blobs.append(about.split(b" ")[2])
    if blobs:
        yield git.run("cat-file", "--batch", data=b"\n".join(blobs) + b"\n").out
    named = git.run("config", "--type=path", "--get", "core.attributesFile", codes=(0, 1)).out.rstrip(b"\n")
    home = os.environ.get("XDG_CONFIG_HOME") or str(Path("~/.config").expanduser())
    own = git.run("rev-parse", "--git-path", "info/attributes").out.rstrip(b"\n")
    files = (os.fsdecode(own), os.fsdecode(named) or f"{home}/git/attributes", "/etc/gitattributes")
    for file in files:
        try:
            yield read_beginning(Path(git.folder) / file, _LARGEST)
        except OSError:
            continue

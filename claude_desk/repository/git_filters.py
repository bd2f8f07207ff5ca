"""The filters that a checkout of a commit may run: attributes name them, the configuration defines them."""

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from claude_desk.repository.project_git import ProjectGit
from claude_desk.repository.worktree_requests import GitFilter
from claude_desk.system.files import read_beginning

_NAMED = re.compile(rb"(?:^|\s)filter=(\S+)", re.MULTILINE)
_DEFINED = r"^filter\..*\.(smudge|process|clean|required)$"
_LARGEST = 1_000_000  # bytes of a file of attributes


def filters_in(git: ProjectGit, commit: str) -> tuple[GitFilter, ...]:
    """Those that may run when the commit is checked out: rather one too many."""
    commands = {name: command for name, command in _defined(git).items() if command}
    if not commands:
        return ()
    named = {name for text in _attributes(git, commit) for name in _NAMED.findall(text)}
    return tuple(
        GitFilter(name, command) for name, command in sorted(commands.items()) if os.fsencode(name) in named
    )


def without_filters(git: ProjectGit) -> Mapping[str, str]:
    """The environment under which git runs no filter that the configuration defines."""
    pairs = [
        (f"filter.{name}.{key}", value)
        for name in _defined(git)
        for key, value in (("smudge", ""), ("process", ""), ("clean", ""), ("required", "false"))
    ]
    settings = {"GIT_CONFIG_COUNT": str(len(pairs))}
    for number, (key, value) in enumerate(pairs):
        settings |= {f"GIT_CONFIG_KEY_{number}": key, f"GIT_CONFIG_VALUE_{number}": value}
    return settings


def _defined(git: ProjectGit) -> dict[str, str]:
    """By name of the filter, what it runs at a checkout, "" where that is nothing. The last value counts."""
    out = git.run("config", "-z", "--get-regexp", _DEFINED, codes=(0, 1)).out
    values: dict[str, dict[str, str]] = {}
    for entry in out.split(b"\0"):
        key, _, value = entry.partition(b"\n")
        name, _, kind = os.fsdecode(key).removeprefix("filter.").rpartition(".")
        if name:
            values.setdefault(name, {})[kind] = os.fsdecode(value)
    return {name: kinds.get("process") or kinds.get("smudge") or "" for name, kinds in values.items()}


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

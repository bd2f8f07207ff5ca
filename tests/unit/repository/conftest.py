"""A repository for each test, in which worktrees are made and removed."""

import os
import subprocess
from pathlib import Path

import pytest

from claude_desk.repository.project_git import ProjectGit
from claude_desk.snapshots.git_store import find_git

_CONFIG = """\
[user]
\tname = A
\temail = a@example.org
[init]
\tdefaultBranch = main
"""


class Project:
    """A checkout with one commit, on `main`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self.git("init", "-q")
        self.write("a.txt", "one\n")
        self.commit("first")

    def git(self, *arguments: str, at: Path | None = None) -> str:
        done = subprocess.run(
            ["git", *arguments], cwd=at or self.folder, check=True, capture_output=True, text=True
        )
        return done.stdout.strip()

    def write(self, name: str, text: str, at: Path | None = None) -> Path:
        path = (at or self.folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def commit(self, words: str, at: Path | None = None) -> str:
        self.git("add", "-A", at=at)
        self.git("commit", "-q", "-m", words, at=at)
        return self.git("rev-parse", "HEAD", at=at)

    def hook(self, name: str, script: str) -> None:
        path = self.folder / ".git/hooks" / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    @property
    def head(self) -> str:
        return self.git("rev-parse", "HEAD")

    @property
    def branches(self) -> list[str]:
        return self.git("for-each-ref", "--format=%(refname:short)", "refs/heads").splitlines()

    @property
    def worktrees(self) -> list[str]:
        lines = self.git("worktree", "list", "--porcelain").splitlines()
        return [line.removeprefix("worktree ") for line in lines if line.startswith("worktree ")]

    @property
    def ours(self) -> ProjectGit:
        program = find_git()
        assert program is not None
        return ProjectGit(program, str(self.folder))


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    return made_project(tmp_path, monkeypatch)


def made_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """Make a project, and set HOME to a folder with a configuration of git."""
    home = tmp_path / "home"
    home.mkdir(exist_ok=True)
    (home / ".gitconfig").write_text(_CONFIG)
    for name in [name for name in os.environ if name.startswith(("GIT_", "XDG_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    return Project(tmp_path / "atlas")

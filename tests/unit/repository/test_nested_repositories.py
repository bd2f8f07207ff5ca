"""A repository inside the project has its own configuration and hooks, which the user was not asked about.
The program's git runs none of the programs named there, whether or not the project's index lists the
repository."""

from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.library.mentions.file_lister import files_of
from claude_desk.repository import staging
from claude_desk.repository.requests import (
    CommitIndex,
    ReadLastCommit,
    ReadStatus,
    StageFiles,
    UnstageFiles,
)
from claude_desk.repository.worktree_removal import inspect_worktree
from claude_desk.repository.worktree_requests import (
    AddWorktree,
    InspectRepository,
    InspectWorktree,
    PlanWorktree,
    Standing,
)
from claude_desk.repository.worktrees import add_worktree, inspect_repository, plan_worktree
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.records import SnapshotConfig, SnapshotMoment
from tests.unit.repository.conftest import Project

HOOKS = (
    "post-index-change", "pre-commit", "prepare-commit-msg", "commit-msg", "post-commit", "post-checkout",
    "reference-transaction", "fsmonitor-watchman", "pre-auto-gc", "post-rewrite",
)  # fmt: skip


def trap(project: Project, nested: Path, marks: Path) -> None:
    """Make the nested repository name a program for each setting and hook. Each program leaves its own file
    in `marks`."""
    project.git("init", "-q", at=nested) if not (nested / ".git").exists() else None
    project.write("inner.txt", "one\n", at=nested)
    project.write(".gitattributes", "* filter=x diff=x\n", at=nested)
    project.commit("inner", at=nested)
    for key in ("core.fsmonitor", "filter.x.clean", "filter.x.smudge", "diff.x.textconv", "diff.external",
                "core.sshCommand", "core.pager", "core.editor", "gpg.program", "diff.x.command"):  # fmt: skip
        project.git("config", key, f"sh -c 'touch {marks}/{key}; cat' --", at=nested)
    hooks = nested / "traps"
    hooks.mkdir()
    for name in HOOKS:
        (hooks / name).write_text(f"#!/bin/sh\ntouch {marks}/hook-{name}\n")
        (hooks / name).chmod(0o755)
    project.git("config", "core.hooksPath", str(hooks), at=nested)
    # The file differs from its index in size and time, so git would read it through the filter.
    project.write("inner.txt", "two and more\n", at=nested)
    project.write("new.txt", "new\n", at=nested)


def snapshots(project: Project, place: Path) -> None:
    program = find_git()
    assert program is not None
    config = SnapshotConfig(place / "stores", place / "home")
    store = FolderSnapshots(str(project.folder), config, program, lambda news: None)
    before = store.take(SnapshotMoment.TURN_START, "one", "turn").snapshot
    store.changes(before.id, "")


def stage_all(project: Project, place: Path) -> None:
    found = staging.read_status(project.ours, ReadStatus(""))
    staging.stage_files(project.ours, StageFiles("", {each.path: each.after for each in found.unstaged}))


def unstage_all(project: Project, place: Path) -> None:
    stage_all(project, place)
    found = staging.read_status(project.ours, ReadStatus(""))
    staging.unstage_files(project.ours, UnstageFiles("", {each.path: each.after for each in found.staged}))


def commit(project: Project, place: Path) -> None:
    stage_all(project, place)
    staging.commit(project.ours, CommitIndex("", "words", False))
    staging.read_last_commit(project.ours, ReadLastCommit(""))


def new_worktree(project: Project, place: Path) -> None:
    plan = plan_worktree(project.ours, PlanWorktree("", "next", "main", str(place / "next")))
    assert plan.problem is None
    add_worktree(project.ours, AddWorktree("", plan.branch, plan.base, plan.place))


ACTS: dict[str, Callable[[Project, Path], object]] = {
    "status": lambda project, place: staging.read_status(project.ours, ReadStatus("")),
    "stage": stage_all,
    "unstage": unstage_all,
    "commit": commit,
    "the repository": lambda project, place: inspect_repository(project.ours, InspectRepository("")),
    "a new worktree": new_worktree,
    "files to mention": lambda project, place: list(files_of(project.folder)),
    "snapshots": snapshots,
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("known", [True, False], ids=["in the index", "beside it"])
def test_nothing_of_a_repository_inside_of_the_project_runs(
    repository: Project, tmp_path: Path, act: str, known: bool
) -> None:
    marks, nested = tmp_path / "marks", repository.folder / "nested"
    marks.mkdir()
    nested.mkdir()
    repository.git("init", "-q", at=nested)
    repository.write("inner.txt", "zero\n", at=nested)
    repository.commit("zero", at=nested)
    if known:
        repository.commit("a repository, and no submodule")
        assert "160000" in repository.git("ls-files", "-s", "nested")
    trap(repository, nested, marks)
    repository.write("a.txt", "changed\n")
    for mark in marks.iterdir():
        mark.unlink()
    ACTS[act](repository, tmp_path)
    assert sorted(mark.name for mark in marks.iterdir()) == []


@pytest.mark.parametrize("known", [True, False], ids=["in the index", "beside it"])
def test_nothing_of_a_repository_inside_of_a_worktree_runs_when_that_is_to_go(
    repository: Project, tmp_path: Path, known: bool
) -> None:
    marks, place = tmp_path / "marks", tmp_path / "fix"
    marks.mkdir()
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    nested = place / "nested"
    nested.mkdir()
    repository.git("init", "-q", at=nested)
    repository.write("inner.txt", "zero\n", at=nested)
    repository.commit("zero", at=nested)
    if known:
        repository.commit("a repository, and no submodule", at=place)
    trap(repository, nested, marks)
    for mark in marks.iterdir():
        mark.unlink()
    state = inspect_worktree(repository.ours, InspectWorktree("", str(place), ""))
    assert sorted(mark.name for mark in marks.iterdir()) == []
    if known:
        assert state.standing is Standing.SUBMODULES, "what is in it git keeps nowhere"
    else:
        assert state.lost and any(each.path.startswith(b"nested") for each in state.lost)

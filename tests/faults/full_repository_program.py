"""Merges, stages and restores in a repository on a disk of its own, which is full or read-only.

Run `python -m tests.faults.full_repository_program` with such a disk at HOME (see `test_full_mount.py`). The
process prints the name of each check that passed.
"""

import os
import subprocess
from pathlib import Path

from claude_desk.repository.merge_requests import MergeBranch, Merged, MergePlan, PlanMerge
from claude_desk.repository.merging import merge_branch, plan_merge
from claude_desk.repository.project_git import GitFailedError, ProjectGit
from claude_desk.repository.requests import ReadStatus, StageFiles
from claude_desk.repository.staging import read_status, stage_files
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import StoreError, find_git
from claude_desk.snapshots.records import PathState, RestoreOutcome, SnapshotConfig, SnapshotMoment
from tests.faults.small_disk_program import filled, mount

HOME = Path(os.environ["HOME"])
PROJECT, WORKTREE = HOME / "project", HOME / "fix"
LARGE = os.urandom(1_000_000)


def git(*arguments: str, at: Path = PROJECT) -> str:
    words = ["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments]
    return subprocess.run(words, cwd=at, check=True, capture_output=True, text=True).stdout.strip()


def contents() -> dict[str, bytes]:
    files = (each for each in PROJECT.rglob("*") if each.is_file() and ".git" not in each.parts)
    return {str(each.relative_to(PROJECT)): each.read_bytes() for each in files}


def make() -> ProjectGit:
    """Make a repository, and a worktree whose branch changes a small file and adds a large one."""
    PROJECT.mkdir()
    git("init", "-q", "-b", "main")
    git("config", "user.name", "a")
    git("config", "user.email", "a@b")
    for name in ("a.txt", "b.txt"):
        (PROJECT / name).write_text(f"{name}\n")
    git("add", ".")
    git("commit", "-q", "-m", "one")
    git("worktree", "add", "-q", "-b", "fix", str(WORKTREE))
    (WORKTREE / "a.txt").write_text("changed\n")
    (WORKTREE / "new").mkdir()
    (WORKTREE / "new" / "large").write_bytes(LARGE)
    git("add", ".", at=WORKTREE)
    git("commit", "-q", "-m", "two", at=WORKTREE)
    program = find_git()
    assert program is not None
    return ProjectGit(program, str(WORKTREE))


def merges(ours: ProjectGit, why: str) -> None:
    plan = plan_merge(ours, PlanMerge(""))
    assert isinstance(plan, MergePlan) and plan.problem is None, plan
    before, head = contents(), git("rev-parse", "HEAD")
    try:
        merge_branch(ours, MergeBranch("", "main", plan.seen))
    except GitFailedError as error:
        assert why in error.failure.words, error.failure.words
    else:
        raise AssertionError
    assert (contents(), git("rev-parse", "HEAD")) == (before, head)
    assert not (PROJECT / ".git" / "index.lock").exists()


def stages(ours: ProjectGit, why: str) -> None:
    here = ours.uncancelled(str(PROJECT))
    changes = {each.path: each.after for each in read_status(here, ReadStatus("")).unstaged}
    index, before = (PROJECT / ".git" / "index").read_bytes(), contents()
    try:
        stage_files(here, StageFiles("", changes))
    except GitFailedError as error:
        assert why in error.failure.words, error.failure.words
    else:
        raise AssertionError
    assert (PROJECT / ".git" / "index").read_bytes() == index and contents() == before
    assert not (PROJECT / ".git" / "index.lock").exists()


def restores(store: FolderSnapshots, taken: str, changes: dict[bytes, PathState | None]) -> None:
    """Restore two of three changed files, as the boxes of a rewind choose them."""
    before = contents()
    chosen = [b"b.txt", b"kept.bin"]
    try:
        done = store.restore(taken, chosen, {path: changes[path] for path in chosen}, "s")
    except (StoreError, OSError):
        assert contents() == before
        return
    after = contents()
    outcomes = {each.path: each.outcome for each in done.paths}
    for path in chosen:
        name = path.decode()
        if outcomes[path] is not RestoreOutcome.RESTORED:
            assert after.get(name) == before.get(name), (name, outcomes)
    assert after["c.txt"] == b"c\n"


def main() -> None:
    ours = make()
    with filled(300_000):
        merges(ours, "unable to write file new/large")  # git does not say why
    print("merge_full", flush=True)
    mount("ro")
    merges(ours, "Read-only file system")
    mount("rw")
    print("merge_read_only", flush=True)
    git_program = find_git()
    assert git_program is not None
    store = FolderSnapshots(
        str(PROJECT), SnapshotConfig(HOME / "ours", HOME / "home"), git_program, lambda news: None
    )
    (PROJECT / "kept.bin").write_bytes(LARGE)
    taken = store.take(SnapshotMoment.TURN_START, "s", "t").snapshot
    (PROJECT / "kept.bin").unlink()
    (PROJECT / "b.txt").write_text("mine\n")
    (PROJECT / "c.txt").write_text("c\n")
    now = store.take(SnapshotMoment.TURN_END, "s", "t").snapshot
    assert taken is not None and now is not None
    changes = {each.path: each.after for each in store.changes(taken.id, now.id).changes}
    with filled(300_000):
        restores(store, taken.id, changes)
    print("restore_full", flush=True)
    with filled(0):
        restores(store, taken.id, changes)
    mount("ro")
    restores(store, taken.id, changes)
    mount("rw")
    print("restore_read_only", flush=True)
    (PROJECT / "large").write_bytes(os.urandom(1_000_000))
    with filled(100_000):
        stages(ours, "No space left on device")
    print("stage_full", flush=True)
    mount("ro")
    stages(ours, "Read-only file system")
    mount("rw")
    print("stage_read_only", flush=True)
    (PROJECT / "large").unlink()
    git("checkout", "-q", "--", ".")
    plan = plan_merge(ours, PlanMerge(""))
    assert isinstance(plan, MergePlan)
    assert isinstance(merge_branch(ours, MergeBranch("", "main", plan.seen)), Merged)
    print("merged", flush=True)


if __name__ == "__main__":
    main()

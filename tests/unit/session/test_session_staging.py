"""Staging and commits in the git repository of a session's folder, with the real git."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.protocol.phrase import Phrase
from claude_desk.repository.records import Committed, LastCommit
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.snapshots.records import ChangeKind, ChosenLines, FileDiff
from claude_desk.workspace.children.repository_client import RepositoryClient
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import SessionHarness
from tests.unit.snapshots.conftest import run_git
from tests.waiting import signal_of, until


@pytest.fixture
def client(test_loop: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[RepositoryClient]:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    made = RepositoryClient()
    yield made
    made.close()


class Project:
    def __init__(self, folder: Path, make_session: MakeSession, client: RepositoryClient) -> None:
        self.folder = folder
        run_git(folder, "init", "-q", "-b", "main")
        run_git(folder, "config", "user.name", "A Person")
        run_git(folder, "config", "user.email", "a@example.org")
        (folder / ".gitignore").write_text("/*\n!/a\n")
        (folder / "a").write_text("one\ntwo\n")
        run_git(folder, "add", "-f", ".gitignore", "a")
        run_git(folder, "commit", "-q", "-m", "first")
        self.trusted = True
        self.held: SessionHarness = make_session(repository=client, may_run_git=lambda folder: self.trusted)
        self.session = self.held.session

    async def watch(self, scope: ChangeScope) -> Comparison:
        found = signal_of(self.session.changes.found)
        self.session.changes.watch(scope)
        (comparison,) = await found
        return comparison  # type: ignore[no-any-return]

    def kinds(self, comparison: Comparison) -> dict[bytes, ChangeKind]:
        return {change.path: change.kind for change in comparison.changes}


@pytest.fixture
def project(tmp_path: Path, make_session: MakeSession, client: RepositoryClient) -> Project:
    return Project(tmp_path, make_session, client)


async def test_lines_are_staged_and_committed(project: Project) -> None:
    (project.folder / "a").write_text("ONE\ntwo\nthree\n")
    staging = project.session.staging
    found = await project.watch(ChangeScope.UNSTAGED)
    assert project.kinds(found) == {b"a": ChangeKind.MODIFIED}
    read = signal_of(project.session.changes.diff_read)
    project.session.changes.read(found.changes[0])
    _, diff = await read
    assert isinstance(diff, FileDiff) and diff.lines.signs == "-+ +"
    again = signal_of(project.session.changes.found)
    staging.stage_lines(found.changes[0], ChosenLines((), (3,)), staged=False)
    assert staging.busy
    (left,) = await again
    assert project.kinds(left) == {b"a": ChangeKind.MODIFIED}, "the other lines"
    assert run_git(project.folder, "show", ":a") == b"one\ntwo\nthree\n"
    staged = await project.watch(ChangeScope.STAGED)
    assert (staged.changes[0].added, staged.changes[0].removed) == (1, 0)
    done = signal_of(staging.committed)
    staging.commit("Add three\n", amend=False)
    assert staging.committing
    (commit,) = await done
    assert isinstance(commit, Committed) and commit.subject == "Add three"
    assert run_git(project.folder, "show", "HEAD:a") == b"one\ntwo\nthree\n"
    assert (project.folder / "a").read_text() == "ONE\ntwo\nthree\n"
    staging.read_last_commit()
    await until(staging.changed, lambda: isinstance(staging.last, LastCommit))
    assert staging.last is not None and staging.last.message == "Add three"
    project.session.changes.stop()


async def test_a_folder_that_is_not_trusted_runs_no_git(project: Project) -> None:
    (project.folder / "a").write_text("ONE\n")
    change = (await project.watch(ChangeScope.UNSTAGED)).changes[0]
    project.session.changes.stop()
    project.trusted = False
    ran = project.folder / "ran"
    hook = project.folder / ".git/hooks/pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text(f"#!/bin/sh\ntouch {ran}\n")
    hook.chmod(0o755)
    assert (await project.watch(ChangeScope.STAGED)).trouble == Phrase("rewind.git_not_trusted")
    project.session.changes.stop()
    staging = project.session.staging
    for ask in (
        lambda: staging.stage([change]), lambda: staging.unstage([change]),
        lambda: staging.commit("x", amend=False),
        lambda: staging.stage_lines(change, ChosenLines((1,), (1,)), staged=False),
    ):  # fmt: skip
        ended = signal_of(staging.ended)
        ask()
        assert await ended == (Phrase("rewind.git_not_trusted"),)
    assert not ran.exists() and run_git(project.folder, "diff", "--cached") == b""


async def test_a_commit_is_stopped_with_its_hook(project: Project) -> None:
    hook = project.folder / ".git/hooks/pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho begun\nexec sleep 600\n")
    hook.chmod(0o755)
    (project.folder / "a").write_text("ONE\n")
    run_git(project.folder, "add", "a")
    staging = project.session.staging
    printed = signal_of(staging.printed, lambda text: "begun" in text)
    staging.commit("x", amend=False)
    await printed
    ended = signal_of(staging.ended)
    staging.cancel()
    assert await ended == (Phrase("rewind.git_stopped"),)
    assert not staging.committing and run_git(project.folder, "rev-list", "--count", "HEAD") == b"1\n"


async def test_what_has_changed_since_is_said(project: Project) -> None:
    (project.folder / "a").write_text("ONE\n")
    change = (await project.watch(ChangeScope.UNSTAGED)).changes[0]
    (project.folder / "a").write_text("other\n")
    ended = signal_of(project.session.staging.ended)
    project.session.staging.stage([change])
    assert await ended == (Phrase("rewind.staged_changed", count=1),)
    project.session.changes.stop()


async def test_a_folder_without_a_repository_says_so(
    make_session: MakeSession, client: RepositoryClient
) -> None:
    session = make_session(repository=client, may_run_git=lambda folder: True).session
    assert await session.staging.read() == Phrase("rewind.no_repository")


async def test_what_is_staged_is_that_of_the_worktree_which_claude_has_entered(
    project: Project, tmp_path: Path
) -> None:
    tree = tmp_path / "tree"
    run_git(project.folder, "worktree", "add", "-q", "-b", "fix", str(tree))
    (tree / "a").write_text("ONE\n")
    session = project.session
    session.staging.status = None
    session.info.place = WorkPlace(str(tree / "src"), str(tree), "fix")
    moved = signal_of(session.staging.moved)
    session._follow_place()
    await moved
    found = await project.watch(ChangeScope.UNSTAGED)
    assert project.kinds(found) == {b"a": ChangeKind.MODIFIED}
    again = signal_of(session.changes.found)
    session.staging.stage(found.changes)
    await again
    assert run_git(tree, "show", ":a") == b"ONE\n"
    assert run_git(project.folder, "show", ":a") == b"one\ntwo\n", "the main checkout is left alone"
    done = signal_of(session.staging.committed)
    session.staging.commit("In the worktree\n", amend=False)
    session.info.place = WorkPlace(str(project.folder))
    session._follow_place()  # Claude leaves the worktree meanwhile: the commit is still made in the worktree
    await done
    assert run_git(tree, "log", "-1", "--format=%s").strip() == b"In the worktree"
    assert run_git(project.folder, "log", "-1", "--format=%s").strip() == b"first"
    session.changes.stop()


async def test_no_git_runs_in_a_worktree_that_nobody_has_answered_for(
    project: Project, tmp_path: Path
) -> None:
    tree = str(tmp_path / "tree")
    asked: list[str] = []

    def may_run(folder: str) -> bool:
        asked.append(folder)
        return folder != tree

    project.session.staging._may_run = may_run
    project.session.info.place = WorkPlace(tree, tree, "fix")
    project.session._follow_place()
    found = await project.watch(ChangeScope.UNSTAGED)
    assert found.trouble == Phrase("rewind.git_not_trusted")
    assert asked == [tree]
    project.session.changes.stop()

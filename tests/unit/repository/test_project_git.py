"""git in a project: limited, ended with all processes that it has started, and never asking the user."""

import os
import select
import subprocess
import threading
from pathlib import Path

import pytest

from claude_desk.repository.project_git import GitFailedError, ProjectGit
from claude_desk.snapshots.git_store import find_git


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    folder = tmp_path / "project"
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    return folder


def git_of(project: Path, *said: list[str]) -> ProjectGit:
    program = find_git()
    assert program is not None
    return ProjectGit(program, str(project), *(each.append for each in said))


def hook(project: Path, script: str) -> None:
    path = project / ".git/hooks/pre-commit"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def commit(git: ProjectGit, **how: float) -> None:
    git.run(
        "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "x",
        seconds=how.get("seconds", 60.0),
    )  # fmt: skip


def test_what_git_writes_and_its_own_words(project: Path) -> None:
    git = git_of(project)
    (project / "a").write_text("one")
    assert (
        git.run("hash-object", "--stdin", data=b"one").out.strip()
        == b"43dd47ea691c90a5fa7827892c70241913351963"
    )
    with pytest.raises(GitFailedError) as failed:
        git.run("rev-parse", "--verify", "nothing")
    assert failed.value.failure.code == 128
    assert "nothing" in failed.value.failure.words or "revision" in failed.value.failure.words


def test_it_hears_what_hooks_print(project: Path) -> None:
    said: list[str] = []
    hook(project, "echo checking; exit 1")
    with pytest.raises(GitFailedError) as failed:
        commit(git_of(project, said))
    assert "checking" in "".join(said)
    assert failed.value.failure.words == "checking"


def test_a_hook_that_hangs_is_ended_with_what_it_has_started(project: Path, tmp_path: Path) -> None:
    hook(project, f"sleep 1000 & echo $! > {tmp_path}/number; wait")
    with pytest.raises(GitFailedError) as failed:
        commit(git_of(project), seconds=1.0)
    assert failed.value.failure.timeout
    number = int((tmp_path / "number").read_text())
    try:
        process = os.pidfd_open(number)
    except ProcessLookupError:
        return
    ended, _, _ = select.select([process], [], [], 30.0)
    os.close(process)
    assert ended, "it was killed"


def test_cancelled_from_another_thread(project: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "begun")
    hook(project, f"echo > {tmp_path}/begun; sleep 1000")
    git = git_of(project)

    def cancel() -> None:
        (tmp_path / "begun").read_text()
        git.cancel()

    thread = threading.Thread(target=cancel)
    thread.start()
    with pytest.raises(GitFailedError) as failed:
        commit(git)
    thread.join()
    assert failed.value.failure.cancelled
    with pytest.raises(GitFailedError):
        git.run("version")
    git.renew()
    assert git.run("version").out.startswith(b"git version")


def test_variables_of_git_and_relative_folders_are_not_passed_on(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_DIR", "/nowhere")
    monkeypatch.setenv("PATH", f"bin:{os.environ['PATH']}")
    (project / "bin").mkdir()
    (project / "bin/sh").write_text("#!/bin/false\n")
    hook(project, 'echo "$PATH"; exit 1')
    with pytest.raises(GitFailedError) as failed:
        commit(git_of(project))
    assert not failed.value.failure.words.startswith("bin:")
    assert "bin" in failed.value.failure.words

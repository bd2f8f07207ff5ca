"""Which ignored files are copied into a worktree: regular files inside the project, and only those that
`.worktreeinclude` names."""

import os
import stat
from pathlib import Path

import pytest

from claude_desk.repository import project_git, worktree_files
from claude_desk.repository.project_git import GitResult
from claude_desk.repository.worktree_files import copy_files, included_files
from claude_desk.repository.worktree_requests import IncludedFile
from tests.unit.repository.conftest import Project


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "place").mkdir()
    return tmp_path / "place"


def named(repository: Project) -> list[str]:
    found = included_files(repository.ours, str(repository.folder))
    return [os.fsdecode(each.path) for each in found.files]


def test_only_ignored_files_that_are_named_come_along(repository: Project) -> None:
    repository.write(".gitignore", "*.env\nbuild/\n")
    repository.write(".worktreeinclude", "# what comes along\n\n*.env\n!no.env\nbuild/kept/\n*.txt\n")
    for name in ("a.env", "no.env", "sub/b.env", "build/kept/one", "build/two", "new.txt"):
        repository.write(name, "x" * 10)
    assert named(repository) == ["a.env", "build/kept/one", "sub/b.env"]
    found = included_files(repository.ours, str(repository.folder))
    assert (found.count, found.size, found.too_much) == (3, 30, False)


def test_without_the_file_or_where_it_is_a_link_nothing_comes(repository: Project, tmp_path: Path) -> None:
    repository.write(".gitignore", "*\n")
    assert named(repository) == []
    (tmp_path / "patterns").write_text("*\n")
    (repository.folder / ".worktreeinclude").symlink_to(tmp_path / "patterns")
    assert named(repository) == []


def test_links_folders_pipes_and_what_lies_behind_links_stay(repository: Project, tmp_path: Path) -> None:
    repository.write(".gitignore", "*.env\nout/\n.worktreeinclude\n")
    repository.write(".worktreeinclude", "*.env\nout/\n../*\n/\n.git\n")
    (tmp_path / "secret").write_text("secret")
    (repository.folder / "link.env").symlink_to(tmp_path / "secret")
    os.mkfifo(repository.folder / "pipe.env")
    (repository.folder / "out").symlink_to(tmp_path)
    repository.write("inner/.git/config", "[core]\n")
    repository.write("good.env", "x")
    found = included_files(repository.ours, str(repository.folder))
    assert [each.path for each in found.files] == [b"good.env"]
    assert b"link.env" in found.left


@pytest.mark.parametrize("others", [0, 1, 40])
def test_other_ignored_files_are_no_reason_to_copy_none(
    repository: Project, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    repository.write(".gitignore", "*.env\nnode_modules/\n")
    repository.write(".worktreeinclude", "*.env\n")
    repository.write("a.env", "x")
    repository.write(":(top) so\n*.env", "x")
    for number in range(others):
        repository.write(f"node_modules/{number}/{'long' * 20}", "x")
    monkeypatch.setattr(project_git, "_MOST_OUT", 200)
    assert sorted(named(repository)) == [":(top) so\n*.env", "a.env"]


@pytest.mark.parametrize("megabytes", [1, 25])
def test_a_long_list_is_not_dropped(
    repository: Project, monkeypatch: pytest.MonkeyPatch, megabytes: int
) -> None:
    repository.write(".worktreeinclude", "*.env\n")
    repository.write("a.env", "x")
    folders = b"/".join([b"x" * 250] * 15)
    gone = [b"%d/%s/.env" % (number, folders) for number in range(megabytes * 300)]
    output = GitResult(b"\0".join([*gone, b"a.env"]))
    monkeypatch.setattr(project_git.ProjectGit, "run", lambda *_, **__: output)
    assert named(repository) == ["a.env"]


def test_too_many_or_too_large_none_comes(repository: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    repository.write(".gitignore", "*.env\n")
    repository.write(".worktreeinclude", "*.env\n")
    for number in range(4):
        repository.write(f"{number}.env", "xx")
    monkeypatch.setattr(worktree_files, "MOST_FILES", 3)
    found = included_files(repository.ours, str(repository.folder))
    assert (found.too_much, found.files, found.count, found.size) == (True, (), 4, 8)
    monkeypatch.setattr(worktree_files, "MOST_FILES", 4)
    monkeypatch.setattr(worktree_files, "MOST_BYTES", 7)
    assert included_files(repository.ours, str(repository.folder)).too_much


def test_files_are_copied_with_their_bits_and_none_over_another(repository: Project, place: Path) -> None:
    repository.write("sub/run", "#!/bin/sh\n").chmod(0o751)
    repository.write("a.txt", "mine\n")
    (repository.folder / "sub").chmod(0o750)
    (place / "a.txt").write_text("theirs\n")
    files = [IncludedFile(b"sub/run", 10), IncludedFile(b"a.txt", 10)]
    copied, failed = copy_files(str(repository.folder), str(place), files)
    assert (copied, [path for path, _ in failed]) == (1, [b"a.txt"])
    assert (place / "sub/run").read_text() == "#!/bin/sh\n"
    assert stat.S_IMODE((place / "sub/run").stat().st_mode) == 0o751
    assert stat.S_IMODE((place / "sub").stat().st_mode) == 0o750
    assert (place / "a.txt").read_text() == "theirs\n"


@pytest.mark.parametrize(
    "path", [b"../secret", b"/etc/passwd", b".git/config", b"a/../../secret", b".GIT/x", b""]
)
def test_no_path_leads_out(repository: Project, place: Path, tmp_path: Path, path: bytes) -> None:
    (tmp_path / "secret").write_text("secret")
    copied, failed = copy_files(str(repository.folder), str(place), [IncludedFile(path, 1_000)])
    assert (copied, len(failed)) == (0, 1)
    assert list(place.iterdir()) == []


def test_what_became_a_link_or_grew_since_it_was_listed_is_not_copied(
    repository: Project, place: Path, tmp_path: Path
) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out/x").write_text("secret")
    (repository.folder / "linked").symlink_to(tmp_path / "out")
    (repository.folder / "link").symlink_to(tmp_path / "out/x")
    repository.write("grown", "x" * 11)
    repository.write("deep/x", "x")
    (place / "deep").symlink_to(tmp_path / "out")
    paths = (b"linked/x", b"link", b"grown", b"deep/x", b"gone")
    copied, failed = copy_files(
        str(repository.folder), str(place), [IncludedFile(path, 10) for path in paths]
    )
    assert (copied, [path for path, _ in failed]) == (0, list(paths))
    assert [each.name for each in place.iterdir()] == ["deep"]
    assert [each.name for each in (tmp_path / "out").iterdir()] == ["x"]

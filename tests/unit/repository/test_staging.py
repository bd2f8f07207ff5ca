"""Staging, unstaging and commits, in real repositories."""

import os
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from claude_desk.repository.project_git import GitFailedError, ProjectGit
from claude_desk.repository.records import RepositoryStatus, Staged, StagedPatch, StageOutcome, Underway
from claude_desk.repository.requests import (
    CommitIndex,
    ReadFileDiff,
    ReadLastCommit,
    ReadStagedPatch,
    ReadStatus,
    RepositoryRequest,
    StageFiles,
    StageLines,
    UnstageFiles,
)
from claude_desk.repository.staging import HANDLERS
from claude_desk.snapshots.file_diff import diff_of_states, with_rows
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.records import Change, ChangeKind, ChosenLines, FileDiff, FileKind, PathState
from claude_desk.ui.changes.line_choice import chosen_lines
from tests.whole_tables import examples


class Project:
    def __init__(self, folder: Path, ids: str = "sha1") -> None:
        self.folder = folder
        self.said: list[str] = []
        folder.mkdir()
        self.git("init", "-q", "-b", "main", f"--object-format={ids}")
        self.git("config", "user.name", "A Person")
        self.git("config", "user.email", "a@example.org")
        program = find_git()
        assert program is not None
        self._git = ProjectGit(program, str(folder), self.said.append)

    def git(self, *words: str, data: bytes = b"") -> bytes:
        return subprocess.run(
            ["git", "-C", str(self.folder), *words], input=data, capture_output=True, check=True
        ).stdout

    def write(self, name: str, data: bytes, mode: int = 0o644) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        path.chmod(mode)

    def commit(self, *names: str) -> None:
        self.git("add", "-A", "--", *(names or (".",)))
        self.git("commit", "-q", "-m", "before")

    def ask(self, request: RepositoryRequest) -> Any:
        return HANDLERS[type(request)](self._git, request)

    def status(self) -> RepositoryStatus:
        found = self.ask(ReadStatus(str(self.folder)))
        assert isinstance(found, RepositoryStatus)
        return found

    def change(self, name: str, staged: bool = False) -> Change:
        status = self.status()
        (found,) = [
            each for each in (status.staged if staged else status.unstaged) if each.path == os.fsencode(name)
        ]
        return found

    def stage(self, name: str) -> Staged:
        return self._done(StageFiles(str(self.folder), {os.fsencode(name): self.change(name).after}))

    def unstage(self, name: str) -> Staged:
        return self._done(UnstageFiles(str(self.folder), {os.fsencode(name): self.change(name, True).after}))

    def lines(self, name: str, rows: set[int], staged: bool = False) -> Staged:
        change = self.change(name, staged)
        diff = self.ask(ReadFileDiff(str(self.folder), change, staged))
        assert isinstance(diff, FileDiff)
        lines = ChosenLines(added=(1,)) if diff.trouble else chosen_lines(diff, rows)
        return self._done(StageLines(str(self.folder), change, staged, lines))

    def _done(self, request: RepositoryRequest) -> Staged:
        found = self.ask(request)
        assert isinstance(found, Staged)
        return found

    def diff(self, name: str, staged: bool = False) -> list[str]:
        found = self.ask(ReadFileDiff(str(self.folder), self.change(name, staged), staged))
        lines = found.lines
        return [
            lines.signs[at] + lines.text[lines.starts[at] : lines.starts[at + 1] - 1]
            for at in range(len(lines))
        ]

    def index(self, name: str) -> bytes:
        return self.git("show", f":{name}")

    def kinds(self, staged: bool = False) -> dict[str, str]:
        status = self.status()
        return {
            os.fsdecode(each.path): each.kind.value for each in (status.staged if staged else status.unstaged)
        }


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Project:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    return Project(tmp_path / "project", getattr(request, "param", "sha1"))


# --- the status ----------------------------------------------------------------------------------


def test_all_kinds_of_changes(project: Project) -> None:
    for name in ("edited", "gone", "staged", "both", "run", "kind"):
        project.write(name, b"one\ntwo\n")
    project.commit()
    project.write("edited", b"one\n2\n")
    (project.folder / "gone").unlink()
    project.write("staged", b"1\ntwo\n")
    project.write("both", b"1\ntwo\n")
    project.git("add", "staged", "both")
    project.write("both", b"1\n2\n")
    (project.folder / "run").chmod(0o755)
    (project.folder / "kind").unlink()
    (project.folder / "kind").symlink_to("edited")
    project.write("new/deep", b"1\n2\n3")
    project.write("picture", b"\0\1")
    assert project.kinds(staged=True) == {"staged": "modified", "both": "modified"}
    assert project.kinds() == {
        "edited": "modified", "gone": "deleted", "both": "modified", "run": "mode", "kind": "modified",
        "new/deep": "added", "picture": "added",
    }  # fmt: skip
    assert (project.change("edited").added, project.change("edited").removed) == (1, 1)
    assert project.change("new/deep").added == 3
    assert project.change("picture").binary
    status = project.status()
    assert (status.branch, status.author, status.underway) == (
        "main",
        "A Person <a@example.org>",
        Underway.NOTHING,
    )
    assert status.head == project.git("rev-parse", "HEAD").decode().strip()


def test_before_the_first_commit(project: Project) -> None:
    project.write("a", b"one\n")
    assert (project.status().head, project.status().branch) == ("", "main")
    assert project.stage("a") == Staged()
    assert project.kinds(staged=True) == {"a": "added"}
    assert project.diff("a", staged=True) == ["+one"]
    project.unstage("a")
    assert project.kinds() == {"a": "added"}
    project.stage("a")
    assert project.ask(CommitIndex(str(project.folder), "First\n\nWith a body.")).subject == "First"


def test_detached_and_in_the_midst_of_a_merge(project: Project) -> None:
    project.write("a", b"one\n")
    project.commit()
    project.git("checkout", "-q", "-b", "other")
    project.write("a", b"two\n")
    project.commit()
    project.git("checkout", "-q", "--detach", "main")
    project.write("a", b"three\n")
    project.commit()
    assert project.status().branch == ""
    subprocess.run(
        ["git", "-C", str(project.folder), "merge", "-q", "other"], capture_output=True, check=False
    )
    status = project.status()
    assert (status.underway, status.conflicts) == (Underway.MERGE, (b"a",))


def test_without_a_name_there_is_no_author(project: Project) -> None:
    project.git("config", "--unset", "user.name")
    project.git("config", "--unset", "user.email")
    project.git("config", "user.useConfigOnly", "true")
    assert project.status().author == ""


def test_in_a_folder_that_is_no_repository(project: Project, tmp_path: Path) -> None:
    program = find_git()
    assert program is not None
    (tmp_path / "plain").mkdir()
    git = ProjectGit(program, str(tmp_path / "plain"))
    with pytest.raises(GitFailedError):
        HANDLERS[ReadStatus](git, ReadStatus(str(tmp_path / "plain")))


# --- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("project", ["sha1", "sha256"], indirect=True)
@pytest.mark.parametrize("name", ["*.py", ":(top)a", "-n", "a b\n", "\udcff\udcfe", "dir/ä", '"q"'])
def test_any_name(project: Project, name: str) -> None:
    project.write("other.py", b"other\n")
    project.write(name, b"one\n")
    assert project.stage(name) == Staged()
    assert list(project.kinds(staged=True)) == [name]
    assert project.unstage(name) == Staged()
    assert project.kinds(staged=True) == {}
    project.lines(name, {0})
    assert list(project.kinds(staged=True)) == [name]


def test_modes_links_and_deleted_files(project: Project) -> None:
    project.write("run", b"one\n")
    project.write("gone", b"one\n")
    project.commit()
    (project.folder / "run").chmod(0o755)
    (project.folder / "gone").unlink()
    (project.folder / "link").symlink_to("run")
    for name in ("run", "gone", "link"):
        assert project.stage(name) == Staged()
    assert project.kinds(staged=True) == {"run": "mode", "gone": "deleted", "link": "added"}
    assert project.kinds() == {}
    for name in ("run", "gone", "link"):
        assert project.unstage(name) == Staged()
    assert project.kinds() == {"run": "mode", "gone": "deleted", "link": "added"}


def test_a_file_that_has_changed_since_is_left_alone(project: Project) -> None:
    project.write("a", b"one\n")
    change = project.change("a")
    project.write("a", b"two\n")
    left = project.ask(StageFiles(str(project.folder), {b"a": change.after})).left
    assert left == ((b"a", StageOutcome.CHANGED),)
    lines = project.ask(StageLines(str(project.folder), change, False, ChosenLines(added=(1,)))).left
    assert lines == ((b"a", StageOutcome.CHANGED),)
    assert project.kinds(staged=True) == {}


def test_an_index_that_has_changed_since_is_left_alone(project: Project) -> None:
    project.write("a", b"one\n")
    project.stage("a")
    change = project.change("a", staged=True)
    project.write("a", b"two\n")
    project.git("add", "a")
    left = project.ask(UnstageFiles(str(project.folder), {b"a": change.after})).left
    assert left == ((b"a", StageOutcome.CHANGED),)
    assert project.ask(StageLines(str(project.folder), change, True, ChosenLines(added=(1,)))).left
    assert project.index("a") == b"two\n"


def test_a_lock_is_reported_in_gits_words(project: Project) -> None:
    project.write("a", b"one\n")
    change = project.change("a")
    (project.folder / ".git/index.lock").touch()
    with pytest.raises(GitFailedError) as failed:
        project.ask(StageFiles(str(project.folder), {b"a": change.after}))
    assert "index.lock" in failed.value.failure.words


# --- lines ---------------------------------------------------------------------------------------


def test_some_lines_of_a_file(project: Project) -> None:
    project.write("a", b"one\ntwo\nthree\n")
    project.commit()
    project.write("a", b"1\ntwo\n3\nfour")
    assert project.diff("a") == [
        "-one",
        "+1",
        " two",
        "-three",
        "+3",
        "+four",
        "\\" + project.diff("a")[6][1:],
    ]
    project.lines("a", {1, 3, 4})
    assert project.index("a") == b"one\n1\ntwo\n3\n"
    assert project.kinds(staged=True) == project.kinds() == {"a": "modified"}
    project.lines("a", {1}, staged=True)
    assert project.index("a") == b"one\ntwo\n3\n"
    assert (project.folder / "a").read_bytes() == b"1\ntwo\n3\nfour"


def test_some_lines_of_a_new_file_and_of_a_deleted_one(project: Project) -> None:
    project.write("old", b"one\ntwo\n")
    project.commit()
    (project.folder / "old").unlink()
    project.write("new", b"1\n2\n3\n", 0o755)
    project.lines("new", {0, 2})
    assert project.index("new") == b"1\n3\n"
    assert project.git("ls-files", "-s", "new").startswith(b"100755")
    project.lines("old", {0})
    assert project.index("old") == b"two\n"
    project.lines("new", {0, 1}, staged=True)
    assert "new" not in project.kinds(staged=True)
    project.lines("old", {0})
    assert project.kinds(staged=True) == {"old": "deleted"}


@pytest.mark.parametrize(
    ("attributes", "config"),
    [
        (b"a filter=upper", ()), (b"a ident", ()), (b"a working-tree-encoding=UTF-16", ()), (b"a text", ()),
        (b"a eol=crlf", ()), (b"", ("core.autocrlf", "true")),
    ],
)  # fmt: skip
def test_a_file_that_git_changes_is_staged_completely_by_git(
    project: Project, attributes: bytes, config: tuple[str, ...]
) -> None:
    project.git("config", "filter.upper.clean", "tr a-z A-Z")
    if config:
        project.git("config", *config)
    project.write(".gitattributes", attributes + b"\n")
    data = "one\r\ntwo\r\n".encode("utf-16") if b"UTF-16" in attributes else b"one\r\ntwo\r\n"
    project.write("a", data)
    assert project.lines("a", {0}).left == ((b"a", StageOutcome.FILTERED),)
    assert project.stage("a") == Staged()
    if b"filter" in attributes:
        assert project.index("a") == b"ONE\r\nTWO\r\n"


@pytest.mark.parametrize("attributes", [b"", b"a -text", b"a text"])
def test_line_ends_that_stay_as_they_are(project: Project, attributes: bytes) -> None:
    project.write(".gitattributes", attributes + b"\n")
    data = b"one\ntwo\n" if attributes.endswith(b" text") else b"one\r\ntwo\r\n"
    project.write("a", data)
    assert project.lines("a", {0}) == Staged()
    assert project.index("a") == data.splitlines(keepends=True)[0]


def test_chosen_lines_are_what_git_makes_of_the_same_patch(project: Project) -> None:
    """For random edits and random lines, the index is what `git apply` makes of the same lines. Unstaging the
    lines restores the index."""
    chance = random.Random(17)
    words = [b"a", b"b", b"c", b"d", b"", b"\xff"]
    compared = 0
    rounds = examples(40)
    for number in range(rounds):
        name = f"f{number}"
        old = _random_text(chance, words)
        project.write(name, old)
        project.commit(name) if old else None
        new = _edited(chance, old, words)
        project.write(name, new)
        if name not in project.kinds():
            continue
        change = project.change(name)
        diff = project.ask(ReadFileDiff(str(project.folder), change, False))
        every = [at for at, sign in enumerate(diff.lines.signs) if sign in "+-"]
        rows = {at for at in every if chance.random() < 0.5} or set(every[:1])
        expected = _applied(project, name, old, new, diff, rows)
        before = project.index(name) if change.before is not None else None
        assert project.lines(name, rows) == Staged()
        if expected is not None:
            assert project.index(name) == expected, (old, new, rows)
            compared += 1
        if any(each.path == name.encode() for each in project.status().staged):
            again = project.ask(ReadFileDiff(str(project.folder), project.change(name, True), True))
            project.lines(
                name, {at for at, sign in enumerate(again.lines.signs) if sign in "+-"}, staged=True
            )
        assert (project.index(name) if before is not None else None) == before
    assert compared > rounds // 4


def _random_text(chance: random.Random, words: list[bytes]) -> bytes:
    lines = [chance.choice(words) for _ in range(chance.randrange(12))]
    return b"\n".join(lines) + (b"\n" if lines and chance.random() < 0.7 else b"")


def _edited(chance: random.Random, text: bytes, words: list[bytes]) -> bytes:
    lines = text.split(b"\n")
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(lines) + 1)
        if chance.random() < 0.5:
            lines[at : at + 1] = [chance.choice(words) + b"!"]
        elif chance.random() < 0.5:
            lines.insert(at, chance.choice(words) + b"+")
        else:
            del lines[at : at + 2]
    return b"\n".join(lines)


def _applied(project: Project, name: str, old: bytes, new: bytes, diff: Any, rows: set[int]) -> bytes | None:
    """Return what `git apply` makes of `old` by a patch of the chosen lines, without context lines. Return
    None if `old` is empty, or if `old` or a chosen line has no line end."""
    first, second, lines = old.split(b"\n"), new.split(b"\n"), diff.lines
    patch, shift, at = [b"--- a/x\n+++ b/x\n"], 0, 0  # `at`: the last line of `old` so far
    for row, sign in enumerate(lines.signs):
        at = lines.old[row] if sign in " -" else at
        if row not in rows:
            continue
        mark = b"-" if sign == "-" else b"+"
        source, number = (first, lines.old[row]) if sign == "-" else (second, lines.new[row])
        body = mark + source[number - 1] + b"\n"
        if number == len(source):
            body += b"\\ No newline at end of file\n"
        place = (
            b"@@ -%d,1 +%d,0 @@\n" % (at, at - 1 + shift)
            if sign == "-"
            else b"@@ -%d,0 +%d,1 @@\n" % (at, at + 1 + shift)
        )
        shift += 1 if sign == "+" else -1
        patch.append(place + body)
    if b"\\ No newline" in b"".join(patch) or not old.endswith(b"\n"):
        return None
    scratch = project.folder.parent / "scratch"
    scratch.mkdir(exist_ok=True)
    (scratch / "x").write_bytes(old)
    subprocess.run(
        ["git", "apply", "--unidiff-zero", "-p1", "-"], cwd=scratch, input=b"".join(patch), check=True,
        env={"PATH": os.environ["PATH"], "GIT_CEILING_DIRECTORIES": str(scratch.parent), "HOME": "/"},
    )  # fmt: skip
    return (scratch / "x").read_bytes()


@pytest.mark.parametrize(
    ("before", "after", "chosen", "expected"),
    [
        (b"a", b"a\nb", "+b", b"a\nb"),
        (b"a", b"a\nb\n", "+b", b"a\nb\n"),
        (b"a\n", b"a", "-a", b""),
        (b"a\nb", b"a\n", "-b", b"a\n"),
        (b"a\nb", b"c\nb", "+c", b"a\nc\nb"),
        (b"", b"a\nb\n", "+b", b"b\n"),
    ],
)
def test_the_last_line_brings_its_end_along(
    before: bytes, after: bytes, chosen: str, expected: bytes
) -> None:
    states = [PathState(FileKind.FILE, 0o644, "1"), PathState(FileKind.FILE, 0o644, "2")]
    diff = diff_of_states((states[0], before), (states[1], after), b"x", all_lines=False)
    lines = diff.lines
    rows = [
        lines.signs[at] + lines.text[lines.starts[at] : lines.starts[at + 1] - 1] for at in range(len(lines))
    ]
    assert with_rows(before, after, diff, {rows.index(chosen)}) == expected


# --- commits -------------------------------------------------------------------------------------


def test_a_commit_and_an_amended_one(project: Project) -> None:
    project.write("a", b"one\n")
    project.stage("a")
    done = project.ask(CommitIndex(str(project.folder), "# Add a\n\nBecause of b.\n"))
    assert done.subject == "# Add a"
    assert project.git("log", "-1", "--format=%B") == b"# Add a\n\nBecause of b.\n\n"
    last = project.ask(ReadLastCommit(str(project.folder)))
    assert (last.message, last.shared) == ("# Add a\n\nBecause of b.", False)
    project.write("a", b"two\n")
    project.stage("a")
    project.ask(CommitIndex(str(project.folder), "Add a", amend=True))
    assert project.git("rev-list", "--count", "HEAD") == b"1\n"
    project.git("update-ref", "refs/remotes/origin/main", "HEAD")
    assert project.ask(ReadLastCommit(str(project.folder))).shared


def test_hooks_run_and_are_heard_with_a_commit_alone(project: Project) -> None:
    hook = project.folder / ".git/hooks"
    for name in ("pre-commit", "post-index-change"):
        (hook / name).write_text(f"#!/bin/sh\necho {name} >> {project.folder.parent}/ran\necho from {name}\n")
        (hook / name).chmod(0o755)
    project.write("a", b"one\n")
    project.stage("a")
    project.unstage("a")
    project.lines("a", {0})
    assert not (project.folder.parent / "ran").exists()
    done = project.ask(CommitIndex(str(project.folder), "Add a"))
    assert "from pre-commit" in done.output
    assert "from pre-commit" in "".join(project.said)


@pytest.mark.parametrize(
    ("prepare", "said"),
    [
        (lambda p: (p.folder / ".git/hooks/pre-commit").write_text("#!/bin/sh\necho no >&2; exit 3\n"), "no"),
        (lambda p: p.unstage("a"), "nothing"),
    ],
)
def test_a_commit_that_fails(project: Project, prepare: Callable[[Project], Any], said: str) -> None:
    project.write("a", b"one\n")
    project.stage("a")
    prepare(project)
    hook = project.folder / ".git/hooks/pre-commit"
    if hook.exists():
        hook.chmod(0o755)
    with pytest.raises(GitFailedError) as failed:
        project.ask(CommitIndex(str(project.folder), "Add a"))
    assert said in failed.value.failure.words
    assert project.status().head == ""


def test_the_staged_changes_are_a_bounded_patch_and_run_nothing(project: Project) -> None:
    """A suggestion of Claude sees what is staged, and nothing else."""
    ran = project.folder.parent / "ran"
    for name in ("a", "long", "wide", "other"):
        project.write(name, b"one\n")
    project.write(".gitattributes", b"a diff=odd\n")
    project.commit()
    project.git("config", "diff.odd.textconv", f"touch '{ran}'; cat")
    project.git("config", "diff.external", f"touch '{ran}'")
    project.git("config", "color.diff", "always")
    project.write("a", b"two\n")
    project.write("long", b"line of text\n" * 400)
    project.write("wide", b"w" * 900 + b"\n")
    project.write("other", b"not staged\n")
    project.write("secret", b"not tracked\n")
    project.git("add", "a", "long", "wide")
    found = project.ask(ReadStagedPatch(str(project.folder), 1_500, 1_000))
    assert not ran.exists()
    assert "\n-one\n+two" in found.text and "\x1b" not in found.text
    assert found.left_out == (b"long", b"wide")
    assert found.text.count("+line of text") > 10, "the beginning of a long file is there"
    assert len(found.text) <= 1_500
    assert "not staged" not in found.text and "not tracked" not in found.text
    project.git("reset", "-q")
    assert project.ask(ReadStagedPatch(str(project.folder), 1_500, 1_000)) == StagedPatch("")


def test_a_change_kind_of_a_mode(project: Project) -> None:
    project.write("a", b"one\n")
    project.commit()
    (project.folder / "a").chmod(0o755)
    assert project.change("a").kind is ChangeKind.MODE

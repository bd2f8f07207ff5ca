"""Putting files back to the newest commit, and what prevents it."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.snapshots.checkout_conversion import Checkout
from claude_desk.snapshots.file_restorer import FileRestorer
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.records import HEAD, Change, ChangeKind, Restored, RestoreOutcome
from tests.unit.snapshots.conftest import OpenStore, run_git

LINES = "".join(f"line {number}\n" for number in range(40))
DONE, CHANGED, MISSING = RestoreOutcome.RESTORED, RestoreOutcome.CHANGED, RestoreOutcome.MISSING
CONVERTED = RestoreOutcome.CONVERTED


@pytest.fixture
def committed(project: Path) -> Path:
    (project / "a.txt").write_text(LINES)
    (project / "run").write_text("#!/bin/sh\n")
    (project / "deep" / "er").mkdir(parents=True)
    (project / "deep" / "er" / "gone").write_text("gone\n")
    (project / "link").symlink_to("a.txt")
    run_git(project, "init", "-q")
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")
    return project


def changes(store: FolderSnapshots) -> dict[bytes, Change]:
    return {change.path: change for change in store.changes(HEAD, "").changes}


def put_back(store: FolderSnapshots, *found: Change) -> dict[bytes, RestoreOutcome]:
    return {each.path: each.outcome for each in restored(store, *found).paths}


def restored(store: FolderSnapshots, *found: Change) -> Restored:
    states, expected, renamed = {}, {}, {}
    for change in found:
        states[change.path] = None if change.old_path else change.before
        expected[change.path] = change.after
        if change.old_path:
            states[change.old_path], expected[change.old_path] = change.before, None
            renamed[change.path] = change.old_path
    return store.restore_committed(states, expected, "one", renamed)


def test_files_are_as_in_the_commit_again_and_can_be_redone(open_store: OpenStore, committed: Path) -> None:
    (committed / "a.txt").write_text("mine\n")
    (committed / "a.txt").chmod(0o660)
    (committed / "run").chmod(0o755)
    (committed / "deep" / "er" / "gone").unlink()
    (committed / "deep" / "er").rmdir()
    (committed / "deep").rmdir()
    (committed / "new").write_text("new\n")
    (committed / "link").unlink()
    (committed / "link").symlink_to("run")
    index = (committed / ".git" / "index").read_bytes()
    store = open_store()
    found = changes(store)
    done = restored(store, *found.values())
    assert {each.outcome for each in done.paths} == {DONE} and len(done.paths) == 5
    assert changes(store) == {}
    assert (committed / "a.txt").read_text() == LINES
    assert (committed / "a.txt").stat().st_mode & 0o777 == 0o660, "git does not record these bits"
    assert (committed / "run").stat().st_mode & 0o111 == 0
    assert (committed / "deep" / "er" / "gone").read_text() == "gone\n"
    assert not (committed / "new").exists()
    assert (committed / "link").readlink() == Path("a.txt")
    assert (committed / ".git" / "index").read_bytes() == index, "nothing of git is written"
    store.undo(done.id, "one")
    assert (committed / "a.txt").read_text() == "mine\n" and (committed / "new").read_text() == "new\n"
    assert not (committed / "deep" / "er" / "gone").exists()
    assert changes(store).keys() == found.keys()


def test_a_renamed_file_has_its_old_name_again(open_store: OpenStore, committed: Path) -> None:
    (committed / "a.txt").rename(committed / "b.txt")
    store = open_store()
    [change] = changes(store).values()
    assert change.kind is ChangeKind.RENAMED
    assert set(put_back(store, change).values()) == {DONE}
    assert (committed / "a.txt").read_text() == LINES and not (committed / "b.txt").exists()


@pytest.mark.parametrize("moment", ["before", "while"])
@pytest.mark.parametrize("racer", ["edit", "delete", "replace", "mode"])
def test_what_has_changed_since_it_was_shown_is_left_alone(
    open_store: OpenStore, committed: Path, monkeypatch: pytest.MonkeyPatch, moment: str, racer: str
) -> None:
    file = committed / "a.txt"
    acts: dict[str, Callable[[], object]] = {
        "edit": lambda: file.write_text("newer\n"),
        "delete": file.unlink,
        "replace": lambda: ((committed / "other").write_text("o\n"), (committed / "other").rename(file)),
        "mode": lambda: file.chmod(0o600),
    }
    file.write_text("shown\n")
    store = open_store()
    change = changes(store)[b"a.txt"]
    if moment == "before":
        acts[racer]()
    else:  # after the last look at the folder, before the first write
        run = FileRestorer.run
        monkeypatch.setattr(FileRestorer, "run", lambda self, steps: (acts[racer](), run(self, steps))[1])
    assert put_back(store, change) == {b"a.txt": CHANGED}
    left = {"edit": "newer\n", "replace": "o\n", "mode": "shown\n"}
    assert (file.read_text() if file.exists() else None) == left.get(racer)


def test_a_file_that_came_where_one_was_deleted_stays(open_store: OpenStore, committed: Path) -> None:
    (committed / "deep" / "er" / "gone").unlink()
    store = open_store()
    change = changes(store)[b"deep/er/gone"]
    (committed / "deep" / "er" / "gone").write_text("mine\n")
    assert put_back(store, change) == {b"deep/er/gone": CHANGED}
    assert (committed / "deep" / "er" / "gone").read_text() == "mine\n"


def test_a_newer_commit_does_not_change_what_was_shown(open_store: OpenStore, committed: Path) -> None:
    (committed / "a.txt").write_text("two\n")
    store = open_store()
    change = changes(store)[b"a.txt"]
    run_git(committed, "commit", "-q", "-a", "-m", "two")
    assert put_back(store, change) == {b"a.txt": DONE}
    assert (committed / "a.txt").read_text() == LINES


def test_a_hunk_is_put_back_to_the_commit(open_store: OpenStore, committed: Path) -> None:
    file = committed / "a.txt"
    file.write_text(LINES.replace("line 3\n", "three\n").replace("line 30\n", "thirty\n"))
    store = open_store()
    change = changes(store)[b"a.txt"]
    assert change.before is not None and change.after is not None
    diff = store.diff(b"a.txt", change.before, change.after, all_lines=False)
    done = store.undo_hunks(b"a.txt", change.before, change.after, diff.hunks[:1], "one")
    assert [each.outcome for each in done.paths] == [DONE]
    assert file.read_text() == LINES.replace("line 30\n", "thirty\n")
    again = store.undo_hunks(b"a.txt", change.before, change.after, diff.hunks[1:], "one")
    assert [each.outcome for each in again.paths] == [CHANGED], "the lines were those of another content"


@pytest.mark.parametrize(
    ("attributes", "name"),
    [
        ("*.txt filter=secret\n", "a.txt"),
        ("a.txt\tfilter=secret\n", "a.txt"),
        ("[attr]hidden filter=secret\n*.TXT hidden\n", "a.txt"),
        ("/deep/** filter=secret\n", "a.txt"),
        ("*.txt working-tree-encoding=UTF-16\n", "a.txt"),
        ("*.txt ident\n", "a.txt"),
        ("* text eol=crlf\n", "a.txt"),
    ],
)
def test_what_a_checkout_would_convert_is_left_alone(
    open_store: OpenStore, committed: Path, attributes: str, name: str
) -> None:
    (committed / ".git" / "info").mkdir(exist_ok=True)
    (committed / ".git" / "info" / "attributes").write_text(attributes)
    (committed / name).write_text("mine\n")
    store = open_store()
    change = changes(store)[name.encode()]
    assert change.before is not None and change.after is not None
    assert put_back(store, change) == {name.encode(): CONVERTED}
    diff = store.diff(change.path, change.before, change.after, all_lines=False)
    done = store.undo_hunks(change.path, change.before, change.after, diff.hunks, "one")
    assert [each.outcome for each in done.paths] == [CONVERTED]
    assert (committed / name).read_text() == "mine\n"


@pytest.mark.parametrize(
    ("then", "now", "same"),
    [
        (b"a\n", b"b\n", True),
        (b"a\n", None, True),
        (b"a\r\n", b"b\r\n", True),
        (b"a\n", b"b\r\n", False),
        (b"version https://git-lfs.github.com/spec/v1\noid", b"x", False),
        (b"\0GITCRYPT\0abc", None, False),
    ],
)
def test_bytes_that_are_not_the_file_s_are_known(tmp_path: Path, then: bytes, now: bytes, same: bool) -> None:
    (tmp_path / ".gitattributes").write_text("*.png filter=lfs\n# *.txt filter=x\n*.txt text\n")
    checkout = Checkout(str(tmp_path), tmp_path, lambda path: None)
    assert checkout.keeps(b"sub/a.txt", then, now) is same
    assert not checkout.keeps(b"sub/a.png", b"a", b"b")


def test_a_macro_of_another_file_of_attributes_counts(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / ".gitattributes").write_text("[attr]hidden filter=secret\n")
    (tmp_path / "sub" / ".gitattributes").write_text("*.txt hidden\n")
    checkout = Checkout(str(tmp_path), tmp_path, lambda path: None)
    assert not checkout.keeps(b"sub/a.txt", b"a\n", b"b\n")
    assert checkout.keeps(b"a.txt", b"a\n", b"b\n")


LINES_OF_ATTRIBUTES = (
    "", "* text=auto", "*.txt text", "*.txt crlf", "[attr]line text\nlf.txt line", "* -text",
)  # fmt: skip
CONTENTS = {
    "lf.txt": b"one\ntwo\n",
    "crlf.txt": b"one\r\ntwo\r\n",
    "mixed.txt": b"one\r\ntwo\n",
    "bare.txt": b"one",
    "data.bin": b"\0\1\n\2",
    "control.txt": bytes(range(1, 9)) + b"\n",
}


@pytest.mark.parametrize("place", ["own", "included", "home", "worktree", "person"])
def test_only_what_git_does_not_convert_is_put_back(tmp_path: Path, place: str) -> None:
    """Under all settings and attributes about line ends, git itself says what it writes."""
    project, home, out = tmp_path / "project", tmp_path / "home", tmp_path / "out"
    project.mkdir()
    home.mkdir()
    run_git(project, "init", "-q")
    for name, data in CONTENTS.items():
        (project / name).write_bytes(data)
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")
    config = (project / ".git" / "config").read_text()
    kept = 0
    for automatic in ("", "true", "yes", "input", "false"):
        for end in ("", "crlf", "LF"):
            for line in (
                "",
                "* text=auto",
                "*.txt text",
                "*.txt crlf",
                "[attr]line text\nlf.txt line",
                "* -text",
            ):
                settings = f"[core]\nautocrlf = {automatic}\n" if automatic else ""
                settings += f"[core]\neol = {end}\n" if end else ""
                attributes = f"{line}\n"
                (project / ".gitattributes").unlink(missing_ok=True)
                if place == "person":
                    (home / "named").write_text(attributes)
                    settings += "[core]\nattributesFile = ~/named\n"
                else:
                    (project / ".gitattributes").write_text(attributes)
                if place == "own":
                    (project / ".git" / "config").write_text(config + settings)
                elif place == "included":
                    (project / ".git" / "more").write_text(settings)
                    (project / ".git" / "config").write_text(
                        f'{config}[includeIf "gitdir:**"]\npath = more\n'
                    )
                elif place == "worktree":
                    (project / ".git" / "config.worktree").write_text(settings)
                    (project / ".git" / "config").write_text(f"{config}[extensions]\nworktreeConfig = true\n")
                else:
                    (home / ".gitconfig").write_text(settings)
                run_git_at_home(project, home, "checkout-index", "-a", "-f", f"--prefix={out}/")
                checkout = Checkout(str(project), home, lambda path: None)
                for name, data in CONTENTS.items():
                    keeps = checkout.keeps(name.encode(), data, data)
                    assert not keeps or (out / name).read_bytes() == data, (automatic, end, line, name)
                    kept += keeps
                    if not automatic and not end:
                        assert keeps, (line, name)
    assert kept > 200


def run_git_at_home(folder: Path, home: Path, *arguments: str) -> None:
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(["git", *arguments], cwd=folder, env=environment, check=True, capture_output=True)


def test_attributes_of_the_commit_count_too(open_store: OpenStore, committed: Path) -> None:
    """If both files are undone, git obeys the attributes of the commit."""
    (committed / ".gitattributes").write_text("*.txt text eol=crlf\n")
    run_git(committed, "add", ".")
    run_git(committed, "commit", "-q", "-m", "attributes")
    (committed / ".gitattributes").write_text("")
    (committed / "a.txt").write_text("mine\n")
    store = open_store()
    found = changes(store)
    assert put_back(store, *found.values()) == {b".gitattributes": DONE, b"a.txt": CONVERTED}


@pytest.mark.parametrize(
    "config",
    [
        "[include]\npath = config\n",  # itself
        '[core]\n\tautocrlf = "true\n',
        "[core]\nautocrlf = true\n" + "[include]\npath = pipe\n",
        "[core]\nattributesFile = pipe\neol = crlf\n",
    ],
)
@pytest.mark.seconds(10)
def test_a_configuration_that_git_would_not_read_ends_and_leaves_doubt(tmp_path: Path, config: str) -> None:
    (tmp_path / ".git" / "objects").mkdir(parents=True)
    (tmp_path / ".git" / "refs").mkdir()
    (tmp_path / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    (tmp_path / ".git" / "config").write_text(config)
    (tmp_path / ".gitattributes").write_text("* text\n")
    os.mkfifo(tmp_path / ".git" / "pipe")
    os.mkfifo(tmp_path / "pipe")
    checkout = Checkout(str(tmp_path), tmp_path / "home", lambda path: None)
    assert not checkout.keeps(b"a.txt", b"a\n", b"b\n")
    assert checkout.keeps(b"a.txt", b"a", b"b\n")


def test_a_file_beyond_the_limit_is_not_read(open_store: OpenStore, committed: Path) -> None:
    (committed / "a.txt").write_text("mine\n")
    store = open_store(file_bytes=100)
    change = changes(store)[b"a.txt"]
    assert put_back(store, change) == {b"a.txt": MISSING}
    assert (committed / "a.txt").read_text() == "mine\n"

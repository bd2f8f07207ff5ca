"""The file tree: what it reads from a folder that nobody trusts, its rows, and how it follows the disk."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPersistentModelIndex
from pytestqt.qtbot import QtBot

from claude_desk.protocol.files.window_file import OpenFolders
from claude_desk.repository.records import RepositoryStatus
from claude_desk.snapshots.records import Change, ChangeKind
from claude_desk.ui.files import folder_reader
from claude_desk.ui.files.file_rows import (
    FileRow,
    FileTree,
    FolderTrouble,
    RowNote,
    marks_of,
    rows_of,
)
from claude_desk.ui.files.files_view import FileListModel, FileRole, FilesView
from claude_desk.ui.files.folder_reader import read_folder, stamps
from claude_desk.ui.files.tree_folders import TreeEntry, TreeEntryKind, TreeFolder
from claude_desk.ui.window.link_opener import FileText, file_of
from claude_desk.workspace.editors import FilePlace
from tests.hung_mount import CannotMount, HungMount
from tests.live_session import LiveSession
from tests.screen_files import ScreenFiles

NAMES = st.binary(min_size=1, max_size=12).filter(lambda name: not set(name) & set(b"/\0"))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    top = tmp_path / "atlas"
    made = (".git/HEAD", ".gitignore", "a.py", "build/out", "docs/index.md", "src/b.py", "src/deep/c.py")
    for name in made:
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text("build/\n" if name == ".gitignore" else "x\n")
    return top


def names(folder: TreeFolder) -> list[str]:
    return [os.fsdecode(entry.name) + "!" * entry.ignored for entry in folder.entries]


def test_a_folder_lists_folders_first_and_marks_what_git_ignores(project: Path) -> None:
    assert names(read_folder(str(project), b"", project)) == ["build!", "docs", "src", ".gitignore", "a.py"]
    assert names(read_folder(str(project), b"build", project)) == ["out!"]
    assert names(read_folder(str(project / "src"), b"deep", project)) == ["c.py"]


def test_a_rule_does_not_count_for_what_git_tracks(project: Path, tmp_path: Path) -> None:
    """A file that was added with `git add -f` is not pale, and neither is a folder that contains one."""
    git = ("git", "-C", str(project), "-c", "user.name=A", "-c", "user.email=a@example.com")
    shutil.rmtree(project / ".git")
    subprocess.run([*git, "init", "-q"], check=True)
    (project / "build" / "kept").mkdir()
    (project / "build" / "kept" / "it.txt").write_text("kept")
    subprocess.run([*git, "add", "-f", "build/kept/it.txt"], check=True)
    read = partial(read_folder, str(project), home=tmp_path, by_git=True)
    assert names(read(b"")) == ["build", "docs", "src", ".gitignore", "a.py"]
    assert names(read(b"build")) == ["kept", "out!"]
    assert names(read(b"build/kept")) == ["it.txt"]
    # Without the user's trust, git does not run: the rules say it.
    assert names(read_folder(str(project), b"build", tmp_path)) == ["kept!", "out!"]
    inside = partial(read_folder, str(project / "build"), home=tmp_path, by_git=True)
    assert names(inside(b"")) == ["kept", "out!"]


def test_no_link_is_followed(project: Path, tmp_path: Path) -> None:
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "secret").touch()
    (project / "out").symlink_to(tmp_path / "outside")
    (project / "src" / "up").symlink_to("..")
    found = {each.name: each for each in read_folder(str(project), b"", project).entries}
    assert found[b"out"].kind is TreeEntryKind.LINK
    assert found[b"out"].target == os.fsencode(tmp_path / "outside")
    for path in (b"out", b"src/up", b"out/..", b"src/up/docs"):
        with pytest.raises(OSError):
            read_folder(str(project), path, project)
        assert stamps(str(project), [path]) == {}


def test_a_large_folder_is_bounded(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder_reader, "MOST_LISTED", 3)
    many = project / "many"
    many.mkdir()
    for number in range(20):
        (many / f"page {number}").touch()
    folder = read_folder(str(project), b"many", project)
    assert (names(folder), folder.left_out) == (["page 0", "page 1", "page 2"], 17)
    rows = rows_of(FileTree({b"": folder}))
    assert (rows[-1].note, rows[-1].left_out) == (RowNote.MORE, 17)


@given(st.dictionaries(NAMES, st.sampled_from(TreeEntryKind), max_size=20))
def test_any_name_can_be_listed_and_spoken(entries: dict[bytes, TreeEntryKind]) -> None:
    model = FileListModel()
    model.show(rows_of(FileTree({b"": TreeFolder(tuple(TreeEntry(*each) for each in entries.items()))})))
    for number in range(model.rowCount()):
        shown = [model.data(model.index(number, 0), role) for role in FileRole]
        for words in (each for each in shown if isinstance(each, str)):
            words.encode()  # nothing that is not Unicode
            assert not any(ord(sign) < 32 or "\u202a" <= sign <= "\u202e" for sign in words)


def change(path: bytes, kind: ChangeKind = ChangeKind.MODIFIED) -> Change:
    return Change(path, kind, None, None)


def listing(*named: str) -> TreeFolder:
    kinds = [
        (name.rstrip("/"), TreeEntryKind.FOLDER if name.endswith("/") else TreeEntryKind.FILE)
        for name in named
    ]
    return TreeFolder(tuple(TreeEntry(name.encode(), kind) for name, kind in kinds))


def drawn(rows: list[FileRow]) -> list[str]:
    marks = [row.mark.change.kind.value[0].upper() if row.mark else "•" if row.holds else "" for row in rows]
    return [
        f"{'  ' * row.depth}{row.note or row.name.decode()} {mark}".rstrip()
        for row, mark in zip(rows, marks, strict=True)
    ]


def test_changes_are_marked_and_deleted_files_stand_in_their_place() -> None:
    marks = marks_of(
        [change(b"x/src/b.py"), change(b"x/gone/deep/a.py", ChangeKind.DELETED), change(b"y/c.py")],
        frozenset(),
        b"x/",
    )
    folders = {b"": listing("docs/", "src/", "z.py"), b"src": listing("a.py", "b.py")}
    opened = frozenset({b"src", b"gone", b"gone/deep"})
    assert drawn(rows_of(FileTree(folders, opened, marks))) == [
        "docs",
        "gone •",
        "  deep •",
        "    a.py D",
        "src •",
        "  a.py",
        "  b.py M",
        "z.py",
    ]


def test_ignored_files_can_be_hidden() -> None:
    entries = (
        TreeEntry(b"build", TreeEntryKind.FOLDER, ignored=True),
        TreeEntry(b"a.py", TreeEntryKind.FILE),
    )
    tree = FileTree({b"": TreeFolder(entries)}, all=False)
    assert drawn(rows_of(tree)) == ["a.py"]


def test_rows_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claude_desk.ui.files.file_rows.MOST_ROWS", 5)
    rows = rows_of(FileTree({b"": listing(*(f"{n}.py" for n in range(50)))}))
    assert (len(rows), rows[-1].note) == (6, RowNote.FULL)


def test_what_cannot_be_read_is_said() -> None:
    folders: dict[bytes, TreeFolder | FolderTrouble] = {b"": listing("a/", "b/")}
    folders[b"a"] = FolderTrouble.UNREADABLE
    assert drawn(rows_of(FileTree(folders, frozenset({b"a", b"b"})))) == [
        "a",
        "  unreadable",
        "b",
        "  loading",
    ]


# --- the view --------------------------------------------------------------------------------------


@pytest.fixture
def view(project: Path, qtbot: QtBot, screen_loop: None) -> Iterator[FilesView]:
    view = FilesView()
    view.attach(LiveSession(folder=str(project), files=ScreenFiles(str(project))))
    view.setShown(True)
    qtbot.waitUntil(lambda: row_of(view, "a.py") >= 0)
    yield view
    view.detach()


def shown(view: FilesView) -> list[str]:
    return drawn(view._model.rows)


def row_of(view: FilesView, name: str) -> int:
    rows = view._model.rows
    return next((number for number, row in enumerate(rows) if row.name == name.encode() and not row.note), -1)


def data(view: FilesView, name: str, role: FileRole) -> object:
    return view._model.data(view._model.index(row_of(view, name), 0), role)


def unfold(view: FilesView, qtbot: QtBot, name: str) -> None:
    view.fold(row_of(view, name), False)
    qtbot.waitUntil(lambda: not any(row.note is RowNote.LOADING for row in view._model.rows))


def test_a_folder_is_read_when_it_is_opened(view: FilesView, qtbot: QtBot) -> None:
    assert set(view._folders) == {b""}
    unfold(view, qtbot, "src")
    assert shown(view)[2:5] == ["src", "  deep", "  b.py"]
    assert view.above(row_of(view, "b.py")) == row_of(view, "src")
    view.fold(row_of(view, "src"), True)
    assert set(view._folders) == {b""}


def test_the_tree_follows_the_disk(view: FilesView, qtbot: QtBot, project: Path) -> None:
    unfold(view, qtbot, "src")
    (project / "src" / "new.py").touch()
    (project / "a.py").unlink()
    view._look()
    qtbot.waitUntil(lambda: row_of(view, "new.py") >= 0 and row_of(view, "a.py") < 0)


def test_a_hidden_tree_looks_at_nothing(view: FilesView, qtbot: QtBot) -> None:
    view.setShown(False)
    assert (view._model.rowCount(), view._follow.isActive(), view._patience.isActive()) == (0, False, False)


def test_changes_come_from_the_comparison_with_the_newest_commit(
    view: FilesView, qtbot: QtBot, project: Path
) -> None:
    session = view._session
    assert isinstance(session, LiveSession)
    found = [session.files.put("a.py", b"", b"x"), session.files.put("src/b.py", None, b"x")]
    session.files.status = RepositoryStatus(str(project), "main", "1" * 40, "A <a@b>", unstaged=tuple(found))
    session.change_files(*found)
    session.snapshots._top = str(project)
    view._compare_again()
    session.hear()
    assert data(view, "a.py", FileRole.LETTER) == "M"
    unfold(view, qtbot, "src")
    for _ in range(3):
        session.hear()
    assert data(view, "b.py", FileRole.LETTER) == "?"
    assert data(view, "b.py", FileRole.SPOKEN) == "b.py, Not in Git"


def test_the_page_of_changes_keeps_its_comparison_when_the_tree_goes_after_it_came(view: FilesView) -> None:
    session = view._session
    assert session is not None
    other = FilesView()
    session.changes.watch("turn", watcher=other)  # type: ignore[arg-type]
    view.setShown(False)
    assert session.changes._wanted is not None
    session.changes.stop(other)
    assert session.changes._wanted is None


def test_open_folders_come_back(view: FilesView, qtbot: QtBot, project: Path) -> None:
    unfold(view, qtbot, "src")
    unfold(view, qtbot, "deep")
    view.setAll(False)
    kept = OpenFolders.model_validate_json(view.open_folders.model_dump_json())
    again = FilesView()
    again.open_again(kept)
    again.attach(LiveSession(folder=str(project)))
    again.setShown(True)
    qtbot.waitUntil(lambda: row_of(again, "c.py") >= 0)
    assert row_of(again, "build") < 0
    again.detach()


def test_letters_find_names(view: FilesView) -> None:
    assert view.find("s", -1) == row_of(view, "src")
    view._word_at = 0.0
    assert view.find("d", 3) == row_of(view, "docs")
    assert view.find("z", 3) == 3


def test_a_mention_that_claude_code_would_misread_is_refused(
    view: FilesView, qtbot: QtBot, project: Path
) -> None:
    (project / 'a"b\n.py').touch()
    view._look()
    qtbot.waitUntil(lambda: row_of(view, 'a"b\n.py') >= 0)
    with qtbot.assertNotEmitted(view.mentionWanted):
        view.mention(row_of(view, 'a"b\n.py'))
    assert view.property("note")
    with qtbot.waitSignal(view.mentionWanted) as mentioned:
        view.mention(row_of(view, "src"))
    assert mentioned.args == [str(project / "src"), True]
    assert view.property("note") == ""


def test_a_mount_that_hangs_is_said_and_stops_nothing(
    view: FilesView, qtbot: QtBot, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.ui.files.files_view._SILENT_MS", 200)
    view._patience.setInterval(50)
    try:
        mount = HungMount(project / "docs")
    except CannotMount as error:
        pytest.skip(str(error))
    try:
        view.fold(row_of(view, "docs"), False)
        view.fold(row_of(view, "src"), False)
        qtbot.waitUntil(lambda: any(row.note is RowNote.SILENT for row in view._model.rows))
        qtbot.waitUntil(lambda: row_of(view, "b.py") >= 0)
        for _ in range(20):  # no thread more waits for the mount
            view.fold(row_of(view, "docs"), True)
            view.fold(row_of(view, "docs"), False)
        assert view._tasks._running == 1
        mount.answer()
        qtbot.waitUntil(lambda: not any(row.note is RowNote.SILENT for row in view._model.rows))
    finally:
        mount.end()


# --- opening ---------------------------------------------------------------------------------------


def test_only_files_inside_the_folder_are_opened(project: Path, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    (project / "out").symlink_to(tmp_path / "secret")
    (project / "in").symlink_to("a.py")
    os.mkfifo(project / "pipe")
    (project / "binary").write_bytes(b"\0\1")
    (project / "src:3").write_text("with a place in its name")
    for name in ("out", "../secret", str(tmp_path / "secret"), "pipe", "binary", "src", "missing"):
        assert file_of(name, str(project), edited=False) is None, name
    assert file_of("out", str(project), edited=True) is None
    for name in ("a.py", "in"):
        found = file_of(name, str(project), edited=False)
        assert isinstance(found, FileText) and found.text == "x\n"
    exact = file_of("src:3", str(project), edited=False)
    assert isinstance(exact, FileText) and exact.text.startswith("with a place")
    assert file_of("in", str(project), edited=True) == FilePlace(str(project / "a.py"))


def _keys() -> st.SearchStrategy[list[bytes]]:
    return st.lists(st.sampled_from([bytes([each]) for each in range(97, 112)]), unique=True)


@given(_keys(), _keys(), st.booleans())
def test_the_list_shows_the_rows_and_keeps_those_that_stay(
    before: list[bytes], after: list[bytes], in_order: bool
) -> None:
    old, new = ([FileRow(key, 0) for key in (sorted(keys) if in_order else keys)] for keys in (before, after))
    model = FileListModel()
    model.show(old)
    kept = {each: QPersistentModelIndex(model.index(number, 0)) for number, each in enumerate(old)}
    shadow = list(old)
    model.rowsRemoved.connect(lambda _, first, last: shadow.__delitem__(slice(first, last + 1)))
    model.rowsInserted.connect(
        lambda _, first, last: shadow.__setitem__(slice(first, first), model.rows[first : last + 1])
    )
    model.show(new)
    assert model.rows == new and shadow == new
    if in_order:
        assert all(kept[each].row() == new.index(each) for each in old if each in new)

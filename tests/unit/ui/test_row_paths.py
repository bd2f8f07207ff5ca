"""Which files a row names, and which of them exist."""

from pathlib import Path

import pytest

from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.ui.transcript.row_paths import paths_of
from claude_desk.ui.window.link_opener import place_of
from claude_desk.workspace.editors import FilePlace


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    project = tmp_path / "project"
    for name in ("src/a.py", "README", "b.txt", "d/x-y_z.test.ts", "odd:3"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text("x")
    (tmp_path / "outside.py").write_text("x")
    (project / "link.py").symlink_to(tmp_path / "outside.py")
    return project


def prose(text: str) -> Entry:
    return Entry(id="1", kind=EntryKind.PROSE, turn=1, text=text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("see `src/a.py:12:5`, and b.txt.", ["src/a.py:12:5", "b.txt"]),
        ('(src/a.py#L3) "d/x-y_z.test.ts":', ["src/a.py#L3", "d/x-y_z.test.ts"]),
        ("./src/a.py src/../b.txt b.txt:7: error", ["./src/a.py", "src/../b.txt", "b.txt:7"]),
        ("README has no ending, src is a folder, c.py is not there", []),
        ("../outside.py link.py /etc/passwd ~/x.py", []),
        ("see https://b.txt/src/a.py", []),
        ("", []),
    ],
)
def test_names_that_are_files_of_the_folder(folder: Path, text: str, found: list[str]) -> None:
    assert paths_of(prose(text), str(folder), 12) == found


def test_of_a_call_its_file_and_its_result(folder: Path) -> None:
    path = str(folder / "src/a.py")
    call = ToolCall("t", "Read", {"file_path": path}, state=ToolState.DONE, result="b.txt:3: no\nb.txt:3: no")
    entry = Entry(id="1", kind=EntryKind.TOOL, turn=1, tool=call)
    assert paths_of(entry, str(folder), 12) == [path, "b.txt:3"]
    assert paths_of(entry, str(folder), 1) == [path] and paths_of(entry, "", 12) == []


def test_a_long_row_is_looked_through_to_a_bound(folder: Path) -> None:
    assert paths_of(prose("no.py " * 100 + "b.txt"), str(folder), 12) == ["b.txt"], "each name once"
    many = " ".join(f"n{number}.py" for number in range(100))
    assert paths_of(prose(f"{many} b.txt"), str(folder), 12) == []
    assert paths_of(prose("x" * 30_000 + " b.txt"), str(folder), 12) == []
    assert paths_of(prose("a/" * 9_000 + " b.txt"), str(folder), 12) == ["b.txt"]


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("src/a.py", ("src/a.py", 0, 0)), ("src/a.py:12", ("src/a.py", 12, 0)),
        ("src/a.py:12:5", ("src/a.py", 12, 5)), ("src/a.py#L3-L9", ("src/a.py", 3, 0)),
        ("odd:3", ("odd:3", 0, 0)), ("link.py", None), ("../outside.py:3", None), ("src", None),
        ("https://x.y/src/a.py", None), ("none.py", None),
    ],
)  # fmt: skip
def test_where_an_address_leads(folder: Path, address: str, place: tuple[str, int, int] | None) -> None:
    wanted = FilePlace(str(folder / place[0]), *place[1:]) if place is not None else None
    assert place_of(address, str(folder)) == wanted


def test_the_memory_files_in_the_report_of_the_context(folder: Path) -> None:
    report = ToolCall("1", "/context", state=ToolState.DONE)
    report.result = f"| Type | Path | Tokens |\n|--|--|--|\n| Project | {folder}/b.txt | 100 |"
    entry = Entry(id="1", kind=EntryKind.TOOL, turn=1, tool=report)
    assert paths_of(entry, str(folder), 9) == [f"{folder}/b.txt"]

"""Reading the output of a background command: what is returned, and what is not read."""

import os
import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from claude_desk.library import task_outputs
from claude_desk.library.catalog.session_paths import encoded
from claude_desk.library.task_outputs import NoOutput, OutputPiece, TaskOutputPlace, TaskOutputReader

SESSION = "6da3bf42-2735-4f08-b765-cdd45e0a41f8"
OTHER = "11111111-2735-4f08-b765-cdd45e0a41f8"


class Tasks:
    """The CLI's folder of task outputs, below the test's own root."""

    def __init__(self, root: Path, *, old: bool = False) -> None:
        self.root = root
        self.cwd = root / "src" / "my project"
        self.cwd.mkdir(parents=True)
        self.user = root / f"claude-{os.getuid()}"
        self.project = self.user / encoded(str(self.cwd.resolve()))
        self.folder = self.project / "tasks" if old else self.project / SESSION / "tasks"
        self.folder.mkdir(parents=True)
        self.file = self.folder / "b1.output"

    def reader(self, task: str = "b1", environ: Mapping[str, str] | None = None) -> TaskOutputReader:
        environ = {"CLAUDE_CODE_TMPDIR": str(self.root)} if environ is None else environ
        return TaskOutputReader(TaskOutputPlace(environ, str(self.cwd), (SESSION,), task))

    def read(self) -> OutputPiece | NoOutput:
        return self.reader().read()


@pytest.fixture
def tasks(tmp_path: Path) -> Tasks:
    return Tasks(tmp_path)


def data_of(told: OutputPiece | NoOutput) -> bytes:
    assert isinstance(told, OutputPiece), told
    return told.data


def test_only_what_has_come_since_is_read(tasks: Tasks) -> None:
    reader = tasks.reader()
    assert reader.read() is NoOutput.MISSING
    tasks.file.write_bytes(b"one\n")
    assert reader.read() == OutputPiece(b"one\n", 0, 4, anew=True)
    assert reader.read() == OutputPiece(b"", 4, 4, anew=False)
    with tasks.file.open("ab") as file:
        file.write(b"two")
    assert reader.read() == OutputPiece(b"two", 4, 7, anew=False)


def test_2_1_37_has_one_folder_for_all_sessions(tmp_path: Path) -> None:
    tasks = Tasks(tmp_path, old=True)
    tasks.file.write_bytes(b"old")
    assert data_of(tasks.read()) == b"old"


def test_an_empty_file(tasks: Tasks) -> None:
    tasks.file.touch()
    assert tasks.read() == OutputPiece(b"", 0, 0, anew=True)


def test_a_truncated_file_begins_anew(tasks: Tasks) -> None:
    reader = tasks.reader()
    tasks.file.write_bytes(b"a long first run\n")
    reader.read()
    tasks.file.write_bytes(b"second\n")
    assert reader.read() == OutputPiece(b"second\n", 0, 7, anew=True)


def test_a_deleted_file_and_another_in_its_place(tasks: Tasks) -> None:
    reader = tasks.reader()
    tasks.file.write_bytes(b"a")
    reader.read()
    second = tasks.folder / "second"
    second.write_bytes(b"bb")
    tasks.file.unlink()
    assert reader.read() is NoOutput.MISSING
    second.rename(tasks.file)
    assert reader.read() == OutputPiece(b"bb", 0, 2, anew=True)


def test_of_a_huge_file_the_end_is_read(tasks: Tasks) -> None:
    with tasks.file.open("wb") as file:
        file.truncate(1024**3)  # sparse
        file.seek(0, os.SEEK_END)
        file.write(b"the end\n")
    reader = tasks.reader()
    told = reader.read()
    assert len(data_of(told)) == task_outputs.READ_BYTES
    assert data_of(told).endswith(b"\0the end\n")
    with tasks.file.open("ab") as file:
        file.write(b"x" * 3 * task_outputs.READ_BYTES)
    more = reader.read()
    assert isinstance(more, OutputPiece)
    assert (more.anew, len(more.data), more.size) == (True, task_outputs.READ_BYTES, told_size(tasks))


def told_size(tasks: Tasks) -> int:
    return tasks.file.stat().st_size


def test_bytes_of_any_kind_are_given_as_they_are(tasks: Tasks) -> None:
    data = random.Random(1).randbytes(5_000)
    tasks.file.write_bytes(data)
    assert data_of(tasks.read()) == data


@pytest.mark.parametrize("dead", [False, True])
def test_a_link_is_not_followed(tasks: Tasks, dead: bool) -> None:
    """The CLI makes such a link for subagents, and a command could put a link in the place of its own
    output."""
    secret = tasks.root / "secret"
    if not dead:
        secret.write_bytes(b"secret")
    tasks.file.symlink_to(secret)
    assert tasks.read() is NoOutput.REFUSED


def test_a_second_name_of_another_file_is_not_read(tasks: Tasks) -> None:
    secret = tasks.root / "secret"
    secret.write_bytes(b"secret")
    tasks.file.hardlink_to(secret)
    assert tasks.read() is NoOutput.REFUSED


@pytest.mark.parametrize("part", ["user", "project", "folder"])
def test_a_link_on_the_way_is_not_followed(tasks: Tasks, part: str) -> None:
    tasks.file.write_bytes(b"x")
    place: Path = getattr(tasks, part)
    elsewhere = tasks.root / "elsewhere"
    place.rename(elsewhere)
    place.symlink_to(elsewhere)
    assert tasks.read() is NoOutput.REFUSED


def test_the_root_may_be_a_link(tasks: Tasks) -> None:
    """On macOS, /tmp is a link."""
    tasks.file.write_bytes(b"x")
    link = tasks.root / "link"
    link.symlink_to(tasks.root)
    assert data_of(tasks.reader(environ={"CLAUDE_CODE_TMPDIR": str(link)}).read()) == b"x"


@pytest.mark.parametrize("kind", ["fifo", "folder", "socket"])
def test_what_is_no_file_is_not_read(tasks: Tasks, kind: str) -> None:
    """Reading is refused without waiting, even if nobody writes into the fifo."""
    if kind == "fifo":
        os.mkfifo(tasks.file)
    elif kind == "folder":
        tasks.file.mkdir()
    else:
        os.mknod(tasks.file, 0o140600)
    assert tasks.read() is NoOutput.REFUSED


def test_a_folder_that_everybody_writes_is_not_trusted(tasks: Tasks) -> None:
    tasks.file.write_bytes(b"x")
    tasks.folder.chmod(0o777)
    assert tasks.read() is NoOutput.REFUSED


def test_a_folder_of_another_user_is_not_trusted(tasks: Tasks, monkeypatch: pytest.MonkeyPatch) -> None:
    tasks.file.write_bytes(b"x")
    own = os.getuid()
    (tasks.root / f"claude-{own + 1}").symlink_to("nowhere")  # a name that another user has taken
    tasks.user.rename(tasks.root / "kept")
    (tasks.root / f"claude-{own + 1}").unlink()
    (tasks.root / "kept").rename(tasks.root / f"claude-{own + 1}")
    monkeypatch.setattr(os, "getuid", lambda: own + 1)
    assert tasks.read() is NoOutput.REFUSED


def test_another_sessions_output_is_not_read(tasks: Tasks) -> None:
    (tasks.project / OTHER / "tasks").mkdir(parents=True)
    (tasks.project / OTHER / "tasks" / "b1.output").write_bytes(b"x")
    assert tasks.read() is NoOutput.MISSING


@pytest.mark.parametrize("task", ["", "../b1", "a/b", "b1.output", "b\n", "b\0", "é", "b" * 101, ".."])
def test_an_id_that_is_none_is_no_name(tasks: Tasks, task: str) -> None:
    tasks.file.write_bytes(b"x")
    assert tasks.reader(task).read() is NoOutput.REFUSED


@pytest.mark.parametrize("session", ["", "..", "tasks", f"{SESSION}/..", "../" + SESSION])
def test_a_sessions_id_that_is_none_is_no_name(tasks: Tasks, session: str) -> None:
    tasks.file.write_bytes(b"x")
    environ = {"CLAUDE_CODE_TMPDIR": str(tasks.root)}
    place = TaskOutputPlace(environ, str(tasks.cwd), (session,), "b1")
    assert TaskOutputReader(place).read() is NoOutput.MISSING


def test_where_the_roots_are() -> None:
    roots = task_outputs._roots
    assert roots({}) == ["/tmp"]
    assert roots({"TMPDIR": "/a", "TMP": "b", "TEMP": "/c"}) == ["/a", "/c", "/tmp"]
    assert roots({"TMPDIR": "/a", "CLAUDE_CODE_TMPDIR": "/own"}) == ["/own"]
    assert roots({"CLAUDE_CODE_TMPDIR": "relative"}) == []


def test_the_folder_of_a_long_path_has_a_hash_at_its_end(tmp_path: Path) -> None:
    cwd = tmp_path / ("a" * 150) / ("b" * 150)
    cwd.mkdir(parents=True)
    name = f"{encoded(str(cwd.resolve()))[:200]}-1x2y3z"
    folder = tmp_path / f"claude-{os.getuid()}" / name / SESSION / "tasks"
    folder.mkdir(parents=True)
    (folder / "b1.output").write_bytes(b"x")
    place = TaskOutputPlace({"CLAUDE_CODE_TMPDIR": str(tmp_path)}, str(cwd), (SESSION,), "b1")
    assert data_of(TaskOutputReader(place).read()) == b"x"


def test_no_handle_stays_open(tasks: Tasks) -> None:
    tasks.file.write_bytes(b"x")
    reader = tasks.reader()
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - as it is counted
    for _ in range(5):
        reader.read()
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208 - as it is counted

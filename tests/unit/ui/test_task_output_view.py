"""A task's output as the window shows it: when the file is read, and what the viewer says about it."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.library import task_outputs
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.viewer import growing_pages, task_output_view
from claude_desk.ui.viewer.task_output_view import TaskOutputView
from claude_desk.ui.viewer.viewer import Viewer
from tests.gallery import task_outputs as content
from tests.gallery.live import rows
from tests.live_session import LiveSession
from tests.unit.transcript.cli_messages import result_of, said, system, tool
from tests.waiting import until
from tests.workers import in_background

TASK = in_background("b1", "Run the long tests")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_output_view, "POLL_MS", 20)


@pytest.fixture
def session(qapp: QGuiApplication) -> LiveSession:
    session = LiveSession()
    session.add(*content.begun(None))  # type: ignore[arg-type]
    session.show_background(
        TASK,
    )
    return session


@pytest.fixture
def file(session: LiveSession) -> Path:
    return content.output_file(session)


@pytest.fixture
def view(session: LiveSession, file: Path) -> Iterator[SessionView]:
    view = SessionView(ProseRenderer())
    view.attach(session)
    view.set_shown(True)
    yield view
    view.detach()
    view.close()


class Shown:
    """What the viewer shows of task b1."""

    def __init__(self, view: SessionView, session: LiveSession, show: bool = True) -> None:
        self.session = session
        self.task: TaskOutputView = view.taskOutput
        self.viewer: Viewer = view.viewer
        if show:
            self.task.show("b1")

    @property
    def text(self) -> str:
        pages = self.viewer.pages.pages
        return pages.text if pages is not None else ""

    async def until_text(self, text: str) -> None:
        await until(self.viewer.sizeChanged, lambda: self.text == text, 30, lambda: self.text[-200:])

    async def until_note(self, note: str) -> None:
        await until(self.task.changed, lambda: self.task.note == note, 30, lambda: self.task.note)

    async def until_state(self, state: str) -> None:
        await until(self.task.changed, lambda: self.task.state == state, 30, lambda: self.task.state)

    async def until_rest(self) -> None:
        """Wait until a read ends with no further read due."""
        await until(self.task._read_done, lambda: not self.task._timer.isActive())

    def end(self, status: str, summary: str) -> None:
        end = system("task_notification", task_id="b1", tool_use_id="t", status=status, summary=summary)
        ended = rows(*content._BEGUN, end)
        for entry, other in zip(self.session.entries, ended, strict=False):
            if entry.tool is not None and other.tool is not None:
                entry.tool.state, entry.tool.ended = other.tool.state, other.tool.ended
                entry.tool.progress = other.tool.progress
        self.session.show_background()


def write(file: Path, text: str) -> None:
    with file.open("a") as opened:
        opened.write(text)


async def test_what_comes_is_shown(view: SessionView, session: LiveSession, file: Path) -> None:
    write(file, "one\n\x1b[31mtwo")
    shown = Shown(view, session)
    await shown.until_text("one\ntwo")
    write(file, " and more\x1b[0m\n10%\r20%")
    await shown.until_text("one\ntwo and more\n20%")
    assert shown.viewer.title == content.COMMAND
    assert shown.task.open
    assert shown.task.state.startswith("Running for ")
    assert shown.task.note == ""


async def test_a_file_that_comes_later(view: SessionView, session: LiveSession, file: Path) -> None:
    shown = Shown(view, session)
    await shown.until_note("No output so far")
    file.touch()
    await until(shown.task._read_done, lambda: shown.task._missing is None)
    assert shown.task.note == "No output so far"
    write(file, "x")
    await shown.until_text("x")


@pytest.mark.parametrize(
    ("status", "summary", "state"),
    [
        ("completed", 'Background command "x" completed (exit code 0)', "Ended with exit code 0"),
        ("completed", 'Background command "exit code 9" completed', "Ended"),
        ("failed", 'Background command "x" failed with exit code 3', "Failed with exit code 3"),
        ("failed", "It broke", "Failed"),
        ("stopped", "Run the long tests", "Stopped"),
        ("killed", "", "Stopped"),
    ],
)
async def test_its_end_is_told_and_all_of_it_read(
    view: SessionView, session: LiveSession, file: Path, status: str, summary: str, state: str
) -> None:
    shown = Shown(view, session)
    write(file, "last words\n")
    shown.end(status, summary)
    assert not shown.task.running
    assert shown.task.state == state
    assert shown.task.tone == ("bad" if status == "failed" else "")
    await shown.until_text("last words\n")
    await shown.until_rest()


async def test_nothing_is_read_while_nobody_sees_it(
    view: SessionView, session: LiveSession, file: Path
) -> None:
    shown = Shown(view, session, show=False)
    assert not shown.task._timer.isActive()
    shown.task.show("b1")
    await until(shown.task._read_done, lambda: not shown.task._reading)
    view.set_shown(False)
    assert not shown.task._timer.isActive()
    write(file, "x")
    view.set_shown(True)
    await shown.until_text("x")
    shown.viewer.close()
    assert not shown.task._timer.isActive()
    assert not shown.task.open


async def test_another_text_in_the_viewer_ends_it(
    view: SessionView, session: LiveSession, file: Path
) -> None:
    from claude_desk.transcript.tools.card import ListingPart

    shown = Shown(view, session)
    assert shown.viewer.followed
    shown.viewer.show("Other", ListingPart("other"))
    assert not shown.task.open
    assert not shown.viewer.followed
    assert shown.text == "other"
    assert shown.viewer.open


async def test_stop(view: SessionView, session: LiveSession, file: Path) -> None:
    shown = Shown(view, session)
    assert shown.task.stoppable
    shown.task.stop()
    shown.task.stop()
    await asyncio.sleep(0)
    assert session.stopped_tasks == ["b1"]
    assert (shown.task.state, shown.task.stoppable) == ("Stopping…", False)
    session.info.stops_tasks = False  # the CLI 2.1.37 does not answer a stop
    session.info_changed.emit()
    assert shown.task.state.startswith("Running for ")
    assert not shown.task.stoppable


async def test_a_truncated_file_is_shown_anew(view: SessionView, session: LiveSession, file: Path) -> None:
    write(file, "the first run\n" * 5_000)
    shown = Shown(view, session)
    await shown.until_text("the first run\n" * 5_000)
    shown.viewer.find("run", 0)
    assert len(shown.viewer._search.found) == 5_000
    file.write_text("second run\n")
    await shown.until_text("second run\n")
    assert list(shown.viewer._search.found) == [7]


async def test_a_deleted_file_leaves_what_was_read(
    view: SessionView, session: LiveSession, file: Path
) -> None:
    write(file, "kept\n")
    shown = Shown(view, session)
    await shown.until_text("kept\n")
    file.unlink()
    await shown.until_note("The output file was deleted. This is what was read before.")
    assert shown.text == "kept\n"


async def test_what_is_no_file_is_said(view: SessionView, session: LiveSession, file: Path) -> None:
    secret = file.parent / "secret"
    secret.write_text("secret")
    file.symlink_to(secret)
    shown = Shown(view, session)
    await shown.until_note("The output cannot be read from Claude Code's task folder.")
    assert shown.text == ""


async def test_a_file_that_is_gone_after_the_end(view: SessionView, session: LiveSession, file: Path) -> None:
    shown = Shown(view, session, show=False)
    shown.end("completed", "")
    shown.task.show("b1")
    await shown.until_note("The output is no longer available.")
    await shown.until_rest()


@pytest.mark.parametrize(
    ("by", "told"),
    [
        (
            tool("o", "TaskOutput", task_id="b1"),
            {"task": {"task_id": "b1", "output": "\x1b[32mready\x1b[0m on 3000\n"}},
        ),
        (tool("o", "BashOutput", bash_id="b1"), {"stdout": "ready on 3000\n"}),
        (
            tool("o", "Read", file_path="/tmp/claude-0/-x/tasks/b1.output"),
            {"type": "text", "file": {"content": "ready on 3000\n"}},
        ),
    ],
)
@pytest.mark.parametrize("refused", [False, True])
async def test_what_claude_has_read_of_it_is_shown_where_it_is_gone(
    view: SessionView,
    session: LiveSession,
    file: Path,
    by: dict[str, Any],
    told: dict[str, Any],
    refused: bool,
) -> None:
    """The CLI 2.1.37 empties the folder of outputs when it starts again. The conversation still contains what
    `TaskOutput` returned."""
    session.add(*rows(*content._BEGUN, said(by, id="m3"), result_of("o", "…", tool_use_result=told)))
    session.show_background()
    if refused:
        file.symlink_to(file.parent / "secret")
    shown = Shown(view, session, show=False)
    shown.end("completed", "")
    shown.task.show("b1")
    await shown.until_text("ready on 3000\n")
    became = "cannot be read" if refused else "is gone"
    assert shown.task.note == f"The output file {became}. This is the last output that Claude has read."
    await shown.until_rest()


async def test_a_huge_file(view: SessionView, session: LiveSession, file: Path) -> None:
    with file.open("wb") as opened:
        opened.truncate(1024**3)
        opened.seek(0, 2)
        opened.write(b"\nthe end\n")
    shown = Shown(view, session)
    await shown.until_note("Only the end is shown, of 1.0 GB")
    assert shown.text.endswith("\nthe end\n")
    assert len(shown.text) < 100


async def test_of_much_output_the_newest_is_kept(
    view: SessionView, session: LiveSession, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growing_pages, "MOST", 100_000)
    monkeypatch.setattr(growing_pages, "KEPT", 50_000)
    shown = Shown(view, session)
    model = shown.viewer.pages
    for number in range(30):
        write(file, "".join(f"{number}.{line}\n" for line in range(1_500)))
        await until(
            shown.viewer.sizeChanged, lambda number=number: shown.text.endswith(f"{number}.1499\n"), 30
        )
        assert len(shown.text) <= 100_000
        assert model.rowCount() == model.pages.count
        if number == 3:
            shown.viewer.find("3.700", 0)
    assert shown.task.note.startswith("Only the end is shown, of ")
    assert list(shown.viewer._search.found) == [
        at for at in range(len(shown.text)) if shown.text.startswith("3.700", at)
    ]
    assert shown.viewer._search.found


async def test_binary_output_is_written_out(view: SessionView, session: LiveSession, file: Path) -> None:
    file.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\n")
    shown = Shown(view, session)
    await shown.until_text("\N{REPLACEMENT CHARACTER}PNG\n⟨U+001A⟩\nIHDR\N{REPLACEMENT CHARACTER}\n")


async def test_the_read_that_waits_for_a_disk_delays_nothing(
    view: SessionView, session: LiveSession, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    release, begun = threading.Event(), threading.Event()
    read = task_outputs.TaskOutputReader.read

    def slow(self: task_outputs.TaskOutputReader) -> object:
        begun.set()
        release.wait(30)
        return read(self)

    monkeypatch.setattr(task_outputs.TaskOutputReader, "read", slow)
    write(file, "x")
    before = time.perf_counter()
    shown = Shown(view, session)
    assert time.perf_counter() - before < 5
    assert begun.wait(30)
    shown.viewer.close()
    shown.task.show("b1")  # a new reader: the first reader's answer is dropped
    assert shown.text == ""
    release.set()
    await shown.until_text("x")


async def test_a_subagents_command_is_followed_though_nothing_tells_that_it_runs(
    view: SessionView, session: LiveSession, file: Path
) -> None:
    agent = said(tool("a", "Agent", description="x", prompt="y"))
    bash = said(tool("s", "Bash", command="make"), parent="a")
    began = result_of("s", "Command running in background with ID: b1. Output is", parent="a")
    session.show_background()
    session.remove(*session.entries)
    session.add(*rows(agent, bash, began))
    shown = Shown(view, session)
    await until(shown.task._read_done, lambda: not shown.task._reading)
    assert (shown.viewer.title, shown.task.state) == ("make", "")
    assert shown.task._timer.isActive()
    write(file, "x")
    await shown.until_text("x")
    session.bring_to("not-running")
    await shown.until_rest()


def test_the_id_of_a_call() -> None:
    from claude_desk.transcript.reducer.tool_results import output_task_of

    def task(*events: object) -> list[str]:
        return [output_task_of(entry.tool) for entry in rows(*events) if entry.tool is not None]

    assert task(*content._BEGUN) == ["b1"]
    monitor = said(tool("m", "Monitor", command="tail -f log", description="watch"))
    assert task(monitor, result_of("m", "…", tool_use_result={"taskId": "b2"})) == ["b2"]
    agent = said(tool("a", "Agent", description="x", prompt="y"))
    launched = {"status": "async_launched", "agentId": "a1", "outputFile": "/etc/passwd"}
    assert task(agent, result_of("a", "…", tool_use_result=launched)) == [""]
    bash = said(tool("s", "Bash", command="x"), parent="a")
    assert task(
        agent, bash, result_of("s", "Command running in background with ID: b3. Output is", parent="a")
    ) == ["", "b3"]
    server = said(tool("w", "mcp__a__b"))
    assert task(server, result_of("w", "…", tool_use_result={"backgroundTaskId": "b4"})) == [""]


def test_rows_that_began_tasks(session: LiveSession) -> None:
    agent = said(tool("a", "Agent", description="x", prompt="y"))
    launched = {"status": "async_launched", "agentId": "a1"}
    session.remove(*session.entries)
    session.add(*rows(agent, result_of("a", "…", tool_use_result=launched)))
    [entry] = [entry for entry in session.entries if entry.tool is not None]
    assert session.task_outputs.row("a1") == entry.id
    assert session.task_outputs.row("a2") == ""
    assert session.task_outputs.call("a1") is None

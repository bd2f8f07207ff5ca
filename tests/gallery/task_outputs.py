"""The output of commands in the background: of a running and of an ended command, and an output that is
missing."""

import os
import shutil
import tempfile
import time
from pathlib import Path

from claude_desk.library.catalog.session_paths import encoded
from claude_desk.transcript.entries import Entry, ToolState
from claude_desk.transcript.events import Sent
from claude_desk.ui.session.session_view import SessionView
from tests.gallery.entry_maker import Maker
from tests.gallery.live import rows
from tests.gallery.session_choices import TASKS
from tests.live_session import LiveSession
from tests.unit.transcript.cli_messages import result, result_of, said, system, text, tool
from tests.workers import in_background

SESSION = "6da3bf42-2735-4f08-b765-cdd45e0a41f8"
COMMAND = "pytest -x --color=yes tests/upload tests/gateway"
_BEGUN = (
    Sent("u1", "Run the long tests in the background."),
    said(tool("t", "Bash", command=COMMAND, description="Run the long tests", run_in_background=True)),
    result_of("t", "Command running in background with ID: b1.", tool_use_result={"backgroundTaskId": "b1"}),
    said(text("They run now. I will look at them when they have ended."), id="m2"),
    result(duration_ms=4_000),
)
_ENDS = {
    "task-output-ended": ("completed", 'Background command "Run the long tests" completed (exit code 0)'),
    "task-output-failed": ("failed", 'Background command "Run the long tests" failed with exit code 3'),
    "task-output-gone": ("stopped", "Run the long tests"),
}
STATES = ("task-output", "task-output-empty", *_ENDS)
LINES = "".join(
    f"\x1b[2m{number:>4}\x1b[0m tests/upload/test_client.py::test_part_{number} "
    + ("\x1b[31mFAILED\x1b[0m\n" if number % 17 == 0 else "\x1b[32mPASSED\x1b[0m\n")
    for number in range(1, 161)
)


def begun(make: Maker) -> list[Entry]:
    return rows(*_BEGUN)


def ended(status: str, summary: str) -> list[Entry]:
    end = system("task_notification", task_id="b1", tool_use_id="t", status=status, summary=summary)
    return rows(*_BEGUN, end)


SHOWS = {
    "task-output": begun,
    "task-output-empty": begun,
    **{state: lambda make, end=end: ended(*end) for state, end in _ENDS.items()},
}


def output_file(session: LiveSession) -> Path:
    """Return the path at which the program looks for the output. It is in a new folder that is removed with
    the session."""
    root = Path(tempfile.mkdtemp(prefix="task-output-"))
    session.destroyed.connect(lambda: shutil.rmtree(root, ignore_errors=True))
    session.environ["CLAUDE_CODE_TMPDIR"] = str(root)
    session.info.session_id = SESSION
    project = encoded(os.path.realpath(session.folder))
    folder = root / f"claude-{os.getuid()}" / project / SESSION / "tasks"
    folder.mkdir(parents=True)
    return folder / "b1.output"


def complete(state: str, session: LiveSession) -> None:
    """Write the output file, and set the running tasks."""
    if state == "task-menu":
        session.show_background(*TASKS)
    if state not in STATES:
        return
    file = output_file(session)
    if state == "task-output-empty":
        file.touch()
    elif state != "task-output-gone":
        file.write_text(LINES)
    calls = [entry.tool for entry in session.entries if entry.tool is not None]
    calls[0].started = time.time() - 80
    if calls[0].state is ToolState.RUNNING:
        session.show_background(in_background("b1", "Run the long tests"))


def show(state: str, view: SessionView) -> None:
    if state in STATES:
        view.taskOutput.show("b1")

"""The output of a background command. The viewer follows the output while it grows."""

import re
import threading
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.session.core.worker_threads import start_thread
from claude_desk.ui import locale_format
from claude_desk.ui.qt_types import Property
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate
from claude_desk.ui.viewer.viewer import Viewer

if TYPE_CHECKING:
    from claude_desk.library.task_outputs import NoOutput, TaskOutputPlace
    from claude_desk.session.core.session import Session
    from claude_desk.transcript.entries import ToolCall
    from claude_desk.transcript.text.terminal_stream import TerminalText
    from claude_desk.ui.viewer.growing_pages import GrowingPages

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

POLL_MS = 500  # milliseconds between reads, only while the output is visible
_CLOSING = 1.0
_TITLE = 300
# The end of the CLI's report about a command that has ended.
_EXIT = re.compile(r"exit code (-?\d{1,12})\)?\s*\Z")
# If reading begins within a line, the rest of that line is omitted if it is at most this long, in bytes.
_LONGEST_LINE = 4_096


@dataclass(frozen=True, slots=True)
class _Read:
    """The result of a read. `start` is the offset from which the file was read; the text may begin later, at
    the next line."""

    anew: bool
    grown: bool
    done: "TerminalText"
    open_line: "TerminalText"
    start: int
    size: int


class _Follower:
    """Reads the file in a thread and turns its content into text. Only one thread may call it at a time."""

    def __init__(self, place: "TaskOutputPlace") -> None:
        from claude_desk.library.task_outputs import TaskOutputReader
        from claude_desk.transcript.text.terminal_stream import TerminalStream

        self._reader = TaskOutputReader(place)
        self._stream = TerminalStream()
        self._start = 0

    def read(self) -> "_Read | NoOutput":
        from claude_desk.library.task_outputs import OutputPiece
        from claude_desk.transcript.text.terminal_stream import TerminalStream

        piece = self._reader.read()
        if not isinstance(piece, OutputPiece):
            return piece
        data = piece.data
        if piece.anew:
            self._stream = TerminalStream()
            if piece.start:  # the piece may begin in the middle of a line or of a character
                data = data[data.find(b"\n", 0, _LONGEST_LINE) + 1 :]
            self._start = piece.start
        done = self._stream.feed(data)
        grown = piece.anew or bool(piece.data)
        return _Read(piece.anew, grown, done, self._stream.open_line, self._start, piece.size)


@QmlElement
class TaskOutputView(QObject):
    """Follows a task's output. `show` opens the output in the viewer. `open`: the viewer shows the output."""

    changed = Signal()
    _read_done = Signal(object, object)  # emitted in the thread: the _Follower; the _Read or NoOutput

    def __init__(self, viewer: Viewer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._viewer = viewer
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._task = ""
        self._call: ToolCall | None = None
        self._pages: GrowingPages | None = None
        self._follower: _Follower | None = None
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._reading = self._closed = False
        self._last = False  # whether the current read began after the task's end
        self._shown = True
        self._stopping = False
        self._size = self._start = 0
        self._missing: NoOutput | None = None
        self._from_transcript = False
        self._emitted: tuple[object, ...] = ()
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._on_due)
        self._read_done.connect(self._on_read)
        viewer.openChanged.connect(self._on_viewer_changed)

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.operations, self._on_session_changed)
        self._connections.connect(session.state_changed, self._on_session_changed)
        self._connections.connect(session.info_changed, self._on_session_changed)

    def detach(self) -> None:
        self._connections.disconnect()
        self._stop_following()
        self._session = None

    def set_shown(self, shown: bool) -> None:
        """Set whether the session is visible. The file is read only while the session is visible."""
        if shown is not self._shown:
            self._shown = shown
            self._go_on()

    def retranslate(self) -> None:
        self._emit_changed()

    def close(self) -> None:
        """Stop reading. Wait at most `_CLOSING` seconds for the thread."""
        self._stop_following()
        with self._lock:
            self._closed = True
        if self._thread is not None:
            self._thread.join(_CLOSING)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def show(self, task_id: str) -> None:
        """Open the output of the task."""
        from claude_desk.transcript.text.text_sanitizer import one_line
        from claude_desk.ui.viewer.growing_pages import GrowingPages

        session = self._session
        if session is None or not task_id:
            return
        self._stop_following()
        self._task, self._call = task_id, session.task_outputs.call(task_id)
        self._pages = GrowingPages()
        self._follower = _Follower(session.task_outputs.place(task_id))
        words = next((task.words for task in session.workers.in_background if task.id == task_id), task_id)
        title = one_line(self._call.title if self._call is not None else words, _TITLE) or task_id
        self._viewer.show(title, self._pages, "output.txt")
        self._go_on()
        self._emit_changed()

    @Slot()
    def stop(self) -> None:
        if self._session is not None and self.stoppable:
            self._stopping = True
            self._session.stop_task(self._task)
            self._emit_changed()

    # --- reading -------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Read repeatedly while the output is visible; otherwise stop reading."""
        if self._pages is not None and self._shown:
            self._timer.start()
            self._on_due()
        else:
            self._timer.stop()

    @Slot()
    def _on_due(self) -> None:
        self._emit_changed()
        follower = self._follower
        if self._reading or self._closed or follower is None:
            return
        self._reading, self._last = True, not self.running and not self._may_run()
        self._thread = start_thread(partial(self._read, follower), "output")

    def _read(self, follower: _Follower) -> None:
        """Read the output. This runs in a thread."""
        from claude_desk.library.task_outputs import NoOutput

        try:
            result: object = follower.read()
        except Exception:  # reading an unknown file may raise anything
            result = NoOutput.REFUSED
        with self._lock:
            if not self._closed and shiboken6.isValid(self):
                self._read_done.emit(follower, result)

    @Slot(object, object)
    def _on_read(self, follower: _Follower, result: "_Read | NoOutput") -> None:
        self._reading = False
        if follower is not self._follower or self._pages is None:
            if self._follower is not None and self._shown:
                self._on_due()  # the user opened another task in the meantime
            return
        if isinstance(result, _Read):
            self._missing = None
            self._size, self._start = result.size, result.start
            if result.grown:
                self._grow(result)
        else:
            self._missing = result
            if self._last and not self._pages.text:
                self._show_read_by_claude()
        if self._last and not (isinstance(result, _Read) and result.grown):
            self._timer.stop()
        self._emit_changed()

    def _grow(self, result: _Read) -> None:
        from claude_desk.ui.viewer.growing_pages import GrowingPages

        assert self._pages is not None
        if result.anew and self._pages.text:
            self._pages = GrowingPages(result.done, result.open_line)
            self._viewer.show_instead(self._pages)
        else:
            self._viewer.grew(self._pages.grow(result.done, result.open_line))

    def _show_read_by_claude(self) -> None:
        """Show the output that Claude has read, from the conversation, because the file cannot be read."""
        from claude_desk.transcript.text.terminal_output import terminal_text
        from claude_desk.transcript.text.terminal_stream import TerminalText
        from claude_desk.ui.viewer.growing_pages import NOTHING

        text = self._session.task_outputs.read_by_claude(self._task) if self._session is not None else ""
        if text and self._pages is not None:
            self._from_transcript = True
            self._viewer.grew(self._pages.grow(TerminalText(*terminal_text(text)), NOTHING))

    def _stop_following(self) -> None:
        """Stop following the output. Close the viewer if it shows the output."""
        pages, self._pages = self._pages, None
        self._follower, self._call, self._task = None, None, ""
        self._timer.stop()
        self._missing, self._from_transcript, self._stopping = None, False, False
        self._size = self._start = 0
        if pages is not None and self._viewer.is_showing(pages):
            self._viewer.close()
        self._emit_changed()

    @Slot()
    def _on_viewer_changed(self) -> None:
        if self._pages is not None and not self._viewer.is_showing(self._pages):
            self._stop_following()

    @Slot()
    def _on_session_changed(self) -> None:
        if self._pages is not None:
            self._emit_changed()

    # --- words ---------------------------------------------------------------------------------

    def _emit_changed(self) -> None:
        state = (self.open, self.state, self.note, self.stoppable, self.running)
        if state != self._emitted:
            self._emitted = state
            self.changed.emit()

    def _may_run(self) -> bool:
        """Return whether a task that is not in the list of tasks may still run.

        Only newer versions of the CLI list the commands of a subagent. Older versions do not report whether
        such commands still run.
        """
        call, session = self._call, self._session
        if call is None or session is None or not session.state.phase.has_child:
            return False
        return not _reports_end(call)

    @Property(bool, notify=changed)
    def open(self) -> bool:
        return self._pages is not None

    @Property(bool, notify=changed)
    def running(self) -> bool:
        session = self._session
        return session is not None and any(task.id == self._task for task in session.workers.in_background)

    @Property(str, notify=changed)
    def state(self) -> str:
        """Return `Running for 1 min 20 s`, or how the task ended: `Failed with exit code 3`.

        Return "" without a task, or if the end is unknown.
        """
        if not self._task or self._session is None:
            return ""
        call = self._call
        if self.running:
            if self._stopping and self._session.info.stops_tasks:
                return translate("TaskOutputView", "Stopping…")
            if call is None or not call.started:
                return translate("TaskOutputView", "Running")
            time = locale_format.duration(self._session.now() - call.started)
            return translate("TaskOutputView", "Running for {time}", time=time)
        return _end_words(call)

    @Property(str, notify=changed)
    def tone(self) -> str:
        """Return the tone of the state: run, bad, or "" for the usual tone."""
        if self.running:
            return "run"
        progress = self._call.progress if self._call is not None else None
        return "bad" if progress is not None and progress.status == "failed" else ""

    @Property(str, notify=changed)
    def note(self) -> str:
        """Return a note about the text, or the reason why there is no text; "" without a note."""
        pages = self._pages
        if pages is None:
            return ""
        if self._from_transcript and self._missing == "refused":
            return translate(
                "TaskOutputView",
                "The output file cannot be read. This is the last output that Claude has read.",
            )
        if self._from_transcript:
            return translate(
                "TaskOutputView", "The output file is gone. This is the last output that Claude has read."
            )
        if self._missing == "refused":
            return translate("TaskOutputView", "The output cannot be read from Claude Code's task folder.")
        if self._missing is not None and pages.text:
            return translate("TaskOutputView", "The output file was deleted. This is what was read before.")
        if self._missing is not None and not self.running:
            return translate("TaskOutputView", "The output is no longer available.")
        if not pages.text:
            if self.running:
                return translate("TaskOutputView", "No output so far")
            return translate("TaskOutputView", "No output") if self._follower and not self._reading else ""
        if pages.cut or self._start:
            size = locale_format.size(self._size)
            return translate("TaskOutputView", "Only the end is shown, of {size}", size=size)
        return ""

    @Property(bool, notify=changed)
    def stoppable(self) -> bool:
        session = self._session
        return session is not None and self.running and not self._stopping and session.info.stops_tasks


def _reports_end(call: "ToolCall") -> bool:
    """Return whether the CLI reports the end of the task that the call has begun."""
    from claude_desk.transcript.reducer.tool_results import runs_on

    return runs_on(call) or call.name == "Monitor"


def _end_words(call: "ToolCall | None") -> str:
    """Return how the task ended; "" if the CLI does not report the end of such tasks."""
    progress = call.progress if call is not None else None
    status = progress.status if progress is not None else ""
    found = _EXIT.search(progress.summary) if progress is not None else None
    if status in ("stopped", "killed") or (call is not None and call.state == "stopped"):
        return translate("TaskOutputView", "Stopped")
    if status == "failed" and found is not None:
        return translate("TaskOutputView", "Failed with exit code {code}", code=found[1])
    if status == "failed":
        return translate("TaskOutputView", "Failed")
    if call is not None and not status and not _reports_end(call):
        return ""
    if found is not None:
        return translate("TaskOutputView", "Ended with exit code {code}", code=found[1])
    return translate("TaskOutputView", "Ended")

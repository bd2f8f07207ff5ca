"""The colours of code. A thread finds them if the code is long or its lexer is not loaded."""

import sys
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QObject, Signal, Slot

from claude_desk.session.core.worker_threads import start_thread
from claude_desk.transcript.text import syntax_highlight
from claude_desk.transcript.text.languages import clean_name
from claude_desk.transcript.text.spans import TextSpan

# A text of up to this number of characters is lexed immediately, in about 5 ms, if its lexer is loaded.
AT_ONCE = 5_000
# Greatest number of spans that are kept. A span takes about 100 bytes. 100 characters of text count as a
# span.
KEPT = 150_000
# Seconds for which the thread works, and seconds for which it then sleeps, so that other threads can work.
_WORK, _PAUSE = 0.002, 0.002
_SWITCH = 0.0005
_CLOSING = 5.0


@dataclass(frozen=True, slots=True)
class _Job:
    key: str
    text: str
    language: str


class _ClosedError(Exception):
    """Raised in the thread to end it."""


class HighlightWorker(QObject):
    """Finds the colours of code. End it with `close()`.

    `spans()` returns the colours of a text, or None if `ready` will be emitted later. It returns None for
    short texts too before the lexer of the language is loaded (`prepare`). One result is kept for each key,
    until the key gets another text or many newer results replace it.
    """

    ready = Signal(str)  # the key whose colours are known now
    _done = Signal(object, object)  # the job and its spans

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: OrderedDict[str, tuple[_Job, tuple[TextSpan, ...]]] = OrderedDict()
        self._kept = 0
        self._asked: dict[str, _Job] = {}
        self._waiting: list[_Job] = []
        self._lock = threading.Lock()
        self._closed = False
        self._thread: threading.Thread | None = None
        self._done.connect(self._on_done)  # emitted in the thread, received in the GUI thread

    def spans(self, key: str, text: str, language: str) -> tuple[TextSpan, ...] | None:
        """Return the colours of the text; None if they come later, with `ready`.

        Return () for an empty text or a text that is too long, or if `language` names no language.
        """
        known = self._known.get(key)
        if known is not None and known[0].language == language and known[0].text == text:
            self._known.move_to_end(key)
            return known[1]
        if not text or len(text) > syntax_highlight.LONGEST or not clean_name(language):
            return ()
        job = _Job(key, text, language)
        if len(text) <= AT_ONCE and syntax_highlight.is_loaded(language):
            spans = syntax_highlight.spans_of(text, language)
            self._keep(job, spans)
            return spans
        self._ask(job)
        return None

    def prepare(self, language: str) -> None:
        """Load the lexer of this language, because code in this language is being written."""
        if not syntax_highlight.is_loaded(language):
            self._ask(_Job("", "a", language))

    def close(self) -> None:
        """End the thread. `ready` is not emitted any more."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            thread = self._thread
        if thread is not None:
            thread.join(_CLOSING)
        self._known.clear()
        self._asked.clear()

    # --- the thread ----------------------------------------------------------------------------

    def _ask(self, job: _Job) -> None:
        if self._closed or self._asked.get(job.key) == job:
            return
        self._asked[job.key] = job
        with self._lock:
            self._waiting = [other for other in self._waiting if other.key != job.key or not job.key]
            self._waiting.append(job)
            if self._thread is None:
                self._thread = start_thread(self._work, "colouring", longest=None)

    def _work(self) -> None:
        """Work until no job waits. The thread then ends."""
        # Let other threads run after this time instead of 5 ms: the import of a lexer cannot pause by itself.
        sys.setswitchinterval(_SWITCH)
        while True:
            with self._lock:
                if self._closed or not self._waiting:
                    self._thread = None
                    return
                job = self._waiting.pop()  # the newest job, because the user probably looks at its text
            spans = self._lexed(job)
            with self._lock:
                if not self._closed and shiboken6.isValid(self):
                    self._done.emit(job, spans)

    def _lexed(self, job: _Job) -> tuple[TextSpan, ...]:
        """Lex the text in small pieces: while this thread holds the interpreter, the GUI thread waits."""
        until = time.perf_counter() + _WORK

        def pause() -> None:
            nonlocal until
            if time.perf_counter() >= until:
                if self._closed:
                    raise _ClosedError
                time.sleep(_PAUSE)
                until = time.perf_counter() + _WORK

        try:
            return syntax_highlight.spans_of(job.text, job.language, pause)
        except _ClosedError:
            return ()

    # --- results -------------------------------------------------------------------------------

    @Slot(object, object)
    def _on_done(self, job: _Job, spans: tuple[TextSpan, ...]) -> None:
        if self._closed or self._asked.get(job.key) != job:
            return
        del self._asked[job.key]
        if job.key:
            self._keep(job, spans)
            self.ready.emit(job.key)

    def _keep(self, job: _Job, spans: tuple[TextSpan, ...]) -> None:
        old = self._known.pop(job.key, None)
        self._kept += _cost(job, spans) - (_cost(*old) if old else 0)
        self._known[job.key] = (job, spans)
        while self._kept > KEPT and len(self._known) > 1:
            _, gone = self._known.popitem(last=False)
            self._kept -= _cost(*gone)


def _cost(job: _Job, spans: tuple[TextSpan, ...]) -> int:
    return len(spans) + len(job.text) // 100 + 1

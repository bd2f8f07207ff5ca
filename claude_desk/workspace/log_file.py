"""The program's log: a bounded file without any text of a conversation, even after unexpected errors."""

import contextlib
import logging
import os
import re
import sys
import threading
from collections.abc import Iterator
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from types import TracebackType

from claude_desk.library.error_redaction import places_of
from claude_desk.paths import AppPaths
from claude_desk.protocol.wire.characters import visible
from claude_desk.system.files import open_to_append

_SIZE = 1_000_000
_FILES = 3
_LONGEST = 500
_MOST_A_MINUTE = 200
_OURS = "claude_desk"
# Loggers of libraries. Their records may contain the arguments of failed tasks and calls.
_LIBRARIES = ("asyncio", "qasync")
_QUOTES = re.compile(r"[(<:'\"\n]")

_log = logging.getLogger(__name__)

_Error = tuple[type[BaseException], BaseException, TracebackType | None]


class _Handler(RotatingFileHandler):
    """A rotating file of mode 0600. It accepts the first 200 records of each minute.

    If the disk fails, only the log is lost.
    """

    def __init__(self, path: str) -> None:
        self._minute, self._written, self._passed_over = 0, 0, 0
        super().__init__(path, maxBytes=_SIZE, backupCount=_FILES - 1, encoding="utf-8", errors="replace")

    def _open(self) -> TextIOWrapper:
        descriptor = open_to_append(self.baseFilename, follow=False)
        if hasattr(os, "fchmod"):
            os.fchmod(descriptor, 0o600)
        return os.fdopen(descriptor, "a", encoding=self.encoding, errors=self.errors)

    def emit(self, record: logging.LogRecord) -> None:
        minute = int(record.created // 60)
        if minute != self._minute:
            passed_over, self._passed_over = self._passed_over, 0
            self._minute, self._written = minute, 0
            if passed_over:
                super().emit(_plain_record(f"{passed_over} lines of a minute were not written"))
        self._written += 1
        if self._written > _MOST_A_MINUTE:
            self._passed_over += 1
        else:
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Do nothing: the inherited method would print a traceback for each line."""


class _Formatter(logging.Formatter):
    """Formats a record as one bounded line. The message of a library is cut at its first quote, colon, line
    end, `(` or `<`. For an exception, lines with the places in the code and the type follow. The exception's
    message is left out."""

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        if record.name != _OURS and not record.name.startswith(f"{_OURS}."):
            said = _QUOTES.split(said, maxsplit=1)[0]
        lines = [f"{self.formatTime(record)} {record.levelname} {record.name}: {visible(said)[:_LONGEST]}"]
        if record.exc_info and record.exc_info[0]:
            kind, _, trace = record.exc_info
            lines += [*places_of(trace), kind.__name__]
        return "\n  ".join(lines)


def start_log(paths: AppPaths, level: int = logging.INFO) -> logging.Handler:
    """Write the program's log records to `claude-desk.log` in `paths.state`: at most three files of 1 MB.

    Log only events, kinds, counts and ids, never the text of a message. Close the handler with `stop_log`.
    """
    return _hear(_Handler(str(paths.state / "claude-desk.log")), level)


def stop_log(handler: logging.Handler) -> None:
    """Remove the log's handler from the loggers and close it."""
    for name in (_OURS, *_LIBRARIES):
        logging.getLogger(name).removeHandler(handler)
    with contextlib.suppress(OSError):  # the disk has no room for the last lines
        handler.close()


@contextlib.contextmanager
def logged(paths: AppPaths) -> Iterator[None]:
    """Write the log, also unexpected errors, while the context lasts. If the log file cannot be opened, log
    warnings and errors to stderr."""
    try:
        handler = start_log(paths)
    except OSError as error:
        print(f"claude-desk: there will be no log: {error}", file=sys.stderr)
        handler = _hear(logging.StreamHandler(), logging.WARNING)
    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
    sys.excepthook = lambda kind, error, trace: _note("an error came through", (kind, error, trace))
    sys.unraisablehook = lambda raised: _note("an error was passed over", _error_of(raised))
    threading.excepthook = lambda raised: _note("a thread ended", _error_of(raised))
    try:
        yield
    finally:
        sys.excepthook, sys.unraisablehook, threading.excepthook = hooks
        stop_log(handler)


def _hear(handler: logging.Handler, level: int) -> logging.Handler:
    handler.setFormatter(_Formatter())
    logging.getLogger(_OURS).setLevel(level)
    for name in (_OURS, *_LIBRARIES):
        logging.getLogger(name).addHandler(handler)
    return handler


def _note(words: str, error: _Error) -> None:
    """Log an unexpected error. If stderr is a terminal, also print the traceback and the message there: only
    the user sees them, and they are not stored."""
    _log.error(words, exc_info=error)
    if sys.stderr is not None and sys.stderr.isatty():
        sys.__excepthook__(*error)


def _error_of(raised: "sys.UnraisableHookArgs | threading.ExceptHookArgs") -> _Error:
    kind = raised.exc_type
    return kind, raised.exc_value or kind(), raised.exc_traceback


def _plain_record(words: str) -> logging.LogRecord:
    return _log.makeRecord(_log.name, logging.WARNING, "", 0, words, (), None)

"""Our log: a bounded file that holds no word of a conversation."""

import contextlib
import logging
import sys
import traceback
from collections.abc import Iterator
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from claude_desk.protocol.visible import visible
from claude_desk.workspace.places import Places

_SIZE = 1_000_000
_FILES = 3
_LONGEST = 500


class _Handler(RotatingFileHandler):
    """A rotating file of mode 0600. A disk that does not take it costs the log, and no more."""

    def _open(self) -> TextIOWrapper:
        opened = super()._open()
        Path(self.baseFilename).chmod(0o600)
        return opened

    def handleError(self, record: logging.LogRecord) -> None:
        """Python's own would print a traceback for each line."""


class _Formatter(logging.Formatter):
    """One bounded line a record. Of an exception its kind and the places in the code, never its message.

    Messages of exceptions quote what could not be read, and that may be words of a conversation.
    """

    def format(self, record: logging.LogRecord) -> str:
        message = visible(record.getMessage())[:_LONGEST]
        lines = [f"{self.formatTime(record)} {record.levelname} {record.name}: {message}"]
        if record.exc_info and record.exc_info[0]:
            kind, _, trace = record.exc_info
            lines += [f"  {file}:{line} in {name}" for file, line, name, _ in traceback.extract_tb(trace)]
            lines.append(f"  {kind.__name__}")
        return "\n".join(lines)


def start_log(places: Places, level: int = logging.INFO) -> logging.Handler:
    """Write what the program logs to `claude-desk.log` in `places.state`: at most three files of 1 MB.

    Whoever logs names events, kinds, counts and ids, and gives no text of a message. Close it with stop_log.
    """
    path = places.state / "claude-desk.log"
    handler = _Handler(path, maxBytes=_SIZE, backupCount=_FILES - 1, encoding="utf-8")
    handler.setFormatter(_Formatter())
    logger = logging.getLogger("claude_desk")
    logger.setLevel(level)
    logger.addHandler(handler)
    return handler


def stop_log(handler: logging.Handler) -> None:
    """Take the log's file away again and close it."""
    logging.getLogger("claude_desk").removeHandler(handler)
    with contextlib.suppress(OSError):  # its last lines find no room
        handler.close()


@contextlib.contextmanager
def logged(places: Places) -> Iterator[None]:
    """Keep the log meanwhile; where its file cannot be written, go on without one."""
    try:
        handler = start_log(places)
    except OSError as error:
        print(f"claude-desk: there will be no log: {error}", file=sys.stderr)
        yield
        return
    try:
        yield
    finally:
        stop_log(handler)

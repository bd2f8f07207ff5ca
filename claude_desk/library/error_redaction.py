"""What a log may say about an error: its kind and the places in the code, never its message.

Messages of exceptions quote what could not be read, which may be the text of a conversation.
"""

import sys
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import logging

_MOST_PLACES = 20


def words_of(error: BaseException) -> str:
    """Return the system's message for an `OSError`, else the name of the exception's class."""
    said = error.strerror if isinstance(error, OSError) else None
    return said or type(error).__name__


def places_of(trace: TracebackType | None) -> list[str]:
    """Return where the error happened, the last 20 places: `FILE:LINE in NAME`."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename}:{trace.tb_lineno} in {code.co_name}")
        trace = trace.tb_next
    return places[-_MOST_PLACES:]


def log_plainly() -> None:
    """Keep the messages of errors out of what other modules log, in a program without a log of its own.

    Their records go to stderr there. No effect if nobody has imported `logging` yet.
    """
    module = sys.modules.get("logging")
    if module is not None and module.lastResort is not None:
        module.lastResort.setFormatter(_Plain())


class _Plain:
    """Formats a log record; has the one method that a log handler calls."""

    def format(self, record: "logging.LogRecord") -> str:
        lines = [f"{record.name}: {record.getMessage()}"]
        if record.exc_info and record.exc_info[0]:
            kind, _, trace = record.exc_info
            lines += [*places_of(trace), kind.__name__]
        return "\n  ".join(lines)


def complain(words: str, error: BaseException) -> None:
    """Write to stderr, which the parent process logs. Without `logging`: it takes 5 ms to import."""
    lines = [f"{words}: {words_of(error)}", *places_of(error.__traceback__)]
    print("\n  ".join(lines), file=sys.stderr, flush=True)

"""Describes an error for a log: its class and the places in the code, but not its message.

The message of an exception may quote the text that could not be read, which may be part of a conversation.
`words_of` gives the system's message of an `OSError`, because that message quotes no text.
"""

import sys
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import logging

_MOST_PLACES = 20


def words_of(error: BaseException) -> str:
    """Return the system's message of an `OSError`; for any other exception, the name of its class."""
    said = error.strerror if isinstance(error, OSError) else None
    return said or type(error).__name__


def places_of(trace: TracebackType | None) -> list[str]:
    """Return the places where the error happened, at most the last 20, each as `FILE:LINE in NAME`."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename}:{trace.tb_lineno} in {code.co_name}")
        trace = trace.tb_next
    return places[-_MOST_PLACES:]


def log_plainly() -> None:
    """Keep the messages of errors out of records that other modules log, in a program that sets up no log.

    `logging` writes such records to stderr. If `logging` has not been imported yet, this has no effect.
    """
    if "logging" not in sys.modules:
        return
    import logging  # waits until a thread that imports it now is done

    if logging.lastResort is not None:
        logging.lastResort.setFormatter(_Plain())  # type: ignore[arg-type]


class _Plain:
    """Formats a log record. It has only the method that a log handler calls."""

    def format(self, record: "logging.LogRecord") -> str:
        lines = [f"{record.name}: {record.getMessage()}"]
        if record.exc_info and record.exc_info[0]:
            kind, _, trace = record.exc_info
            lines += [*places_of(trace), kind.__name__]
        return "\n  ".join(lines)


def complain(words: str, error: BaseException) -> None:
    """Write a description of the error to stderr, which the parent process logs.

    This does not use `logging`, which takes 5 ms to import.
    """
    lines = [f"{words}: {words_of(error)}", *places_of(error.__traceback__)]
    print("\n  ".join(lines), file=sys.stderr, flush=True)

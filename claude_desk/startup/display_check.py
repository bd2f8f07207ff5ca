"""No window system to start in: said in a line, where Qt would abort with a core dump."""

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

EXIT_CODE = 1
_NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@contextlib.contextmanager
def fatal_messages_reported() -> Iterator[None]:
    """Meanwhile what Qt cannot go on after is told, and ends the program."""
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, words: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            more = said if _named(os.environ) else []
            print(f"claude-desk: {failure_reason(os.environ)}", *more, sep="\n", file=sys.stderr, flush=True)
            os._exit(EXIT_CODE)
        said.append(words)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for words in said:
            print(words, file=sys.stderr)


def failure_reason(environ: Mapping[str, str]) -> str:
    """The reason, as far as the environment tells it."""
    if named := _named(environ):
        return f"the window cannot be shown on {', '.join(named)}."
    return "there is no display to show a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."


def _named(environ: Mapping[str, str]) -> list[str]:
    return [f"{name}={environ[name]}" for name in _NAMES if environ.get(name)]

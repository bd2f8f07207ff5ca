"""Reports a missing window system. Without this module, Qt would abort with a core dump."""

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from claude_desk.ui.language import terminal_language
from claude_desk.ui.translation import translate

EXIT_CODE = 1
_NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@contextlib.contextmanager
def fatal_messages_reported(language: str = "") -> Iterator[None]:
    """Within this context, report a fatal message of Qt and end the process. Print Qt's other messages when
    the context ends. `language`: the language of the report; empty for the system's language."""
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, words: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            more = said if _named(os.environ) else []
            with terminal_language(language):
                reason = failure_reason(os.environ)
            print(f"claude-desk: {reason}", *more, sep="\n", file=sys.stderr, flush=True)
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
    """Return the reason why no window can be opened, according to the environment."""
    if named := _named(environ):
        return translate("DisplayCheck", "cannot open a window on {displays}.", displays=", ".join(named))
    return translate("DisplayCheck", "no display: neither DISPLAY nor WAYLAND_DISPLAY is set.")


def _named(environ: Mapping[str, str]) -> list[str]:
    return [f"{name}={environ[name]}" for name in _NAMES if environ.get(name)]

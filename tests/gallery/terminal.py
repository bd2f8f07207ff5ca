"""The terminal: in use, after its shell has ended, with a selection, with a paste that asks first, and with
one that is refused."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.ui.session.session_view import SessionView
from tests.fake_terminal import FakeTerminal
from tests.live_session import LiveSession

STATES = (
    "terminal", "terminal-ended", "terminal-selected", "terminal-paste", "terminal-colours",
    "terminal-none", "terminal-refused", "terminal-search",
)  # fmt: skip

_PROMPT = "\x1b[1;32mada@relay\x1b[0m:\x1b[1;34m~/src/atlas\x1b[0m$ "
_SESSION = (
    "\x1b]0;bash: ~/src/atlas\x07"
    f"{_PROMPT}git status --short\n"
    " \x1b[31mM\x1b[m src/relay/upload.py\n"
    "\x1b[32mA\x1b[m  tests/unit/test_backoff.py\n"
    "\x1b[31m??\x1b[m notes.txt\n"
    f"{_PROMPT}pytest -q tests/unit\n"
    "\x1b[32m.\x1b[0m\x1b[32m.\x1b[0m\x1b[32m.\x1b[0m\x1b[31mF\x1b[0m\x1b[32m.\x1b[0m  [100%]\n"
    "\x1b[1m___________________ test_waits_longer ___________________\x1b[0m\n"
    "\x1b[1m\x1b[31mE   assert 0.4 == 0.8 ± 8.0e-07\x1b[0m\n"
    "\x1b[36mtests/unit/test_backoff.py\x1b[0m:17: AssertionError, 再試行 é\n"
    "\x1b[31m\x1b[1m1 failed\x1b[0m, \x1b[32m4 passed\x1b[0m in 0.31s, see \x1b[4mhttps://relay.example/ci/8\x1b[0m\n"
    f"{_PROMPT}"
)
_COLOURS = "".join(
    "".join(f"\x1b[{begin + number}m {begin + number:>3} \x1b[0m" for number in range(8)) + "\n"
    for begin in (30, 90, 40, 100)
) + (
    "".join(f"\x1b[48;5;{number}m \x1b[0m" for number in range(16, 88))
    + "\n"
    + "".join(f"\x1b[38;2;{red};{255 - red};120m█\x1b[0m" for red in range(0, 256, 4))
    + "\n\x1b[1mbold\x1b[0m \x1b[2mfaint\x1b[0m \x1b[3mitalics\x1b[0m \x1b[4munderlined\x1b[0m "
    "\x1b[7mreversed\x1b[0m \x1b[9mstruck\x1b[0m\n┌──────────┬────┐\n│ 日本語   │ ok │\n└──────────┴────┘\n"
)


def make_terminal(state: str, parent: QObject) -> FakeTerminal:
    """Make the process of the terminal's shell."""
    text = _COLOURS if state == "terminal-colours" else _SESSION
    return FakeTerminal(parent, text.replace("\n", "\r\n").encode())


def open_it(state: str, view: SessionView, session: LiveSession) -> None:
    """Open the terminal, and bring it into the state once its shell has started."""
    if state not in STATES:
        return
    terminal = session.terminal
    shown = view.terminal_view

    def complete() -> None:
        if not terminal.running:
            return
        terminal.state_changed.disconnect(complete)
        match state:
            case "terminal-ended":
                assert terminal.process is not None
                terminal.process.ended.emit(ProcessOutcome(True, 0))
            case "terminal-selected":
                shown.select_from((5, 0), 1)
                shown.select_to((9, 40))
            case "terminal-search":
                shown.search.find("upload")
                shown.search.open()
            case "terminal-paste":
                QGuiApplication.clipboard().setText("make clean\nmake\nmake install\n")
                shown.paste()
            case "terminal-refused":
                QGuiApplication.clipboard().setText("x" * 4_000_001)
                shown.paste()

    terminal.state_changed.connect(complete, Qt.ConnectionType.QueuedConnection)
    shown.toggle()

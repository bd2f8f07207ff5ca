"""A session that another program writes, and a window that is open again after a crash."""

from claude_desk.protocol.phrase import Phrase
from claude_desk.ui.window.window_engine import WindowEngine

STATES = ("owner-program", "owner-window", "owner-shared", "reopened")


def complete(state: str, screen: WindowEngine) -> None:
    if state == "reopened":
        screen.app.show_note(Phrase("session_notice.not_closed_properly"))
    elif state in STATES:
        screen.app.view.owner_view.show(state.removeprefix("owner-"))

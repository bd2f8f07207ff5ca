"""A session that somebody else writes, and a window that is back after a crash."""

from claude_desk.controllers.main_controller import not_ended
from claude_desk.ui.window.window_engine import WindowEngine

STATES = ("owner-program", "owner-window", "owner-shared", "reopened")


def complete(state: str, screen: WindowEngine) -> None:
    if state == "reopened":
        screen.app.show_note(not_ended())
    elif state in STATES:
        screen.app.view.owner_view.show(state.removeprefix("owner-"))

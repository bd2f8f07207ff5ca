"""A session that was begun by `/clear` has a link back to the previous session."""

from claude_desk.transcript.entries import EntryKind
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind

BACK = "Cleared. Return to “Fix the <b>leak</b> & more”"


def test_the_way_back_stands_above_the_first_row(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    assert not window.all(Kind.Button, "Cleared")
    back: list[str] = []
    window.app.earlierWanted.connect(back.append)
    window.app.view.set_earlier("Fix the <b>leak</b> & more", "id-1")
    window.wait_for(Kind.Button, BACK)
    session.add(Maker()(EntryKind.USER, "Something else."))
    window.painted()
    button = window.wait_for(Kind.Button, BACK)
    row = window.wait_for(Kind.ListItem, "You: Something else.")
    assert button.y < row.y
    window.click(Kind.Button, BACK)
    assert back == ["id-1"]

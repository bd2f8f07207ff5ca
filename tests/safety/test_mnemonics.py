"""An ampersand in foreign words makes no mnemonic, so Alt with a letter does not press anything."""

import time
from pathlib import Path

from PySide6.QtCore import Qt

from tests import gallery
from tests.gallery.permission_requests import asked
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import ask, settled
from tests.qml.test_questions import asked as questions_asked
from tests.qml.window import Kind
from tests.session_records import record

ALT = Qt.KeyboardModifier.AltModifier


def test_not_in_an_answer_to_a_question(window_opened: OpenWindow, session: LiveSession) -> None:
    window = window_opened(session, (1280, 1400))
    question = {
        "question": "Which?",
        "header": "Which",
        "multiSelect": False,
        "options": [{"label": "&Keep", "description": ""}, {"label": "&Wipe all", "description": ""}],
    }
    ask(window, session, questions_asked([question]))
    settled(window)
    window.key(Qt.Key.Key_W, ALT)
    assert not any(node.checked for node in window.all(Kind.RadioButton))
    window.click(Kind.RadioButton, "&Wipe all")
    assert any(node.checked for node in window.all(Kind.RadioButton)), "its name is what it was given"


def test_not_in_the_title_of_a_session(window_opened: OpenWindow, session: LiveSession) -> None:
    window = window_opened(session)
    wanted: list[str] = []
    window.app.session_list.wanted.connect(lambda action, row, text: wanted.append(action))
    window.app.session_list.apply_changes(
        [record("s1", Path("/p"), time.time() - 400, title="Fix it &where it is")]
    )
    window.wait_for(Kind.ListItem, "Fix it &where it is, Not running")
    window.key(Qt.Key.Key_W, ALT)
    assert wanted == []


def test_not_in_another_request(window_opened: OpenWindow, session: LiveSession) -> None:
    window = window_opened(session, (1280, 1400))
    ask(window, session, gallery.bash_request())
    ask(window, session, asked("Bash", {"command": "make &where"}, 2))
    settled(window)
    window.wait_for(Kind.StaticText, "1 of 2")
    window.key(Qt.Key.Key_W, ALT)
    window.painted()
    assert window.find(Kind.StaticText, "1 of 2")

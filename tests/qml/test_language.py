"""Another language while the window is open."""

import gc

import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.reducer.tool_input import set_input
from claude_desk.ui.language_change import LanguageChange, objects, word_parts
from tests import gallery
from tests.fake_session import FakeSession
from tests.gallery import Maker
from tests.pseudo_language import PseudoLanguage
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window


def speak(window: Window, language: PseudoLanguage | None) -> None:
    """Change to a language that has no file, or back to English."""
    change = LanguageChange(window.app)
    window.screen.language.use_translators([language] if language else [], PseudoLanguage.locale)
    window.screen.retranslate(change)
    window.painted()


def test_qml_says_everything_anew(open_window: OpenWindow, session: FakeSession) -> None:
    window = open_window(session)
    window.wait_for(Kind.Button, "Settings")
    speak(window, PseudoLanguage())
    assert window.find(Kind.Button, "Settings") is None
    window.wait_for(Kind.Button, PseudoLanguage().said("Settings"))
    speak(window, None)
    window.wait_for(Kind.Button, "Settings")


def test_what_is_typed_and_the_page_stay(open_window: OpenWindow, session: FakeSession) -> None:
    window = open_window(session)
    assert window.has_focus("Message")
    window.type("half a message")
    speak(window, PseudoLanguage())
    field = window.find(Kind.EditableText, PseudoLanguage().said("Message"))
    assert field is not None
    assert field.value == "half a message"
    assert window.app.page_name == "conversation"
    window.type(", and the rest")
    field = window.find(Kind.EditableText, PseudoLanguage().said("Message"))
    assert field is not None
    assert field.value == "half a message, and the rest"


def test_the_setting_takes_effect_at_once(
    open_window: OpenWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window = open_window(session)
    chosen: list[str] = []
    window.app.languageWanted.connect(chosen.append)
    window.app.choose_language("en")
    assert chosen == ["en"]
    assert window.screen.language.code == "en"


def test_cards_say_everything_anew(open_window: OpenWindow, session: FakeSession) -> None:
    """Those of the rows that are shown: what is ours in them, and nothing else."""
    call = ToolCall("t", "Bash", state=ToolState.DONE, complete=True, structured={"stdout": "", "stderr": ""})
    set_input(call, {"command": "make", "timeout": 60_000, "run_in_background": True})
    session.entries = [Entry("1", EntryKind.TOOL, 1, tool=call, final=True)]
    window = open_window(session)
    window.press(Kind.Button, "Expand Bash")
    window.wait_for(Kind.Button, "Collapse Bash")
    sentences = {"Timeout", "no output"}
    assert sentences < shown_in(window)
    speak(window, PseudoLanguage())
    assert {PseudoLanguage().said(sentence) for sentence in sentences} < shown_in(window)
    assert not sentences & shown_in(window) and "make" in shown_in(window)


def shown_in(window: Window) -> set[str]:
    return {
        item.property("text") for kind in ("PlainText", "RowText", "RowLabel") for item in window.items(kind)
    }


def test_no_view_model_is_out_of_reach(open_window: OpenWindow, session: FakeSession) -> None:
    """Each belongs to one below the window's own, which is how it hears of another language."""
    session.entries = gallery.kinds(Maker())
    window = open_window(session)
    reached = {id(found) for found in objects(window.app)}
    lost = {
        type(found).__name__
        for found in gc.get_objects()
        if isinstance(found, QObject)
        and type(found).__module__.startswith("claude_desk.ui.")
        and id(found) not in reached
        and shiboken6.isValid(found)
        and word_parts(found)
    }
    assert lost == set()

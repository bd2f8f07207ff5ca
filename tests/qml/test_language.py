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
from tests.gallery import Maker, usage
from tests.gallery.permission_requests import bash_request
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


def test_a_request_is_asked_in_the_other_language_and_waits(
    open_window: OpenWindow, session: FakeSession
) -> None:
    pending = bash_request()
    session.requests = [pending]
    session.set_state("waiting")
    window = open_window(session)
    window.wait_for(Kind.Heading, "Run this command?")
    window.wait_for(Kind.StaticText, "Waiting for you")
    speak(window, PseudoLanguage())
    said = PseudoLanguage().said
    window.wait_for(Kind.Heading, said("Run this command?"))
    window.wait_for(Kind.StaticText, said("Waiting for you"))
    assert window.app.view.property("state") == "waiting", "an id has no language"
    assert session.requests == [pending] and session.decisions == []
    speak(window, None)
    window.wait_for(Kind.Heading, "Run this command?")
    assert session.decisions == []


def test_choices_and_panels_are_said_anew(open_window: OpenWindow, session: FakeSession) -> None:
    usage.complete("servers", session)
    window = open_window(session, (1280, 860))

    def server(name: str, state: str) -> bool:
        return any(node.name.startswith(f"{name}, {state}") for node in window.all(Kind.ListItem))

    mode = window.wait_for(Kind.ComboBox, "Permission mode")
    assert mode.description == "Ask first"
    window.click(Kind.Button, "MCP server atlas-db failed")
    window.qtbot.waitUntil(lambda: server("linear", "Sign-in required"))
    speak(window, PseudoLanguage())
    said = PseudoLanguage().said
    mode = window.wait_for(Kind.ComboBox, said("Permission mode"))
    assert mode.description == said("Ask first")
    window.qtbot.waitUntil(lambda: server("linear", said("Sign-in required")))
    speak(window, None)

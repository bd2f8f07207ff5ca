"""The language changes while the window is open."""

import gc
import re
from contextlib import closing
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.reducer.tool_input import set_input
from claude_desk.ui.language_change import LanguageChange, objects, word_parts
from claude_desk.ui.sidebar.session_prompt import PromptWords
from claude_desk.ui.translation import translate
from claude_desk.ui.window.window_engine import WindowEngine
from tests import gallery
from tests.gallery import Maker, usage
from tests.gallery.permission_requests import bash_request
from tests.live_session import LiveSession
from tests.pseudo_language import BEGIN, PseudoLanguage
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window
from tests.translations.shown_texts import shown_texts
from tests.whole_tables import few_of
from tests.window_engines import SuccessiveWindow


def speak(window: Window, language: PseudoLanguage | None) -> None:
    """Change to a language that has no file, or back to English."""
    change_to(window.screen, language)
    window.painted()


def change_to(screen: WindowEngine, language: PseudoLanguage | None) -> None:
    change = LanguageChange(screen.app)
    screen.language.use_translators([language] if language else [], PseudoLanguage.locale)
    screen.retranslate(change)


def test_qml_says_everything_anew(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.wait_for(Kind.Button, "Settings")
    speak(window, PseudoLanguage())
    assert window.find(Kind.Button, "Settings") is None
    window.wait_for(Kind.Button, PseudoLanguage().said("Settings"))
    speak(window, None)
    window.wait_for(Kind.Button, "Settings")


def words_of(root: QObject) -> set[tuple[str, str, str]]:
    """Return all texts of the view models, each with its class and its property or role. Of a list model,
    only the first 100 rows are read."""
    found: set[tuple[str, str, str]] = set()
    for each in objects(root):
        kind = type(each).__name__
        for part in word_parts(each):
            found |= {(kind, str(part.name()), text) for text in texts_in(part.read(each))}
        if isinstance(each, QAbstractListModel):
            for row in range(min(each.rowCount(), 100)):
                for role in each.roleNames():
                    data = each.data(each.index(row), role)
                    found |= {(kind, str(role), text) for text in texts_in(data)}
    return found


def constant_words(root: QObject) -> list[str]:
    """Return the texts of properties that have no notify signal."""
    kinds = [(each, each.metaObject()) for each in objects(root)]
    parts = [(each, kind.property(at)) for each, kind in kinds for at in range(1, kind.propertyCount())]
    return [
        f"{type(each).__name__}.{part.name()}: {text}"
        for each, part in parts
        if not part.hasNotifySignal() and part.typeName() in ("QString", "QStringList", "QVariantList")
        for text in texts_in(part.read(each))
    ]


def texts_in(value: object) -> set[str]:
    if isinstance(value, str):
        return {re.sub(r"\d+", "0", value)}  # times change
    if isinstance(value, dict):
        value = list(value.values())
    return {text for each in value for text in texts_in(each)} if isinstance(value, (list, tuple)) else set()


SAID = (
    "kinds", "permission", "question", "plan", "errors", "usage", "servers", "search", "ledger", "trust",
    "start", "sessions", "queue", "retrying", "message-queue", "rewind", "chips", "owner-window",
    "attachments", "pasted", "completing", "unknown-command", "gaps", "thinking", "days", "way", "closing",
    "sessions-asked", "search-dates", "search-nothing", "kept-out", "choices", "bypass", "stopping",
    "owner-shared", "usage-full", "ceiling", "limit", "tasks", "checklist", "rewound", "ask-several",
)  # fmt: skip


@pytest.mark.parametrize("state", few_of(SAID, SAID[::3]))
def test_every_view_model_says_it_as_if_it_had_always_been_so(state: str, qapp: QGuiApplication) -> None:
    """A view model from before the change says the same as a view model that is created in the new
    language. The view models are the same without a window."""
    with closing(SuccessiveWindow()) as live:
        gallery.fill(state, live)
        qapp.processEvents()
        change_to(live, PseudoLanguage())
        said = words_of(live.app)
    with closing(SuccessiveWindow()) as fresh:
        language = PseudoLanguage()
        fresh.language.use_translators([language], language.locale)
        gallery.fill(state, fresh)
        qapp.processEvents()
        assert [part for part in constant_words(fresh.app) if BEGIN in part] == [], (
            "it cannot tell of a change"
        )
        wanted = {words for words in words_of(fresh.app) if BEGIN in words[2]}
    assert len(wanted) > 50
    assert {without_seconds(each) for each in wanted} - {without_seconds(each) for each in said} == set()


def without_seconds(said: tuple[str, str, str]) -> tuple[str, str, str]:
    """Drop the seconds that a state has lasted: they differ, since one view model has existed for longer."""
    kind, part, text = said
    return kind, part, text.partition(" · ")[0] if part == "stateWords" else text


def test_what_is_typed_and_the_page_stay(open_window: OpenWindow, session: LiveSession) -> None:
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


def test_what_is_chosen_stays_chosen(open_window: OpenWindow, session: LiveSession) -> None:
    """A combo box with a new list starts at the first entry unless the code sets another entry."""
    window = open_window(session)
    window.app.search.begin("")
    window.app.search.chooseRole(1)
    window.app.search.chooseWhen(2)
    window.app.search.chooseOrder(1)
    window.painted()
    before = [box.property("currentIndex") for box in window.items("Filter")]
    assert {1, 2} <= set(before)
    speak(window, PseudoLanguage())
    window.painted()
    assert [box.property("currentIndex") for box in window.items("Filter")] == before


def test_the_sections_of_the_list_are_said_anew(open_window: OpenWindow) -> None:
    window = open_window()
    gallery.fill("sessions", window.screen)
    window.painted()
    titles = {"Needs you", "Working", "Pinned", "Yesterday"}
    assert titles < shown_in(window)
    speak(window, PseudoLanguage())
    assert not titles & shown_in(window)
    assert {PseudoLanguage().said(title) for title in titles} < shown_in(window)


def test_the_setting_takes_effect_at_once(
    open_window: OpenWindow, session: LiveSession, qtbot: QtBot
) -> None:
    window = open_window(session)
    chosen: list[str] = []
    window.app.languageWanted.connect(chosen.append)
    window.app.choose_language("en")
    assert chosen == ["en"]
    assert window.screen.language.code == "en"


def test_the_list_of_keys_says_its_headings_and_keys_anew(open_window: OpenWindow) -> None:
    window = open_window()
    window.key(Qt.Key.Key_F1)
    window.wait_for(Kind.ListItem, "Shift+Enter: New line")
    pseudo = PseudoLanguage()
    speak(window, pseudo)
    shown = {text.text for text in shown_texts(window.window)}
    assert {pseudo.said(words) for words in ("Message", "Sessions", "New line", "Shift", "Enter")} <= shown
    assert not {"Message", "Sessions", "New line", "Shift"} & shown


def test_a_question_and_a_message_of_the_list_are_said_anew(open_window: OpenWindow) -> None:
    window = open_window()
    prompt = window.app.session_list.session_prompt
    done: list[str] = []
    prompt.ask(
        lambda: PromptWords("Delete?", translate("Test", "It moves."), translate("Test", "Move")),
        lambda: done.append("moved"),
    )
    window.wait_for(Kind.Button, "Move")
    prompt.show_message(lambda: translate("Test", "It was moved."))
    speak(window, PseudoLanguage())
    pseudo = PseudoLanguage()
    assert (prompt.words, prompt.said) == (pseudo.said("It moves."), pseudo.said("It was moved."))
    window.until_meant(pseudo.said("Move"))
    window.click(Kind.Button, pseudo.said("Move"))
    assert done == ["moved"]
    speak(window, None)
    assert (prompt.heading, prompt.said) == ("", "It was moved.")
    prompt.forget()
    speak(window, pseudo)
    assert prompt.said == ""


def test_a_note_of_the_window_is_said_anew(open_window: OpenWindow) -> None:
    window = open_window()
    note = Phrase("session_notice.cannot_open_folder", folder="/a")
    window.app.show_note(note)
    window.wait_for(Kind.StaticText, "Cannot open this folder: /a")
    speak(window, PseudoLanguage())
    said = PseudoLanguage().said("Cannot open this folder: {folder}").replace("{folder}", "/a")
    window.wait_for(Kind.StaticText, said)
    window.app.forgetNote()
    assert window.app.note == ""


def test_the_line_below_the_rows_is_said_anew_at_once(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.add(Entry("1", EntryKind.USER, 1, text="Go", final=True))
    session.works()
    answer = window.app.view.answer
    assert answer.spoken == "Waiting for Claude"
    change = LanguageChange(answer)  # only for this view model, so that seconds and state stay the same
    window.screen.language.use_translators([PseudoLanguage()], PseudoLanguage.locale)
    change.apply()
    assert answer.spoken == PseudoLanguage().said("Waiting for Claude")


def test_what_became_of_the_permission_history_is_said_anew(
    open_window: OpenWindow, session: LiveSession, tmp_path: Path
) -> None:
    window = open_window(session)
    log = window.app.view.permissionLog
    log._on_saved(tmp_path / "log.md", "")
    assert log.note == "Saved log.md"
    changes: list[str] = []
    log.changed.connect(lambda: changes.append(log.note))
    speak(window, PseudoLanguage())
    assert changes == [PseudoLanguage().said("Saved {file}").replace("{file}", "log.md")]


def test_cards_say_everything_anew(open_window: OpenWindow, session: LiveSession) -> None:
    """The program's own words in the cards change, and nothing else."""
    call = ToolCall("t", "Bash", state=ToolState.DONE, complete=True, structured={"stdout": "", "stderr": ""})
    set_input(call, {"command": "make", "timeout": 60_000, "run_in_background": True})
    session.add(Entry("1", EntryKind.TOOL, 1, tool=call, final=True))
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


def test_no_view_model_is_out_of_reach(open_window: OpenWindow, session: LiveSession) -> None:
    """Each view model is a descendant of the window's view model, which passes a change of language on."""
    session.add(*gallery.kinds(Maker()))
    before = view_models()  # view models of other tests, kept so that their ids stay in use
    window = open_window(session)
    known = {id(found) for found in [*before, *objects(window.app)]}
    lost = {type(found).__name__ for found in view_models() if id(found) not in known and word_parts(found)}
    assert lost == set()


def view_models() -> list[QObject]:
    return [
        found
        for found in gc.get_objects()
        if isinstance(found, QObject)
        and type(found).__module__.startswith("claude_desk.ui.")
        and shiboken6.isValid(found)
    ]


def test_a_request_is_asked_in_the_other_language_and_waits(
    open_window: OpenWindow, session: LiveSession
) -> None:
    pending = bash_request()
    session.set_requests([pending])
    window = open_window(session)
    window.wait_for(Kind.Heading, "Run this command?")
    window.wait_for(Kind.StaticText, "Needs you")
    speak(window, PseudoLanguage())
    said = PseudoLanguage().said
    window.wait_for(Kind.Heading, said("Run this command?"))
    window.wait_for(Kind.StaticText, said("Needs you"))
    assert window.app.view.property("state") == "waiting", "an id has no language"
    assert [each.id for each in session.requests.pending] == [pending.id] and session.decisions == []
    speak(window, None)
    window.wait_for(Kind.Heading, "Run this command?")
    assert session.decisions == []


def test_choices_and_panels_are_said_anew(open_window: OpenWindow, session: LiveSession) -> None:
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


def test_what_was_refused_is_said_anew(open_window: OpenWindow, session: LiveSession) -> None:
    note = open_window(session).app.view.composer.carrying_view.lines
    reason = Phrase("attachment_note.pdf_too_large", size=40 << 20, limit=22 << 20)
    note.refuse(Phrase("attachment_note.not_attached", name="a.pdf", reason=reason))
    said = "Could not attach a.pdf: 40.0 MB is too large; the limit for PDF is 22.0 MB."
    assert note.property("text") == said
    with_words = PseudoLanguage()
    QCoreApplication.installTranslator(with_words)
    try:
        anew = note.property("text")
    finally:
        QCoreApplication.removeTranslator(with_words)
    assert anew.count(BEGIN) == 4 and "a.pdf" in anew  # the sentence, the reason, and two sizes

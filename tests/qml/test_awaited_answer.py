"""The line at the end of the conversation before Claude's next words, and while they come."""

import re
import time

import pytest
from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickItem

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.session.core.session_state import Problem, ProblemKind
from claude_desk.session.turns.forker import Fork
from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from tests.gallery import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window
from tests.screen_files import ScreenLibrary


def words(window: Window) -> str:
    return str(window.app.view.answer.property("words"))


def sent(session: LiveSession, make: Maker, seconds: float = 12) -> None:
    session.add(make(EntryKind.USER, "Why does it fail?"))
    session.works()
    session.pass_time(seconds)


def breathes(caret: QQuickItem) -> bool:
    timers = [child for child in caret.findChildren(QObject) if child.property("interval") is not None]
    assert timers
    return any(bool(timer.property("running")) for timer in timers)


def test_a_message_that_is_sent_is_answered_by_a_caret_with_seconds_and_tokens(
    open_window: OpenWindow, session: LiveSession
) -> None:
    make = Maker()
    sent(session, make)
    session.writes_tokens(1_240)
    window = open_window(session)
    window.wait_for(Kind.StaticText, "Waiting for Claude")
    assert re.fullmatch(r"[1-9]\d s · 1\.2k tokens", words(window))  # 12 s, or more on a busy machine
    assert breathes(window.item("Caret"))
    session.add(make(EntryKind.PROSE, "Because", final=False))
    window.wait_gone(Kind.StaticText, "Waiting for Claude")
    session.rests()
    assert window.find(Kind.StaticText, "Waiting for Claude") is None


def test_what_runs_or_is_written_needs_no_line_of_its_own(
    open_window: OpenWindow, session: LiveSession
) -> None:
    make = Maker()
    sent(session, make)
    call = make.tool("Bash", "make", ToolState.RUNNING, started=time.time())
    inside = make(EntryKind.PROSE, "A subagent's words, which are whole.", depth=1)
    session.add(call, inside)
    window = open_window(session)
    assert window.find(Kind.StaticText, "Waiting for Claude") is None
    assert call.tool is not None
    call.tool.state, call.tool.ended = ToolState.DONE, time.time() - 5
    session.update(call)
    window.app.view.ticked.emit()
    assert window.find(Kind.StaticText, "Waiting for Claude") is not None


def test_a_retry_says_why(open_window: OpenWindow, session: LiveSession) -> None:
    sent(session, Maker())
    session.retries(2, 10, 7.9, error="overloaded_error", error_status=529)
    window = open_window(session)
    window.wait_for(Kind.StaticText, "Retrying: Claude's servers are overloaded (529)")
    assert words(window) == "Retrying in 7 s · Claude's servers are overloaded (529) · attempt 2 of 10"


def test_without_animations_the_caret_stands_still(open_window: OpenWindow, session: LiveSession) -> None:
    sent(session, Maker())
    window = open_window(session)
    window.wait_for(Kind.StaticText, "Waiting for Claude")
    window.app.preferences.show(SettingsFile(animations=False))
    caret = window.item("Caret")
    assert caret.isVisible() and not breathes(caret) and caret.opacity() == 1


def test_the_caret_goes_with_the_end_of_the_words(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    for kind in (EntryKind.PROSE, EntryKind.CODE):
        entry = make(kind, "It fails", final=False)
        session.add(entry)
        session.works()
        window = open_window(session)
        window.painted()
        caret = window.item("EndCaret")
        first = caret.x()
        assert caret.isVisible() and first > 20, "behind the words from the first frame on"
        session.append(entry, " since the stream is half read.")
        window.painted()
        assert caret.x() > first + 40
        top = caret.y()
        session.append(entry, "\n\n" + "And further on, until the line is full. " * 8 + "\nAnd more.")
        window.painted()
        assert caret.y() > top
        session.finish(entry)
        assert window.items("EndCaret") == []


@pytest.mark.parametrize("text", ["- one item\n- two items", "1. one\n2. two items", "> quoted", "Words"])
def test_no_frame_has_the_caret_elsewhere_than_at_the_end(
    open_window: OpenWindow, session: LiveSession, text: str
) -> None:
    session.works()
    window = open_window(session)
    window.painted()
    make = Maker()
    seen: list[bool] = []

    def look() -> None:
        for caret in window.items("EndCaret"):
            words = window.items("LinkText")[-1]
            words.setProperty("cursorPosition", words.property("length"))
            end = words.property("cursorRectangle").translated(words.position())
            if caret.isVisible():
                seen.append(abs(caret.x() - end.x() - 2) < 2 and end.top() <= caret.y() <= end.bottom())

    window.window.beforeRendering.connect(look)
    for number in range(5):
        entry = make(EntryKind.PROSE, text, final=False)
        session.add(entry)
        window.painted()
        window.qtbot.waitUntil(lambda: len(seen) > number)  # noqa: B023 - another thread may draw
        session.finish(entry)
    assert all(seen), seen


def test_a_turn_that_failed_can_be_tried_again(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    message = make(EntryKind.USER, "Why does it fail?")
    failed = make(EntryKind.ERROR, "API Error: 529 Overloaded.")
    session.add(message, make(EntryKind.PROSE, "I look."), failed, make(EntryKind.FOOTER))
    window = open_window(session)
    button = window.wait_for(Kind.Button, "Try again")
    row = window.wait_for(Kind.ListItem, "Error: API Error: 529 Overloaded.")
    assert row.y < button.y < row.y + row.height
    window.click(Kind.Button, "Try again")
    assert session.sent == ["Why does it fail?"]
    window.wait_gone(Kind.Button, "Try again")


def test_what_went_on_after_an_error_is_not_tried_again(
    open_window: OpenWindow, session: LiveSession
) -> None:
    make = Maker()
    session.add(
        make(EntryKind.USER, "Go on."),
        make(EntryKind.ERROR, "It did not work at first."),
        make(EntryKind.PROSE, "Then it did."),
    )
    window = open_window(session)
    assert window.find(Kind.Button, "Try again") is None
    nobody = make(EntryKind.ERROR, "A turn that nobody here began.")
    nobody.turn = 2
    session.add(nobody)
    assert window.find(Kind.Button, "Try again") is None


def conversation(*failed: str, failing: Text) -> list[Entry]:
    """Return a turn that was answered, and then messages that all failed in the same way."""
    make = Maker()
    entries = [make(EntryKind.USER, "before"), make(EntryKind.PROSE, "It is so."), make(EntryKind.FOOTER)]
    for number, text in enumerate(failed, 2):
        error = make(EntryKind.ERROR, failing if isinstance(failing, str) else "")
        error.phrase = failing if isinstance(failing, Phrase) else None
        turn = [make(EntryKind.USER, text), error, make(EntryKind.FOOTER)]
        for entry in turn:
            entry.turn = number
        entries += turn
    return entries


_NO_MODEL = (
    "There's an issue with the selected model (claude-x). It may not exist or you may not have access to it."
)


@pytest.mark.parametrize(
    ("told", "ways"),
    [
        ("Prompt is too long", ["Compact now", "Rewind to before it…", "Fork without it"]),
        (
            "Request too large (max 32MB). Accumulated images and attachments in the conversation pushed the "
            "request over the limit.",
            ["Compact now", "Rewind to before it…", "Fork without it"],
        ),
        (
            "API Error 400: messages.0.content.1.image.source.base64.data: At least one of the image "
            "dimensions exceed max allowed size for many-image requests: 2000 pixels",
            ["Rewind to before it…", "Fork without it"],
        ),
        ("API Error 400: Could not process image", ["Rewind to before it…", "Fork without it"]),
        (
            "API Error: Opus 5.5's safeguards flagged this message (https://www.anthropic.com/legal/aup).",
            ["Choose a model…", "Rewind to before it…", "Fork without it"],
        ),
        (
            "API Error: Claude Code is unable to respond to this request, which appears to violate our Usage "
            "Policy.",
            ["Choose a model…", "Rewind to before it…", "Fork without it"],
        ),
        (_NO_MODEL, ["Choose a model…"]),
        (Phrase("request_error.no_model"), ["Choose a model…"]),
        (Phrase("turn_end.too_long"), ["Compact now", "Rewind to before it…", "Fork without it"]),
        ("API Error: 529 Overloaded.", []),
    ],
    ids=[
        "long",
        "large",
        "many images",
        "an image",
        "refused",
        "refused by 2.1.37",
        "model",
        "model in our words",
        "long in our words",
        "load",
    ],
)
def test_a_failure_that_comes_again_has_ways_out(
    open_window: OpenWindow, session: LiveSession, told: Text, ways: list[str]
) -> None:
    session.add(*conversation("one", "two", failing=told))
    window = open_window(session)
    window.wait_for(Kind.Button, "Try again")
    offered = {"Compact now", "Rewind to before it…", "Fork without it", "Choose a model…"}
    assert [b.name for b in window.all(Kind.Button) if b.name in offered] == ways


def test_the_ways_out_lead_before_the_first_that_failed(open_window: OpenWindow) -> None:
    session = LiveSession(library=ScreenLibrary())
    session.add(*conversation("look at this", "and now?", failing="API Error 400: Could not process image"))
    first = next(entry for entry in session.entries if entry.text == "look at this")
    window = open_window(session)
    forks: list[Fork] = []
    session.forker.forked.connect(forks.append)
    window.click(Kind.Button, "Fork without it")
    window.qtbot.waitUntil(lambda: bool(forks))
    assert forks[0].text == first.text
    window.click(Kind.Button, "Rewind to before it…")
    window.wait_for(Kind.Dialog, f"Rewind to “{first.text}”?")


def test_a_conversation_of_one_message_cannot_be_compacted(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*conversation("much", failing="Prompt is too long")[3:])
    window = open_window(session)
    window.wait_for(Kind.Button, "Fork without it")
    assert window.find(Kind.Button, "Compact now") is None


def test_a_full_conversation_is_compacted(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*conversation("more", failing="Prompt is too long"))
    open_window(session).click(Kind.Button, "Compact now")
    assert session.sent == ["/compact"]


def test_another_model_is_chosen_where_there_is_none(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*conversation("hello", failing=_NO_MODEL))
    window = open_window(session)
    window.click(Kind.Button, "Choose a model…")
    window.wait_for(Kind.ListItem, "Sonnet")


def test_nobody_signed_in_is_said_once(open_window: OpenWindow, session: LiveSession) -> None:
    """The page and the state say that nobody is signed in. The row with the same error is hidden while they
    say so."""
    session.add(*conversation("hello", failing="Invalid API key · Please run /login"))
    window = open_window(session)
    row = "Error: Invalid API key · Please run /login"
    window.wait_for(Kind.ListItem, row)
    session.show_problem(Problem(ProblemKind.NOT_SIGNED_IN, "Invalid API key", "claude /login"))
    window.wait_for(Kind.Heading, "Claude Code is not signed in")
    window.wait_for(Kind.StaticText, "Not signed in")
    window.wait_gone(Kind.ListItem, row)
    session.show_problem(None)
    window.wait_for(Kind.StaticText, "Ready")
    window.wait_for(Kind.ListItem, row)


def test_the_caret_is_behind_the_last_letter_of_a_full_line(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.works()
    session.add(Maker()(EntryKind.CODE, "a line as wide as its text", final=False))
    window = open_window(session)
    window.painted()
    words = window.items("RowText")[-1]
    words.setProperty("cursorPosition", words.property("length"))
    assert window.item("EndCaret").x() > words.x() + words.property("cursorRectangle").x()

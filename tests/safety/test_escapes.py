"""Terminal escape sequences, wherever they appear, are removed or written out, and have no effect."""

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.text.terminal_output import terminal_text
from tests.gallery import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.hostile_texts import baited_calls
from tests.qml.test_decisions import ask
from tests.qml.test_network import TALL
from tests.qml.window import Kind, Window

LINK = "\x1b]8;;https://evil.example\x1b\\click\x1b]8;;\x1b\\"
ORDERS = (
    f"{LINK} \x1b]52;c;cm0gLXJmIH4=\x07 \x1b]0;A title\x07 \x1b]2;A title\x1b\\ \x1b[2J\x1b[H\x1b[10A"
    " \x1b[?1049h \x1bP+q544e\x1b\\ \x1b_Gi=1;AAAA\x1b\\ \x1b[8mhidden\x1b[0m \x1bc \x9b31m \x07 \x1b[6n"
    " \x1b]1337;File=:eA==\x07 end"
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (LINK, "click"),
        ("a\x1b]52;c;cm0gLXJmIH4=\x07b", "ab"),
        ("a\x1b]0;title\x07b\x1b]2;title\x1b\\c", "abc"),
        ("rm -r ~\x1b[2K\rls", "ls"),  # a terminal shows only this in the end
        ("safe\x1b[1A\x1b[2Kmore", "safemore"),  # the line above is not erased
        ("\x1b[8mhidden\x1b[0m", "hidden"),
        ("\x1b]8;;https://evil.example", "8;;https://evil.example"),  # the sequence has no end
        ("\x9b31mred", "⟨U+009B⟩31mred"),
    ],
)
def test_the_output_of_a_tool_is_text_and_colours(text: str, shown: str) -> None:
    plain, spans = terminal_text(text)
    assert plain == shown
    assert not [span for span in spans if "http" in span.style]


def controls(window: Window) -> list[str]:
    """Return the texts and names on the screen that contain a control character."""
    shown = [str(item.property("text")) for item in window.texts()]
    shown += [part for node in window.nodes() for part in (node.name, node.description, node.value)]
    return [
        text for text in shown if any((c < " " and c not in "\n\t") or "\x7f" <= c < "\xa0" for c in text)
    ]


def test_no_row_obeys_them(window_opened: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    rows = [
        make(EntryKind.USER, ORDERS),
        make(EntryKind.PROSE, ORDERS),
        make(EntryKind.CODE, ORDERS, language="sh\x1b]0;x\x07"),
        make(EntryKind.ERROR, ORDERS),
        *baited_calls(ORDERS)[::20],
    ]
    QGuiApplication.clipboard().setText("what was copied before")
    window = window_opened(session, TALL)
    title = window.window.title()
    for start in range(0, len(rows), 4):
        shown = LiveSession()
        shown.add(*rows[start : start + 4])
        window.app.attach(shown)
        window.app.view.transcript.foldAll(False)
        window.painted()
        window.painted()
        assert any("end" in node.name for node in window.all(Kind.ListItem))
    assert window.window.title() == title
    assert QGuiApplication.clipboard().text() == "what was copied before"


def test_a_commands_output_holds_none(window_opened: OpenWindow, session: LiveSession) -> None:
    call = next(
        entry for entry in baited_calls(ORDERS) if entry.tool is not None and entry.tool.name == "Bash"
    )
    session.add(call)
    window = window_opened(session, TALL)
    window.app.view.transcript.foldAll(False)
    window.painted()
    window.painted()
    assert any("click" in str(item.property("text")) for item in window.texts())
    assert controls(window) == []


def test_what_is_copied_obeys_nothing_where_it_is_pasted(
    window_opened: OpenWindow, session: LiveSession
) -> None:
    """ESC[201~ ends a terminal's bracketed paste, so the terminal would read the text after it as typed."""
    window = window_opened(session)
    window.app.copy("echo hi\x1b[201~\nrm -r ~\x9b0m\tpère\u2028👍\r\n")
    copied = QGuiApplication.clipboard().text()
    assert copied == "echo hi[201~\nrm -r ~0m\tpère\u2028👍\r\n"


def test_a_request_writes_them_out(window_opened: OpenWindow, session: LiveSession) -> None:
    window = window_opened(session)
    value = {"command": f"ls {ORDERS}", "description": ORDERS}
    ask(window, session, PendingRequest("r1", CanUseTool(tool_name="Bash", input=value, tool_use_id="t")))
    assert controls(window) == []
    (field,) = [node for node in window.all(Kind.EditableText) if node.name == "Input"]
    assert "⟨U+001B⟩]52;c;cm0gLXJmIH4=⟨U+0007⟩" in field.value

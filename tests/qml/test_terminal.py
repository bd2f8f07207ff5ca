"""The terminal pane: it never takes the keyboard by itself, gets all keys while it has it, and nothing of it
goes to Claude except by `Send to Claude`."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.ui.window import link_opener
from tests.fake_terminal import FakeTerminal
from tests.gallery.entry_maker import Maker
from tests.gallery.permission_requests import bash_request
from tests.gallery.turns import upload_turn
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def toggle(window: Window) -> None:
    window.key(Qt.Key.Key_QuoteLeft, CONTROL)


def opened(open_window: OpenWindow, session: LiveSession, **how: object) -> tuple[Window, FakeTerminal]:
    window = open_window(session, **how)  # type: ignore[arg-type]
    toggle(window)
    return window, shell_of(window, session)


def shell_of(window: Window, session: LiveSession) -> FakeTerminal:
    window.qtbot.waitUntil(lambda: session.terminal.process is not None)
    window.painted()
    shell = session.terminal.process
    assert isinstance(shell, FakeTerminal)
    return shell


def in_terminal(window: Window) -> bool:
    return bool(window.item("TerminalItem").hasActiveFocus())


def select(window: Window, begin: tuple[int, int], end: tuple[int, int]) -> None:
    view = window.app.view.terminal_view
    view.select_from(begin, 1)
    view.select_to(end)


def draft(window: Window) -> str:
    return window.wait_for(Kind.EditableText, "Message").value


def test_a_key_opens_the_terminal_and_closes_it(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    assert in_terminal(window) and shell.folder == session.folder
    columns, lines = shell.sizes[0]
    assert columns > 60 and 8 < lines < 30
    toggle(window)
    window.wait_gone(Kind.Pane, "Terminal")
    assert window.has_focus("Message") and session.terminal.running
    toggle(window)
    assert session.terminal.process is shell  # the same shell
    window.key(Qt.Key.Key_F12, ALT)
    window.wait_gone(Kind.Pane, "Terminal")


def test_output_does_not_take_the_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    window.key(Qt.Key.Key_F6)
    assert window.has_focus("Message")
    shell.prints("\a\x1b]0;look\anew output\n$ ")
    window.painted()
    shell.end(ProcessOutcome(True, 1))
    window.wait_for(Kind.StaticText, "Ended with 1 · Enter starts it again")
    assert window.has_focus("Message")


def test_all_keys_go_to_the_program_except_a_few(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    window.type("ls -l")
    for key, held in (
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_C, CONTROL), (Qt.Key.Key_W, CONTROL), (Qt.Key.Key_K, CONTROL), (Qt.Key.Key_L, CONTROL),
        (Qt.Key.Key_B, CONTROL), (Qt.Key.Key_Q, CONTROL), (Qt.Key.Key_M, ALT), (Qt.Key.Key_1, ALT),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier),
    ):  # fmt: skip
        window.key(key, held)
    assert shell.typed == (b"ls -l\r\x1b[A\t\x1b\x03\x17\x0b\x0c\x02\x11\x1bm\x1b1\x1bOP\x1bOQ")
    assert in_terminal(window) and draft(window) == "" and session.stops == 0
    shell.typed = b""
    shell.prints("\x1b[?1h")
    window.key(Qt.Key.Key_Up)
    assert shell.typed == b"\x1bOA"
    window.key(Qt.Key.Key_F6)
    assert window.has_focus("Message")


def test_f6_goes_round_to_the_terminal_and_back(open_window: OpenWindow, session: LiveSession) -> None:
    window, _ = opened(open_window, session)
    window.key(Qt.Key.Key_F6)
    assert window.has_focus("Message")
    window.key(Qt.Key.Key_F6)
    assert in_terminal(window)  # there are no rows
    window.key(Qt.Key.Key_F6)
    session.add(*upload_turn(Maker()))
    window.painted()
    window.key(Qt.Key.Key_F6)
    assert not in_terminal(window) and not window.has_focus("Message")  # in the rows
    window.key(Qt.Key.Key_F6)
    assert in_terminal(window)
    window.key(Qt.Key.Key_F6)
    assert window.has_focus("Message")


def test_nothing_typed_at_an_ended_shell_goes_into_the_message(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window, shell = opened(open_window, session)
    shell.end(ProcessOutcome(True, 0))
    window.wait_for(Kind.StaticText, "Ended with 0 · Enter starts it again")
    window.type("rm -rf build")
    assert draft(window) == "" and in_terminal(window)
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: session.terminal.running)
    assert session.terminal.process is not shell and in_terminal(window)
    window.wait_gone(Kind.Button, "Start again")


def test_a_selection_goes_into_the_message_but_is_not_sent(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window, shell = opened(open_window, session)
    shell.prints("first\n  second ```\nthird\n$ ")
    assert window.find(Kind.Button, "Send to Claude") is None
    select(window, (0, 0), (1, 12))
    window.click(Kind.Button, "Send to Claude")
    assert (draft(window), session.sent, shell.typed) == (MARK, [], b"")
    assert window.has_focus("Message") and not window.app.view.terminal_view.hasSelection
    (chip,) = window.app.view.composer.carrying_view.list.all
    assert (chip.kind, chip.title) == ("terminal", "From the terminal, 2 lines")
    assert chip.text == "````\nfirst\n  second ```\n````"
    window.type("why?")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["````\nfirst\n  second ```\n````\n\nwhy?"]


def test_a_chip_of_the_terminal_stays_one_in_the_stash(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    shell.prints("first\n$ ")
    select(window, (0, 0), (0, 5))
    window.click(Kind.Button, "Send to Claude")
    window.app.view.composer.stashOrRestore()
    window.qtbot.waitUntil(lambda: draft(window) == "")
    window.app.view.composer.stashOrRestore()
    window.qtbot.waitUntil(lambda: draft(window) == MARK)
    (chip,) = window.app.view.composer.carrying_view.list.all
    assert (chip.kind, chip.title) == ("terminal", "From the terminal, 1 line")


def test_copy_and_paste(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    clipboard = QGuiApplication.clipboard()
    shell.prints("hello world\n$ ")
    select(window, (0, 6), (0, 11))
    window.key(Qt.Key.Key_C, CONTROL | SHIFT)
    assert clipboard.text() == "world" and shell.typed == b""
    window.key(Qt.Key.Key_V, CONTROL | SHIFT)
    assert shell.typed == b"world"
    clipboard.setText("make\nmake install\n\x1b[201~\x03")
    window.key(Qt.Key.Key_V, CONTROL | SHIFT)
    assert shell.typed == b"world"  # the program would run each line
    window.wait_for(Kind.StaticText, "Paste 3 lines? The shell runs each line at once.")
    assert window.has_focus("Cancel")
    window.click(Kind.Button, "Cancel")
    window.wait_gone(Kind.Button, "Cancel")
    assert shell.typed == b"world" and in_terminal(window)
    window.key(Qt.Key.Key_V, CONTROL | SHIFT)
    window.wait_for(Kind.Button, "Paste")
    window.click(Kind.Button, "Paste")
    assert shell.typed == b"worldmake\rmake install\r[201~"
    shell.prints("\x1b[?2004l")
    shell.typed = b""
    clipboard.setText("make install\r\n")
    window.key(Qt.Key.Key_V, CONTROL | SHIFT)
    assert shell.typed == b"make install"  # the user runs it
    clipboard.setText("make\nmake install\n\x1b[201~\x03")
    shell.prints("\x1b[?2004h")
    window.key(Qt.Key.Key_V, CONTROL | SHIFT)
    assert shell.typed.endswith(b"\x1b[200~make\rmake install\r[201~\x1b[201~")


def test_a_paste_is_sent_whole_or_refused_whole(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    clipboard = QGuiApplication.clipboard()
    long = "word " * 200_000 + "end"
    clipboard.setText(long)
    window.key(Qt.Key.Key_V, CONTROL | SHIFT)
    assert shell.typed == long.encode()
    shell.typed = b""
    clipboard.setText("x" * 4_000_001)
    window.key(Qt.Key.Key_V, CONTROL | SHIFT)
    words = "4,000,001 characters are too many to paste. Nothing was sent."
    window.wait_for(Kind.StaticText, words)
    assert shell.typed == b"" and in_terminal(window)
    window.type("a")
    window.wait_gone(Kind.StaticText, words)
    shell.takes = False
    clipboard.setText("b")
    window.key(Qt.Key.Key_V, CONTROL | SHIFT)
    window.wait_for(
        Kind.StaticText, "The program does not read its input, and too much of it waits. Nothing was sent."
    )
    window.click(Kind.Button, "Dismiss")
    window.wait_gone(Kind.Button, "Dismiss")
    assert shell.typed == b"a" and in_terminal(window)


def test_no_program_reads_or_writes_the_clipboard(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    QGuiApplication.clipboard().setText("mine")
    shell.prints("\x1b]52;c;cm0gLXJmIH4=\a\x1b]52;c;?\a\x1b]52;p;cm0gLXJmIH4=\x1b\\")
    window.painted()
    assert QGuiApplication.clipboard().text() == "mine" and shell.typed == b""


def point(window: Window, line: int, column: float) -> QPoint:
    item = window.item("TerminalItem")
    columns, height = item.property("columns"), item.property("lineHeight")
    scene = item.mapToScene(item.boundingRect().topLeft())
    width = item.width() // columns if columns else 8
    return QPoint(round(scene.x() + column * width), round(scene.y() + (line + 0.5) * height))


def test_the_mouse_selects_words_and_lines(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    shell.prints("see src/a.py: 日本 ok\nnext\n$ ")
    view = window.app.view.terminal_view
    window.key(Qt.Key.Key_F6)
    begin, end = point(window, 0, 4.2), point(window, 0, 7.2)
    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=begin)
    assert in_terminal(window)  # a press gives it the keyboard
    QTest.mouseMove(window.window, end)
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=end)
    assert view.selected_text() == "src"
    view.select_from((1, 2), 2)
    assert view.selected_text() == "next"
    view.select_from((0, 2), 3)
    assert view.selected_text() == "see src/a.py: 日本 ok"


def test_the_mouse_of_a_program_that_wants_it(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    shell.prints("\x1b[?1000;1006h")
    where = point(window, 2, 4.4)
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=where)
    assert shell.typed == b"\x1b[<0;5;3M\x1b[<0;5;3m"
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, SHIFT, pos=where)
    assert shell.typed == b"\x1b[<0;5;3M\x1b[<0;5;3m"


def test_a_link_opens_only_with_ctrl(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, shell = opened(open_window, session)
    wanted: list[str] = []
    monkeypatch.setattr(link_opener, "open_link", lambda address, *_: wanted.append(address))
    shell.prints("see https://a.example/x. \x1b]8;;https://b.example\x1b\\here\x1b]8;;\x1b\\\n")
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=point(window, 0, 8.5))
    assert wanted == []
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, CONTROL, pos=point(window, 0, 8.5))
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, CONTROL, pos=point(window, 0, 26.5))
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, CONTROL, pos=point(window, 0, 1.5))
    assert wanted == ["https://a.example/x", "https://b.example"]


def test_scrolling_back(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    view = window.app.view.terminal_view
    shell.prints("".join(f"line {number}\n" for number in range(200)))
    assert not view.scrolledBack
    window.key(Qt.Key.Key_PageUp, SHIFT)
    assert view.scrolledBack and shell.typed == b""
    top = view.top
    shell.prints("more\n")
    assert view.top == top  # the lines in sight stay
    window.key(Qt.Key.Key_Home, SHIFT)
    assert view.top == 0
    window.type("x")
    assert not view.scrolledBack and shell.typed == b"x"


def test_each_session_has_its_own(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    other = LiveSession(title="Another")
    window.app.attach(other)
    window.painted()
    assert other.terminal.screen is not None or not other.terminal.running
    assert shell.running  # also while another session is shown
    assert session.terminal.process is shell


def test_a_narrow_window_shows_the_terminal_alone(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session, size=(480, 800))
    assert shell.sizes[-1][1] > 30
    assert window.find(Kind.EditableText, "Message") is None
    session.works()
    session.set_requests([bash_request(1)])
    window.click(Kind.Button, "Claude needs you")
    window.wait_gone(Kind.Pane, "Terminal")
    window.wait_for(Kind.EditableText, "Message")
    assert shell.running and shell.typed == b""


def test_what_a_screen_reader_finds(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    said: list[str] = []
    window.app.view.terminal_view.spoken.connect(said.append)
    shell.prints("one\n\ntwo\n$ ")
    window.qtbot.waitUntil(lambda: said == ["one\n\ntwo\n$"])
    node = window.wait_for(Kind.Terminal, "Terminal")
    assert node is not None
    assert [each.name for each in window.all(Kind.StaticText) if each.name in ("one", "two", "$")] == [
        "one", "two", "$",
    ]  # fmt: skip
    shell.prints("three\n")
    window.qtbot.waitUntil(lambda: said[1:] == ["three"])


def test_no_terminal_without_trust(open_window: OpenWindow) -> None:
    session = LiveSession(may_ask_git=lambda _: False)
    window = open_window(session)
    toggle(window)
    window.wait_for(Kind.StaticText, "A terminal opens only in a folder that you trust.")
    assert session.terminal.process is None


def test_the_menu_clears_and_kills(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    shell.prints("a\nb\n$ ")
    view = window.app.view.terminal_view
    view.clear()
    assert session.terminal.screen is not None and session.terminal.screen.visible_text()[0] == "$"
    view.kill()
    window.wait_for(Kind.StaticText, "Killed · Enter starts it again")
    assert not shell.running


def test_the_buttons_of_the_pane_keep_escape_and_letters(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window, shell = opened(open_window, session)
    session.works()
    QGuiApplication.clipboard().setText("make\nmake install\n")
    window.key(Qt.Key.Key_V, CONTROL | SHIFT)
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    window.type("yes")
    assert draft(window) == "" and window.has_focus("Cancel")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Button, "Cancel")
    assert in_terminal(window) and shell.typed == b""
    window.press(Kind.Button, "More")
    window.key(Qt.Key.Key_Escape)
    window.interface(Kind.Button, "Close terminal").actionInterface().doAction("SetFocus")  # type: ignore[union-attr]
    assert window.has_focus("Close terminal")
    window.key(Qt.Key.Key_Escape)
    assert window.has_focus("Message") and session.stops == 0


@pytest.mark.parametrize(("button", "role", "name"), [
    ("Find", Kind.EditableText, "Find"), ("Agents", Kind.Button, "Close panel"),
])  # fmt: skip
def test_what_lies_below_a_terminal_that_takes_the_page_is_shown(
    open_window: OpenWindow, session: LiveSession, button: str, role: Kind, name: str
) -> None:
    session.add(*upload_turn(Maker()))
    window, shell = opened(open_window, session, size=(480, 800))
    window.click(Kind.Button, button)
    window.wait_gone(Kind.Pane, "Terminal")
    window.wait_for(role, name)
    assert shell.running


def test_no_letter_goes_into_a_message_that_is_not_seen(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*upload_turn(Maker()))
    window, _ = opened(open_window, session, size=(480, 800))
    window.interface(Kind.Button, "Find").actionInterface().doAction("SetFocus")  # type: ignore[union-attr]
    assert window.has_focus("Find")
    window.type("secret")
    toggle(window)
    window.key(Qt.Key.Key_QuoteLeft, CONTROL)
    window.wait_gone(Kind.Pane, "Terminal")
    assert draft(window) == ""


def test_a_text_is_found_in_the_lines_of_the_terminal(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    shell.prints("".join(f"line {number} Ende\n" for number in range(3_000)) + "日本 line 7 twice line 7\n")
    window.painted()
    view = window.app.view.terminal_view
    window.key(Qt.Key.Key_F, CONTROL | SHIFT)
    window.qtbot.waitUntil(lambda: window.has_focus("Find in the terminal"))
    window.type("LINE 7")
    window.qtbot.waitUntil(lambda: view.selected_text() == "line 7")
    assert view.selected(3_000) == (18, 24), "the newest match first, in columns of the screen"
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: view.selected(3_000) == (5, 11))
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: view.selected(799) is not None)
    assert view.top <= 799 < view.top + 40, "and it is in sight"
    window.key(Qt.Key.Key_Return, SHIFT)
    window.qtbot.waitUntil(lambda: view.selected(3_000) == (5, 11))
    window.type("x")
    window.wait_for(Kind.StaticText, "No matches")
    assert shell.typed == b"", "nothing of it goes to the program"
    window.key(Qt.Key.Key_Escape)
    window.qtbot.waitUntil(lambda: in_terminal(window))
    assert window.find(Kind.EditableText, "Find in the terminal") is None
    window.key(Qt.Key.Key_F, CONTROL | SHIFT)
    window.type("line 7")
    window.key(Qt.Key.Key_Escape)
    window.key(Qt.Key.Key_F, CONTROL | SHIFT)
    view._select(None, None)
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: view.selected(3_000) == (18, 24))


def test_the_field_that_finds_covers_no_match(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session, size=(480, 800))
    shell.prints("x" * 40 + " found\n")
    window.key(Qt.Key.Key_F, CONTROL | SHIFT)
    window.type("found")
    view = window.app.view.terminal_view
    window.qtbot.waitUntil(lambda: view.selected_text() == "found")
    window.painted()
    screen, bar = window.item("TerminalItem"), window.item("TerminalSearchBar")
    assert bar.mapToScene(QPointF(0, 0)).y() >= screen.mapToScene(QPointF(0, screen.height())).y()
    assert view.selected_text() == "found", "also after the strip has made the screen lower"


def test_a_match_in_a_letter_with_marks_is_selected(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    shell.prints("a x\u0323\u0302b\n")
    view = window.app.view.terminal_view
    view.search.open()
    view.search.find("x")
    assert view.selected(0) == (2, 3)


def test_a_program_hears_of_the_focus_only_if_it_asked(open_window: OpenWindow, session: LiveSession) -> None:
    window, shell = opened(open_window, session)
    window.key(Qt.Key.Key_F6)
    window.qtbot.waitUntil(lambda: not in_terminal(window))
    assert shell.typed == b""
    shell.prints("\x1b[?1004h")
    window.item("TerminalItem").forceActiveFocus()
    window.qtbot.waitUntil(lambda: shell.typed == b"\x1b[I")
    window.key(Qt.Key.Key_F6)
    window.qtbot.waitUntil(lambda: shell.typed == b"\x1b[I\x1b[O")
    shell.prints("\x1b[?1004l")
    window.item("TerminalItem").forceActiveFocus()
    window.painted()
    assert shell.typed == b"\x1b[I\x1b[O"


def test_the_screen_keeps_its_width_in_a_mirrored_window(
    open_window: OpenWindow, session: LiveSession, qapp: QGuiApplication
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        window, shell = opened(open_window, session)
        assert shell.sizes[0][0] > 60
        assert window.item("TerminalItem").width() > 500
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

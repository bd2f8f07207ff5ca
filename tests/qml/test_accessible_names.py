"""Roles and names that assistive technology and tools rely on."""

from collections.abc import Iterator
from dataclasses import fields

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session_state import Problem, ProblemKind, SettingSubject
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, ToolState
from tests import gallery
from tests.gallery import Maker
from tests.gallery.trust import review_of
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import unfold
from tests.qml.window import Kind, Window

BUTTON, TEXT, LIST, ITEM, DIALOG = (
    Kind.Button,
    Kind.EditableText,
    Kind.List,
    Kind.ListItem,
    Kind.Dialog,
)


def test_the_window_before_there_is_a_session(open_window: OpenWindow) -> None:
    window = open_window()
    assert window.find(TEXT, "Message")
    assert window.find(BUTTON, "Send")
    assert window.find(Kind.StaticText, "Starting")
    assert window.find(LIST, "Conversation")
    assert window.find(LIST, "Sessions")
    assert window.find(BUTTON, "Settings")
    assert window.find(BUTTON, "Stop") is None


def test_the_choices_of_the_session(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    mode = window.wait_for(Kind.ComboBox, "Permission mode")
    assert mode.description == "Ask first"
    assert window.wait_for(Kind.ComboBox, "Model").description == "Opus"
    session.settings.set(SettingSubject.MODE, "bypassPermissions")
    assert window.wait_for(Kind.ComboBox, "Permission mode").description == "Bypass"


@pytest.mark.parametrize(
    ("state", "name"),
    [
        ("starting", "Starting"),
        ("ready", "Ready"),
        ("working", "Working"),
        ("waiting", "Needs you"),
        ("retrying", "Retrying"),
        ("stopping", "Stopping"),
        ("stopped", "Stopped"),
        ("not-running", "Not running"),
    ],
)
def test_the_state_is_said_by_its_name_alone(
    open_window: OpenWindow, session: LiveSession, state: str, name: str
) -> None:
    if state == "starting":
        session = LiveSession(child="starting")
    window = open_window(session)
    if state != "starting":
        session.bring_to(state)
    session.pass_time(90)
    session.state_changed.emit()
    window.wait_for(Kind.StaticText, name)


def test_stop_is_there_while_there_is_something_to_stop(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    session.works()
    window.press(BUTTON, "Stop")
    assert session.stops == 1
    session.rests()
    window.wait_gone(BUTTON, "Stop")


def test_rows_begin_with_their_speaker(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*gallery.kinds(Maker()))
    window = open_window(session, (1280, 4000))
    names = [node.name for node in window.all(ITEM)]
    assert "Claude: A paragraph with emphasis, weight, code, a mistake and a link." in names
    for begin in (
        "You: Show me everything",
        "Thinking: Everything?",
        "Claude: first item of a list second item",
        "Code: def group(changes):",
        "Tool: Bash: mkdir -p build",
        "Tool: Bash: pytest -q, failed: E   AssertionError",
        "Tool: Write: notes.md, denied",
        "Tool: Bash: sleep 600, stopped",
        "Tool: WebFetch: https://example.org, cancelled",
        "Notice: Claude does not know",
        "Error: API Error: 529",
        "Turn: 1 min 12 s · 15.2k tokens in, 842 out · $0.19",
        "Turn: Stopped by you · took 3 s",
        "You: This one waits.",
    ):
        assert any(name.startswith(begin) for name in names), begin
    assert next(n for n in names if n.startswith("Thinking: ")).endswith(", folded")
    assert next(n for n in names if n.startswith("Tool: Bash: make")).endswith(", folded")
    assert any(", needs you" in name for name in names)
    assert all(len(name) <= 2000 for name in names)


def test_a_row_s_text_is_said_once(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*gallery.kinds(Maker()))
    window = open_window(session, (1280, 4000))
    assert {node.name for node in window.all(TEXT)} == {"Search sessions", "Message"}


def test_buttons_in_rows_stay(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*gallery.kinds(Maker()))
    window = open_window(session, (1280, 4000))
    assert window.all(BUTTON, "Show all")
    assert window.all(BUTTON, "Copy")


def test_a_folded_result_is_shown_whole_on_demand(open_window: OpenWindow, session: LiveSession) -> None:
    maker = Maker()
    lines = "\n".join(f"line {n}" for n in range(40))
    session.add(maker.tool("Bash", "make", ToolState.DONE, lines))
    window = open_window(session)
    assert "line 5\n" not in window.all(ITEM, "Tool: ")[0].name
    window.press(BUTTON, "Show all")
    window.wait_for(BUTTON, "Show less")
    said = window.all(ITEM, "Tool: ")[0].name
    assert "line 5\n" in said
    assert not said.endswith(", folded")


def test_a_notice_s_button(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Maker()(EntryKind.NOTICE, "Plans.", action=NoticeAction.ACCEPT_EDITS))
    window = open_window(session)
    window.press(BUTTON, "Accept edits")
    window.qtbot.waitUntil(lambda: session.info.mode == "acceptEdits")


def test_the_permission_request(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.set_requests([gallery.bash_request(1), gallery.bash_request(2, "the subagent Explore")])
    window.wait_for(DIALOG, "Permission request: Bash")
    assert window.find(Kind.StaticText, "1 of 2")
    field = window.find(TEXT, "Input")
    assert field is not None
    assert field.value == "gh release create v2.4.0 --notes-file notes.md"
    for name in ("Allow once", "Always allow…", "Deny with a note…", "Deny"):
        assert window.find(BUTTON, name), name
    assert any("asked by Claude" in node.name for node in window.all(Kind.StaticText))
    unfold(window)
    assert window.find(BUTTON, "Always allow")
    assert any("Bash(gh release create *)" in node.name for node in window.all(Kind.StaticText))
    assert any(".claude/settings.local.json" in node.name for node in window.all(Kind.StaticText))


def test_always_allow_only_where_a_rule_is_suggested(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.set_requests([gallery.edit_request()])
    window.wait_for(DIALOG, "Permission request: Edit")
    assert window.find(BUTTON, "Always allow…") is None
    shown = window.find(TEXT, "Input")
    assert shown is not None
    assert "⟨U+202E⟩" in shown.value
    assert "\u202e" not in shown.value


def test_the_question(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.set_requests([gallery.question_request()])
    window.wait_for(DIALOG, "Question")
    assert window.find(Kind.Grouping, "Where should the relay keep undelivered webhooks?")
    assert window.find(Kind.RadioButton, "SQLite file")
    assert window.find(Kind.RadioButton, "Other")
    assert window.find(BUTTON, "Following question")
    assert window.find(BUTTON, "Next question")
    assert window.find(BUTTON, "Dismiss")
    window.app.view.request.question.question_model.choose(0, 0, True)
    window.app.view.request.question.question_model.go(1)
    window.wait_for(Kind.CheckBox, "push")
    assert window.find(Kind.CheckBox, "Other")
    answer = window.wait_for(BUTTON, "Answer")
    assert answer.disabled


def test_the_plan(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.set_requests([gallery.plan_request()])
    window.wait_for(DIALOG, "Plan")
    for name in ("Approve", "Approve and accept edits", "Keep planning"):
        assert window.find(BUTTON, name), name
    window.qtbot.waitUntil(lambda: any("check its signature" in node.name for node in window.nodes()))


def test_a_folder_in_which_nothing_is_found(open_window: OpenWindow, session: LiveSession) -> None:
    """The question is short, and the safe answer has the keyboard focus at first."""
    window = open_window()
    window.app.show_trust_page(review_of("/srv/atlas", FolderFindings()))
    window.wait_for(Kind.Heading, "Do you trust this folder?")
    said: list[str] = []
    window.app.trusted.connect(lambda: said.append("trusted"))
    window.app.openedWithout.connect(lambda: said.append("without"))
    window.until_enabled(BUTTON, "Trust this folder")
    assert any("None were found in /srv/atlas" in node.name for node in window.all(Kind.StaticText))
    assert window.has_focus("Open without them"), "the keyboard begins at the safe answer"
    buttons = [node.name for node in window.all(BUTTON) if node.name in TRUST_BUTTONS]
    assert buttons == list(TRUST_BUTTONS)
    while not window.has_focus("Trust this folder"):
        window.key(Qt.Key.Key_Tab)
    window.until_meant("Trust this folder")
    window.key(Qt.Key.Key_Return)
    assert said == ["trusted"]


TRUST_BUTTONS = ("Another folder…", "Open without them", "Trust this folder")


def test_a_folder_that_cannot_be_opened_without_what_it_would_run(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window()
    reason = Phrase("folder_finding.git_not_held", name=".git/config", key="diff.external")
    found = FolderFindings(git=[".git/config: diff.external=./x"])
    window.app.show_trust_page(review_of("/srv/atlas", found, (reason,)))
    window.until_enabled(BUTTON, "Trust this folder")
    assert window.wait_for(BUTTON, "Open without them").disabled
    told = [node.name for node in window.all(Kind.StaticText)]
    assert "Why the folder cannot be opened without them" in told
    assert ".git/config: diff.external cannot be turned off from outside" in told


def test_no_early_key_answers_about_a_folder(open_window: OpenWindow, session: LiveSession) -> None:
    """The safe answer has the focus, and a key for it counts only after a while."""
    window = open_window()
    said: list[str] = []
    window.app.trusted.connect(lambda: said.append("trusted"))
    window.app.openedWithout.connect(lambda: said.append("without"))
    window.app.show_trust_page(review_of("/srv/atlas", gallery.Findings()))
    window.until_enabled(BUTTON, "Open without them")
    safe = window.interface(BUTTON, "Open without them")
    assert safe is not None and safe.object().property("visualFocus"), "one sees where the keyboard is"
    if not counts(window, "Open without them"):
        window.key(Qt.Key.Key_Return)
        assert said == []
    window.until_meant("Open without them")
    window.key(Qt.Key.Key_Return)
    assert said == ["without"]


def test_lists_of_a_folder_fold_by_every_key(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window()
    window.app.show_trust_page(
        review_of("/srv/atlas", gallery.Findings(), (), {"rules": ["a.json", "b.json"]})
    )
    window.until_enabled(BUTTON, "Trust this folder")
    window.key(Qt.Key.Key_Tab)
    assert window.has_focus("Trust this folder"), "the first Tab stays on the page"
    rules = "2 permission rules"
    while not window.has_focus(f"Expand {rules}"):
        window.key(Qt.Key.Key_Backtab)
    assert window.wait_for(BUTTON, f"Expand {rules}").description.startswith("a.json, b.json")
    assert window.find(Kind.StaticText, "Deny: Write") is None
    opens, folds = (
        (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right),
        (Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Left),
    )
    for open_by, fold_by in zip(opens, folds, strict=True):
        window.key(open_by)
        assert window.has_focus(f"Collapse {rules}")
        assert window.find(Kind.StaticText, "Deny: Write"), open_by
        window.key(fold_by)
        assert window.has_focus(f"Expand {rules}"), fold_by


def test_a_long_list_begins_with_its_first(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window()
    found = [f"PreToolUse: ./{number}.sh" for number in range(200)]
    hooks = [f"before each tool: ./{number}.sh" for number in range(200)]
    window.app.show_trust_page(review_of("/srv/atlas", FolderFindings(hooks=found)))
    window.wait_for(BUTTON, "Collapse 200 hooks")
    for more in ("Show 100 more", "Show 88 more"):
        assert window.find(Kind.StaticText, hooks[-1]) is None
        window.press(BUTTON, more)
        window.wait_gone(BUTTON, more)
    assert all(window.find(Kind.StaticText, hook) for hook in hooks)


def counts(window: Window, name: str) -> bool:
    """Return whether a press of this button would decide something now."""
    window.wait_for(BUTTON, name)
    button = window.interface(BUTTON, name)
    return button is not None and bool(button.object().property("settled"))


def test_pages(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window()
    window.app.show_trust_page(review_of("/srv/atlas", gallery.Findings()))
    window.wait_for(Kind.Heading, "Do you trust this folder?")
    said: list[str] = []
    window.app.trusted.connect(lambda: said.append("trusted"))
    window.app.openedWithout.connect(lambda: said.append("without"))
    assert not counts(window, "Trust this folder"), "it counts before it was read"
    window.until_meant("Trust this folder")
    window.press(BUTTON, "Trust this folder")
    window.press(BUTTON, "Open without them")
    assert said == ["trusted", "without"]
    # The list shows other files now, so a press does not count at first.
    window.app.show_trust_page(review_of("/srv/atlas", gallery.Findings()))
    assert not counts(window, "Trust this folder")
    for folded in ("2 permission rules", "1 environment variable"):
        window.press(BUTTON, f"Expand {folded}")
        window.wait_for(BUTTON, f"Collapse {folded}")
    shown = [node.name for node in window.all(Kind.StaticText)]
    assert any("changed while you were reading" in name for name in shown)
    assert any("ci.example.org/hello" in name for name in shown)
    lists = [found for found in vars(gallery.Findings).values() if isinstance(found, list)]
    assert len(lists) == len(fields(FolderFindings))
    told = {words for found in lists for words in found}
    for found, said in (
        ("SessionStart:", "at the start:"),
        ("PreToolUse (", "before each tool ("),
        (".git/config: core.fsmonitor=", "core.fsmonitor: "),
    ):
        told = {words.replace(found, said) for words in told}
    assert told <= set(shown)
    assert not any("what is allowed without asking" in name for name in shown)

    window.app.show_start_page()
    window.wait_for(BUTTON, "Open folder")

    session.show_problem(Problem(ProblemKind.NO_CLI))
    window.app.attach(session)
    window.wait_for(Kind.Heading, "Claude Code was not found")
    assert window.find(BUTTON, "Try again")
    with window.qtbot.waitSignal(window.app.demoWanted):
        window.press(BUTTON, "Try the demo")
    session.show_problem(Problem(ProblemKind.NOT_SIGNED_IN, command="claude /login"))
    window.wait_for(Kind.Heading, "Claude Code is not signed in")
    with window.qtbot.waitSignal(window.app.retryWanted):
        window.press(BUTTON, "Try again")
    session.show_problem(Problem(ProblemKind.START_FAILED, "unknown option"))
    window.wait_for(Kind.StaticText, "unknown option")


def test_the_list_of_sessions(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.works()
    window.wait_for(ITEM, "Fix the flaky upload test, Working")


@pytest.mark.parametrize("kind", [EntryKind.USER, EntryKind.NOTICE, EntryKind.ERROR])
def test_a_long_text_can_be_shown_whole(
    open_window: OpenWindow, session: LiveSession, kind: EntryKind
) -> None:
    window = open_window(session, (1280, 1400))
    text = "\n".join(f"line {number}" for number in range(40))
    session.add(Entry(id="long", kind=kind, turn=1, text=text, final=True))
    window.wait_for(BUTTON, "Show all")
    assert "40 lines" in texts(window)
    window.painted()
    folded = row_height(window)
    window.press(BUTTON, "Show all")
    window.wait_for(BUTTON, "Show less")
    window.painted()
    assert row_height(window) > folded
    window.press(BUTTON, "Show less")
    window.wait_for(BUTTON, "Show all")


def texts(window: Window) -> list[str]:
    """Return the texts in the bars that show the rest of a row."""
    return [str(item.property("text")) for row in window.items("ShowAllBar") for item in descendants(row)]


def descendants(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from descendants(child)


def row_height(window: Window) -> int:
    [row] = [node for node in window.all(ITEM) if "line 0" in node.name]
    return row.height

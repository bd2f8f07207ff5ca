"""The page of agents, and what Stop does while agents work."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.session.machine.child_state import StopClock
from claude_desk.transcript.workers.worker_tree import WorkerTree
from claude_desk.ui.panels.mcp_servers_view import McpServersView
from claude_desk.ui.phrases.phrase_words import words
from tests.gallery import agents
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window
from tests.unit.transcript.cli_messages import init, result_of, said, system, tool
from tests.workers import in_background

CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def opened(open_window: OpenWindow, session: LiveSession) -> Window:
    agents.set_up("agents-page", session)
    window = open_window(session)
    window.key(Qt.Key.Key_A, CHORD)
    window.wait_for(Kind.Tree, "Agents")
    return window


def current(window: Window) -> str:
    """Return the name of the row with the keyboard cursor."""
    names = [str(row.property("name")) for row in window.items("AgentRow") if row.property("ringed")]
    assert len(names) == 1
    return names[0]


def rows(window: Window) -> list[str]:
    window.painted()
    found = sorted(window.items("AgentRow"), key=lambda row: row.y())
    return [str(row.property("name")) for row in found if row.isVisible()]


def test_the_tree_is_walked_by_keys(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    assert current(window) == "Fix the flaky upload test", "the session is the root of the tree"
    window.key(Qt.Key.Key_Down)
    assert current(window) == "Port the clients"
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    assert current(window) == "read the handbook"
    window.key(Qt.Key.Key_Left)
    assert current(window) == "tools/mirror: copy through a spooled file"
    window.key(Qt.Key.Key_Left)
    assert "read the handbook" not in rows(window)
    window.key(Qt.Key.Key_Right)
    assert "read the handbook" in rows(window)
    window.key(Qt.Key.Key_Left)
    window.key(Qt.Key.Key_Left)
    assert current(window) == "Port the clients"
    window.key(Qt.Key.Key_Left)
    window.key(Qt.Key.Key_Left)
    window.key(Qt.Key.Key_Left)
    assert rows(window) == ["Fix the flaky upload test"], "the session folds all"


def test_delete_stops_the_agent_of_the_row_alone(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.key(Qt.Key.Key_Delete)
    assert session.stopped_tasks == [], "the session is no agent"
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Delete)
    assert session.stopped_tasks == ["a2"]


def test_a_row_that_has_ended_is_not_stopped(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    while current(window) != "tools/replay":
        window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Delete)
    assert session.stopped_tasks == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Right])
def test_an_agent_of_a_workflow_is_opened(open_window: OpenWindow, session: LiveSession, key: Qt.Key) -> None:
    about = {"task_id": "w1", "run_id": "0r1", "tool_use_id": "c1"}
    agent = {"type": "workflow_agent", "label": "north", "phaseIndex": 1, "agentId": "s1"}
    phase = {"type": "workflow_phase", "index": 1, "title": "Look"}
    session.says(
        init(),
        said(tool("c1", "Workflow", script="export const meta = {name: 'survey'}"), id="m1"),
        system("task_started", **about, task_type="local_workflow", workflow_name="survey"),
        result_of("c1", tool_use_result={"status": "async_launched", "taskId": "w1"}),
        system("task_progress", **about, workflow_progress=[phase, {**agent, "state": "progress"}]),
    )
    window = open_window(session)
    window.key(Qt.Key.Key_A, CHORD)
    window.wait_for(Kind.Tree, "Agents")
    while not current(window).startswith("north"):
        window.key(Qt.Key.Key_Down)
    window.key(key)
    window.wait_for(Kind.List, "Conversation of north")
    assert not window.all(Kind.Button, "Call again")


def test_a_figure_chooses_a_filter(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.key(Qt.Key.Key_4)
    assert rows(window) == ["Fix the flaky upload test", "Port the clients", "tools/replay"]
    assert window.find(Kind.PageTab, "Working 7") is not None
    window.key(Qt.Key.Key_3)
    assert rows(window) == []
    window.wait_for(Kind.StaticText, "No agent needs you.")
    window.click(Kind.Button, "Show all 36")
    assert rows(window)[1] == "Port the clients"
    assert window.find(Kind.Button, "Show all 36") is None
    assert current(window) == "Fix the flaky upload test", "the keyboard goes on in the tree"


def test_filters_without_room_are_in_a_menu(open_window: OpenWindow, session: LiveSession) -> None:
    """The chosen filter is always in the line."""
    window = opened(open_window, session)
    tabs = window.item("FilterTabs")
    assert window.find(Kind.PageTab, "Done 26") is not None
    assert window.find(Kind.Button, "More filters") is None
    tabs.setProperty("width", 260)
    window.painted()
    assert window.find(Kind.PageTab, "Working 7") is not None
    assert window.find(Kind.PageTab, "Done 26") is None
    window.click(Kind.Button, "More filters")
    window.click(Kind.MenuItem, "Done 26")
    window.wait_for(Kind.PageTab, "Done 26")
    assert rows(window)[0] == "Fix the flaky upload test" and "Port the clients" not in rows(window)
    assert window.find(Kind.PageTab, "All 36") is not None
    assert window.find(Kind.Button, "More filters") is not None


def test_what_is_read_of_a_row(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    names = [node.name for node in window.all(Kind.TreeItem)]
    assert any(
        name.startswith("Port the clients, Working · Edit client.py, 3 min") and name.endswith(", 88k tokens")
        for name in names
    )
    assert any(name.startswith("gateway/signing, Lost") for name in names)
    assert any(name.startswith("Fix the flaky upload test, Waiting for 5 agents, ") for name in names)
    assert any(name.startswith("release-check, Working · phase 2 of 4: Build, 3 min") for name in names)


def test_a_phase_says_how_many_agents_it_has(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    names = [node.name for node in window.all(Kind.TreeItem)]
    assert "Lint, Done, 4 agents" in names and "Build, Working, 2 agents" in names


def test_without_agents_the_page_says_so(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    session.show_workers(WorkerTree())
    window.wait_for(
        Kind.StaticText, "No agents yet. Agents, workflows and commands that Claude starts appear here."
    )


def test_a_double_click_on_stop_spares_the_agents(open_window: OpenWindow, session: LiveSession) -> None:
    """Another button takes the place of Stop. The second click of a double click does not press it."""
    session.works()
    session.show_background(
        in_background("a1", "Look around", agent=True), in_background("b1", "npm run dev")
    )
    window = open_window(session)
    window.click(Kind.Button, "Stop")
    assert session.stops == 1
    session.rests()
    window.wait_for(Kind.Button, "Stop them too")
    window.click(Kind.Button, "Stop them too")
    assert session.stopped_tasks == []
    window.until_meant("Stop them too")
    window.click(Kind.Button, "Stop them too")
    assert session.stopped_tasks == ["a1"]


def test_escape_stops_no_agents(open_window: OpenWindow, session: LiveSession) -> None:
    session.bring_to("agents")
    window = open_window(session)
    window.wait_for(Kind.Button, "Stop them too")
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 0 and session.stopped_tasks == []


@pytest.mark.parametrize(
    ("spares", "says"),
    [
        (None, "Ends Claude’s turn. 2 agents go on, unless this version of Claude Code ends them too."),
        (True, "Ends Claude’s turn. 2 agents go on."),
        (False, "Ends Claude’s turn and 2 agents: this version of Claude Code cannot spare them."),
    ],
)
def test_stop_says_before_what_it_ends(
    open_window: OpenWindow, session: LiveSession, spares: bool | None, says: str
) -> None:
    session.works()
    session.show_background(*(in_background(f"a{number}", "Look", agent=True) for number in range(2)))
    session.info.spares_agents = spares
    window = open_window(session)
    assert window.wait_for(Kind.Button, "Stop").description == says


def test_a_stronger_stop_says_what_it_ends_too(open_window: OpenWindow) -> None:
    session = LiveSession(stop_clock=StopClock(again=0.0))
    session.works()
    session.show_background(
        in_background("a1", "Look around", agent=True), in_background("b1", "npm run dev")
    )
    session.stop()
    window = open_window(session)
    said = window.wait_for(Kind.Button, "Stop now").description
    assert said.endswith("Ends too: Look around, npm run dev")


def test_what_does_not_end_is_ended_with_everything(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Claude Code answers each request to stop a task, and ends none."""
    monkeypatch.setattr("claude_desk.session.turns.worker_stops.STOP_SECONDS", 0.05)
    session.show_background(
        in_background("a1", "Look around", agent=True), in_background("b1", "npm run dev")
    )
    window = open_window(session)
    window.until_meant("Stop them too")
    window.click(Kind.Button, "Stop them too")
    button = window.wait_for(Kind.Button, "End everything")
    assert "Look around, npm run dev" in button.description
    assert session.stopped_tasks == ["a1"] and session.cli.signals == 0
    window.key(Qt.Key.Key_Escape)
    assert session.cli.signals == 0 and session.stops == 0
    window.until_meant("End everything")
    window.click(Kind.Button, "End everything")
    assert session.stopped_tasks == ["a1", "a1", "b1"]
    window.qtbot.waitUntil(lambda: session.cli.signals == 1)
    session.cli.end(ProcessOutcome(True, 0))
    window.wait_gone(Kind.Button, "End everything")
    notices = [words(entry.phrase) for entry in session.entries if entry.phrase is not None]
    assert "No longer running: “Look around” and “npm run dev”" in notices


def test_the_servers_page_says_what_a_restart_ends(session: LiveSession) -> None:
    view = McpServersView()
    view.attach(session)
    assert view.property("restartEnds") == ""
    changed = []
    view.changed.connect(lambda: changed.append(view.property("restartEnds")))
    session.show_background(in_background("a1", "Look around", agent=True))
    assert changed[-1] == "A restart ends: Look around"
    view.detach()


def test_the_panel_is_as_wide_as_the_user_wants(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    kept: list[int] = []
    window.app.panelWidthWanted.connect(kept.append)
    assert window.item("SessionPanel").width() == 384
    edge = window.wait_for(Kind.Slider, "Panel width").centre
    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=edge)
    for step in range(1, 9):
        QTest.mouseMove(window.window, edge + QPoint(5 * step, 0))
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=edge + QPoint(40, 0))
    window.painted()
    assert kept == [344]
    assert window.item("SessionPanel").width() == 344
    window.item("PanelResizer").forceActiveFocus()
    for _ in range(4):
        window.key(Qt.Key.Key_Right)
    assert kept[1:] == [328, 312, 300, 300], "300 is the least width"
    window.key(Qt.Key.Key_Left)
    assert window.item("SessionPanel").width() == 316


def test_the_panel_becomes_narrower_before_it_covers_the_rows(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    window.window.resize(1060, 860)
    window.qtbot.waitUntil(lambda: window.item("SessionPanel").width() == 1060 - 264 - 480)
    window.window.resize(1040, 860)
    window.qtbot.waitUntil(lambda: window.item("SessionPanel").width() == 384)


def test_the_tree_can_be_read_at_300_pixels(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.app.set_panel_width(300)
    window.painted()
    found = [row for row in window.items("AgentRow") if row.isVisible()]
    assert found and {row.width() for row in found} == {300}
    shown = 0
    for row in found:
        texts = [each for each in row.childItems() if each.inherits("QQuickText") and each.isVisible()]
        texts = [each for each in texts if each.property("text")]
        for each in texts:
            assert each.width() >= min(each.property("implicitWidth"), 100), each.property("text")
            assert each.x() > 0 and each.x() + each.width() <= 300, each.property("text")
        for one, other in ((a, b) for a in texts for b in texts if a is not b and a.y() == b.y()):
            assert one.x() + one.width() <= other.x() or other.x() + other.width() <= one.x()
        shown += len(texts)
    assert shown > 20
    assert window.find(Kind.PageTab, "Working 7") is not None
    window.wait_for(Kind.Button, "More filters")


def page_texts(window: Window) -> dict[str, QQuickItem]:
    """Return the texts of the page that are in no row."""
    found = [each for each in window.item("AgentsPage").childItems() if each.inherits("QQuickText")]
    return {str(each.property("text")): each for each in found if each.isVisible()}


@pytest.mark.parametrize("width", [300, 384])
def test_the_page_says_what_an_old_claude_code_cannot(
    open_window: OpenWindow, session: LiveSession, width: int
) -> None:
    window = opened(open_window, session)
    assert not page_texts(window)
    window.app.set_panel_width(width)
    agents.set_up("agents-old-cli", session)
    window.qtbot.waitUntil(lambda: bool(page_texts(window)))
    window.painted()
    [(words, text)] = page_texts(window).items()
    assert words.startswith("Claude Code 2.1.37 does not say what agents in the background do")
    assert "denies what they ask for" in words
    assert window.find(Kind.StaticText, words)
    page, tree = window.item("AgentsPage"), window.find(Kind.Tree, "Agents")
    assert tree is not None
    assert text.x() > 0 and text.x() + text.width() < page.width() == width
    assert text.height() >= text.property("implicitHeight")
    assert text.y() + text.height() < page.height()
    assert tree.y + tree.height <= text.mapToScene(QPointF(0, 0)).y(), "no row is below the text"


def over(window: Window, name: str) -> None:
    """Put the pointer over the row of this agent."""
    row = next(row for row in window.items("AgentRow") if row.property("name") == name)
    QTest.mouseMove(window.window, row.mapToScene(QPointF(row.width() / 2, 20)).toPoint())


def test_a_row_under_the_pointer_has_its_actions(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    assert window.find(Kind.Button, "Call tools/replay again") is None
    over(window, "tools/replay")
    window.wait_for(Kind.Button, "Open tools/replay beside the conversation")
    assert window.find(Kind.Button, "Stop tools/replay") is None
    window.click(Kind.Button, "Call tools/replay again")
    assert session.sent[-1].startswith('Continue the agent "tools/replay" (a5) where it left off.')
    window.wait_gone(Kind.Button, "Call tools/replay again")
    assert len(session.sent) == 1, "no second click calls it twice"
    over(window, "Old importer")
    window.wait_for(Kind.Button, "Open Old importer beside the conversation")
    assert window.find(Kind.Button, "Call Old importer again") is None, (
        "the CLI refuses an agent the user stopped"
    )
    over(window, "tests/upload: streams that cannot seek")
    window.click(Kind.Button, "Stop tests/upload: streams that cannot seek")
    assert session.stopped_tasks == ["a2"]


def test_the_path_says_what_the_indentation_does_not(open_window: OpenWindow, session: LiveSession) -> None:
    agents.set_up("agents-deep", session)
    window = open_window(session)
    window.key(Qt.Key.Key_A, CHORD)
    window.wait_for(Kind.Tree, "Agents")
    paths = {str(row.property("name")): str(row.property("path")) for row in window.items("AgentRow")}
    assert paths["Level 4"] == "", "four levels are shown by the indentation"
    assert paths["Level 5"] == "Path: Level 1 › Level 2 › Level 3 › Level 4"
    assert paths["Level 6"] == "Path: Level 1 › Level 2 › Level 3 › Level 4 › Level 5"
    assert paths["Beside level 6"] == "", "it has the path of the row before it"
    names = [node.name for node in window.all(Kind.TreeItem)]
    assert any(name.endswith("Path: Level 1 › Level 2 › Level 3 › Level 4") for name in names)


@pytest.mark.parametrize(("width", "page"), [(759, True), (790, False)])
def test_a_narrow_panel_is_a_page(
    open_window: OpenWindow, session: LiveSession, width: int, page: bool
) -> None:
    window = opened(open_window, session)
    panel, body = window.item("SessionPanel"), window.item("SessionBody")
    window.window.resize(int(window.window.width() - body.width()) + width, 860)
    window.qtbot.waitUntil(lambda: body.width() == width)
    window.painted()
    assert (panel.width() == width) is page


def test_the_line_above_the_box_says_who_works_beside_the_turn(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.works()
    session.show_background(*(in_background(f"a{number}", "Look", agent=True) for number in range(2)))
    window = open_window(session)
    window.wait_for(Kind.StaticText, "2 agents work beside it")
    window.click(Kind.Button, "Show agents")
    window.wait_for(Kind.Tree, "Agents")
    window.click(Kind.Button, "Stop")
    session.rests()
    window.qtbot.waitUntil(
        lambda: any(
            node.name.startswith("Stopped by you") and node.name.endswith("2 agents go on.")
            for node in window.all(Kind.StaticText)
        )
    )
    session.show_background()
    window.wait_gone(Kind.Button, "Show agents")


def test_the_line_says_what_a_stronger_stop_would_end(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.ui.session.stop_view._UNANSWERED", 0.2)
    session = LiveSession(stop_clock=StopClock(again=0.0))
    session.works()
    session.show_background(
        in_background("a1", "Look around", agent=True), in_background("b1", "npm run dev")
    )
    session.stop()
    window = open_window(session)
    window.wait_for(
        Kind.StaticText, "Claude Code does not answer. A stronger Stop would end too: 1 command, 1 agent"
    )

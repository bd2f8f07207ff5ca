"""An agent that is opened as a conversation of its own: how it is opened, what it shows, and what the user
can send."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication

from tests.gallery import opened_agent
from tests.gallery.opened_agent import NAME, STATES
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, kind_of
from tests.unit.transcript.cli_messages import init, said, system, text, tool

ALT = Qt.KeyboardModifier.AltModifier
AGENTS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
TAKES = "Claude gets your message and passes it on to this agent."
SENT = "Sent to Claude. Claude passes it on."
STOPPED = "You stopped this agent. Claude Code does not continue it."
PATH = ["Fix the flaky upload test", "Port the clients"]


def opened(open_window: OpenWindow, session: LiveSession, state: str = "agent-working") -> Window:
    """Open the inner agent with the keyboard: from its row on the page of agents."""
    opened_agent.set_up(state, session)
    window = open_window(session)
    window.key(Qt.Key.Key_A, AGENTS)
    window.wait_for(Kind.Tree, "Agents")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.List, f"Conversation of {NAME}")
    return window


def conversation(window: Window) -> bool:
    """Return whether the session's own conversation is shown."""
    return window.find(Kind.List, "Conversation") is not None


def rows(window: Window) -> list[str]:
    window.painted()
    return [node.name for node in window.all(Kind.ListItem)]


def until_row(window: Window, words: str) -> None:
    window.qtbot.waitUntil(lambda: any(words in name for name in rows(window)))


def test_enter_opens_the_agent_and_moves_the_keyboard_there(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    assert window.has_focus(f"Conversation of {NAME}")
    assert window.find(Kind.Heading, NAME) is not None
    assert any("one a socket" in name for name in rows(window))
    assert not any("Four clients use it" in name for name in rows(window))
    assert any(
        node.name.startswith("Working · ") and node.name.endswith(", general-purpose, 6 tools")
        for node in window.all(Kind.StaticText)
    )


@pytest.mark.parametrize(("key", "held"), [("Escape", None), ("Left", None), ("Left", ALT)])
def test_keys_go_back_one_level_each(
    open_window: OpenWindow, session: LiveSession, key: str, held: Qt.KeyboardModifier | None
) -> None:
    window = opened(open_window, session)
    press = Qt.Key[f"Key_{key}"]
    window.key(press, *(() if held is None else (held,)))
    window.wait_for(Kind.List, "Conversation of Port the clients")
    window.key(press, *(() if held is None else (held,)))
    window.wait_for(Kind.List, "Conversation")
    assert session.stops == 0


def test_each_part_of_the_path_is_a_button(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    assert all(window.find(Kind.Button, part) is not None for part in PATH)
    window.click(Kind.Button, "Port the clients")
    window.wait_for(Kind.List, "Conversation of Port the clients")
    window.click(Kind.Button, "Back")
    window.wait_for(Kind.List, "Conversation")


def test_the_card_opens_its_agent(open_window: OpenWindow, session: LiveSession) -> None:
    opened_agent.set_up("agent-working", session)
    window = open_window(session)
    window.click(Kind.Button, "Open Port the clients")
    window.wait_for(Kind.List, "Conversation of Port the clients")
    window.click(Kind.Button, f"Open {NAME}")
    window.wait_for(Kind.List, f"Conversation of {NAME}")


def test_right_goes_in_and_left_goes_out(open_window: OpenWindow, session: LiveSession) -> None:
    """The keyboard stays on the page of agents."""
    opened_agent.set_up("agent-working", session)
    window = open_window(session)
    window.key(Qt.Key.Key_A, AGENTS)
    window.wait_for(Kind.Tree, "Agents")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Right)
    window.wait_for(Kind.List, f"Conversation of {NAME}")
    assert window.has_focus("Agents")
    window.key(Qt.Key.Key_Left)
    window.wait_for(Kind.List, "Conversation")
    assert window.has_focus("Agents")


def test_rows_appear_while_the_agent_works(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    session.says(said(text("Main continues."), id="m9"))
    session.says(said(text("Three tests changed."), id="t9", parent="c2"))
    until_row(window, "Three tests changed.")
    assert not any("Main continues." in name for name in rows(window))


def test_the_conversation_is_where_the_user_left_it(open_window: OpenWindow, session: LiveSession) -> None:
    session.works()
    session.says(*(said(text(f"Paragraph {n}."), id=f"q{n}") for n in range(120)))
    opened_agent.set_up("agent-working", session)
    window = open_window(session)
    window.key(Qt.Key.Key_Home, ALT)
    until_row(window, "Paragraph 0.")
    window.key(Qt.Key.Key_A, AGENTS)
    window.wait_for(Kind.Tree, "Agents")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.List, f"Conversation of {NAME}")
    window.key(Qt.Key.Key_Escape)
    window.key(Qt.Key.Key_Escape)
    window.wait_for(Kind.List, "Conversation")
    until_row(window, "Paragraph 0.")


@pytest.mark.parametrize("state", STATES)
def test_every_state_opens(open_window: OpenWindow, session: LiveSession, state: str) -> None:
    window = opened(open_window, session, state)
    assert not conversation(window)


# --- what the user sends -----------------------------------------------------------------------------


def test_a_message_for_the_agent_goes_to_claude_and_names_the_agent(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    window.wait_for(Kind.StaticText, TAKES)
    window.type("Look at the socket too.")
    window.key(Qt.Key.Key_Return)
    assert session.sent == [f'To the agent "{NAME}" (a2): Look at the socket too.']
    window.wait_for(Kind.StaticText, SENT)


def test_a_command_is_not_for_the_agent(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.type("/compact now")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: session.sent == ["/compact now"])


def test_in_the_conversation_a_message_is_for_claude(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.key(Qt.Key.Key_Escape)
    window.key(Qt.Key.Key_Escape)
    window.wait_for(Kind.List, "Conversation")
    window.type("Go on.")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["Go on."]


def test_the_opened_agent_alone_is_stopped(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.until_meant("Stop this agent")
    window.click(Kind.Button, "Stop this agent")
    assert session.stopped_tasks == ["a2"] and session.stops == 0


def test_an_agent_that_has_ended_is_called_again(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session, "agent-two-runs")
    until_row(window, "Called again by “Port the clients” · run 2")
    assert window.find(Kind.Button, "Stop this agent") is None
    window.until_meant("Call again")
    window.click(Kind.Button, "Call again")
    assert len(session.sent) == 1 and f'"{NAME}" (a2)' in session.sent[0]


def test_an_agent_that_the_user_stopped_takes_no_message(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session, "agent-stopped")
    window.wait_for(Kind.StaticText, STOPPED)
    assert window.find(Kind.EditableText, "Message") is None
    window.until_meant("Begin anew")
    window.click(Kind.Button, "Begin anew")
    assert len(session.sent) == 1
    assert opened_agent.PROMPT in session.sent[0] and "(a2)" not in session.sent[0]
    (message,) = session.message_dispatch.queue.waiting
    composed, expanded = message.authorship.split(message.text)
    assert opened_agent.PROMPT in composed and opened_agent.PROMPT not in expanded
    assert not message.authorship.typed


@pytest.mark.parametrize(
    ("state", "caption", "words"),
    [("agent-two-runs", "Call again", SENT), ("agent-stopped", "Begin anew", "Sent to Claude.")],
)
def test_a_renewal_is_sent_once(
    open_window: OpenWindow, session: LiveSession, state: str, caption: str, words: str
) -> None:
    window = opened(open_window, session, state)
    window.until_meant(caption)
    window.click(Kind.Button, caption)
    window.wait_for(Kind.StaticText, words)
    assert window.find(Kind.Button, caption) is None
    window.screen.app.view.opened.renew()
    assert len(session.sent) == 1
    session.message_dispatch.recall(written=True)
    window.wait_for(Kind.Button, caption)


@pytest.mark.parametrize(("status", "caption"), [("completed", "Call again"), ("stopped", "Begin anew")])
def test_an_agent_that_ends_after_a_message_can_work_again(
    open_window: OpenWindow, session: LiveSession, status: str, caption: str
) -> None:
    window = opened(open_window, session)
    window.type("Look at the socket too.")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.StaticText, SENT)
    if status == "stopped":
        session.stop_task("a2")
    session.says(*opened_agent.ended("a2", "0r2", "c2", status), opened_agent.listed("a1 0r1"))
    window.wait_for(Kind.Button, caption)


def test_a_window_that_cannot_write_the_session_sends_no_renewal(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session, "agent-stopped")
    window.screen.app.view.lock.show("program")
    window.until_meant("Begin anew")
    window.click(Kind.Button, "Begin anew")
    assert session.sent == [] and not session.message_dispatch.queue.waiting
    window.wait_for(Kind.StaticText, STOPPED)
    window.screen.app.view.lock.show("")
    window.until_meant("Begin anew")
    window.click(Kind.Button, "Begin anew")
    assert len(session.sent) == 1


def test_a_message_that_comes_back_was_not_sent_and_names_the_agent_once(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    for number in (1, 2):
        window.type("Look. ")
        window.key(Qt.Key.Key_Return)
        window.wait_for(Kind.StaticText, SENT)
        said = "\n".join(["Look."] * number)
        assert session.sent[-1].split() == f'To the agent "{NAME}" (a2): {said}'.split()
        session.message_dispatch.recall(written=True)
        window.wait_for(Kind.StaticText, TAKES)


def test_a_cli_without_the_tool_passes_no_message_on(open_window: OpenWindow, session: LiveSession) -> None:
    session.says({**init(), "tools": ["Task", "Bash"]})
    window = opened(open_window, session)
    window.wait_for(Kind.StaticText, "This version of Claude Code passes no messages on to agents.")
    assert window.find(Kind.EditableText, "Message") is None
    window.key(Qt.Key.Key_Escape)
    window.key(Qt.Key.Key_Escape)
    window.wait_for(Kind.EditableText, "Message")


# --- finding, copying, saving --------------------------------------------------------------------------


def test_find_counts_the_shown_rows(open_window: OpenWindow, session: LiveSession) -> None:
    session.works()
    session.says(said(text("A socket in the conversation."), id="m0"))
    window = opened(open_window, session)
    window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.type("socket")
    window.qtbot.waitUntil(lambda: found(window) == 1)
    window.key(Qt.Key.Key_Escape)
    window.click(Kind.Button, PATH[0])
    window.wait_for(Kind.List, "Conversation")
    window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.qtbot.waitUntil(lambda: found(window) == 2)


def found(window: Window) -> int:
    return int(window.screen.app.view.property("find").property("count"))


def test_select_all_and_copy_take_the_agent_s_rows(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    control = Qt.KeyboardModifier.ControlModifier
    window.key(Qt.Key.Key_A, control)
    window.key(Qt.Key.Key_C, control)
    clipboard = QGuiApplication.clipboard()
    window.qtbot.waitUntil(lambda: "Pipes first." in clipboard.text())
    assert "Four clients use it" not in clipboard.text()


def test_the_agent_s_rows_are_saved_under_its_name(
    open_window: OpenWindow, session: LiveSession, tmp_path: Path
) -> None:
    window = opened(open_window, session)
    exporter = window.screen.app.view.navigation.files
    assert exporter.suggest("", "md") == "tests upload streams that cannot seek.md"
    place = tmp_path / "agent.md"
    exporter.save("", "md", QUrl.fromLocalFile(str(place)))
    window.qtbot.waitUntil(place.exists)
    written = place.read_text()
    assert "Pipes first." in written and "Four clients use it" not in written
    assert written.startswith(f"# {NAME}")


def test_an_agent_that_claude_waits_for_is_stopped_alone(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.works()
    call = tool("f1", "Agent", description="Look", prompt="Look around.", subagent_type="Explore")
    about = {"task_id": "a9", "run_id": "0r9", "tool_use_id": "f1", "task_type": "local_agent"}
    session.says(
        said(call, id="m1"),
        system("task_started", **about, description="Look", is_backgrounded=False, prompt="Look around."),
    )
    window = open_window(session)
    window.click(Kind.Button, "Open Look")
    window.wait_for(Kind.List, "Conversation of Look")
    window.until_meant("Stop this agent")
    window.click(Kind.Button, "Stop this agent")
    assert session.stopped_tasks == ["a9"] and session.stops == 0


def test_ctrl_enter_opens_the_agent_beside(open_window: OpenWindow, session: LiveSession) -> None:
    opened_agent.set_up("agent-working", session)
    window = open_window(session, (1400, 900))
    window.key(Qt.Key.Key_A, AGENTS)
    window.wait_for(Kind.Tree, "Agents")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    window.wait_for(Kind.List, f"Conversation of {NAME}")
    assert conversation(window), "the conversation stays"
    window.qtbot.waitUntil(lambda: window.has_focus(f"Conversation of {NAME}"))
    beside = window.item("AgentPane")
    assert beside.width() >= 420 and beside.mapToScene(QPointF()).x() >= 264 + 420
    window.click(Kind.Button, "Close the agent")
    window.wait_gone(Kind.List, f"Conversation of {NAME}")
    assert conversation(window)


@pytest.mark.parametrize("width", [640, 1400])
def test_the_keyboard_goes_to_the_agent_beside_and_never_behind_it(
    open_window: OpenWindow, session: LiveSession, width: int
) -> None:
    opened_agent.set_up("agent-beside", session)
    window = open_window(session, (width, 800))
    opened_agent.open_it("agent-beside", window.app.view)
    window.wait_for(Kind.List, f"Conversation of {NAME}")
    window.qtbot.waitUntil(lambda: inside(window) == "AgentPane")
    assert bool(conversation(window)) is (width == 1400), "nobody hears what nobody sees"
    found = []
    for _ in range(3):
        window.key(Qt.Key.Key_F6)
        found.append(inside(window))
    assert found == (
        ["Composer", "SessionBody", "AgentPane"] if width == 1400 else ["Composer", "AgentPane", "Composer"]
    )


def inside(window: Window) -> str:
    """Return the part of the page that has the keyboard focus."""
    item = window.window.activeFocusItem()
    while item is not None and kind_of(item) not in ("AgentPane", "Composer", "SessionBody"):
        item = item.parentItem()
    return kind_of(item) if item is not None else ""

"""`Run in background` on the card of a running command or agent."""

import pytest
from PySide6.QtCore import Qt

from tests.entry_words import said
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind
from tests.unit.transcript import cli_messages as f

CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
MOVE = "Run in background"


def task(subtype: str, number: int, **more: object) -> f.Frame:
    known = {"task_id": f"b{number}", "tool_use_id": f"t{number}", "task_type": "local_bash"}
    return f.system(subtype, **{**known, **more})


def asked(session: LiveSession) -> list[str]:
    return [each["tool_use_id"] for each in session.requests_sent if each["subtype"] == "background_tasks"]


def notices(session: LiveSession) -> list[str]:
    return [text for entry in session.entries if "did not move" in (text := said(entry))]


@pytest.mark.parametrize("by_key", [False, True])
def test_the_button_moves_its_call_and_the_key_moves_all(
    open_window: OpenWindow, session: LiveSession, by_key: bool
) -> None:
    window = open_window(session)
    session.works()
    session.says(f.said(f.tool("t1", command="make"), f.tool("t2", command="make check")))
    window.painted()
    assert not window.all(Kind.Button, MOVE), "the CLI does not know a task yet"
    session.says(*(task("task_started", number, is_backgrounded=False) for number in (1, 2)))
    window.wait_for(Kind.Button, MOVE)
    session.cli.answers["background_tasks"] = {"backgrounded": True}
    if by_key:
        window.key(Qt.Key.Key_B, CHORD)
    else:
        window.click(Kind.Button, MOVE)
    session.hear()
    assert asked(session) == (["t1", "t2"] if by_key else ["t1"])
    session.says(
        *(task("task_updated", int(id[1]), patch={"is_backgrounded": True}) for id in asked(session))
    )
    if by_key:
        window.wait_gone(Kind.Button, MOVE)
    assert not notices(session)
    session.says(f.result_of("t2", "done"))
    window.wait_gone(Kind.Button, MOVE)
    window.key(Qt.Key.Key_B, CHORD)
    session.hear()
    assert asked(session) == (["t1", "t2"] if by_key else ["t1"]), "no call can be moved any more"


@pytest.mark.parametrize("answer", [{"backgrounded": False}, None])
def test_a_notice_says_that_a_call_was_not_moved(
    open_window: OpenWindow, session: LiveSession, answer: dict[str, bool] | None
) -> None:
    window = open_window(session)
    session.works()
    session.says(f.said(f.tool("t1")), task("task_started", 1, is_backgrounded=False))
    if answer is not None:
        session.cli.answers["background_tasks"] = answer
    window.click(Kind.Button, MOVE)
    session.hear()
    assert len(notices(session)) == 1
    window.wait_for(Kind.Button, MOVE)


@pytest.mark.parametrize("how", [{"is_backgrounded": True}, {}])
def test_a_call_that_claude_does_not_wait_for_has_no_button(
    open_window: OpenWindow, session: LiveSession, how: dict[str, bool]
) -> None:
    window = open_window(session)
    session.works()
    session.says(f.said(f.tool("t1")), task("task_started", 1, **how))
    window.painted()
    assert not window.all(Kind.Button, MOVE)

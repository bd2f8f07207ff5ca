"""The output of a background command: opened from its card and from the list, followed, and stopped."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtQuick import QQuickItem

from claude_desk.ui.viewer import task_output_view
from tests.gallery import task_outputs as content
from tests.gallery.live import agent, rows
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_viewer import shown
from tests.qml.window import Kind, Window
from tests.unit.transcript.cli_messages import result_of, said, system
from tests.workers import in_background

BUTTON, LIST, DIALOG, WORDS, ITEM = Kind.Button, Kind.List, Kind.Dialog, Kind.StaticText, Kind.MenuItem
TASK = in_background("b1", "Run the long tests")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_output_view, "POLL_MS", 20)


@pytest.fixture
def file(session: LiveSession) -> Path:
    session.add(*content.begun(None))  # type: ignore[arg-type]
    session.show_background(
        TASK,
    )
    return content.output_file(session)


def write(file: Path, first: int, last: int) -> None:
    with file.open("a") as opened:
        opened.writelines(f"line {number}\n" for number in range(first, last))


def sees(window: Window, text: str) -> bool:
    """Return whether the text is in sight, in a page of the viewer."""
    view = window.item("ViewerText")
    for page in window.items("ViewerPage"):
        for pane in below(page, "CodePane"):
            words = str(pane.property("text"))
            if text not in words.split("\n"):
                continue
            line = words.split("\n").index(text)
            y = pane.mapToItem(view, QPointF(0, line * float(pane.property("lineHeight")))).y()
            if 0 <= y <= view.height():
                return True
    return False


def below(item: QQuickItem, kind: str) -> list[QQuickItem]:
    own = [item] if item.metaObject().className().startswith(kind) else []
    return own + [found for child in item.childItems() for found in below(child, kind)]


def until(window: Window, condition: Callable[[], bool]) -> None:
    window.qtbot.waitUntil(condition)


def open_output(window: Window) -> None:
    window.press(BUTTON, "Show output")
    window.wait_for(DIALOG, content.COMMAND)


def test_the_card_opens_it_and_it_grows(open_window: OpenWindow, session: LiveSession, file: Path) -> None:
    write(file, 0, 10)
    window = open_window(session)
    open_output(window)
    assert window.has_focus("Text")
    until(window, lambda: sees(window, "line 9"))
    assert [node.name for node in window.all(WORDS, "Running for ")]
    assert window.find(BUTTON, "Jump to end") is None
    write(file, 10, 400)
    until(window, lambda: sees(window, "line 399"))
    assert not sees(window, "line 0")
    write(file, 400, 410)
    until(window, lambda: sees(window, "line 409"))
    assert shown(window)[0].startswith("line "), "no numbers beside lines whose beginning may be gone"


def test_who_scrolls_up_stays_there(open_window: OpenWindow, session: LiveSession, file: Path) -> None:
    write(file, 0, 400)
    window = open_window(session)
    open_output(window)
    until(window, lambda: sees(window, "line 399"))
    window.key(Qt.Key.Key_Home)
    until(window, lambda: sees(window, "line 0"))
    window.wait_for(BUTTON, "Jump to end")
    write(file, 400, 800)
    window.wait_for(WORDS, "800 lines · 7 KB")
    window.painted()
    assert sees(window, "line 0")
    window.press(BUTTON, "Jump to end")
    until(window, lambda: sees(window, "line 799"))
    assert window.has_focus("Text")
    window.wait_gone(BUTTON, "Jump to end")
    write(file, 800, 900)
    until(window, lambda: sees(window, "line 899"))


def test_the_wheel_leaves_the_end_and_comes_back(
    open_window: OpenWindow, session: LiveSession, file: Path
) -> None:
    write(file, 0, 400)
    window = open_window(session)
    open_output(window)
    until(window, lambda: sees(window, "line 399"))
    wheel(window, 2_400)
    window.wait_for(BUTTON, "Jump to end")
    write(file, 400, 500)
    window.wait_for(WORDS, "500 lines · 4 KB")
    window.painted()
    assert not sees(window, "line 499")
    window.key(Qt.Key.Key_End)
    until(window, lambda: sees(window, "line 499"))
    window.wait_gone(BUTTON, "Jump to end")


def wheel(window: Window, by: int) -> None:
    view = window.item("ViewerText")
    where = view.mapToScene(QPointF(view.width() / 2, view.height() / 2))
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(
        where,
        QPointF(window.window.mapToGlobal(where.toPoint())),
        QPoint(),
        QPoint(0, by),
        none,
        Qt.KeyboardModifier.NoModifier,
        phase,
        False,
    )
    QGuiApplication.sendEvent(window.window, event)


def test_the_list_of_tasks_opens_it(open_window: OpenWindow, session: LiveSession, file: Path) -> None:
    write(file, 0, 3)
    window = open_window(session)
    window.click(BUTTON, "Background tasks")
    window.press(ITEM, "Show output: Run the long tests")
    window.wait_for(DIALOG, content.COMMAND)
    until(window, lambda: sees(window, "line 2"))


def test_the_card_says_once_that_it_works_behind_and_stops_it(
    open_window: OpenWindow, session: LiveSession, file: Path
) -> None:
    stop = f"Stop {content.COMMAND}"
    write(file, 0, 3)
    window = open_window(session)
    window.wait_for(BUTTON, stop)
    (line,), (head,) = window.items("CardButton"), window.items("ToolHeader")
    assert re.fullmatch(r"In the background( · \d+ s)?", str(line.property("status")))
    assert (head.property("stateText"), head.property("elapsed")) == ("", "")
    window.press(BUTTON, stop)
    session.hear()
    assert session.stopped_tasks == ["b1"]
    window.press(BUTTON, stop)
    session.hear()
    assert session.stopped_tasks == ["b1"], "the task is already asked to stop"
    session.says(system("task_notification", task_id="b1", tool_use_id="t", status="stopped", summary=""))
    window.wait_gone(BUTTON, stop)


def test_stop_stands_beside_it(open_window: OpenWindow, session: LiveSession, file: Path) -> None:
    write(file, 0, 3)
    window = open_window(session)
    open_output(window)
    window.press(BUTTON, "Stop task")
    session.hear()
    assert session.stopped_tasks == ["b1"]
    window.wait_for(WORDS, "Stopping…")
    assert window.wait_for(BUTTON, "Stop task").disabled
    session.entries[1].tool.ended = 1.0  # type: ignore[union-attr]
    session.show_background()
    window.wait_gone(BUTTON, "Stop task")
    window.wait_for(WORDS, "Ended")


def test_the_keyboard_reaches_all_of_it(open_window: OpenWindow, session: LiveSession, file: Path) -> None:
    write(file, 0, 400)
    window = open_window(session)
    open_output(window)
    until(window, lambda: sees(window, "line 399"))
    window.key(Qt.Key.Key_Home)
    window.wait_for(BUTTON, "Jump to end")
    wanted = {"Stop task", "Jump to end", "Find in text", "Copy"}
    for _ in range(60):
        window.key(Qt.Key.Key_Tab)
        wanted -= (reached := {name for name in wanted if window.has_focus(name)})
        if not wanted:
            break
    assert reached, wanted
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(DIALOG, content.COMMAND)
    window.wait_for(LIST, "Conversation")


def test_find_goes_on_in_what_comes(open_window: OpenWindow, session: LiveSession, file: Path) -> None:
    write(file, 0, 300)
    window = open_window(session)
    open_output(window)
    until(window, lambda: sees(window, "line 299"))
    window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.type("line 299")
    window.wait_for(WORDS, "1 of 1")
    write(file, 2990, 3000)
    window.wait_for(WORDS, "1 of 11")
    window.key(Qt.Key.Key_F3)
    window.wait_for(WORDS, "2 of 11")
    until(window, lambda: sees(window, "line 2990"))


def test_copy_takes_what_there_is(open_window: OpenWindow, session: LiveSession, file: Path) -> None:
    file.write_text("\x1b[31mred\x1b[0m\nopen")
    window = open_window(session)
    open_output(window)
    until(window, lambda: sees(window, "open"))
    window.press(BUTTON, "Copy")
    assert QGuiApplication.clipboard().text() == "red\nopen"


def test_an_agent_is_shown_in_the_conversation(open_window: OpenWindow, session: LiveSession) -> None:
    """The rows of a subagent show its work. Its output file has notes of the CLI."""
    launched = {"status": "async_launched", "agentId": "a1", "outputFile": "/etc/passwd"}
    session.add(*rows(said(agent("c", "Review")), result_of("c", "…", tool_use_result=launched)))
    session.show_background(
        in_background("a1", "Review", agent=True),
        in_background("a2", "Gone", agent=True),
    )
    window = open_window(session)
    assert window.find(BUTTON, "Show output") is None
    window.click(BUTTON, "Background tasks")
    assert window.wait_for(ITEM, "Show in conversation: Gone").disabled
    chosen: list[str] = []
    window.app.view.searchTargetChosen.connect(lambda key, _words: chosen.append(key))
    window.press(ITEM, "Show in conversation: Review")
    assert chosen == [session.entries[0].id]
    assert window.find(LIST, "Text") is None


@pytest.mark.parametrize("width", [420, 1280])
def test_what_is_said_of_it_is_whole_at_any_width(
    open_window: OpenWindow, session: LiveSession, file: Path, width: int
) -> None:
    window = open_window(session, (width, 700))
    open_output(window)
    window.wait_for(WORDS, "No output so far")
    file.symlink_to("/etc/passwd")
    window.wait_for(WORDS, "The output cannot be read from Claude Code's task folder.")
    window.painted()
    [bar] = window.items("TaskOutputBar")
    texts = [item for item in below(bar, "PlainText") if item.isVisible()]
    assert len(texts) >= 2
    for text in texts:
        assert not text.property("truncated")
        assert text.y() + text.height() <= bar.height()

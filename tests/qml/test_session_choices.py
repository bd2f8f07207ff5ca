"""What the user controls: modes by menu and key, Bypass with a question, Stop in steps, background tasks."""

from dataclasses import replace
from itertools import combinations
from pathlib import PurePath

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from claude_desk.session.machine.child_state import StopClock
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.session import halt_monitor
from claude_desk.ui.session.choices import modes as all_modes
from claude_desk.ui.session.state_text import state_word, work_state
from tests.gallery import session_choices, usage
from tests.gallery.entry_maker import Maker
from tests.gallery.session_choices import MODELS, TASKS
from tests.gallery.turns import upload_turn
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import tab_to
from tests.qml.window import Kind, Window, items_below
from tests.workers import in_background

BYPASS = "bypassPermissions"
ASKED = "Bypass all permissions?"


def offered(window: Window, name: str) -> list[str]:
    """Return the entries of a choice's list, and close the list again."""
    window.click(Kind.ComboBox, name)
    window.qtbot.waitUntil(lambda: bool(window.all(Kind.ListItem)))
    window.painted()
    rows = sorted(window.all(Kind.ListItem), key=lambda node: node.centre.y())
    found = [node.name for node in rows if ", " not in node.name]
    window.key(Qt.Key.Key_Escape)
    return found


def choose(window: Window, name: str, words: str) -> None:
    window.painted()
    window.click(Kind.ComboBox, name)
    window.press(Kind.ListItem, words)


def test_shift_tab_goes_round_the_modes(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("x")
    seen = []
    for _ in range(4):
        window.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        session.hear()
        seen.append(session.info.mode)
    assert seen == ["acceptEdits", "plan", "default", "acceptEdits"]
    assert window.has_focus("Message")
    assert window.wait_for(Kind.ComboBox, "Permission mode").description == "Accept edits"


def test_auto_is_in_the_round_where_the_model_has_it_and_says_what_it_means(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.info.models, session.info.model = MODELS, "opus"
    window = open_window(session)
    means = "Auto: Claude Code decides what may run and rarely asks you, until you choose another mode"
    seen = []
    for _ in range(5):
        window.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        session.hear()
        seen.append(session.info.mode)
        assert bool(window.all(Kind.StaticText, means)) is (session.info.mode == "auto")
    assert seen == ["acceptEdits", "plan", "auto", "default", "acceptEdits"]
    session.info.refused_modes = {"auto"}
    for _ in range(2):
        window.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        session.hear()
    assert session.info.mode == "default"


def test_the_note_about_auto_goes_with_the_mode(open_window: OpenWindow, session: LiveSession) -> None:
    session.info.models, session.info.model = MODELS, "opus"
    window = open_window(session)
    session.info.mode = "plan"
    session.info_changed.emit()
    window.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    session.hear()
    words = "Auto: Claude Code decides what may run and rarely asks you, until you choose another mode"
    window.wait_for(Kind.StaticText, words)
    choose(window, "Permission mode", "Plan")
    session.hear()
    window.wait_gone(Kind.StaticText, words)


@pytest.mark.parametrize("mode", ["dontAsk", "auto", BYPASS])
def test_from_a_mode_outside_of_the_round_it_goes_to_the_first(
    open_window: OpenWindow, session: LiveSession, mode: str
) -> None:
    session.info.mode = mode
    window = open_window(session)
    window.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    session.hear()
    assert session.info.mode == "default"


def test_the_key_works_from_the_rows_too(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Entry(id="p", kind=EntryKind.PROSE, turn=1, text="Said.", final=True))
    window = open_window(session)
    window.key(Qt.Key.Key_F7)
    assert not window.has_focus("Message")
    window.key(Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    window.qtbot.waitUntil(lambda: session.info.mode == "acceptEdits")


def test_modes_are_those_that_the_cli_takes(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    usual = ["Ask first", "Accept edits", "Plan", "Don't ask", "Bypass"]
    assert offered(window, "Permission mode") == usual
    session.info.models, session.info.model = MODELS, "opus"
    session.info_changed.emit()
    assert offered(window, "Permission mode") == [*usual[:4], "Auto", "Bypass"]
    session.info.refused_modes = frozenset({"dontAsk", "auto"})
    session.info.mode = "delegate"
    session.info_changed.emit()
    assert offered(window, "Permission mode") == [*usual[:3], "Bypass", "delegate"]


def test_by_keyboard_and_by_the_first_letter(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    for _ in range(9):
        if window.has_focus("Permission mode"):
            break
        window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Space)
    window.wait_for(Kind.ListItem, "Plan")
    told = {node.name: node.description for node in window.all(Kind.ListItem)}
    for mode in all_modes():
        assert mode.value == "auto" or (mode.detail and told[mode.words] == mode.detail)
    window.type("p")
    assert session.info.mode == "default"
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: session.info.mode == "plan")


def test_a_command_opens_the_models(open_window: OpenWindow, session: LiveSession) -> None:
    """Enter is pressed in the message field and released in the list, where it must choose nothing."""
    session.info.models, session.info.model = MODELS, "opus"
    window = open_window(session)
    window.type("/model")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.ListItem, "Sonnet")
    assert (session.sent, session.info.model) == ([], "opus")
    window.type("s")
    window.key(Qt.Key.Key_Return)
    window.wait_gone(Kind.ListItem, "Sonnet")
    window.qtbot.waitUntil(lambda: session.info.model == "sonnet")
    assert window.has_focus("Message")


def test_bypass_asks_first(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    choose(window, "Permission mode", "Bypass")
    window.wait_for(Kind.Dialog, ASKED)
    assert session.info.mode == "default"
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    window.key(Qt.Key.Key_Return)
    window.wait_gone(Kind.Dialog, ASKED)
    assert session.info.mode == "default"
    assert window.has_focus("Message")


def test_enter_on_the_act_switches_the_questions_off(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    choose(window, "Permission mode", "Bypass")
    window.wait_for(Kind.Dialog, ASKED)
    window.until_meant("Bypass permissions")
    tab_to(window, "Bypass permissions")
    assert session.info.mode == "default"
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: session.info.mode == BYPASS)


def test_a_second_click_on_the_menu_is_not_meant_for_it(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    choose(window, "Permission mode", "Bypass")
    window.press(Kind.Button, "Bypass permissions")  # the button is too new
    assert session.info.mode == "default"
    window.key(Qt.Key.Key_Return)
    assert session.info.mode == "default"


def test_escape_is_no(open_window: OpenWindow, session: LiveSession) -> None:
    session.works()
    window = open_window(session)
    choose(window, "Permission mode", "Bypass")
    window.wait_for(Kind.Dialog, ASKED)
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, ASKED)
    assert session.info.mode == "default"
    assert session.stops == 0


def test_bypass_is_seen_as_long_as_it_lasts(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    choose(window, "Permission mode", "Bypass")
    window.wait_for(Kind.Dialog, ASKED)

    def meant() -> bool:
        window.press(Kind.Button, "Bypass permissions")
        return session.info.mode == BYPASS

    window.qtbot.waitUntil(meant)
    window.wait_gone(Kind.Dialog, ASKED)
    assert window.has_focus("Message")
    mode = window.wait_for(Kind.ComboBox, "Permission mode")
    assert mode.description == "Bypass"
    assert window.item("Composer").property("edge").name() == "#b3362b"
    assert window.app.view.choices.property("modeKind") == "bypass"
    window.qtbot.waitUntil(lambda: session.state.phase is SessionPhase.READY)  # the child that bypass needs
    session.settings.set(SettingSubject.MODE, "plan")
    window.qtbot.waitUntil(lambda: window.item("Composer").property("edge").name() != "#b3362b")


def test_the_head_has_the_folder_by_its_name_and_not_the_choices(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    session.info.models, session.info.model, session.info.mode = MODELS, "fable", "plan"
    session.info_changed.emit()
    head = window.item("SessionHeader")

    session.add(*upload_turn(Maker()))
    window.app.view.set_branch("flaky-upload")
    session.works()

    def facts() -> list[str]:
        window.painted()
        texts = sorted(items_below(head, "PlainText"), key=lambda item: item.mapToItem(head, 0, 0).x())
        return [str(item.property("text")) for item in texts if item.isVisible()][1:]

    name = PurePath(session.folder).name
    assert facts() == ["Working", name, "flaky-upload"]
    session.info.place = replace(session.info.place, folder="/srv/elsewhere")
    session.info_changed.emit()
    assert facts() == ["Working", "/srv/elsewhere"], "the branch is that of the session's folder"


HEADS = [
    (1600, 1.0, ["Working", "folder", "branch", "cost", "Find"]),
    (1280, 1.0, ["Working", "folder", "branch", "cost", "Find"]),
    (1140, 1.0, ["Working", "folder", "branch", "Find"]),
    (990, 1.0, ["Working", "folder", "Find"]),
    (760, 1.0, ["Working", "folder", "Find"]),
    (480, 1.0, ["Working"]),
    (1280, 2.0, ["Working"]),
    (480, 2.0, []),
]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_head_gives_up_its_parts_in_their_order(
    open_window: OpenWindow, session: LiveSession, scale: float
) -> None:
    session.info.title = "Fix the flaky upload test that fails one run in ten on the slow runner"
    window = open_window(session, (1600, 880))
    window.app.set_text_scale(scale)
    window.app.view.set_branch("flaky-upload")
    session.add(*upload_turn(Maker()))
    usage.complete("servers", session)
    session.works()
    window.wait_for(Kind.Button, "More")
    for width, there in [(width, there) for width, at, there in HEADS if at == scale]:
        how = width, scale
        window.window.resize(width, 880)
        window.painted()
        window.painted()
        menu = window.wait_for(Kind.Button, "More")
        head = window.item("SessionHeader")
        parts = {"Working": "Working", PurePath(session.folder).name: "folder", "flaky-upload": "branch"}
        parts |= {"$5.20": "cost"}
        texts = [str(t.property("text")) for t in items_below(head, "PlainText") if t.isVisible()]
        found = [parts[text] for text in texts if text in parts]
        found += ["Find"] if window.find(Kind.Button, "Find") else []
        assert found == there, how
        title = next(t for t in items_below(head, "PlainText") if t.property("text") == session.info.title)
        letters = QFontMetricsF(title.property("font")).horizontalAdvance(session.info.title[:12] + "…")
        assert title.width() >= letters - 1, how
        assert "folder" not in there or title.width() <= head.width() * 0.45 + 1, how
        [sign] = [icon for icon in items_below(head, "StateIcon") if icon.isVisible()]
        assert sign.property("workState") == "working", how
        assert menu.x + menu.width <= width, how


def test_effort_and_thinking_are_there_where_the_model_has_them(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    assert window.find(Kind.ComboBox, "Effort") is None
    assert window.find(Kind.ComboBox, "Thinking") is None, "what is left to Claude Code is not shown"
    window.click(Kind.Button, "Model and more")
    choose(window, "Thinking", "Off")
    window.qtbot.waitUntil(lambda: session.info.thinking == "0")
    assert window.find(Kind.Button, "Model and more") is not None, "its panel is open"
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Button, "Model and more")
    assert window.wait_for(Kind.ComboBox, "Thinking").description == "Thinking: off"
    session.info.thinking = ""
    session.info_changed.emit()
    window.wait_gone(Kind.ComboBox, "Thinking")
    session.info.models, session.info.model, session.info.effort = MODELS, "opus", "medium"
    session.info_changed.emit()
    window.wait_gone(Kind.ComboBox, "Thinking")
    assert window.wait_for(Kind.ComboBox, "Effort").description == "Medium effort"
    choose(window, "Effort", "Highest")
    window.qtbot.waitUntil(lambda: session.info.effort == "max")


def test_in_a_narrow_window_they_fold_away(open_window: OpenWindow, session: LiveSession) -> None:
    session.works()
    window = open_window(session, (480, 600))
    assert window.find(Kind.ComboBox, "Model") is None
    assert window.find(Kind.ComboBox, "Permission mode") is not None
    window.click(Kind.Button, "Model and more")
    choose(window, "Model", "Sonnet")
    window.qtbot.waitUntil(lambda: session.info.model == "sonnet")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.ComboBox, "Model")
    assert session.stops == 0


def test_stop_says_what_the_next_press_does(open_window: OpenWindow, session: LiveSession) -> None:
    session.works()
    window = open_window(session)
    window.click(Kind.Button, "Stop")
    assert session.stops == 1
    assert window.wait_for(Kind.Button, "Stop now").disabled, "a double click is one press"
    window.until_enabled(Kind.Button, "Stop now")
    window.click(Kind.Button, "Stop now")
    assert session.stops == 2
    window.until_enabled(Kind.Button, "End Claude Code")
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 3


def test_tasks_in_the_background_are_stopped_one_by_one(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    assert window.find(Kind.Button, "Background tasks") is None
    session.show_background(*TASKS)
    session.info_changed.emit()
    assert window.wait_for(Kind.Button, "Background tasks").description == "3 running"
    window.painted()
    window.click(Kind.Button, "Background tasks")
    window.press(Kind.MenuItem, "Stop: npm run dev")
    session.hear()
    assert session.stopped_tasks == ["b1"]
    session.show_background()
    session.info_changed.emit()
    window.wait_gone(Kind.Button, "Background tasks")


def test_a_cli_that_cannot_stop_them_says_so(open_window: OpenWindow, session: LiveSession) -> None:
    session.show_background(in_background("b1", "<b>x</b>"))
    session.info.stops_tasks = False
    window = open_window(session)
    window.click(Kind.Button, "Background tasks")
    window.wait_for(Kind.MenuItem, "This version of Claude Code cannot stop single tasks")
    assert window.wait_for(Kind.MenuItem, "Stop: <b>x</b>").disabled


def test_the_key_of_stop_is_shown_where_there_is_room(open_window: OpenWindow, session: LiveSession) -> None:
    session = LiveSession(stop_clock=StopClock(again=0.0))
    session_choices.set_up("stopping-harder", session)
    window = open_window(session, (1600, 800))
    stop = window.item("StopButton")
    wide = stop.width()
    assert (stop.isVisible(), stop.property("keyHint")) == (True, "Esc")
    window.window.resize(480, 800)
    window.painted()
    assert stop.property("keyHint") == "" and stop.width() < wide


KINDS = ("SessionChoice", "MoreChoices", "BackgroundTasksButton", "StopButton")


@pytest.mark.parametrize("state", ["retrying", "stopping-harder", "tasks"])
def test_nothing_of_its_bar_covers_another_and_the_state_is_told(
    open_window: OpenWindow, session: LiveSession, state: str
) -> None:
    if state == "retrying":
        session.retries(2, 10, 50)
    if state == "stopping-harder":
        session = LiveSession(stop_clock=StopClock(again=0.0))
    session_choices.set_up(state, session)
    window = open_window(session, (1600, 800))
    for how in [(480, 1.0), (700, 1.0), (700, 2.0), (1600, 2.0)]:
        width, scale = how
        window.window.resize(width, 800)
        window.app.set_text_scale(scale)
        window.painted()
        window.painted()
        told = window.item("StateText")
        assert told.width() >= told.implicitWidth() > 0, how
        word = state_word(work_state(session.state), session.state.agents)
        assert str(told.property("text")).startswith(word), how
        parts = [told, *(item for kind in KINDS for item in window.items(kind))]
        places = [item.mapRectToScene(item.boundingRect()) for item in parts if item.isVisible()]
        assert len(places) >= 3, how
        assert not any(one.intersects(other) for one, other in combinations(places, 2)), how


@pytest.mark.parametrize("width", [480, 1280])
def test_that_the_cli_is_halted_is_told_in_full(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setattr(halt_monitor, "QUIET_SECONDS", 0.01)
    session.cli.halted_pid, session.cli.silent_seconds = 12345, 9.0
    window = open_window(session, (width, 700))
    session.works()
    told = window.item("StateText")
    window.qtbot.waitUntil(lambda: "kill -CONT 12345; Stop ends it." in str(told.property("text")))
    window.painted()
    assert not told.property("truncated")
    session.cli.halted_pid = 0

"""The page of settings in the window."""

from collections import Counter

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QFontInfo, QGuiApplication
from PySide6.QtTest import QTest

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.transcript.entries import EntryKind, ToolState
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import the_list
from tests.qml.window import Kind, Window

CONTROL = Qt.KeyboardModifier.ControlModifier
SECTIONS = (
    "Appearance", "Conversation", "Notifications", "Sessions", "Profiles", "Snapshots", "Keys",
    "Claude Code", "About",
)  # fmt: skip


def open_settings(window: Window, section: str = "") -> None:
    """Open the settings. With `section`, show this section."""
    window.key(Qt.Key.Key_Comma, CONTROL)
    window.wait_for(Kind.Heading, "Settings")
    if section:
        window.click(Kind.PageTab, section)


def shown_rows(window: Window) -> list[str]:
    """Return the names of the settings that are in the page, in their order."""
    kinds = ("SettingRow", "SettingSwitch", "SettingChoice", "FontSetting")
    rows = {id(row): row for kind in kinds for row in window.items(kind) if row.isVisible()}
    return [
        str(row.property("text"))
        for row in sorted(rows.values(), key=lambda row: row.mapToScene(row.boundingRect().topLeft()).y())
    ]


def test_in_the_demo_it_says_what_is_not_kept(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window)
    assert not window.all(Kind.StaticText, "Demo sessions are not saved")
    window.app.view.set_demo(True)
    assert window.all(Kind.StaticText, "Demo sessions are not saved")


def test_the_page_opens_and_closes_by_key(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window)
    assert window.find(Kind.List, "Conversation") is None
    session.works()
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Heading, "Settings")
    assert session.stops == 0
    assert window.has_focus("Message")


def test_the_keys_are_a_section_that_keys_scroll(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (1000, 500))
    open_settings(window, "Keys")
    first = window.find(Kind.StaticText, "Send the message. Enter")
    assert first is not None
    window.key(Qt.Key.Key_PageDown)
    window.painted()
    lower = window.find(Kind.StaticText, "Send the message. Enter")
    assert lower is None or lower.centre.y() < first.centre.y() - 100
    window.key(Qt.Key.Key_PageUp)
    window.painted()
    assert window.wait_for(Kind.StaticText, "Send the message. Enter").centre == first.centre


@pytest.mark.parametrize("waiting", [False, True])
def test_the_search_is_never_too_narrow(open_window: OpenWindow, session: LiveSession, waiting: bool) -> None:
    window = open_window(session, (480, 500))
    window.app.set_text_scale(2.0)
    if waiting:
        session.bring_to("waiting")
    open_settings(window)
    window.painted()
    [field] = [item for item in window.items("LineField") if item.property("name") == "Search settings"]
    assert field.width() >= 96


@pytest.mark.parametrize("size", [(480, 500), (1280, 860)])
def test_every_setting_is_reached_by_tab_and_shown(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    open_settings(window)
    seen: set[str] = set()
    for section in SECTIONS:
        if window.find(Kind.PageTab, section) is None:
            window.key(Qt.Key.Key_Escape)
        window.click(Kind.PageTab, section)
        window.painted()
        for _ in range(30):
            window.key(Qt.Key.Key_Tab)
            item = window.window.activeFocusItem()
            assert item is not None
            top = item.mapToScene(item.boundingRect().topLeft()).y()
            assert 0 <= top <= window.window.height() - item.height() + 1
            interface = QAccessible.queryAccessibleInterface(item)
            name = interface.text(QAccessible.Text.Name) if interface else ""
            if name == "Close settings" and len(seen) > 3:
                break
            seen.add(name)
    assert {
        "Light",
        "Larger text",
        "Ctrl+Enter",
        "Follow new output",
        "Reopen sessions at start",
        "Permission mode of new sessions",
        "Model of new sessions",
        "Claude Code command",
        "Stop Claude Code when idle",
        "Copy details",
    } <= seen


def test_theme_and_text_size_are_seen_at_once(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window)
    assert window.window.color().lightness() > 200
    window.click(Kind.RadioButton, "Dark")
    assert window.window.color().lightness() < 60
    before = window.wait_for(Kind.Heading, "Settings").height
    window.click(Kind.Button, "Larger text")
    window.painted()
    assert window.wait_for(Kind.Heading, "Settings").height > before


def test_a_request_is_told_on_the_page(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window)
    session.bring_to("waiting")
    window.click(Kind.Button, "Claude needs you")
    window.wait_gone(Kind.Heading, "Settings")


def test_ctrl_enter_sends_where_it_is_wanted(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.app.preferences.show(SettingsFile(send_key="ctrl-enter"))
    window.type("one")
    window.key(Qt.Key.Key_Return)
    window.type("two")
    assert session.sent == []
    window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert session.sent == ["one\ntwo"]


def test_the_list_of_keys_tells_what_sends(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_F1)
    window.wait_for(Kind.ListItem, "Enter: Send the message")
    window.wait_for(Kind.ListItem, "Shift+Enter: New line")
    window.app.preferences.show(SettingsFile(send_key="ctrl-enter"))
    window.wait_for(Kind.ListItem, "Ctrl+Enter: Send the message")
    window.wait_for(Kind.ListItem, "Enter: New line")
    window.app.preferences.show(SettingsFile())
    window.wait_for(Kind.ListItem, "Enter: Send the message")


def test_resume_goes_to_the_list_of_sessions(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("/resume")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    assert session.sent == []


def test_a_view_that_does_not_follow_stays(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*[make(EntryKind.PROSE, f"row {number}") for number in range(80)])
    window = open_window(session)
    window.app.preferences.show(SettingsFile(follow=False))
    window.painted()
    before = the_list(window).property("contentY")
    session.add(*(make(EntryKind.PROSE, f"more {number}") for number in range(20)))
    window.painted()
    assert abs(the_list(window).property("contentY") - before) < 1
    window.wait_for(Kind.Button, "Jump to latest")


def test_a_choice_stays_in_another_language(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.app.preferences.show(SettingsFile())
    window.app.preferences.show_notifier(True)
    open_settings(window, "Notifications")
    combo = next(each for each in window.items("SettingMenu") if each.property("displayText") == "30 s")
    window.screen.set_language("ja")
    window.qtbot.waitUntil(lambda: combo.property("displayText") == "30 秒")


# --- sections, search, and what differs ------------------------------------------------------------


def test_a_section_is_chosen_by_key_or_press(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window)
    assert "Theme" in shown_rows(window)
    window.key(Qt.Key.Key_Down)
    assert shown_rows(window)[:2] == ["Send with", "Send while Claude works"]
    window.click(Kind.PageTab, "Sessions")
    assert shown_rows(window) == ["Permission mode", "Model", "Reopen sessions at start"]


def test_the_search_goes_through_all_sections(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window, "About")
    window.key(Qt.Key.Key_F, CONTROL)
    assert window.has_focus("Search settings")
    window.type("new")
    assert shown_rows(window) == [
        "Follow new output", "Permission mode", "Model", "New line", "New session in the same folder",
    ]  # fmt: skip
    heads = [node.name for node in window.all(Kind.Heading)]
    assert heads[-6:] == ["Settings", "Movement", "New sessions", "Worktrees", "Message", "Sessions"]
    found = {node.name: node.description for node in window.all(Kind.PageTab)}
    assert found["Appearance"] == "1 found" and found["About"] == "0 found"
    assert found["Sessions"] == "3 found" and found["Keys"] == "2 found"
    window.type(" zebra")
    window.wait_for(Kind.StaticText, "No settings found")
    window.key(Qt.Key.Key_Escape)
    assert not shown_rows(window)
    window.wait_for(Kind.Heading, "About")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Heading, "Settings")


# Settings that differ from their defaults, each with its section and its row.
DIFFERENT: tuple[tuple[dict[str, object], str, str], ...] = (
    ({"column": "wide"}, "Appearance", "Width of the text"),
    ({"density": "compact"}, "Appearance", "Density"),
    ({"code_font": "Nowhere Mono"}, "Appearance", "Code font"),
    ({"send_key": "ctrl-enter"}, "Conversation", "Send with"),
    ({"editor": "own"}, "Conversation", "Open files in"),
    ({"notify_done": False}, "Notifications", "Claude is done"),
    ({"mode": "plan"}, "Sessions", "Permission mode"),
    ({"snapshot_days": 90}, "Snapshots", "Keep snapshots for"),
    ({"rest_minutes": 15}, "Claude Code", "Stop Claude Code when idle"),
)


def test_what_differs_is_marked_and_reset(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    preferences = window.app.preferences
    wanted: list[tuple[str, object]] = []
    preferences.wanted.connect(lambda name, value: wanted.append((name, value)))
    preferences.show_notifier(True)
    open_settings(window)
    for kept, section, row in DIFFERENT:
        wanted.clear()
        preferences.show(SettingsFile.model_validate({**kept, "theme": "dark"}))
        window.click(Kind.PageTab, section)
        tabs = window.all(Kind.PageTab)
        marked = {node.name for node in tabs if node.description == "Has changed settings"}
        assert marked == {section, "Appearance"}, row
        window.click(Kind.Button, "2 differ")
        assert shown_rows(window) == ["Theme", row]
        window.painted()  # the rows have their places after a frame
        button = next(node for node in window.all(Kind.Button, "Reset") if node.description == row)
        QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=button.centre)
        name = next(iter(kept))
        assert wanted == [(name, SettingsFile.model_fields[name].default)]
        preferences.show(SettingsFile(theme="dark"))
        assert shown_rows(window) == ["Theme"], row
        preferences.show(SettingsFile())
        assert window.find(Kind.Button, "Reset") is None, f"{row}: a section is shown again"
    assert row in shown_rows(window)


def test_in_a_narrow_window_a_section_is_a_page(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (700, 700))
    open_settings(window)
    assert not shown_rows(window)
    assert [node.name for node in window.all(Kind.PageTab)] == list(SECTIONS)
    window.key(Qt.Key.Key_Down)
    assert not shown_rows(window), "an arrow only moves the focus"
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Heading, "Conversation")
    assert shown_rows(window)[0] == "Send with" and not window.all(Kind.PageTab)
    window.key(Qt.Key.Key_F, CONTROL)
    window.key(Qt.Key.Key_Escape)
    assert window.has_focus("Conversation") and not shown_rows(window)
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Heading, "Conversation")
    window.click(Kind.Button, "Back")
    assert window.has_focus("Conversation") and not shown_rows(window)
    window.key(Qt.Key.Key_F, CONTROL)
    window.type("theme")
    assert shown_rows(window) == ["Theme"]
    window.key(Qt.Key.Key_Escape)
    assert window.all(Kind.PageTab)
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Heading, "Settings")


def test_values_that_cannot_be_used_are_named(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    file = SettingsFile.model_validate({"density": "huge", "sounds": 7, "later": 1})
    window.app.preferences.show(file)
    open_settings(window)
    [told] = window.all(Kind.StaticText, "The settings file has values that this version cannot use")
    assert "density, sounds" in told.name
    window.app.preferences.show(SettingsFile())
    assert not window.all(Kind.StaticText, "The settings file has values")


# --- fonts, width and density ----------------------------------------------------------------------


def families(window: Window) -> Counter[str]:
    """Return how many texts of the window have each font."""
    return Counter(
        str(item.property("font").family()) for item in (*window.items("PlainText"), *window.texts())
    )


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_font_is_seen_at_once_in_all_that_is_shown(
    open_window: OpenWindow, session: LiveSession, language: str
) -> None:
    session.add(Maker()(EntryKind.PROSE, "Some words."))
    window = open_window(session)
    window.app.languageWanted.emit(language)  # Japanese adds fonts for its letters to those of the program
    usual = QGuiApplication.font()
    before = families(window)
    try:
        for font in ("Roboto Mono", "Nowhere Sans"):
            window.app.set_text_font(font)
            window.painted()
            assert families(window) == {font: sum(before.values())}
        assert QFontInfo(QGuiApplication.font()).family() == QFontInfo(usual).family(), "it falls back"
        window.app.set_text_scale(1.2)
        window.painted()
        assert families(window) == {font: sum(before.values())}, "another size keeps the font"
    finally:
        window.app.set_text_font("")
        window.app.languageWanted.emit("en")
    assert QGuiApplication.font().family() == usual.family()
    assert families(window) == before


def test_a_font_is_chosen_among_those_that_are_installed(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    preferences = window.app.preferences
    open_settings(window)
    choice = preferences.code_font
    names = choice.property("names")
    assert names[0].startswith("Default (") and "Roboto Mono" in names and "Noto Sans" not in names
    assert "Noto Sans" in preferences.text_font.property("names")
    wanted: list[tuple[str, object]] = []
    preferences.wanted.connect(lambda name, value: wanted.append((name, value)))
    choice.choose(names.index("Roboto Mono"))
    choice.choose(0)
    assert wanted == [("code_font", "Roboto Mono"), ("code_font", "")]
    preferences.show(SettingsFile(code_font="Nowhere Mono"))
    assert window.all(Kind.StaticText, "Code font. Changed. Not installed. ")
    assert choice.property("names")[choice.property("index")] == "Nowhere Mono"


def test_code_has_its_own_font(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Maker()(EntryKind.PROSE, "Some `code` here."))
    window = open_window(session)
    theme = window.app.property("mono")
    window.app.set_code_font("Noto Sans")
    window.painted()
    [text] = window.texts()
    assert "font-family:'Noto Sans'" in text.property("text")
    window.app.set_code_font("Nowhere Mono")
    assert window.app.property("mono") == theme


@pytest.mark.parametrize(("column", "width"), [("narrow", 600), ("usual", 720), ("wide", 840)])
def test_the_width_of_the_text_is_chosen(
    open_window: OpenWindow, session: LiveSession, column: str, width: int
) -> None:
    session.add(Maker()(EntryKind.PROSE, "Some words."))
    window = open_window(session, (1280, 800))
    window.app.set_column(column)
    window.painted()
    assert window.item("ProseRow").property("columnWidth") == width


def test_the_density_changes_the_space_between_rows(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*(make.tool("Read", f"{number}.py", ToolState.DONE, "x") for number in range(3)))
    window = open_window(session)

    def heights() -> tuple[float, float]:
        window.painted()
        return window.item("ToolHeader").height(), the_list(window).property("contentHeight")

    usual = heights()
    window.app.set_density("compact")
    compact = heights()
    window.app.set_density("roomy")
    roomy = heights()
    assert compact[0] < usual[0] < roomy[0]
    assert compact[1] < usual[1] < roomy[1]


def test_in_a_mirrored_window_the_sections_are_at_the_right_of_the_settings(
    open_window: OpenWindow, session: LiveSession, qapp: QGuiApplication
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        window = open_window(session, (1000, 700))
        window.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
        window.wait_for(Kind.RadioButton, "Dark")
        window.painted()
        dark = window.wait_for(Kind.RadioButton, "Dark")
        sections = window.item("SectionList")
        assert 0 < dark.x < sections.mapToScene(QPointF(0, 0)).x()
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

"""Profiles in the window: shown on sessions, chosen for a new session, and edited in the settings."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.ui.profiles.account_view import AccountStage
from claude_desk.ui.profiles.profile_editor import ProfileDraft, ProfileEditor, VariableDraft
from claude_desk.ui.profiles.profile_marks import ProfileMark, ProfileMarks
from claude_desk.ui.profiles.profiles_view import ProfileRow, ProfilesView
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_settings import open_settings
from tests.qml.window import Kind, Window
from tests.session_records import record


@pytest.fixture
def window(open_window: OpenWindow, session: LiveSession) -> Window:
    return open_window(session, (1000, 800))


def profiles(window: Window) -> ProfilesView:
    found: ProfilesView = window.app.preferences.profiles_view
    return found


def form(window: Window) -> ProfileEditor:
    return profiles(window).form


def open_form(window: Window, draft: ProfileDraft) -> None:
    open_settings(window, "Profiles")
    profiles(window).rows.show([ProfileRow("", "", "", "/d"), ProfileRow("w", "Work", "red", "/w")])
    form(window).edit(draft)
    window.wait_for(Kind.Heading, "Edit profile" if draft.id else "New profile")


def test_the_header_and_the_list_name_the_profile_of_a_session(window: Window) -> None:
    assert not window.all(Kind.StaticText, "Profile:")
    window.app.view.set_profile(ProfileMark("Work", "red"))
    window.wait_for(Kind.StaticText, "Profile: Work")
    marks = ProfileMarks()
    marks.show({"/c/projects": ProfileMark("Private", "blue")})
    window.app.session_list.set_profile_marks(marks)
    window.app.session_list.apply_changes([record("s1", Path("/c/projects/x"), title="One", branch="")])
    window.qtbot.waitUntil(lambda: bool(window.all(Kind.ListItem, "One, ")))
    [row] = window.all(Kind.ListItem, "One, ")
    assert row.description.startswith("Private, atlas")
    window.app.view.set_profile(ProfileMark())
    window.wait_gone(Kind.StaticText, "Profile: Work")


def test_a_new_session_has_a_choice_only_where_there_are_profiles(window: Window) -> None:
    view = window.app.new_session_view
    window.wait_for(Kind.Heading, "What would you like to do?")
    assert window.find(Kind.ComboBox, "Profile of this session") is None
    view.show_profiles([("w", "Work"), ("p", "Private")])
    view.show_profile("w", None)
    assert window.wait_for(Kind.ComboBox, "Profile of this session").description == "Work"
    wanted: list[object] = []
    view.ruleWanted.connect(lambda *told: wanted.append(told))
    view.profileWanted.connect(wanted.append)
    window.click(Kind.CheckBox, "For all new sessions in this folder")
    assert wanted == [("w", True)]
    window.click(Kind.ComboBox, "Profile of this session")
    window.click(Kind.ListItem, "Private")
    assert wanted == [("w", True), "p"]


def test_the_form_is_filled_by_keys_alone_and_saved(window: Window) -> None:
    open_form(window, ProfileDraft(color="blue"))
    saved: list[ProfileDraft] = []
    form(window).saveWanted.connect(saved.append)
    assert window.has_focus("Name")
    window.type("Work")
    assert form(window).folder == "~/.claude-work"
    window.key(Qt.Key.Key_Tab)
    while not window.has_focus("Add variable"):
        window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Space)
    window.wait_for(Kind.EditableText, "Name of the variable")
    window.click(Kind.EditableText, "Name of the variable")
    window.type("MY_KEY")
    window.key(Qt.Key.Key_Tab)
    assert window.has_focus("Where the value of MY_KEY comes from")
    window.key(Qt.Key.Key_Tab)
    window.type("canary")
    while not window.has_focus("Save profile"):
        window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Space)
    assert saved == [
        ProfileDraft(
            "", "Work", "blue", "~/.claude-work", variables=(VariableDraft("MY_KEY", "text", "canary"),)
        )
    ]
    form(window).show_problem("It cannot be so.")
    window.wait_for(Kind.AlertMessage, "It cannot be so.")


@pytest.mark.parametrize("sessions", [0, 3])
def test_figures_of_a_profile_say_of_which_sessions_they_are(window: Window, sessions: int) -> None:
    open_settings(window, "Profiles")
    rows = [ProfileRow("", "", "", "/d"), ProfileRow("w", "Work", "red", "/w", sessions, 1000)]
    profiles(window).rows.show(rows)
    window.painted()
    words = [text.property("text") for text in window.items("PlainText") if text.isVisible()]
    assert any("after 30 days" in text for text in words) is bool(sessions)


def test_a_colour_is_a_choice_with_a_name(window: Window) -> None:
    open_form(window, ProfileDraft("w", "Work", "red", "/w"))
    window.click(Kind.RadioButton, "Purple")
    assert form(window).color == "purple"


def test_a_secret_is_not_to_be_read_on_the_screen_before_it_is_asked_for(window: Window) -> None:
    variables = (
        VariableDraft("MY_KEY", "text", "canary-1"),
        VariableDraft("ANTHROPIC_BASE_URL", "text", "https://host"),
        VariableDraft("MY_TOKEN", "keyring", "canary-2"),
    )
    open_form(window, ProfileDraft("w", "Work", "red", "/w", variables=variables))

    def values() -> list[str]:
        said = "Value of the variable"
        return [node.value for node in window.all(Kind.EditableText) if said in (node.name, node.description)]

    def canaries() -> list[str]:
        shown = [*(node.value for node in window.nodes()), *(node.name for node in window.nodes())]
        drawn = [str(item.property("displayText")) for item in window.items("LineField")]
        return [text for text in (*shown, *drawn) if "canary" in text]

    assert len(values()) == 3
    assert "https://host" in values()
    assert canaries() == []
    window.click(Kind.Button, "Show values")
    assert [text for text in canaries() if "canary-1" in text]
    window.click(Kind.Button, "Hide values")
    assert canaries() == []


def test_a_profile_has_its_buttons_and_the_default_one_none(window: Window) -> None:
    open_form(window, ProfileDraft("w", "Work", "red", "/w"))
    window.key(Qt.Key.Key_Escape)
    window.wait_for(Kind.ListItem, "Work: /w")
    window.qtbot.waitUntil(lambda: window.has_focus("New profile…"))
    assert window.find(Kind.Heading, "Settings")
    told: list[str] = []
    profiles(window).rows.editWanted.connect(lambda name: told.append(f"edit {name}"))
    profiles(window).rows.deleteWanted.connect(lambda name: told.append(f"delete {name}"))
    profiles(window).newWanted.connect(lambda: told.append("new"))
    assert len(window.all(Kind.Button, "Edit")) == 1
    window.click(Kind.Button, "Edit")
    window.click(Kind.Button, "Delete…")
    window.click(Kind.Button, "New profile…")
    assert told == ["edit w", "delete w", "new"]


def test_signing_in_is_worked_by_keys_and_what_is_said_is_plain(window: Window) -> None:
    open_form(window, ProfileDraft("w", "Work", "red", "/w"))
    form(window).close()
    account = profiles(window).account_view
    answered: list[str] = []
    account.answered.connect(answered.append)
    account.begin("Work <b>", signs_in=True)
    window.wait_for(Kind.Heading, "Sign in: Work <b>")
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    account.set_stage(AccountStage.RUNNING)
    account.show_text(
        "visit <b>this</b>\n\x1b]8;;https://evil.example\x07https://claude.ai/x\x1b]8;;\x07\n\u202e>"
    )
    window.wait_for(Kind.StaticText, "visit <b>this</b>\nhttps://claude.ai/x\n⟨U+202E⟩>")
    assert window.find(Kind.Button, "Open in the browser")
    window.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert window.has_focus("Code from the browser")
    window.type("code")
    window.key(Qt.Key.Key_Return)
    assert answered == ["code"]
    account.set_stage(AccountStage.ABSENT, "claude /login")
    window.wait_for(Kind.StaticText, "claude /login")
    window.key(Qt.Key.Key_Escape)
    assert account.stage == ""
    window.qtbot.waitUntil(lambda: window.has_focus("New profile…"))


def test_the_settings_open_at_their_top(window: Window) -> None:
    window.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    window.wait_for(Kind.Heading, "Settings")
    window.painted()
    assert window.find(Kind.RadioButton, "Dark") is not None
    assert not window.has_focus("New profile…")

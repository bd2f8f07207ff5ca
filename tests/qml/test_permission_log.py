"""The panel of decisions: newest first, searched, unfolded, saved, and rules removed."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl

from claude_desk.protocol.files import journal_file as j
from claude_desk.session.permissions.permission_log import PermissionLogEntry
from claude_desk.ui.panels.permission_log_view import PermissionLogModel, PermissionLogRole
from tests.gallery.permission_log import RULE, decided, journal
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

BUTTON, ITEM, WORDS, TEXT = Kind.Button, Kind.ListItem, Kind.StaticText, Kind.EditableText
LIST = "Permission history"


def names(window: Window) -> list[str]:
    tools = ("Bash: ", "Edit: ", "Read: ", "Fetch: ", "Question: ", "Plan: ")
    return [
        node.name for node in sorted(window.all(ITEM), key=lambda node: node.y) if node.name.startswith(tools)
    ]


@pytest.fixture
def window(open_window: OpenWindow, session: LiveSession) -> Window:
    assert session.permission_recorder.path is not None
    journal(session.permission_recorder.path)
    shown = open_window(session)
    shown.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    shown.qtbot.waitUntil(lambda: len(names(shown)) == 9)
    return shown


def test_newest_first_and_how_each_ended(window: Window) -> None:
    found = names(window)
    assert found[0].startswith("Bash: gh release create v2.4.0")
    assert "Always allowed · not finished" in found[0]
    assert "Asked to keep planning" in found[1]
    assert "Bash: rm -rf /, Denied without asking" in found[2]
    assert "Withdrawn by Claude Code" in found[3]
    assert "⟨U+202E⟩" in found[6]
    assert "Allowed once · done" in found[7]
    assert "Allowed once · failed" in found[8]


def test_search(window: Window) -> None:
    assert window.has_focus("Search permission history")
    window.type("makE CLEAN")
    window.qtbot.waitUntil(lambda: len(names(window)) == 1)
    assert names(window)[0].startswith("Bash: rm -rf build")
    window.type("x")
    window.wait_for(WORDS, "No results")


def test_by_keyboard(window: Window) -> None:
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    assert window.find(WORDS, "Rule (this project's local settings): Bash(gh release create *)")
    assert window.all(WORDS, 'Input: {\n  "command": "gh release create')
    window.key(Qt.Key.Key_Left)
    assert not window.all(WORDS, "Input: ")


def test_a_rule_is_taken_back_and_kept_after_all(window: Window, session: LiveSession) -> None:
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    window.painted()
    window.click(BUTTON, "Remove")
    (update,) = session.permission_recorder.waiting
    assert update.model_dump(by_alias=True, exclude_unset=True) == RULE
    window.wait_for(WORDS, "Removed at your next Allow; active until then")
    window.painted()
    window.click(BUTTON, "Keep")
    assert session.permission_recorder.waiting == []
    _write(session, j.RevocationRecord(update=RULE, state="sent"))
    window.wait_for(WORDS, "Removed")
    assert not window.all(BUTTON, "Remove") and not window.all(BUTTON, "Keep")


def test_it_follows_and_what_is_open_stays(window: Window, session: LiveSession) -> None:
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    _write(
        session,
        decided(50, "Bash", "deny", {"command": "x" * 10_000}),
        j.ToolOutcomeRecord(tool_use_id="t9", state="done"),
    )
    window.qtbot.waitUntil(lambda: names(window)[0].startswith("Bash: xxx"))
    assert names(window)[0].endswith(", collapsed")
    assert "Always allowed · done" in names(window)[1] and not names(window)[1].endswith(", collapsed")
    model = window.screen.app.session.permissionLog
    model.fold(model.model.lines[0].number, False)
    window.painted()
    window.click(BUTTON, "Show all")
    window.wait_for(Kind.Dialog, "Input of Bash")


@pytest.mark.parametrize("form", ["jsonl", "md"])
def test_saving(window: Window, tmp_path: Path, form: str) -> None:
    place = tmp_path / f"out.{form}"
    window.screen.app.session.permissionLog.save(form, QUrl.fromLocalFile(str(place)))
    window.wait_for(WORDS, f"Saved out.{form}")
    text = place.read_text()
    if form == "md":
        assert text.startswith("# Permission history: Fix the flaky upload test\n")
        assert "- Rule (this project's local settings): Bash(gh release create *)" in text
    else:
        lines = [json.loads(line) for line in text.splitlines()]
        assert [line["decision"] for line in lines][:3] == ["always", "kept_planning", "auto_denied"]
        assert lines[0]["updates"] == [RULE]


def test_the_lines_of_another_session_are_folded(qapp: object) -> None:
    model = PermissionLogModel()
    line = PermissionLogEntry(1, 0.0, "toolu_1", "Bash", "allow")
    model.show([line])
    model.fold(1, False)
    assert model.data(model.index(0), PermissionLogRole.OPEN)
    model.forget()
    model.show([line])
    assert not model.data(model.index(0), PermissionLogRole.OPEN)


def test_none_yet(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    window.wait_for(WORDS, "No decisions in this session yet")


def _write(session: LiveSession, *records: j.JournalRecord) -> None:
    assert session.permission_recorder.path is not None
    with session.permission_recorder.path.open("ab") as file:
        file.writelines(map(j.to_line, records))
    session.permission_recorder.changed.emit()

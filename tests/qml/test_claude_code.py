"""The page of what Claude Code lists and changes."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt

from claude_desk.protocol.requests.json_edit import EditAnswer
from claude_desk.session.controls.cli_edits import EditResult
from tests.gallery import claude_code
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

ROW, BUTTON, FIELD, TEXT, TAB = Kind.ListItem, Kind.Button, Kind.EditableText, Kind.StaticText, Kind.PageTab
GIT = "Allow, Bash(git:*), Commands that begin with git, atlas, only you"
RUFF = "Allow, Bash(ruff check:*), Commands that begin with ruff check, atlas, only you"
LOG = "Allow, Bash(git log:*), Commands that begin with git log, atlas, only you"

ASKS = "By the rules Claude Code asks: Bash(git push:*) counts before Bash(git:*)."


class Edits:
    """Takes the place of the CLI's subcommand, and writes into the CLI's list."""

    def __init__(self, session: LiveSession) -> None:
        self.rules = [*claude_code.RULES]
        self.refusal = ""
        self._session = session
        session.controls.permission_rules._edits = self  # type: ignore[assignment]

    async def run(self, subcommand: str, edit: Any, seconds: float = 0) -> EditResult:
        if self.refusal:
            return EditResult(refusal=self.refusal)
        if edit.op == "add":
            self.rules.append(claude_code.rule(edit.behavior, edit.destination, edit.rules[0]))
        else:
            self.rules = [rule for rule in self.rules if rule["rule"] != edit.rule]
        self._session.cli.answers["list_permission_rules"] = claude_code.answer_of(self.rules)
        # Each answer of this CLI is given once for each request.
        return EditResult(EditAnswer(ok=True, stored=getattr(edit, "rules", [])))


@pytest.fixture
def page(open_window: OpenWindow, session: LiveSession) -> Window:
    return _open(open_window, session, (1280, 860))


def _open(open_window: OpenWindow, session: LiveSession, size: tuple[int, int]) -> Window:
    claude_code.complete("claude-code", session)
    window = open_window(session, size)
    window.app.view.wished.emit("claudeCode")
    return window


def test_the_menu_opens_the_rules_and_escape_closes_them(page: Window) -> None:
    assert page.wait_for(ROW, GIT)
    assert page.find(TAB, "Permissions 9")
    names = [node.name for node in page.all(ROW) if node.name.count(",") > 1]
    assert names[0].startswith("Deny, Read(./.env*), Reading ./.env*, organization")
    assert names[-1].startswith(
        "Without effect, Bash(git commit -m:*), No effect: Bash(git:*) allows it already"
    )
    assert page.find(BUTTON, "Remove Read(./.env*)") is None, "an organization's rule is locked"
    page.key(Qt.Key.Key_Escape)
    page.wait_gone(Kind.Grouping, "Claude Code")
    page.qtbot.waitUntil(lambda: page.has_focus("Message"))


def test_a_command_is_tried(page: Window) -> None:
    page.wait_for(ROW, GIT)
    page.click(FIELD, "Would this command be asked about?")
    page.type("git push x")
    page.wait_for(TEXT, ASKS)
    page.key(Qt.Key.Key_Escape)
    page.wait_gone(TEXT, ASKS)
    assert page.find(Kind.Grouping, "Claude Code"), "the first Escape clears the field"


def test_a_rule_is_added_by_keyboard_and_taken_back(page: Window, session: LiveSession) -> None:
    edits = Edits(session)
    page.wait_for(ROW, GIT)
    page.click(BUTTON, "Add a rule")
    page.qtbot.waitUntil(lambda: page.has_focus("Rule"))
    page.type("Bash(ruff check:*)")
    page.wait_for(TEXT, "Commands that begin with ruff check")
    page.wait_for(
        TEXT, "Claude Code itself writes one line into .claude/settings.local.json. You can undo it."
    )
    page.key(Qt.Key.Key_Return)
    page.wait_for(TEXT, "Claude Code added Bash(ruff check:*) to .claude/settings.local.json.")
    page.wait_for(ROW, RUFF)
    page.wait_gone(FIELD, "Rule")
    page.click(BUTTON, "Undo")
    page.wait_gone(ROW, RUFF)
    assert edits.rules == claude_code.RULES


def test_what_was_typed_stays_if_claude_code_refuses(page: Window, session: LiveSession) -> None:
    edits = Edits(session)
    edits.refusal = "Malformed Tool(content) rule"
    page.wait_for(ROW, GIT)
    page.click(BUTTON, "Add a rule")
    page.qtbot.waitUntil(lambda: page.has_focus("Rule"))
    page.type("Bash((")
    page.key(Qt.Key.Key_Return)
    page.wait_for(TEXT, "Malformed Tool(content) rule")
    assert page.find(FIELD, "Rule").value == "Bash(("  # type: ignore[union-attr]
    edits.refusal = ""
    page.key(Qt.Key.Key_Escape)
    page.wait_gone(FIELD, "Rule")
    assert page.find(Kind.Grouping, "Claude Code")


def test_a_rule_is_changed_and_removed_in_its_row(page: Window, session: LiveSession) -> None:
    Edits(session)
    page.wait_for(ROW, GIT)
    page.click(BUTTON, "Change Bash(git:*)")
    page.qtbot.waitUntil(lambda: page.has_focus("Rule"))
    page.type("Bash(git log:*)")
    page.click(BUTTON, "Change rule")
    page.wait_for(ROW, LOG)
    page.wait_gone(ROW, GIT)
    page.click(BUTTON, "Remove Bash(git log:*)")
    page.wait_gone(ROW, LOG)


def test_a_rule_that_is_gone_can_be_added(page: Window, session: LiveSession) -> None:
    edits = Edits(session)
    page.wait_for(ROW, GIT)
    page.click(BUTTON, "Change Bash(git:*)")
    page.qtbot.waitUntil(lambda: page.has_focus("Rule"))
    page.type("Bash(git log:*)")
    edits.rules = [rule for rule in edits.rules if rule["rule"] != "Bash(git:*)"]
    session.cli.answers["list_permission_rules"] = claude_code.answer_of(edits.rules)
    page.click(BUTTON, "Change rule")
    page.wait_for(TEXT, "This rule is gone: another program has removed it. Nothing was changed.")
    page.wait_for(TEXT, "Another program has removed this rule. You can add it as a new one.")
    assert not page.find(ROW, LOG)
    page.click(BUTTON, "Add rule")
    page.wait_for(ROW, LOG)
    page.wait_gone(FIELD, "Rule")


def test_only_rules_in_sight_are_built(open_window: OpenWindow, session: LiveSession) -> None:
    """The form of a rule far below is in sight above the list, and the keyboard reaches each row."""
    claude_code.complete("claude-code", session)
    many = [claude_code.rule("allow", "localSettings", f"Bash(tool{number}:*)") for number in range(2000)]
    session.cli.answers["list_permission_rules"] = claude_code.answer_of(many)
    window = open_window(session, (1280, 860))
    window.app.view.wished.emit("claudeCode")
    row = "Allow, Bash(tool{0}:*), Commands that begin with tool{0}, atlas, only you"
    window.wait_for(ROW, row.format(0))
    assert len(window.all(ROW)) < 60
    window.click(ROW, row.format(0))
    for _ in range(70):
        window.key(Qt.Key.Key_Down)
    window.qtbot.waitUntil(lambda: window.has_focus(row.format(70)))
    assert len(window.all(ROW)) < 60 and not window.find(ROW, row.format(0))
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.has_focus("Rule"))
    assert window.wait_for(FIELD, "Rule").value == "Bash(tool70:*)"
    assert window.item("RuleForm").mapToScene(QPointF(0, 0)).y() > 0
    assert window.item("RuleForm").mapToScene(QPointF(0, 0)).y() < 860


def test_a_small_window_shows_the_sections_first(open_window: OpenWindow, session: LiveSession) -> None:
    window = _open(open_window, session, (480, 700))
    window.wait_for(TAB, "Permissions 9")
    window.click(TAB, "Permissions 9")
    window.wait_for(ROW, GIT)
    window.key(Qt.Key.Key_Escape)
    window.wait_for(TAB, "Permissions 9")
    window.click(TAB, "Servers")
    window.wait_for(TEXT, "No MCP servers in this session.")


def test_a_cli_without_a_list_says_so(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.app.view.wished.emit("claudeCode")
    window.wait_for(TEXT, "This version of Claude Code does not list its rules.")
    assert window.find(BUTTON, "Add a rule") is None


def test_the_key_that_finds_shows_the_rules_first(open_window: OpenWindow, session: LiveSession) -> None:
    window = _open(open_window, session, (480, 700))
    window.wait_for(TAB, "Permissions 9")
    window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.wait_for(ROW, GIT)
    assert window.has_focus("Search rules")
    window.key(Qt.Key.Key_Escape)
    window.click(TAB, "Servers")
    window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.wait_for(ROW, GIT)
    assert window.has_focus("Search rules")


def test_the_keyboard_stays_on_the_page_after_a_rule_is_written(page: Window, session: LiveSession) -> None:
    Edits(session)
    page.wait_for(ROW, GIT)
    page.click(BUTTON, "Add a rule")
    page.qtbot.waitUntil(lambda: page.has_focus("Rule"))
    page.type("Bash(ruff check:*)")
    page.key(Qt.Key.Key_Return)
    page.wait_for(ROW, RUFF)
    page.qtbot.waitUntil(lambda: page.has_focus("Add a rule"))


def test_the_rules_are_one_stop_of_tab(page: Window) -> None:
    page.wait_for(ROW, GIT)
    page.interface(BUTTON, "Add a rule").actionInterface().doAction("SetFocus")  # type: ignore[union-attr]
    page.key(Qt.Key.Key_Tab)
    rows = [node.name for node in page.all(ROW) if node.name.count(",") > 1]
    assert page.has_focus(rows[0])
    page.key(Qt.Key.Key_Down)
    assert page.has_focus(rows[1])
    page.key(Qt.Key.Key_Tab)
    assert page.has_focus("Change Bash(rm -rf:*)")
    page.key(Qt.Key.Key_Tab)
    page.key(Qt.Key.Key_Tab)
    assert not any(page.has_focus(name) for name in rows)
    page.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert page.has_focus("Remove Bash(rm -rf:*)")


def test_a_rule_removed_in_its_row_leaves_what_is_typed(page: Window, session: LiveSession) -> None:
    Edits(session)
    page.wait_for(ROW, GIT)
    page.click(BUTTON, "Add a rule")
    page.qtbot.waitUntil(lambda: page.has_focus("Rule"))
    page.type("Bash(ruff check:*)")
    page.click(BUTTON, "Remove Bash(git:*)")
    page.wait_gone(ROW, GIT)
    assert page.find(FIELD, "Rule").value == "Bash(ruff check:*)"  # type: ignore[union-attr]
    page.click(FIELD, "Rule")
    page.key(Qt.Key.Key_Return)
    page.wait_for(ROW, RUFF)
    page.qtbot.waitUntil(lambda: page.has_focus("Add a rule"))


def test_the_keyboard_stays_in_the_rules_when_they_are_scrolled(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = [claude_code.rule("allow", "userSettings", f"Bash(tool{number}:*)") for number in range(150)]
    monkeypatch.setattr(claude_code, "RULES", many)
    page = _open(open_window, session, (1000, 700))
    rules = page.item("PermissionRulesSection")

    def current() -> str:
        return next((node.name for node in page.nodes() if node.focused and node.role is ROW), "")

    page.qtbot.waitUntil(lambda: rules.property("count") == 150)
    page.painted()
    page.interface(BUTTON, "Add a rule").actionInterface().doAction("SetFocus")  # type: ignore[union-attr]
    page.key(Qt.Key.Key_Tab)
    for _ in range(3):
        page.key(Qt.Key.Key_Down)
    assert "Bash(tool3:*)" in current()
    rules.setProperty("contentY", 3_000.0)
    page.painted()
    page.key(Qt.Key.Key_Down)
    assert "Bash(tool4:*)" in current()
    page.painted()
    assert rules.property("contentY") < 600, "and it is in sight again"
    rules.setProperty("contentY", 3_000.0)
    page.painted()
    page.key(Qt.Key.Key_Tab)
    assert current(), "Tab reaches a row in sight"
    page.painted()
    assert 2_900 < rules.property("contentY") <= 3_000
    page.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert page.has_focus("Add a rule")

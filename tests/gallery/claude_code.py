"""The page of what Claude Code lists and changes."""

from typing import Any

from PySide6.QtGui import QAccessibleInterface
from PySide6.QtQuick import QQuickWindow

from claude_desk.ui.window.window_engine import WindowEngine
from tests.live_session import LiveSession


def rule(behavior: str, source: str, text: str, words: str = "") -> dict[str, Any]:
    """Return a rule as the CLI lists it."""
    entry: dict[str, Any] = {"behavior": behavior, "source": source, "rule": text}
    if words:
        entry["description"] = {"prefix": words}
    return entry | {"editability": "locked" if source == "policySettings" else "persistent"}


RULES = [
    rule("allow", "localSettings", "Bash(git:*)"),
    rule("allow", "localSettings", "Bash(pytest tests/upload:*)"),
    rule("allow", "userSettings", "WebFetch(domain:docs.python.org)"),
    rule("allow", "session", "mcp__linear__get_issue"),
    rule("allow", "localSettings", "Bash(git commit -m:*)"),
    rule("ask", "projectSettings", "Bash(git push:*)"),
    rule("deny", "policySettings", "Read(./.env*)"),
    rule("deny", "userSettings", "Bash(rm -rf:*)"),
    rule("deny", "userSettings", "Skill(deploy)", "Any use of the skill deploy"),
]
# The control that brings the page into a state.
CONTROLS = {
    "claude-code-try": "Would this command",
    "claude-code-add": "Change Bash(git:*)",
    "claude-code-refused": "Remove Bash(git:*)",
}
STATES = ("claude-code", *CONTROLS, "claude-code-absent")


def answer_of(rules: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """Return the answer to `list_permission_rules`."""
    return {"state": {"rules": rules, "workspaceDirectories": [], "managedOnly": False, **more}}


def complete(state: str, session: LiveSession) -> None:
    """Set the CLI's answers."""
    if state in STATES and state != "claude-code-absent":
        session.cli.answers["list_permission_rules"] = answer_of(RULES)


def open_page(state: str, screen: WindowEngine) -> None:
    screen.app.view.wished.emit("claudeCode")


def open_section(window: QQuickWindow) -> None:
    """In a small window, show the section instead of the list of sections."""
    from tests.qml.window import items_of

    for page in items_of(window, "ClaudeCodePage"):
        page.setProperty("opened", True)


def act(state: str, window: QQuickWindow, found: QAccessibleInterface) -> None:
    """Use the control that `CONTROLS` names, as a user does."""
    from PySide6.QtTest import QTest  # imported here: tests check which parts of Qt a state loads

    found.actionInterface().doAction("SetFocus" if state == "claude-code-try" else "Press")
    if state == "claude-code-try":
        for letter in "git push origin flaky-upload":
            QTest.keyClick(window, letter)

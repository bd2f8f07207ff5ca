"""The texts of desktop notifications."""

from typing import Any

import pytest

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.ui.notification_text import deny_label, request_text, subject_text

FOLDER = "/srv/atlas"


def asked(tool: str, **given: Any) -> PendingRequest:
    return PendingRequest("r1", CanUseTool(tool_name=tool, input=given))


@pytest.mark.parametrize(
    ("request_", "said", "label"),
    [
        (
            asked("Bash", command="rm -rf build"),
            "Needs you · Run this command? rm -rf build",
            "Deny “rm -rf build”",
        ),
        (
            asked("Bash", command="rm -rf build/a/very/long/path && echo done"),
            "Needs you · Run this command? rm -rf build/a/very/long/path && echo done",
            "Deny “rm -rf build/a/very/long…”",
        ),
        (
            asked("Bash", command="a \u202eb"),
            "Needs you · Run this command? a ⟨U+202E⟩b",
            "Deny “a ⟨U+202E⟩b”",
        ),
        (asked("Edit", file_path=f"{FOLDER}/a.py"), "Needs you · Edit this file? a.py", "Deny “a.py”"),
        (asked("Bash"), "Needs you · permission for Bash", "Deny"),
        (asked("ExitPlanMode", plan="x"), "Needs you · a plan", "Deny"),
    ],
)
def test_a_notification_names_what_deny_denies(request_: PendingRequest, said: str, label: str) -> None:
    assert request_text("Title", FOLDER, request_).body == f"{said}\n{FOLDER}"
    assert deny_label(subject_text(request_, FOLDER)) == label


def test_a_long_command_does_not_hide_the_folder() -> None:
    first, folder = request_text("Title", FOLDER, asked("Bash", command="x " * 5_000)).body.split("\n")
    assert folder == FOLDER and len(first) <= 120 and first.endswith("…")

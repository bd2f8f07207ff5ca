"""An invented journal with decisions of every kind."""

import time
from pathlib import Path
from typing import Any

from claude_desk.protocol.files import journal_file as j

DENIED = "Denied by rule Bash(rm *)"
RELEASE = "gh release create v2.4.0 --notes-file notes.md"
RULE = {
    "type": "addRules",
    "rules": [{"toolName": "Bash", "ruleContent": "gh release create *"}],
    "behavior": "allow",
    "destination": "localSettings",
}
FOLDER = {"type": "addDirectories", "directories": ["/srv/data"], "destination": "session"}


def decided(number: int, name: str, decision: str, value: dict[str, Any], **more: Any) -> j.DecisionRecord:
    return j.DecisionRecord(
        at=time.time() - 4_000 + number * 60,
        tool_use_id=f"t{number}",
        tool_name=name,
        decision=decision,  # type: ignore[arg-type]
        input=value,
        asker="Claude",
        **more,
    )


def records() -> list[j.JournalRecord]:
    edit = {"file_path": "/home/someone/src/atlas/upload/client.py", "old_string": "a", "new_string": "b"}
    return [
        j.ChildStartRecord(session_id="s"),
        decided(1, "Bash", "allow", {"command": "pytest tests/upload -q --count 50", "description": "d"}),
        j.ToolOutcomeRecord(tool_use_id="t1", state="failed"),
        decided(2, "Edit", "allow", edit, updates=[FOLDER]),
        j.ToolOutcomeRecord(tool_use_id="t2", state="done"),
        decided(3, "Bash", "deny", {"command": "rm -rf build \u202e"}, words="Use make clean instead."),
        decided(4, "WebFetch", "deny_stop", {"url": "https://example.org/a", "prompt": "p"}),
        decided(5, "AskUserQuestion", "answered", {"questions": [], "answers": {"Where?": "SQLite"}}),
        j.ToolOutcomeRecord(tool_use_id="t5", state="done"),
        j.UndecidedRecord(
            at=time.time() - 3_640,
            why="withdrawn",
            tool_use_id="t6",
            tool_name="Read",
            input={"file_path": "/etc/hosts"},
        ),
        j.UndecidedRecord(
            at=time.time() - 3_580,
            why="auto_denied",
            tool_use_id="t7",
            tool_name="Bash",
            input={"command": "rm -rf /"},
            words=DENIED,
        ),
        decided(8, "ExitPlanMode", "kept_planning", {"plan": "# Plan"}, words="> 1. One\n\nNo."),
        decided(9, "Bash", "always", {"command": RELEASE}, updates=[RULE], rule="Bash(gh release create *)"),
    ]


def journal(path: Path) -> None:
    """Write the journal."""
    path.write_bytes(b"".join(map(j.to_line, records())))

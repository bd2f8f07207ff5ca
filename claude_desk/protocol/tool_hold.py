"""The hook with which Claude Code waits for this program before each tool that may write.

`initialize` registers the hook, for this child only. The hook decides nothing. This module is cheap to
import, because it is needed before pydantic is imported (`agent/started_process.py`).
"""

from typing import Any

HOLD_CALLBACK = "desk_hold"
_SECONDS = 30  # after this time the CLI runs the tool without an answer
# Tools that only read, in both CLI versions. Any other tool may write, also an unknown tool or a tool of an
# MCP server.
_READERS = (
    "Read", "Glob", "Grep", "LS", "NotebookRead", "WebFetch", "WebSearch", "TodoWrite", "TodoRead",
    "TaskOutput", "BashOutput", "ToolSearch", "AskUserQuestion",
)  # fmt: skip

HOOKS: dict[str, list[dict[str, Any]]] = {
    "PreToolUse": [
        {
            "matcher": "^(?!({})$)".format("|".join(_READERS)),
            "hookCallbackIds": [HOLD_CALLBACK],
            "timeout": _SECONDS,
        }
    ]
}
"""The `hooks` in the `initialize` request (protocol/README.md 6.3)."""

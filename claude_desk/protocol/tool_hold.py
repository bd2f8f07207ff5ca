"""How Claude Code is asked to wait before a tool that may write: a hook of ours before each such tool.

It is registered by `initialize`, for this child alone, and decides nothing. Cheap to import: it comes before
pydantic (`agent/started_process.py`).
"""

from typing import Any

HOLD_CALLBACK = "desk_hold"
_SECONDS = 30  # the CLI runs the tool without an answer after that
# Tools that only read, of both versions. Any other one may write: a tool that is not known, a server's too.
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
"""What `initialize` carries as `hooks` (protocol/README.md 6.3)."""

"""The hook that makes Claude Code wait for this program before a tool that may write runs.

`initialize` registers the hook, for one child. The hook does not allow or refuse the tool. This module is
cheap to import, because it is needed before pydantic is imported (`agent/started_process.py`).
"""

from typing import Any

HOLD_CALLBACK = "desk_hold"
_SECONDS = 30  # without an answer the CLI continues after this time
# Tools that only read, in both CLI versions. All other tools count as tools that may write.
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

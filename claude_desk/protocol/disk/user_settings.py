"""What the person's own settings of Claude Code say about new sessions."""

import json

# The modes that a session may begin in without being asked about; `auto` ends an old CLI at its start.
_FOLLOWED = ("default", "acceptEdits", "plan", "dontAsk")


def default_mode(data: bytes) -> str:
    """`permissions.defaultMode` of `settings.json`; `default` where it says none that is followed."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return "default"
    permissions = value.get("permissions") if isinstance(value, dict) else None
    mode = permissions.get("defaultMode") if isinstance(permissions, dict) else None
    return mode if isinstance(mode, str) and mode in _FOLLOWED else "default"

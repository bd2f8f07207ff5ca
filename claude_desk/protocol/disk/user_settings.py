"""What the person's own settings of Claude Code say of sessions. Cheap to import."""

import json
import os

# The modes that a session may begin in without being asked about; `auto` ends an old CLI at its start.
_FOLLOWED = ("default", "acceptEdits", "plan", "dontAsk")


def default_mode(data: bytes) -> str:
    """`permissions.defaultMode` of `settings.json`; `default` where it says none that is followed."""
    mode = _member(data, "permissions", "defaultMode")
    return mode if isinstance(mode, str) and mode in _FOLLOWED else "default"


def config_folder_in(data: bytes) -> str:
    """What `env.CLAUDE_CONFIG_DIR` of `settings.json` names; "" for nothing (protocol/README.md 11.1).

    It stands over the variable of the environment, in both versions of the CLI.
    """
    named = _member(data, "env", "CLAUDE_CONFIG_DIR")
    return named if isinstance(named, str) and os.path.isabs(named) and "\0" not in named else ""  # noqa: PTH117


def _member(data: bytes, section: str, name: str) -> object:
    """None where the settings have no such member, or are none."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return None
    inside = value.get(section) if isinstance(value, dict) else None
    return inside.get(name) if isinstance(inside, dict) else None

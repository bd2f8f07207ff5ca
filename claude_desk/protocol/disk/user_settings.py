"""What the person's own settings of Claude Code say of sessions. Cheap to import."""

import json
import os
from dataclasses import dataclass

# The modes that a session may begin in without being asked about; `auto` ends an old CLI at its start.
_FOLLOWED = ("default", "acceptEdits", "plan", "dontAsk")


@dataclass(frozen=True)
class UserSettings:
    """`mode` is `permissions.defaultMode`, `default` where they name none that is followed.

    `config_folder` is `env.CLAUDE_CONFIG_DIR`, "" for none (protocol/README.md 11.1): it stands over the
    variable of the environment, in both versions of the CLI.
    """

    mode: str = "default"
    config_folder: str = ""


def read_user_settings(data: bytes) -> UserSettings:
    """Read `settings.json`, whatever is in it."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return UserSettings()
    mode = _member(value, "permissions", "defaultMode")
    folder = _member(value, "env", "CLAUDE_CONFIG_DIR")
    is_folder = isinstance(folder, str) and os.path.isabs(folder) and "\0" not in folder  # noqa: PTH117
    return UserSettings(
        mode if isinstance(mode, str) and mode in _FOLLOWED else "default",
        str(folder) if is_folder else "",
    )


def _member(value: object, section: str, name: str) -> object:
    """None where the settings have no such member, or are none."""
    inside = value.get(section) if isinstance(value, dict) else None
    return inside.get(name) if isinstance(inside, dict) else None

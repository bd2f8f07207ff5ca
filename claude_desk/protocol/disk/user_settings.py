"""The user's settings of Claude Code that this program needs. This module is cheap to import."""

import json
import os
from dataclasses import dataclass

# The modes that this program takes from these settings. The user must confirm `bypassPermissions` each time,
# and an old CLI exits if it is started with `auto`.
_FOLLOWED = ("default", "acceptEdits", "plan", "dontAsk")


@dataclass(frozen=True)
class UserSettings:
    """The settings. `mode`: `permissions.defaultMode`, or `default` if that is missing or not in `_FOLLOWED`.

    `config_folder`: `env.CLAUDE_CONFIG_DIR`, or empty if that is missing or not an absolute path. In both CLI
    versions this setting overrides the environment variable (protocol/README.md 11.1).
    """

    mode: str = "default"
    config_folder: str = ""


def read_user_settings(data: bytes) -> UserSettings:
    """Read `settings.json`. A malformed setting counts as missing."""
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
    """Return a member of a section; None if it is missing or the settings are malformed."""
    inside = value.get(section) if isinstance(value, dict) else None
    return inside.get(name) if isinstance(inside, dict) else None

"""The person's own settings of Claude Code, in its folder."""

from pathlib import Path

from claude_desk.protocol.disk.user_settings import default_mode
from claude_desk.workspace.atomic_files import read_file

_MOST = 1_000_000


def mode_of_new_sessions(folder: Path) -> str:
    """The permission mode that they name, `folder` being the CLI's own; `default` where they name none."""
    try:
        data, _ = read_file(folder / "settings.json", _MOST)
    except OSError:
        return "default"
    return default_mode(data) if len(data) <= _MOST else "default"

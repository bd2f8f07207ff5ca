"""Where the desktop's session bus is. What speaks on it loads QtDBus, and only when it is wanted."""

import os
from pathlib import Path

from claude_desk.paths import runtime_folder

_NOBODY = 65_534  # whose a socket is that a sandbox hands in


def session_bus() -> str:
    """The address of the session bus; "" where there is none. No bus is started for this.

    That of another user is none, as `su` and `sudo` may leave it in the environment.
    """
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    if not address and (runtime := runtime_folder(os.environ)):
        socket = Path(runtime) / "bus"
        address = f"unix:path={socket}" if socket.is_socket() else ""
    return address if address.startswith("unix:") and not _is_of_another(address) else ""


def _is_of_another(address: str) -> bool:
    """Whether one of its sockets is in the file system and belongs to another user."""
    from urllib.parse import unquote  # not before the first frame

    for each in address.split(";"):
        for part in each.partition(":")[2].split(","):
            name, _, value = part.partition("=")
            if name == "path":
                try:
                    owner = Path(unquote(value)).stat().st_uid
                except (OSError, ValueError):
                    continue  # there is none
                if owner not in (os.geteuid(), _NOBODY):
                    return True
    return False

"""The address of the desktop's session bus."""

import os
from pathlib import Path

from claude_desk.paths import runtime_folder

_NOBODY = 65_534  # owner of a socket that is passed into a sandbox


def session_bus() -> str:
    """Return the address of the session bus; an empty string if the bus has no Unix socket. No bus is
    started.

    A bus of another user does not count: `su` and `sudo` may keep that user's address in the environment.
    """
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    if not address and (runtime := runtime_folder(os.environ)):
        socket = Path(runtime) / "bus"
        address = f"unix:path={socket}" if socket.is_socket() else ""
    return address if address.startswith("unix:") and not _is_of_another(address) else ""


def _is_of_another(address: str) -> bool:
    """Return whether a socket file in the address belongs to another user."""
    from urllib.parse import unquote  # not imported before the first frame

    for each in address.split(";"):
        for part in each.partition(":")[2].split(","):
            name, _, value = part.partition("=")
            if name == "path":
                try:
                    owner = Path(unquote(value)).stat().st_uid
                except (OSError, ValueError):
                    continue  # there is no such socket
                if owner not in (os.geteuid(), _NOBODY):
                    return True
    return False

"""Where the desktop's session bus is. What speaks on it loads QtDBus, and only when it is wanted."""

import os
from pathlib import Path


def session_bus() -> str:
    """The address of the session bus; "" where there is none. No bus is started for this."""
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    if not address and (runtime := os.environ.get("XDG_RUNTIME_DIR", "")):
        socket = Path(runtime) / "bus"
        address = f"unix:path={socket}" if socket.is_socket() else ""
    return address if address.startswith("unix:") else ""

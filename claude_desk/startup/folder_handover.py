"""A second start of the program. It asks the running program to open the folder, and then ends.

It asks before it makes an application or a window. It asks only if a file of the running program shows that
both programs have the same environment (workspace/desktop/running_instance.py). If asking fails, the second
start continues as if no other program were running.
"""

import socket
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from claude_desk.options import Options
from claude_desk.startup.lean_imports import load_hashing_alone
from claude_desk.workspace.desktop.bus_address import session_bus
from claude_desk.workspace.desktop.running_instance import (
    ACTIVATE,
    INTERFACE,
    NAME,
    OPEN,
    PATH,
    has_same_environment,
)

if TYPE_CHECKING:
    from jeepney import Message

# Seconds for the handover. A running program that answers later may open the folder too.
_LONGEST = 0.5
_TOKENS = (("XDG_ACTIVATION_TOKEN", "activation-token"), ("DESKTOP_STARTUP_ID", "desktop-startup-id"))


def is_handed_over(options: Options, environ: Mapping[str, str]) -> bool:
    """Ask a running program to open the folder, or to come to the front if no folder is given. Return whether
    it has accepted.

    Return False without asking if any other option is given, or if no program with the same environment runs.
    Return False also if asking fails.
    """
    if replace(options, directory="") != Options():
        return False
    load_hashing_alone()
    if not has_same_environment(environ):
        return False
    address = session_bus()
    if not address:
        return False
    token = {key: ("s", environ[name]) for name, key in _TOKENS if environ.get(name)}
    try:
        if options.directory:
            return _is_taken(address, OPEN, "asa{sv}", ([Path(options.directory).as_uri()], token))
        return _is_taken(address, ACTIVATE, "a{sv}", (token,))
    except Exception:  # an error of the bus, jeepney or the other program must not prevent a start
        return False


def _is_taken(address: str, member: str, signature: str, body: tuple[object, ...]) -> bool:
    """Call a method of the running program within the time limit. Return whether the answer reports success.
    Raise `OSError` or an error of jeepney if there is no answer."""
    from jeepney import DBusAddress, MessageFlag, MessageType, new_method_call
    from jeepney.bus import get_bus
    from jeepney.bus_messages import message_bus
    from jeepney.io.blocking import prep_socket

    deadline = time.monotonic() + _LONGEST
    with prep_socket(get_bus(address), timeout=_LONGEST) as bus:
        _answer(bus, message_bus.Hello(), 1, deadline)
        call = new_method_call(DBusAddress(PATH, NAME, INTERFACE), member, signature, body)
        call.header.flags |= MessageFlag.no_auto_start
        answer = _answer(bus, call, 2, deadline)
        return bool(answer.header.message_type is MessageType.method_return)


def _answer(bus: socket.socket, message: "Message", serial: int, deadline: float) -> "Message":
    """Send a message and return its answer. Raise `OSError` if that fails, and `TimeoutError` after the
    deadline."""
    from jeepney import HeaderFields
    from jeepney.low_level import Parser

    parser = Parser()
    bus.settimeout(max(0.001, deadline - time.monotonic()))
    bus.sendall(message.serialise(serial))
    while (left := deadline - time.monotonic()) > 0:
        bus.settimeout(left)
        data = bus.recv(4096)
        if not data:
            raise ConnectionResetError
        parser.add_data(data)
        while (found := parser.get_next_message()) is not None:
            if found.header.fields.get(HeaderFields.reply_serial) == serial:
                return found
    raise TimeoutError

"""A second start: the program that runs already is asked to open the folder, and this one ends.

It is asked before there is an application or a window, and only where a file of the running one says that its
environment is the same (workspace/desktop/running_instance.py). Whatever is not as it should be, this program
starts as if there were no other.
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

# Of all of it, in seconds. A program that has taken longer may open the folder all the same, beside ours.
_LONGEST = 0.5
_TOKENS = (("XDG_ACTIVATION_TOKEN", "activation-token"), ("DESKTOP_STARTUP_ID", "desktop-startup-id"))


def is_handed_over(options: Options, environ: Mapping[str, str]) -> bool:
    """Whether a running program has opened the folder, or has come to the front where there is none.

    Options beside the folder are for a program of their own.
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
    except Exception:  # of the bus, of jeepney, of who answers: it is no reason not to start
        return False


def _is_taken(address: str, member: str, signature: str, body: tuple[object, ...]) -> bool:
    """Call a method of the running program within the time there is; whether it answers, and not with an
    error."""
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
    """Send a message and wait for its answer. OSError, TimeoutError among them."""
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

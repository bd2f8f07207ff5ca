"""Leaves the test run only the loopback network, if the machine allows it.

The test run moves into its own network namespace before it starts any process. All its descendants then reach
only loopback. Moving needs root, or user namespaces. Standard library only.
"""

import ctypes
import fcntl
import os
import socket
import struct
import sys
from pathlib import Path

_CLONE_NEWUSER = 0x10000000
_CLONE_NEWNET = 0x40000000
_SIOCGIFFLAGS = 0x8913
_SIOCSIFFLAGS = 0x8914
_IFF_UP = 0x1


def enter() -> str:
    """Leave the machine's network for good. Return why this failed, or an empty string if the process has
    only loopback now.

    Call it before any thread is started: Linux moves only the calling thread.
    """
    if sys.platform != "linux":
        return "only Linux has network namespaces"
    if is_alone():
        return ""
    user, group = os.getuid(), os.getgid()
    try:
        _unshare(_CLONE_NEWNET if user == 0 else _CLONE_NEWUSER | _CLONE_NEWNET)
        if user != 0:
            _stay(user, group)
        _raise_loopback()
    except OSError as error:
        return str(error)
    return ""


def is_alone() -> bool:
    """Whether loopback is the only interface."""
    return [name for _, name in socket.if_nameindex()] == ["lo"]


def _unshare(flags: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(flags) != 0:
        number = ctypes.get_errno()
        raise OSError(number, f"unshare: {os.strerror(number)}")


def _stay(user: int, group: int) -> None:
    """Keep our user and group in the new user namespace."""
    Path("/proc/self/setgroups").write_text("deny")
    Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
    Path("/proc/self/gid_map").write_text(f"{group} {group} 1")


def _raise_loopback() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        asked = struct.pack("16sH14x", b"lo", 0)
        (flags,) = struct.unpack("16xH14x", fcntl.ioctl(control, _SIOCGIFFLAGS, asked))
        fcntl.ioctl(control, _SIOCSIFFLAGS, struct.pack("16sH14x", b"lo", flags | _IFF_UP))

"""How a program that runs is found by one that is started later, which asks before it has a window.

The running program leaves a file in the runtime folder of the person's session, readable by that person
alone: a digest of what decides which Claude Code and which sessions it has. Only a start with the same finds
the digest that it makes itself, with the key that stands beside it; no variable is written anywhere.
"""

import contextlib
import os
import stat
from collections.abc import Mapping
from pathlib import Path

from claude_desk.paths import instance_file
from claude_desk.system.files import open_descriptor

# On the session bus. The entry in the desktop's menu has a name without a dot, so it cannot be this one.
NAME = "claude_desk.Instance"
PATH = "/claude_desk/Instance"
INTERFACE = "org.freedesktop.Application"
OPEN = "Open"  # addresses of folders, and a token of the desktop for the focus
ACTIVATE = "Activate"  # the token alone

_KEY_BYTES = 32
_DIGEST_BYTES = 32
_NAMES = ("PATH", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
_PREFIXES = ("CLAUDE_", "ANTHROPIC_")


def leave_mark(environ: Mapping[str, str]) -> bool:
    """Write the file. False where that cannot be done: then nobody finds us."""
    file = instance_file(environ)
    if file is None:
        return False
    key = os.urandom(_KEY_BYTES)
    try:
        file.parent.mkdir(mode=0o700, exist_ok=True)
        remove_mark(environ)
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
        with os.fdopen(opened, "wb") as stream:
            stream.write(key + _digest(key, environ))
    except OSError:
        return False
    return True


def remove_mark(environ: Mapping[str, str]) -> None:
    if (file := instance_file(environ)) is not None:
        with contextlib.suppress(OSError):
            file.unlink()


def has_same_environment(environ: Mapping[str, str]) -> bool:
    """Whether a program runs, or ran and died, with what this environment says of Claude Code."""
    file = instance_file(environ)
    try:
        data = _read_own(file) if file is not None else b""
    except OSError:
        return False
    key, digest = data[:_KEY_BYTES], data[_KEY_BYTES:]
    return len(digest) == _DIGEST_BYTES and digest == _digest(key, environ)


def _read_own(file: Path) -> bytes:
    """What is in a file of this user's that nobody else can read or write; b"" of any other."""
    opened = open_descriptor(file, follow=False)
    try:
        known = os.fstat(opened)
        is_ours = stat.S_ISREG(known.st_mode) and known.st_uid == os.getuid() and not known.st_mode & 0o077
        return os.read(opened, _KEY_BYTES + _DIGEST_BYTES + 1) if is_ours else b""
    finally:
        os.close(opened)


def _digest(key: bytes, environ: Mapping[str, str]) -> bytes:
    import hashlib  # without OpenSSL, where the start has seen to it

    hashed = hashlib.blake2b(key=key, digest_size=_DIGEST_BYTES)
    for name in sorted(environ):
        if name in _NAMES or name.startswith(_PREFIXES):
            for part in (name, environ[name]):
                data = os.fsencode(part)
                hashed.update(len(data).to_bytes(8, "big") + data)
    return hashed.digest()

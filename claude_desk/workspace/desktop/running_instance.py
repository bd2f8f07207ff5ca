"""The file by which a second start finds the running program. The second start reads the file before it makes
a window.

The running program writes this file to the runtime folder of the user's session. Only that user can read it.
The file contains a key and a keyed digest of some environment variables: those that decide which Claude Code
and which sessions the program uses. A second start makes its own digest with the key and compares the two
digests. The variables themselves are not written anywhere.
"""

import contextlib
import os
import stat
from collections.abc import Mapping
from pathlib import Path

from claude_desk.paths import instance_file
from claude_desk.system.files import open_descriptor

# The name on the session bus. A bus name needs a dot, which the name of the desktop menu entry lacks.
NAME = "claude_desk.Instance"
PATH = "/claude_desk/Instance"
INTERFACE = "org.freedesktop.Application"
OPEN = "Open"  # arguments: addresses of folders, and the desktop's activation token
ACTIVATE = "Activate"  # argument: the activation token

_KEY_BYTES = 32
_DIGEST_BYTES = 32
_NAMES = ("PATH", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
_PREFIXES = ("CLAUDE_", "ANTHROPIC_")


def write_mark(environ: Mapping[str, str]) -> bool:
    """Write the file. Return whether that succeeded. Without the file, a second start does not find this
    program."""
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
    """Return whether there is a file with the same digest. Its program is running, or has crashed."""
    file = instance_file(environ)
    try:
        data = _read_own(file) if file is not None else b""
    except OSError:
        return False
    key, digest = data[:_KEY_BYTES], data[_KEY_BYTES:]
    return len(digest) == _DIGEST_BYTES and digest == _digest(key, environ)


def _read_own(file: Path) -> bytes:
    """Return the content of a regular file of this user that nobody else can read or write. Return no bytes
    for any other file. Raise OSError if the file cannot be opened or read."""
    opened = open_descriptor(file, follow=False)
    try:
        known = os.fstat(opened)
        is_ours = stat.S_ISREG(known.st_mode) and known.st_uid == os.getuid() and not known.st_mode & 0o077
        return os.read(opened, _KEY_BYTES + _DIGEST_BYTES + 1) if is_ours else b""
    finally:
        os.close(opened)


def _digest(key: bytes, environ: Mapping[str, str]) -> bytes:
    import hashlib  # this does not load OpenSSL if the startup code has prevented it

    hashed = hashlib.blake2b(key=key, digest_size=_DIGEST_BYTES)
    for name in sorted(environ):
        if name in _NAMES or name.startswith(_PREFIXES):
            for part in (name, environ[name]):
                data = os.fsencode(part)
                hashed.update(len(data).to_bytes(8, "big") + data)
    return hashed.digest()

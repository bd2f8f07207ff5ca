"""A mount that really hangs: a FUSE file system whose server reads requests without answering them.

It speaks the kernel's own protocol (linux/fuse.h): it reads from `/dev/fuse` and answers INIT. A process that
accesses the mount waits until `answer()` or `end()`, and cannot be killed meanwhile. The server is a separate
process, because a test process that waits for a hanging thread could not answer.
"""

import ctypes
import errno
import os
import select
import struct
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

_INIT, _GETATTR, _OPENDIR, _READDIR = 26, 3, 27, 28
_NO_ANSWER = frozenset({2, 36, 42})  # FORGET, INTERRUPT and BATCH_FORGET
_IN = struct.Struct("<IIQQ")  # length, opcode, unique, node; more fields follow
_OUT = struct.Struct("<IiQ")
_MNT_DETACH, _NOSUID_NODEV = 2, 6


class CannotMount(Exception):
    """The system does not allow this process to mount anything."""


class HungMount:
    """A mount on `folder` that hangs from the start. After `answer()` it is an empty folder.

    After `longest` seconds the mount answers by itself. Otherwise a thread of the window that waits for the
    mount could never be ended.
    """

    def __init__(self, folder: Path, longest: float = 30.0) -> None:
        self.folder = folder
        self._server = subprocess.Popen(
            [sys.executable, "-I", "-S", __file__, str(folder), str(longest)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._until = time.monotonic() + longest
        said = self._said()
        if said != "mounted":
            self._server.communicate()
            raise CannotMount(said)

    @property
    def gave_up(self) -> bool:
        """Whether `longest` seconds have passed and the mount therefore answers by itself."""
        return time.monotonic() > self._until

    def wait_asked(self) -> None:
        """Wait until something looks into the folder. This blocks, so call it in a thread."""
        assert self._said() == "asked"

    def answer(self) -> None:
        """Answer the requests that wait and all later requests."""
        assert self._server.stdin is not None
        self._server.stdin.write(b"\n")
        self._server.stdin.flush()

    def end(self) -> None:
        """Fail all requests that wait, and unmount the folder."""
        self._server.communicate()

    def _said(self) -> str:
        assert self._server.stdout is not None
        return self._server.stdout.readline().decode().strip()


def _serve(folder: str, longest: float) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    try:
        fd = os.open("/dev/fuse", os.O_RDWR | os.O_CLOEXEC)
    except OSError as error:
        sys.exit(_say(f"/dev/fuse: {error.strerror}"))
    options = f"fd={fd},rootmode=40000,user_id={os.getuid()},group_id={os.getgid()}"
    if libc.mount(b"hung", os.fsencode(folder), b"fuse", _NOSUID_NODEV, options.encode()):
        sys.exit(_say(f"mount(2): {os.strerror(ctypes.get_errno())}"))
    _say("mounted")
    until, answers, asked = time.monotonic() + longest, False, False
    held: list[tuple[int, int]] = []  # pairs of unique and opcode
    while True:
        ready, _, _ = select.select([fd, 0], [], [], None if answers else max(0.0, until - time.monotonic()))
        if 0 in ready and not os.read(0, 1):
            break
        if 0 in ready or not ready:
            answers = True
            for unique, opcode in held:
                _reply(fd, unique, opcode)
            held.clear()
        if fd not in ready:
            continue
        try:
            data = os.read(fd, 1 << 20)
        except OSError as error:
            if error.errno in (errno.EINTR, errno.ENOENT):
                continue
            break
        _, opcode, unique, _ = _IN.unpack_from(data)
        if opcode in _NO_ANSWER:
            continue
        if opcode == _INIT or answers:
            _reply(fd, unique, opcode)
            continue
        held.append((unique, opcode))
        if not asked:
            asked = True
            _say("asked")
    libc.umount2(os.fsencode(folder), _MNT_DETACH)  # requests that wait get an error when this process ends


def _say(words: str) -> int:
    with suppress(OSError):
        os.write(1, f"{words}\n".encode())
    return 0


def _reply(fd: int, unique: int, opcode: int) -> None:
    body, error = b"", 0
    if opcode == _INIT:
        body = struct.pack("<IIIIHHIIHH", 7, 31, 65536, 0, 12, 9, 65536, 1, 0, 0) + bytes(28)
    elif opcode == _GETATTR:
        attributes = struct.pack("<6Q10I", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0o40755, 2, 0, 0, 0, 4096, 0)
        body = struct.pack("<QII", 0, 0, 0) + attributes
    elif opcode == _OPENDIR:
        body = bytes(16)
    elif opcode != _READDIR:
        error = -errno.ENOENT
    with suppress(OSError):  # the asking process was interrupted, or the mount is gone
        os.write(fd, _OUT.pack(_OUT.size + len(body), error, unique) + body)


if __name__ == "__main__":
    _serve(sys.argv[1], float(sys.argv[2]))

"""What is said on stderr is never worth an error: it may be a file on a full disk, or a pipe nobody reads."""

import contextlib
import io
import os
import sys
from collections.abc import Iterator


class _Unfailing(io.RawIOBase):
    """Writes to a descriptor what it takes. The rest is dropped, and not kept for the end of the program, at
    which Python would end with 120 where it cannot be written."""

    def __init__(self, descriptor: int) -> None:
        super().__init__()
        self._descriptor = descriptor

    def fileno(self) -> int:
        return self._descriptor

    def isatty(self) -> bool:
        return os.isatty(self._descriptor)

    def writable(self) -> bool:
        return True

    def write(self, data: bytes | bytearray | memoryview) -> int:  # type: ignore[override]
        with contextlib.suppress(OSError):
            left = bytes(data)
            while left:
                left = left[os.write(self._descriptor, left) :]
        return len(data)


@contextlib.contextmanager
def error_stream_guarded() -> Iterator[None]:
    """Meanwhile `sys.stderr` takes everything."""
    before = sys.stderr
    try:
        descriptor = before.fileno()
    except (AttributeError, OSError, ValueError):  # there is none, or it is no file
        yield
        return
    sys.stderr = io.TextIOWrapper(
        _Unfailing(descriptor), before.encoding, "backslashreplace", line_buffering=True, write_through=True
    )
    try:
        yield
    finally:
        sys.stderr = before

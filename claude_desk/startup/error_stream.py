"""Makes sure that writing to stderr never fails, even if stderr is a file on a full disk or a broken pipe."""

import contextlib
import io
import os
import sys
from collections.abc import Iterator


class _Unfailing(io.RawIOBase):
    """Writes as much as the descriptor accepts, and drops the rest. Python's own stream would keep the rest.
    If Python could not write the rest at its end either, its exit code would be 120."""

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
    """Within this context, writing to `sys.stderr` never fails."""
    before = sys.stderr
    try:
        descriptor = before.fileno()
    except (AttributeError, OSError, ValueError):  # there is no stderr, or it is not a file
        yield
        return
    sys.stderr = io.TextIOWrapper(
        _Unfailing(descriptor), before.encoding, "backslashreplace", line_buffering=True, write_through=True
    )
    try:
        yield
    finally:
        sys.stderr = before

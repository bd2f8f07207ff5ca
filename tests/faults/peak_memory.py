"""The peak memory of this process since a given moment (proc(5): `clear_refs`, `VmHWM`)."""

import gc
from pathlib import Path


class Peak:
    def __init__(self) -> None:
        gc.collect()
        Path("/proc/self/clear_refs").write_text("5")  # resets the peak
        self._before = _peak()

    @property
    def growth(self) -> float:
        """The growth of the peak since this object was made, in MB."""
        return (_peak() - self._before) / 1024


def _peak() -> int:
    """Return the peak memory in KiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))

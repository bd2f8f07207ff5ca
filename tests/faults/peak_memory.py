"""How much memory this process takes at most, from a moment on (proc(5): `clear_refs`, `VmHWM`)."""

import gc
from pathlib import Path


class Peak:
    def __init__(self) -> None:
        gc.collect()
        Path("/proc/self/clear_refs").write_text("5")  # the peak begins anew
        self._before = _peak()

    @property
    def growth(self) -> float:
        """MB above what it was at the beginning."""
        return (_peak() - self._before) / 1024


def _peak() -> int:
    """KiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))

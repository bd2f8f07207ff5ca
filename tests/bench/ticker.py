"""Events that come from another process, as keys and clicks do. The events wait while the GUI thread is
busy."""

import os
import struct
import subprocess
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

_PROGRAM = """
import os, struct, sys, time
count, every = int(sys.argv[1]), float(sys.argv[2])
began = time.monotonic()
for number in range(1, count + 1):
    moment = began + number * every
    time.sleep(max(0, moment - time.monotonic()))
    os.write(1, struct.pack("d", moment))
"""


class Ticker(QObject):
    """Calls `on_tick(moment)` `count` times, once every `every` seconds. `moment` is the time at which the
    call was due."""

    def __init__(self, count: int, every: float, on_tick: Callable[[float], None]) -> None:
        super().__init__()
        self._on_tick = on_tick
        command = [sys.executable, "-S", "-c", _PROGRAM, str(count), str(every)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        self._file = self._process.stdout.fileno()
        self._notifier = QSocketNotifier(self._file, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def close(self) -> None:
        self._notifier.setEnabled(False)
        self._process.kill()
        self._process.communicate()

    def _read(self) -> None:
        data = os.read(self._file, 8 * 64)
        if not data:
            self._notifier.setEnabled(False)
        for (moment,) in struct.iter_unpack("d", data):
            self._on_tick(moment)

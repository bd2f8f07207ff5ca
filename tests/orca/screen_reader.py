"""The screen reader Orca, which speaks into a file.

Orca asks our program about its items on the accessibility bus, as it does on a desktop. For all that it
speaks, it writes the line `SPEECH OUTPUT: '…'` to its debug file. No speech service and no sound is needed.
"""

import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

NEEDED = ("orca", "xdotool")
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
_PATIENCE = 60.0
_SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'\s*\{", re.DOTALL)
_MORE_LINES = re.compile(r"\n +")
# Orca speaks what changes, but not the keys of the test. It writes each line of its debug file at once.
_SETTINGS = """from orca import debug, settings

settings.enableKeyEcho = False
settings.enableEchoByWord = False
debug.debugFile.reconfigure(line_buffering=True)
"""
# This module takes the place of the speech service's client. Orca then speaks only into its debug file.
_NO_SERVICE = 'raise ImportError("the tests have no speech service")\n'


class ScreenReader:
    """A running Orca. `heard()` returns all that it has spoken, from its start."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def heard(self) -> list[str]:
        text = self._file.read_text(errors="replace") if self._file.exists() else ""
        return [_MORE_LINES.sub("\n", words).strip() for words in _SPOKEN.findall(text)]

    def until(self, words: str) -> list[str]:
        """Wait until Orca has spoken these words, and return all that it spoke before them."""
        found = self.before(words, _PATIENCE)
        if found is None:
            raise AssertionError(f"Orca did not speak {words!r}, but {self.heard()}")
        return found

    def before(self, words: str, seconds: float) -> list[str] | None:
        """Wait until Orca has spoken these words, and return all that it spoke before them. Return None if it
        has not spoken them after so many seconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            heard = self.heard()
            for number, spoken in enumerate(heard):
                if words in spoken:
                    return heard[:number]
            time.sleep(0.05)
        return None


@contextmanager
def open_screen_reader(root: Path, environ: Mapping[str, str]) -> Iterator[ScreenReader]:
    """Start the accessibility bus and Orca. `root`: an empty folder. `environ`: the display and the session
    bus of the program."""
    home, service, said = root / "home", root / "no-service", root / "spoken"
    settings = home / ".local/share/orca"
    settings.mkdir(parents=True)
    service.mkdir()
    (service / "speechd.py").write_text(_NO_SERVICE)
    (settings / "orca-customizations.py").write_text(_SETTINGS)
    own = {
        **environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / ".local/share"),
        "PATH": os.defpath,
        "PYTHONPATH": str(service),
        "LANG": "C.UTF-8",
    }
    with ExitStack() as stack, (root / "output").open("wb") as output:
        for words in (
            [str(LAUNCHER), "--launch-immediately", "--a11y=1", "--screen-reader=1"],
            ["orca", "--replace", "--disable", "braille", "--debug-file", str(said)],
        ):
            child = stack.enter_context(
                subprocess.Popen(words, env=own, stdout=output, stderr=output, start_new_session=True)
            )
            stack.callback(os.killpg, child.pid, signal.SIGKILL)  # with the bus that the launcher has started
        reader = ScreenReader(said)
        reader.until("Screen reader on.")
        yield reader

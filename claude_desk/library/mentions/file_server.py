"""The child that lists and matches files. Its argument is the folder. It answers queries until its input
ends.

With a second argument `walk`, it does not run git, because the user does not trust the folder.

In: lines `NUMBER QUERY`. Out: lines `NUMBER PATH<tab>PATH…`, the best path first. The child answers only the
newest query, and answers it again when a new list of the files is ready. The line `0 ` reports that the
folder answers. The line `0 silent PATH<tab>PATH…` names the mounts below the folder that do not answer. Files
on these mounts are not found. The child ends after two minutes without a query.
"""

import os
import queue
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from claude_desk.library.mentions.file_lister import files_of, silent_below, with_folders
from claude_desk.library.mentions.path_matcher import PathMatcher

IDLE = 120.0
# Seconds after which the next query causes a new list of the files.
_FRESH = 10.0
_MOST = 50

Event = tuple[int, str] | PathMatcher


class FileServer:
    def __init__(self, folder: Path, by_git: bool) -> None:
        self._folder = folder
        self._by_git = by_git
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._paths: PathMatcher | None = None
        self._listed = 0.0
        self._listing = False
        self._last: tuple[int, str] | None = None

    def run(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()
        self._list()
        while True:
            try:
                event = self._events.get(timeout=IDLE)
            except queue.Empty:
                os._exit(0)
            if isinstance(event, PathMatcher):
                self._paths, self._listing, self._listed = event, False, time.monotonic()
            else:
                self._last = event
                if not self._listing and time.monotonic() - self._listed > _FRESH:
                    self._list()
            if self._events.empty():
                self._answer()

    def _answer(self) -> None:
        if self._last is None or self._paths is None:
            return
        number, query = self._last
        found = self._paths.find(query, _MOST, stop=lambda: not self._events.empty())
        there = [path for path in found if os.path.lexists(self._folder / path)]
        self._say(f"{number} " + "\t".join(there) + "\n")

    def _say(self, line: str) -> None:
        sys.stdout.buffer.write(line.encode("utf-8", "replace"))
        sys.stdout.buffer.flush()

    def _list(self) -> None:
        self._listing = True
        threading.Thread(target=self._make, daemon=True).start()

    def _make(self) -> None:
        with suppress(OSError):
            self._folder.stat()
        self._say("0 \n")
        silent = silent_below(self._folder)
        self._say("0 silent " + "\t".join(map(_in_a_line, sorted(silent))) + "\n")
        self._events.put(PathMatcher(with_folders(files_of(self._folder, self._by_git, silent))))

    def _read(self) -> None:
        """Read queries until the input ends, then end the process."""
        for raw in sys.stdin.buffer:
            number, _, query = raw.decode("utf-8", "replace").rstrip("\n").partition(" ")
            if number.isdecimal():
                self._events.put((int(number), query))
        os._exit(0)


def _in_a_line(path: str) -> str:
    """Replace tabs and newlines in a path, so that it fits on one line. The path is only shown."""
    return path.replace("\t", "\ufffd").replace("\n", "\ufffd")


def main() -> None:
    sys.setswitchinterval(0.001)
    FileServer(Path(sys.argv[1]), by_git="walk" not in sys.argv[2:]).run()

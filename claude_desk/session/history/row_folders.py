"""The folders that a relative path in a row may refer to: where Claude worked when the row was written."""

from collections.abc import Callable

from claude_desk.protocol.disk.session_file import read_line
from claude_desk.protocol.disk.work_place import WorkPlace, folder_in
from claude_desk.session.history.history_loader import HistoryLoader
from claude_desk.transcript.entries import Entry


def folders_at(place: WorkPlace, own: str) -> list[str]:
    """Return the folders of a session that began in `own` and works at `place`, the likeliest first.

    The folder to which `cd` has led counts only inside the worktree or `own`: `cd` can lead to any folder on
    the disk.
    """
    tops = [place.worktree or own, own]
    inside = [place.folder] if any(place.folder.startswith(f"{top}/") for top in tops) else []
    return list(dict.fromkeys([*inside, *tops]))


class RowFolders:
    """The folders in which a session worked, by the lines of the wire. Call `heard` after each read of the
    wire, with the number of lines so far and the place where Claude works."""

    def __init__(self, own: str, history: HistoryLoader) -> None:
        self._own = own
        self._history = history
        self._places: list[tuple[int, WorkPlace]] = []  # the place after the line of this number
        self._lines = 0

    def heard(self, lines: int, place: WorkPlace) -> None:
        if not self._places or self._places[-1][1] != place:
            self._places.append((self._lines, place))
        self._lines = lines

    @property
    def current(self) -> list[str]:
        """The folders in which Claude works now."""
        return folders_at(self._places[-1][1] if self._places else WorkPlace(), self._own)

    def give(self, entry: Entry, take: Callable[[list[str]], None]) -> None:
        """Pass the folders of a row to `take`: immediately for a row that arrived live, otherwise after its
        lines were read from the file. A row without lines, or whose lines cannot be read, gets the current
        folders."""
        now = self._places[-1][1] if self._places else WorkPlace()
        stored = [source for source in entry.sources if source < 0]
        live = [source for source in entry.sources if source > 0]
        if stored and self._history.file is not None:
            self._history.lines(entry, lambda found: take(self._of_lines(found, now)))
            return
        if live:
            now = next((place for lines, place in reversed(self._places) if lines < live[-1]), now)
        take(folders_at(now, self._own))

    def _of_lines(self, found: list[tuple[int, bytes]], now: WorkPlace) -> list[str]:
        lines = [line for _, raw in found if (line := read_line(raw, brief=True)) is not None]
        folder = next((each for line in lines if (each := folder_in(line))), "")
        if not folder or folder == now.folder:
            return folders_at(now, self._own)
        return folders_at(WorkPlace(folder, _worktree_around(folder, now, self._places)), self._own)


def _worktree_around(folder: str, now: WorkPlace, places: list[tuple[int, WorkPlace]]) -> str:
    """Return the session's worktree that is this folder or contains it; "" if there is none."""
    known = [now.worktree, *(place.worktree for _, place in places)]
    return next((each for each in known if each and f"{folder}/".startswith(f"{each}/")), "")

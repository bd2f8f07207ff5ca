"""Writes the conversation, or one of its rows, in slices to a file that the user chose.

The file is written completely or not at all.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QDateTime, QLocale, QObject, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.session.core.disk_looks import is_folder
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui import locale_format
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_saver import FileSaver
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property
from claude_desk.ui.transcript.entry_list import EntryList
from claude_desk.ui.transcript.row import footer_words
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.transcript.export.document import DocumentHead
    from claude_desk.transcript.store import Turn


# -------------------------------------------------------------------------------------------------
# All rows of a conversation in order. Pages that are not read are fetched on the way.


# A function that reads a page and passes its turns to the callback, or no turns if the page cannot be read.
Fetch: TypeAlias = "Callable[[int, Callable[[Sequence[Turn]], None]], None]"
# Number of next rows that are checked for gaps. Each piece of a file is made of fewer rows.
_AHEAD = 64


class RowIterator(Iterator[Entry]):
    """Yields the rows, and fetches the gaps between them. Call `next()` only while `ready()` returns True."""

    def __init__(self, entries: Sequence[Entry], fetch: "Fetch | None" = None) -> None:
        self._left = deque(entries)
        self._fetch = fetch
        self._coming: Entry | None = None  # the gap that is being fetched
        self._unread: set[str] = set()  # ids of gaps whose pages could not be read; `next` returns these gaps
        self._total = max(1, sum(map(_weight, entries)))
        self._done = 0

    @property
    def percent(self) -> int:
        return min(100, self._done * 100 // self._total)

    def ready(self) -> bool:
        """Return whether the next rows are read. If not, start to read the next gap."""
        gap = next((e for e in self._ahead() if e.gap is not None and e.id not in self._unread), None)
        if gap is None or gap.gap is None or self._fetch is None:
            return True
        if self._coming is None:
            self._coming = gap
            self._fetch(gap.gap.id, self._on_page_read)
        return self._coming is None

    def __next__(self) -> Entry:
        if not self._left:
            raise StopIteration
        entry = self._left.popleft()
        self._done += _weight(entry)
        return entry

    def _ahead(self) -> Iterator[Entry]:
        return (entry for entry, _ in zip(self._left, range(_AHEAD), strict=False))

    def _on_page_read(self, turns: "Sequence[Turn]") -> None:
        gap, self._coming = self._coming, None
        if gap is None or gap not in self._left:
            return
        if not turns:
            self._unread.add(gap.id)
            return
        place = self._left.index(gap)
        before = [self._left.popleft() for _ in range(place)]
        self._left.popleft()
        rows = [entry for turn in turns for entry in turn.entries]
        self._done += _weight(gap) - sum(map(_weight, rows))
        self._left.extendleft(reversed([*before, *rows]))


def _weight(entry: Entry) -> int:
    return max(1, entry.gap.lines) if entry.gap is not None else 1


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_HEAVY = 100_000  # code of more characters is not coloured in the GUI thread
_NAME_LENGTH = 80
_FORBIDDEN = set('<>:"/\\|?*')

Title = Callable[[], str]
Head: TypeAlias = "Callable[[], DocumentHead]"
RawLines = Callable[[], Iterable[bytes]]


@QmlElement
class Exporter(QObject):
    """Saves the conversation as `md`, `html` or `jsonl` (the raw messages).

    One file is written at a time. Saving another file abandons the unfinished one, whose old content stays.
    """

    changed = Signal()
    finished = Signal()  # the file was written, or writing it failed

    def __init__(
        self,
        rows: EntryList,
        title: Title,
        raw_lines: RawLines,
        parent: QObject | None = None,
        fetch: "Fetch | None" = None,
        head: "Head | None" = None,
    ) -> None:
        """`head` returns the facts about the session, apart from its dates.

        Without `head`, only the title is known.
        """
        super().__init__(parent)
        self._rows = rows
        self._title = title
        self._raw_lines = raw_lines
        self._fetch = fetch
        self._head = head
        self._saving = FileSaver(self)
        self._saving.done.connect(self._on_saved)
        self._words = ""
        self._bad = False
        self._writes = ""

    @Slot(str, str, result=str)
    def suggest(self, key: str, form: str) -> str:
        """Return a name for the file, made of the title. `key` is that of `save`, `form` the suffix."""
        name = "".join(c if c.isprintable() and c not in _FORBIDDEN else " " for c in self._title())
        name = " ".join(name.split())[:_NAME_LENGTH].strip(" .").lstrip(" .-~") or translate(
            "Exporter", "Conversation"
        )
        return f"{translate('Exporter', '{name} (part)', name=name) if key else name}.{form}"

    @Slot(result=QUrl)
    def folder(self) -> QUrl:
        """Return an existing folder for the file dialog to begin in."""
        known = QStandardPaths.StandardLocation
        kinds = (known.DocumentsLocation, known.DownloadLocation)
        places = [QStandardPaths.writableLocation(kind) for kind in kinds]
        found = next((place for place in places if place and is_folder(place)), str(Path.home()))
        return QUrl.fromLocalFile(found)

    @Slot(str, str, QUrl)
    def save(self, key: str, form: str, place: QUrl) -> None:
        """Write the row `key`, or all rows if `key` is "", to the file in the form `md` or `html`.

        The form `jsonl` writes all raw messages, whatever the key.
        """
        path = Path(path_of(place))
        entries = [e for e in self._rows.entries if not key or e.id == key]
        rows = RowIterator(entries, self._fetch)
        self._writes = path.name
        if form == "jsonl":
            self._saving.start(path, self._raw_lines())
        else:
            self._saving.start(path, self._make(rows, form, entries, alone=bool(key)), rows.ready)
        if self._saving.running:
            self._set_status(translate("Exporter", "Saving {name}…", name=self._writes))

    @Slot()
    def dismiss(self) -> None:
        """Clear the status, because the user has read it. Do nothing while a file is being written."""
        if not self._saving.running:
            self._set_status("")

    @Slot()
    def stop(self) -> None:
        """Stop writing. A file that existed before stays unchanged."""
        if self._saving.running:
            self._saving.stop()
            self._set_status("")

    def _make(self, rows: RowIterator, form: str, entries: Sequence[Entry], alone: bool) -> Iterator[bytes]:
        # Imported here, so that the window is shown before the Markdown parser is loaded.
        from claude_desk.transcript.export import html_export, markdown_export
        from claude_desk.transcript.export.document import DocumentHead

        head = self._head() if self._head is not None else DocumentHead(self._title())
        if form == "html":
            head = replace(head, date=_days(entries))
            pieces = html_export.document(self._counted(rows), head, footer_words, _spans, words)
        elif alone:
            pieces = markdown_export.pieces(rows, footer_words, head.folder, words)
        else:
            head = replace(head, date=_days(entries))
            pieces = markdown_export.document(self._counted(rows), head, footer_words, words)
        for piece in pieces:
            yield piece.encode("utf-8", "replace")

    def _counted(self, rows: RowIterator) -> Iterator[Entry]:
        """Yield the rows, and show the progress with each row."""
        for entry in rows:
            said = translate(
                "Exporter",
                "Saving {name}… {percent}",
                name=self._writes,
                percent=locale_format.percent(rows.percent / 100),
            )
            if said != self._words and rows.percent < 100:
                self._set_status(said)
            yield entry

    @Slot(object, str)
    def _on_saved(self, path: Path, problem: str) -> None:
        if problem:
            self._set_status(translate("Exporter", "Could not save: {problem}", problem=problem), bad=True)
        else:
            self._set_status(translate("Exporter", "Saved {name}", name=path.name))
        self.finished.emit()

    def _set_status(self, words: str, bad: bool = False) -> None:
        self._words, self._bad = words, bad
        self.changed.emit()

    @Property(str, notify=changed)
    def words(self) -> str:
        return self._words

    @Property(bool, notify=changed)
    def bad(self) -> bool:
        return self._bad

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._saving.running


def _days(entries: Sequence[Entry]) -> str:
    """Return the first day of the conversation, and its last day if it is another day; "" if unknown."""
    moments = [moment for entry in entries for moment in _moments(entry) if moment > 0]
    if not moments:
        return ""
    first, last = (QDateTime.fromMSecsSinceEpoch(int(f(moments) * 1000)) for f in (min, max))
    begun = QLocale().toString(first.date(), QLocale.FormatType.LongFormat)
    if last.date() == first.date():
        return begun
    ended = QLocale().toString(last.date(), QLocale.FormatType.LongFormat)
    return translate("Exporter", "{first} – {last}", first=begun, last=ended)


def _moments(entry: Entry) -> Iterator[float]:
    yield entry.began
    if entry.gap is not None:
        yield from (head.at for head in entry.gap.heads)


def _spans(code: str, language: str) -> Iterator[TextSpan]:
    from claude_desk.transcript.text.syntax_highlight import spans_in_turn

    return spans_in_turn(code, language) if len(code) <= _HEAVY else iter(())

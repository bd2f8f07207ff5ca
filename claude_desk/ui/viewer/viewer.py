"""The viewer: a page over the conversation to read, search, copy and save a text, such as a long output."""

from array import array
from bisect import bisect_left
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QTimer,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui import locale_format, safe_text
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_saver import FileSaver, encoded
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, constant
from claude_desk.ui.transcript import text_formats
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.text_formats import matches
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.transcript.tools.card import DiffPart, ListingPart
    from claude_desk.ui.viewer.growing_pages import GrowingPages, Growth
    from claude_desk.ui.viewer.text_pages import ViewerContent


# -------------------------------------------------------------------------------------------------
# The search in a text of any size, one piece at a time, so that the window stays responsive.


# Number of characters that one step searches, in a few milliseconds.
_PIECE = 250_000
# Number of matches at which the search stops. A user with so many matches refines the query.
MOST = 100_000


class TextSearch(QObject):
    """Searches a text. `found`: the positions of matches in code points. Emits `grown` after each piece."""

    grown = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found = array("q")
        self.query = ""
        self._text = ""
        self._next = 0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    @property
    def full(self) -> bool:
        """Whether the search has found `MOST` matches and stopped."""
        return len(self.found) >= MOST

    def start(self, text: str, query: str) -> None:
        """Search the text for the query. The first piece is searched immediately."""
        self.stop()
        self._text, self.query, self._next = text, query, 0
        self.found = array("q")
        if query and text:
            self._timer.start()
            self._step()
        else:
            self.grown.emit()

    def stop(self) -> None:
        self._timer.stop()
        self._text = ""

    def follow(self, text: str, gone: int, same: int) -> int:
        """Continue in a changed text. Return the number of matches in the removed characters.

        `gone` characters were removed at the start. The next `same` characters are unchanged.
        """
        if not self.query:
            return 0
        before = bisect_left(self.found, gone)
        last = same - len(self.query)  # last position of a match within the unchanged part
        self.found = array("q", (at - gone for at in self.found[before:] if at - gone <= last))
        self._next = max(0, min(self._next - gone, last + 1))
        if self.found:
            self._next = max(self._next, self.found[-1] + len(self.query))
        self._text = text
        if not self.full and not self._timer.isActive():
            self._timer.start()
            self._step()
        return before

    def first_from(self, position: int) -> int:
        """Return the number of the first match at or after a position; 0 without such a match."""
        at = bisect_left(self.found, position)
        return at if at < len(self.found) else 0

    @Slot()
    def _step(self) -> None:
        start = self._next
        end = start + _PIECE
        # A match may begin in this piece and end in the next piece.
        piece = self._text[start : end + len(self.query) - 1]
        places = [start + at for at in matches(piece, self.query)]
        self.found.extend(places)
        self._next = max(end, places[-1] + len(self.query)) if places else end
        if self._next >= len(self._text) or self.full:
            self.stop()
        self.grown.emit()


# -------------------------------------------------------------------------------------------------
# The pages of a long text for QML.


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_SHOWN = USER_ROLE + 1
# Number of characters that one step divides into pages, in a few milliseconds.
_AT_ONCE = 250_000


@QmlElement
class ViewerPageModel(QAbstractListModel):
    """A row for each page. `shown` is a list with one text, or with the old and the new text of a change.

    The texts have the form of `DiffPane.map`.
    """

    completed = Signal()  # all pages are known now
    # Emitted before and after the text grows.
    growing = Signal()
    grown = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pages: ViewerContent | None = None
        self._count = 0
        self._more = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_step_due)

    @Property(bool, notify=completed)
    def complete(self) -> bool:
        return not self._more

    def show(self, pages: "ViewerContent | None") -> None:
        """Show these pages: the first pages immediately, the other pages step by step."""
        self.beginResetModel()
        self._timer.stop()
        self.pages = pages
        self._more = pages.find_more(_AT_ONCE) if pages is not None else False
        self._count = pages.count if pages is not None else 0
        self.endResetModel()
        if self._more:
            self._timer.start()
        else:
            self.completed.emit()

    def show_instead(self, pages: "ViewerContent") -> None:
        """Replace the pages of a text that the viewer follows."""
        self.growing.emit()
        self.show(pages)
        self.grown.emit()

    def grow(self, dropped: int, same: int) -> None:
        """Update after the pages grew.

        `dropped` pages were removed at the start. The next `same` pages are unchanged.
        """
        assert self.pages is not None
        if dropped > self._count:
            self.show_instead(self.pages)
            return
        self.growing.emit()
        if dropped:
            self.beginRemoveRows(QModelIndex(), 0, dropped - 1)
            self._count -= dropped
            self.endRemoveRows()
        before, now = self._count, self.pages.count
        if now < before:
            self.beginRemoveRows(QModelIndex(), now, before - 1)
            self._count = now
            self.endRemoveRows()
        if same < min(before, now):
            self.dataChanged.emit(self.index(same, 0), self.index(min(before, now) - 1, 0))
        if now > before:
            self.beginInsertRows(QModelIndex(), before, now - 1)
            self._count = now
            self.endInsertRows()
        self.grown.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._count

    def roleNames(self) -> dict[int, QByteArray]:
        return {_SHOWN: QByteArray(b"shown")}

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if self.pages is None or role != _SHOWN or not 0 <= index.row() < self._count:
            return None
        return [pane.map() for pane in self.pages.panes(index.row())]

    @Slot()
    def _on_step_due(self) -> None:
        assert self.pages is not None
        self._more = self.pages.find_more(_AT_ONCE)
        if self.pages.count > self._count:
            self.beginInsertRows(QModelIndex(), self._count, self.pages.count - 1)
            self._count = self.pages.count
            self.endInsertRows()
        if not self._more:
            self._timer.stop()
            self.completed.emit()


def _start_of_line(text: str, line: int) -> int:
    """Return the position where a line begins, in code points; of the last line, if there are fewer lines."""
    start = 0
    for _ in range(line - 1):
        end = text.find("\n", start) + 1
        if end in (0, len(text)):
            break
        start = end
    return start


# The prefix and the separator of the names under which colours are requested.
_NAME, _END = "viewer", "\x1f"


@QmlElement
class Viewer(QObject):
    """The viewer. `show()` opens it. A long text is divided into pages and searched piece by piece."""

    openChanged = Signal()
    sizeChanged = Signal()
    foundChanged = Signal()
    marksChanged = Signal()  # the query or the current match changed
    savedChanged = Signal()
    queryChosen = Signal(str)  # text to put into the search field
    # The colours of this page are known now; -1 for all pages after the theme changed.
    coloured = Signal(int)
    # The page with the current match, or with the line to show.
    wanted = Signal(int)

    def __init__(self, colouring: HighlightWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._colouring = colouring
        self._pages = ViewerPageModel(self)
        self._search = TextSearch(self)
        self._saving = FileSaver(self)
        self._part: ListingPart | DiffPart | GrowingPages | None = None
        self._title = self._file_name = self._saved = ""
        self._two_sided = False
        self._number = 0  # number of the text, for the names of its colours
        self._current = -1
        self._from = 0  # position where the search began
        self._line_start = -1  # position of the line to show; -1 without such a line
        self._search.grown.connect(self._on_search_grown)
        self._saving.done.connect(self._on_saved)
        self._pages.completed.connect(self.sizeChanged)
        self._pages.completed.connect(self._show_line)
        colouring.ready.connect(self._on_highlighted)

    # --- what Python calls ---------------------------------------------------------------------

    def show_at(self, title: str, part: "ListingPart", file_name: str, line: int) -> None:
        """Open the text at a line, which counts from 1."""
        self._show(title, part, file_name, _start_of_line(part.text, line))

    @Slot(str, object, str)
    def show(self, title: str, part: "ListingPart | DiffPart | GrowingPages", file_name: str = "") -> None:
        """Open the text. `file_name` is the proposed name for saving it."""
        self._show(title, part, file_name, -1)

    def _show(
        self, title: str, part: "ListingPart | DiffPart | GrowingPages", file_name: str, line_start: int
    ) -> None:
        self._stop()
        self._line_start = line_start
        self._part = part
        self._number += 1
        self._title, self._file_name, self._saved = title, file_name or "output.txt", ""
        self._show_pages(part)
        self.openChanged.emit()
        self.savedChanged.emit()
        self.foundChanged.emit()
        self._show_line()

    def show_instead(self, pages: "GrowingPages") -> None:
        """Replace a followed text whose previous content is gone. The viewer stays open."""
        self._search.stop()
        self._part = pages
        self._current, self._from = -1, 0
        self._pages.show_instead(pages)
        self._search.start(pages.text, self._search.query)
        self.marksChanged.emit()

    def is_showing(self, pages: "GrowingPages") -> bool:
        return self._part is pages

    def grew(self, growth: "Growth") -> None:
        """Update after the shown text has grown."""
        pages = self._pages.pages
        if pages is None:
            return
        self._pages.grow(growth.dropped, growth.same)
        self._from = max(0, self._from - growth.characters)
        gone = self._search.follow(pages.text, growth.characters, growth.same_characters)
        if not gone <= self._current < gone + len(self._search.found):
            self._current = -1
        else:
            self._current -= gone
        self.sizeChanged.emit()
        self.foundChanged.emit()

    def colours_changed(self) -> None:
        self.coloured.emit(-1)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def close(self) -> None:
        """Go back to the conversation and drop the text."""
        if self._part is None:
            return
        self._stop()
        self._part = None
        self._pages.show(None)
        self.openChanged.emit()

    def _show_pages(self, part: "ListingPart | DiffPart | GrowingPages") -> None:
        from claude_desk.ui.viewer.text_pages import pages_of  # not needed for the first frame

        self._pages.show(pages_of(part, two_sided=self._two_sided))

    @Slot(bool)
    def setTwoSided(self, two_sided: bool) -> None:
        """Set whether there is room for a change side by side. If a change is open, show it accordingly."""
        if two_sided != self._two_sided:
            self._two_sided = two_sided
            from claude_desk.transcript.tools.card import DiffPart

            if isinstance(self._part, DiffPart):
                self._show_pages(self._part)

    @Slot(str)
    def seek(self, query: str) -> None:
        """Search for a query as if the user had typed it, if the viewer is open."""
        if self._part is not None:
            self.queryChosen.emit(query)

    @Slot(str, int)
    def find(self, query: str, page: int) -> None:
        """Search for the query. The first match from `page` on, or else the first match, becomes current."""
        pages = self._pages.pages
        if pages is None:
            return
        self._current, self._from = -1, pages.start_of(page)
        self._search.start(pages.text, query)
        self.marksChanged.emit()

    @Slot(int)
    def step(self, direction: int) -> None:
        """Go to the next (1) or previous (-1) match. The first match follows the last."""
        count = len(self._search.found)
        if count:
            self._go((self._current + direction) % count)

    @Slot()
    def copy(self) -> None:
        """Copy the complete text to the clipboard."""
        if self._pages.pages is not None:
            QGuiApplication.clipboard().setText(safe_text.for_pasting(self._pages.pages.text))

    @Slot(str)
    def save(self, address: str) -> None:
        """Write the complete text to a file, given as a file address. `saved` reports the result."""
        url = QUrl(address)
        if self._pages.pages is not None and url.isLocalFile():
            self._set_saved(translate("Viewer", "Saving…"))
            self._saving.start(Path(path_of(url)), encoded(self._pages.pages.text))

    @Slot(int, int, QQuickTextDocument)
    def paint(self, page: int, side: int, document: QQuickTextDocument) -> None:
        """Colour the item of a page's text, and mark its matches.

        `side` is 1 for the new text of two texts side by side, otherwise 0.
        """
        pages = self._pages.pages
        if pages is None or not 0 <= page < pages.count or side >= pages.sides:
            return
        pane = pages.panes(page)[side]
        name = _END.join((_NAME, str(self._number), str(page), f"{side}{pages.sides}"))
        code: tuple[TextSpan, ...] = self._colouring.spans(name, pane.text, pages.language) or ()
        text_formats.paint(document.textDocument(), [*code, *pane.spans])
        self.mark(page, side, document)

    @Slot(int, int, QQuickTextDocument)
    def mark(self, page: int, side: int, document: QQuickTextDocument) -> None:
        """Mark the matches in an item of a page."""
        place = self._place(page, side)
        query, current = self._search.query, -1
        if place >= 0:
            found = text_formats.matches(document.textDocument().toPlainText(), query)
            current = found.index(place) if place in found else -1
        text_formats.mark(document.textDocument(), query, current)

    @Slot(int, int, result=int)
    def currentPlace(self, page: int, side: int) -> int:
        """Return the position of the current match in a page's text, in UTF-16 units.

        Return -1 if the current match is not in this text.
        """
        pages, place = self._pages.pages, self._place(page, side)
        return safe_text.utf16_units(pages.panes(page)[side].text[:place]) if pages and place >= 0 else -1

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=openChanged)
    def open(self) -> bool:
        return self._part is not None

    # whether the text may grow, so that the viewer shows its end
    @Property(bool, notify=openChanged)
    def followed(self) -> bool:
        from claude_desk.ui.viewer.growing_pages import GrowingPages  # not needed for the first frame

        return isinstance(self._part, GrowingPages)

    @Property(str, notify=openChanged)
    def title(self) -> str:
        return self._title

    @Property(str, notify=sizeChanged)
    def size(self) -> str:
        """Return `20,400 lines · 598 KB`. The number of lines is missing until it is known."""
        pages = self._pages.pages
        if pages is None:
            return ""
        size = locale_format.text_size(pages.text)
        if not self._pages.complete:
            return size
        return translate("Viewer", "%Ln lines · {size}", n=pages.lines, one="%Ln line · {size}", size=size)

    pages = constant(ViewerPageModel, "_pages")

    @Property(str, notify=foundChanged)
    def foundWords(self) -> str:
        """Return `3 of 128`, or `128` without a current match; "" without a query.

        `128+` means that there may be more matches. Without matches, say so, or that the search is running.
        """
        if not self._search.query:
            return ""
        count = len(self._search.found)
        if not count:
            if self._search.running:
                return translate("Viewer", "Searching…")
            return translate("Viewer", "No results")
        found = locale_format.number(count)
        if self._search.full or self._search.running:
            found = translate("Viewer", "{count}+", count=found)
        if self._current < 0:
            return found
        current = locale_format.number(self._current + 1)
        return translate("Viewer", "{current} of {count}", current=current, count=found)

    @Property(int, notify=foundChanged)
    def foundCount(self) -> int:
        return len(self._search.found)

    @Property(str, notify=savedChanged)
    def saved(self) -> str:
        return self._saved

    @Property(str, notify=openChanged)
    def fileName(self) -> str:
        return self._file_name

    @Property(int, notify=openChanged)  # the page of the line to show; -1 without such a line
    def linePage(self) -> int:
        return self._line_page()

    # --- helpers -------------------------------------------------------------------------------

    def _stop(self) -> None:
        self._search.start("", "")
        self._saving.stop()
        self._current = -1

    @Slot()
    def _on_search_grown(self) -> None:
        found, open_ = self._search.found, self._pages.pages is not None
        # Use matches before the position where the search began only if there are no later matches.
        if open_ and self._current < 0 and found and (not self._search.running or found[-1] >= self._from):
            self._go(self._search.first_from(self._from))
        else:
            self.foundChanged.emit()

    def _go(self, number: int) -> None:
        self._current = number
        pages = self._pages.pages
        self.foundChanged.emit()
        self.marksChanged.emit()
        if pages is not None:
            self.wanted.emit(pages.page_at(self._search.found[number]))

    @Slot()
    def _show_line(self) -> None:
        if (page := self._line_page()) >= 0 and not self._search.query:
            self.wanted.emit(page)

    def _line_page(self) -> int:
        """Return the page of the line to show; -1 without such a line, and until its page is known."""
        pages = self._pages.pages
        known = pages is not None and self._line_start < pages.start_of(pages.count)
        return (
            pages.page_at(self._line_start) if pages is not None and known and self._line_start >= 0 else -1
        )

    def _place(self, page: int, side: int) -> int:
        pages = self._pages.pages
        if pages is None or not 0 <= page < pages.count:
            return -1
        if 0 <= self._current < len(self._search.found):
            return pages.place(page, side, self._search.found[self._current])
        return pages.place(page, side, self._line_start) if self._line_start >= 0 else -1

    @Slot(str)
    def _on_highlighted(self, name: str) -> None:
        kind, number, page, *_ = [*name.split(_END), "", ""]
        if kind == _NAME and number == str(self._number):
            self.coloured.emit(int(page))

    @Slot(object, str)
    def _on_saved(self, path: Path, problem: str) -> None:
        if problem:
            self._set_saved(translate("Viewer", "Could not save: {problem}", problem=problem))
        else:
            self._set_saved(translate("Viewer", "Saved as {name}", name=path.name))

    def _set_saved(self, said: str) -> None:
        self._saved = said
        self.savedChanged.emit()

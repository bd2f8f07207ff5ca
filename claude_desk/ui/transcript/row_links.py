"""The links of a row: links in Claude's prose, and in plain texts web addresses and names of files with a
line.

A plain text contains no links: its addresses are only painted, and `RowLinks.at` finds the address at the
pointer's position.
"""

import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.transcript.text.file_places import FilePlaceName, may_have_places, places_named
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui.qt_types import QStringList
from claude_desk.ui.transcript import text_formats
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.transcript.row_text import units
from claude_desk.ui.transcript.transcript_model import TranscriptModel

if TYPE_CHECKING:
    from claude_desk.transcript.text.web_addresses import WebAddress

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

STYLE = "link underline"
_PLACE_STYLE = " ".join(
    ("place", "underline")
)  # without a colour of its own: a name of a file is part of the text
_TARGETS = {"link", "place"}  # the style words by which a target is recognized
_SCHEME = "://"
# A link in the HTML that the program makes of prose.
_LINK = re.compile(r'<a href="([^"]*)"')
# Greatest number of links of a row that are listed.
_LISTED = 12


def links_in(text: str) -> "Iterator[WebAddress]":
    """Yield the web addresses in a plain text."""
    if _SCHEME in text:
        from claude_desk.transcript.text.web_addresses import plain_links

        yield from plain_links(text)


def targets_in(text: str) -> "list[WebAddress | FilePlaceName]":
    """Return the web addresses and the names of files with a line in a plain text, in order."""
    web = list(links_in(text))
    places = (
        place
        for place in places_named(text)
        if all(place.end <= a.start or a.end <= place.start for a in web)
    )
    return sorted([*web, *places])


def link_spans(text: str) -> list[TextSpan]:
    return [
        TextSpan(found.start, found.end, _PLACE_STYLE if isinstance(found, FilePlaceName) else STYLE)
        for found in targets_in(text)
    ]


def addresses_of(row: TranscriptRow, prose: ProseRenderer) -> list[str]:
    """Return the addresses of the links that the row shows, each once, at most `_LISTED`."""
    found: list[str] = []
    if row.prose:
        found += _links_of(row.html(prose.entry_html, prose.version))
    elif row.is_plain_text:
        found += (link.address for link in links_in(row.body))
    elif row.card is not None:
        for shown in row.card.parts(row.folded):
            if shown.map["kind"] == "listing":
                found += (link.address for link in links_in(shown.text))
            elif shown.map["kind"] == "rich":
                found += _links_of(prose.card(shown.text))
    return list(dict.fromkeys(found))[:_LISTED]


def _links_of(html: str) -> Iterator[str]:
    return (unescape(address) for address in _LINK.findall(html))


@QmlElement
class RowLinks(QObject):
    recoloured = Signal()  # the theme changed: paint everything again
    # the row's key as passed to `findFiles`, and files that the row names
    filesFound = Signal(str, QStringList)

    def __init__(
        self,
        transcript: TranscriptModel,
        prose: ProseRenderer,
        folders: "Callable[[str, Callable[[list[str]], None]], None]",
        parent: QObject,
    ) -> None:
        """`folders` is called with a row's key and a callback.

        The callback receives the folders to which the row's paths may be relative.
        """
        super().__init__(parent)
        self._transcript = transcript
        self._prose = prose
        self._folders = folders

    @Slot(str, result=bool)
    def mayStandIn(self, text: str) -> bool:
        """Return whether a text may contain addresses or names of files with a line."""
        return _SCHEME in text or may_have_places(text)

    @Slot(QQuickTextDocument)
    def paint(self, document: QQuickTextDocument) -> None:
        """Paint the addresses of a plain text. Nothing else may be painted in that text."""
        page = document.textDocument()
        text_formats.paint(page, link_spans(page.toPlainText()))

    @Slot(QQuickTextDocument, float, float, result=str)
    def at(self, document: QQuickTextDocument, x: float, y: float) -> str:
        """Return the painted address at a point of a text item; "" without an address."""
        page = document.textDocument()
        position = page.documentLayout().hitTest(QPointF(x, y), Qt.HitTestAccuracy.ExactHit)
        if position < 0 or _TARGETS.isdisjoint(text_formats.painted_at(page, position)):
            return ""
        block = page.findBlock(position)
        text = block.text()
        before = len(units(text, 0, position - block.position()))
        return next((link.address for link in targets_in(text) if link.start <= before < link.end), "")

    @Slot(str, result="QStringList")
    def of(self, key: str) -> list[str]:
        """Return the addresses of a row's links. `findFiles` finds the files that the row names."""
        row = self._transcript.row(key)
        return addresses_of(row, self._prose) if row is not None else []

    @Slot(str)
    def findFiles(self, key: str) -> None:
        """Look for files that a row names. `filesFound` reports them, if there are any.

        Links and files together are at most `_LISTED`.
        """
        row = self._transcript.row(key)
        if row is None:
            return
        from claude_desk.session.core.disk_looks import when_looked
        from claude_desk.ui.transcript.row_paths import paths_of  # not needed for the first frame

        entry, known = row.entry, set(self.of(key))
        room = _LISTED - len(known)

        def report(named: list[str]) -> None:
            if found := [name for name in dict.fromkeys(named) if name not in known][:room]:
                self.filesFound.emit(key, found)

        def search(folders: list[str]) -> None:
            nothing: list[str] = []
            when_looked(
                lambda: [name for folder in folders for name in paths_of(entry, folder, _LISTED)],
                report,
                nothing,
                owner=self,
            )

        if room > 0:
            self._folders(key, search)

    def colours_changed(self) -> None:
        self.recoloured.emit()

"""The places of attachments on the screen, and checks of these places."""

import itertools
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from tests.qml.window import Kind, Window

# The checks tolerate this difference in pixels, because not every item is exactly at whole pixels.
SLACK = 0.51


@dataclass(frozen=True)
class Place:
    """An attachment, or the button that shows the rest, in coordinates of the window."""

    name: str
    picture: bool
    wants: float  # the width that the item asked for
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


@dataclass(frozen=True)
class Flow:
    """All attachments of one message, in the order in which they were given."""

    places: list[Place]
    gap: float
    room: float
    edge: float  # x of the left side
    outer: QRectF
    row: QRectF  # the row that contains the attachments

    @property
    def lines(self) -> list[list[Place]]:
        """The attachments of each line. Two attachments are in one line if their vertical extents overlap."""
        found: list[list[Place]] = []
        for place in self.places:
            if found and any(place.y < other.bottom and place.bottom > other.y for other in found[-1]):
                found[-1].append(place)
            else:
                found.append([place])
        return found

    def check(self, scale: float = 1.0) -> None:
        """Raise AssertionError if anything is out of place."""
        assert self.places
        self._check_sizes(scale)
        self._check_order()
        self._check_bounds()
        self._check_fill()

    def _check_sizes(self, scale: float) -> None:
        for place in self.places:
            assert abs(place.width - place.wants) <= SLACK, f"stretched: {place}"
            if place.picture:
                assert place.width <= 180 * scale + 1, place
                assert place.width >= min(64 * scale, self.room) - 1, place
            else:
                assert place.width <= 260 * scale + 1, place

    def _check_order(self) -> None:
        lines = self.lines
        for line in lines:
            for left, right in itertools.pairwise(line):
                assert abs(right.x - left.right - self.gap) <= SLACK, (left, right)
            middles = [place.y + place.height / 2 for place in line]
            assert max(middles) - min(middles) <= 1, line
        for above, below in itertools.pairwise(lines):
            lowest = max(place.bottom for place in above)
            highest = min(place.y for place in below)
            assert abs(highest - lowest - self.gap) <= SLACK, (above, below)

    def _check_bounds(self) -> None:
        for place in self.places:
            assert place.y >= self.row.top() - SLACK, (place, self.row)
            assert place.bottom <= self.row.bottom() + SLACK, (place, self.row)
        for line in self.lines:
            assert abs(line[0].x - self.edge) <= SLACK, (line, self.edge)
            assert line[-1].right <= self.edge + self.room + SLACK, line
        widest = max(line[-1].right - line[0].x for line in self.lines)
        assert abs(self.outer.width() - widest) <= SLACK, "as wide as it needs to be, no wider"

    def _check_fill(self) -> None:
        """Check that a line ends only if the next attachment does not fit any more."""
        for line, after in zip(self.lines, self.lines[1:], strict=False):
            used = line[-1].right - line[0].x
            assert used + self.gap + after[0].width > self.room - SLACK, f"stacked: {line} {after}"


def flows_of(window: Window) -> list[Flow]:
    """Return the attachments of every message that is built, from the top."""
    found = [_flow(item) for item in window.items("AttachmentFlow") if item.isVisible()]
    return sorted(found, key=lambda flow: flow.outer.top())


def _flow(outer: QQuickItem) -> Flow:
    parts = [item for item in outer.childItems() if item.isVisible() and item.width() > 0]
    attachments = [item for item in parts if _is(item, "AttachmentItem")]
    attachments.sort(key=lambda item: int(item.property("index")))
    more = [item for item in parts if _is(item, "DeskButton")]
    column = outer.parentItem()
    row: QQuickItem | None
    area = _place(column)
    row = column
    while row is not None and not _is(row, "UserRow"):
        row = row.parentItem()
    return Flow(
        places=[_seen(item) for item in [*attachments, *more]],
        gap=float(outer.property("_gap")),
        room=float(outer.property("room")),
        edge=area.left(),
        outer=_place(outer),
        row=_place(row or column),
    )


def _seen(item: QQuickItem) -> Place:
    place = _place(item)
    is_attachment = _is(item, "AttachmentItem")
    return Place(
        str(item.property("name" if is_attachment else "caption")),
        is_attachment and bool(item.property("picture")),
        item.implicitWidth(),
        place.x(),
        place.y(),
        place.width(),
        place.height(),
    )


def _place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def _is(item: QQuickItem, kind: str) -> bool:
    return item.metaObject().className().split("_QML")[0] == kind


def focus(window: Window, name: str) -> None:
    """Move the keyboard focus to the button of an attachment in the first message."""
    window.wait_for(Kind.Button, name)
    window.key(Qt.Key.Key_F7)
    for _ in range(8):
        if not window.has_focus(name):
            window.key(Qt.Key.Key_Tab)
    assert window.has_focus(name)


BENCH = b"""
import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.Core
import ClaudeDesk.RowParts

Item {
    id: root
    property alias items: flow.items
    height: flow.height
    RowContext { id: rowHost; session: App.session }
    AttachmentFlow { id: flow; host: rowHost; key: ""; allShown: false; items: [] }
}
"""


def bench_in(window: Window) -> tuple[QQuickItem, QQmlComponent]:
    """Return an item with pictures and files, in the window, and its component. The caller deletes both."""
    component = QQmlComponent(window.screen.engine)
    component.setData(BENCH, QUrl())
    assert not component.errors()
    bench = component.create()
    assert isinstance(bench, QQuickItem)
    bench.setParentItem(window.window.contentItem())
    return bench, component

"""Draws a terminal's screen in a grid of cells, and takes its keys, its mouse and its input method."""

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QHoverEvent,
    QInputMethodEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QWheelEvent,
)
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickPaintedItem

from claude_desk.ui.qt_types import Property, QVariantMap
from claude_desk.ui.terminal.terminal_view import Place, TerminalView

if TYPE_CHECKING:
    from claude_desk.terminal.cells import CellRun
    from claude_desk.terminal.colours import Palette

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_WHEEL_LINES = 3
_STEP = 120  # of a wheel
_BUTTONS = {Qt.MouseButton.LeftButton: 0, Qt.MouseButton.MiddleButton: 1, Qt.MouseButton.RightButton: 2}
_FIGURES = ((0x2500, 0x25A0), (0xE0A0, 0xE0D8), (0x1FB00, 0x1FBB0))  # lines, blocks, Powerline, mosaics
_FONTS = 8  # combinations of bold, italics and struck out
# Until the theme has given its colours.
_USUAL_COLOURS = {"ink": "#1F1E1B", "back": "#F6F4EF", "selection": "#F3D9CC", "cursor": "#1F1E1B"}


@QmlElement
class TerminalItem(QQuickPaintedItem):
    """The screen of a `TerminalView`. The size of the item decides how many columns and lines it has.

    Only lines that have changed are drawn again.
    """

    viewChanged = Signal()
    fontChanged = Signal()
    coloursChanged = Signal()
    gridChanged = Signal()
    menuWanted = Signal(float, float)

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._view: TerminalView | None = None
        self._family, self._pixels = "monospace", 12
        self._fonts: list[QFont] = []
        self._cell_width, self._cell_height, self._ascent = 8.0, 16, 12.0
        self._colours: dict[str, str] = dict(_USUAL_COLOURS)
        self._palette: Palette | None = None
        self._drawn_top = -1
        self._drawn_cursor = -1
        self._preedit = ""
        self._wheel = 0
        self._clicks = 0
        self._last_press = (0.0, QPointF())
        self._drags = False
        self._held_button: int | None = None
        self._columns = self._lines = 0
        self.setFlag(QQuickItem.Flag.ItemAcceptsInputMethod)
        self.setAcceptedMouseButtons(
            Qt.MouseButton.LeftButton | Qt.MouseButton.MiddleButton | Qt.MouseButton.RightButton
        )
        self.setAcceptHoverEvents(True)
        self.setOpaquePainting(True)
        self._measure()

    # --- properties ----------------------------------------------------------------------------

    @Property(TerminalView, notify=viewChanged)
    def view(self) -> TerminalView | None:
        return self._view

    @view.setter  # type: ignore[no-redef]
    def view(self, view: TerminalView | None) -> None:
        if view is self._view:
            return
        if self._view is not None:
            self._view.screenChanged.disconnect(self._on_screen_changed)
            self._view.selectionChanged.disconnect(self._draw_all)
            self._view.stateChanged.disconnect(self._draw_all)
        self._view = view
        if view is not None:
            view.screenChanged.connect(self._on_screen_changed)
            view.selectionChanged.connect(self._draw_all)
            view.stateChanged.connect(self._draw_all)
        self._fit()
        self._draw_all()
        self.viewChanged.emit()

    @Property(str, notify=fontChanged)
    def family(self) -> str:
        return self._family

    @family.setter  # type: ignore[no-redef]
    def family(self, family: str) -> None:
        if family and family != self._family:
            self._family = family
            self._measure()

    @Property(int, notify=fontChanged)
    def pixels(self) -> int:
        return self._pixels

    @pixels.setter  # type: ignore[no-redef]
    def pixels(self, pixels: int) -> None:
        if pixels > 0 and pixels != self._pixels:
            self._pixels = pixels
            self._measure()

    @Property(QVariantMap, notify=coloursChanged)
    def colours(self) -> dict[str, str]:
        return self._colours

    @colours.setter  # type: ignore[no-redef]
    def colours(self, colours: Mapping[str, str]) -> None:
        self._colours = {**_USUAL_COLOURS, **colours}
        self._palette = None
        self.setFillColor(QColor(self._colours["back"]))
        self._draw_all()
        self.coloursChanged.emit()

    @Property(int, notify=gridChanged)
    def columns(self) -> int:
        return self._columns

    @Property(int, notify=gridChanged)
    def lines(self) -> int:
        return self._lines

    @Property(float, notify=gridChanged)
    def lineHeight(self) -> float:
        return float(self._cell_height)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, int, result=bool)
    def start(self, shell: str, history: int) -> bool:
        """Start a shell, with the size of this item."""
        if self._view is None or not self._columns:
            return False
        return self._view.start(self._columns, self._lines, shell, history)

    # --- the grid --------------------------------------------------------------------------------

    def _measure(self) -> None:
        font = QFont(self._family)
        font.setPixelSize(self._pixels)
        font.setStyleHint(QFont.StyleHint.Monospace)
        font.setFixedPitch(True)
        font.setKerning(False)
        metrics = QFontMetricsF(font)
        own = metrics.horizontalAdvance("0")
        self._cell_width = max(1.0, float(math.ceil(own - 0.01)))
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, self._cell_width - own)
        self._cell_height = max(1, math.ceil(metrics.ascent() + metrics.descent()))
        self._ascent = metrics.ascent()
        self._fonts = []
        for number in range(_FONTS):
            made = QFont(font)
            made.setBold(bool(number & 1))
            made.setItalic(bool(number & 2))
            made.setStrikeOut(bool(number & 4))
            self._fonts.append(made)
        self.fontChanged.emit()
        self._fit()
        self._draw_all()

    def geometryChange(self, new: QRectF | QRect, old: QRectF | QRect) -> None:
        super().geometryChange(new, old)
        self._fit()

    def _fit(self) -> None:
        """Set the size of the grid after the item's size or the font has changed."""
        columns = int(self.width() / self._cell_width)
        lines = int(self.height() / self._cell_height)
        if columns < 2 or lines < 2:
            return
        if (columns, lines) != (self._columns, self._lines):
            self._columns, self._lines = columns, lines
            self.gridChanged.emit()
        if self._view is not None:
            self._view.resize(columns, lines)

    def _place(self, position: QPointF) -> Place:
        """Return the line and the column at a position, which may be outside."""
        row = min(max(int(position.y() // self._cell_height), 0), max(self._lines - 1, 0))
        column = min(max(int(position.x() / self._cell_width), 0), self._columns)
        top = self._view.top if self._view is not None else 0
        return top + row, column

    # --- drawing -----------------------------------------------------------------------------------

    @Slot()
    def _draw_all(self) -> None:
        self._drawn_top = -1
        self.update()

    @Slot()
    def _on_screen_changed(self) -> None:
        """Draw again the lines that have changed, and the old and new place of the cursor."""
        view = self._view
        screen = view.screen if view is not None else None
        if view is None or screen is None:
            self._draw_all()
            return
        dirty = set(screen.dirty)
        screen.dirty.clear()
        top = view.top
        moved = screen.top_line - top
        if top != self._drawn_top or len(dirty) >= self._lines:
            self._drawn_top = top
            self._drawn_cursor = screen.cursor.y + moved
            self.update()
            return
        rows = {row + moved for row in dirty} | {self._drawn_cursor, screen.cursor.y + moved}
        self._drawn_cursor = screen.cursor.y + moved
        for row in rows:
            if 0 <= row <= self._lines:
                self.update(QRect(0, row * self._cell_height, math.ceil(self.width()), self._cell_height))
        if self.hasActiveFocus():
            self.updateInputMethod(Qt.InputMethodQuery.ImCursorRectangle)

    def paint(self, painter: QPainter) -> None:
        view = self._view
        screen = view.screen if view is not None else None
        if view is None or screen is None:
            return
        from claude_desk.terminal.colours import Palette

        if self._palette is None:
            self._palette = Palette(self._colours)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        clip = painter.clipBoundingRect() if painter.hasClipping() else self.boundingRect()
        first = max(0, int(clip.top() // self._cell_height))
        last = min(screen.lines, math.ceil(clip.bottom() / self._cell_height))
        if screen.in_reverse:
            painter.fillRect(clip, QColor(self._palette.ink))
        top = view.top
        for row in range(first, last):
            self._paint_line(painter, self._palette, row, view.runs(top + row), view.selected(top + row))
        row = screen.cursor.y + screen.top_line - top
        if view.running and not screen.cursor.hidden and first <= row < last:
            self._paint_cursor(painter, row, min(screen.cursor.x, screen.columns - 1), view.runs(top + row))

    def _paint_line(
        self,
        painter: QPainter,
        palette: "Palette",
        row: int,
        runs: "tuple[CellRun, ...]",
        selected: tuple[int, int] | None,
    ) -> None:
        y, width, height = row * self._cell_height, self._cell_width, self._cell_height
        in_reverse = self._view is not None and self._view.screen is not None and self._view.screen.in_reverse
        edge = self._columns
        for run in runs:
            back = palette.of(run.style, in_reverse, _is_figure(run.text)).back
            if back and run.column < edge:
                cells = min(run.width, edge - run.column)
                painter.fillRect(QRectF(run.column * width, y, cells * width, height), QColor(back))
        if selected is not None:
            area = QRectF(selected[0] * width, y, (selected[1] - selected[0]) * width, height)
            painter.fillRect(area, QColor(self._colours["selection"]))
        for run in runs:
            if run.column >= edge:
                break
            self._paint_run(painter, palette, y, run, selected, in_reverse)

    def _paint_run(
        self,
        painter: QPainter,
        palette: "Palette",
        y: float,
        run: "CellRun",
        selected: tuple[int, int] | None,
        in_reverse: bool,
    ) -> None:
        style, width = run.style, self._cell_width
        text = run.text[: self._columns - run.column] if run.text.isascii() else run.text
        if not text.strip() and not style.underscore and not style.link and not style.strikethrough:
            return
        ink = palette.of(style, in_reverse, _is_figure(text)).ink
        painter.setFont(self._fonts[style.bold + 2 * style.italics + 4 * style.strikethrough])
        base = y + self._ascent
        painter.setPen(QColor(ink))
        cells = len(text) if text.isascii() else run.width
        pieces = [(run.column, text, False)]
        if selected is not None and selected[0] < run.column + cells and selected[1] > run.column:
            pieces = _pieces(run.column, text, selected) if text.isascii() else [(run.column, text, True)]
        for column, words, chosen in pieces:
            if chosen:
                painter.setPen(QColor(self._ink_on_selection(ink)))
            painter.drawText(QPointF(column * width, base), words)
            if chosen:
                painter.setPen(QColor(ink))
        if style.underscore or style.link:
            below = y + min(self._ascent + 2, self._cell_height - 1)
            painter.drawLine(
                QPointF(run.column * width, below), QPointF((run.column + cells) * width - 1, below)
            )

    def _ink_on_selection(self, ink: str) -> str:
        from claude_desk.terminal.colours import readable

        return readable(ink, self._colours["selection"])

    def _paint_cursor(self, painter: QPainter, row: int, column: int, runs: "tuple[CellRun, ...]") -> None:
        view = self._view
        shape = view.screen.cursor_shape if view is not None and view.screen is not None else "block"
        under = next((run for run in runs if run.column <= column < run.column + run.width), None)
        cells = under.width if under is not None and not under.text.isascii() else 1
        area = QRectF(
            column * self._cell_width, row * self._cell_height, cells * self._cell_width, self._cell_height
        )
        colour = QColor(self._colours["cursor"])
        if self._preedit:
            painter.fillRect(area, QColor(self._colours["back"]))
            painter.setPen(colour)
            painter.setFont(self._fonts[0])
            painter.drawText(QPointF(area.x(), area.y() + self._ascent), self._preedit)
        elif not self.hasActiveFocus():
            painter.setPen(QPen(colour, 1))
            painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))
        elif shape == "bar":
            painter.fillRect(QRectF(area.x(), area.y(), 2, area.height()), colour)
        elif shape == "underline":
            painter.fillRect(QRectF(area.x(), area.bottom() - 2, area.width(), 2), colour)
        else:
            painter.fillRect(area, colour)
            if under is not None:
                ascii_text = under.text.isascii()
                text = under.text[column - under.column] if ascii_text else under.text
                painter.setPen(QColor(self._colours["back"]))
                painter.setFont(self._fonts[under.style.bold + 2 * under.style.italics])
                painter.drawText(QPointF(area.x(), area.y() + self._ascent), text)

    # --- keyboard ------------------------------------------------------------------------------------

    def focusInEvent(self, event: Any) -> None:
        super().focusInEvent(event)
        self._report_focus(True)
        self._draw_all()

    def focusOutEvent(self, event: Any) -> None:
        super().focusOutEvent(event)
        self._preedit = ""
        self._report_focus(False)
        self._draw_all()

    def _report_focus(self, has_focus: bool) -> None:
        if self._view is not None:
            self._view.report_focus(has_focus)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._preedit = event.preeditString()
        if event.commitString() and self._view is not None:
            self._view.type(event.commitString())
        event.accept()
        self._draw_all()

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> Any:
        if query == Qt.InputMethodQuery.ImEnabled:
            return True
        if query == Qt.InputMethodQuery.ImHints:
            return int(
                Qt.InputMethodHint.ImhNoPredictiveText.value | Qt.InputMethodHint.ImhNoAutoUppercase.value
            )
        if query == Qt.InputMethodQuery.ImCursorRectangle:
            screen = self._view.screen if self._view is not None else None
            x, y = (screen.cursor.x, screen.cursor.y) if screen is not None else (0, 0)
            return QRectF(x * self._cell_width, y * self._cell_height, self._cell_width, self._cell_height)
        return super().inputMethodQuery(query)

    # --- mouse -----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.forceActiveFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()
        if self._view is None:
            return
        place, button = self._place(event.position()), _BUTTONS.get(event.button(), 0)
        if self._reports(button, place, True, event):
            self._held_button = button
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.menuWanted.emit(event.position().x(), event.position().y())
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._view.paste_selection()
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier and (
            address := self._view.address_at(place)
        ):
            self._view.open_address(address)
        else:
            self._begin_selection(event, place)

    def _begin_selection(self, event: QMouseEvent, place: Place) -> None:
        """Begin a selection: with the second press at the same place of a word, with the third of a line."""
        assert self._view is not None
        seconds, last = self._last_press
        now = event.timestamp() / 1000
        near = (event.position() - last).manhattanLength() < self._cell_height
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        self._clicks = self._clicks % 3 + 1 if near and now - seconds <= interval else 1
        self._last_press = now, event.position()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self._view.hasSelection:
            self._view.select_to(place)
        else:
            self._view.select_from(self._edge(event.position()) if self._clicks == 1 else place, self._clicks)
        self._drags = True

    def _edge(self, position: QPointF) -> Place:
        """Return the place between cells that is nearest to a position."""
        return self._place(position + QPointF(self._cell_width / 2, 0))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._view is None:
            return
        if self._held_button is not None:
            self._reports(self._held_button | 32, self._place(event.position()), True, event)
        elif self._drags:
            if event.position().y() < 0:
                self._view.scroll(-1)
            elif event.position().y() > self.height():
                self._view.scroll(1)
            self._view.select_to(self._edge(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._view is None:
            return
        if self._held_button is not None:
            self._reports(self._held_button, self._place(event.position()), False, event)
            self._held_button = None
        elif self._drags:
            self._drags = False
            self._view.end_selection()

    def hoverMoveEvent(self, event: QHoverEvent) -> None:
        """Show by the pointer that Ctrl and a press would open an address."""
        controlled = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        found = controlled and self._view is not None and self._view.address_at(self._place(event.position()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if found else Qt.CursorShape.IBeamCursor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        view = self._view
        screen = view.screen if view is not None else None
        if view is None or screen is None:
            return
        self._wheel += event.angleDelta().y()
        steps = int(self._wheel / _STEP * _WHEEL_LINES)
        if not steps:
            return
        self._wheel -= round(steps * _STEP / _WHEEL_LINES)
        place = self._place(event.position())
        for _ in range(min(abs(steps), 3 * _WHEEL_LINES)):
            if not self._reports(64 if steps > 0 else 65, place, True, event):
                break
        else:
            return
        if screen.in_alternate:
            key = Qt.Key.Key_Up if steps > 0 else Qt.Key.Key_Down
            for _ in range(min(abs(steps), screen.lines)):
                view.press(int(key), 0, "")
        else:
            view.scroll(-steps)

    def _reports(self, button: int, place: Place, pressed: bool, event: QMouseEvent | QWheelEvent) -> bool:
        from claude_desk.terminal.keys import Held  # with the first terminal

        view = self._view
        screen = view.screen if view is not None else None
        if view is None or screen is None or not screen.takes_mouse or not view.running:
            return False
        held = Held(
            bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier),
            bool(event.modifiers() & Qt.KeyboardModifier.AltModifier),
            bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier),
        )
        row, column = place[0] - view.top, min(place[1], screen.columns - 1)
        return view.report_mouse(button, (row, column), pressed, held)


def _is_figure(text: str) -> bool:
    """Return whether the character is a part of a drawing: a line, a block, or a mark of a prompt."""
    return not text.isascii() and any(begin <= ord(text[0]) < end for begin, end in _FIGURES)


def _pieces(column: int, text: str, selected: tuple[int, int]) -> list[tuple[int, str, bool]]:
    """Cut text of ASCII at the ends of the selection. Return the pieces with whether they are selected."""
    begin = min(max(selected[0] - column, 0), len(text))
    end = min(max(selected[1] - column, begin), len(text))
    cut = ((0, begin, False), (begin, end, True), (end, len(text), False))
    return [(column + first, text[first:last], chosen) for first, last, chosen in cut if last > first]

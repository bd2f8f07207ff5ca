"""Formulas in Claude's text: drawn, read out, found and copied."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickTextDocument

from claude_desk.formulas.outline import outline_of
from claude_desk.formulas.requests import FormulaOutline
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.markdown.formulas import Formula
from claude_desk.ui.formulas.formula_pictures import FormulaPictures
from claude_desk.ui.formulas.formula_room import formulas_in
from claude_desk.ui.transcript.row_text import row_text
from tests.gallery import Maker
from tests.gallery.formulas import draw_at_once
from tests.gallery.prose import entries_of
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below

TEXT = r"So $\frac{a}{b}$ is less than $x^2$, and `$c$` is code."


NO_BRUSH = Qt.BrushStyle.NoBrush


def pictures(window: Window, kind: str = "ProseRow") -> list[QQuickItem]:
    """Return the pictures of the visible formulas in the first row of that kind."""
    return [
        item
        for layer in items_below(window.item(kind), "FormulaLayer")
        for item in layer.childItems()
        if item.inherits("QQuickImage") and item.isVisible() and item.implicitWidth() > 0
    ]


def document(window: Window) -> QQuickTextDocument:
    """Return the text document. Keep it as long as its `QTextDocument` is used."""
    quick = window.item("LinkText").property("textDocument")
    assert isinstance(quick, QQuickTextDocument)
    return quick


def text(window: Window) -> str:
    quick = document(window)
    return quick.textDocument().toPlainText()


def width(window: Window) -> float:
    quick = document(window)
    return quick.textDocument().idealWidth()


def colours(window: Window, item: QQuickItem) -> set[str]:
    """Return whether the picture of an item contains dark or light pixels, or both."""
    place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).toRect()
    image = window.window.grabWindow()
    levels = [
        image.pixelColor(x, y).lightness()
        for x in range(place.left(), place.right())
        for y in range(place.top(), place.bottom())
    ]
    return {name for name, there in (("dark", min(levels) < 70), ("light", max(levels) > 200)) if there}


@pytest.fixture
def drawn(open_window: OpenWindow, session: LiveSession) -> Window:
    session.add(*entries_of(Maker(), TEXT))
    window = open_window(session)
    draw_at_once(window.app.formulas)
    window.qtbot.waitUntil(lambda: len(pictures(window)) == 2)
    return window


def test_formulas_are_drawn_in_the_line_and_in_the_colour_of_the_text(drawn: Window) -> None:
    first, second = pictures(drawn)
    words = drawn.item("LinkText")
    assert 0 < first.x() < first.x() + first.width() < second.x() < words.width()
    assert first.y() >= -3 and first.y() + first.height() <= words.height() + 3
    assert colours(drawn, first) == {"dark", "light"}
    image = drawn.window.grabWindow()
    background = image.pixelColor(first.mapToScene(QPointF(0, 0)).toPoint()).lightness()
    assert background > 200
    drawn.app.set_theme("dark")
    drawn.painted()
    drawn.qtbot.waitUntil(lambda: len(pictures(drawn)) == 2)
    first, _ = pictures(drawn)
    background = drawn.window.grabWindow().pixelColor(first.mapToScene(QPointF(0, 0)).toPoint()).lightness()
    assert background < 70
    assert "light" in colours(drawn, first)


def test_they_grow_with_the_text(drawn: Window) -> None:
    before = pictures(drawn)[0].height()
    drawn.app.set_text_scale(2.0)
    drawn.painted()
    drawn.qtbot.waitUntil(lambda: len(pictures(drawn)) == 2 and pictures(drawn)[0].height() > before * 1.8)


def test_their_source_is_read_out_copied_and_found(drawn: Window) -> None:
    said = r"So $\frac{a}{b}$ is less than $x^2$, and $c$ is code."
    assert drawn.find(Kind.ListItem, f"Claude: {said}") is not None
    assert text(drawn) == said
    view = drawn.app.view
    view.selection.copier.copyRow(view.transcript.rows[0].entry.id)
    drawn.qtbot.waitUntil(lambda: not view.selection.copier.busy)
    assert QGuiApplication.clipboard().text() == TEXT
    view.find.begin("")
    view.find.setQuery("frac{a}")
    drawn.qtbot.waitUntil(lambda: view.find.property("count") == 1)
    assert view.find.place(drawn.item("ProseRow")) >= 0


def test_a_formula_is_found_marked_and_selected_as_a_whole(drawn: Window) -> None:
    view = drawn.app.view
    view.find.begin("")
    view.find.setQuery("frac{a}")
    drawn.qtbot.waitUntil(lambda: view.find.property("count") == 1)
    view.find.mark(drawn.item("ProseRow"), view.transcript.rows[0].entry.id)
    quick = document(drawn)
    found = quick.textDocument().begin().layout().formats()
    marked = [(part.start, part.length) for part in found if part.format.background().style() is not NO_BRUSH]
    start, end = TEXT.index("$"), TEXT.index("$", 4) + 1
    assert (marked[0][0], sum(length for _, length in marked)) == (start, end - start)
    text = row_text(view.transcript.rows[0], view._prose)
    assert text.ranges(start + 3, start + 4) == [(start, end)]
    assert text.ranges(0, start) == [(0, start)]
    assert "".join(said for _, said in text.copied(start + 1, end + 3)) == TEXT[start : end + 3]
    drawn.app.formulas.set_enabled(False)
    text = row_text(view.transcript.rows[0], view._prose)
    assert text.ranges(start + 3, start + 4) == [(start + 3, start + 4)]


def test_a_table_has_columns_for_its_pictures(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*entries_of(Maker(), "| a | b |\n|---|---|\n| mean of it | $\\mathrm{Var}(\\mathbf{X})$ |"))
    window = open_window(session)
    wide = window.item("LinkText").width()
    draw_at_once(window.app.formulas)
    window.qtbot.waitUntil(lambda: len(pictures(window, "TableRow")) == 1)
    window.painted()
    (picture,), words = pictures(window, "TableRow"), window.item("LinkText")
    assert picture.width() < words.width() < wide - 40
    assert picture.x() + picture.width() <= words.width() + 2


def test_the_source_is_seen_until_the_picture_is_there(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*entries_of(Maker(), TEXT))
    window = open_window(session)
    known: FormulaPictures = window.app.formulas
    known.set_enabled(True)
    window.painted()
    height = window.item("ProseRow").height()
    assert pictures(window) == []
    wide = width(window)
    for _ in range(2):
        (formula,) = known.newest(1)
        assert pictures(window) == []  # all formulas of a row appear at once
        known.take(formula, outline_of(formula.tex, formula.display))
    assert not known.newest(1)
    window.qtbot.waitUntil(lambda: len(pictures(window)) == 2)
    assert width(window) < wide - 50
    assert window.item("ProseRow").height() - height < pictures(window)[0].height()
    known.set_enabled(False)
    window.qtbot.waitUntil(lambda: pictures(window) == [])
    assert width(window) == wide


def test_what_cannot_be_drawn_stays_as_it_is_written(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*entries_of(Maker(), "One $\\frac{1}{$ and $$\\unknown{x}$$ and $y$."))
    window = open_window(session)
    draw_at_once(window.app.formulas)
    window.qtbot.waitUntil(lambda: len(pictures(window)) == 1)
    assert text(window).startswith("One $\\frac{1}{$ and $$")
    quick = document(window)
    shares = [span.share for span in formulas_in(quick.textDocument())]
    assert shares == [0, 0, 1]


def test_a_wide_one_is_as_wide_as_the_row_and_grows_with_it(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*entries_of(Maker(), "$$\n" + " + ".join(f"x_{{{n}}}" for n in range(40)) + "\n$$"))
    window = open_window(session, (500, 800))
    draw_at_once(window.app.formulas)
    window.qtbot.waitUntil(lambda: len(pictures(window)) == 1)

    def fills() -> bool:
        window.painted()
        picture, room = pictures(window)[0], window.item("LinkText").width()
        return picture.x() >= -4 and room * 0.95 < picture.width() <= room + 8

    window.qtbot.waitUntil(fills)
    narrow = pictures(window)[0].width()
    window.window.resize(800, 800)
    window.qtbot.waitUntil(lambda: pictures(window)[0].width() > narrow * 1.3 and fills())


def test_a_large_one_stands_in_the_middle_with_its_lines_hidden(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*entries_of(Maker(), "$$\n\\frac{a}{b}\n= c\n$$"))
    window = open_window(session)
    draw_at_once(window.app.formulas)
    window.qtbot.waitUntil(lambda: len(pictures(window)) == 1)
    window.painted()
    (picture,), words = pictures(window), window.item("LinkText")
    assert abs(picture.x() + picture.width() / 2 - words.width() / 2) < 3
    assert words.height() < picture.height() + 24
    assert text(window) == "$$\n\\frac{a}{b}\n= c\n$$"


def test_while_it_is_written_it_is_text_and_what_is_drawn_stays(
    open_window: OpenWindow, session: LiveSession
) -> None:
    entry = Entry("p", EntryKind.PROSE, 1, "So $x_1$ and $y", final=False)
    session.add(entry)
    window = open_window(session)
    draw_at_once(window.app.formulas)
    window.qtbot.waitUntil(lambda: len(pictures(window)) == 1)
    for more, count in (("_2", 1), ("$", 2), (", then", 2), (" more words", 2), (" $z", 2), ("$.", 3)):
        session.append(entry, more)
        window.qtbot.waitUntil(lambda count=count: len(pictures(window)) == count)  # type: ignore[misc]
        assert text(window) == entry.text
    session.finish(entry)
    window.painted()
    assert len(pictures(window)) == 3


def test_a_formula_in_a_link_or_a_quotation_has_its_colour(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*entries_of(Maker(), "> a $x$ b [c $y$](https://example.org)"))
    window = open_window(session)
    draw_at_once(window.app.formulas)
    window.qtbot.waitUntil(lambda: len(pictures(window)) == 2)
    inks = [picture.property("source").toString().split("/")[4] for picture in pictures(window)]
    assert len(set(inks)) == 2


def test_an_outline_that_is_gone_is_drawn_again(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*entries_of(Maker(), "$x$"))
    window = open_window(session)
    known: FormulaPictures = window.app.formulas
    draw_at_once(known)
    window.qtbot.waitUntil(lambda: len(pictures(window)) == 1)
    known.take(Formula("large", True), FormulaOutline("M 0 0 " * 2_000_000, 0, 1, 1, 1))
    window.app.set_theme("dark")
    window.qtbot.waitUntil(lambda: len(pictures(window)) == 1)


def test_nothing_under_a_picture_takes_its_clicks(drawn: Window) -> None:
    layer = items_below(drawn.item("ProseRow"), "FormulaLayer")[0]
    assert layer.acceptedMouseButtons() == Qt.MouseButton.NoButton

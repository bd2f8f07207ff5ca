"""A text keeps the sources of its formulas, and leaves room for their pictures."""

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QGuiApplication, QTextDocument

from claude_desk.formulas.requests import UNITS, FormulaOutline
from claude_desk.transcript.markdown.formulas import Formula
from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.ui.formulas.formula_pictures import KEPT, WAITING, FormulaPictures
from claude_desk.ui.formulas.formula_room import MARGIN, SIZE, drawn_in, formulas_in, make_room, place_of
from claude_desk.ui.formulas.formula_widths import FormulaWidths
from claude_desk.ui.formulas.strut_fonts import strut_families

PALETTE = ProsePalette("#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "Mono")
BOX = FormulaOutline("M 0 0 H 1 V 1 Z", 0, 3 * UNITS, 2 * UNITS, UNITS)  # in em


def page(markdown: str, width: float = 400) -> QTextDocument:
    document = QTextDocument()
    font = QFont(document.defaultFont())
    font.setPixelSize(20)
    document.setDefaultFont(font)
    document.setTextWidth(width)
    document.setHtml(prose_html(markdown, PALETTE))
    return document


def test_the_fonts_have_a_height_and_nothing_else(qapp: QGuiApplication) -> None:
    for family, ascent, descent in zip(strut_families(), (30, 0), (0, 30), strict=True):
        font = QFont(family)
        font.setPixelSize(30)
        metrics = QFontMetricsF(font)
        assert QFontInfo(font).family() == family
        assert (metrics.ascent(), metrics.descent()) == (ascent, descent)
        assert metrics.horizontalAdvance(r"$\frac{a}{b}~$") == 0
        assert metrics.tightBoundingRect("$W").isEmpty()
    assert set(strut_families()) <= set(QFontDatabase.families())


@pytest.mark.parametrize("source", ["$x$", r"\(x\)", "$$x$$", "$é$", "$xé$", "$😀$"])
def test_a_source_is_as_large_as_its_picture(qapp: QGuiApplication, source: str) -> None:
    document = page(f"ab {source}, c")
    (span,) = formulas_in(document)
    assert (span.source, span.share, span.em, span.ink) == (source, 0, 20, "")
    assert make_room(document, [(span, BOX)])
    assert document.toPlainText() == f"ab {source}, c"
    (span,) = formulas_in(document)
    assert (span.source, span.share, span.em) == (source, 1, 20)
    assert not make_room(document, [(span, BOX)])
    line = document.begin().layout().lineAt(0)
    unit = 20 * SIZE
    assert unit * 2 <= line.ascent() <= unit * 2 + 2
    assert unit <= line.descent() <= unit + 2
    place = place_of(document, span, BOX)
    margin = MARGIN * unit / UNITS
    assert abs(place.width() - (3 * unit + 2 * margin)) <= 1
    assert abs(place.top() + margin + 2 * unit - (line.y() + line.ascent() + 0)) <= 4 + 1
    assert drawn_in(document) == [(span.start, span.end)]


def test_a_formula_in_a_heading_is_as_large_as_the_heading(qapp: QGuiApplication) -> None:
    (span,) = formulas_in(page("# ab $x$"))
    assert span.em == 20


def test_it_is_no_wider_than_its_line(qapp: QGuiApplication) -> None:
    document = page("$$x$$", 50)
    (span,) = formulas_in(document)
    make_room(document, [(span, BOX)])
    (span,) = formulas_in(document)
    assert 0.5 < span.share < 50 / (3 * 20 * SIZE)
    document.setTextWidth(400)
    assert make_room(document, [(span, BOX)])
    assert formulas_in(document)[0].share == 1


def test_neighbours_are_two(qapp: QGuiApplication) -> None:
    spans = formulas_in(page("$x$ and \\(x\\)\\(x\\)\n\n$z$"))
    assert [span.source for span in spans] == ["$x$", r"\(x\)", r"\(x\)", "$z$"]


def test_columns_are_measured_with_pictures() -> None:
    widths = FormulaWidths(
        lambda source: BOX if source == "$x$" else None, 10, lambda text, code: len(text) * 5.0
    )
    ((first, second),) = widths.cells([[("ab $x$ $y$", False), ("$x$$x$", True)]])
    assert widths.measure(*first) == 5 * 7 + 3 * 10 * SIZE + 2
    assert widths.measure("cd", False) == 10
    assert second[1]


def test_what_is_known_is_bounded(qapp: QGuiApplication) -> None:
    pictures = FormulaPictures()
    told: list[None] = []
    pictures.wanted.connect(lambda: told.append(None))
    assert pictures.find(Formula("x", False)) is None and not told
    pictures.set_enabled(True)
    for number in range(WAITING + 10):
        assert pictures.find(Formula(str(number), False)) is None
    assert len(told) == 1
    assert pictures.newest(2) == [Formula(str(WAITING + 9), False), Formula(str(WAITING + 8), False)]
    left = 0
    while formulas := pictures.newest(1):
        (formula,) = formulas
        pictures.take(formula, None)
        left += 1
    assert left == WAITING
    large = BOX._replace(path="M 0 0 " * (KEPT // 12))
    for number in range(4):
        pictures.take(Formula(f"large {number}", True), large)
    assert not pictures.is_drawn(Formula("large 0", True))
    assert pictures.is_drawn(Formula("large 3", True))
    pictures.set_enabled(False)
    assert not pictures.is_drawn(Formula("large 3", True))

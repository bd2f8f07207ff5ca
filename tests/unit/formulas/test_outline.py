"""TeX becomes shapes, or nothing."""

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from claude_desk.formulas import outline
from claude_desk.formulas.outline import NotDrawableError, outline_of
from claude_desk.formulas.requests import UNITS
from claude_desk.ui.formulas.formula_images import svg_of

USUAL = [
    r"x^2",
    r"\frac{-b \pm \sqrt{b^2-4ac}}{2a}",
    r"\int_0^\infty e^{-x^2}\,dx",
    r"\begin{pmatrix} a & b \\ c & d \end{pmatrix}",
    r"\begin{vmatrix} a & b \\ c & d \end{vmatrix}",
    r"\begin{aligned} a &= b \\ c &= d \end{aligned}",
    r"\begin{cases} 1 & x > 0 \\ 0 & \text{otherwise} \end{cases}",
    r"\mathbb{R}^n \to \mathcal{L}",
    r"\overrightarrow{AB} \underbrace{a+b}_{n} \boxed{x} \cancel{y}",
    r"\operatorname{softmax}\left(\frac{QK^\top}{\sqrt{d_k}}\right)V",
    r"x = y \tag{1} \label{eq:one}",
    "α ≤ β",
]


@pytest.mark.parametrize("tex", USUAL)
@pytest.mark.parametrize("display", [False, True])
def test_usual_formulas_are_outlines(tex: str, display: bool) -> None:
    drawn = outline_of(tex, display)
    assert drawn is not None
    assert re.fullmatch(r"[MLHVQCZ0-9e. \n-]+", drawn.path)
    assert 0 < drawn.width < 50 * UNITS
    assert 0 < drawn.ascent + drawn.descent < 10 * UNITS


def test_a_large_one_is_larger() -> None:
    large, small = outline_of(r"\frac{a}{b}", True), outline_of(r"\frac{a}{b}", False)
    assert large is not None and small is not None
    assert large.ascent > small.ascent * 1.2


@pytest.mark.parametrize(
    "tex",
    [
        "",
        " ",
        r"\frac{1}{",
        r"a & b",
        r"\unknown{x}",
        r"\ce{H2O}",
        r"\input{/etc/passwd}",
        r"\newcommand{\a}{b}",
        r"\colorbox{red}{x}",
        r"\hspace{1000000em}x",
        r"\phantom{x}",
        "日本語",
        "<path/>",
        r"\unicode{x1}",
        r"\\",
        "\x00",
    ],
)
def test_what_cannot_be_drawn_is_nothing(tex: str) -> None:
    assert outline_of(tex, True) is None or tex == "<path/>"


@pytest.mark.parametrize("tex", [r"\href{https://example.org}{x}", r"\color{red}{x}", r"<image href='a'/>"])
def test_what_is_no_shape_is_left_out(tex: str) -> None:
    drawn = outline_of(tex, True)
    assert drawn is None or re.fullmatch(r"[MLHVQCZ0-9e. \n-]+", drawn.path)


@pytest.mark.parametrize(
    "inside",
    [
        '<image href="file:///etc/passwd"/>',
        '<a href="https://example.org"><path d="M 0 0"/></a>',
        "<text>x</text>",
        '<use href="#a"/>',
        '<g transform="scale(2)"><path d="M 0 0"/></g>',
        '<path d="M 0 0" style="x"/>',
        '<path d="M 0 0"><title>x</title></path>',
        '<path d="url(x)"/>',
        '<rect x="0" y="0" width="1" height="a"/>',
        '<path d="M 0 0 Q 1 1 2 2" stroke="black" stroke-width="1"/>',
        "<script/>",
        "words",
    ],
)
def test_only_known_shapes_are_taken(inside: str) -> None:
    svg = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>')
    with pytest.raises(NotDrawableError):
        list(outline._shapes(svg))


def test_known_shapes_are_taken() -> None:
    svg = ElementTree.fromstring(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1">'
        '<g fill="black"><path d="M 0 0 L 1 1 Z " /></g>'
        '<rect x="0" y="0" width="4" height="2" fill="black" />'
        '<rect x="0" y="0" width="4" height="2" fill="none" stroke="black" stroke-width="2" />'
        '<path d="M 0 0 L 0 4" stroke="black" stroke-width="2" /></svg>'
    )
    assert list(outline._shapes(svg)) == [
        "M 0 0 L 1 1 Z",
        "M 0 0 H 4 V 2 H 0 Z",
        "M -1 -1 H 5 V 3 H -1 Z M 1 1 V 1 H 3 V 1 Z",
        "M -1 0 L 1 0 L 1 4 L -1 4 Z",
    ]


def test_a_frame_has_a_hole(qapp: QGuiApplication) -> None:
    """What stands in a box is to be read."""
    drawn = outline_of(r"\boxed{\quad\quad}", True)
    assert drawn is not None
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    unit = 200 / max(drawn.width, drawn.ascent + drawn.descent)
    svg = svg_of(drawn, "black", 200 / unit, 200 / unit)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(image.rect()))
    painter.end()
    painted = [(x, y) for x in range(200) for y in range(200) if image.pixelColor(x, y).alpha() > 128]
    (left, right), (top, bottom) = ((min(side), max(side)) for side in zip(*painted, strict=True))
    middle = image.pixelColor((left + right) // 2, (top + bottom) // 2)
    assert middle.alpha() == 0

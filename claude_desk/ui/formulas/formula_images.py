"""Pictures of formulas for QML, in the colour and the size of the surrounding text."""

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

from claude_desk.formulas.requests import UNITS, FormulaOutline
from claude_desk.ui.formulas.formula_pictures import FormulaPictures
from claude_desk.ui.formulas.formula_room import MARGIN

PROVIDER = "formula"
# Longest side of a picture, in pixels.
_LARGEST = 8_192


class FormulaImages(QQuickImageProvider):
    """Provides pictures by `NUMBER/COLOUR/PIXELS/WIDTH/HEIGHT`.

    COLOUR is `#rrggbb` without `#`. PIXELS is the size of an em. WIDTH and HEIGHT are the picture's size in
    pixels.
    """

    def __init__(self, pictures: FormulaPictures) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._pictures = pictures

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:  # noqa: N803 - Qt's name
        number, colour, pixels, *sides = id.split("/")
        outline = self._pictures.outline(int(number))
        width, height = (min(max(1, int(side)), _LARGEST) for side in sides)
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        if outline is not None:
            _paint(outline, colour, float(pixels), image)
        size.setWidth(width)
        size.setHeight(height)
        return image


def svg_of(outline: FormulaOutline, colour: str, width: float, height: float) -> str:
    """Return the outline as an SVG of `width` by `height` units, with a margin at the left and the top."""
    view = f"{outline.left - MARGIN:g} {-outline.ascent - MARGIN:g} {width:g} {height:g}"
    # One path for each shape: a single path with all shapes takes fifty times as long.
    shapes = "".join(f'<path d="{shape}"/>' for shape in outline.path.split("\n"))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" fill="{colour}">{shapes}</svg>'


def _paint(outline: FormulaOutline, colour: str, pixels: float, image: QImage) -> None:
    unit = pixels / UNITS
    svg = svg_of(outline, f"#{colour}", image.width() / unit, image.height() / unit)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()

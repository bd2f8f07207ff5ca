"""Icons as pictures: what is drawn for an address."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage

from claude_desk.ui.window.icon_images import IconImages

BAR = "M2 8 L14 8"
BOX = "M4 4 L12 4 L12 12 L4 12 Z"


def drawn(address: str, side: int) -> QImage:
    size = QSize()
    image = IconImages().requestImage(address, size, QSize(side, side))
    assert (size.width(), size.height()) == (image.width(), image.height())
    return image


@pytest.mark.parametrize("path", [BAR, BAR.replace(" ", "%20")])
def test_a_line_in_its_colour_and_size(qapp: QGuiApplication, path: str) -> None:
    image = drawn(f"1.6/ff0000/{path}", 32)
    assert image.size() == QSize(32, 32)
    assert image.pixelColor(16, 16).name() == "#ff0000"
    assert image.pixelColor(16, 4).alpha() == 0


def test_a_shape_is_filled_or_has_its_line_alone(qapp: QGuiApplication) -> None:
    filled, line = drawn(f"filled/00ff00/{BOX}", 32), drawn(f"1.6/00ff00/{BOX}", 32)
    assert filled.pixelColor(16, 16).name() == "#00ff00"
    assert line.pixelColor(16, 16).alpha() == 0
    assert line.pixelColor(8, 16).name() == "#00ff00"


def test_a_size_is_bounded(qapp: QGuiApplication) -> None:
    assert drawn(f"1.6/ff0000/{BAR}", 0).size() == QSize(16, 16)
    assert drawn(f"1.6/ff0000/{BAR}", 100_000).size() == QSize(1_024, 1_024)


def test_the_width_of_the_lines_is_asked_for(qapp: QGuiApplication) -> None:
    thin, thick = drawn(f"0.8/00ff00/{BOX}", 32), drawn(f"3.2/00ff00/{BOX}", 32)
    places = [(x, y) for x in range(32) for y in range(32)]
    ink = [sum(image.pixelColor(*place).alphaF() for place in places) for image in (thin, thick)]
    assert ink[0] * 3 < ink[1]

"""Displays with a scale other than 1. Qt reads the scale at the start, so each test runs its own program."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
import sys
from PySide6.QtGui import QGuiApplication
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application
from tests.gallery import fill
from tests.qml.window import items_of

application = QGuiApplication(sys.argv[:1])
prepare_application(application)
screen = WindowEngine()
screen.app.set_theme("light")
fill("errors", screen)
window = screen.open()
for _ in range(20):
    application.processEvents()
picture = window.grabWindow()
scale = picture.width() / window.width()
for glyph in items_of(window, "Icon"):
    if not glyph.isVisible():
        continue
    place = glyph.mapRectToScene(glyph.boundingRect())
    cut = picture.copy(*(round(side * scale) for side in place.getRect()))
    colours = {cut.pixel(x, y) for x in range(cut.width()) for y in range(cut.height())}
    print(scale, len(colours))
screen.close()
"""


FORMULAS = """
import sys
from PySide6.QtGui import QGuiApplication
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application
from tests.gallery import fill
from tests.qml.window import items_below, items_of

application = QGuiApplication(sys.argv[:1])
prepare_application(application)
screen = WindowEngine()
screen.app.set_theme("light")
fill("formulas", screen)
window = screen.open()
for _ in range(20):
    application.processEvents()
picture = window.grabWindow()
scale = picture.width() / window.width()
for layer in items_of(window, "FormulaLayer"):
    for item in layer.childItems():
        place = item.mapRectToScene(item.boundingRect())
        if not item.inherits("QQuickImage") or not item.isVisible():
            continue
        if place.top() < 60 or place.bottom() > window.height() - 150:
            continue
        cut = picture.copy(*(round(side * scale) for side in place.getRect()))
        inked = lambda x: min(cut.pixelColor(x, y).lightness() for y in range(cut.height())) < 180
        dark = [x for x in range(cut.width()) if inked(x)]
        beside = cut.width() - (max(dark) - min(dark)) if dark else 1000
        print(beside / scale)
screen.close()
"""


SIGNS = """
import sys, threading
from PySide6.QtGui import QGuiApplication
from claude_desk.ui.window.icon_images import IconImages
from claude_desk.ui.window.window_engine import LocalOnlyFactory, WindowEngine, prepare_application
from tests.gallery import fill

drawn, asked = [], []
draw = IconImages.requestImage

def note(images, *arguments):
    drawn.append(threading.current_thread())
    return draw(images, *arguments)

IconImages.requestImage = note
LocalOnlyFactory.create = lambda factory, parent: asked.append(parent)
application = QGuiApplication(sys.argv[:1])
prepare_application(application)
screen = WindowEngine()
fill("attachments", screen)
screen.open()
for _ in range(20):
    application.processEvents()
screen.close()
assert not asked, "a request was made"
assert {thread is threading.main_thread() for thread in drawn} == {True}, drawn
"""


@pytest.mark.parametrize("scale", ["1.5", "2"])
def test_no_thread_of_qts_comes_to_python_for_a_sign(scale: str) -> None:
    """A thread of Qt that draws an icon must not ask Python for a network manager: see `LocalOnlyFactory`."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    subprocess.run([sys.executable, "-c", SIGNS], env=environment, check=True, timeout=60)


@pytest.mark.parametrize("scale", ["1", "1.5", "2"])
def test_formulas_fill_their_room(scale: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [sys.executable, "-c", FORMULAS],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    beside = [float(line) for line in done.stdout.splitlines()]
    assert len(beside) > 3
    assert all(pixels < 9 for pixels in beside), beside


@pytest.mark.parametrize("scale", ["1.5", "2"])
def test_signs_are_seen(scale: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, env=environment
    )
    seen = [line.split() for line in done.stdout.splitlines()]
    assert len(seen) > 5, done.stderr
    assert all(float(found) == float(scale) and int(colours) > 2 for found, colours in seen), seen


ROUND = """
import sys
from PySide6.QtGui import QGuiApplication, qGray
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application
from tests.gallery import fill
from tests.qml.window import items_of

application = QGuiApplication(sys.argv[:1])
prepare_application(application)
screen = WindowEngine()
screen.app.set_theme("light")
fill("question", screen)
window = screen.open()
for _ in range(20):
    application.processEvents()
picture = window.grabWindow()
scale = picture.width() / window.width()
for option in items_of(window, "DecisionOption")[:2]:
    card = option.mapRectToScene(option.boundingRect())
    left, top = round((card.x() + 11) * scale), round((card.y() + 4) * scale)
    dark = [
        (x, y)
        for x in range(left, left + round(17 * scale))
        for y in range(top, top + round(34 * scale))
        if qGray(picture.pixel(x, y)) < 200
    ]
    left, top = min(x for x, _ in dark), min(y for _, y in dark)
    size = max(max(x for x, _ in dark) - left, max(y for _, y in dark) - top)
    ring = {(x - left, y - top) for x, y in dark}
    turned = {(size - y, x) for x, y in ring}
    print(len(ring), len(ring ^ turned) / len(ring))
screen.close()
"""


@pytest.mark.parametrize("scale", ["1", "1.5"])
def test_a_ring_is_round(scale: str) -> None:
    """A ring that is rotated by 90 degrees looks the same, except for some pixels of its edge."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [sys.executable, "-c", ROUND], capture_output=True, text=True, timeout=60, env=environment
    )
    seen = [line.split() for line in done.stdout.splitlines()]
    assert len(seen) == 2, done.stderr
    for pixels, other in seen:
        assert int(pixels) > 30
        assert float(other) < 0.75, seen  # in a ragged ring, nearly all pixels differ

"""Displays with a scale other than 1. Qt reads the scale at the start, so each scale has its own program. The
program shows everything that the tests check, because its start takes most of its time."""

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from tests.whole_tables import few_of

# Each scale starts a program. A usual run starts one.
SCALES = few_of(["1", "1.5", "2"], ["1.5"])

PROGRAM = """
import json, sys, threading
from PySide6.QtGui import QGuiApplication, qGray
from claude_desk.ui.window.icon_images import IconImages
from claude_desk.ui.window.window_engine import LocalOnlyFactory, prepare_application
from tests.gallery import fill
from tests.qml.window import items_of
from tests.window_engines import SuccessiveWindow

drawn, asked = [], []
draw = IconImages.requestImage

def note(images, *arguments):
    drawn.append(threading.current_thread())
    return draw(images, *arguments)

IconImages.requestImage = note
LocalOnlyFactory.create = lambda factory, parent: asked.append(parent)
application = QGuiApplication(sys.argv[:1])
prepare_application(application)

def look(state, see):
    screen = SuccessiveWindow()
    screen.app.set_theme("light")
    fill(state, screen)
    window = screen.open()
    for _ in range(20):
        application.processEvents()
    picture = window.grabWindow()
    seen = see(window, picture, picture.width() / window.width())
    screen.close()
    return seen

def signs(window, picture, scale):
    for glyph in items_of(window, "Icon"):
        if not glyph.isVisible():
            continue
        place = glyph.mapRectToScene(glyph.boundingRect())
        cut = picture.copy(*(round(side * scale) for side in place.getRect()))
        yield scale, len({cut.pixel(x, y) for x in range(cut.width()) for y in range(cut.height())})

def formulas(window, picture, scale):
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
            yield beside / scale

def rings(window, picture, scale):
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
        yield len(ring), len(ring ^ turned) / len(ring)

seen = {
    "signs": look("errors", lambda *shown: list(signs(*shown))),
    "formulas": look("formulas", lambda *shown: list(formulas(*shown))),
    "rings": look("question", lambda *shown: list(rings(*shown))),
}
look("attachments", lambda *shown: None)
seen["requests"] = len(asked)
seen["threads"] = ["main" if each is threading.main_thread() else each.name for each in set(drawn)]
print(json.dumps(seen))
"""


@cache
def seen_at(scale: str) -> dict[str, Any]:
    """Return what the program saw on a display of this scale."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, timeout=90
    )
    assert done.returncode == 0, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


@pytest.mark.parametrize("scale", [scale for scale in SCALES if scale != "1"])
def test_no_thread_of_qts_comes_to_python_for_a_sign(scale: str) -> None:
    """A thread of Qt that draws an icon must not ask Python for a network manager: see `LocalOnlyFactory`."""
    seen = seen_at(scale)
    assert seen["requests"] == 0
    assert seen["threads"] == ["main"]


@pytest.mark.parametrize("scale", SCALES)
def test_formulas_fill_their_room(scale: str) -> None:
    beside = seen_at(scale)["formulas"]
    assert len(beside) > 3
    assert all(pixels < 9 for pixels in beside), beside


@pytest.mark.parametrize("scale", [scale for scale in SCALES if scale != "1"])
def test_signs_are_seen(scale: str) -> None:
    signs = seen_at(scale)["signs"]
    assert len(signs) > 5
    assert all(found == float(scale) and colours > 2 for found, colours in signs), signs


@pytest.mark.parametrize("scale", [scale for scale in SCALES if scale != "2"])
def test_a_ring_is_round(scale: str) -> None:
    """A ring that is rotated by 90 degrees looks the same, except for some pixels of its edge."""
    rings = seen_at(scale)["rings"]
    assert len(rings) == 2
    for pixels, other in rings:
        assert pixels > 30
        assert other < 0.75, rings  # in a ragged ring, nearly all pixels differ

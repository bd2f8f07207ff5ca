"""A display of another scale than 1: Qt takes it at the start only, so each is a program of its own."""

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


@pytest.mark.parametrize("scale", ["1.5", "2"])
def test_signs_are_seen(scale: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, env=environment
    )
    seen = [line.split() for line in done.stdout.splitlines()]
    assert len(seen) > 5, done.stderr
    assert all(float(found) == float(scale) and int(colours) > 2 for found, colours in seen), seen

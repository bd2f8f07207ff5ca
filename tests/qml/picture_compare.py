"""Compare pictures of the window, with fixed fonts and a fixed clock. The pictures are small, so that
anti-aliasing hardly matters."""

import importlib
import os
import pkgutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage

from claude_desk import ui

STORED = Path(__file__).resolve().parents[1] / "pictures"
# The factor by which the stored pictures are smaller than the window.
SMALLER = 6
# The time on every clock of the window: 2026-11-21 10:00 UTC.
NOW = 1_795_255_200.0

# Bounds for the mean and for the largest difference of a colour, from 0 to 255. Another version of the font
# renderer stays within these bounds. A change of the program does not.
MEAN = 0.8
LARGEST = 40
# At most FEW cells in a thousand may differ by more than NOTABLE.
NOTABLE, FEW = 14, 2.0
# The stored pictures were drawn by the processor. OpenGL draws letters differently, and blurs shadows. With
# OpenGL, the worst picture has a mean of 1.1, and no cell differs by more than 27.
ON_OPENGL = bool(os.environ.get("CLAUDE_DESK_TEST_OPENGL"))
MEAN_BETWEEN, LARGEST_BETWEEN = 1.4, 32


@dataclass(frozen=True)
class Difference:
    mean: float
    largest: int
    notable: float  # notable cells per thousand

    @property
    def same(self) -> bool:
        return self.mean <= MEAN and self.largest <= LARGEST and self.notable <= FEW

    @property
    def same_elsewhere(self) -> bool:
        """Whether the difference is small enough to come from another renderer."""
        return self.mean <= MEAN_BETWEEN and self.largest <= LARGEST_BETWEEN

    def __str__(self) -> str:
        return f"mean {self.mean:.2f}, largest {self.largest}, {self.notable:.1f} ‰ of it clearly different"


def small(picture: QImage) -> QImage:
    """Return the picture in the form in which pictures are stored and compared."""
    size = picture.size() / SMALLER
    scaled = picture.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return scaled.convertToFormat(QImage.Format.Format_RGB888)


def difference(one: QImage, other: QImage) -> Difference:
    """Compare two pictures that `small` has made."""
    if one.size() != other.size():
        return Difference(255, 255, 1000)
    cells = [
        max(abs(a - b) for a, b in zip(left, right, strict=True))
        for left, right in zip(_cells(one), _cells(other), strict=True)
    ]
    notable = sum(cell > NOTABLE for cell in cells)
    return Difference(sum(cells) / len(cells), max(cells), notable * 1000 / len(cells))


def _cells(picture: QImage) -> Iterator[bytes]:
    for row in range(picture.height()):
        line = bytes(picture.constScanLine(row))
        for column in range(picture.width()):
            yield line[column * 3 : column * 3 + 3]


def compare(name: str, picture: QImage, folder: Path) -> None:
    """Fail if the picture differs from the stored picture. With `LOOK=write`, store the picture instead."""
    stored = STORED / f"{name}.png"
    made = small(picture)
    if os.environ.get("LOOK") == "write":
        STORED.mkdir(exist_ok=True)
        assert made.save(str(stored))
        return
    known = QImage(str(stored)).convertToFormat(QImage.Format.Format_RGB888)
    assert not known.isNull(), f"{stored} is missing: LOOK=write makes it"
    found = difference(made, known)
    if not (found.same_elsewhere if ON_OPENGL else found.same):
        actual = folder / f"{name}.png"
        picture.save(str(actual))
        made.save(str(folder / f"{name}-small.png"))
        pytest.fail(f"{name} looks different ({found}): see {actual}; LOOK=write takes it as it is now")


@contextmanager
def same_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use the fonts of the tests (`tests/fonts.py`), whatever the machine's settings are. Stop the caret from
    blinking."""
    from claude_desk.ui.window import fonts

    before = QGuiApplication.font()
    font = QFont(before)
    font.setFamilies(["Noto Sans"])
    # Switch off hinting, because the widths of letters would depend on the machine's hinting.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    QGuiApplication.setFont(font)
    monkeypatch.setattr(fonts, "_MONO", ("Roboto Mono",))
    hints = QGuiApplication.styleHints()
    flash = hints.cursorFlashTime()
    hints.setCursorFlashTime(0)
    yield
    hints.setCursorFlashTime(flash)
    QGuiApplication.setFont(before)


@contextmanager
def stopped_clocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stop the clocks of the window's texts and of the gallery at NOW, in UTC."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "UTC")
        time.tzset()
        _stop_clocks(patch)
        yield
    time.tzset()


def _stop_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    # Load all modules of the UI first: a module that is loaded later would use the real clock.
    for module_info in pkgutil.iter_modules(ui.__path__, f"{ui.__name__}."):
        importlib.import_module(module_info.name)
    stopped = SimpleNamespace(**{name: getattr(time, name) for name in dir(time) if not name.startswith("_")})
    stopped.time = lambda: NOW
    for name, module in list(sys.modules.items()):
        ours = name.startswith(
            (
                "claude_desk.ui",
                "claude_desk.transcript",
                "tests.gallery",
                "claude_desk.session.core.transcript_feed",
            )
        )
        if ours and getattr(module, "time", None) is time:
            monkeypatch.setattr(module, "time", stopped)

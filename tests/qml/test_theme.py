"""The colours, sizes, corners and durations of the theme, as the design gives them."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor

from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Window

# Name, colour in light, colour in dark. The alpha is first, as in QML.
COLOURS = """
page #FAF9F6 #1C1B19
side #F1EFEA #161513
card #FFFFFF #242320
code #F6F4EF #181715
user #EFEBE2 #2E2C28
warm #EFEBE2 #37342E
line #E3E0D8 #3A3833
edge #C2BDB1 #59554D
ink #1F1E1B #ECE9E2
soft #57534A #B8B3A7
faint #6C675D #9C968B
accent #AE4C29 #DB7C54
accentInk #FFFFFF #1C1B19
ok #367345 #7FBF8C
warn #8A5F00 #E0B04C
bad #B3362B #EE8479
badInk #FFFFFF #1C1B19
focus #2F6FB8 #78AEEA
act #1F1E1B #ECE9E2
actInk #FAF9F6 #1C1B19
added #E5F3E6 #1F3324
removed #FBE6E3 #3C2220
selection #F3D9CC #5A4334
found #FBE08A #5E4C12
foundHere #F3A24E #F0A648
hover #0A000000 #12FFFFFF
press #16000000 #20FFFFFF
shade #24000000 #66000000
shadow #1F000000 #73000000
"""
# Colours that Python uses by these names.
INKS = """
added-back #C9E8CC #24452B
removed-back #F8CFC9 #5C2A26
find-back #FBE08A #5E4C12
find-current-back #F3A24E #F0A648
keyword #963061 #EC9CC0
string #346238 #A4CF98
comment #5F594F #B2ABA0
number #844600 #EAB27C
type #6B4F00 #E0C06A
function #25549A #96BEF3
"""
# Pixels that grow with the text.
GROWING = """
title 20 titleLine 28 heading 17 headingLine 24 large 15 largeLine 24 body 14 bodyLine 20 control 13
controlLine 20 small 12 smallLine 16 tiny 11 tinyLine 16 codeSize 12 chipHeight 22 smallHeight 24
controlHeight 28 rowHeight 32 cardHeight 36 twoLineHeight 48 header 48 column 720 mostColumn 840
"""
FIXED = "rSmall 4 rInner 6 r 8 rLarge 12"


def theme(window: Window) -> QObject:
    found: QObject = window.screen.engine.singletonInstance("ClaudeDesk.Theme", "Theme")
    return found


@pytest.mark.parametrize(("name", "column"), [("light", 0), ("dark", 1)])
def test_the_colours(open_window: OpenWindow, session: LiveSession, name: str, column: int) -> None:
    window = open_window(session)
    window.app.set_theme(name)
    for word, *colours in map(str.split, COLOURS.split("\n")[1:-1]):
        assert theme(window).property(word) == QColor(colours[column]), word
    window.qtbot.waitUntil(lambda: _inks(window, column) == set())


def _inks(window: Window, column: int) -> set[str]:
    """Return the names of colours in Python that are not as in the table."""
    given = window.app._colours
    rows = map(str.split, INKS.split("\n")[1:-1])
    return {word for word, *colours in rows if QColor(given[word]) != QColor(colours[column])}


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_sizes(open_window: OpenWindow, session: LiveSession, scale: float) -> None:
    window = open_window(session)
    window.app.set_text_scale(scale)
    for words, factor in ((GROWING, scale), (FIXED, 1)):
        pairs = words.split()
        wanted = {word: int(size) * factor for word, size in zip(pairs[::2], pairs[1::2], strict=True)}
        assert {word: theme(window).property(word) for word in wanted} == wanted

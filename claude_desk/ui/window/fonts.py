"""The fonts of text and code: the fonts that the user chose, and the program's fonts."""

import re
from collections.abc import Iterator

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow

_FOUNDRY = re.compile(r" \[[^\[\]]+\]$")
_MONO = ("DejaVu Sans Mono", "Noto Sans Mono", "Menlo", "Cascadia Mono", "Consolas")


def code_font(chosen: str = "") -> str:
    """Return the family of code: `chosen` if it is installed, else the program's font."""
    known = set(installed_fonts())
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    return next((family for family in (chosen, *_MONO) if family in known), fixed)


def program_font(chosen: str) -> str:
    """Return the family of text without the font `chosen`, which the user chose."""
    from PySide6.QtGui import QFontInfo  # not needed for the first frame

    font = QFont(QGuiApplication.font())
    font.setFamilies(_without(font.families(), chosen) or font.families())
    return QFontInfo(font).family()


def installed_fonts() -> list[str]:
    """Return the families that can be chosen for text, without the foundries that Qt adds to some names."""
    own = (family for family in QFontDatabase.families() if not QFontDatabase.isPrivateFamily(family))
    return list(dict.fromkeys(_FOUNDRY.sub("", family) for family in own))


def installed_code_fonts() -> list[str]:
    """Return the families that can be chosen for code: all their letters are equally wide."""
    return [family for family in installed_fonts() if QFontDatabase.isFixedPitch(family)]


def _without(families: list[str], chosen: str) -> list[str]:
    return families[1:] if chosen and families[:1] == [chosen] else families


def use_text_font(family: str, before: str) -> None:
    """Put `family` before the fonts of the program, in place of `before`, which the user chose earlier. ""
    means no font.

    Qt uses the next font if the family is not installed, and for letters that the family lacks. Qt gives a
    new font only to new items, so this function changes the items of the windows too.
    """
    font = QFont(QGuiApplication.font())
    old = font.families()
    own = _without(old, before)
    new = [family, *own] if family else own
    if new == old:
        return
    font.setFamilies(new)
    QGuiApplication.setFont(font)
    for window in QGuiApplication.topLevelWindows():
        if isinstance(window, QQuickWindow):
            for item in _with_children(window.contentItem()):
                _change(item, family, before, old[:1])


def _change(item: QQuickItem, family: str, before: str, first: list[str]) -> None:
    """Give the item the font if it has the font of the program, or the one that the user chose `before`.

    The buttons and fields of Qt have fewer fonts for letters that the first one lacks: only those of the
    desktop. Code has one font alone.
    """
    font = item.property("font")
    if not isinstance(font, QFont):
        return
    families = font.families()
    if families[:1] == first and (not before or len(families) > 1):
        own = _without(families, before)
        font.setFamilies([family, *own] if family else own)
        item.setProperty("font", font)


def _with_children(item: QQuickItem) -> Iterator[QQuickItem]:
    # `QObject.children` would keep a Python object for each child.
    yield item
    for child in item.childItems():
        yield from _with_children(child)

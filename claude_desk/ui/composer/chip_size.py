"""The place that a chip takes in the text. `TextChip.qml` draws the chip in this place."""

from PySide6.QtGui import QFont, QFontMetricsF

from claude_desk.ui.composer.attachment_list import AttachmentItem
from claude_desk.ui.composer.message_text import MessageText, PlacedChip

# Sizes at a text of 15 pixels, which the conversation and the message field have.
_TEXT = 15
_LABEL, _SIZE = 13, 12  # of the letters
_HEIGHT = 25  # a chip is 22 high; the rest is the space between two lines with chips
_WIDEST = 300
_FRAME = 8 + 16 + 4 + 8 + 2 * 2  # padding, icon and gap, and the space between two chips
_GAP = 5  # between label and size
_UNREAD = "0000 KB"  # the room for the size of a file that is being read


def placed(item: AttachmentItem, text: MessageText) -> PlacedChip:
    """Return the chip with the size that it takes in this text."""
    size = item.size or (_UNREAD if item.reading else "")
    return sized(item.number, item.shown, size, text.font or QFont(), text.width)


def sized(number: str, label: str, size: str, font: QFont, line: float) -> PlacedChip:
    """Return a chip with its label and its size in words. `line`: the width of a line, which a chip never
    exceeds; not positive if it is not known."""
    scale = max(1, font.pixelSize()) / _TEXT
    width = _FRAME * scale + _advance(font, label, _LABEL * scale)
    if size:
        width += _GAP * scale + _advance(font, size, _SIZE * scale)
    most = min(_WIDEST * scale, line - 16 * scale) if line > 0 else _WIDEST * scale
    return PlacedChip(
        number, float(round(max(_FRAME * scale, min(width, most)))), float(round(_HEIGHT * scale))
    )


def _advance(font: QFont, words: str, pixels: float) -> float:
    own = QFont(font)
    own.setPixelSize(max(1, round(pixels)))
    return QFontMetricsF(own).horizontalAdvance(words) + 1

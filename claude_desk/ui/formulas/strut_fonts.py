"""Two fonts whose letters are invisible and have no width. One font extends above the baseline, one below.

A text contains the sources of drawn formulas in these fonts. The font size of a letter makes the line as high
as the picture. The spacing after the last letter makes room for the picture's width. So search, selection and
copying still work on the source.
"""

import struct
from functools import cache

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase

_UNITS = 1000
_FIRST, _LAST = 0x20, 0x7E


@cache
def strut_families() -> tuple[str, str]:
    """Return the families of the fonts above and below the baseline. The first call registers them."""
    above, below = "desk-strut-above", "desk-strut-below"
    for font in (blank_font(above, _UNITS, 0), blank_font(below, 0, _UNITS)):
        QFontDatabase.addApplicationFontFromData(QByteArray(font))
    return above, below


def blank_font(family: str, ascent: int, descent: int) -> bytes:
    """Return a TrueType font that shows all printable ASCII characters as one empty letter.

    `ascent` and `descent` are in thousandths of the font size.
    """
    tables = {
        b"OS/2": _os2(ascent, descent),
        b"cmap": _cmap(),
        b"glyf": bytes(4),
        b"head": struct.pack(
            ">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 0, _UNITS, *[0] * 7, 8, 2, 0, 0
        ),
        b"hhea": struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, ascent, -descent, *[0] * 5, 1, *[0] * 7, 1),
        b"hmtx": bytes(6),
        b"loca": bytes(6),
        b"maxp": struct.pack(">IHHHHHHHHHHHHHH", 0x10000, 2, *[0] * 4, 1, *[0] * 8),
        b"name": _name(family),
        b"post": struct.pack(">IIhhIIIII", 0x30000, *[0] * 8),
    }
    power = len(tables).bit_length() - 1
    head = struct.pack(">IHHHH", 0x10000, len(tables), 16 << power, power, (len(tables) - (1 << power)) * 16)
    body = b""
    start = len(head) + 16 * len(tables)
    for tag, data in sorted(tables.items()):
        padded = data + bytes(-len(data) % 4)
        check = sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF
        head += tag + struct.pack(">III", check, start + len(body), len(data))
        body += padded
    return head + body


def _cmap() -> bytes:
    """Return the table that maps all printable ASCII characters to one glyph."""
    count = _LAST - _FIRST + 1
    segments = struct.pack(">HHHHH", _LAST, 0xFFFF, 0, _FIRST, 0xFFFF)
    segments += struct.pack(">HHHH", 0, 1, 4, 0) + struct.pack(f">{count}H", *[1] * count)
    table = struct.pack(">HHHHHHH", 4, 14 + len(segments), 0, 4, 4, 1, 0) + segments
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + table


def _name(family: str) -> bytes:
    names = ((1, family), (2, "regular"), (4, family), (6, family))
    records = words = b""
    for number, text in names:
        said = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(said), len(words))
        words += said
    return struct.pack(">HHH", 0, len(names), 6 + len(records)) + records + words


def _os2(ascent: int, descent: int) -> bytes:
    head = struct.pack(">HhHHH", 3, 0, 400, 5, 0) + bytes(22) + bytes(10)
    marks = struct.pack(">IIII4sHHH", 1, 0, 0, 0, b"    ", 0x40, _FIRST, _LAST)
    heights = struct.pack(">hhhHHII", ascent, -descent, 0, ascent, descent, 1, 0)
    return head + marks + heights + struct.pack(">hhHHH", 0, 0, 0, _FIRST, 0)

"""The bytes that a terminal sends for keys, pasted text and the mouse, as xterm does."""

import re
from typing import NamedTuple

_ARROWS = {"Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F"}
_TILDE = {
    "Insert": 2, "Delete": 3, "PageUp": 5, "PageDown": 6, "F5": 15, "F6": 17, "F7": 18, "F8": 19, "F9": 20,
    "F10": 21, "F11": 23, "F12": 24,
}  # fmt: skip
_FUNCTION = {"F1": "P", "F2": "Q", "F3": "R", "F4": "S"}
_PLAIN = {"Enter": "\r", "Tab": "\t", "Escape": "\x1b", "Backspace": "\x7f"}
_CONTROL = {" ": 0, "@": 0, "2": 0, "[": 27, "3": 27, "\\": 28, "4": 28, "]": 29, "5": 29, "^": 30, "6": 30}
_CONTROL |= {"_": 31, "-": 31, "/": 31, "7": 31, "?": 127, "8": 127}
_CONTROLS = re.compile(r"[\x00-\x08\x0a-\x0c\x0e-\x1f\x7f-\x9f]")
_PASTE_BEGIN, _PASTE_END = "\x1b[200~", "\x1b[201~"
_MOST_MOUSE = 223  # the largest coordinate that the old form of mouse reports can have


class Held(NamedTuple):
    """The modifier keys that are held."""

    shift: bool = False
    alt: bool = False
    control: bool = False

    @property
    def number(self) -> int:
        return 1 + self.shift + 2 * self.alt + 4 * self.control


def key_bytes(name: str, text: str, held: Held = Held(), application: bool = False) -> bytes:  # noqa: B008
    """Return the bytes for a key. `name`: the name of a key without a character, or the key's letter; `text`:
    the character that it types. `application`: whether the program wants the cursor keys' other form."""
    if name in _ARROWS:
        final = _ARROWS[name]
        if held.number > 1:
            return f"\x1b[1;{held.number}{final}".encode()
        return f"\x1b{'O' if application else '['}{final}".encode()
    if name in _FUNCTION:
        final = _FUNCTION[name]
        return (f"\x1b[1;{held.number}{final}" if held.number > 1 else f"\x1bO{final}").encode()
    if name in _TILDE:
        modifier = f";{held.number}" if held.number > 1 else ""
        return f"\x1b[{_TILDE[name]}{modifier}~".encode()
    before = "\x1b" if held.alt else ""
    if name == "Tab" and held.shift:
        return (before + "\x1b[Z").encode()
    if name == "Backspace" and held.control:
        return (before + "\b").encode()
    if name in _PLAIN:
        return (before + _PLAIN[name]).encode()
    if held.control and len(name) == 1:
        if "a" <= name.lower() <= "z":
            return (before + chr(ord(name.lower()) - 96)).encode()
        if name in _CONTROL:
            return (before + chr(_CONTROL[name])).encode()
        return b""
    return (before + text).encode("utf-8", "replace") if text else b""


def paste_bytes(text: str, bracketed: bool) -> bytes:
    """Return the bytes for pasted text. In brackets, the program knows that nobody typed it. Controls other
    than tabs and line ends are left out, so that the text cannot end its brackets."""
    lines = text.replace("\r\n", "\r").replace("\n", "\r")
    data = _CONTROLS.sub("", lines).encode("utf-8", "replace")
    return _PASTE_BEGIN.encode() + data + _PASTE_END.encode() if bracketed else data


def mouse_bytes(button: int, column: int, line: int, pressed: bool, held: Held, sgr: bool) -> bytes:
    """Return the bytes for a press or release. `button`: 0 to 2, 64 and 65 for the wheel, with 32 added for
    a move. `column` and `line` begin with 0."""
    code = button + 4 * held.shift + 8 * held.alt + 16 * held.control
    if sgr:
        return f"\x1b[<{code};{column + 1};{line + 1}{'M' if pressed else 'm'}".encode()
    if column >= _MOST_MOUSE or line >= _MOST_MOUSE:
        return b""
    if not pressed:
        code |= 3
    return b"\x1b[M" + bytes((32 + code, 33 + column, 33 + line))

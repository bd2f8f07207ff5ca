"""The bytes of keys, pastes and the mouse."""

import pytest

from claude_desk.terminal.keys import Held, key_bytes, mouse_bytes, paste_bytes

SHIFT, ALT, CONTROL = Held(shift=True), Held(alt=True), Held(control=True)

KEYS = [
    ("A", "a", Held(), False, b"a"), ("", "é", Held(), False, "é".encode()), (" ", " ", Held(), False, b" "),
    ("A", "A", SHIFT, False, b"A"), ("A", "a", ALT, False, b"\x1ba"), ("C", "", CONTROL, False, b"\x03"),
    ("Z", "\x1a", CONTROL, False, b"\x1a"), (" ", " ", CONTROL, False, b"\0"),
    ("[", "", CONTROL, False, b"\x1b"),
    ("\\", "", CONTROL, False, b"\x1c"), ("_", "", CONTROL, False, b"\x1f"),
    ("/", "", CONTROL, False, b"\x1f"),
    ("1", "1", CONTROL, False, b""), ("D", "", Held(alt=True, control=True), False, b"\x1b\x04"),
    ("Enter", "\r", Held(), False, b"\r"), ("Enter", "\r", ALT, False, b"\x1b\r"),
    ("Backspace", "\b", Held(), False, b"\x7f"), ("Backspace", "", CONTROL, False, b"\b"),
    ("Tab", "\t", Held(), False, b"\t"), ("Tab", "", SHIFT, False, b"\x1b[Z"),
    ("Escape", "\x1b", Held(), False, b"\x1b"),
    ("Up", "", Held(), False, b"\x1b[A"), ("Up", "", Held(), True, b"\x1bOA"),
    ("Left", "", CONTROL, True, b"\x1b[1;5D"), ("Home", "", SHIFT, False, b"\x1b[1;2H"),
    ("Delete", "\x7f", Held(), False, b"\x1b[3~"), ("PageUp", "", CONTROL, False, b"\x1b[5;5~"),
    ("F1", "", Held(), False, b"\x1bOP"), ("F3", "", SHIFT, False, b"\x1b[1;2R"),
    ("F5", "", Held(), False, b"\x1b[15~"), ("F12", "", Held(), False, b"\x1b[24~"),
    ("", "", Held(), False, b""),
]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "held", "application", "wanted"), KEYS)
def test_keys(name: str, text: str, held: Held, application: bool, wanted: bytes) -> None:
    assert key_bytes(name, text, held, application) == wanted


def test_a_paste_cannot_leave_its_brackets_or_give_orders() -> None:
    text = "a\r\nb\n\x1b[201~rm -rf ~\n\x03\x9b\x7f\tc"
    assert paste_bytes(text, bracketed=True) == b"\x1b[200~a\rb\r[201~rm -rf ~\r\tc\x1b[201~"
    assert paste_bytes(text, bracketed=False) == b"a\rb\r[201~rm -rf ~\r\tc"


def test_the_mouse() -> None:
    assert mouse_bytes(0, 0, 0, True, Held(), sgr=True) == b"\x1b[<0;1;1M"
    assert mouse_bytes(0, 9, 4, False, CONTROL, sgr=True) == b"\x1b[<16;10;5m"
    assert mouse_bytes(64, 2, 3, True, Held(), sgr=False) == b"\x1b[M\x60\x23\x24"
    assert mouse_bytes(0, 0, 0, False, Held(), sgr=False) == b"\x1b[M\x23\x21\x21"
    assert mouse_bytes(0, 500, 0, True, Held(), sgr=False) == b""

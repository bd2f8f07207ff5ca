"""Colours over a text: in the right places, whatever the text contains, and the text itself is unchanged."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication, QTextDocument

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui.transcript import text_formats
from tests.whole_tables import examples

COLOURS = {
    "ink": "#101010",
    "back": "#f0f0f0",
    "keyword": "#aa0000",
    "string": "#00aa00",
    "find-back": "#ffff00",
}
COLOURS |= {"find-current-back": "#ff8800", "ansi-1": "#cc0000", "ansi-bg-4": "#0000cc"}


@pytest.fixture(autouse=True)
def colours(qapp: QGuiApplication) -> Iterator[None]:
    text_formats.set_colours(COLOURS)
    yield
    text_formats.set_colours({})


def document(text: str) -> QTextDocument:
    made = QTextDocument()
    made.setPlainText(text)
    return made


def painted(made: QTextDocument) -> list[tuple[str, str, str]]:
    """Return (text, ink, background) of each range, read back by UTF-16 units."""
    found = []
    block = made.begin()
    while block.isValid():
        units = block.text().encode("utf-16-le", "surrogatepass")
        for part in block.layout().formats():
            words = units[2 * part.start : 2 * (part.start + part.length)].decode(
                "utf-16-le", "surrogatepass"
            )
            look = part.format
            ink = look.foreground().color().name() if look.hasProperty(look.Property.ForegroundBrush) else ""
            back = look.background().color().name() if look.hasProperty(look.Property.BackgroundBrush) else ""
            found.append((words, ink, back))
        block = block.next()
    return found


def test_spans_over_blocks_and_letters_of_two_units() -> None:
    text = "a🎉b def\nxyz 🎉🎉 end"
    made = document(text)
    text_formats.paint(made, [TextSpan(1, 10, "keyword"), TextSpan(12, 14, "string")])
    assert painted(made) == [("🎉b def", "#aa0000", ""), ("xy", "#aa0000", ""), ("🎉🎉", "#00aa00", "")]
    assert made.toPlainText() == text


def test_marks_lie_over_the_colours_and_go_again() -> None:
    made = document("🎉 Def def 'def'")
    text_formats.paint(made, [TextSpan(2, 5, "keyword"), TextSpan(10, 15, "string")])
    before = painted(made)
    assert text_formats.mark(made, "dEF", 1) == 3
    assert painted(made) == [
        ("Def", "#aa0000", "#ffff00"),
        ("def", "", "#ff8800"),
        ("'", "#00aa00", ""),
        ("def", "#00aa00", "#ffff00"),
        ("'", "#00aa00", ""),
    ]
    text_formats.paint(made, [])
    assert [words for words, _, _ in painted(made)] == ["Def", "def", "def"]
    text_formats.paint(made, [TextSpan(2, 5, "keyword"), TextSpan(10, 15, "string")])
    assert text_formats.mark(made, "", -1) == 0
    assert painted(made) == before


def test_the_later_of_two_counts() -> None:
    made = document("abcdef")
    text_formats.paint(made, [TextSpan(0, 4, "keyword"), TextSpan(2, 6, "string"), TextSpan(1, 3, "nosuch")])
    assert [(w, i) for w, i, _ in painted(made)] == [
        ("a", "#aa0000"), ("b", "#aa0000"), ("c", "#00aa00"), ("d", "#00aa00"), ("ef", "#00aa00"),
    ]  # fmt: skip


def test_a_terminal_s_words() -> None:
    made = document("ab")
    text_formats.paint(made, [TextSpan(0, 1, "ansi-1 ansi-bg-4 bold"), TextSpan(1, 2, "ansi-1 inverse")])
    assert painted(made) == [("a", "#cc0000", "#0000cc"), ("b", "#f0f0f0", "#cc0000")]


def test_other_colours_are_told_once_and_taken_at_the_next_painting() -> None:
    made = document("def")
    text_formats.paint(made, [TextSpan(0, 3, "keyword")])
    assert not text_formats.set_colours(dict(COLOURS))
    assert text_formats.set_colours({**COLOURS, "keyword": "#0000ff"})
    text_formats.paint(made, [TextSpan(0, 3, "keyword")])
    assert painted(made)[0][1] == "#0000ff"


@settings(max_examples=examples(100), deadline=None)
@given(
    st.text(alphabet="aB\n🎉é ", max_size=40),
    st.lists(st.tuples(st.integers(0, 45), st.integers(0, 12)), max_size=6),
    st.text(alphabet="aB🎉\n", max_size=2),
)
def test_nothing_overlaps_and_the_text_stays(text: str, places: list[tuple[int, int]], query: str) -> None:
    text_formats.set_colours(COLOURS)
    made = document(text)
    text_formats.paint(made, [TextSpan(start, start + size, "keyword") for start, size in places])
    text_formats.mark(made, query, 0)
    assert made.toPlainText() == text
    block = made.begin()
    while block.isValid():
        end = 0
        for part in block.layout().formats():
            assert part.start >= end and part.length > 0
            end = part.start + part.length
        assert end <= block.length()
        block = block.next()


# --- the theme's colours ---------------------------------------------------------------------------

INKS = (Path(__file__).parents[3] / "qml/ClaudeDesk/Theme/StyleColors.qml").read_text(encoding="utf-8")


def light_of(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light_of(one), light_of(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("half", "back", "ink"), [(0, "#F6F4EF", "#1F1E1B"), (1, "#181715", "#ECE9E2")])
def test_every_colour_can_be_read_in_both_themes(half: int, back: str, ink: str) -> None:

    found = dict(re.findall(r'"([\w-]+)": "(#\w{6})"', INKS.split("_dark: (")[half]))
    assert len(found) > 50
    for name, colour in found.items():
        if name.startswith("ansi-bg-") or (name.endswith("-back") and name != "find-current-back"):
            assert contrast(colour, ink) >= 4.5, name
        elif name == "find-current":
            assert contrast(colour, found["find-current-back"]) >= 4.5
        elif name != "find-current-back":
            assert contrast(colour, back) >= 4.5, name

"""Commands wrap between words, without a change of their text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFontDatabase, QFontMetricsF, QTextDocument, QTextOption

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui.transcript import text_formats
from claude_desk.ui.transcript.text_layout import keep_words
from tests.whole_tables import examples

WORDS = st.text("ab/-=.&|é𝄞", min_size=1, max_size=24)
COMMANDS = st.lists(st.lists(WORDS, max_size=12).map(" ".join), min_size=1, max_size=3).map("\n".join)


def document(text: str, columns: int) -> QTextDocument:
    made = QTextDocument()
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(13)
    made.setDefaultFont(font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    made.setDefaultTextOption(option)
    made.setDocumentMargin(0)
    made.setPlainText(text)
    made.setTextWidth(room(made, columns))
    return made


def room(made: QTextDocument, columns: int) -> float:
    return columns * QFontMetricsF(made.defaultFont()).horizontalAdvance("a") + 2


def rows(made: QTextDocument) -> list[str]:
    found, block = [], made.begin()
    made.size()
    while block.isValid():
        layout, text = block.layout(), block.text()
        units = text.encode("utf-16-le")
        for row in range(layout.lineCount()):
            line = layout.lineAt(row)
            start, length = line.textStart(), line.textLength()
            found.append(units[2 * start : 2 * (start + length)].decode("utf-16-le", "replace"))
        block = block.next()
    return found


def test_a_word_goes_to_the_next_row(qapp: object) -> None:
    made = document("pytest --count 50 tests/upload-it/test.py -q --foo=bar-baz", 30)
    assert any(row.endswith(("/", "-")) for row in rows(made)), "Qt breaks within words"
    keep_words(made)
    assert rows(made) == ["pytest --count 50 ", "tests/upload-it/test.py -q ", "--foo=bar-baz"]


@settings(max_examples=examples(100), deadline=None)
@given(text=COMMANDS, columns=st.integers(6, 50))
def test_no_word_that_has_room_is_broken(qapp: object, text: str, columns: int) -> None:
    made = document(text, columns)
    text_formats.paint(made, [TextSpan(0, 2, "bold")])
    keep_words(made)
    assert made.toPlainText() == text
    metrics, width = QFontMetricsF(made.defaultFont()), room(made, columns)
    wide = {word for word in text.split() if metrics.horizontalAdvance(word) > width}
    shown = rows(made)
    for line in text.split("\n"):
        here = [shown.pop(0)]
        while "".join(here) != line:
            here.append(shown.pop(0))
        if not wide.intersection(line.split()):
            assert all(row.endswith(" ") for row in here[:-1])
    assert made.availableUndoSteps() == 0


def test_the_words_are_kept_in_a_new_width_and_the_colours_stay(qapp: object) -> None:
    made = document("run aaaa-bbbb-cccc-dddd", 21)
    text_formats.paint(made, [TextSpan(0, 3, "bold")])
    keep_words(made)
    assert rows(made)[0] == "run "
    made.setTextWidth(room(made, 30))
    keep_words(made)
    assert rows(made) == ["run aaaa-bbbb-cccc-dddd"]
    assert text_formats.painted_at(made, 1) == ["bold"]


@pytest.mark.parametrize("length", [7_000, 50_000])
def test_a_long_text_wraps_as_qt_does(qapp: object, length: int) -> None:
    made = document("aa-bb " * (length // 6), 16)
    before = rows(made)
    keep_words(made)
    assert rows(made) == before

"""Where the background of code within a line is drawn."""

import pytest
from PySide6.QtGui import QGuiApplication, QTextDocument

from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.ui.transcript import text_formats
from claude_desk.ui.transcript.text_layout import code_in, places_of, spaces_around

PALETTE = ProsePalette("#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "Mono")


def page(markdown: str) -> QTextDocument:
    document = QTextDocument()
    document.setHtml(prose_html(markdown, PALETTE, bare=True))
    return document


def codes(markdown: str) -> list[str]:
    found = []
    document = page(markdown)
    block = document.begin()
    while block.isValid():
        units = block.text().encode("utf-16-le")
        found += [units[2 * start : 2 * end].decode("utf-16-le") for start, end, _ in code_in(block, "Mono")]
        block = block.next()
    return found


def test_it_counts_what_qt_counts(qapp: QGuiApplication) -> None:
    assert codes("\U0001f600 a `code` b") == ["code"]
    assert codes("- `a`\n- b `c`") == ["a", "c"]


def test_text_without_code_has_none(qapp: QGuiApplication) -> None:
    assert codes("**weight** and *emphasis*") == []


def test_what_has_a_background_keeps_its_own(qapp: QGuiApplication) -> None:
    assert codes("- a\n\n      block") == []


def test_a_place_in_a_file_has_a_line_instead(qapp: QGuiApplication) -> None:
    assert codes("see `src/copy.py:12` and `copy`") == ["copy"]


@pytest.mark.parametrize("markdown", ["a `code` b", "`code` b", "a\n\n`code`", "\u05d0 `code` \u05d1"])
def test_the_background_is_around_the_letters(qapp: QGuiApplication, markdown: str) -> None:
    document = page(markdown)
    [narrow] = places_of(document, "Mono", 0, 0)
    [wide] = places_of(document, "Mono", 4, 2)
    assert narrow.width() > 10
    assert (wide.left(), wide.right()) == (narrow.left() - 4, narrow.right() + 2)
    assert 0 <= narrow.top() < narrow.bottom() <= document.size().height() + 1


def test_code_over_two_rows_has_two_backgrounds(qapp: QGuiApplication) -> None:
    document = page("word `a long piece of code that goes on` word")
    document.setTextWidth(120)
    places = places_of(document, "Mono", 0, 0)
    assert len(places) > 1
    assert [place.top() for place in places] == sorted({place.top() for place in places})


def test_room_is_made_before_and_after_code(qapp: QGuiApplication) -> None:
    document = page("a `code` b")
    [before] = places_of(document, "Mono", 0, 0)
    assert spaces_around(document, "Mono") == [1, 5]
    text_formats.widen(document, {1: 4, 5: 4})
    [after] = places_of(document, "Mono", 4, 0)
    assert after.left() == pytest.approx(before.left(), abs=0.5)
    assert after.width() == pytest.approx(before.width() + 8, abs=0.5)
    assert document.toPlainText() == "a code b"


def test_spaces_in_code_stay(qapp: QGuiApplication) -> None:
    assert page("see `a  b   c`").toPlainText() == "see a  b   c"
    assert page("see ` a` and ``b `` and ` `.").toPlainText() == "see  a and b  and  ."


def test_spaces_in_a_block_of_code_stay(qapp: QGuiApplication) -> None:
    assert page("- a\n\n      b  c   d\n       e").toPlainText().splitlines() == ["a", "b  c   d", " e"]

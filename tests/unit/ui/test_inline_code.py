"""Where the background of code within a line is drawn."""

from PySide6.QtGui import QGuiApplication, QTextDocument

from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui.transcript.text_painter import code_in

PALETTE = ProsePalette("#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "Mono")


def spans(markdown: str) -> list[TextSpan]:
    document = QTextDocument()
    document.setHtml(prose_html(markdown, PALETTE, bare=True))
    return code_in(document, "Mono")


def test_it_counts_code_points(qapp: QGuiApplication) -> None:
    assert spans("\U0001f600 a `code` b") == [TextSpan(4, 8, "code")]
    assert spans("- `a`\n- b `c`") == [TextSpan(0, 1, "code"), TextSpan(4, 5, "code")]


def test_text_without_code_has_none(qapp: QGuiApplication) -> None:
    assert spans("**weight** and *emphasis*") == []


def test_what_has_a_background_keeps_its_own(qapp: QGuiApplication) -> None:
    assert spans("- a\n\n      block") == []


def test_spaces_in_code_stay(qapp: QGuiApplication) -> None:
    document = QTextDocument()
    document.setHtml(prose_html("see `a  b   c`", PALETTE, bare=True))
    assert document.toPlainText() == "see a  b   c"
    document.setHtml(prose_html("see ` a` and ``b `` and ` `.", PALETTE, bare=True))
    assert document.toPlainText() == "see  a and b  and  ."


def test_spaces_in_a_block_of_code_stay(qapp: QGuiApplication) -> None:
    document = QTextDocument()
    document.setHtml(prose_html("- a\n\n      b  c   d\n       e", PALETTE, bare=True))
    assert document.toPlainText().splitlines() == ["a", "b  c   d", " e"]

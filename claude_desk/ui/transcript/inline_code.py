"""Code inside of Claude's lines: where its background goes.

Not a background of the text's own format: Qt draws letters twice, and the marks of a search not at all,
where one of those meets a format laid over the text (measured with Qt 6.10).
"""

from PySide6.QtGui import QTextBlock, QTextDocument

from claude_desk.transcript.text.spans import TextSpan


def code_in(document: QTextDocument, mono: str) -> list[TextSpan]:
    """The spans of what is written in the family `mono`, in code points of the document's text."""
    spans: list[TextSpan] = []
    start = 0
    block = document.begin()
    while block.isValid():
        spans += _in_block(block, mono, start)
        start += len(block.text()) + 1
        block = block.next()
    return spans


def _in_block(block: QTextBlock, mono: str, start: int) -> list[TextSpan]:
    spans: list[TextSpan] = []
    if any(mono in (found.format.fontFamilies() or ()) for found in block.textFormats()):
        at = start
        pieces = block.begin()
        while not pieces.atEnd():
            piece = pieces.fragment()
            length = len(piece.text())
            look = piece.charFormat()
            if mono in (look.fontFamilies() or ()) and not look.background().isOpaque():
                spans.append(TextSpan(at, at + length, "code"))
            at += length
            pieces += 1
    return spans

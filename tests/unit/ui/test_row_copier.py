"""What is copied of a row, in which formats, and how rows are joined."""

import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.export import markdown_export
from claude_desk.ui.transcript import row_copier
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.transcript.row_copier import RowCopier, RowRange, TextJoiner, copied_text
from claude_desk.ui.transcript.row_text import RowText, TextPiece, row_text, units
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.gallery.entry_maker import Maker
from tests.gallery.prose import entries_of

_PROGRAM = """
from PySide6.QtGui import QGuiApplication
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.transcript.row_copier import CopiedText, TextJoiner, put_on_clipboard
application = QGuiApplication(["copies"])
for text in ("one", "two"):
    joiner = TextJoiner()
    joiner.add(CopiedText(Entry("r", EntryKind.PROSE, 1), text, "**" + text + "**", "<b>" + text + "</b>"))
    for step in put_on_clipboard(joiner):
        pass
data = QGuiApplication.clipboard().mimeData()
assert data.formats() == ["text/plain", "text/markdown", "text/html"], data.formats()
print(data.text(), data.data("text/markdown").data().decode(), data.html())
"""


def test_a_process_with_a_copy_on_the_clipboard_ends_in_order() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout.strip()) == (0, 'two **two** <meta charset="utf-8"><b>two</b>')


def row(number: int, text: str, kind: EntryKind = EntryKind.PROSE, **other: object) -> TranscriptRow:
    entry = Entry(f"r{number}", kind, 1, text, final=True)
    for name, value in other.items():
        setattr(entry, name, value)
    return TranscriptRow(entry, number)


def formats(*rows: TranscriptRow) -> tuple[str, str, str]:
    joiner = TextJoiner()
    for each in rows:
        text = row_text(each, ProseRenderer())
        copied = copied_text(each, text, -1, text.length + 1)
        assert copied is not None
        joiner.add(copied)
    return joiner.plain(), joiner.markdown(), joiner.html()


def test_the_end_of_a_long_copy_comes_in_steps(
    qapp: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Joining thousands of rows and putting them on the clipboard in one step would stall the window."""
    model = TranscriptModel(ProseRenderer(), None)
    model.reset([Entry(f"r{n}", EntryKind.PROSE, n, f"row {n}", final=True) for n in range(600)])
    copier = RowCopier(model, ProseRenderer(), lambda page, take: None)
    QGuiApplication.clipboard().setText("old")
    for seconds in ("FIRST_SECONDS", "SLICE_SECONDS"):  # all rows are collected in the first step
        monkeypatch.setattr(row_copier, seconds, 60.0)
    copier.copy(RowRange(model.rows, "r0", 0, "r599", 7))
    assert copier.busy
    assert QGuiApplication.clipboard().text() == "old"
    qtbot.waitUntil(lambda: not copier.busy)
    assert QGuiApplication.clipboard().text().endswith("\n\nrow 598\n\nrow 599")
    copier.copy(RowRange(model.rows, "r0", 0, "r599", 7))
    copier.cancel()
    assert not copier.busy
    copier.copy(RowRange(model.rows[:3], "r0", 0, "r2", 5))
    assert not copier.busy, "a short one is there when the key is up"
    assert QGuiApplication.clipboard().text() == "row 0\n\nrow 1\n\nrow 2"


@pytest.mark.parametrize("selected", [False, True])
@pytest.mark.parametrize(
    ("text", "quoted", "said"),
    [
        ("one\n\ntwo", ["> one\n>\n> two\n"], ""),
        ("bell\x07 and \x1b[1mescape", ["> bell and [1mescape\n"], ""),
        ("word " * 20_000, [], "Too long to quote. Select less."),
        ("", [], "Select the text to quote, or go to its row."),
    ],
)
def test_a_quotation_is_of_some_length_and_has_no_control_characters(
    qapp: object, text: str, quoted: list[str], said: str, selected: bool
) -> None:
    model = TranscriptModel(ProseRenderer(), None)
    model.reset([Entry("r0", EntryKind.PROSE, 0, text, final=True)])
    copier = RowCopier(model, ProseRenderer(), lambda page, take: None)
    heard: list[str] = []
    copier.quoted.connect(heard.append)
    if selected:
        copier.quote(RowRange(model.rows, "r0", 0, "r0", row_copier.END_OF_ROW))
    else:
        copier.quoteRow("r0")
    assert (heard, copier.property("words")) == (quoted, said)


def test_the_rows_of_one_fence_are_one(qapp: object) -> None:
    first = row(1, "a = 1\n", EntryKind.CODE, language="python")
    rest = row(2, "b = 2\n", EntryKind.CODE, language="python", continues="\n")
    plain, markdown, _ = formats(row(0, "Look:"), first, rest, row(3, "So."))
    assert plain == "Look:\n\na = 1\nb = 2\n\nSo."
    assert markdown == "Look:\n\n```python\na = 1\nb = 2\n```\n\nSo."


NESTED = [
    "- item\n\n  ```py\n  a = 1\n\n  b = 2\n  ```\n\n  more\n- other",
    "1. one\n   - inner\n\n     ```\n     code\n     ```\n   - next\n2. two\n\n   | a |\n   |---|\n   | c |",
    "1. ```sh\n   ls\n   ```\n2. two",
    "> said\n> ```\n> code\n> ```\n> after\n\nend",
    "> - so\n>   ```\n>   code\n>   ```\n\n- and\n  ```\n  code\n  ```",
]


@pytest.mark.parametrize("markdown", NESTED)
def test_copied_code_stays_in_its_item_or_quotation(qapp: object, markdown: str) -> None:
    make = Maker()
    entries = entries_of(make, markdown)
    assert any(entry.inside for entry in entries)
    _, copied, _ = formats(*(TranscriptRow(entry, 0) for entry in entries))

    def said(text: str) -> list[tuple[object, ...]]:
        again = entries_of(make, text)
        return [(entry.kind, entry.text, entry.language, entry.inside) for entry in again]

    assert said(copied) == said(markdown)
    exported = markdown_export.markdown(entries, lambda entry: "")
    assert said(exported) == said(markdown)


def test_code_that_is_copied_without_its_item_is_not_indented(qapp: object) -> None:
    _, code, behind, _ = (TranscriptRow(entry, 0) for entry in entries_of(Maker(), NESTED[0]))
    assert formats(code, behind)[1] == "```py\na = 1\n\nb = 2\n```\n\nmore"


def test_a_message_of_the_person_is_told_as_such(qapp: object) -> None:
    plain, markdown, html = formats(row(0, "Do <this>\nand that.", EntryKind.USER), row(1, "Done."))
    assert plain == "Do <this>\nand that.\n\nDone."
    assert markdown == "## You\n\n> Do <this>\n> and that.\n\nDone."
    assert "Do &lt;this&gt;<br>" in html and "<this>" not in html


def test_what_a_terminal_would_obey_is_not_copied(qapp: object) -> None:
    assert not any("\x1b" in text for text in formats(row(0, "a\x1b[201~b", EntryKind.NOTICE), row(1, "c")))


@pytest.mark.parametrize(
    ("start", "end", "plain", "markdown"),
    [
        (-1, 999, "H1\tH2\na|1\ta2\nb1\tb2", "| H1 | H2 |\n| --- | --- |\n| a\\|1 | a2 |\n| b1 | b2 |"),
        (4, 999, "H1\tH2\na|1\ta2\nb1\tb2", None),  # from inside the table to beyond its end: whole rows
        (8, 999, "a|1\ta2\nb1\tb2", "| a\\|1 | a2 |\n| --- | --- |\n| b1 | b2 |"),
        (1, 9, "H1\na|1", "| H1 |\n| --- |\n| a\\|1 |"),
        (7, 9, "a|", "a|"),
    ],
)
def test_cells_of_a_table(qapp: object, start: int, end: int, plain: str, markdown: str | None) -> None:
    table = row(0, "| H1 | H2 |\n| --- | --- |\n| a\\|1 | a2 |\n| b1 | b2 |", EntryKind.TABLE)
    copied = copied_text(table, row_text(table, ProseRenderer()), start, end)
    assert copied is not None
    assert copied.plain == plain
    assert markdown is None or copied.markdown == markdown


def test_a_mark_of_a_list_goes_with_its_whole_line(qapp: object) -> None:
    items = row(0, "3. three\n4. four\n   - inner")
    text = row_text(items, ProseRenderer())
    whole = copied_text(items, text, -1, text.length + 1)
    part = copied_text(items, text, 2, text.length)
    word = copied_text(items, text, 0, 3)
    assert whole is not None and part is not None and word is not None
    assert whole.plain == "3. three\n4. four\n  - inner"
    assert part.plain == "ree\n4. four\n  - inner"
    assert word.plain == "thr"


def test_offsets_are_units_of_qt() -> None:
    text = RowText([TextPiece("a😀b"), TextPiece("key", label=True), TextPiece("v", gap=": ")])
    assert text.text == "a😀b\nkey: v"
    assert (text.starts, text.ends) == ([0, 5, 10], [4, 8, 11])
    assert units("a😀b", 1, 3) == "😀"
    assert text.ranges(3, 7) == [(3, 4), (0, 0), (0, 0)], "a label is taken whole or not at all"
    assert text.ranges(3, 10) == [(3, 4), (0, 3), (0, 0)]
    assert text.offset(2, 5) == 11 and text.offset(-1, 0) == 0 and text.offset(9, 1) == 11

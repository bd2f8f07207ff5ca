"""Foreign texts that hide, reverse or pile up characters, in each place that shows them, and natural texts
that only look like such texts. A copy is exactly the original text."""

import unicodedata
from collections.abc import Callable
from html import unescape

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication

from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.export.document import DocumentHead
from claude_desk.transcript.export.markdown_export import document
from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.transcript.text.text_sanitizer import exact, in_file, in_prose, readable, shown_at
from claude_desk.transcript.tools.card import ListingPart
from claude_desk.ui.safe_text import utf16_units
from claude_desk.ui.search.search_rows import marked
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.transcript.row_copier import copied_text
from claude_desk.ui.transcript.row_text import row_text
from claude_desk.ui.viewer.text_pages import TextPages
from tests.gallery import Maker
from tests.unit.transcript.tools.tool_calls import call

# Texts that must not reach the screen unchanged.
HOSTILE = {
    "an override": "access\u202e level = 'user'\u202c",
    "an isolate that is never closed": "if x:\u2066 return \u2067 end",
    "an embedding": "a\u202ab\u202bc",
    "zero width": "pay\u200bpal.exa\u2060mple\ufeff",
    "marks in a pile": "L" + "\u033f" * 40 + " e\u0301\u0302\u0303\u0304",
    "an object's place": "a\ufffcb",
    "a note without a head": "a\U0001d159b",
    "a filler": "a\u3164b\uffa0c\u115fd",
    "a soft hyphen": "rm\xad -rf",
    "tags": "ok\U000e0072\U000e006d",
    "a variation of a letter": "a\ufe0fb\U000e0101c",
    "a lone joiner": "a\u200db \u0434\u200c\u0430",
    "a line's end": "a\u2028b\u2029c\x85d",
    "a control": "a\x1b[8mb\x08c\x7f",
}
# Texts that people write in the world's scripts and with emoji.
NATURAL = {
    "Arabic": "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f\u064c",
    "Persian": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "Hebrew": "\u05d1\u05b0\u05bc\u05e8\u05b5\u05d0\u05e9\u05b4\u05c1\u0596\u05d9\u05ea, shalom",
    "Hindi": "\u0915\u094d\u200d\u0937 \u0939\u093f\u0928\u094d\u0926\u0940",
    "Thai": "\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48 \u0e19\u0e49\u0e33",
    "Vietnamese": unicodedata.normalize("NFD", "Vi\u1ec7t Nam: \u1ebf \u1ed9 \u1eef"),
    "Japanese": "\u845b\U000e0100\u98fe\u533a\u3000\u304c\u304e",
    "Mongolian": "\u182d\u180b\u1820",
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "a trade": "\U0001f9d1\U0001f3fd\u200d\U0001f4bb \u2764\ufe0f\u200d\U0001f525",
    "flags": "\U0001f1ef\U0001f1f5 \U0001f3f3\ufe0f\u200d\U0001f308 \U0001f3f4\U000e0067\U000e0062\U000e0073"
    "\U000e0063\U000e0074\U000e007f",
    "signs": "1\ufe0f\u20e3 #\ufe0f\u20e3 \u2194\ufe0f \u203c\ufe0f \u26a0\ufe0f",
}
PALETTE = ProsePalette("", "", "", "", "", "", "")


def row_of(kind: EntryKind, text: str) -> TranscriptRow:
    return TranscriptRow(Maker()(kind, text), 1)


def said(row: TranscriptRow) -> str:
    text = row.body if row.is_plain_text else row.segment(0)
    return f"{text}\n{row.name(lambda row: '')}"


def prose(markdown: str) -> str:
    return unescape(prose_html(markdown, PALETTE))


def card(name: str, value: dict[str, str], result: str = "") -> str:
    row = TranscriptRow(Maker()(EntryKind.TOOL, tool=call(name, value, result=result)), 1)
    assert row.card is not None
    return f"{row.card.title}\n{row.card.text}\n{row.name(lambda row: '')}"


def exported(text: str) -> str:
    make = Maker()
    kinds = (EntryKind.USER, EntryKind.PROSE, EntryKind.CODE, EntryKind.THINKING)
    rows = [make(kind, text) for kind in kinds]
    return "".join(document(rows, DocumentHead(text), lambda entry: ""))


def viewed(language: str) -> Callable[[str], str]:
    def show(text: str) -> str:
        pages = TextPages(ListingPart(text, language=language))
        pages.find_more(10_000)
        assert pages.text == text  # the text that is copied and saved
        return pages.panes(0)[0].text

    return show


PLACES: dict[str, Callable[[str], str]] = {
    "your message": lambda text: said(row_of(EntryKind.USER, text)),
    "code": lambda text: said(row_of(EntryKind.CODE, text)),
    "thinking": lambda text: said(row_of(EntryKind.THINKING, text)),
    "an error": lambda text: said(row_of(EntryKind.ERROR, text)),
    "a notice": lambda text: said(row_of(EntryKind.NOTICE, text)),
    "prose": prose,
    "a code span": lambda text: prose(f"see `{text}`"),
    "a fence in a list": lambda text: prose(f"- a\n\n  ```\n  {text}\n  ```"),
    "a table": lambda text: prose(f"| a |\n|---|\n| {text} |"),
    "a command": lambda text: card("Bash", {"command": text}),
    "output": lambda text: card("Bash", {"command": "ls"}, text),
    "a file that is written": lambda text: card("Write", {"file_path": "/p/a", "content": text}),
    "a file that is read": lambda text: card("Read", {"file_path": "/p/a"}, f"1\t{text}"),
    "a change": lambda text: card("Edit", {"file_path": "/p/a", "old_string": "x", "new_string": text}),
    "a server's tool": lambda text: card("mcp__a__b", {text: text}, text),
    "a search": lambda text: card("Grep", {"pattern": text}, text),
    "a file beside the conversation": viewed("python"),
    "a message beside the conversation": viewed(""),
    "a hit of a search": lambda text: unescape(marked(text, [])),
    "an exported conversation": exported,
}
# Places on which the user's decisions rest. These places also show invisible characters of natural texts.
STRICT = ("an error", "a notice", "a command", "a server's tool", "a search")


def raw(text: str) -> set[str]:
    """Return the characters of a hostile text that must not be shown."""
    return {each for each in text if unicodedata.category(each) in ("Cc", "Cf", "Zl", "Zp")} | (
        set(text) & set("\ufffc\U0001d159\u3164\uffa0\u115f\ufe0f\U000e0101")
    )


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("kind", HOSTILE)
def test_nothing_hidden_reaches_the_screen(qapp: QGuiApplication, place: str, kind: str) -> None:
    text = HOSTILE[kind]
    shown = PLACES[place](text)
    assert not raw(text) & set(shown), ascii(shown)
    assert "\u033f\u033f" not in shown and "\u0302\u0303" not in shown, ascii(shown)


@pytest.mark.parametrize("place", [place for place in PLACES if place not in STRICT])
@pytest.mark.parametrize("kind", NATURAL)
def test_what_people_write_looks_as_it_should(qapp: QGuiApplication, place: str, kind: str) -> None:
    text = NATURAL[kind]
    if "\u3000" in text and place in ("a file that is written", "a file that is read", "a change"):
        text = text.replace("\u3000", "")  # in a file, a wide space is written out as its code
    assert text in PLACES[place](text)


TROJAN = "if level != 'user\u202e \u2066// Check if admin\u2069 \u2066':\n    run()"


@pytest.mark.parametrize("kind", [EntryKind.USER, EntryKind.CODE])
@pytest.mark.parametrize("text", [*HOSTILE.values(), *NATURAL.values(), TROJAN, "\u27e8U+202E\u27e9\u202e"])
def test_a_copy_is_what_was_said(qapp: QGuiApplication, kind: EntryKind, text: str) -> None:
    row = row_of(kind, text)
    row.unfolded = True
    assert row.copy_text == text
    of_row = row_text(row, ProseRenderer())
    copied = copied_text(row, of_row, 0, of_row.length)
    assert copied is not None and copied.plain == text
    shown = of_row.text
    begin = shown.index("\u27e8") if "\u27e8" in shown else 0
    rest = copied_text(row, of_row, utf16_units(shown[:begin]), of_row.length)
    assert rest is not None and text.endswith(rest.plain)


SIGNS = st.sampled_from(
    [
        *"ab1 \n\r\u202e\u200d\ufe0f\u20e3\u0301\u033f\u0645\u200c\u2764\U0001f468\U0001f3f4",
        *("\U000e0067", "\U000e007f", "\u845b", "\U000e0100", "\u27e8", "\u27e8U+202E\u27e9"),
    ]
)


@example(["\U0001f468\u200d", "\u2764"], False)
@example(["a", "1\ufe0f", "\u20e3b"], True)
@example(["\U0001f3f4\U000e0067", "\U000e007f"], True)
@example(["\u0645\u200c", "\u0645\nx"], False)
@given(st.lists(st.lists(SIGNS, max_size=6).map("".join), max_size=12), st.booleans())
def test_what_is_appended_is_what_is_read_anew(pieces: list[str], thinks: bool) -> None:
    """Wherever the stream is cut, an item has the text of its row, or a new revision of the row makes the
    item read the text again."""
    row = row_of(EntryKind.THINKING if thinks else EntryKind.CODE, "")
    held = ""
    for piece in pieces:
        revision = row.revision
        row.entry.text += piece
        for _, units, text in row.append(piece):
            if row.revision == revision:
                assert units == utf16_units(held)
                held += text
        if row.revision != revision:
            held = row.segment(0)
    assert held == row.segment(0)
    assert row.tail_units == utf16_units(held)


@given(st.lists(SIGNS, max_size=30).map("".join), st.data())
def test_a_place_in_what_is_shown_is_one_in_the_text(text: str, data: st.DataObject) -> None:
    for show in (readable, in_prose, in_file):
        shown = show(text)
        assert exact(text, shown, 0, len(shown)) == text
        at = data.draw(st.integers(0, len(text)))
        place = shown_at(text, shown, at)
        assert exact(text, shown, 0, place) == text[:at]
        assert exact(text, shown, place, len(shown)) == text[at:]

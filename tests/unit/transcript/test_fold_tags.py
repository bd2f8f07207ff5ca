"""`<details>` in Claude's text: its content is shown without its tags."""

import re

import pytest

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.markdown.incomplete_marks import completed
from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.transcript.markdown.prose_splitter import ProseSplitter
from claude_desk.transcript.visible_text import visible_texts
from claude_desk.ui.safe_text import plain_of_markdown

PALETTE = ProsePalette("", "", "", "", "", "", "")
TEXT = """Before.

<details>
<summary><b>The log</b> of `it`</summary>

It says `</details>`:

```html
<details>
```

</details>

After.
"""


def shown(markdown: str) -> str:
    """Return the shown text, with `**` around bold words."""
    html = re.sub(r"</?strong[^>]*>", "**", prose_html(markdown, PALETTE))
    said = re.sub(r"<[^>]*>", "", html.replace("<br/>", "\n"))
    return said.replace("&lt;", "<").replace("&gt;", ">")


@pytest.mark.parametrize(
    ("markdown", "said"),
    [
        ("<details>\n<summary>More</summary>", "**More**"),
        ("<details open><summary>More</summary>\nText\n</details>", "**More**\nText"),
        ("<details><summary>More</summary>Text</details>", "**More**\nText"),
        ("<DETAILS>\n<summary>A **b**</SUMMARY>", "**A **b****"),
        ("<summary><b>More</b></summary>\nText", "**More**\nText"),
        ("Text\n</details>", "Text"),
        ("- item\n  <details>\n  inside", "item\ninside"),
        ("`<details>` and `</details>`", "<details> and </details>"),
        ("Use <details> here, or <summary>.", "Use <details> here, or <summary>."),
        ("<detail>", "<detail>"),
        ("<details onclick=x>", "<details onclick=x>"),
        ("Line<br>break", "Line<br>break"),
        ("<summary>unfinished", "**unfinished**"),
    ],
)
def test_what_it_holds_is_shown_without_its_tags(markdown: str, said: str) -> None:
    assert shown(markdown) == said


def test_a_cell_is_broken_where_it_says_so() -> None:
    assert "x<br/>y" in prose_html("| a | b |\n|---|---|\n| x<br>y | `<br>` |", PALETTE)
    assert shown("| a |\n|---|\n| `<br>` |").endswith("<br>")


@pytest.mark.parametrize("step", [1, 3, 7, 1000])
def test_no_row_is_a_tag_alone_however_it_comes(step: int) -> None:
    splitter = ProseSplitter()
    for at in range(0, len(TEXT), step):
        splitter.feed(TEXT[at : at + step])
        for piece in splitter.pieces:
            said = shown(completed(piece.text)) if not piece.code else ""
            assert not re.search(r"^\W*</?[ds]", said, re.M), said
    splitter.feed("", end=True)
    texts = [piece.text if piece.code else shown(piece.text) for piece in splitter.pieces]
    assert texts == ["Before.", "**The log of it**", "It says </details>:", "<details>", "After."]


def test_a_plan_keeps_what_shows_nothing() -> None:
    splitter = ProseSplitter(shows_definitions=True)
    splitter.feed("One.\n\n</details>\n\nTwo.", end=True)
    assert [(piece.text, piece.code) for piece in splitter.pieces] == [
        ("One.", False),
        ("</details>", True),
        ("Two.", False),
    ]


def test_neither_a_search_nor_a_reader_meets_the_tags() -> None:
    entry = Entry("1", EntryKind.PROSE, 1, text="<details>\n<summary>More</summary>\nText")
    assert "<" not in "".join(visible_texts(entry))
    assert plain_of_markdown(entry.text, 100) == "More Text"

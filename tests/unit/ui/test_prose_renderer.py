"""Claude's prose in the window's look: tags get a style, and the text is unchanged."""

import pytest

from claude_desk.ui.transcript.prose_renderer import ProseRenderer

CSS = "margin-bottom:0.5rem and <p style= and margin-top:0"


@pytest.mark.parametrize(
    "markdown",
    [
        CSS,
        f"# {CSS}",
        f"- {CSS}\n- b",
        f"`{CSS}`",
        f"```css\n{CSS}\n```",
        "[x](https://e.org/?margin-bottom:0)",
    ],
)
def test_text_that_looks_like_a_style_stays(markdown: str) -> None:
    renderer = ProseRenderer()
    for html in (renderer.document(markdown), renderer.html(markdown)):
        assert "margin-bottom:0.5rem and &lt;p style=" in html or "?margin-bottom:0" in html
        assert "8px.5rem" not in html


def test_blocks_of_a_document_stand_apart() -> None:
    renderer = ProseRenderer()
    markdown = "# One\n\ntwo\n\n- a\n- b\n\n1. c"
    assert renderer.html(markdown).count("margin-bottom:0") == 4
    document = renderer.document(markdown)
    assert document.count("margin-bottom:8px") == 4
    assert "margin-bottom:0" not in document

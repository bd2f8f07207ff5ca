"""Web addresses in plain texts: which addresses may be links, and the links of exported pages."""

import pytest

from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.export.html_export import coloured
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.web_addresses import plain_links
from tests.unit.transcript.test_export import entry, page, tool

A = "https://example.org"


@pytest.mark.parametrize(
    ("text", "links"),
    [
        (f"See {A}/a, and ({A}/b_(c)).", [f"{A}/a", f"{A}/b_(c)"]),
        (f"{A}\n{A}/2", [A, f"{A}/2"]),
        ("example.org, file:///etc/passwd, javascript://x", []),
        (f"{A}/long…", []),  # a cut address would lead to another place
        (f"{A}/" + "x" * 3000, []),
        ("https://exаmple.org/", []),  # with a Cyrillic letter
        (f"😀 {A}/x", [f"{A}/x"]),
    ],
)
def test_which_are_links(text: str, links: list[str]) -> None:
    found = list(plain_links(text))
    assert [link.address for link in found] == links
    assert [text[link.start : link.end] for link in found] == links


@pytest.mark.parametrize("kind", [EntryKind.USER, EntryKind.NOTICE, EntryKind.ERROR])
def test_words_of_a_page_have_them(kind: EntryKind) -> None:
    text, seen = page([entry(kind, f'See {A}/?a=1&b="2".')])
    assert (
        f'See <a href="{A}/?a=1&amp;b=" rel="noreferrer noopener">{A}/?a=1&amp;b=</a>&quot;2&quot;.' in text
    )
    assert [dict(attributes)["href"] for tag, attributes in seen.tags if tag == "a"] == [f"{A}/?a=1&b="]


def test_output_in_a_page_has_them() -> None:
    text, _ = page([tool(result=f"fetched {A}/x\nand {A}/y")])
    assert text.count("<a href") == 2
    assert f'<a href="{A}/x"' in text


def test_an_address_of_two_colours_is_none() -> None:
    text = f"{A}/a {A}/b {A}/c"
    spans = [TextSpan(4, 7, "number"), TextSpan(22, 43, "string")]
    said = "".join(coloured(text, spans, list(plain_links(text))))
    assert said.count("<a href") == 2
    assert f'<span class="s-string"><a href="{A}/b" rel="noreferrer noopener">{A}/b</a></span>' in said
    assert said.endswith(f">{A}/c</a>")

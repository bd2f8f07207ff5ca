"""Web addresses in plain text become links, and follow the rules for all links."""

import time

import pytest

from claude_desk.protocol.phrase import without_words
from claude_desk.transcript.export.html_prose import HtmlProse
from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from tests.unit.transcript.strict_html import Strict

PALETTE = ProsePalette("#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "Mono")
A = "https://example.org"


def read(markdown: str) -> Strict:
    reader = Strict()
    reader.feed(prose_html(markdown, PALETTE))
    reader.close()
    return reader


@pytest.mark.parametrize(
    ("words", "links"),
    [
        (f"See {A}.", [A]),
        (f"{A}", [A]),
        (f"See {A}/a_b_c/?q=1&r=(x)#top, then {A}/b!", [f"{A}/a_b_c/?q=1&r=(x)#top", f"{A}/b"]),
        (f"({A}/wiki/Rust_(language))", [f"{A}/wiki/Rust_(language)"]),
        (f"({A}/a)", [f"{A}/a"]),
        (f"**{A}/bold** and *{A}/it*", [f"{A}/bold", f"{A}/it"]),
        (f"- {A}/item\n- x", [f"{A}/item"]),
        (f"日本語{A}/x。次", []),
        (f"見て {A}/x。次", [f"{A}/x"]),
        (f"“{A}/q”", [f"{A}/q"]),
        ("http://localhost:8080/x", ["http://localhost:8080/x"]),
        ("http://[::1]:80/x", ["http://[::1]:80/x"]),
        (f"[words]({A}/there)", [f"{A}/there"]),
        (f"[{A}/here]({A}/here)", [f"{A}/here"]),
        (f"<{A}/auto>", [f"{A}/auto"]),
        (f"`{A}/code`", []),
        (f"```\n{A}/code\n```", []),
        ("https:// and http://. and https://-", []),
        ("example.org www.example.org a@example.org", []),
        ("javascript://x ftp://x file:///etc/passwd data://x xhttps://example.org", []),
    ],
)
def test_what_is_a_link(words: str, links: list[str]) -> None:
    found = read(words)
    assert found.links == links
    shown = "".join(found.text)
    assert all(link in shown for link in links if f"]({link})" not in words)


def test_an_address_that_may_mislead_is_followed_by_where_it_goes() -> None:
    # The third letter is Cyrillic.
    shown = "".join(read("https://exаmple.org/x").text)
    assert shown.count("example.org") + shown.count("exаmple.org") == 2


def test_a_line_of_addresses_takes_no_longer_than_it_is_long() -> None:
    def seconds(size: int) -> float:
        start = time.perf_counter()
        read(f"{A}/{'((' * size}{').' * size} ")
        return time.perf_counter() - start

    seconds(10)
    assert seconds(900) < 1


def test_in_an_exported_page_they_are_links_too() -> None:
    page = HtmlProse(lambda code, language: "", "", without_words).html(f"See {A}/x.")
    assert f'<a href="{A}/x"' in page

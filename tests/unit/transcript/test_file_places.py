"""Names of files with a line in a text."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.transcript.text.file_places import places_named

PALETTE = ProsePalette("#111", "#00f", "#eee", "#222", "#888", "#ccc", "Mono")
NAMES = [
    "src/client.py:9",
    "client.py:9:3",
    "src/client.py#L9",
    ".github/x.yml:3",
    "/srv/a/b.c:12:1",
    "Makefile:4",
]


def named(text: str) -> list[str]:
    found = list(places_named(text))
    assert all(text[each.start : each.end] == each.address for each in found)
    return [each.address for each in found]


@pytest.mark.parametrize("name", [*NAMES, "src/a.py:9-12", "a.py#L9-L12", "@app/x.tsx:1", "a-b/c+d.cc:7"])
@pytest.mark.parametrize(
    "around", ["{}", "See {}.", "({})", "{}: error", "\u770b{}\u3002", "{}:warning", "`{}`,"]
)
def test_a_name_with_a_line_is_found(name: str, around: str) -> None:
    assert named(around.format(name)) == [name]


@pytest.mark.parametrize(
    "text",
    [
        "src/client.py", "at 10:30", "localhost:8080", "127.0.0.1:80", "example.com:443", "https://e.org/a.py:9",
        "//host/a.py:9", "\\\\host\\a.py:9", "file:///etc/a.py:9", "a.py:9x", "~/a.py:9", "a.py:x", "3/4:1",
        "\u65e5.py:3", "a.py:9/b", "git@e.org:2",
    ],
)  # fmt: skip
def test_anything_else_is_no_name(text: str) -> None:
    assert named(text) == []


@given(st.text(st.sampled_from("a./:#L1-_ @~\\\u770b")))
def test_each_name_is_a_word_of_its_own(text: str) -> None:
    for name in named(text):
        assert name in text and " " not in name and name.isascii() and name[:2] * name.count("//") != ".."


@pytest.mark.parametrize(
    "text", ["a/" * 200_000 + ":1", "a." * 200_000 + ":1", "a" * 400_000 + ":1", "a:1" * 100_000]
)
def test_a_long_text_takes_little_time(text: str) -> None:
    began = time.process_time()
    named(text)
    assert time.process_time() - began < 3


@pytest.mark.parametrize("name", NAMES)
def test_prose_links_it_in_words_and_in_code(name: str) -> None:
    html = prose_html(f"See {name} and `x {name} y`, **{name}**.", PALETTE)
    assert html.count(f'href="{name}"') == 3
    assert "text-decoration:underline" in html
    plain = prose_html(f"See {name}", PALETTE)
    assert plain.count(f'href="{name}"') == 1


def test_a_name_in_a_link_or_a_code_block_is_not_linked_again() -> None:
    html = prose_html("[a.py:9](https://e.org) [b.py:2](javascript:x)\n\n```\na.py:9\n```", PALETTE)
    assert html.count("<a ") == 1 and 'href="https://e.org"' in html


@pytest.mark.parametrize("text", ['a".py:9', "<b>.py:9", "a.py:9\u202e", "a&b.py:9"])
def test_nothing_breaks_out_of_the_link(text: str) -> None:
    html = prose_html(text, PALETTE)
    assert "<b>" not in html and '""' not in html and "\u202e" not in html

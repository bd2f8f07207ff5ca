"""Which words of Claude's text name picture files."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.transcript.text.picture_names import MOST, pictures_named
from tests.whole_tables import examples


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("![Latency](out/plot.png)", ["out/plot.png"]),
        ("![a](<out/my plot.png>) and ![b](my%20plot.png 'Title')", ["out/my plot.png", "my plot.png"]),
        ("See [the plot](./plot.jpeg).", ["./plot.jpeg"]),
        ("I wrote `my plot.webp`, and out/other.GIF.", ["my plot.webp", "out/other.GIF"]),
        ("out/a.png, (b.png) and c.bmp!", ["out/a.png", "b.png", "c.bmp"]),
        ("/tmp/x/plot.png", ["/tmp/x/plot.png"]),
        ("Plot:`a.png`, icon: b.png.", ["a.png", "b.png"]),
        ("`a.png` and a.png again", ["a.png"]),
        ("No picture: plot.png.bak, plot.pngx, plot.svg, .png-files", []),
        ("![x](https://e.org/a.png) https://e.org/b.png //e.org/c.png", []),
        ("![x](data:image/png;base64,aaaa.png) file:///etc/a.png ~/a.png", []),
        ("", []),
    ],
)
def test_the_names_of_a_text(text: str, names: list[str]) -> None:
    assert pictures_named(text) == names


def test_a_text_has_few_names() -> None:
    assert len(pictures_named(" ".join(f"a{number}.png" for number in range(100)))) == MOST


@settings(max_examples=examples(200))
@given(st.text("ab./:`()<>[]!~ \n") | st.text("a.png/`]( <"))
def test_a_name_is_never_an_address(text: str) -> None:
    for name in pictures_named(text + ".png"):
        assert not name.startswith(("//", "~")) and "\n" not in name and ":" not in name.partition("/")[0]


@pytest.mark.parametrize("part", ["a/", "a.png", "`a", "](a", "a.", "](<a b", "@-"])
def test_the_search_takes_linear_time(part: str) -> None:
    began = time.process_time()
    pictures_named(part * (100_000 // len(part)) + " .png")
    assert time.process_time() - began < 2

"""The colours of cells: those of the theme, with enough contrast."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.terminal.cells import Style
from claude_desk.terminal.colours import LEAST_CONTRAST, Palette, _contrast, _rgb, readable
from tests.whole_tables import examples

LIGHT = {
    "ink": "#1F1E1B",
    "back": "#F6F4EF",
    "ansi-1": "#B3362B",
    "ansi-bg-1": "#FBE0DC",
    "ansi-11": "#875900",
}
DARK = {
    "ink": "#ECE9E2",
    "back": "#181715",
    "ansi-1": "#EE8479",
    "ansi-bg-1": "#4A1F1B",
    "ansi-11": "#F2CB74",
}


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_theme_gives_the_first_sixteen(theme: dict[str, str]) -> None:
    palette = Palette(theme)
    assert palette.of(Style()) == (theme["ink"], "")
    assert palette.of(Style(fg="1")) == (theme["ansi-1"], "")
    assert palette.of(Style(bg="1")) == (theme["ink"], theme["ansi-bg-1"])
    assert palette.of(Style(fg="11")) == (theme["ansi-11"], "")
    assert palette.of(Style(reverse=True)) == (theme["back"], theme["ink"])
    assert palette.of(Style(), in_reverse=True) == (theme["back"], theme["ink"])
    assert palette.of(Style(conceal=True)) == (theme["back"], "")


def test_other_colours() -> None:
    palette = Palette({"ink": "#ffffff", "back": "#000000"})
    assert palette.of(Style(fg="#00ff00")).ink == "#00ff00"
    assert palette.of(Style(bg="21")).back == "#0000ff"
    assert palette.of(Style(bg="244")).back == "#808080"
    assert palette.of(Style(fg="#000010")).ink != "#000010"  # could not be read
    assert palette.of(Style(fg="#000010"), figures=True).ink == "#000010"  # a block keeps its colour


@settings(max_examples=examples(200), deadline=None)
@given(st.integers(0, 0xFFFFFF), st.integers(0, 0xFFFFFF))
def test_text_can_be_read_on_every_background(ink: int, back: int) -> None:
    under = f"#{back:06x}"
    made = readable(f"#{ink:06x}", under)
    assert _contrast(_rgb(made), _rgb(under)) >= LEAST_CONTRAST


@settings(max_examples=examples(200), deadline=None)
@given(st.sampled_from([LIGHT, DARK]), st.integers(0, 255), st.integers(0, 255), st.booleans(), st.booleans())
def test_a_style_can_be_read(theme: dict[str, str], fg: int, bg: int, reverse: bool, faint: bool) -> None:
    found = Palette(theme).of(Style(fg=str(fg), bg=str(bg), reverse=reverse, faint=faint))
    assert _contrast(_rgb(found.ink), _rgb(found.back or theme["back"])) >= LEAST_CONTRAST

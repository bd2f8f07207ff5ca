"""A terminal's colours become spans; its other escape sequences are carried out or dropped."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.wire.characters import SPACES, visible
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.terminal_output import MOST_SPANS, terminal_text


def coloured(text: str) -> list[tuple[str, str]]:
    shown, spans = terminal_text(text)
    return [(shown[span.start : span.end], span.style) for span in spans]


@pytest.mark.parametrize(
    ("codes", "style"),
    [
        ("31", "ansi-1"),
        ("97", "ansi-15"),
        ("44", "ansi-bg-4"),
        ("107", "ansi-bg-15"),
        ("1;31", "ansi-1 bold"),
        ("3;4;9;2", "faint italic strike underline"),
        ("7", "inverse"),
        ("38;5;9", "ansi-9"),
        ("38;5;196", "ansi-9"),
        ("38;5;232", "ansi-0"),
        ("48;5;255", "ansi-bg-7"),
        ("38;2;250;10;5", "ansi-9"),
        ("38:2::250:10:5", "ansi-9"),
        ("48;2;0;0;0;1", "ansi-bg-0 bold"),
        ("4:3", "underline"),
        ("58;5;9;1", "bold"),
        ("1;22;31;39", ""),
        ("31;0", ""),
        ("31;", ""),
        ("38;5;999", ""),
        ("38;5", ""),
        ("38", ""),
        ("999;1", "bold"),
        ("4;4:0", ""),
    ],
)
def test_colours(codes: str, style: str) -> None:
    assert coloured(f"\x1b[{codes}mx") == ([("x", style)] if style else [])


def test_colours_reach_over_lines_and_end() -> None:
    assert terminal_text("a\x1b[31mb\nc\x1b[1md\x1b[0me") == (
        "ab\ncde",
        (TextSpan(1, 4, "ansi-1"), TextSpan(4, 5, "ansi-1 bold")),
    )
    assert coloured("\x1b[32mok\x1b[32m too") == [("ok too", "ansi-2")]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("10%\r20%\rdone\n", "done\n"),
        ("10%\r20%\r", "20%"),
        ("a\r\nb\r\n", "a\nb\n"),
        ("a\r\r\nb", "a\nb"),
        ("loading\r\x1b[K\nready", "\nready"),
        ("loading\r\x1b[2Kready", "ready"),
        ("|\b/\b-\bx", "x"),
        ("_\bu\b\b\b", ""),
        ("\x1b]0;title\x07a\x1b]8;;http://x\x1b\\b\x1b]8;;\x1b\\", "ab"),
        ("\x1b]never ends\nb", "never ends\nb"),
        ("\x1b[2J\x1b[Ha\x1b[1Ab\x1b(B\x1b=\x07", "ab"),
        ("a\x1b", "a"),
        ("\x1b[38;5", "[38;5"),
        ("\u202ea\x00", "⟨U+202E⟩a⟨U+0000⟩"),
        ("1\u202f000 \tx", "1\u202f000 \tx"),
        ("", ""),
    ],
)
def test_orders(text: str, shown: str) -> None:
    assert terminal_text(text) == (shown, ())


def test_a_colour_set_before_a_line_is_written_again_stays() -> None:
    assert coloured("\x1b[31m10%\r20%\nx") == [("20%\nx", "ansi-1")]


def test_spans_count_in_what_is_shown() -> None:
    assert coloured("\x00\x1b[31m\x01\x1b[0m🧠\x1b[32mé") == [("⟨U+0001⟩", "ansi-1"), ("é", "ansi-2")]


@given(st.text(st.sampled_from("ab\n\r\b\x1b[]0;31mK\x07\x00\u202eé🧠")))
def test_whatever_comes_is_safe(text: str) -> None:
    shown, spans = terminal_text(text)
    assert visible(shown, keep="\n\t" + SPACES) == shown
    end = 0
    for span in spans:
        assert end <= span.start < span.end <= len(shown) and span.style
        end = span.end


def test_colours_are_bounded() -> None:
    shown, spans = terminal_text("\x1b[31ma\x1b[32mb" * MOST_SPANS)
    assert len(shown) == 2 * MOST_SPANS and len(spans) == MOST_SPANS


@pytest.mark.parametrize(
    "unit", ["\x1b]", "\x1b[1;", "\r", "\b", "a\b", "\x1b[31m", "\x1bP", "a\r", "\r\x1b[31m"]
)
def test_the_cost_is_linear(unit: str) -> None:
    def seconds(times: int) -> float:
        text = unit * times
        began = time.process_time()
        terminal_text(text)
        return time.process_time() - began

    small = min(seconds(5_000) for _ in range(3))
    assert min(seconds(40_000) for _ in range(3)) < max(small, 0.002) * 24

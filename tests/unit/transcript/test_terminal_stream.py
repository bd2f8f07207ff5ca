"""Output that comes in pieces looks the same in the end as output that comes in one piece."""

import random

import pytest

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.terminal_output import style_after, terminal_text
from claude_desk.transcript.text.terminal_stream import LONGEST_OPEN, TerminalStream

OUTPUT = (
    "plain\n\x1b[31mred\nstill red \x1b[1mbold\x1b[0m plain\r\n"
    "10%\r50%\r100%\nça va 🦀 \x1b[38;5;208morange\x1b[39m\n\x1b[32mgreen"
)


def shown(pieces: list[bytes]) -> tuple[str, list[tuple[int, str]]]:
    """Return the text of all pieces and each styled code point with its style."""
    stream, text, styles = TerminalStream(), "", []
    for piece in pieces:
        done = stream.feed(piece)
        styles += marks(done.spans, len(text))
        text += done.text
    rest = stream.open_line
    return text + rest.text, styles + marks(rest.spans, len(text))


def marks(spans: tuple[TextSpan, ...], offset: int) -> list[tuple[int, str]]:
    return [(at + offset, span.style) for span in spans for at in range(span.start, span.end)]


@pytest.mark.parametrize("seed", range(20))
def test_however_it_is_cut_it_is_the_same(seed: int) -> None:
    data, chance = OUTPUT.encode(), random.Random(seed)
    cuts = sorted(chance.sample(range(1, len(data)), 12))
    pieces = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    text, spans = terminal_text(OUTPUT)
    found, styles = shown(pieces)
    assert found == text
    assert [style for style in styles if text[style[0]] != "\n"] == [
        style for style in marks(spans, 0) if text[style[0]] != "\n"
    ]


def test_the_open_line_may_be_written_over() -> None:
    stream = TerminalStream()
    assert stream.feed(b"ready\n10%").text == "ready\n"
    assert stream.open_line.text == "10%"
    assert stream.feed(b"\r20%").text == ""
    assert stream.open_line.text == "20%"
    assert stream.feed(b"\n").text == "20%\n"
    assert stream.open_line.text == ""


def test_a_bar_that_never_ends_its_line_takes_no_memory() -> None:
    stream = TerminalStream()
    for number in range(20_000):
        assert stream.feed(f"\r\x1b[32m{number:>6}".encode()).text == ""
        assert len(stream._open) <= 2 * LONGEST_OPEN
    assert stream.open_line.text.strip() == "19999"


def test_a_line_without_an_end_is_given_in_pieces() -> None:
    stream = TerminalStream()
    done = "".join(stream.feed(b"x" * 1_000).text for _ in range(100))
    assert done + stream.open_line.text == "x" * 100_000
    assert len(done) > 100_000 - 2 * LONGEST_OPEN


def test_an_order_is_not_cut_in_two() -> None:
    stream = TerminalStream()
    done = stream.feed(b"x" * LONGEST_OPEN + b"\x1b[3")
    assert set(done.text) == {"x"}
    stream.feed(b"1mred")
    assert stream.open_line.text == "red"
    assert stream.open_line.spans[0].style == "ansi-1"


def test_what_is_no_text_is_written_out() -> None:
    stream = TerminalStream()
    assert stream.feed(b"a\0\0\0\0b\xff\x01\n").text == "a⟨U+0000⟩b\N{REPLACEMENT CHARACTER}⟨U+0001⟩\n"


def test_holes_of_a_file_take_no_room() -> None:
    assert TerminalStream().feed(b"\0" * 1_000_000 + b"\n").text == "⟨U+0000⟩\n"


def test_the_look_that_is_on() -> None:
    assert style_after("plain") == ""
    assert style_after("\x1b[31ma\x1b[1mb") == "\x1b[31m\x1b[1m"
    assert style_after("\x1b[31ma\x1b[0mb") == style_after("\x1b[31ma\x1b[mb") == ""
    assert style_after("\x1b[31ma\x1b[0;1mb") == "\x1b[31m\x1b[0;1m"
    assert len(style_after("\x1b[31m" * 1_000)) == 64 * len("\x1b[31m")

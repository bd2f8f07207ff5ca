"""Bytes become lines, however the chunks are cut."""

from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.wire.framing import LineFramer

LINES = st.lists(
    st.one_of(
        st.binary(max_size=12).filter(lambda b: b"\n" not in b),
        st.sampled_from(["é漢😀\u2028\u2029\x85".encode(), b"\r", b" \t ", b"a\rb", b"\x00", b"{}\r"]),
    ),
    max_size=8,
)


def fed(chunks: list[bytes], limit: int = 1000) -> tuple[list[bytes], bytes, int]:
    framer = LineFramer(limit)
    lines = [line for chunk in chunks for line in framer.feed(chunk)]
    return lines, framer.end(), framer.dropped


def expected(lines: list[bytes]) -> list[bytes]:
    return [line.removesuffix(b"\r") for line in lines if line.strip()]


@given(LINES, st.binary(max_size=5).filter(lambda b: b"\n" not in b), st.data())
def test_any_cut_gives_the_same_lines(lines: list[bytes], rest: bytes, data: st.DataObject) -> None:
    sent = b"".join(line + b"\n" for line in lines) + rest
    places = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=10)))
    chunks = [sent[a:b] for a, b in zip([0, *places], [*places, len(sent)], strict=True)]
    assert b"".join(chunks) == sent
    assert fed(chunks) == (expected(lines), b"".join(expected([rest])), 0)


@given(LINES, st.integers(0, 6), st.data())
def test_a_limit_drops_the_same_lines_wherever_the_cut(
    lines: list[bytes], limit: int, data: st.DataObject
) -> None:
    sent = b"".join(line + b"\n" for line in lines)
    place = data.draw(st.integers(0, len(sent)))
    found, rest, dropped = fed([sent[:place], sent[place:]], limit)
    assert found == expected([line for line in lines if len(line) <= limit])
    assert dropped == sum(len(line) > limit for line in lines)
    assert rest == b""


def test_only_the_newline_byte_ends_a_line() -> None:
    line = "a\u2028b\u2029c\x85d\x0be\x0cf\x1cg\rh".encode()
    assert fed([line + b"\n"]) == ([line], b"", 0)


def test_a_character_cut_in_two_is_joined() -> None:
    data = "😀\n".encode()
    for place in range(len(data)):
        assert fed([data[:place], data[place:]]) == (["😀".encode()], b"", 0)


def test_windows_line_ends_and_blank_lines() -> None:
    assert fed([b"a\r\n\r\n\n  \nb\r", b"\nc"]) == ([b"a", b"b"], b"c", 0)


def test_it_starts_afresh_after_the_end() -> None:
    framer = LineFramer()
    framer.feed(b"cut")
    assert framer.end() == b"cut"
    assert framer.feed(b"next\n") == [b"next"]


def test_a_line_too_long_does_not_fill_the_memory_and_the_next_one_comes() -> None:
    framer = LineFramer(limit=100)
    for _ in range(1000):
        assert framer.feed(b"x" * 64) == []
    assert sum(map(len, framer._parts)) <= 100
    assert framer.feed(b"\nnext\n") == [b"next"]
    assert framer.dropped == 1


def test_a_line_of_fifty_megabytes_is_put_together_once() -> None:
    """The bytes so far are not copied with each chunk: that would take time quadratic in the line's size."""
    chunk = b"x" * 65536
    framer = LineFramer()
    count = 50_000_000 // len(chunk)
    for _ in range(count):
        assert framer.feed(chunk) == []
    assert len(framer._parts) == count
    assert all(part is chunk for part in framer._parts)
    assert framer.feed(b"y\n") == [chunk * count + b"y"]

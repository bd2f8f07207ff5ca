"""Objects on a pipe, in pieces of any size."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.library.frames import FrameReader, pack, read_frame


@given(st.lists(st.binary(max_size=50)), st.lists(st.integers(1, 40)))
def test_any_cut_gives_the_same_objects(values: list[bytes], cuts: list[int]) -> None:
    data = b"".join(pack(value) for value in values)
    frames, found = FrameReader(), []
    for size in cuts:
        found += frames.feed(data[:size])
        data = data[size:]
    assert found + frames.feed(data) == values


def test_a_stream_that_ends_in_the_midst_of_one() -> None:
    data = pack("whole") + pack("cut")[:-1]
    stream = io.BytesIO(data)
    assert read_frame(stream) == "whole"
    with pytest.raises(EOFError):
        read_frame(stream)

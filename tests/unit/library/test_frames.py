"""Messages on a pipe: in pieces of any size, with any values, and bytes that our code did not write."""

import importlib
import io
import pickle
import struct
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec.msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.library.frames import (
    FrameReader,
    Message,
    NotUnderstoodError,
    pack,
    read_frame,
    read_message,
    write_message,
)
from claude_desk.library.request_base import RequestFailure
from claude_desk.protocol.phrase import Phrase
from claude_desk.snapshots.records import PackedLines, Refused
from tests.library.library_process import sent

_REQUESTS = (
    "claude_desk.library.catalog.requests",
    "claude_desk.library.history.requests",
    "claude_desk.library.strands.requests",
    "claude_desk.snapshots.requests",
    "claude_desk.repository.requests",
    "claude_desk.repository.worktree_requests",
    "claude_desk.formulas.requests",
)
REQUESTS = {
    kind
    for name in _REQUESTS
    for kind in vars(importlib.import_module(name)).values()
    if isinstance(kind, type) and hasattr(kind, "answers")
}


@given(st.lists(st.binary(max_size=50)), st.lists(st.integers(1, 40)))
def test_any_cut_gives_the_same_messages(values: list[bytes], cuts: list[int]) -> None:
    data = b"".join(pack(number, value) for number, value in enumerate(values))
    frames, found = FrameReader(), []
    for size in cuts:
        found += frames.feed(data[:size])
        data = data[size:]
    found += frames.feed(data)
    assert [message.value(bytes) for message in found] == values
    assert [message.number for message in found] == list(range(len(values)))


def test_a_stream_that_ends_in_the_midst_of_one() -> None:
    data = pack(1, "whole") + pack(2, "cut")[:-1]
    stream = io.BytesIO(data)
    assert read_frame(stream).value(str) == "whole"
    with pytest.raises(EOFError):
        read_frame(stream)


@dataclass(frozen=True)
class Sample:
    data: Any
    name: str = ""
    file: Path | None = None
    words: str | Phrase = ""
    names: frozenset[bytes] = frozenset()


@pytest.mark.parametrize(
    "sample",
    [
        Sample({"a": [1, 2.5, None, True, "é"]}, "name", Path("/a/\udce9"), Phrase("a", b=Phrase("c"))),
        Sample(["\ud83d", {"\udfff": -(2**200)}, 2**64, -(2**63)], "half \udce9 and Ā\u0100"),
        Sample(2**63, names=frozenset({b"\xff", b"a"})),
    ],
)
def test_values_come_back_as_they_were(sample: Sample) -> None:
    """The values include surrogates, as in names that are not UTF-8, and numbers of any size."""
    assert sent(sample) == sample


def test_packed_lines_come_back_as_arrays() -> None:
    lines = PackedLines("a\n", "+", array("Q", [0, 2]), array("L", [1]), array("L", [2]), {0: ((0, 1),)})
    assert sent(lines) == lines


def test_every_request_and_answer_can_be_read() -> None:
    """The types of all fields are known. The answers of a request have different names."""
    assert len(REQUESTS) > 50
    for request in REQUESTS:
        kinds = (request, *request.answers(), RequestFailure)
        names = [type(None).__name__ if kind is None else kind.__name__ for kind in kinds]
        assert len(set(names)) == len(names)
        for kind in kinds:
            with pytest.raises(NotUnderstoodError, match="is not understood"):
                Message(1, 1, kind.__name__, False, msgspec.Raw(b"\xc1")).value(kind)


# --- bytes of others -------------------------------------------------------------------------------


class Made:
    """A class that no message may create an instance of."""

    made = 0

    def __init__(self) -> None:
        Made.made += 1

    def __reduce__(self) -> tuple[type["Made"], tuple[()]]:
        return Made, ()


def framed(data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + data


HOSTILE = {
    "pickle": framed(pickle.dumps(Made())),
    "huge": struct.pack(">I", 0xFFFFFFFF),
    "empty": framed(b""),
    "no_message": framed(msgspec.msgpack.encode(["x", 1])),
    "another_version": framed(msgspec.msgpack.encode([99, 1, "str", False, "x"])),
    "long_list": framed(b"\x95\x01\x01\xa3str\xc2\xdd\xff\xff\xff\xff"),
    "more_than_a_message": framed(write_message(1, "x") + b"x"),
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_message_is_an_error(data: bytes) -> None:
    made = Made.made
    with pytest.raises(NotUnderstoodError):
        for message in FrameReader().feed(data):
            message.value(str)
    assert Made.made == made


@given(st.data(), st.sampled_from(sorted(REQUESTS, key=lambda kind: kind.__name__)))
def test_any_bytes_are_an_error_or_an_answer(data: st.DataObject, request_kind: Any) -> None:
    """Whatever a child answers, the window gets a value of the declared types or a `NotUnderstoodError`."""
    kinds = (*request_kind.answers(), Refused, RequestFailure)
    name = data.draw(st.sampled_from([*(kind.__name__ for kind in kinds), "Made", ""]))
    plain = st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-9, 2**63)
        | st.floats()
        | st.text(max_size=3)
        | st.binary(max_size=3),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
        max_leaves=12,
    )
    body = data.draw(st.binary(max_size=30) | plain.map(msgspec.msgpack.encode))
    head = b"\x95\x01\x01" + msgspec.msgpack.encode(name) + (b"\xc3" if data.draw(st.booleans()) else b"\xc2")
    try:
        value = read_message(head + body).value(*kinds)
    except NotUnderstoodError:
        return
    assert any(type(value).__name__ == kind.__name__ for kind in kinds) or isinstance(value, Path)

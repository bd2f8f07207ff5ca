"""Frames on the pipes to and from our child processes: four bytes of length, big-endian, then a pickle.

Never read frames that somebody else wrote: a pickle can run any code.
"""

import pickle
import struct
from typing import IO, Any

_HEAD = struct.Struct(">I")


def pack(value: Any) -> bytes:
    """Return the frame of any object that can be pickled."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _HEAD.pack(len(data)) + data


def read_frame(stream: IO[bytes]) -> Any:
    """Return the next object of a blocking stream. Raise `EOFError` if the stream has ended."""
    head = stream.read(_HEAD.size)
    if len(head) < _HEAD.size:
        raise EOFError
    (size,) = _HEAD.unpack(head)
    data = stream.read(size)
    if len(data) < size:
        raise EOFError
    return pickle.loads(data)


class FrameReader:
    """Reads objects from bytes that arrive in pieces of any size."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> list[Any]:
        """Return the objects that are complete now."""
        rest = self._rest
        rest += data
        found = []
        start = 0
        while len(rest) - start >= _HEAD.size:
            (size,) = _HEAD.unpack_from(rest, start)
            begin = start + _HEAD.size
            if len(rest) < begin + size:
                break
            found.append(pickle.loads(memoryview(rest)[begin : begin + size]))
            start = begin + size
        del rest[:start]
        return found

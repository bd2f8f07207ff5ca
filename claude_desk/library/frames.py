"""Frames on the pipes to and from our child processes: four bytes of length, big-endian, then a message.

A message is msgpack and carries only data: the version of this format, a number, the name of the value's
class, and the value. Its reader names the classes that the value may have, and nothing else is made of it,
whoever wrote it.
"""

import functools
import struct
from array import array
from collections.abc import Callable
from pathlib import PurePath
from typing import IO, Any, NamedTuple

import msgspec.msgpack

_VERSION = 1
_HEAD = struct.Struct(">I")
_LONGEST = 1 << 30  # bytes of a message
_BIG_INT = "\u0100"  # begins an escaped number; escaped texts have only the letters up to "\u00ff"


class NotUnderstoodError(Exception):
    """The bytes are not what this version of the program writes."""


class Message(NamedTuple):
    """A message with its value, which is not decoded yet. `escaped`: whether `_escape` has changed it."""

    version: int
    number: int
    name: str
    escaped: bool
    body: msgspec.Raw

    def value(self, *kinds: Any) -> Any:
        """Return the value, which has one of these types. Raise `NotUnderstoodError` if it has not."""
        kind = next((kind for kind in kinds if _name(kind) == self.name), Message)
        if kind is Message:
            raise NotUnderstoodError("a message of this kind is not expected")
        try:
            if not self.escaped:
                return _decoder(kind).decode(self.body)
            plain = _changed(msgspec.msgpack.decode(self.body), _unescape)
            return msgspec.convert(plain, kind, dec_hook=_made)
        except Exception as error:  # also one of `_made`
            raise NotUnderstoodError(f"a {self.name} is not understood") from error


def write_message(number: int, value: Any) -> bytes:
    """Return the message with this value. Raise an error if the value is more than data."""
    head = _VERSION, number, _name(type(value))
    try:
        return _encoder.encode((*head, False, value))
    except (UnicodeEncodeError, OverflowError):  # what msgpack lacks: half characters, and very big numbers
        plain = msgspec.to_builtins(value, enc_hook=_plain, builtin_types=(bytes,))
        return _encoder.encode((*head, True, _changed(plain, _escape)))


def read_message(data: bytes | memoryview) -> Message:
    """Return the message with these bytes. Raise `NotUnderstoodError` if they are none of this version."""
    try:
        message = Message(*_decoder(tuple[int, int, str, bool, msgspec.Raw]).decode(data))
    except Exception as error:
        raise NotUnderstoodError("no message") from error
    if message.version != _VERSION:
        raise NotUnderstoodError(f"a message of version {message.version}")
    return message


def pack(number: int, value: Any) -> bytes:
    """Return the frame of a message."""
    data = write_message(number, value)
    return _HEAD.pack(len(data)) + data


def read_frame(stream: IO[bytes]) -> Message:
    """Return the next message of a blocking stream. Raise `EOFError` if the stream has ended."""
    head = stream.read(_HEAD.size)
    size = _size(head) if len(head) == _HEAD.size else 0
    data = stream.read(size)
    if not size or len(data) < size:
        raise EOFError
    return read_message(data)


class FrameReader:
    """Reads messages from bytes that arrive in pieces of any size."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> list[Message]:
        """Return the messages that are complete now. Raise `NotUnderstoodError` for other bytes."""
        rest = self._rest
        rest += data
        found = []
        start = 0
        while len(rest) - start >= _HEAD.size:
            begin = start + _HEAD.size
            end = begin + _size(rest[start:begin])
            if len(rest) < end:
                break
            found.append(read_message(bytes(memoryview(rest)[begin:end])))
            start = end
        del rest[:start]
        return found


def _size(head: bytes | bytearray) -> int:
    (size,) = _HEAD.unpack(head)
    if not 0 < size <= _LONGEST:
        raise NotUnderstoodError(f"a frame of {size} bytes")
    return int(size)


def _name(kind: Any) -> str:
    return "Path" if isinstance(kind, type) and issubclass(kind, PurePath) else str(kind.__name__)


def _plain(value: Any) -> Any:
    """Return a value that msgpack lacks as data."""
    if isinstance(value, PurePath):
        return str(value)
    if isinstance(value, array):
        return value.typecode, value.tolist()
    raise NotImplementedError(type(value).__name__)


def _made(kind: Any, data: Any) -> Any:
    """Return the value of this type that `_plain` has turned into data."""
    return array(*data) if kind is array else kind(data)


_encoder = msgspec.msgpack.Encoder(enc_hook=_plain)


@functools.cache
def _decoder(kind: Any) -> "msgspec.msgpack.Decoder[Any]":
    return msgspec.msgpack.Decoder(kind, dec_hook=_made)


def _changed(value: Any, change: Callable[[Any], Any]) -> Any:
    """Return the data with each text and number in it changed."""
    if isinstance(value, dict):
        return {_changed(key, change): _changed(each, change) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_changed(each, change) for each in value]
    return change(value)


def _escape(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "surrogatepass").decode("latin-1")
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 63:
        return f"{_BIG_INT}{value:x}"
    return value


def _unescape(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if value.startswith(_BIG_INT):
        return int(value.removeprefix(_BIG_INT), 16)
    return value.encode("latin-1").decode("utf-8", "surrogatepass")

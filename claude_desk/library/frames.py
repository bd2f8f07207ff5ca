"""Frames on the pipes to and from our child processes: four bytes of length, big-endian, then a message.

A message is a msgpack array: the version of this format, a number, the name of the value's class, whether the
value is escaped, and the value. The reader names the types that it expects. It makes no objects of other
types, even if another program wrote the message.
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
_LONGEST = 1 << 30  # the most bytes of a message
# The first character of an escaped number. An escaped text has no character above "\u00ff".
_BIG_INT = "\u0100"


class NotUnderstoodError(Exception):
    """The bytes are no message of this version, or the message has an unexpected value."""


class Message(NamedTuple):
    """A message. `body`: the value, which is not decoded yet. `escaped`: whether `_escape` has changed the
    value."""

    version: int
    number: int
    name: str
    escaped: bool
    body: msgspec.Raw

    def value(self, *kinds: Any) -> Any:
        """Decode the value. Raise `NotUnderstoodError` if its type is not one of `kinds`, or if the data does
        not fit the type."""
        kind = next((kind for kind in kinds if _name(kind) == self.name), Message)
        if kind is Message:
            raise NotUnderstoodError("a message of this kind is not expected")
        try:
            if not self.escaped:
                return _decoder(kind).decode(self.body)
            plain = _changed(msgspec.msgpack.decode(self.body), _unescape)
            return msgspec.convert(plain, kind, dec_hook=_made)
        except Exception as error:  # `_made` may raise any error
            raise NotUnderstoodError(f"a {self.name} is not understood") from error


def write_message(number: int, value: Any) -> bytes:
    """Return the bytes of a message. Raise TypeError, NotImplementedError or RecursionError if the value is
    not data."""
    head = _VERSION, number, _name(type(value))
    try:
        return _encoder.encode((*head, False, value))
    except (UnicodeEncodeError, OverflowError):  # msgpack has no lone surrogates and no very big numbers
        plain = msgspec.to_builtins(value, enc_hook=_plain, builtin_types=(bytes,))
        return _encoder.encode((*head, True, _changed(plain, _escape)))


def read_message(data: bytes | memoryview) -> Message:
    """Return the message of these bytes. Raise `NotUnderstoodError` if the bytes are no message of this
    version."""
    try:
        message = Message(*_decoder(tuple[int, int, str, bool, msgspec.Raw]).decode(data))
    except Exception as error:
        raise NotUnderstoodError("no message") from error
    if message.version != _VERSION:
        raise NotUnderstoodError(f"a message of version {message.version}")
    return message


def pack(number: int, value: Any) -> bytes:
    """Return a message as a frame. Raise as `write_message` does, and OverflowError if the message is too
    long."""
    data = write_message(number, value)
    if len(data) > _LONGEST:
        raise OverflowError(f"a message of {len(data)} bytes is too long")
    return _HEAD.pack(len(data)) + data


def read_frame(stream: IO[bytes]) -> Message:
    """Return the next message of a blocking stream. Raise `EOFError` if the stream ends before or inside the
    message, and `NotUnderstoodError` if the bytes are no frame of this version."""
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
        """Add bytes, and return the messages that are complete now. Raise `NotUnderstoodError` if the bytes
        are no frames of this version."""
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
    """Return a path or an array as data. msgpack has neither."""
    if isinstance(value, PurePath):
        return str(value)
    if isinstance(value, array):
        return value.typecode, value.tolist()
    raise NotImplementedError(type(value).__name__)


def _made(kind: Any, data: Any) -> Any:
    """Undo `_plain`: return the data as a value of the type `kind`."""
    return array(*data) if kind is array else kind(data)


_encoder = msgspec.msgpack.Encoder(enc_hook=_plain)


@functools.cache
def _decoder(kind: Any) -> "msgspec.msgpack.Decoder[Any]":
    return msgspec.msgpack.Decoder(kind, dec_hook=_made)


def _changed(value: Any, change: Callable[[Any], Any]) -> Any:
    """Return a copy of the data. Apply `change` to each key and to each value that is no dict or list."""
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

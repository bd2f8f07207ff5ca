"""Another program on a Wayland screen: a hand with a mouse and a keyboard, and windows that cover Claude
Desk.

The module speaks the protocol itself: a message is an object's number, an opcode, a size and arguments. The
module uses only a few calls, by their numbers in the protocol's files (`wayland`, `xdg-shell`,
`xdg-activation-v1`, `wlr-layer-shell-unstable-v1`, `wlr-data-control-unstable-v1`,
`wlr-virtual-pointer-unstable-v1`, `virtual-keyboard-unstable-v1`).
"""

import os
import select
import socket
import struct
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Self

import pytest

from tests.wayland.screen import OTHER, SIZE, Screen

_PATIENCE = 60.0
_LEFT_BUTTON = 0x110
# The keys of an American keyboard and their numbers in Linux.
_KEYS = {
    "Escape": 1,
    "BackSpace": 14,
    "Tab": 15,
    "Return": 28,
    "Ctrl": 29,
    "Shift": 42,
    "Alt": 56,
    "Space": 57,
    "F6": 64,
    "F10": 68,
    "Home": 102,
    "Up": 103,
    "End": 107,
    "Down": 108,
    "Delete": 111,
    **{letter: 2 + place for place, letter in enumerate("1234567890-=")},
    **{letter: 16 + place for place, letter in enumerate("qwertyuiop[]")},
    **{letter: 30 + place for place, letter in enumerate("asdfghjkl;'`")},
    **{letter: 43 + place for place, letter in enumerate("\\zxcvbnm,./")},
    " ": 57,
}
_WITH_SHIFT = dict(zip('!@#$%^&*()_+{}:"~|<>?', "1234567890-=[];'`\\,./", strict=True))
_MASKS = {"Shift": 1, "Ctrl": 4, "Alt": 8}
_WHEEL_STEP = 15.0  # length of a notch in the compositor's units
_KEYMAP = """xkb_keymap {
xkb_keycodes { include "evdev+aliases(qwerty)" };
xkb_types { include "complete" };
xkb_compat { include "complete" };
xkb_symbols { include "pc+us+inet(evdev)" };
};
"""

Argument = int | str


@dataclass
class Heard:
    """A message of the compositor to an object: the opcode and the bytes of its arguments."""

    opcode: int
    data: bytes

    def number(self, place: int = 0) -> int:
        found: int = struct.unpack_from("=I", self.data, 4 * place)[0]
        return found

    def text(self, place: int = 0) -> str:
        """Return the string that begins at this place. Only a file descriptor may follow the string."""
        length = self.number(place)
        return self.data[4 * place + 4 : 4 * place + 3 + length].decode()


class Client:
    """A connection to the compositor. `told` counts the seat's events by their kind: `press`, `key`, `enter`,
    `focus`."""

    def __init__(self, screen: Screen) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(str(screen.socket))
        self._rest = b""
        self._descriptors: list[int] = []
        self._next = 2  # 1 is the display
        self._heard: dict[int, Callable[[Heard], None]] = {1: self._on_display}
        self._globals: dict[str, int] = {}
        self.told: dict[str, int] = {}
        self.serial = 0  # serial of the last press on one of this client's windows
        registry = self._new(self._on_global)
        self._send(1, 1, registry)
        self._registry = registry
        self.settle()
        self._seat = self._bind("wl_seat", 5)
        self._compositor = self._bind("wl_compositor", 4)
        self._shell = self._bind("xdg_wm_base", 1, lambda heard: self._send(self._shell, 3, heard.number()))
        self._layers = self._bind("zwlr_layer_shell_v1", 1)
        self._memory = self._bind("wl_shm", 1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()
        for each in self._descriptors:
            os.close(each)

    def settle(self) -> None:
        """Wait until the compositor has handled all requests and the client has received its events."""
        done: list[Heard] = []
        self._send(1, 0, self._new(done.append))
        self.until(lambda: bool(done), "an answer")

    def fileno(self) -> int:
        """Return the socket for a `select` over several clients. Call `hear` when the socket is readable."""
        return self._socket.fileno()

    def hear(self) -> None:
        self._read(time.monotonic())

    def until(self, condition: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + _PATIENCE
        while not condition():
            if not self._read(end):
                pytest.fail(f"the compositor does not tell of {what}: {self.told}")

    @contextmanager
    def hears(self, what: str) -> Iterator[None]:
        """Wait until the body of the context has caused this event of the seat."""
        before = self.told.get(what, 0)
        yield
        self.until(lambda: self.told.get(what, 0) > before, what)

    def listen(self) -> None:
        """Receive presses and keys on this client's windows. Call this once a `Hand` exists."""
        pointer, keyboard = self._new(self._on_pointer), self._new(self._on_keyboard)
        self._send(self._seat, 0, pointer)
        self._send(self._seat, 1, keyboard)
        self.settle()

    # --- requests that make windows ----------------------------------------------------------

    def make_surface(self) -> int:
        surface = self._new()
        self._send(self._compositor, 0, surface)
        return surface

    def make_toplevel(self, surface: int, configured: Callable[[int], None]) -> tuple[int, int]:
        shell, top = self._new(lambda heard: configured(heard.number())), self._new()
        self._send(self._shell, 2, shell, surface)
        self._send(shell, 1, top)
        self._send(top, 2, "Another program")
        self._send(top, 3, OTHER)
        return shell, top

    def make_notification(
        self, surface: int, size: tuple[int, int], configured: Callable[[int], None]
    ) -> int:
        """Make a surface at the top left that is above all windows and does not get the keyboard focus."""

        def hear(heard: Heard) -> None:
            if heard.opcode == 0:
                configured(heard.number())

        layer = self._new(hear)
        self._send(self._layers, 0, layer, surface, 0, 3, "notification")
        self._send(layer, 0, *size)
        self._send(layer, 1, 1 | 4)  # top, left
        self._send(layer, 2, 2**32 - 1)  # the places of other layers do not matter
        return layer

    def attach(self, surface: int, size: tuple[int, int]) -> None:
        """Show the surface in white."""
        width, height = size
        data = os.memfd_create("white")
        try:
            os.write(data, b"\xff" * (4 * width * height))
            pool, buffer = self._new(), self._new()
            self._send(self._memory, 0, pool, 4 * width * height, descriptor=data)
        finally:
            os.close(data)
        self._send(pool, 0, buffer, 0, width, height, 4 * width, 1)
        self._send(surface, 1, buffer, 0, 0)
        self._send(surface, 2, 0, 0, width, height)
        self.commit(surface)

    def commit(self, surface: int) -> None:
        self._send(surface, 6)

    def destroy(self, *objects: tuple[int, int]) -> None:
        """Destroy objects. Each object is given by its number and the opcode of its destructor."""
        for each, opcode in objects:
            self._heard.pop(each, None)  # ignore events that are on the way to the object
            self._send(each, opcode)
        self.settle()

    def acknowledge(self, surface: int, opcode: int, serial: int) -> None:
        self._send(surface, opcode, serial)

    # --- data that one program passes to another ------------------------------------------------

    def drag(self, origin: int, kind: str, data: bytes) -> list[str]:
        """Begin to drag this data from the pressed window `origin`. The returned list receives the events
        `sent`, `dropped`, `finished` and `cancelled`."""
        events: list[str] = []
        maker = self._bind("wl_data_device_manager", 3)
        source, device = self._new(lambda heard: self._give(heard, data, events)), self._new()
        self._send(maker, 0, source)
        self._send(maker, 1, device, self._seat)
        self._send(source, 0, kind)
        self._send(source, 2, 1)  # the action is "copy"
        self._send(device, 0, source, origin, 0, self.serial)
        self.settle()
        return events

    def copy(self, contents: Mapping[str, bytes]) -> None:
        """Put contents on the clipboard, by MIME type (`image/png`, ...), as `wl-copy` does."""
        maker, device = self._clipboard()

        def give(heard: Heard) -> None:
            if heard.opcode == 0:
                self._answer(contents[heard.text()])

        source = self._new(give)
        self._send(maker, 0, source)
        for kind in contents:
            self._send(source, 0, kind)
        self._send(device, 0, source)
        self.settle()

    def until_pasted(self, text: str) -> None:
        """Wait until this text is on the clipboard, as `wl-paste` would read it."""
        end, found = time.monotonic() + _PATIENCE, ""
        while found != text:
            assert time.monotonic() < end, f"on the clipboard is {found!r}"
            found = self._pasted("text/plain;charset=utf-8").decode()

    def _pasted(self, kind: str) -> bytes:
        """Return the clipboard's content of this MIME type, or b"" without such content."""
        offered: dict[int, list[str]] = {}
        selected: list[int] = []

        def hear(heard: Heard) -> None:
            if heard.opcode == 0:
                kinds = offered[heard.number()] = []
                self._heard[heard.number()] = lambda offer: kinds.append(offer.text())
            elif heard.opcode == 1:
                selected.append(heard.number())

        _, device = self._clipboard(hear)
        self.settle()
        data = b""
        if selected and kind in offered.get(selected[-1], ()):
            reader, writer = os.pipe()
            self._send(selected[-1], 0, kind, descriptor=writer)
            os.close(writer)
            self.settle()
            with os.fdopen(reader, "rb") as stream:
                data = stream.read()
        self._send(device, 1)
        self._heard.pop(device)
        return data

    def activation_token(self) -> str:
        """Return a token that allows a program to bring its window to the front. A notification service asks
        the compositor for such a token."""
        told: list[str] = []
        activation = self._bind("xdg_activation_v1", 1)
        token = self._new(lambda heard: told.append(heard.text()))
        self._send(activation, 1, token)
        self._send(token, 3)
        self.until(lambda: bool(told), "a token")
        return told[0]

    def _clipboard(self, hear: Callable[[Heard], None] = lambda _heard: None) -> tuple[int, int]:
        maker = self._bind("zwlr_data_control_manager_v1", 1)
        device = self._new(hear)
        self._send(maker, 1, device, self._seat)
        return maker, device

    def _give(self, heard: Heard, data: bytes, events: list[str]) -> None:
        if heard.opcode == 1:
            self._answer(data)
            events.append("sent")
        elif heard.opcode in (2, 3, 4):
            events.append({2: "cancelled", 3: "dropped", 4: "finished"}[heard.opcode])

    def _answer(self, data: bytes) -> None:
        """Write the data into the file descriptor that came with the event."""
        with os.fdopen(self._descriptors.pop(0), "wb") as stream:
            stream.write(data)

    # --- requests that make a hand -----------------------------------------------------------

    def make_pointer(self) -> int:
        maker = self._bind("zwlr_virtual_pointer_manager_v1", 1)
        pointer = self._new()
        self._send(maker, 0, self._seat, pointer)
        return pointer

    def make_keyboard(self) -> int:
        maker = self._bind("zwp_virtual_keyboard_manager_v1", 1)
        keyboard = self._new()
        self._send(maker, 0, self._seat, keyboard)
        text = _KEYMAP.encode() + b"\0"
        data = os.memfd_create("keymap")
        try:
            os.write(data, text)
            self._send(keyboard, 0, 1, len(text), descriptor=data)
        finally:
            os.close(data)
        return keyboard

    def act(self, each: int, opcode: int, *arguments: Argument) -> None:
        self._send(each, opcode, *arguments)

    # --- the wire ------------------------------------------------------------------------------

    def _new(self, hear: Callable[[Heard], None] = lambda _heard: None) -> int:
        number = self._next
        self._next += 1
        self._heard[number] = hear
        return number

    def _bind(self, name: str, version: int, hear: Callable[[Heard], None] = lambda _heard: None) -> int:
        assert name in self._globals, f"the compositor has no {name}"
        bound = self._new(hear)
        self._send(self._registry, 0, self._globals[name], name, version, bound)
        return bound

    def _send(self, each: int, opcode: int, *arguments: Argument, descriptor: int | None = None) -> None:
        data = b"".join(_encode(argument) for argument in arguments)
        message = struct.pack("=II", each, (8 + len(data)) << 16 | opcode) + data
        if descriptor is None:
            self._socket.sendall(message)
        else:
            socket.send_fds(self._socket, [message], [descriptor])

    def _read(self, end: float) -> bool:
        """Read and handle some events. Return False if no event comes until the time `end`."""
        if not select.select([self._socket], [], [], max(0.0, end - time.monotonic()))[0]:
            return False
        some, descriptors, _, _ = socket.recv_fds(self._socket, 65536, 16)
        assert some, "the compositor has gone"
        self._descriptors += descriptors
        self._rest += some
        while len(self._rest) >= 8:
            each, head = struct.unpack_from("=II", self._rest)
            if len(self._rest) < head >> 16:
                break
            heard = Heard(head & 0xFFFF, self._rest[8 : head >> 16])
            self._rest = self._rest[head >> 16 :]
            if each in self._heard:
                self._heard[each](heard)
        return True

    def _on_display(self, heard: Heard) -> None:
        assert heard.opcode != 0, f"the compositor has a complaint: {heard.data!r}"

    def _on_global(self, heard: Heard) -> None:
        if heard.opcode == 0:
            length = heard.number(1)
            self._globals[heard.data[8 : 8 + length - 1].decode()] = heard.number()

    def _on_pointer(self, heard: Heard) -> None:
        if heard.opcode == 0:
            self._tell("enter")
        elif heard.opcode == 3 and heard.number(3):
            self.serial = heard.number()
            self._tell("press")

    def _on_keyboard(self, heard: Heard) -> None:
        if heard.opcode == 0:
            os.close(self._descriptors.pop(0))  # the descriptor of the keymap
        elif heard.opcode == 1:
            self._tell("focus")
        elif heard.opcode == 3 and heard.number(3):
            self._tell("key")

    def _tell(self, what: str) -> None:
        self.told[what] = self.told.get(what, 0) + 1


class Hand:
    """A virtual mouse and a virtual keyboard of the screen."""

    def __init__(self, screen: Screen, size: tuple[int, int] = SIZE) -> None:
        self._size = size
        self._client = Client(screen)
        self._pointer = self._client.make_pointer()
        self._keyboard = self._client.make_keyboard()
        self._client.settle()

    def close(self) -> None:
        self._client.__exit__()

    def to(self, place: tuple[int, int]) -> None:
        self._client.act(self._pointer, 1, _time(), *place, *self._size)
        self._client.act(self._pointer, 4)
        self._client.settle()

    def click(self) -> None:
        self.press()
        self.release()

    def press(self, down: bool = True) -> None:
        self._client.act(self._pointer, 2, _time(), _LEFT_BUTTON, int(down))
        self._client.act(self._pointer, 4)
        self._client.settle()

    def release(self) -> None:
        self.press(down=False)

    def wheel(self, notches: int) -> None:
        """Turn the wheel down; a negative number turns it up."""
        for _ in range(abs(notches)):
            step = 1 if notches > 0 else -1
            self._client.act(self._pointer, 5, 0)  # the source is a wheel
            self._client.act(self._pointer, 7, _time(), 0, int(_WHEEL_STEP * 256) * step, step)
            self._client.act(self._pointer, 4)
            self._client.settle()

    def type(self, text: str) -> None:
        for letter in text:
            if letter in _WITH_SHIFT or letter.isupper():
                self.chord("Shift", _WITH_SHIFT.get(letter, letter.lower()))
            else:
                self.key(letter)

    def chord(self, *names: str) -> None:
        """Press the last key while the modifiers before it are held."""
        *held, last = names
        for name in held:
            self.key(name, up=False)
        self._client.act(self._keyboard, 2, sum(_MASKS[name] for name in held), 0, 0, 0)
        self.key(last)
        for name in reversed(held):
            self.key(name, down=False)
        self._client.act(self._keyboard, 2, 0, 0, 0, 0)
        self._client.settle()

    def key(self, name: str, down: bool = True, up: bool = True) -> None:
        for state in (*([1] if down else []), *([0] if up else [])):
            self._client.act(self._keyboard, 1, _time(), _KEYS[name], state)
        self._client.settle()


@dataclass
class OtherWindow:
    """A window of another program. `keyboard`: whether the window takes the keyboard focus. A window that
    does not take the focus is a notification."""

    client: Client
    keyboard: bool = True
    size: tuple[int, int] = SIZE
    surface: int = 0
    _objects: list[tuple[int, int]] = field(default_factory=list)
    _shown: bool = False

    def show(self) -> None:
        surface = self.surface = self.client.make_surface()
        if self.keyboard:
            shell, top = self.client.make_toplevel(
                surface, lambda serial: self._draw(surface, shell, 4, serial)
            )
            self._objects = [(top, 0), (shell, 0), (surface, 0)]
        else:
            layer = self.client.make_notification(
                surface, self.size, lambda serial: self._draw(surface, layer, 6, serial)
            )
            self._objects = [(layer, 7), (surface, 0)]
        self.client.commit(surface)
        self.client.until(lambda: self._shown, "its window")
        self.client.settle()

    def close(self) -> None:
        self.client.destroy(*self._objects)

    def _draw(self, surface: int, role: int, opcode: int, serial: int) -> None:
        self.client.acknowledge(role, opcode, serial)
        if not self._shown:
            self._shown = True
            self.client.attach(surface, self.size)


def _time() -> int:
    return int(time.monotonic() * 1000) % 2**32


def _encode(argument: Argument) -> bytes:
    if isinstance(argument, int):
        return struct.pack("=I", argument % 2**32)
    text = argument.encode() + b"\0"
    return struct.pack("=I", len(text)) + text.ljust(-(-len(text) // 4) * 4, b"\0")

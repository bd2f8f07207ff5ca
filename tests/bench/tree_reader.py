"""Reads the accessible tree of each program again and again: `tree_reader.py ADDRESS`.

ADDRESS is the address of the session bus. The program prints a line when it is ready. When its input ends, it
prints how many whole trees and how many objects it has read.
"""

import json
import select
import sys
import time
from typing import Any

from jeepney import DBusAddress, MessageType, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

_BUS = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = "org.a11y.atspi.Registry"
_THING = "org.a11y.atspi.Accessible"
_ANSWERS_WITHIN = 5.0  # in seconds; a program that does not answer in time is asked again in the next round


class Gone(Exception):
    """The object does not exist, does not support the request, or did not answer in time."""


class TreeReader:
    def __init__(self, address: str) -> None:
        self._connection = _accessibility_bus(address)
        self.whole = 0
        self.things = 0

    def read(self) -> None:
        """Read the trees of all programs once."""
        for owner, path in self._children(_REGISTRY, _ROOT):
            before = self.things
            try:
                self._read(owner, path)
            except Gone:
                continue
            self.whole += self.things > before + 1

    def _read(self, owner: str, path: str) -> None:
        """Read everything that a screen reader says of an object, and read all objects inside it."""
        place = DBusAddress(path, owner, _THING)
        self._ask(new_method_call(place, "GetRole"))
        self._ask(new_method_call(place, "GetState"))
        self._ask(Properties(place).get("Name"))
        self.things += 1
        for child in self._children(owner, path):
            try:
                self._read(*child)
            except Gone:
                continue

    def _children(self, owner: str, path: str) -> list[tuple[str, str]]:
        [children] = self._ask(new_method_call(DBusAddress(path, owner, _THING), "GetChildren"))
        return [(name, place) for name, place in children if not place.endswith("/null")]

    def _ask(self, message: Any) -> tuple[Any, ...]:
        try:
            answer = self._connection.send_and_get_reply(message, timeout=_ANSWERS_WITHIN)
        except TimeoutError:
            raise Gone from None
        if answer.header.message_type is not MessageType.method_return:
            raise Gone(answer.body)
        body: tuple[Any, ...] = answer.body
        return body


def _accessibility_bus(address: str) -> DBusConnection:
    """Return a connection to the accessibility bus, once its launcher is on the session bus."""
    until = time.monotonic() + _ANSWERS_WITHIN
    with open_dbus_connection(address) as session:
        while True:
            told = session.send_and_get_reply(new_method_call(_BUS, "GetAddress"))
            if told.header.message_type is MessageType.method_return:
                return open_dbus_connection(told.body[0])
            assert time.monotonic() < until, told.body
            time.sleep(0.02)


def main() -> None:
    reader = TreeReader(sys.argv[1])
    print(json.dumps({"listens": True}), flush=True)
    while not select.select([sys.stdin], [], [], 0.02)[0]:
        reader.read()
    print(json.dumps({"whole": reader.whole, "things": reader.things}), flush=True)


if __name__ == "__main__":
    main()

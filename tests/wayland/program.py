"""The program itself in a separate process, on the test's screen, with a hand from outside the program."""

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.clis import ROOT
from tests.wayland.client import Client, Hand
from tests.wayland.screen import Screen

_PATIENCE = 60.0


class Program:
    """A running `watched_program`, which reports the content of its windows. `others`: clients that must
    answer the compositor meanwhile, such as the client that owns the clipboard."""

    def __init__(self, process: "subprocess.Popen[bytes]", said: Path) -> None:
        self.process = process
        self.others: list[Client] = []
        self._said = said
        self._rest = b""

    def look(self, look: str, **order: Any) -> Any:
        """Wait until the program finds what `look` and `order` describe, in its final place. Return what the
        program reports about it."""
        return self.look_while(lambda: None, look, **order)

    def look_while(self, act: Callable[[], None], look: str, **order: Any) -> Any:
        """Do the same as `look`, and call `act` once the program has begun to look."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"look": look, **order}).encode() + b"\n")
        self.process.stdin.flush()
        try:
            assert self._answer() == "looking"
            act()
            return self._answer()
        except AssertionError as why:
            pytest.fail(f"{look} {order}: {why}")

    def names(self) -> list[str]:
        return [" ".join(words) for words in self.look("names")]

    def end(self) -> int:
        """End the program with SIGTERM, as the desktop does, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(_PATIENCE)

    def said(self) -> str:
        """Return what the program has written to its stderr."""
        return self._said.read_text()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        end = time.monotonic() + _PATIENCE
        while b"\n" not in self._rest:
            left = end - time.monotonic()
            ready, _, _ = select.select([self.process.stdout, *self.others], [], [], max(0.0, left))
            assert ready, f"it does not come; the terminal has: {self.said()!r}"
            for other in self.others:
                if other in ready:
                    other.hear()
            if self.process.stdout in ready:
                some = os.read(self.process.stdout.fileno(), 65536)
                assert some, f"it has ended; the terminal has: {self.said()!r}"
                self._rest += some
        line, _, self._rest = self._rest.partition(b"\n")
        told = json.loads(line)
        assert not (isinstance(told, dict) and "failed" in told), told["failed"]
        return told


@contextmanager
def program_process(environ: Mapping[str, str], said: Path, *arguments: str) -> Iterator[Program]:
    """Run the program with only the variables in `environ`. `said`: the file that gets its stderr."""
    with (
        said.open("wb") as stream,
        subprocess.Popen(
            [sys.executable, "-m", "tests.wayland.watched_program", *arguments],
            cwd=ROOT,
            env=dict(environ),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stream,
        ) as process,
    ):
        try:
            yield Program(process, said)
        finally:
            process.kill()


class Worked:
    """A program on a screen of sway, and the hand that uses the program."""

    def __init__(self, screen: Screen, program: Program, hand: Hand) -> None:
        self.screen = screen
        self.program = program
        self.hand = hand

    def place(self, kind: str, name: str, **more: Any) -> tuple[int, int]:
        """Return the middle of the item on the screen, once a press of it counts."""
        found = self.program.look("shown", kind=kind, name=name, **more)
        return self.on_screen(found["title"], *found["at"])

    def on_screen(self, title: str, x: int, y: int) -> tuple[int, int]:
        left, top, _, _ = self.rectangle(title)
        return left + x, top + y

    def rectangle(self, title: str) -> tuple[int, int, int, int]:
        """Return x, y, width and height of the window with this title, in coordinates of the screen."""
        found = [node for node in self._windows() if node["name"] == title]
        assert len(found) == 1, f"no one window is {title!r}: {[node['name'] for node in self._windows()]}"
        rect = found[0]["rect"]
        return rect["x"], rect["y"], rect["width"], rect["height"]

    def front(self) -> str:
        """Return the title of the program's window that has the keyboard focus, or an empty string without
        such a window."""
        return next((str(node["name"]) for node in self._windows() if node["focused"]), "")

    def click(self, kind: str, name: str, **more: Any) -> None:
        self.hand.to(self.place(kind, name, **more))
        self.hand.click()

    def write(self, text: str, **more: Any) -> None:
        """Type into the message field, as a user does."""
        self.click("EditableText", "Message", **more)
        self.program.look("shown", kind="EditableText", name="Message", focused=True, **more)
        self.hand.type(text)
        self.program.look("written", words=text)

    def say(self, text: str) -> None:
        self.write(text)
        self.hand.key("Return")

    def _windows(self) -> list[dict[str, Any]]:
        """Return the program's windows as sway lists them."""
        found: list[dict[str, Any]] = []
        left = [json.loads(self.screen.say("-r", "-t", "get_tree"))]
        while left:
            node = left.pop()
            if node.get("pid") == self.program.process.pid:
                found.append(node)
            left += [*node.get("nodes", []), *node.get("floating_nodes", [])]
        return found

"""On a real X screen: presses that were meant for another window answer nothing in the program's window."""

import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from Xlib import XK, X
from Xlib import display as xlib
from Xlib.ext import xtest

from tests.display import Display
from tests.faults.asked_questions import Question, ask

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window system of Linux")

_PATIENCE = 60.0
_SEEN = 0.4  # seconds that the other window is shown before it is pressed
_WINDOW = (0, 0, 1000, 760)


class Hand:
    """Presses buttons and keys, and covers the program's window with another window."""

    def __init__(self, name: str) -> None:
        self.screen = xlib.Display(name)
        self.root = self.screen.screen().root

    def to(self, place: tuple[int, int]) -> None:
        xtest.fake_input(self.screen, X.MotionNotify, x=place[0], y=place[1])
        self.screen.sync()

    def click(self) -> None:
        xtest.fake_input(self.screen, X.ButtonPress, 1)
        xtest.fake_input(self.screen, X.ButtonRelease, 1)
        self.screen.sync()

    def key(self, name: str, down: bool = True, up: bool = True) -> None:
        code = self.screen.keysym_to_keycode(XK.string_to_keysym(name))
        if down:
            xtest.fake_input(self.screen, X.KeyPress, code)
        if up:
            xtest.fake_input(self.screen, X.KeyRelease, code)
        self.screen.sync()

    def cover(self, focused: bool, menu: bool = False) -> Any:
        """Cover the program with another program's window. `menu`: whether to bypass the window manager."""
        window = self.root.create_window(
            *_WINDOW,
            0,
            self.screen.screen().root_depth,
            override_redirect=menu,
            background_pixel=self.screen.screen().white_pixel,
            event_mask=X.ButtonPressMask | X.KeyPressMask | X.ExposureMask,
        )
        window.map()
        self._until(X.Expose)
        if focused:
            window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self.screen.sync()
        return window

    def close_at_press(self, window: Any, ours: int) -> None:
        """Wait for the first press in the other window, close that window, and give the program's window the
        focus again."""
        self._until(X.ButtonPress, X.KeyPress)
        window.destroy()
        self.screen.create_resource_object("window", ours).set_input_focus(X.RevertToParent, X.CurrentTime)
        self.screen.sync()

    def focused(self) -> int:
        found = self.screen.get_input_focus().focus
        return int(getattr(found, "id", 0))

    def _until(self, *kinds: int) -> None:
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if self.screen.pending_events():
                if self.screen.next_event().type in kinds:
                    return
            else:
                select.select([self.screen], [], [], 0.05)
        pytest.fail("the other window was told of nothing")

    def close(self) -> None:
        self.screen.close()


@contextmanager
def asked(display: Display, tmp_path: Path, state: str, name: str) -> Iterator[tuple[Question, Hand]]:
    environment = {"DISPLAY": display.name, "QT_QPA_PLATFORM": "xcb"}
    hand = Hand(display.name)
    try:
        with ask([(state, name)], environment, tmp_path) as question:
            yield question, hand
    finally:
        hand.close()


@pytest.mark.parametrize(("state", "name"), [("permission", "Allow once"), ("trust", "Trust this folder")])
def test_what_was_meant_for_another_window_answers_nothing(
    display: Display, tmp_path: Path, state: str, name: str
) -> None:
    with asked(display, tmp_path, state, name) as (question, hand):
        ours = hand.focused()
        assert ours > 1, "our window is in front"
        # The second click of a double-click comes 150 or 400 ms after the click that closes the other window.
        for focused, pause in ((True, 0.15), (True, 0.4), (False, 0.15), (False, 0.4)):
            hand.to(question.meant())
            over = hand.cover(focused, menu=not focused)
            time.sleep(_SEEN)
            hand.click()
            hand.close_at_press(over, ours)
            time.sleep(pause)  # the pace of the hand is part of the test
            hand.click()
            question.until("pressed")
            hand.to((5, 5))
        # This click brings the program's window, which does not have the focus, to the front.
        hand.to(question.meant())
        behind = hand.cover(True)
        behind.configure(stack_mode=X.Below)
        hand.screen.sync()
        time.sleep(_SEEN)
        hand.click()
        question.until("pressed")
        behind.destroy()
        hand.screen.create_resource_object("window", ours).set_input_focus(X.RevertToParent, X.CurrentTime)
        hand.screen.sync()
        question.meant()
        assert question.confirmed() == 0, question.told
        # A press that is meant for the button counts immediately.
        hand.click()
        question.until("confirmed")

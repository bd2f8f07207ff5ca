"""Presses `a` on a display every 10 ms, as a hand on the keyboard would: `key_sender.py DISPLAY`.

Each window that appears gets the keyboard focus, except popups. The program ends when its input ends.
"""

import select
import sys
import time

from Xlib import XK, X, display
from Xlib.ext import xtest

EVERY = 0.010  # seconds


def main(name: str) -> None:
    shown = display.Display(name)
    root = shown.screen().root
    root.change_attributes(event_mask=X.SubstructureNotifyMask)
    key = shown.keysym_to_keycode(XK.string_to_keysym("a"))
    shown.sync()
    print("ready", flush=True)
    due = time.monotonic()
    while not select.select([sys.stdin], [], [], max(0.0, due - time.monotonic()))[0]:
        due += EVERY
        while shown.pending_events():
            event = shown.next_event()
            if event.type == X.MapNotify and not event.override:
                event.window.set_input_focus(X.RevertToParent, X.CurrentTime)
        xtest.fake_input(shown, X.KeyPress, key)
        xtest.fake_input(shown, X.KeyRelease, key)
        shown.flush()


if __name__ == "__main__":
    main(sys.argv[1])

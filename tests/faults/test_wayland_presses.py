"""On a real Wayland screen, presses that were meant for another window do not answer a question in the
program's window."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.faults.asked_questions import Question, ask
from tests.wayland.client import Client, Hand, OtherWindow
from tests.wayland.screen import OTHER, Screen

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window system of Linux")

# Each kind of question, with a button and the press that counts in the end. `tests/qml/test_meant_presses.py`
# has all answers of all questions, with synthetic presses.
QUESTIONS = {
    "permission": ("Allow once", "click"),
    "trust": ("Trust this folder", "Space"),
    "plan": ("Approve", "click"),
    "rewind": ("Rewind conversation", "Space"),
    "ask-bypass": ("Bypass permissions", "click"),
    "worktree-remove": ("Remove worktree", "Return"),
    "sessions-asked": ("Move to trash", "click"),
}
_SMALL = (60, 40)
_ASIDE = (20, 20)  # a place within the small window


@dataclass
class Scene:
    """The question, a hand, and another program."""

    screen: Screen
    question: Question
    hand: Hand
    other: Client

    @contextmanager
    def covered(self, keyboard: bool = True) -> Iterator[OtherWindow]:
        """Open another program's window over the program's window, below the pointer."""
        window = OtherWindow(self.other, keyboard)
        with self.other.hears("enter"):
            window.show()
        self.question.until("left", *(["back"] if keyboard else []))
        yield window

    @contextmanager
    def aside(self) -> Iterator[OtherWindow]:
        """Open another program's window that takes the keyboard focus and covers a corner of the program's
        window."""
        window = OtherWindow(self.other, True, _SMALL)
        window.show()
        self.question.until("back")
        self.screen.say(f'[app_id="{OTHER}"] move absolute position 0 0')
        yield window
        window.close()


def double_click(scene: Scene, keyboard: bool, pause: float) -> None:
    """The first click closes the other window or the notification, and the second click reaches the
    program."""
    x, y = scene.question.meant()
    scene.hand.to((x, y))
    with scene.covered(keyboard) as window:
        with scene.other.hears("press"):
            scene.hand.click()
        window.close()
    time.sleep(pause)  # the pace of the hand is part of the test
    scene.hand.to((x + 1, y))  # a hand always moves; at a move sway finds the window below the pointer
    scene.question.until("entered")
    scene.hand.click()
    scene.question.until("pressed")


def activating_click(scene: Scene) -> None:
    scene.hand.to(scene.question.meant())
    with scene.aside():
        scene.hand.click()
        scene.question.until("pressed")
        time.sleep(0.15)
        scene.hand.click()
        scene.question.until("pressed")


def pointer_that_activates(scene: Scene) -> None:
    """Press in a window that the pointer activates."""
    place = scene.question.meant()
    scene.hand.to(_ASIDE)
    scene.screen.say("focus_follows_mouse", "yes")
    with scene.aside():
        scene.hand.to(place)
        scene.hand.click()
        scene.question.until("pressed")
    scene.screen.say("focus_follows_mouse", "no")


def held_key(scene: Scene, key: str) -> None:
    """The key closes the other window, and is still down when the program's window has been active long
    enough.

    Currently Qt does not report a key to a window if the key was down before the window got the focus.
    """
    scene.question.meant()
    scene.question.give_keyboard()
    with scene.covered() as window:
        with scene.other.hears("key"):
            scene.hand.key(key, up=False)
        window.close()
    scene.question.meant()
    time.sleep(0.3)
    scene.hand.key(key, down=False)


def key_after_a_change_of_focus(scene: Scene, key: str) -> None:
    scene.question.meant()
    scene.question.give_keyboard()
    with scene.aside():
        pass
    for pause in (0.1, 0.3):
        time.sleep(pause)
        scene.hand.key(key)


WAYS: dict[str, Callable[[Scene], None]] = {
    "a double-click over a closing window": lambda scene: double_click(scene, True, 0.15),
    "a slow double-click over a closing window": lambda scene: double_click(scene, True, 0.4),
    "a double-click over a notification": lambda scene: double_click(scene, False, 0.15),
    "a slow double-click over a notification": lambda scene: double_click(scene, False, 0.4),
    "the click that activates": activating_click,
    "a click of the pointer that activates": pointer_that_activates,
    "Space held": lambda scene: held_key(scene, "Space"),
    "Return after a change of focus": lambda scene: key_after_a_change_of_focus(scene, "Return"),
    "Space after a change of focus": lambda scene: key_after_a_change_of_focus(scene, "Space"),
}


# Ways that are tried on every question. The other ways are tried only on the first question.
FOR_EACH = {
    "a double-click over a closing window",
    "a double-click over a notification",
    "the click that activates",
    "Space held",
    "Space after a change of focus",
}


@pytest.mark.seconds(180)
def test_what_was_meant_for_another_window_answers_nothing(wayland: Screen, tmp_path: Path) -> None:
    names = [(state, name) for state, (name, _) in QUESTIONS.items()]
    with (
        closing(Hand(wayland)) as hand,  # the hand comes first: without a keyboard no window has the focus
        Client(wayland) as other,
        ask(names, wayland.environment(), tmp_path) as question,
    ):
        other.listen()
        scene = Scene(wayland, question, hand, other)
        for place, (state, (_, meant)) in enumerate(QUESTIONS.items()):
            if place:
                question.open_next()
            for way, act in WAYS.items():
                if place and way not in FOR_EACH:
                    continue
                act(scene)
                question.meant()
                assert question.confirmed() == 0, f"{state}: {way}: {question.told}"
            # A press that is meant for the button counts immediately.
            if meant == "click":
                hand.to(question.meant())
                hand.click()
            else:
                question.give_keyboard()
                time.sleep(2)  # a key counts only once the window has been active for a while
                hand.key(meant)
            question.until("confirmed")

"""Looks at places that may not answer run in a thread. The caller waits only for a limited time."""

import threading

import pytest

from claude_desk.system.patience import Patience


def test_what_answers_is_told_and_raised() -> None:
    patience = Patience(30.0)
    assert patience.run("/a", lambda: 1, 0) == 1

    def refuse() -> int:
        raise PermissionError

    with pytest.raises(PermissionError):
        patience.run("/a", refuse, 0)
    assert patience.run("/a", lambda: 2, 0) == 2
    patience.close()


def test_what_does_not_answer_is_waited_for_once() -> None:
    patience, over, looks = Patience(0.05), threading.Event(), list[int]()

    def hang() -> int:
        looks.append(1)
        over.wait(30)
        return 1

    assert [patience.run("/a", hang, 0) for _ in range(3)] == [0, 0, 0]
    assert len(looks) == 1
    slow = Patience(30.0)
    assert patience.run("/b", lambda: 2, 0) == 2, "others are looked at meanwhile"
    threads = [each for each in threading.enumerate() if each.name == "patience"]
    over.set()
    for each in threads[:1]:
        each.join(30)
    assert patience.run("/a", lambda: 3, 0) == 3, "it answers after all"
    assert slow.run("/a", hang, 0) == 1
    patience.close()
    slow.close()
